import { Pool } from 'undici';
import type { GatewayResponse } from '../data/public-query.ts';

/** The data of a request besides its body. */
export interface SentToGateway {
  /** The id of the request in the gateway's log; generated if it is undefined. */
  requestId?: string | undefined;
  /** The W3C trace header of the request. */
  traceparent?: string | undefined;
  /** The timeout of the response in milliseconds. */
  timeoutMs: number;
}

/** Sends the body of one GraphQL request to the gateway at an address. Rejects if there is no response in time. */
export type SendToGateway = (gateway: string, body: string, sent: SentToGateway) => Promise<GatewayResponse>;

/** The maximum number of connections to one gateway: one for each page that is rendered at once. */
const CONNECTIONS = 64;

/**
 * Creates the client that requests the data of pages from the gateway, over persistent connections. The gateway is near: compression
 * would cost both servers more time than it saves.
 */
export function createSendToGateway(): SendToGateway {
  const gateways = new Map<string, { pool: Pool; path: string }>();
  const open = (gateway: string) => {
    const { origin, pathname, search } = new URL(gateway);
    return { pool: new Pool(origin, { connections: CONNECTIONS }), path: pathname + search };
  };
  return async (gateway, body, { requestId, traceparent, timeoutMs }) => {
    const { pool, path } = gateways.get(gateway) ?? open(gateway);
    gateways.set(gateway, { pool, path });
    const headers = {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'accept-encoding': 'identity',
      'content-type': 'application/json',
      ...(requestId && { 'x-request-id': requestId }),
      ...(traceparent && { traceparent }),
    };
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeoutMs);
    try {
      const response = await pool.request({ method: 'POST', path, body, headers, signal: late.signal });
      const contentType = String(response.headers['content-type'] ?? '');
      return { status: response.statusCode, contentType, text: await response.body.text() };
    } finally {
      clearTimeout(timer);
    }
  };
}

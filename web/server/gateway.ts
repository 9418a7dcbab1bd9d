import { Pool } from 'undici';
import type { PageRequest } from './renderer.ts';

/** What the gateway has answered. */
interface GatewayAnswer {
  status: number;
  contentType: string;
  text: string;
}

/** What is told of a request besides its body. */
interface Sent extends Pick<PageRequest, 'requestId' | 'traceparent'> {
  /** Milliseconds that the answer may take. */
  timeoutMs: number;
}

/** Sends the body of one GraphQL request to the gateway at an address. Rejects when there is no answer in time. */
export type SendToGateway = (gateway: string, body: string, sent: Sent) => Promise<GatewayAnswer>;

/** The most connections to one gateway: one for each page that is rendered at once. */
const CONNECTIONS = 64;

/**
 * Makes what asks the gateway for the data of pages, over connections that stay open. The gateway is near: compressing for the storefront's
 * server would cost both more time than it saves.
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
      const answer = await pool.request({ method: 'POST', path, body, headers, signal: late.signal });
      const contentType = String(answer.headers['content-type'] ?? '');
      return { status: answer.statusCode, contentType, text: await answer.body.text() };
    } finally {
      clearTimeout(timer);
    }
  };
}

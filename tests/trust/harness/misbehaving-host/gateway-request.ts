import type { Json } from '../../../json.ts';
import { TOKEN } from './hosts.ts';
import type { GraphRequest } from './requests.ts';

/** A response of the gateway. */
export interface GatewayResponse {
  /** 0 if there was none. */
  status: number;
  /** The parsed response; undefined if there was none. */
  body: Json;
  /** The text of the response, or the reason why there was none. */
  text: string;
}

/** Longer than any deadline of a gateway. */
const PATIENCE_MS = 30_000;

/** Sends a request to a gateway as the shopper, with this request id. */
export async function requestGateway(
  address: string,
  id: string,
  { query, variables }: GraphRequest,
): Promise<GatewayResponse> {
  try {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}`, 'x-request-id': id },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text) };
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.message : '', body: undefined };
  }
}

import type { Json } from '../../../json.ts';
import { TOKEN } from './hosts.ts';
import type { GraphRequest } from './requests.ts';

/** An answer of the gateway. */
export interface GatewayAnswer {
  /** 0 when none came. */
  status: number;
  /** The parsed answer; undefined when none came. */
  body: Json;
  /** The answer as it came, or why none came. */
  text: string;
}

/** Longer than any deadline of a gateway. */
const PATIENCE_MS = 30_000;

/** Asks a gateway as the shopper, in a request of this id. */
export async function askGateway(
  address: string,
  id: string,
  { query, variables }: GraphRequest,
): Promise<GatewayAnswer> {
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

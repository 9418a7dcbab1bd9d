import { request } from 'undici';
import { readContract } from '../platform/read-contract.ts';
import type { ResponseBody, Call, OperationId } from '../platform/contract.ts';

/** The parts of a call of the contract. */
export type ApiCall<Id extends OperationId> = Partial<Pick<Call<Id>, 'params' | 'query' | 'body'>> & {
  /** Milliseconds within which the api must respond; 15,000 by default. */
  timeoutMs?: number;
};

/** The client of the running api. */
export interface ApiClient {
  /**
   * Calls an operation of the contract and returns its response. Throws an ApiError if the api refuses the call or does
   * not respond.
   */
  call<Id extends OperationId>(id: Id, requested: ApiCall<Id>): Promise<ResponseBody<Id>>;
}

/** The api refused a call or can't be reached; the message gives the reason. */
export class ApiError extends Error {}

/** Milliseconds within which the api must respond. */
const TIMEOUT_MS = 15_000;

/** Creates the client of the api at an address; `sign` makes a token for each call. */
export function createApiClient(apiUrl: string, sign: () => Promise<string>): ApiClient {
  const places = operationAddresses();
  return {
    call: async (id, { params = {}, query = {}, body, timeoutMs = TIMEOUT_MS }) => {
      const { method, path } = places.get(id) ?? unknown(id);
      const url = `${apiUrl}${fillPath(path, params)}${queryOf(query)}`;
      const authorization = `Bearer ${await sign()}`;
      const { status, text } = await send(url, { method, authorization, body, timeoutMs });
      if (status !== 200) throw new ApiError(errorMessage(status, text));
      return JSON.parse(text);
    },
  };
}

/** The method and path of each operation of the contract. */
function operationAddresses(): Map<string, { method: string; path: string }> {
  const paths = Object.entries(readContract().document.paths);
  return new Map(
    paths.flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, { method, path }] as const),
    ),
  );
}

function unknown(id: string): never {
  throw new Error(`The contract has no operation ${id}.`);
}

function fillPath(path: string, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

function queryOf(query: object): string {
  const args = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(args.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/** The parts of a call on the wire. */
interface SentCall {
  method: string;
  authorization: string;
  body: unknown;
  timeoutMs: number;
}

/** Follows no redirect: the token is only for this address. */
async function send(url: string, { method, authorization, body, timeoutMs }: SentCall) {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  try {
    const response = await request(url, {
      method: method.toUpperCase(),
      ...json,
      headers: { authorization, ...json.headers },
      headersTimeout: timeoutMs,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.statusCode, text: await response.body.text() };
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    const words = `The shop does not respond at ${new URL(url).origin}${reason}. Does it run? REST_URL is its address.`;
    throw new ApiError(words, { cause: error });
  }
}

/** The message of the contract's error; else a sentence about the status. */
function errorMessage(status: number, text: string): string {
  if (status === 401) {
    return "The shop does not accept this secret. Run this with the shop's data folder (DATA_DIR), or with its SESSION_SECRET.";
  }
  const { message, code, field } = parseError(text);
  if (typeof message !== 'string') return `The shop responded with ${status}.`;
  const where = typeof field === 'string' && !message.startsWith(field) ? ` (${field})` : '';
  return `${message}${where}${typeof code === 'string' ? ` [${code}]` : ''}`;
}

function parseError(text: string): { message?: unknown; code?: unknown; field?: unknown } {
  if (!text.startsWith('{')) return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

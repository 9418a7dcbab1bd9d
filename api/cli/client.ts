import { request } from 'undici';
import { readContract } from '../platform/contract.ts';
import type { ResponseBody, Call, OperationId } from '../platform/contract.ts';

/** What a call of the contract is made of. */
export type ApiCall<Id extends OperationId> = Partial<Pick<Call<Id>, 'params' | 'query' | 'body'>>;

/** The way to the running shop. */
export interface ApiClient {
  /** Calls an operation of the contract and answers what it answers; throws a Refused when the shop says no, or nothing. */
  call<Id extends OperationId>(id: Id, asked: ApiCall<Id>): Promise<ResponseBody<Id>>;
}

/** The shop said no, or can't be reached; the words tell why. */
export class ApiError extends Error {}

/** Milliseconds that the shop has to answer. */
const TIMEOUT_MS = 15_000;

/** Opens the way to the api at an address, with a token for each call. */
export function createApiClient(apiUrl: string, sign: () => Promise<string>): ApiClient {
  const places = operationAddresses();
  return {
    call: async (id, { params = {}, query = {}, body }) => {
      const { method, path } = places.get(id) ?? unknown(id);
      const url = `${apiUrl}${fillPath(path, params)}${queryOf(query)}`;
      const authorization = `Bearer ${await sign()}`;
      const { status, text } = await send(url, method, authorization, body);
      if (status !== 200) throw new ApiError(errorMessage(status, text));
      return JSON.parse(text);
    },
  };
}

/** Where each operation of the contract is. */
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

/** No redirect is followed: the token is for this address alone. */
async function send(url: string, method: string, authorization: string, body: unknown) {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  try {
    const answer = await request(url, {
      method: method.toUpperCase(),
      ...json,
      headers: { authorization, ...json.headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: answer.statusCode, text: await answer.body.text() };
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    const words = `The shop does not answer at ${new URL(url).origin}${reason}. Does it run? API_URL says where.`;
    throw new ApiError(words, { cause: error });
  }
}

/** What the shop said, as the contract's errors have it; else what its status tells. */
function errorMessage(status: number, text: string): string {
  if (status === 401) {
    return "The shop does not know this secret. Run this where the shop keeps its data (DATA_DIR), or with the shop's SESSION_SECRET.";
  }
  const { message, code, field } = parseError(text);
  if (typeof message !== 'string') return `The shop answered with ${status}.`;
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

import { setTimeout } from 'node:timers/promises';
import { Pool } from 'undici';
import { toObject, parseJson, toText } from './entities.ts';
import { ProviderFailure } from './provider.ts';

/** The provider's address, and the shop's keys. */
export interface RazorpayOptions {
  /** For example `https://api.razorpay.com`. */
  baseUrl: string;
  keyId: string;
  keySecret: string;
  /** Milliseconds that a call may take, its retry included; 8,000 by default. */
  timeoutMs?: number;
}

/** One call. `path` consists of checked parts. */
export interface ProviderRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** Whether two calls have the same effect as one. */
  mayRepeat: boolean;
}

/** The HTTP client for the provider. It reuses connections. */
export interface ProviderHttpClient {
  /** Sends a call and parses its response with `read`. Throws a ProviderFailure, also if `read` returns undefined. */
  request<T>(call: ProviderRequest, read: (response: unknown) => T | undefined): Promise<T>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 2_000_000;
const SHORT_PAUSE_MS = 50;

/** Creates the client and sends nothing yet. It calls only this origin and follows no redirect. */
export function createProviderHttpClient({
  baseUrl,
  keyId,
  keySecret,
  timeoutMs = TIMEOUT_MS,
}: RazorpayOptions): ProviderHttpClient {
  const base = new URL(baseUrl);
  const pool = new Pool(base.origin, {
    connections: 64,
    pipelining: 1,
    maxResponseSize: MAX_BYTES,
    connect: { timeout: 3_000 },
  });
  const prefix = base.pathname.replace(/\/+$/, '');
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const send = async (call: ProviderRequest, signal: AbortSignal): Promise<ProviderResponse> => {
    const { method, path, body, headers } = call;
    const { statusCode, body: response } = await pool.request({
      method,
      path: prefix + path,
      headers: { authorization, accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
    return { status: statusCode, text: await response.text() };
  };
  return {
    request: async (call, read) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const attempt = () => tryOnce(call, async () => send(call, signal), read);
      return call.mayRepeat ? withOneRetry(attempt, signal) : attempt();
    },
    close: () => pool.destroy(),
  };
}

/**
 * Retries once, except after a refusal. If the retry can't be sent, the failure of the first try counts, because that
 * one may have had an effect.
 */
async function withOneRetry<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await attempt();
  } catch (first) {
    if (!(first instanceof ProviderFailure) || first.kind === 'refused' || signal.aborted) throw first;
    await setTimeout(SHORT_PAUSE_MS * (1 + 2 * Math.random()));
    return attempt().catch((second: unknown) => {
      const isKnown = second instanceof ProviderFailure && second.kind !== 'unavailable';
      throw first.kind === 'unknown' && !isKnown ? first : second;
    });
  }
}

interface ProviderResponse {
  status: number;
  text: string;
}

async function tryOnce<T>(
  call: ProviderRequest,
  send: () => Promise<ProviderResponse>,
  read: (response: unknown) => T | undefined,
): Promise<T> {
  const { status, text } = await send().catch((error: unknown) => {
    throw toFailure(call, wasNeverSent(error), `no response (${errorName(error)})`, {}, error);
  });
  if (status >= 200 && status < 300) {
    const made = read(parseJson(text));
    if (made !== undefined) return made;
    throw toFailure(call, false, 'an invalid response', { status });
  }
  const error = toObject(toObject(parseJson(text))?.['error']);
  const [code, description, reason] = [
    toText(error?.['code']),
    toText(error?.['description']),
    toText(error?.['reason']),
  ];
  const details = { status, code, description, reason };
  const outcome = `${status} ${code ?? ''} ${description ?? ''}`.trim();
  if (isFinalRefusal(status))
    throw new ProviderFailure('refused', `${callName(call)} was refused: ${outcome}`, details);
  // Too many calls: the provider rejected this one before it did anything.
  throw toFailure(call, status === 429, outcome, details);
}

/** Whether a status is a final refusal. Conflicts, timeouts, too many calls and redirects are not. */
function isFinalRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
}

function toFailure(
  call: ProviderRequest,
  nothingDone: boolean,
  outcome: string,
  details: ProviderFailure['details'],
  cause?: unknown,
) {
  const kind = call.method === 'GET' || nothingDone ? 'unavailable' : 'unknown';
  return new ProviderFailure(kind, `${callName(call)} failed: ${outcome}`, details, cause);
}

function callName({ method, path }: ProviderRequest): string {
  return `${method} ${path}`;
}

/** Whether no connection was made, so that the provider can't have received the call. */
function wasNeverSent(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(wasNeverSent);
  if (!(error instanceof Error)) return false;
  const isOfConnecting = 'syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo');
  return isOfConnecting || ('code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT');
}

function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'an odd error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

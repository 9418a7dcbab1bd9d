import { setTimeout } from 'node:timers/promises';
import { Pool } from 'undici';
import { objectIn, parsed, wordIn } from './entities.ts';
import { ProviderFailure } from './provider.ts';

/** Where the provider is, and what it knows the shop by. */
export interface RazorpayOptions {
  /** For example `https://api.razorpay.com`. */
  baseUrl: string;
  keyId: string;
  keySecret: string;
  /** Milliseconds that a call may take, its repetition included; 8,000 unless told. */
  timeoutMs?: number;
}

/** One call. `path` is made of checked parts. */
export interface ProviderCall {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** Whether doing it twice is the same as doing it once. */
  mayRepeat: boolean;
}

/** The way to the provider; connections are kept open for the next call. */
export interface ProviderLine {
  /** What `read` makes of the answer. Throws a ProviderFailure, also where it makes nothing of it. */
  ask<T>(call: ProviderCall, read: (answer: unknown) => T | undefined): Promise<T>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 8_000;
const MOST_BYTES = 2_000_000;
const SHORT_PAUSE_MS = 50;

/** Opens the way; nothing is sent yet. Only this one origin is ever called: redirects are answers that nobody follows. */
export function openLine({ baseUrl, keyId, keySecret, timeoutMs = TIMEOUT_MS }: RazorpayOptions): ProviderLine {
  const base = new URL(baseUrl);
  const pool = new Pool(base.origin, {
    connections: 64,
    pipelining: 1,
    maxResponseSize: MOST_BYTES,
    connect: { timeout: 3_000 },
  });
  const prefix = base.pathname.replace(/\/+$/, '');
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const send = async (call: ProviderCall, signal: AbortSignal): Promise<Answer> => {
    const { method, path, body, headers } = call;
    const { statusCode, body: answer } = await pool.request({
      method,
      path: prefix + path,
      headers: { authorization, accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
    return { status: statusCode, text: await answer.text() };
  };
  return {
    ask: async (call, read) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const attempt = () => tryOnce(call, async () => send(call, signal), read);
      return call.mayRepeat ? twice(attempt, signal) : attempt();
    },
    close: () => pool.destroy(),
  };
}

/** Tries again, once, what wasn't refused. What the first try may have done isn't forgotten when the second can't be sent. */
async function twice<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
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

interface Answer {
  status: number;
  text: string;
}

async function tryOnce<T>(
  call: ProviderCall,
  send: () => Promise<Answer>,
  read: (answer: unknown) => T | undefined,
): Promise<T> {
  const { status, text } = await send().catch((error: unknown) => {
    throw failed(call, wasNeverSent(error), `no answer (${nameOf(error)})`, {}, error);
  });
  if (status >= 200 && status < 300) {
    const made = read(parsed(text));
    if (made !== undefined) return made;
    throw failed(call, false, 'an answer that makes no sense', { status });
  }
  const error = objectIn(objectIn(parsed(text))?.['error']);
  const [code, description, reason] = [
    wordIn(error?.['code']),
    wordIn(error?.['description']),
    wordIn(error?.['reason']),
  ];
  const words = { status, code, description, reason };
  const said = `${status} ${code ?? ''} ${description ?? ''}`.trim();
  if (isRefusal(status)) throw new ProviderFailure('refused', `${nameOfCall(call)} was refused: ${said}`, words);
  // Too many calls: this one was turned away at the door.
  throw failed(call, status === 429, said, words);
}

/** A no for good. A conflict, a lost time or too many calls are none; neither is what a proxy redirects. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
}

function failed(
  call: ProviderCall,
  nothingDone: boolean,
  said: string,
  words: ProviderFailure['words'],
  cause?: unknown,
) {
  const kind = call.method === 'GET' || nothingDone ? 'unavailable' : 'unknown';
  return new ProviderFailure(kind, `${nameOfCall(call)} failed: ${said}`, words, cause);
}

function nameOfCall({ method, path }: ProviderCall): string {
  return `${method} ${path}`;
}

/** Whether no connection came about, so that the provider can't have heard of it. */
function wasNeverSent(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(wasNeverSent);
  if (!(error instanceof Error)) return false;
  const isOfConnecting = 'syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo');
  return isOfConnecting || ('code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT');
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an odd error';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

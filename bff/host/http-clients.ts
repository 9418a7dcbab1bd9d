import { type Dispatcher, Pool } from 'undici';
import { decodeBody } from './decode-body.ts';
import { decodeText } from './decode-text.ts';
import { rateLimitOf, type RawResponse } from './host-errors.ts';
import type { Attempt, Send } from './retry.ts';

/** The browser on whose behalf a call is made. */
export interface Caller {
  /** Returns the headers of a call, with the browser's cookies if the call uses them. */
  headers(usesCookies: boolean): Record<string, string>;
  /** Receives the `Set-Cookie` lines of every response. */
  takeCookies(setCookies: readonly string[]): void;
}

/** The HTTP client of all calls to the REST host. */
export interface HostClient {
  /** Sends public calls. */
  send: Send;
  /** Sends calls that carry a shopper's token or cookies. */
  sendFor(caller: Caller): Send;
  /** Closes all connections. Running calls fail. */
  close(): Promise<void>;
}

const CONNECT_MS = 1_000;
/** The longest time that a connection stays open without a request. */
const IDLE_MS = 10_000;
/** The margin by which the client closes an idle connection before the host does, so that no request is lost. */
const IDLE_MARGIN_MS = 1_000;
/** The greatest age of a connection that is reused: a host that moves to another address is followed. */
const MAX_AGE_MS = 30_000;

/** The greatest age of connections, for tests. */
interface ClientOptions {
  maxAgeMs?: number;
}

/** Creates the client. Redirects within the origin are followed as `withRedirects` describes. */
export function createHostClient(
  { origin }: URL,
  maxBytes: number,
  { maxAgeMs = MAX_AGE_MS }: ClientOptions = {},
): HostClient {
  const options = { connect: { timeout: CONNECT_MS }, maxResponseSize: maxBytes };
  const reads = new Pool(origin, {
    ...options,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    keepAliveTimeoutThreshold: IDLE_MARGIN_MS,
    clientTtl: maxAgeMs,
  });
  // A host may close an idle connection while a request is being sent. A read is sent again; a change uses a new
  // connection.
  const changes = new Pool(origin, { ...options, pipelining: 0, allowH2: false });
  const sendWith = async ({ method, path, headers, body, signal, isRead, onSending }: Attempt, caller?: Caller) => {
    const pool = isRead ? reads : changes.compose(noteSending(onSending));
    const response = await pool.request({ method, path, headers, body, signal });
    const setCookies = response.headers['set-cookie'] ?? [];
    caller?.takeCookies([setCookies].flat());
    const header = (name: string) => response.headers[name]?.toString();
    const bytes = await response.body.bytes();
    return toRawResponse(response.statusCode, header, bytes, { maxBytes, isPersonal: caller !== undefined });
  };
  return {
    send: withRedirects(origin, sendWith),
    sendFor: (caller) =>
      withRedirects(origin, (attempt) => {
        const headers = { ...attempt.headers, ...caller.headers(attempt.usesCookies) };
        return sendWith({ ...attempt, headers }, caller);
      }),
    close: async () => {
      await Promise.all([reads.destroy(), changes.destroy()]);
    },
  };
}

/** Calls `onSending` at the moment at which the first byte of a request is written. */
function noteSending(onSending: () => void): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) =>
    dispatch(options, {
      onRequestStart: (...args) => {
        onSending();
        handler.onRequestStart?.(...args);
      },
      onRequestUpgrade: (...args) => handler.onRequestUpgrade?.(...args),
      onResponseStart: (...args) => handler.onResponseStart?.(...args),
      onResponseData: (...args) => handler.onResponseData?.(...args),
      onResponseEnd: (...args) => handler.onResponseEnd?.(...args),
      onResponseError: (...args) => handler.onResponseError?.(...args),
    });
}

async function toRawResponse(
  status: number,
  header: (name: string) => string | undefined,
  bytes: Uint8Array,
  { maxBytes, isPersonal }: { maxBytes: number; isPersonal: boolean },
): Promise<RawResponse> {
  const decoded = await decodeBody(bytes, header('content-encoding'), maxBytes);
  return {
    status,
    text: decodeText(decoded, header('content-type')),
    retryAfter: header('retry-after'),
    location: header('location'),
    rateLimit: rateLimitOf(header),
    isPersonal,
  };
}

const MAX_HOPS = 3;
const READ_REDIRECTS: ReadonlySet<number> = new Set([301, 302, 307, 308]);
/** The redirects that repeat the same method and body. */
const SAME_REQUEST: ReadonlySet<number> = new Set([307, 308]);

/**
 * Returns a client that follows redirects within its origin, at most three in a row: a read follows 301, 302, 307 and
 * 308, a change 307 and 308, with its body. It returns every other redirect unchanged.
 */
function withRedirects(origin: string, send: Send): Send {
  return async (attempt) => {
    let [at, raw] = [attempt.path, await send(attempt)];
    for (let hops = 0; hops < MAX_HOPS; hops++) {
      const followed = attempt.isRead ? READ_REDIRECTS : SAME_REQUEST;
      const target = followed.has(raw.status) ? targetOf(raw, origin + at) : undefined;
      if (target === undefined) break;
      [at, raw] = [target, await send({ ...attempt, path: target })];
    }
    return raw;
  };
}

/** Returns the path of a redirect within the same origin. */
function targetOf({ location }: RawResponse, from: string): string | undefined {
  const target = location === undefined ? null : URL.parse(location, from);
  return target?.origin === new URL(from).origin ? target.pathname + target.search : undefined;
}

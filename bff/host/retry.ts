import { setTimeout as pause } from 'node:timers/promises';
import { Failure, type FailureCode } from './failures.ts';
import type { RequestTrace } from './request-trace.ts';
import type { Bulkhead } from './bulkhead.ts';
import { FILE_TYPE, type Call, type CallId } from './contract.ts';
import { ACCEPT_ENCODING } from './decode-body.ts';
import { parseRetryAfter, parseResponse, toFailedResponse, type RawResponse, type UpstreamLog } from './host-errors.ts';
import { invalidPartsOf, type InvalidPart } from './invalid-records.ts';
import type { InFlightCall, Received } from './public-cache.ts';

/** One attempt at a call. */
export interface Attempt {
  method: Call['method'];
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  /** Whether the call is a read, which may be sent again. */
  isRead: boolean;
  /** Whether it carries the browser's cookies. */
  usesCookies: boolean;
  /** Runs when the first byte of a change is written. Until then, the host has received nothing. */
  onSending: () => void;
  /** Aborts the attempt. Its reason is the Failure of the call. */
  signal: AbortSignal;
}
/** Sends one attempt and returns the raw response. */
export type Send = (attempt: Attempt) => Promise<RawResponse>;

/** Logs the parts that were left out of a response. */
export type InvalidPartsLog = (id: CallId, parts: readonly InvalidPart[], requestId: string) => void;

/** The outcome of a sent call: the class of its status, the code of its failure, or abandoned by all its requests. */
export type CallOutcome = FailureCode | '1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'abandoned';

/** The span of one call. */
interface CallSpan {
  traceparent: string;
  end(outcome: CallOutcome): void;
}

/** The time limits and the observers of calls. */
export interface CallOptions {
  /** Milliseconds that one read may take. */
  readTimeoutMs: number;
  /** Milliseconds that one change may take. */
  writeTimeoutMs: number;
  /** Milliseconds that one call about a payment may take, read or change. */
  paymentTimeoutMs: number;
  log: UpstreamLog;
  /** Runs at every response, with the parts that were left out. */
  logInvalidParts?: InvalidPartsLog | undefined;
  /** Runs for every call that is sent. */
  onCall?: ((id: CallId, client: string) => void) | undefined;
  /** Begins the span of a sent call, under the `traceparent` of its request. The call carries the span's `traceparent`. */
  startSpan?: ((call: Call, parent: string) => CallSpan) | undefined;
  /** Runs at the end of every sent call, with its duration in seconds. */
  onSent?: ((call: Call, outcome: CallOutcome, seconds: number) => void) | undefined;
}

/** One call, ready to be sent. */
export interface OutgoingCall {
  options: CallOptions;
  bulkhead: Bulkhead;
  retries: RetryBudget;
  send: Send;
  call: Call;
  path: string;
  /** Bytes are sent unchanged, everything else as JSON. */
  body: unknown;
  inFlight: InFlightCall;
  /** Runs when the first byte of a change is written. */
  onSending?: () => void;
  /** Whether the call carries shopper data. */
  isPersonal: boolean;
  trace: RequestTrace;
}

const MIN_PAUSE_MS = 50;
const MAX_PAUSE_MS = 150;
const MAX_RETRIES = 10;
/** Retries that each call adds to the budget: one retry for ten calls. */
const RETRIES_PER_CALL = 0.1;
const RETRYABLE_STATUSES = new Set([502, 503, 504]);

/** The retries that all calls to a host share. */
export interface RetryBudget {
  /** Whether this response justifies a retry within the budget. Takes the retry from the budget. */
  take(response: RawResponse): boolean;
}

/** Creates a full budget. */
export function createRetryBudget(): RetryBudget {
  let left = MAX_RETRIES;
  return {
    take: (response) => {
      left = Math.min(left + RETRIES_PER_CALL, MAX_RETRIES);
      if (!isRetryable(response) || left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

function isRetryable({ status, failure, retryAfter }: RawResponse): boolean {
  if (failure) return failure.code === 'UPSTREAM_UNAVAILABLE';
  // No retry before the time that the host names.
  const waitMs = parseRetryAfter(retryAfter);
  if (waitMs !== undefined && waitMs > MAX_PAUSE_MS) return false;
  return RETRYABLE_STATUSES.has(status) || (status === 429 && waitMs !== undefined);
}

/**
 * Sends a call through its bulkhead, and parses the response by the contract. A read is sent again if the first
 * response is retryable; so is a change of which no byte was sent. Logs failures, except of an abandoned call.
 */
export async function sendWithRetry(outgoing: OutgoingCall): Promise<Received> {
  const { call, bulkhead, retries, options, inFlight } = outgoing;
  try {
    return await bulkhead.run(
      async () => {
        const first = await sendOnce(outgoing);
        const isFinal = inFlight.isAbandoned || (!call.isRead && !first.isUnsent) || !retries.take(first);
        const raw = isFinal ? first : await sendAfterPause(outgoing);
        const reply = parseResponse(raw, call);
        options.logInvalidParts?.(call.id, invalidPartsOf(reply), outgoing.trace.requestId);
        return { response: reply, characters: raw.text.length };
      },
      { inFlight, isPersonal: outgoing.isPersonal, client: outgoing.trace.client, path: outgoing.path },
    );
  } catch (error) {
    if (!inFlight.isAbandoned) options.log(call.id, error, outgoing.trace.requestId);
    throw error;
  }
}

async function sendAfterPause(outgoing: OutgoingCall): Promise<RawResponse> {
  await pause(MIN_PAUSE_MS + Math.random() * (MAX_PAUSE_MS - MIN_PAUSE_MS));
  return sendOnce(outgoing);
}

function timeoutOf({ group, isRead }: Call, options: CallOptions): number {
  if (group === 'payment') return options.paymentTimeoutMs;
  return isRead ? options.readTimeoutMs : options.writeTimeoutMs;
}

/** Sends a call once, and reports its outcome. */
async function sendOnce(outgoing: OutgoingCall): Promise<RawResponse> {
  const { options, call, inFlight, trace } = outgoing;
  options.onCall?.(call.id, trace.client);
  const ending = new AbortController();
  const { signal } = ending;
  const cancel = () => ending.abort(new Failure('UPSTREAM_TIMEOUT'));
  const timer = setTimeout(cancel, timeoutOf(call, options));
  inFlight.cancel = cancel;
  if (inFlight.isAbandoned) cancel();
  const began = performance.now();
  const span = options.startSpan?.(call, trace.traceparent);
  let isSent = false;
  const onSending = () => {
    isSent = true;
    outgoing.onSending?.();
  };
  let raw: RawResponse;
  try {
    raw = await outgoing.send(attemptOf(outgoing, span?.traceparent ?? trace.traceparent, { signal, onSending }));
  } catch (error) {
    raw = { ...toFailedResponse(signal.aborted ? signal.reason : error), isUnsent: !isSent };
  } finally {
    clearTimeout(timer);
  }
  const outcome = inFlight.isAbandoned ? 'abandoned' : outcomeOf(raw);
  options.onSent?.(call, outcome, (performance.now() - began) / 1_000);
  span?.end(outcome);
  return raw;
}

/** Returns the attempt to send. */
function attemptOf(
  { call, path, body, trace }: OutgoingCall,
  traceparent: string,
  ending: Pick<Attempt, 'signal' | 'onSending'>,
): Attempt {
  const ownHeaders: Record<string, string> = {
    accept: 'application/json',
    'accept-encoding': ACCEPT_ENCODING,
    'x-request-id': trace.requestId,
    traceparent,
  };
  const { method, isRead, usesCookies } = call;
  const attempt: Attempt = { method, path, headers: ownHeaders, isRead, usesCookies, ...ending };
  if (body === undefined) return attempt;
  ownHeaders['content-type'] = call.sendsFile ? FILE_TYPE : 'application/json';
  attempt.body = Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return attempt;
}

const CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

/** An invalid status counts as an invalid response. */
function outcomeOf({ failure, status }: RawResponse): CallOutcome {
  return failure?.code ?? CLASSES[Math.floor(status / 100) - 1] ?? 'UPSTREAM_INVALID_RESPONSE';
}

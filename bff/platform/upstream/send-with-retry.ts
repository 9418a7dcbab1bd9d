import { setTimeout as pause } from 'node:timers/promises';
import { Failure, type FailureCode } from '../failures.ts';
import type { RequestTrace } from '../request-trace.ts';
import type { Bulkhead } from './bulkhead.ts';
import { Cancellation } from './cancellation.ts';
import type { Call, CallId } from './contract.ts';
import { ACCEPT_ENCODING } from './decode-body.ts';
import { parseRetryAfter } from './retry-after.ts';
import { oddPartsOf, type OddPart } from './odd-records.ts';
import type { AnswerMemory } from './public-cache.ts';
import type { InFlightCall } from './request-coalescing.ts';
import { parseResponse, toFailedResponse, type RawResponse, type UpstreamLog } from './upstream-errors.ts';

/** One attempt at a call. */
export interface Attempt {
  method: Call['method'];
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  cancellation: Cancellation;
}
/** Sends one attempt and answers the raw response. */
export type Send = (attempt: Attempt) => Promise<RawResponse>;

/** Logs what was left out of an answer. */
export type OddPartsLog = (id: CallId, parts: readonly OddPart[], requestId: string) => void;

/** How a call that was sent ended: the class of its status, the code of its failure, or nobody waited for it any longer. */
export type CallOutcome = FailureCode | '1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'abandoned';

/** The span of one call. */
interface CallSpan {
  traceparent: string;
  end(outcome: CallOutcome): void;
}

/** The time limits of calls, and who learns of calls. */
export interface CallOptions {
  /** Milliseconds that one read may take. */
  readTimeoutMs: number;
  /** Milliseconds that one change may take. */
  writeTimeoutMs: number;
  /** Milliseconds that one call about a payment may take, read or change. */
  paymentTimeoutMs: number;
  log: UpstreamLog;
  /** Runs at every answer, with what was left out of it. */
  logOddParts?: OddPartsLog | undefined;
  /** Runs at every call that is sent. */
  onCall?: ((id: CallId, client: string) => void) | undefined;
  /** Begins the span of a call that is sent, under the `traceparent` of its request; the call carries the span's own. */
  startSpan?: ((call: Call, parent: string) => CallSpan) | undefined;
  /** Runs at the end of every call that was sent, with the seconds that it took. */
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
  headers: () => Record<string, string>;
  /** Bytes go as they are, everything else as JSON. */
  body: unknown;
  inFlight: InFlightCall;
  /** Whether the call carries anything of a shopper. */
  isPersonal: boolean;
  trace: RequestTrace;
  /** Knows the last answer, and gets the new one. */
  memory?: AnswerMemory | undefined;
}

const MIN_PAUSE_MS = 50;
const MAX_PAUSE_MS = 150;
const MAX_RETRIES = 10;
/** Retries that each call adds to the budget: one retry for ten calls. */
const RETRIES_PER_CALL = 0.1;
const RETRYABLE_STATUSES = new Set([502, 503, 504]);

/** The retries that all calls to a host share. */
export interface RetryBudget {
  /** Whether this response deserves a retry that the budget allows. Takes the retry from the budget. */
  take(response: RawResponse): boolean;
}

/** Makes a full budget. */
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
  // A host that says when it can be asked again is not asked before.
  const waitMs = parseRetryAfter(retryAfter);
  if (waitMs !== undefined && waitMs > MAX_PAUSE_MS) return false;
  return RETRYABLE_STATUSES.has(status) || (status === 429 && waitMs !== undefined);
}

/**
 * Sends a call through its bulkhead, and parses the answer by the contract. A read is sent a second time when the first
 * response is retryable. Logs failures, except of an abandoned call.
 */
export async function sendWithRetry(outgoing: OutgoingCall): Promise<unknown> {
  const { call, bulkhead, retries, options, inFlight } = outgoing;
  try {
    return await bulkhead.run(
      async () => {
        const first = await sendOnce(outgoing);
        const isFinal = inFlight.isAbandoned || !call.isRead || !retries.take(first);
        const raw = isFinal ? first : await sendAfterPause(outgoing);
        const answer = outgoing.memory?.findSame(raw) ?? parseResponse(raw, call);
        options.logOddParts?.(call.id, oddPartsOf(answer), outgoing.trace.requestId);
        outgoing.memory?.onAnswer(answer, raw);
        raw.release?.();
        return answer;
      },
      { inFlight, isPersonal: outgoing.isPersonal, client: outgoing.trace.client },
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

/** Sends a call once, and tells how that ended. */
async function sendOnce(outgoing: OutgoingCall): Promise<RawResponse> {
  const { options, call, inFlight, trace } = outgoing;
  options.onCall?.(call.id, trace.client);
  const cancellation = new Cancellation();
  const cancel = () => cancellation.cancel(new Failure('UPSTREAM_TIMEOUT'));
  const timer = setTimeout(cancel, timeoutOf(call, options));
  inFlight.cancel = cancel;
  if (inFlight.isAbandoned) cancel();
  const began = performance.now();
  const span = options.startSpan?.(call, trace.traceparent);
  let raw: RawResponse;
  try {
    raw = await outgoing.send(attemptOf(outgoing, span?.traceparent ?? trace.traceparent, cancellation));
  } catch (error) {
    raw = toFailedResponse(cancellation.reason ?? error);
  } finally {
    clearTimeout(timer);
  }
  const outcome = inFlight.isAbandoned ? 'abandoned' : outcomeOf(raw);
  options.onSent?.(call, outcome, (performance.now() - began) / 1_000);
  span?.end(outcome);
  return raw;
}

/** What is sent. */
function attemptOf(
  { call, path, headers, body, trace, isPersonal }: OutgoingCall,
  traceparent: string,
  cancellation: Cancellation,
): Attempt {
  const ownHeaders: Record<string, string> = {
    accept: 'application/json',
    'accept-encoding': ACCEPT_ENCODING,
    'x-request-id': trace.requestId,
    traceparent,
  };
  const attempt: Attempt = { method: call.method, path, headers: ownHeaders, cancellation };
  if (isPersonal) Object.assign(ownHeaders, headers());
  if (body === undefined) return attempt;
  ownHeaders['content-type'] = 'application/json';
  attempt.body = Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return attempt;
}

const CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

/** A status that there is not is an answer that makes no sense. */
function outcomeOf({ failure, status }: RawResponse): CallOutcome {
  return failure?.code ?? CLASSES[Math.floor(status / 100) - 1] ?? 'UPSTREAM_INVALID_RESPONSE';
}

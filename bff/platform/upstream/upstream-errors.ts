import { Failure, type FailureCode, type ProofOfWork } from '../failures.ts';
import type { Call, CallId } from './contract.ts';
import { UndecodableBody } from './decode-body.ts';
import { hasError, parseErrorBody, type ErrorBody } from './error-body.ts';
import { parseFaultWords } from './fault-words.ts';
import { UnreadableAnswer } from './http-client/unreadable-answer.ts';
import { InvalidAnswer } from './invalid-answer.ts';
import { noteOddParts, type OddPart } from './odd-records.ts';
import { isFalse } from './parse-scalars.ts';
import { parseRetryAfter } from './retry-after.ts';

/** A limit of the host that a call has passed, in the words of its headers. */
export interface RateLimitHeaders {
  ratelimit: string;
  'ratelimit-policy': string;
}

/** The REST host's response before it is parsed, or the reason why there is none. */
export interface RawResponse {
  status: number;
  text: string;
  /** The bytes of the text, where it belongs to nobody. */
  bytes?: Buffer;
  retryAfter?: string | undefined;
  location?: string | undefined;
  /** The `RateLimit` and `RateLimit-Policy` headers, where the host sends both. */
  rateLimit?: RateLimitHeaders | undefined;
  /** Whether it belongs to one shopper. Then the log contains nothing of its text. */
  isPersonal?: boolean;
  failure?: Failure;
  /** Gives the memory of its bytes back at once. Nothing of the response may be read afterwards. */
  release?(): void;
}

/** Logs why a call failed, with the upstream's own words. Those words appear nowhere else. */
export type UpstreamLog = (id: CallId, error: unknown, requestId: string | undefined) => void;

/** A failure of a REST call: the status, the host's error body, and details for the log. */
export class UpstreamFailure extends Failure {
  readonly status: number;
  readonly detail: string;
  readonly errorBody: ErrorBody;
  readonly rateLimit: RateLimitHeaders | undefined;

  constructor(
    code: FailureCode,
    raw: RawResponse,
    detail = raw.isPersonal ? 'not written down' : raw.text.slice(0, 200),
  ) {
    const errorBody = parseUsableBody(raw);
    const isInHostWords = isFault(raw) && errorBody.message !== undefined;
    const more = { ...retryAfterOf(code, raw), ...workOf(code, errorBody), ...reasonOf(code, errorBody) };
    super(code, errorBody.message, isInHostWords ? { ...more, fromHost: true } : more);
    this.status = raw.status;
    this.detail = detail;
    this.errorBody = errorBody;
    this.rateLimit = raw.rateLimit;
  }
}

/** The failure of a call whose answer is JSON and not what the contract says. Its detail names the field, never the value. */
export class OddAnswer extends UpstreamFailure {
  constructor(raw: RawResponse, { message }: InvalidAnswer) {
    super('UPSTREAM_INVALID_RESPONSE', raw, message);
  }
}

const CODES: Record<number, FailureCode> = {
  400: 'BAD_USER_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'BAD_USER_INPUT',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  502: 'UPSTREAM_UNAVAILABLE',
  503: 'UPSTREAM_UNAVAILABLE',
  504: 'UPSTREAM_UNAVAILABLE',
};

/**
 * The answer of a response, by the contract; of a redirect its location, unchecked. Throws a Failure for all others. A change that the
 * host refuses under the status of a success, `{ success: false, message }`, is refused as by a 400; so is one that it answers by an
 * `error` in the place of what the contract says, or where the answer is not read.
 */
export function parseResponse(raw: RawResponse, call: Call): unknown {
  if (raw.failure) throw raw.failure;
  if (call.isRedirect && raw.status === 302 && raw.location) return raw.location;
  if (call.isRedirect || raw.status < 200 || raw.status > 299) {
    throw new UpstreamFailure(codeOf(raw.status, call), raw);
  }
  try {
    const value: unknown = raw.text === '' ? call.emptyAnswer : takeOutOfList(JSON.parse(raw.text), call);
    if (call.isRead && isNothing(value, call)) throw new UpstreamFailure('NOT_FOUND', raw);
    const isRefused = !call.isRead && (isRefusal(value) || (call.isUnread && hasError(raw.text)));
    if (isRefused) throw new UpstreamFailure('BAD_USER_INPUT', { ...raw, status: 400 });
    const odd: OddPart[] = [];
    const answer = call.parse(value, odd);
    noteOddParts(answer, odd);
    return answer;
  } catch (error) {
    const isInvalid = error instanceof InvalidAnswer || error instanceof SyntaxError;
    if (isInvalid && call.isUnread) return {};
    if (!isInvalid) throw error;
    throw error instanceof InvalidAnswer
      ? toOddAnswer(raw, call, error)
      : new UpstreamFailure('UPSTREAM_INVALID_RESPONSE', raw);
  }
}

/** The code of a refusal. A 401 to a call that carries no token says nothing of the client's login: to log in would not help. */
function codeOf(status: number, { needsToken }: Call): FailureCode {
  if (status === 401 && !needsToken) return 'FORBIDDEN';
  return CODES[status] ?? (status > 404 && status < 500 ? 'BAD_USER_INPUT' : 'UPSTREAM_INVALID_RESPONSE');
}

/**
 * The answer with the one thing that was asked for in the place of a list with it alone: the specification's word for an order item is
 * `orders`. An empty list is null.
 */
function takeOutOfList(value: unknown, { thing }: Call): unknown {
  if (thing === undefined || typeof value !== 'object' || value === null) return value;
  const list: unknown = Reflect.get(value, thing);
  return Array.isArray(list) && list.length < 2 ? { ...value, [thing]: list[0] ?? null } : value;
}

/** Whether an answer has null where the one thing should be that was asked for. */
function isNothing(value: unknown, { thing }: Call): boolean {
  return thing !== undefined && typeof value === 'object' && value !== null && Reflect.get(value, thing) === null;
}

/** The failure of an answer that is not what the contract says. */
function toOddAnswer(raw: RawResponse, { isRead }: Call, reason: InvalidAnswer): UpstreamFailure {
  return !isRead && hasError(raw.text)
    ? new UpstreamFailure('BAD_USER_INPUT', { ...raw, status: 400 })
    : new OddAnswer(raw, reason);
}

/** Whether an answer says that what was asked has not been done, in any word for it. */
function isRefusal(value: unknown): boolean {
  const success: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'success') : undefined;
  return success !== undefined && success !== null && isFalse(success);
}

/**
 * The response of an attempt that threw. A Failure stays the same; an answer that is too big or no HTTP is invalid;
 * everything else means that the host is unavailable.
 */
export function toFailedResponse(error: unknown): RawResponse {
  if (error instanceof Failure) return { status: 0, text: '', failure: error };
  if (error instanceof UndecodableBody) {
    const failure = new UpstreamFailure('UPSTREAM_INVALID_RESPONSE', { status: 0, text: '' }, error.message);
    return { status: 0, text: '', failure };
  }
  const errorCode = error instanceof Error && 'code' in error ? String(error.code) : '';
  const errorType = error instanceof Error && 'type' in error ? String(error.type) : '';
  const isUnreadable = error instanceof UnreadableAnswer || errorType === 'max-size' || errorCode.startsWith('HPE_');
  const code = isUnreadable ? 'UPSTREAM_INVALID_RESPONSE' : 'UPSTREAM_UNAVAILABLE';
  const raw = { status: 0, text: '' };
  return { ...raw, failure: new UpstreamFailure(code, raw, errorCode || errorType || 'no answer') };
}

/** Our own host's code for a payment provider that does not answer. */
const PROVIDER_UNAVAILABLE = 'PROVIDER_UNAVAILABLE';

/** Whether the host says that it has failed. */
const isFault = ({ status }: RawResponse) => status >= 500 && status <= 599;

/** The error body of a refusal, or of a host whose payment provider is away; the words of a host that fails; else empty. */
function parseUsableBody(raw: RawResponse): ErrorBody {
  const { status, text } = raw;
  if (status >= 400 && status < 500) return parseErrorBody(text);
  if (!isFault(raw)) return {};
  const body = status === 503 ? parseErrorBody(text) : {};
  if (body.code === PROVIDER_UNAVAILABLE) return body;
  const message = parseFaultWords(text);
  return message === undefined ? {} : { message };
}

/** Whether the host is well and the payment provider behind it does not answer. */
export function isProviderAway(error: unknown): error is UpstreamFailure {
  return error instanceof UpstreamFailure && error.errorBody.code === PROVIDER_UNAVAILABLE && error.status === 503;
}

/** What the client may do in place of waiting. */
function workOf(code: FailureCode, { proofOfWork }: ErrorBody): { proofOfWork?: ProofOfWork } {
  return code === 'RATE_LIMITED' && proofOfWork ? { proofOfWork } : {};
}

/** Why staff are refused, where they can do something about it. */
function reasonOf(code: FailureCode, body: ErrorBody): { reason?: string } {
  return code === 'FORBIDDEN' && body.code === 'SECOND_FACTOR_REQUIRED' ? { reason: body.code } : {};
}

function retryAfterOf(code: FailureCode, { retryAfter }: RawResponse): { retryAfterMs?: number } {
  if (code !== 'RATE_LIMITED' && code !== 'UPSTREAM_UNAVAILABLE') return {};
  return { retryAfterMs: parseRetryAfter(retryAfter) ?? 1_000 };
}

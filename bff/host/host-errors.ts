import { Failure, type FailureCode, type ProofOfWork } from './failures.ts';
import type { Call, CallId } from './contract.ts';
import { UndecodableBody } from './decode-body.ts';
import { type ErrorBody, hasError, parseErrorBody, parseErrorMessage } from './host-error-messages.ts';
import { InvalidResponse, noteInvalidParts, type InvalidPart } from './invalid-records.ts';
import { parseJson } from './parse-json.ts';
import { isFalse } from './parse-scalars.ts';

/** The REST host's response before it is parsed, or the reason why it is missing. */
export interface RawResponse {
  status: number;
  text: string;
  retryAfter?: string | undefined;
  location?: string | undefined;
  /** The `RateLimit` and `RateLimit-Policy` headers, if the host sends both. */
  rateLimit?: RateLimitHeaders | undefined;
  /** Whether it belongs to one shopper. Then its text is never logged. */
  isPersonal?: boolean;
  failure?: Failure;
  /** Whether the call failed before the first byte of a change was written. */
  isUnsent?: boolean;
}

/** Logs the reason of a failed call, with the upstream's message. The message appears nowhere else. */
export type UpstreamLog = (id: CallId, error: unknown, requestId: string | undefined) => void;

/** A failure of a REST call: the status, the host's error body, and details for the log. */
export class UpstreamFailure extends Failure {
  readonly status: number;
  readonly detail: string;
  readonly errorBody: ErrorBody;
  readonly rateLimit: RateLimitHeaders | undefined;

  constructor(code: FailureCode, raw: RawResponse, detail = raw.isPersonal ? 'not logged' : raw.text.slice(0, 200)) {
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

/** The failure of a call whose response is JSON that does not conform to the contract. Its detail names the field, never the value. */
export class InvalidResponseFailure extends UpstreamFailure {
  constructor(raw: RawResponse, { message }: InvalidResponse) {
    super('UPSTREAM_INVALID_RESPONSE', raw, message);
  }
}

/** The failure of a catalogue of which no record conforms to the contract: the shop is not empty, but broken. */
export class LeftOutFailure extends UpstreamFailure {
  constructor(raw: RawResponse, [first]: readonly InvalidPart[], records: number) {
    const where = first ? `, first ${first.path}: expected ${first.expected}` : '';
    super('UPSTREAM_INVALID_RESPONSE', raw, `${records} of ${records} records left out${where}`);
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
 * Parses a response by the contract; for a redirect, returns its location, unchecked. Throws a Failure for all
 * others.
 * Some hosts refuse a change with a success status, `{ success: false, message }`; it counts as a 400. So does an
 * `error` instead of the contract's response, or in a response that is not read.
 */
export function parseResponse(received: RawResponse, call: Call): unknown {
  // The host check calls such a call without a token too, and a host may respond with anything.
  const raw = { ...received, isPersonal: received.isPersonal || call.needsToken };
  if (raw.failure) throw raw.failure;
  if (call.isRedirect && raw.status === 302 && raw.location) return raw.location;
  if (call.isRedirect || raw.status < 200 || raw.status > 299) {
    throw new UpstreamFailure(codeOf(raw.status, call), raw);
  }
  try {
    const value = readBody(raw, call);
    if (call.isRead && isNothing(value, call)) throw new UpstreamFailure('NOT_FOUND', raw);
    const isRefused = !call.isRead && (isRefusal(value) || (call.isUnread && hasError(raw.text)));
    if (isRefused) throw new UpstreamFailure('BAD_USER_INPUT', { ...raw, status: 400 });
    const invalid: InvalidPart[] = [];
    const response = call.parse(value, invalid);
    const records = call.isRead && CATALOGUE_GROUPS.has(call.group) ? countLeftOut(value, response) : 0;
    if (records > 0) throw new LeftOutFailure(raw, invalid, records);
    noteInvalidParts(response, invalid);
    return response;
  } catch (error) {
    const isInvalid = error instanceof InvalidResponse || error instanceof SyntaxError;
    if (isInvalid && call.isUnread) return {};
    if (!isInvalid) throw error;
    throw error instanceof InvalidResponse
      ? toInvalidResponseFailure(raw, call, error)
      : new UpstreamFailure('UPSTREAM_INVALID_RESPONSE', raw);
  }
}

/** The groups of calls whose responses contain products. */
const CATALOGUE_GROUPS: ReadonlySet<string> = new Set(['catalog', 'search']);

/** The number of products in a host's response if the parser left out every one of them; otherwise 0. */
function countLeftOut(value: unknown, response: unknown): number {
  const [sent, parsed] = [productsIn(value), productsIn(response)];
  return parsed?.length === 0 ? (sent?.length ?? 0) : 0;
}

function productsIn(value: unknown): unknown[] | undefined {
  const products: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'products') : undefined;
  return Array.isArray(products) ? products : undefined;
}

/**
 * Parses the body of a successful response. An empty body is an empty list, or null for the single object of a read.
 * If the contract defines no body, a word (`Accepted`) or an empty list counts as empty. Throws a SyntaxError for a body that is not
 * JSON.
 */
function readBody({ text }: RawResponse, call: Call): unknown {
  if (text === '') return call.isRead && call.thing !== undefined ? { [call.thing]: null } : call.emptyResponse;
  if (!call.isRead && (WORDS.test(text) || EMPTY_LIST.test(text))) return call.emptyResponse;
  return takeOutOfList(parseJson(text), call);
}

/** A text that is not a JSON object or list, not an HTML page, and not `false`. */
const WORDS = /^\s*(?!false\s*$)[^\s{[<]/;

/** PHP writes an empty object as an empty list. */
const EMPTY_LIST = /^\s*\[\s*\]\s*$/;

/** Returns the code of a refusal. A 401 to a call without a token is no fault of the client's login: to log in would not help. */
function codeOf(status: number, { needsToken }: Call): FailureCode {
  if (status === 401 && !needsToken) return 'FORBIDDEN';
  return CODES[status] ?? (status > 404 && status < 500 ? 'BAD_USER_INPUT' : 'UPSTREAM_INVALID_RESPONSE');
}

/** Unwraps the single object of a read from a list: the specification returns an order item in `orders`. An empty list is null. */
function takeOutOfList(value: unknown, { thing }: Call): unknown {
  if (thing === undefined || typeof value !== 'object' || value === null) return value;
  const list: unknown = Reflect.get(value, thing);
  return Array.isArray(list) && list.length < 2 ? { ...value, [thing]: list[0] ?? null } : value;
}

/** Whether a response has null instead of the requested object. */
function isNothing(value: unknown, { thing }: Call): boolean {
  return thing !== undefined && typeof value === 'object' && value !== null && Reflect.get(value, thing) === null;
}

/** Returns the failure of a response that does not conform to the contract. */
function toInvalidResponseFailure(raw: RawResponse, { isRead }: Call, reason: InvalidResponse): UpstreamFailure {
  return !isRead && hasError(raw.text)
    ? new UpstreamFailure('BAD_USER_INPUT', { ...raw, status: 400 })
    : new InvalidResponseFailure(raw, reason);
}

/** Whether a response reports that the change was not made, in any known word. */
function isRefusal(value: unknown): boolean {
  const success: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'success') : undefined;
  return success !== undefined && success !== null && isFalse(success);
}

/** Errors of undici for a response that is not HTTP or is too long. */
const UNREADABLE =
  /^(HPE_\w+|HTTPParserError|UND_ERR_(RES_EXCEEDED_MAX_SIZE|HEADERS_OVERFLOW|RES_CONTENT_LENGTH_MISMATCH))$/;

/** Returns the code, type and name of an error, as far as it has them. None of them contains a value. */
function wordsOfError(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, type, name }: { code?: unknown; type?: unknown; name: string } = error;
  return [code, type, name].filter((word) => typeof word === 'string' && word !== 'Error').map(String);
}

/**
 * Returns the response of an attempt that threw. A Failure is unchanged; a response that is too big or not HTTP is
 * invalid; everything else means that the host is unavailable.
 */
export function toFailedResponse(error: unknown): RawResponse {
  if (error instanceof Failure) return { status: 0, text: '', failure: error };
  if (error instanceof UndecodableBody) {
    const failure = new UpstreamFailure('UPSTREAM_INVALID_RESPONSE', { status: 0, text: '' }, error.message);
    return { status: 0, text: '', failure };
  }
  const words = wordsOfError(error);
  const isUnreadable = words.some((word) => UNREADABLE.test(word));
  const code = isUnreadable ? 'UPSTREAM_INVALID_RESPONSE' : 'UPSTREAM_UNAVAILABLE';
  const raw = { status: 0, text: '' };
  return { ...raw, failure: new UpstreamFailure(code, raw, words[0] ?? 'no response') };
}

/** Our own host's code for a payment provider that does not respond. */
const PROVIDER_UNAVAILABLE = 'PROVIDER_UNAVAILABLE';

/** Whether the status is a server error. */
const isFault = ({ status }: RawResponse) => status >= 500 && status <= 599;

/** Returns the error body of a refusal or of an unavailable payment provider, the messages of a server error, else an empty body. */
function parseUsableBody(raw: RawResponse): ErrorBody {
  const { status, text } = raw;
  if (status >= 400 && status < 500) return parseErrorBody(text);
  if (!isFault(raw)) return {};
  const body = status === 503 ? parseErrorBody(text) : {};
  if (body.code === PROVIDER_UNAVAILABLE) return body;
  const message = parseErrorMessage(text);
  return message === undefined ? {} : { message };
}

/** Whether the host works but its payment provider does not respond. */
export function isProviderAway(error: unknown): error is UpstreamFailure {
  return error instanceof UpstreamFailure && error.errorBody.code === PROVIDER_UNAVAILABLE && error.status === 503;
}

/** Returns the work that the client may do instead of waiting. */
function workOf(code: FailureCode, { proofOfWork }: ErrorBody): { proofOfWork?: ProofOfWork } {
  return code === 'RATE_LIMITED' && proofOfWork ? { proofOfWork } : {};
}

/** Returns the reason of a staff refusal, if staff can fix it. */
function reasonOf(code: FailureCode, body: ErrorBody): { reason?: string } {
  return code === 'FORBIDDEN' && body.code === 'SECOND_FACTOR_REQUIRED' ? { reason: body.code } : {};
}

function retryAfterOf(code: FailureCode, { retryAfter }: RawResponse): { retryAfterMs?: number } {
  if (code !== 'RATE_LIMITED' && code !== 'UPSTREAM_UNAVAILABLE') return {};
  return { retryAfterMs: parseRetryAfter(retryAfter) ?? 1_000 };
}

/** A rate limit of the host that a call has exceeded, from its headers. */
export interface RateLimitHeaders {
  ratelimit: string;
  'ratelimit-policy': string;
}

const MAX_MS = 86_400_000;

/** Returns the milliseconds of a `Retry-After` header, which has seconds or a date; at most a day. */
export function parseRetryAfter(header: string | undefined, now: number = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (text === '') return undefined;
  const isDate = /^[a-z]/i.test(text);
  const waitMs = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1_000 : isDate ? Date.parse(text) - now : Number.NaN;
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(0, Math.round(waitMs)), MAX_MS);
}

/** The form of rate limit headers: a short text of printable characters. */
const LIMIT = /^[ -~]{1,200}$/;

/** Returns the headers of a limit, if a response has both and they may be forwarded. */
export function rateLimitOf(header: (name: string) => string | undefined): RateLimitHeaders | undefined {
  const limit = header('ratelimit');
  const policy = header('ratelimit-policy');
  if (limit === undefined || policy === undefined) return undefined;
  return LIMIT.test(limit) && LIMIT.test(policy) ? { ratelimit: limit, 'ratelimit-policy': policy } : undefined;
}

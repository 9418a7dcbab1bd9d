import { Failure, type FailureCode } from '../failures.ts';
import type { Call, CallId } from './contract.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { WrongShape } from './parse.ts';

/** What came back from the REST host, unread; or why nothing did. */
export interface RawAnswer {
  status: number;
  text: string;
  retryAfter?: string | undefined;
  location?: string | undefined;
  /** Whether it is one shopper's: then nothing of its text is written down. */
  isPersonal?: boolean;
  failure?: Failure;
}

/** Writes down what a call failed of, with the upstream's own words; they go nowhere else. */
export type UpstreamLog = (id: CallId, error: unknown, requestId: string | undefined) => void;

/** A failure of the REST host: what it refused with, and its words for the log. */
export class UpstreamFailure extends Failure {
  readonly status: number;
  readonly said: string;
  readonly refusal: Refusal;

  constructor(code: FailureCode, raw: RawAnswer, said = raw.isPersonal ? 'not written down' : raw.text.slice(0, 200)) {
    const refusal = raw.status >= 400 && raw.status < 500 ? refusalOf(raw.text) : {};
    super(code, refusal.words, waitOf(code, raw));
    this.status = raw.status;
    this.said = said;
    this.refusal = refusal;
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

/** Reads an answer by the contract, or throws what it means instead: of a redirect the address, unchecked. */
export function answerOf(raw: RawAnswer, call: Call): unknown {
  if (raw.failure) throw raw.failure;
  if (call.isRedirect && raw.status === 302 && raw.location) return raw.location;
  if (call.isRedirect || raw.status < 200 || raw.status > 299) {
    const code = CODES[raw.status] ?? (raw.status > 404 && raw.status < 500 ? 'BAD_USER_INPUT' : undefined);
    throw new UpstreamFailure(code ?? 'UPSTREAM_INVALID_RESPONSE', raw);
  }
  try {
    return call.parse(raw.text === '' ? {} : JSON.parse(raw.text));
  } catch (error) {
    const isWrong = error instanceof WrongShape || error instanceof SyntaxError;
    if (isWrong && call.isUnread) return {};
    throw new UpstreamFailure(
      'UPSTREAM_INVALID_RESPONSE',
      raw,
      error instanceof WrongShape ? error.message : undefined,
    );
  }
}

/** What a failed attempt comes to: a Failure stays one, too big an answer is a wrong one, the rest is no connection. */
export function failureOf(error: unknown): RawAnswer {
  if (error instanceof Failure) return { status: 0, text: '', failure: error };
  const name = error instanceof Error && 'code' in error ? String(error.code) : '';
  const kind = error instanceof Error && 'type' in error ? String(error.type) : '';
  const isTooBig = name === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' || kind === 'max-size';
  const isGarbled = name.startsWith('HPE_') || name.startsWith('UND_ERR_RES');
  const code = isTooBig || isGarbled ? 'UPSTREAM_INVALID_RESPONSE' : 'UPSTREAM_UNAVAILABLE';
  const raw = { status: 0, text: '' };
  return { ...raw, failure: new UpstreamFailure(code, raw, name || kind || 'no answer') };
}

function waitOf(code: FailureCode, { retryAfter }: RawAnswer): { retryAfterMs?: number } {
  if (code !== 'RATE_LIMITED' && code !== 'UPSTREAM_UNAVAILABLE') return {};
  const seconds = Number(retryAfter ?? 1);
  return { retryAfterMs: Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 86_400) * 1_000 : 1_000 };
}

import { Failure, type FailureCode } from '../failures.ts';
import type { Call, OperationId } from './contract.ts';
import { WrongShape } from './parse.ts';

/** What came back from the REST host, unread; or why nothing did. */
export interface RawAnswer {
  status: number;
  text: string;
  retryAfter?: string | undefined;
  failure?: Failure;
}

/** Writes down what a call failed of, with the upstream's own words; they go nowhere else. */
export type UpstreamLog = (id: OperationId, error: unknown, requestId: string | undefined) => void;

/** A failure with the upstream's words for the log. */
export class UpstreamFailure extends Failure {
  readonly status: number;
  readonly said: string;

  constructor(code: FailureCode, message: string | undefined, raw: RawAnswer, said = raw.text.slice(0, 200)) {
    super(code, message, waitOf(code, raw));
    this.status = raw.status;
    this.said = said;
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

/** Reads an answer by the contract, or throws what it means instead. */
export function answerOf(raw: RawAnswer, call: Call): unknown {
  if (raw.failure) throw raw.failure;
  if (raw.status < 200 || raw.status > 299) {
    const code = CODES[raw.status] ?? (raw.status > 404 && raw.status < 500 ? 'BAD_USER_INPUT' : undefined);
    const message = raw.status < 500 ? shopperWords(raw.text) : undefined;
    throw new UpstreamFailure(code ?? 'UPSTREAM_INVALID_RESPONSE', message, raw);
  }
  try {
    return call.parse(JSON.parse(raw.text));
  } catch (error) {
    const why = error instanceof WrongShape || error instanceof SyntaxError ? error.message : undefined;
    throw new UpstreamFailure('UPSTREAM_INVALID_RESPONSE', undefined, raw, why);
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
  return { ...raw, failure: new UpstreamFailure(code, undefined, raw, name || kind || String(error)) };
}

/** The host's own words for a refusal, where they are short and have no address or stack in them. */
function shopperWords(text: string): string | undefined {
  if (text.length > 4_000 || !text.startsWith('{')) return undefined;
  try {
    const { message, error }: { message?: unknown; error?: unknown } = JSON.parse(text);
    const words = typeof message === 'string' && message !== '' ? message : error;
    const isFit =
      typeof words === 'string' && words.length <= 300 && !/[\n\r]|:\/\/|(^|[\s:'"(])\/\w|:\d+:\d+/.test(words);
    return isFit && words !== '' ? words : undefined;
  } catch (notJson) {
    return notJson instanceof SyntaxError ? undefined : String(notJson);
  }
}

function waitOf(code: FailureCode, { retryAfter }: RawAnswer): { retryAfterMs?: number } {
  if (code !== 'RATE_LIMITED' && code !== 'UPSTREAM_UNAVAILABLE') return {};
  const seconds = Number(retryAfter ?? 1);
  return { retryAfterMs: Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 3_600) * 1_000 : 1_000 };
}

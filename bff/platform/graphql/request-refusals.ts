import { messageFor, type FailureCode } from '../failures.ts';
import type { HttpReply, HttpRequest } from '../http-messages.ts';
import type { OverBudget } from './cost-budget.ts';
import { COST_HEADER, type Exchange } from './exchange.ts';
import { addVary } from './http-headers.ts';

/** The media type of the standard. */
const STANDARD_TYPE = 'application/graphql-response+json';
/** The request headers that change what is answered, besides `Origin`. */
export const VARY = `Accept, accept-encoding, ${COST_HEADER}`;

/** A refusal before the document is parsed. */
export interface Refusal {
  code: FailureCode | 'BAD_REQUEST';
  status: number;
  /** What is wrong; without it the words of the code. */
  words?: string;
  /** What refuses, where its code alone does not say it. */
  by?: Exchange['refusedBy'];
  /** Milliseconds after which it may be tried again. */
  retryAfterMs?: number;
  /** The limit, in headers. */
  rateLimit?: OverBudget['rateLimit'];
}
/** No client is known to have the document. */
export const NOT_TRUSTED: Refusal = { code: 'DOCUMENT_NOT_TRUSTED', status: 400 };
/** A hash is a text. */
export const WRONG_HASH: Refusal = {
  code: 'BAD_REQUEST',
  status: 400,
  words: 'extensions.persistedQuery.sha256Hash must be the SHA-256 of the document, a text of 64 hexadecimal digits.',
};
/** Nobody waits for the answer any longer. */
export const LEFT: Refusal = { code: 'BAD_USER_INPUT', status: 408 };
/** GraphQL is asked by GET, HEAD and POST. */
export const WRONG_METHOD = {
  code: 'BAD_REQUEST',
  status: 405,
  words: 'GraphQL is asked by GET, HEAD or POST.',
} satisfies Refusal;
/** When subscriptions that cost too much together may be tried again. */
export const TOO_COSTLY_STREAMS = { retryAfterMs: 30_000 };
/** All places of a caller or of the gateway are taken. */
export const TOO_MANY_STREAMS: Refusal = {
  code: 'RATE_LIMITED',
  status: 429,
  by: 'subscriptions',
  retryAfterMs: 30_000,
};

/** The refusal of a client that has used up its budget. */
export function tooCostlyIn({ code, extensions, rateLimit }: OverBudget): Refusal {
  return { code, status: 429, by: 'cost-budget', retryAfterMs: Number(extensions['retryAfterMs']), rateLimit };
}

/** Answers a request by a refusal, as JSON. */
export function refuse(
  request: HttpRequest,
  reply: HttpReply,
  exchange: Exchange,
  { code, status, words, by, retryAfterMs, rateLimit }: Refusal,
): HttpReply {
  exchange.codes = [code];
  exchange.refusedBy = by;
  const isStandard = request.headers.accept?.includes(STANDARD_TYPE);
  addVary(reply, VARY);
  return reply
    .code(status)
    .headers(retryAfterMs === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfterMs / 1_000)) })
    .headers({ ...rateLimit })
    .type(`${isStandard ? STANDARD_TYPE : 'application/json'}; charset=utf-8`)
    .send(
      JSON.stringify({
        errors: [{ message: words ?? wordsOf(code), extensions: { code, retryAfterMs, requestId: request.id } }],
      }),
    );
}

const wordsOf = (code: Refusal['code']) => messageFor(code === 'BAD_REQUEST' ? 'BAD_USER_INPUT' : code);

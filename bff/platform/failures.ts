import { GraphQLError } from 'graphql';

/** What can go wrong, in the words that clients are promised (`extensions.code`). */
export type FailureCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'QUERY_TOO_COSTLY'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_INVALID_RESPONSE'
  | 'INTERNAL_SERVER_ERROR';

const WORDS: Record<FailureCode, string> = {
  UNAUTHENTICATED: 'Please log in.',
  FORBIDDEN: 'This is not allowed.',
  NOT_FOUND: 'There is no such thing.',
  BAD_USER_INPUT: 'The input is not valid.',
  RATE_LIMITED: 'Too many requests. Please try again in a moment.',
  QUERY_TOO_COSTLY: 'The query asks for too much at once.',
  UPSTREAM_UNAVAILABLE: 'The shop cannot be reached right now. Please try again in a moment.',
  UPSTREAM_TIMEOUT: 'The shop took too long to answer. Please try again.',
  UPSTREAM_INVALID_RESPONSE: 'The shop gave an answer that makes no sense. Please try again later.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side.',
};

/** A failure that a client may read as it is: its message has no stack, REST address or secret in it. */
export class Failure extends GraphQLError {
  readonly code: FailureCode;

  constructor(
    code: FailureCode,
    message: string = WORDS[code],
    more: { retryAfterMs?: number; http?: { status: number }; reason?: string } = {},
  ) {
    super(message, { extensions: { code, ...more } });
    this.code = code;
  }
}

/** The words for a failure of which nothing else is known. */
export function wordsFor(code: FailureCode): string {
  return WORDS[code];
}

/** The same answer, with null for what the REST host says doesn't exist; every other failure stays one. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (failure) {
    if (failure instanceof Failure && failure.code === 'NOT_FOUND') return null;
    throw failure;
  }
}

/** The value, or a NOT_FOUND failure in place of null. */
export function orMissing<T>(value: T | null): T {
  if (value === null) throw new Failure('NOT_FOUND');
  return value;
}

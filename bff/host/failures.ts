import { GraphQLError } from 'graphql';

/** The failure codes, as promised to clients (`extensions.code`). */
export type FailureCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'QUERY_TOO_COSTLY'
  | 'DOCUMENT_NOT_TRUSTED'
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_INVALID_RESPONSE'
  | 'INTERNAL_SERVER_ERROR';

const MESSAGES: Record<FailureCode, string> = {
  UNAUTHENTICATED: 'Please log in.',
  FORBIDDEN: 'This is not allowed.',
  NOT_FOUND: 'We couldn’t find what you are looking for.',
  BAD_USER_INPUT: 'The input is not valid.',
  RATE_LIMITED: 'Too many requests. Please try again in a moment.',
  QUERY_TOO_COSTLY: 'The query asks for too much at once.',
  DOCUMENT_NOT_TRUSTED: 'The shop runs documents that it knows. Send the id of one, or a client key (x-client-key).',
  UPSTREAM_UNAVAILABLE: 'We can’t reach the shop right now. Please try again in a moment.',
  UPSTREAM_TIMEOUT: 'This took too long. Please try again.',
  UPSTREAM_INVALID_RESPONSE: 'Something went wrong at our end. Please try again later.',
  INTERNAL_SERVER_ERROR: 'Something went wrong at our end.',
};

/** Work that a client may do instead of waiting; see `docs/http.md`. */
export interface ProofOfWork {
  challenge: string;
  target: string;
  tries: number;
  iterations: number;
  expiresAt: string;
}

/** The other data of a failure. */
export interface FailureExtensions {
  /** Milliseconds to wait before the next try. */
  retryAfterMs?: number;
  /** Work that the client may do instead of waiting. */
  proofOfWork?: ProofOfWork;
  http?: { status?: number | undefined } | undefined;
  /** The reason, if the code has several. */
  reason?: string;
  /** Set if the message is the host's. */
  fromHost?: true;
  /** Whether a change was made, if its response is missing. */
  outcome?: 'UNKNOWN' | 'NOT_DONE';
  /** The field that shows whether the change was made. */
  readBack?: string;
}

/** A failure whose message is for clients: it contains no stack, REST address or secret. */
export class Failure extends GraphQLError {
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string = MESSAGES[code], more: FailureExtensions = {}) {
    super(message, { extensions: { code, ...more } });
    this.code = code;
  }
}

/** The standard message of a failure code. */
export function messageFor(code: FailureCode): string {
  return MESSAGES[code];
}

/** Returns the response, or null if it fails with NOT_FOUND. Throws every other failure. */
export async function nullIfNotFound<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response;
  } catch (failure) {
    if (failure instanceof Failure && failure.code === 'NOT_FOUND') return null;
    throw failure;
  }
}

/** Returns the response, or `fallback` if it fails with a Failure. Throws every other error. */
export async function catchFailure<T>(response: Promise<T>, fallback: T): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof Failure) return fallback;
    throw error;
  }
}

/** Returns the value. Throws NOT_FOUND for null and undefined. */
export function assertFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Failure('NOT_FOUND');
  return value;
}

/** Throws BAD_USER_INPUT with the argument's name: "page must be from 1 to 100000." */
export function rejectArgument(argument: string, reason: string): never {
  throw new Failure('BAD_USER_INPUT', `${argument} ${reason}.`);
}

/** Runs the readers of several arguments and returns their results. Throws one BAD_USER_INPUT that describes the fault of each argument. */
export function readArguments<T extends object>(readers: { [Part in keyof T]: () => T[Part] }): T {
  const read: Partial<T> = {};
  const reasons = new Set<string>();
  for (const part of Object.keys(readers) as (keyof T)[]) {
    try {
      read[part] = readers[part]();
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'BAD_USER_INPUT') throw error;
      reasons.add(error.message);
    }
  }
  if (reasons.size > 0) throw new Failure('BAD_USER_INPUT', [...reasons].join(' '));
  return read as T;
}

/** Returns the number. Throws BAD_USER_INPUT with the argument's name if it is out of range. */
export function parseInRange(argument: string, value: number, min: number, max: number): number {
  return value >= min && value <= max ? value : rejectArgument(argument, `must be from ${min} to ${max}`);
}

/** Throws BAD_USER_INPUT with the argument's name if a list has too few or too many entries. */
export function assertEntries(argument: string, list: readonly unknown[], min: number, max: number): void {
  const isRight = list.length >= min && list.length <= max;
  if (!isRight) rejectArgument(argument, `must have from ${min} to ${max} entries`);
}

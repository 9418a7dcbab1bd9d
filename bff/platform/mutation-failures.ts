import { Failure, messageFor, type FailureCode, type FailureExtensions } from './failures.ts';
import type { ErrorBody } from './upstream/error-body.ts';
import { UpstreamFailure } from './upstream/upstream-errors.ts';

/** What a mutation says of its failures. */
export interface FailureWords {
  /**
   * What has failed, in the specification's words: `Failed to add product to cart.` They stand where the host says nothing,
   * alone, or before what is known of the outcome where `readBack` tells how to find it out.
   */
  failed?: string;
  /** The statuses whose words are shown; those of all, where this is left out. */
  readableStatuses?: readonly number[];
  /** What a client reads to learn whether the change was made, when its outcome is not known: `me.cart`. */
  readBack?: string;
}

const OUTCOME_UNKNOWN = 'We don’t know yet whether this was done. Please check before you try again.';
/** The details of failures in which the host was never reached. */
const NEVER_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
/** The codes of refusals whose own words say no more than that something failed. */
const REFUSED: ReadonlySet<FailureCode> = new Set(['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND']);

/** The error body of a host's refusal; without its words where shoppers don't read them. */
export function readableBody({ status, errorBody }: UpstreamFailure, words: FailureWords): ErrorBody {
  if (isReadable(status, words)) return errorBody;
  const { message: _message, fields: _fields, ...rest } = errorBody;
  return rest;
}

/**
 * What a mutation throws for a failure: one of the host with what is known of the change, a refusal without a word in the
 * mutation's words. All other errors stay the same.
 */
export function toMutationFailure(error: unknown, hasSent: boolean, words: FailureWords): unknown {
  if (!(error instanceof Failure)) return error;
  if (error.code.startsWith('UPSTREAM_')) return withOutcome(error, hasSent, words);
  const { failed } = words;
  if (failed === undefined || !(error instanceof UpstreamFailure) || !REFUSED.has(error.code)) return error;
  return readableBody(error, words).message === undefined ? new Failure(error.code, failed, error.extensions) : error;
}

/**
 * A failure of the host, with what is known of the change: NOT_DONE when none was sent, UNKNOWN when one was sent and its
 * answer is missing or makes no sense.
 */
function withOutcome(error: Failure, hasSent: boolean, words: FailureWords): Failure {
  const isReached = !(error instanceof UpstreamFailure && NEVER_REACHED.has(error.detail));
  const { fromHost, ...extensions }: FailureExtensions = error.extensions;
  const isInHostWords = fromHost && (!(error instanceof UpstreamFailure) || isReadable(error.status, words));
  const more = isInHostWords ? { ...extensions, fromHost } : extensions;
  const general = messageFor(error.code);
  const message = fromHost ? general : error.message;
  const say = (known: string) => (isInHostWords ? error.message : withFailed(known, words));
  if (!hasSent || !isReached) return new Failure(error.code, say(message), { ...more, outcome: 'NOT_DONE' });
  const { readBack } = words;
  const known = message === general ? OUTCOME_UNKNOWN : message;
  return new Failure(error.code, say(known), { ...more, outcome: 'UNKNOWN', ...(readBack ? { readBack } : {}) });
}

/** What has failed, and what is known of it where it can be found out. */
function withFailed(known: string, { failed, readBack }: FailureWords): string {
  if (failed === undefined) return known;
  return readBack === undefined ? failed : `${failed} ${known}`;
}

function isReadable(status: number, { readableStatuses }: FailureWords): boolean {
  return readableStatuses?.includes(status) ?? true;
}

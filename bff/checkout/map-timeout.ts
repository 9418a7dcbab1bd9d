import { Failure } from '../platform/failures.ts';
import { UpstreamFailure } from '../platform/upstream/upstream-errors.ts';
import { UserErrorException } from '../platform/user-errors.ts';

/** The errors of a connection before anything was sent. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
/** The statuses of refusals that say nothing of what was asked: it came too late, or too early. */
const SAYS_NOTHING = new Set([408, 425]);

/**
 * The answer of a call about a payment. When nobody knows whether the call had an effect (too late, cut off, invalid, an
 * error of the host), throws UPSTREAM_TIMEOUT with the host's words, else with `message`, never a failed payment. Throws the host's own failure when
 * the call certainly had no effect: the host refused it, answered 503, or could not be reached.
 */
export async function mapTimeout<T>(answer: Promise<T>, message: string): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw isOutcomeUnknown(error) ? outcomeUnknown(error, message) : error;
  }
}

function outcomeUnknown(error: unknown, message: string): Failure {
  const isInHostWords = error instanceof Failure && error.extensions['fromHost'] === true;
  return isInHostWords
    ? new Failure('UPSTREAM_TIMEOUT', error.message, { fromHost: true })
    : new Failure('UPSTREAM_TIMEOUT', message);
}

function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof UpstreamFailure && SAYS_NOTHING.has(error.status)) return true;
  if (!(error instanceof Failure) || !error.code.startsWith('UPSTREAM_')) return false;
  if (!(error instanceof UpstreamFailure)) return error.code !== 'UPSTREAM_UNAVAILABLE';
  const isRefused = error.status >= 400 && error.status < 500;
  return !isRefused && error.status !== 503 && !NOT_SENT.has(error.detail);
}

/** Whether what was refused may have been made before, under the same attempt: not when the shop knows the attempt for something else. */
export function mayBeDone(error: unknown): boolean {
  return isRefusal(error) && !(error instanceof UpstreamFailure && error.errorBody.code === 'ALREADY_EXISTS');
}

/** Whether the shop has refused what was asked, and not merely failed to do it. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof UserErrorException) return true;
  return error instanceof UpstreamFailure && error.status >= 400 && error.status < 500 && error.status !== 429;
}

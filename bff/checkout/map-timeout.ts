import { Failure } from '../host/failures.ts';
import { UpstreamFailure } from '../host/host-errors.ts';
import { UserErrorException } from '../graphql/user-errors.ts';

/** The errors of a connection before anything was sent. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);
/** The statuses of refusals that are independent of the request: it came too late, or too early. */
const AMBIGUOUS_STATUSES = new Set([408, 425]);

/**
 * Returns the response of a call about a payment. If its effect is unknown (timeout, broken connection, invalid
 * response, host error), it throws UPSTREAM_TIMEOUT with the host's message, else with `message`, but never a failed
 * payment. If the call certainly had no effect (refused, 503, unreachable), it throws the host's failure.
 */
export async function mapTimeout<T>(response: Promise<T>, message: string): Promise<T> {
  try {
    return await response;
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
  if (error instanceof UpstreamFailure && AMBIGUOUS_STATUSES.has(error.status)) return true;
  if (!(error instanceof Failure) || !error.code.startsWith('UPSTREAM_')) return false;
  if (!(error instanceof UpstreamFailure)) return error.code !== 'UPSTREAM_UNAVAILABLE';
  const isRefused = error.status >= 400 && error.status < 500;
  return !isRefused && error.status !== 503 && !NOT_SENT.has(error.detail);
}

/** Whether a refused change may have been made before, under the same attempt: not if the shop knows the attempt for another request. */
export function mayBeDone(error: unknown): boolean {
  return isRefusal(error) && !(error instanceof UpstreamFailure && error.errorBody.code === 'ALREADY_EXISTS');
}

/** Whether the shop refused the request; other failures are not refusals. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof UserErrorException) return true;
  return error instanceof UpstreamFailure && error.status >= 400 && error.status < 500 && error.status !== 429;
}

import { Failure } from '../platform/failures.ts';
import { UpstreamFailure } from '../platform/upstream/outcome.ts';

/** What a connection fails of before anything was sent. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * The same answer of a call about a payment. Where it isn't known whether the call has done anything (too late, cut off,
 * no sense, an error of the host's), that is UPSTREAM_TIMEOUT with `words`, never a failed payment. A host that refuses, that
 * says it can't be used now (503), or that can't be reached has done nothing, and its failure stays as it is.
 */
export async function orUnknown<T>(answer: Promise<T>, words: string): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw isUnknown(error) ? new Failure('UPSTREAM_TIMEOUT', words) : error;
  }
}

function isUnknown(error: unknown): boolean {
  if (!(error instanceof Failure) || !error.code.startsWith('UPSTREAM_')) return false;
  if (!(error instanceof UpstreamFailure)) return error.code !== 'UPSTREAM_UNAVAILABLE';
  const isRefused = error.status >= 400 && error.status < 500;
  return !isRefused && error.status !== 503 && !UNSENT.has(error.said);
}

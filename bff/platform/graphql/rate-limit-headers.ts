import type { HTTPGraphQLHead } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { FormattedExecutionResult, GraphQLError } from 'graphql';
import { UpstreamFailure } from '../upstream/upstream-errors.ts';
import { OverBudget } from './cost-budget.ts';

/** Milliseconds to wait where nobody knows how long. */
const DEFAULT_WAIT_MS = 1_000;

/**
 * Tells in an answer's HTTP head that something was asked for too often: `Retry-After` in whole seconds, the longest of
 * all, and the limit where the host names it or it is the gateway's own. The status is 429 when nothing was answered for any other reason.
 */
export function tellRateLimit(
  http: HTTPGraphQLHead,
  result: FormattedExecutionResult | undefined,
  errors: readonly GraphQLError[] | undefined,
): void {
  const limited = (errors ?? []).filter(isRateLimited).toSorted((a, b) => waitOf(b) - waitOf(a));
  const [longest] = limited;
  if (!longest) return;
  http.headers.set('retry-after', String(Math.max(1, Math.ceil(waitOf(longest) / 1_000))));
  const origin = unwrapResolverError(longest);
  const rateLimit = origin instanceof UpstreamFailure || origin instanceof OverBudget ? origin.rateLimit : undefined;
  for (const [name, value] of Object.entries(rateLimit ?? {})) http.headers.set(name, value);
  const isEmpty = Object.values(result?.data ?? {}).every((field) => field === null);
  if (isEmpty && limited.length === errors?.length) http.status = 429;
}

function isRateLimited({ extensions }: GraphQLError): boolean {
  return extensions['code'] === 'RATE_LIMITED';
}

function waitOf({ extensions }: GraphQLError): number {
  const ms = Number(extensions['retryAfterMs'] ?? DEFAULT_WAIT_MS);
  return Number.isFinite(ms) ? ms : DEFAULT_WAIT_MS;
}

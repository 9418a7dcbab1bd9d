import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What came of a mutation: its payload's errors, or what went wrong on the way. */
export interface Outcome {
  userErrors?: readonly { message: string }[] | undefined;
  error?: unknown;
}

/**
 * Why a change didn't come about, in the server's words where there are any, else in `otherwise`; undefined when it
 * worked, null when that is told elsewhere already: the session is over.
 */
export function errorMessageOf({ userErrors, error }: Outcome, otherwise: string): string | null | undefined {
  if (userErrors?.length === 0) return undefined;
  if (userErrors) return userErrors.map(({ message }) => message).join(' ');
  if (!CombinedGraphQLErrors.is(error)) return otherwise;
  if (error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')) return null;
  return error.errors.find(({ message }) => message)?.message ?? otherwise;
}

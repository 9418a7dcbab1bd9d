import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** One entry of a mutation's `userErrors`, as far as a document asks for it. */
export interface UserError {
  message: string;
  code?: string;
  /** The path of the wrong input field, for example `['input', 'phone']`. */
  field?: readonly string[] | null;
}

/** What came of a mutation: its answer, or what went wrong on the way. */
export interface MutationOutcome {
  data?: unknown;
  error?: unknown;
}

/** An operation's answer; where sending failed, an answer with the error only. Never rejects. */
export const settled = <T>(sending: Promise<T>): Promise<T | { data?: undefined; error: unknown }> =>
  sending.catch((error: unknown) => ({ error }));

/** The user errors of a mutation's answer; undefined where the answer has no payload. */
export function userErrorsIn(data: unknown): readonly UserError[] | undefined {
  const [payload]: unknown[] = Object.values(data ?? {});
  if (typeof payload !== 'object' || payload === null || !('userErrors' in payload)) return undefined;
  return Array.isArray(payload.userErrors) ? payload.userErrors : undefined;
}

/**
 * Why a change failed, in the server's words where there are any, else in `otherwise`. Undefined when the change worked;
 * null when the session has ended, which a dialog tells the shopper.
 */
export function errorMessageOf({ data, error }: MutationOutcome, otherwise: string): string | null | undefined {
  const userErrors = userErrorsIn(data);
  if (userErrors?.length === 0) return undefined;
  if (userErrors) return userErrors.map(({ message }) => message).join(' ');
  if (isSignedOut(error)) return null;
  return serverMessageOf(error) ?? otherwise;
}

/** The gateway's first error message for a failed operation; undefined for none. */
export const serverMessageOf = (error: unknown): string | undefined =>
  CombinedGraphQLErrors.is(error) ? error.errors.find(({ message }) => message)?.message : undefined;

/** The code of the gateway's first error for a failed operation; undefined for none. */
export function errorCodeOf(error: unknown): string | undefined {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Whether an operation failed because there is no session. Not so where the shop can't be reached. */
export const isSignedOut = (error: unknown): error is CombinedGraphQLErrors =>
  CombinedGraphQLErrors.is(error) && error.errors.some(isSignedOutError);

/** Whether one GraphQL error says that there is no session. */
export const isSignedOutError = ({ extensions }: { extensions?: Record<string, unknown> }): boolean =>
  extensions?.['code'] === 'UNAUTHENTICATED';

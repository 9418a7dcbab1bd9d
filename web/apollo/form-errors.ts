import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { FormErrors } from '../ui/form/form-errors.ts';
import { errorMessageOf, joinSentences, serverMessageOf, userErrorsIn, type MutationOutcome } from './user-errors.ts';
import * as sessionWords from '../words/session.ts';

/** How a form reads a mutation's answer. */
interface FormReading {
  /** The words for a failure that nobody explains. */
  otherwise?: string;
  /** The form's field that the path of an input field belongs to; empty for none. */
  fieldAt?: (path: readonly string[]) => string;
}

const OFFLINE = sessionWords.offline;
const UNREACHABLE = sessionWords.shopNotReached;

/** Why a form's mutation failed, in the server's words at the form's fields; null when it worked. */
export function toFormErrors(
  { data, error }: MutationOutcome,
  { otherwise, fieldAt = (path) => path.at(-1) ?? '' }: FormReading = {},
): FormErrors | null {
  const errors = userErrorsIn(data);
  if (errors?.length === 0) return null;
  if (!errors) return { fields: {}, words: failureWordsOf(error, otherwise) };
  const placed = errors.map(({ field, message }) => [fieldAt(field ?? []), message] as const);
  const words = placed.flatMap(([field, message]) => (field === '' ? [message] : []));
  return { fields: Object.fromEntries(placed.filter(([field]) => field !== '')), words: joinSentences(words) };
}

/** A failure in words for the shopper: the server's own, or that the shop can't be reached. */
function failureWordsOf(error: unknown, otherwise: string | undefined): string {
  if (CombinedGraphQLErrors.is(error)) {
    return (errorMessageOf({ error }, otherwise ?? '') ?? serverMessageOf(error)) || UNREACHABLE;
  }
  return navigator.onLine ? (otherwise ?? UNREACHABLE) : OFFLINE;
}

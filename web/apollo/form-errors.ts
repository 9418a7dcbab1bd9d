import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { counted } from '../ui/format.ts';
import type { FormErrors } from '../ui/form/form-errors.ts';
import { userErrorsIn, type MutationOutcome } from './user-errors.ts';

/** How a form reads a mutation's answer. */
interface FormReading {
  /** The words for a failure that nobody explains. */
  otherwise?: string;
  /** The form's field that the path of an input field belongs to; empty for none. */
  fieldAt?: (path: readonly string[]) => string;
}

const OFFLINE = 'You are offline. What you entered stays here: try again once you are back.';
const UNREACHABLE = 'The shop can’t be reached right now. Please try again in a moment.';

/** Why a form's mutation failed, in the server's words at the form's fields; null when it worked. */
export function toFormErrors(
  { data, error }: MutationOutcome,
  { otherwise = UNREACHABLE, fieldAt = (path) => path.at(-1) ?? '' }: FormReading = {},
): FormErrors | null {
  const errors = userErrorsIn(data);
  if (errors?.length === 0) return null;
  if (!errors) return { fields: {}, words: failureWordsOf(error, otherwise) };
  const placed = errors.map(({ field, message }) => [fieldAt(field ?? []), message] as const);
  const words = placed.flatMap(([field, message]) => (field === '' ? [message] : []));
  return { fields: Object.fromEntries(placed.filter(([field]) => field !== '')), words: words.join(' ') };
}

/** A failure in words for the shopper: the server's own with the time to wait, or that the shop can't be reached. */
function failureWordsOf(error: unknown, otherwise: string): string {
  if (!CombinedGraphQLErrors.is(error)) return navigator.onLine ? otherwise : OFFLINE;
  const [first] = error.errors;
  if (!first) return otherwise;
  const { code, retryAfterMs } = first.extensions ?? {};
  if (code !== 'RATE_LIMITED' || typeof retryAfterMs !== 'number') return first.message || otherwise;
  return `${first.message} Try again in ${durationOf(retryAfterMs)}.`;
}

function durationOf(milliseconds: number): string {
  const seconds = Math.max(Math.ceil(milliseconds / 1000), 1);
  if (seconds < 60) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

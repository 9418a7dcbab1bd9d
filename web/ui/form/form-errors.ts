import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { counted } from '../format.ts';
import type { FieldErrors } from './field-rules.ts';

/** Why a form came back: what stands wrong at which field, and what concerns no single one. */
export interface FormErrors {
  fields: FieldErrors;
  words?: string | undefined;
}

/** A `UserError` as every account mutation answers it. */
interface UserError {
  field: string[] | null;
  message: string;
}

/** What came of a mutation: its payload, or what went wrong on the way. */
interface Answer {
  payload?: { userErrors: UserError[] } | undefined;
  error?: unknown;
}

const OFFLINE = 'You are offline. What you entered stays here: try again once you are back.';
const UNREACHABLE = 'The shop can’t be reached right now. Please try again in a moment.';

/** The answer of a mutation, also where sending it failed; never rejects. */
export const settled = <T>(sending: Promise<T>): Promise<T | { data?: undefined; error: unknown }> =>
  sending.catch((error: unknown) => ({ error }));

/**
 * Why a mutation didn't work, in the server's words at the server's fields; null when it worked. `otherwise` is said
 * where nobody told why.
 */
export function toFormErrors({ payload, error }: Answer, otherwise = UNREACHABLE): FormErrors | null {
  const errors = payload?.userErrors ?? [];
  if (payload && errors.length === 0) return null;
  if (errors.length === 0) return { fields: {}, words: wordsOf(error, otherwise) };
  const placed = errors.map(({ field, message }) => [field?.at(-1) ?? '', message] as const);
  const unplaced = placed.filter(([field]) => field === '').map(([, message]) => message);
  return {
    fields: Object.fromEntries(placed.filter(([field]) => field !== '')),
    words: unplaced.length > 0 ? unplaced.join(' ') : undefined,
  };
}

/** Everything that stood in the way, where there are no fields to tell it at. */
export const allWordsOf = ({ words, fields }: FormErrors): string =>
  [words, ...Object.values(fields)].filter(Boolean).join(' ');

/** An error in a shopper's words: the server's own, how long to wait, or that the line is down. */
export function wordsOf(error: unknown, otherwise: string): string {
  if (!CombinedGraphQLErrors.is(error)) return navigator.onLine ? otherwise : OFFLINE;
  const [first] = error.errors;
  if (!first) return otherwise;
  const { code, retryAfterMs } = first.extensions ?? {};
  if (code !== 'RATE_LIMITED' || typeof retryAfterMs !== 'number') return first.message || otherwise;
  return `${first.message} Try again in ${waitOf(retryAfterMs)}.`;
}

function waitOf(milliseconds: number): string {
  const seconds = Math.max(Math.ceil(milliseconds / 1000), 1);
  if (seconds < 60) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { FormErrors } from '../ui/form/form-errors.ts';
import { counted } from '../ui/format.ts';
import * as sessionWords from '../words/session.ts';
import * as uiWords from '../words/ui.ts';

/** One entry of a mutation's `userErrors`, with the fields that a document requests. */
export interface UserError {
  message: string;
  code?: string;
  /** The path of the wrong input field, for example `['input', 'phone']`. */
  field?: readonly string[] | null;
}

/** The result of a mutation: its response, or the error of the request. */
export interface MutationOutcome {
  data?: unknown;
  error?: unknown;
}

/** An operation's response; if sending failed, a response with only the error. Never rejects. */
export const settled = <T>(sending: Promise<T>): Promise<T | { data?: undefined; error: unknown }> =>
  sending.catch((error: unknown) => ({ error }));

/** The user errors of a mutation's response; undefined if the response has no payload. */
export function userErrorsIn(data: unknown): readonly UserError[] | undefined {
  const [payload]: unknown[] = Object.values(data ?? {});
  if (typeof payload !== 'object' || payload === null || !('userErrors' in payload)) return undefined;
  return Array.isArray(payload.userErrors) ? payload.userErrors : undefined;
}

/** Whether a change has succeeded: it has a response without a user error. */
export const hasWorked = (outcome: MutationOutcome | undefined): boolean => userErrorsIn(outcome?.data)?.length === 0;

/** Codes of failures whose messages are the gateway's, unless it marks them as the host's. */
const WITHOUT_HOST = /^(UPSTREAM|INTERNAL)_/;

/**
 * The reason why a change failed: the shop's message if there is one, otherwise `otherwise`, which the gateway's message may follow,
 * or that the browser is offline. With `otherwiseFirst`, `otherwise` begins the text in every case. A message that begins with
 * `otherwise` remains unchanged. Undefined if the change succeeded; null if the session has ended, which a dialog reports to the
 * shopper.
 */
export function errorMessageOf(
  { data, error }: MutationOutcome,
  otherwise: string,
  { otherwiseFirst = false }: { otherwiseFirst?: boolean } = {},
): string | null | undefined {
  const userErrors = userErrorsIn(data);
  if (userErrors?.length === 0) return undefined;
  if (!userErrors && isSignedOut(error)) return null;
  const messages = userErrors?.map(({ message }) => message) ?? [serverMessageOf(error) ?? offlineWords(error)];
  const isOurs = otherwiseFirst || (!userErrors && (isCut(error) || isWithoutHost(error)));
  return (
    joinSentences(isOurs && !messages[0]?.startsWith(otherwise) ? [otherwise, ...messages] : messages) || otherwise
  );
}

const isWithoutHost = (error: unknown) => WITHOUT_HOST.test(errorCodeOf(error) ?? '') && !isInHostWords(error);

/** Whether the message of a failed operation is that of the shop's host, which has failed. */
export const isInHostWords = (error: unknown): boolean => extensionOf(error, 'fromHost') === true;

/** Whether there is no response at all. */
const isCut = (error: unknown): boolean => error !== undefined && !CombinedGraphQLErrors.is(error);

const offlineWords = (error: unknown): string => (isCut(error) && !navigator.onLine ? sessionWords.youAreOffline : '');

/** Several sentences as one text, each with its full stop. A single one remains unchanged; empty ones are left out. */
export function joinSentences(sentences: readonly string[]): string {
  const messages = sentences.map((sentence) => sentence.trim()).filter(Boolean);
  if (messages.length < 2) return messages[0] ?? '';
  return messages.map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
}

/** The gateway's first error message for a failed operation, with the time to wait if it is known; undefined for none. */
export function serverMessageOf(error: unknown): string | undefined {
  const first = CombinedGraphQLErrors.is(error) ? error.errors.find(({ message }) => message) : undefined;
  const { code, retryAfterMs } = first?.extensions ?? {};
  if (!first || code !== 'RATE_LIMITED' || typeof retryAfterMs !== 'number') return first?.message;
  return joinSentences([first.message, uiWords.tryAgainIn(durationOf(retryAfterMs))]);
}

function durationOf(milliseconds: number): string {
  const seconds = Math.max(Math.ceil(milliseconds / 1000), 1);
  if (seconds < 60) return counted(seconds, sessionWords.second);
  if (seconds <= 3540) return counted(Math.ceil(seconds / 60), sessionWords.minute);
  return counted(Math.ceil(seconds / 3600), sessionWords.hour);
}

/** The code of the gateway's first error for a failed operation; undefined for none. */
export function errorCodeOf(error: unknown): string | undefined {
  const code = extensionOf(error, 'code');
  return typeof code === 'string' ? code : undefined;
}

const extensionOf = (error: unknown, name: string): unknown =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.[name] : undefined;

/** Whether an operation failed because there is no session. False if the shop is unreachable. */
export const isSignedOut = (error: unknown): error is CombinedGraphQLErrors =>
  CombinedGraphQLErrors.is(error) && error.errors.some(isSignedOutError);

/** Whether one GraphQL error reports that there is no session. */
export const isSignedOutError = ({ extensions }: { extensions?: Record<string, unknown> }): boolean =>
  extensions?.['code'] === 'UNAUTHENTICATED';

/** How a form reads a mutation's response. */
interface FormReading {
  /** The message for a failure without a reason. */
  otherwise?: string;
  /** The form's field for the path of an input field; empty for none. */
  fieldAt?: (path: readonly string[]) => string;
}

/** The errors of a form's mutation, with the server's messages at the form's fields; null if it succeeded. */
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

/** The message of a failure for the shopper: the server's, or that the shop is unreachable. */
function failureWordsOf(error: unknown, otherwise: string | undefined): string {
  if (CombinedGraphQLErrors.is(error)) {
    return (errorMessageOf({ error }, otherwise ?? '') ?? serverMessageOf(error)) || sessionWords.shopNotReached;
  }
  return navigator.onLine ? (otherwise ?? sessionWords.shopNotReached) : sessionWords.offline;
}

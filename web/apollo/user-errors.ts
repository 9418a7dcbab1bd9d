import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { counted } from '../ui/format.ts';
import * as sessionWords from '../words/session.ts';
import * as uiWords from '../words/ui.ts';

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

/** Codes of failures whose words are the gateway's own, unless it says that they are the host's. */
const WITHOUT_HOST = /^(UPSTREAM|INTERNAL)_/;

/**
 * Why a change failed: in the shop's words where it has any, else in `otherwise`, which the gateway's own words may follow, or
 * that the browser is offline. With `otherwiseFirst`, `otherwise` begins the text in every case. Words that begin with
 * `otherwise` stay as they are. Undefined when the change worked; null when the session has ended, which a dialog tells the
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
  const told = userErrors?.map(({ message }) => message) ?? [serverMessageOf(error) ?? offlineWords(error)];
  const isOurs = otherwiseFirst || (!userErrors && (isCut(error) || isWithoutHost(error)));
  return joinSentences(isOurs && !told[0]?.startsWith(otherwise) ? [otherwise, ...told] : told) || otherwise;
}

const isWithoutHost = (error: unknown) => WITHOUT_HOST.test(errorCodeOf(error) ?? '') && !isInHostWords(error);

/** Whether the words of a failed operation are those of the shop's host, which has failed. */
export const isInHostWords = (error: unknown): boolean => extensionOf(error, 'fromHost') === true;

/** Whether no answer came at all. */
const isCut = (error: unknown): boolean => error !== undefined && !CombinedGraphQLErrors.is(error);

const offlineWords = (error: unknown): string => (isCut(error) && !navigator.onLine ? sessionWords.youAreOffline : '');

/** Several sentences as one text, each with its full stop. One alone stays as it is; empty ones are left out. */
export function joinSentences(sentences: readonly string[]): string {
  const told = sentences.map((sentence) => sentence.trim()).filter(Boolean);
  if (told.length < 2) return told[0] ?? '';
  return told.map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
}

/** The gateway's first error message for a failed operation, with how long to wait where it knows; undefined for none. */
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

/** Whether an operation failed because there is no session. Not so where the shop can't be reached. */
export const isSignedOut = (error: unknown): error is CombinedGraphQLErrors =>
  CombinedGraphQLErrors.is(error) && error.errors.some(isSignedOutError);

/** Whether one GraphQL error says that there is no session. */
export const isSignedOutError = ({ extensions }: { extensions?: Record<string, unknown> }): boolean =>
  extensions?.['code'] === 'UNAUTHENTICATED';

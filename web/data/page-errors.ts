import { data, isRouteErrorResponse } from 'react-router-dom';
import * as sessionWords from '../words/session.ts';
import * as uiWords from '../words/ui.ts';
import type { GatewayError } from './public-query.ts';

/** The content of the error page. The loader passes it to that page, also from server to browser. */
export interface PageError {
  words: string;
}

/** Responds with 404 and this message. Always throws. */
export function throwNotFound(words = sessionWords.pageNotFound): never {
  throw toResponse(404, words);
}

/**
 * Converts the errors of a query into a page's response: 400 if the gateway refused the input (with the gateway's
 * message), otherwise 503 with `words`; without them it says whether the shop is unreachable. Always throws.
 */
export function throwFailed(errors: readonly GatewayError[], words = wordsOf(errors)): never {
  const refused = errors.find(({ extensions }) => extensions?.code === 'BAD_USER_INPUT');
  throw toResponse(refused ? 400 : 503, refused?.message ?? words);
}

function wordsOf(errors: readonly GatewayError[]): string {
  const isAway = errors.some(({ extensions }) => extensions?.code === 'UPSTREAM_UNAVAILABLE');
  return isAway ? sessionWords.shopIsAway : uiWords.anErrorOccurred;
}

/** Whether a loader has thrown because the page does not exist or is refused, and not because the shop is unreachable. */
export function isRefused(thrown: unknown): boolean {
  const { init }: { init?: ResponseInit | null } = Object(thrown);
  return (init?.status ?? 500) < 500;
}

/** The status and message of an error that a page threw; an unexpected error is a 500 with a general message. */
export function toPageError(error: unknown): PageError & { status: number } {
  if (!isRouteErrorResponse(error)) return { status: 500, words: uiWords.anErrorOccurred };
  const content: unknown = error.data;
  return { status: error.status, words: isPageError(content) ? content.words : uiWords.anErrorOccurred };
}

function isPageError(value: unknown): value is PageError {
  return typeof value === 'object' && value !== null && 'words' in value && typeof value.words === 'string';
}

const toResponse = (status: number, words: string) => data<PageError>({ words }, { status });

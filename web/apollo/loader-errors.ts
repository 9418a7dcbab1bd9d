import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { data, isRouteErrorResponse } from 'react-router-dom';
import * as sessionWords from '../words/session.ts';
import * as uiWords from '../words/ui.ts';

/** What the error page shows of a page that failed. It travels from the loader to that page, also from server to browser. */
export interface PageError {
  words: string;
}

/** Answers a page with 404 and these words. Always throws. */
export function throwNotFound(words = sessionWords.pageNotFound): never {
  throw toResponse(404, words);
}

/**
 * Turns the error of a query into a page's answer: 400 where the gateway refused the input (with the gateway's
 * words), else 503 with `words`. Always throws.
 */
export function throwFailed(error: unknown, words: string): never {
  const errors = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const refused = errors.find(({ extensions }) => extensions?.['code'] === 'BAD_USER_INPUT');
  throw toResponse(refused ? 400 : 503, refused?.message ?? words);
}

/** The status and words of whatever a page threw; an unforeseen error is a 500 with general words. */
export function toPageError(error: unknown): PageError & { status: number } {
  if (!isRouteErrorResponse(error)) return { status: 500, words: uiWords.anErrorOccurred };
  const content: unknown = error.data;
  return { status: error.status, words: isPageError(content) ? content.words : uiWords.anErrorOccurred };
}

function isPageError(value: unknown): value is PageError {
  return typeof value === 'object' && value !== null && 'words' in value && typeof value.words === 'string';
}

const toResponse = (status: number, words: string) => data<PageError>({ words }, { status });

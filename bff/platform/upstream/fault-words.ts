import { isShort, messagesIn } from './error-body.ts';
import { isTechnical } from './technical-words.ts';

/**
 * The words that a host's answer with a 5xx status has for shoppers: its `message`, then its `error`. Leaves out words of machines,
 * for they may tell of the host's inside, and words that say no more than that something failed. Undefined where none are left.
 */
export function parseFaultWords(text: string): string | undefined {
  return messagesIn(text).find((words) => isShort(words) && !saysNothing(words) && !isTechnical(words));
}

/** Phrases of servers, those of our own host among them, that say no more than the status does. */
const BARE_PHRASES: ReadonlySet<string> = new Set([
  '',
  'internal error',
  'internal server error',
  'server error',
  'bad gateway',
  'service unavailable',
  'service temporarily unavailable',
  'gateway timeout',
  'gateway time out',
  'not implemented',
  'unknown error',
  'failed',
  'failure',
  'an error occurred',
  'an error has occurred',
  'an unknown error occurred',
  'an unexpected error occurred',
  'an internal error occurred',
  'an internal server error occurred',
  'something went wrong',
  'oops something went wrong',
  'we can t reach the shop right now',
]);

function saysNothing(words: string): boolean {
  const letters = words
    .toLowerCase()
    .replaceAll(/\P{L}+/gu, ' ')
    .trim();
  const phrase = letters
    .replace(/^(http ?)?(status ?)?(error\b ?)?/, '')
    .replace(/ ?please try again( later| in a moment)?$/, '');
  return BARE_PHRASES.has(phrase);
}

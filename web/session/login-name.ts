import { browserStorage } from './storage.ts';

/** The name under which the browser keeps the ends of one login's tokens, the first and the last few. */
const LOGIN = 'rangbandh.login';
/** How many ends are kept beside the first and the newest: what was sent with an older token may still be answered. */
const MOST_FORMER = 8;

/**
 * The name of the login that a token belongs to, for a host whose tokens name no shopper: the end of the login's first token. It
 * never leaves the browser.
 */
export const loginOf = (token: string): string | undefined => endsFor(token)[0];

/** Keeps in mind that one token was renewed by another, so that both belong to the same login. */
export function keepLogin(before: string, now: string): void {
  const [first, ...former] = endsFor(before);
  browserStorage.set(LOGIN, [first, ...former.slice(-MOST_FORMER), endOf(now)].join(' '));
}

/** The ends of the tokens of this one's login. A token that renewed none is the first of its own. */
function endsFor(token: string): string[] {
  const ends = browserStorage.get(LOGIN)?.split(' ') ?? [];
  return ends.includes(endOf(token)) ? ends : [endOf(token)];
}

/** The last characters of a token, which belong to its signature: no other token has the same. */
const endOf = (token: string): string => token.slice(-12);

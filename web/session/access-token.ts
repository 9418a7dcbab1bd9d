import { browserStorage } from './storage.ts';

/** A token with fewer seconds to live than this is renewed. */
const MARGIN = 5;

/**
 * The claims by which hosts name a shopper, the most reliable first. The specification promises none of them: our host has `sub`.
 */
const NAMES = ['sub', 'userId', 'user_id', 'id', '_id', 'uid', 'email'];

/** The claims of an access token that the shop's scripts read. Only the server can verify the token. */
interface Claims {
  /** The shopper's id, or another stable name; undefined if the token has none. */
  name: string | undefined;
  /** The times when the token ends, and when it was issued, in seconds since 1970 by the server's clock. */
  exp: number;
  iat?: unknown;
}

/** Reads the claims in the middle of a token's three parts; undefined for any other text. */
function parseToken(token: string): Claims | undefined {
  const [, middle = '', end, ...more] = token.split('.');
  if (!end || more.length > 0) return undefined;
  try {
    const claims: Record<string, unknown> = JSON.parse(atob(middle.replaceAll('-', '+').replaceAll('_', '/')));
    const { exp, iat } = claims;
    return typeof exp === 'number' ? { name: nameIn(claims), exp, iat } : undefined;
  } catch {
    return undefined;
  }
}

/** The first claim that names a shopper, as a text. */
function nameIn(claims: Record<string, unknown>): string | undefined {
  const name = NAMES.find((claim) => isName(claims[claim]));
  return name === undefined ? undefined : String(claims[name]);
}

/** Whether a claim can name a shopper. Larger numbers lose digits when they are parsed, and could name two shoppers. */
const isName = (claim: unknown): boolean => (typeof claim === 'string' && claim !== '') || Number.isSafeInteger(claim);

/**
 * The shopper of a token: the name in the token, otherwise that of the login, for the duration of the login. Undefined for
 * a visitor, and for a text that is no token.
 */
export function shopperOf(token: string | undefined): string | undefined {
  if (token === undefined) return undefined;
  const claims = parseToken(token);
  return claims && (claims.name ?? loginOf(token));
}

/** Preserves the shopper of a renewed token, if neither token names one. */
export function copyShopper(before: string, now: string): void {
  const [old, renewed] = [parseToken(before), parseToken(now)];
  if (old && renewed && (old.name ?? renewed.name) === undefined) storeLogin(before, now);
}

/**
 * Whether a token can be sent: it is readable and valid for more than 5 s. If the time of its receipt is known,
 * its validity counts from then, because this device's clock may be wrong. Times are in milliseconds.
 */
export function isFresh(token: string, receivedAt: number | undefined, now: number): boolean {
  const claims = parseToken(token);
  if (!claims) return false;
  const { exp, iat } = claims;
  if (typeof iat !== 'number' || receivedAt === undefined || receivedAt > now) return exp > now / 1000 + MARGIN;
  return (now - receivedAt) / 1000 < exp - iat - MARGIN;
}

/** The name under which the browser stores the ends of one login's tokens, the first and the last few. */
const LOGIN = 'rangbandh.login';
/** The number of stored ends besides the first and the newest: a request with an older token may still be running. */
const MOST_FORMER = 8;

/**
 * The name of the login that a token belongs to, for a host whose tokens name no shopper: the end of the login's first token. It
 * is never sent.
 */
const loginOf = (token: string): string | undefined => endsFor(token)[0];

/** Records that a token was renewed by another, so that both belong to the same login. */
function storeLogin(before: string, now: string): void {
  const [first, ...former] = endsFor(before);
  browserStorage.set(LOGIN, [first, ...former.slice(-MOST_FORMER), endOf(now)].join(' '));
}

/** The ends of the tokens of this token's login. A token that renewed none is the first of a login. */
function endsFor(token: string): string[] {
  const ends = browserStorage.get(LOGIN)?.split(' ') ?? [];
  return ends.includes(endOf(token)) ? ends : [endOf(token)];
}

/** The last characters of a token, which belong to its signature: no other token has the same. */
const endOf = (token: string): string => token.slice(-12);

import { keepLogin, loginOf } from './login-name.ts';

/** A token with fewer seconds to live than this is renewed. */
const MARGIN = 5;

/**
 * The claims by which hosts name a shopper, the surest first. The specification promises none of them: our own host has `sub`.
 */
const NAMES = ['sub', 'userId', 'user_id', 'id', '_id', 'uid', 'email'];

/** What the shop's scripts read of an access token. Only the server can tell whether the token is genuine. */
interface Claims {
  /** The shopper's id, or another name that stays; undefined where the token has none. */
  name: string | undefined;
  /** When the token ends, and when it was issued, in seconds since 1970 by the server's clock. */
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

/** Whether a claim can name a shopper. Larger numbers lose digits when they are read, and could be two shoppers'. */
const isName = (claim: unknown): boolean => (typeof claim === 'string' && claim !== '') || Number.isSafeInteger(claim);

/**
 * Who the shopper of a token is: the name that the token gives, else that of the login, for as long as it lasts. Undefined for
 * a visitor, and for a text that is no token.
 */
export function shopperOf(token: string | undefined): string | undefined {
  if (token === undefined) return undefined;
  const claims = parseToken(token);
  return claims && (claims.name ?? loginOf(token));
}

/** Keeps the shopper of a token that is renewed, where neither token names one. */
export function keepShopper(before: string, now: string): void {
  const [old, renewed] = [parseToken(before), parseToken(now)];
  if (old && renewed && (old.name ?? renewed.name) === undefined) keepLogin(before, now);
}

/**
 * Whether a token can be sent: it is readable and has more than 5 s to live. Where it is known when the token was received,
 * its life counts from then, for this device's clock may be wrong. Times are in milliseconds.
 */
export function isFresh(token: string, receivedAt: number | undefined, now: number): boolean {
  const claims = parseToken(token);
  if (!claims) return false;
  const { exp, iat } = claims;
  if (typeof iat !== 'number' || receivedAt === undefined || receivedAt > now) return exp > now / 1000 + MARGIN;
  return (now - receivedAt) / 1000 < exp - iat - MARGIN;
}

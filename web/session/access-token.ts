/** A token with fewer seconds to live than this is renewed. */
const MARGIN = 5;

/** What the shop's scripts read of an access token. Only the server can tell whether the token is genuine. */
interface Claims {
  /** The shopper's id. */
  sub?: unknown;
  /** When the token ends, and when it was issued, in seconds since 1970 by the server's clock. */
  exp: number;
  iat?: unknown;
}

/** Reads the claims in the middle of a token's three parts; undefined for any other text. */
function parseToken(token: string): Claims | undefined {
  const [, middle = '', end, ...more] = token.split('.');
  if (!end || more.length > 0) return undefined;
  try {
    const { sub, exp, iat }: Record<string, unknown> = JSON.parse(
      atob(middle.replaceAll('-', '+').replaceAll('_', '/')),
    );
    return typeof exp === 'number' ? { sub, exp, iat } : undefined;
  } catch {
    return undefined;
  }
}

/** The id of the shopper in a token; undefined where the token names none. */
export function shopperOf(token: string | undefined): string | undefined {
  const sub = token === undefined ? undefined : parseToken(token)?.sub;
  return typeof sub === 'string' ? sub : undefined;
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

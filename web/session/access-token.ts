/** Seconds before its end at which a token is renewed rather than sent. */
const MARGIN = 5;

/** What the shop's own scripts read of an access token; whether it is to be trusted, only the server can tell. */
interface Claims {
  /** The shopper's id. */
  sub?: unknown;
  /** When it ends, and when it was issued, in seconds since 1970 by the server's clock. */
  exp: number;
  iat?: unknown;
}

/** Reads the middle of a token's three parts; undefined for what isn't such a token. */
function read(token: string): Claims | undefined {
  const [, middle, end, ...more] = token.split('.');
  if (!middle || !end || more.length > 0) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(middle.replaceAll('-', '+').replaceAll('_', '/')));
    return isClaims(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

const isClaims = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && 'exp' in value && typeof value.exp === 'number';

/** The shopper that a token is about; undefined where it tells none. */
export function shopperOf(token: string | undefined): string | undefined {
  const sub = token === undefined ? undefined : read(token)?.sub;
  return typeof sub === 'string' ? sub : undefined;
}

/**
 * Whether a token can be sent: readable and with more than 5 s to live. Its life counts from when it was received,
 * where that is known, for this device's clock may be wrong; times are in milliseconds.
 */
export function isFresh(token: string, receivedAt: number | undefined, now: number): boolean {
  const claims = read(token);
  if (!claims) return false;
  const { exp, iat } = claims;
  if (typeof iat !== 'number' || receivedAt === undefined || receivedAt > now) return exp > now / 1000 + MARGIN;
  return (now - receivedAt) / 1000 < exp - iat - MARGIN;
}

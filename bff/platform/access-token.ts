/**
 * When an access token expires, by its own word; null when it does not say so. Only the host can tell whether the token is
 * genuine.
 */
export function expiryOf(token: string): Date | null {
  const claims = parseClaims(token);
  const date = new Date(typeof claims?.exp === 'number' ? claims.exp * 1_000 : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Whose a token is, by its own word; undefined when it does not say so. Only the host can tell whether the token is genuine. */
export function subjectOf(token: string): string | undefined {
  const subject = parseClaims(token)?.sub;
  return typeof subject === 'string' && subject !== '' ? subject : undefined;
}

/** What changes when a token is renewed. */
const TIMES: ReadonlySet<string> = new Set(['exp', 'iat', 'nbf', 'auth_time']);

/**
 * Whom a token stands for, by its own word: all that it claims besides times. Tokens that claim the same differ in nothing that their host
 * could tell shoppers apart by. A token that claims nothing stands for itself.
 */
export function bearerOf(token: string): string {
  const claims = Object.entries(parseClaims(token) ?? {}).filter(([name]) => !TIMES.has(name));
  return claims.length === 0 ? token : JSON.stringify(claims.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether a text has the form of a JSON Web Token. */
export function isJsonWebToken(token: string): boolean {
  return parseClaims(token) !== undefined;
}

/** The claims in the middle of a token's three parts; undefined for any other text. */
function parseClaims(token: string): { exp?: unknown; sub?: unknown } | undefined {
  const [, middle = '', signature, ...more] = token.split('.');
  if (!signature || more.length > 0) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(middle, 'base64url').toString());
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims) ? claims : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

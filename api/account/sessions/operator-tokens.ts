import { errors, jwtVerify, SignJWT } from 'jose';
import { deriveKey } from '../../platform/secrets.ts';

/** Who is behind an operator's token, in the records of what was done. */
export const OPERATOR = 'operator';
/** Seconds that an operator's token is good for. */
const TOKEN_SECONDS = 60;
const ISSUER = 'rangbandh';
const AUDIENCE = 'rangbandh-admin';
const TYPE = 'operator+jwt';
const MAX_CHARACTERS = 1_000;

/** The proof of whoever has the shop's secret, as the command line has: good for a minute, and for admin calls alone. */
export interface OperatorTokens {
  sign(): Promise<string>;
  /** Whether the token is one of these; an access token isn't, and none of these is an access token. */
  verify(token: string): Promise<boolean>;
}

/** The operator's tokens under a secret, with a key, a type and an audience of their own. */
export function createOperatorTokens(secret: string, now: () => Date): OperatorTokens {
  const key = deriveKey(secret, 'operator tokens');
  return {
    sign: () => {
      const issued = Math.floor(now().getTime() / 1_000);
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(OPERATOR)
        .setIssuedAt(issued)
        .setExpirationTime(issued + TOKEN_SECONDS)
        .sign(key);
    },
    verify: async (token) => {
      if (token === '' || token.length > MAX_CHARACTERS) return false;
      const rules = { algorithms: ['HS256'], typ: TYPE, issuer: ISSUER, audience: AUDIENCE, subject: OPERATOR };
      const most = { maxTokenAge: TOKEN_SECONDS, currentDate: now(), requiredClaims: ['iat', 'exp'] };
      try {
        await jwtVerify(token, key, { ...rules, ...most });
        return true;
      } catch (error) {
        if (error instanceof errors.JOSEError) return false;
        throw error;
      }
    },
  };
}

import { errors, jwtVerify, SignJWT } from 'jose';
import { refuse } from '../../platform/refusals.ts';
import { deriveKey } from '../../platform/secrets.ts';

/** The operator's id in the records. */
export const OPERATOR = 'operator';
/** Seconds for which an operator's token is valid. */
const TOKEN_SECONDS = 60;
/** Seconds by which the clock of the command line's machine may differ from the database's clock. */
const CLOCK_TOLERANCE_SECONDS = 5;
const ISSUER = 'rangbandh';
const AUDIENCE = 'rangbandh-admin';
const TYPE = 'operator+jwt';
const MAX_CHARACTERS = 1_000;

/** Tokens for the command line, which has the shop's secret. They are valid for a minute, and only for admin calls. */
export interface OperatorTokens {
  sign(): Promise<string>;
  /** Whether the token is an operator's token. An access token is not. */
  verify(token: string): Promise<boolean>;
}

/** Creates the operator's tokens under a secret, with their own key, type and audience. */
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
      const times = { maxTokenAge: TOKEN_SECONDS, currentDate: now(), clockTolerance: CLOCK_TOLERANCE_SECONDS };
      try {
        await jwtVerify(token, key, { ...rules, ...times, requiredClaims: ['iat', 'exp'] });
        return true;
      } catch (error) {
        if (error instanceof errors.JOSEError) return false;
        throw error;
      }
    },
  };
}

/** Refuses everybody except the operator with FORBIDDEN. */
export function assertOperator({ by }: { by: string }): void {
  if (by !== OPERATOR) refuse('FORBIDDEN', { message: 'Only the command line can do this.' });
}

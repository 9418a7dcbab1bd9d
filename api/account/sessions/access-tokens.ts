import { errors, jwtVerify, SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import type { TokenError } from '../../../schema/vocabulary.ts';
import { deriveKey } from '../../platform/secrets.ts';

/** Seconds for which an access token is valid. */
const ACCESS_SECONDS = 600;
const ISSUER = 'rangbandh';
const AUDIENCE = 'rangbandh-shop';
const TYPE = 'at+jwt';
const MAX_CHARACTERS = 2_000;

/** The claims of an access token. */
export interface AccessClaims {
  shopperId: string;
  sessionId: string;
  /** The hash of the secret that a cookie must carry; null for a client without cookies. */
  bindingHash: string | null;
}

/** The claims of a valid token, and its expiry. */
export type KnownClaims = AccessClaims & { endsAt: Date };

/** Why a token has no trusted claims: it has expired, or this shop has not signed it for this use. */
export type UselessToken = Extract<TokenError, 'TOKEN_EXPIRED' | 'TOKEN_MALFORMED'>;

/** Signs and verifies access tokens. */
export interface AccessTokens {
  sign(claims: AccessClaims): Promise<string>;
  /** The claims of a token, or the reason why there are none. */
  verify(token: string): Promise<KnownClaims | UselessToken>;
}

/** Creates the access tokens under a secret: JSON Web Tokens with one fixed algorithm, type, issuer and audience. */
export function createAccessTokens(secret: string, now: () => Date): AccessTokens {
  const key = deriveKey(secret, 'access tokens');
  return {
    sign: ({ shopperId, sessionId, bindingHash }) => {
      const issued = Math.floor(now().getTime() / 1_000);
      return new SignJWT({ sid: sessionId, ...(bindingHash ? { cnf: { 'c#S256': bindingHash } } : {}) })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(shopperId)
        .setIssuedAt(issued)
        .setExpirationTime(issued + ACCESS_SECONDS)
        .sign(key);
    },
    verify: async (token) => {
      if (token.length > MAX_CHARACTERS) return 'TOKEN_MALFORMED';
      const payload = await verified(token, key, now());
      if (typeof payload === 'string') return payload;
      const { sub, sid, cnf, exp = 0 } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string') return 'TOKEN_MALFORMED';
      const known = { shopperId: sub, sessionId: sid, endsAt: new Date(exp * 1_000) };
      if (cnf === undefined) return { ...known, bindingHash: null };
      const bindingHash = bindingHashOf(cnf);
      return bindingHash === undefined ? 'TOKEN_MALFORMED' : { ...known, bindingHash };
    },
  };
}

async function verified(token: string, key: Uint8Array, currentDate: Date): Promise<JWTPayload | UselessToken> {
  const rules = { algorithms: ['HS256'], typ: TYPE, issuer: ISSUER, audience: AUDIENCE, currentDate };
  try {
    const requiredClaims = ['sub', 'sid', 'iat', 'exp'];
    return (await jwtVerify(token, key, { ...rules, requiredClaims })).payload;
  } catch (error) {
    // The expiry is checked last, so that a forged token is not reported as expired.
    if (error instanceof errors.JWTExpired) return 'TOKEN_EXPIRED';
    if (error instanceof errors.JOSEError) return 'TOKEN_MALFORMED';
    throw error;
  }
}

function bindingHashOf(cnf: unknown): string | undefined {
  if (typeof cnf !== 'object' || cnf === null || !('c#S256' in cnf)) return undefined;
  const hash = cnf['c#S256'];
  return typeof hash === 'string' && hash !== '' ? hash : undefined;
}

import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import * as oidc from 'openid-client';

/** A person as Google identifies them: `issuer` and `subject` never change; the address may. */
export interface GoogleIdentity {
  issuer: string;
  subject: string;
  /** Verified by Google, in lower case. */
  email: string;
  name: string;
}

/** The proof from a client that does not use the shop's redirect: an identity token, or an app's code. */
export type GoogleProof = { idToken: string; nonce?: string | undefined } | AppLogin;

/** The state of a login between the redirect to Google and the return. */
export interface GoogleLoginState {
  state: string;
  nonce: string;
  verifier: string;
  /** The shop's origin in the browser. */
  origin: string;
}

/** An OpenID client of Google. */
export interface GoogleClient {
  /**
   * Starts a login. Returns the address for the browser and the state to store. Throws GoogleLoginError when Google
   * can't be reached.
   */
  startLogin(origin: string): Promise<{ address: string; state: string; nonce: string; verifier: string }>;
  /** Finishes a login. Throws GoogleLoginError unless everything matches the stored state. */
  finishLogin(callback: URL, remembered: GoogleLoginState): Promise<GoogleIdentity>;
  /**
   * Exchanges an app's code for the identity. Throws GoogleLoginError unless Google issued it for exactly this login.
   */
  redeemCode(code: AppLogin): Promise<GoogleIdentity>;
  /**
   * Verifies an identity token. Throws GoogleLoginError unless Google signed it for this shop within the last minutes,
   * and for the nonce if one is given.
   */
  verifyIdToken(idToken: string, nonce?: string): Promise<GoogleIdentity>;
}

/** The parameters that an app has after Google's redirect. */
export interface AppLogin {
  /** Google's authorization code. */
  code: string;
  /** The PKCE secret, whose hash the app sent to Google. */
  verifier: string;
  /** The address to which Google redirected the browser. */
  redirectUri: string;
  /** The nonce that the app sent to Google for the identity token. */
  nonce: string;
}

/** Google has not proven the identity. */
export class GoogleLoginError extends Error {}

/** The shop's registration at an OpenID provider. */
export interface GoogleRegistration {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Only the sample provider on this machine works without TLS. */
  withoutTls?: boolean;
}

/** The path below the shop's origin to which Google redirects the browser. */
export const CALLBACK_PATH = '/auth/google/callback';
/** Seconds within which Google must respond. */
const TIMEOUT_SECONDS = 3;
/** Google's tokens name their issuer with or without `https://`. */
const GOOGLE = ['https://accounts.google.com', 'accounts.google.com'];

/**
 * Creates the client. It fetches Google's discovery document at the first use and caches it. After a failure the next
 * use fetches it again.
 */
export function createGoogleClient(client: GoogleRegistration, now: () => Date = () => new Date()): GoogleClient {
  const discovered = memoizeUntilFailure(() => discover(client, now));
  const verifyIdToken: GoogleClient['verifyIdToken'] = async (idToken, nonce) =>
    (await discovered()).verifyIdToken(idToken, nonce);
  return {
    startLogin: async (origin) => {
      const { configuration } = await discovered();
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
      const address = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: origin + CALLBACK_PATH,
        scope: 'openid email profile',
        prompt: 'select_account',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { address: address.href, state, nonce, verifier };
    },
    finishLogin: async (callback, { origin, state, nonce, verifier }) => {
      const { configuration } = await discovered();
      const came = new URL(CALLBACK_PATH + callback.search, origin);
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await withGoogleLoginError(() => oidc.authorizationCodeGrant(configuration, came, checks));
      return verifyIdToken(tokens.id_token ?? '');
    },
    redeemCode: async ({ code, verifier, redirectUri, nonce }) => {
      const { configuration } = await discovered();
      const grant = { code, redirect_uri: redirectUri, code_verifier: verifier };
      const tokens = await withGoogleLoginError(() =>
        oidc.genericGrantRequest(configuration, 'authorization_code', grant),
      );
      return verifyIdToken(tokens.id_token ?? '', nonce);
    },
    verifyIdToken,
  };
}

interface Discovered extends Pick<GoogleClient, 'verifyIdToken'> {
  configuration: oidc.Configuration;
}

async function discover(
  { issuer, clientId, clientSecret, withoutTls }: GoogleRegistration,
  now: () => Date,
): Promise<Discovered> {
  const configuration = await withGoogleLoginError(() =>
    oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: withoutTls ? [oidc.allowInsecureRequests] : [],
    }),
  );
  const { jwks_uri: keysAt, issuer: named } = configuration.serverMetadata();
  if (!keysAt) throw new GoogleLoginError('Google’s discovery document names no keys.');
  const keys = createRemoteJWKSet(new URL(keysAt), { timeoutDuration: TIMEOUT_SECONDS * 1_000 });
  const rules = {
    issuer: GOOGLE.includes(named) ? GOOGLE : named,
    audience: clientId,
    algorithms: ['RS256', 'ES256'],
    maxTokenAge: '10 minutes',
    clockTolerance: 5,
    requiredClaims: ['sub', 'exp', 'email'],
  };
  return {
    configuration,
    verifyIdToken: async (idToken, nonce) => {
      const { payload } = await withGoogleLoginError(() => jwtVerify(idToken, keys, { ...rules, currentDate: now() }));
      if (nonce !== undefined && payload['nonce'] !== nonce) throw new GoogleLoginError('The nonce differs.');
      return toIdentity(named, payload);
    },
  };
}

/** The issuer comes from the discovery document, because Google's tokens spell it in two ways. */
function toIdentity(issuer: string, { sub, email, email_verified: isVerified, name }: JWTPayload): GoogleIdentity {
  if (!sub || typeof email !== 'string' || isVerified !== true) {
    throw new GoogleLoginError('Google has not verified the email address.');
  }
  const given = typeof name === 'string' ? name.trim() : '';
  const address = email.trim();
  return { issuer, subject: sub, email: address.toLowerCase(), name: given || (address.split('@', 1)[0] ?? '') };
}

/** Runs `work` and throws a GoogleLoginError for any failure, with its reason as the cause. */
async function withGoogleLoginError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new GoogleLoginError(error instanceof Error ? error.message : 'Google refused.', { cause: error });
  }
}

/** Runs `work` at the first call and caches its result. After a failure, the next call runs it again. */
function memoizeUntilFailure<T>(work: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined;
  return () => {
    cached ??= work().catch((error: unknown) => {
      cached = undefined;
      throw error;
    });
    return cached;
  };
}

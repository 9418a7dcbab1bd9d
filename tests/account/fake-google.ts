import { GoogleLoginError, type GoogleClient, type GoogleIdentity } from '../../api/account/google.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An identity token that the fake Google accepts as its own. */
export function idTokenFor(identity: Partial<GoogleIdentity> & { email: string }, nonce = 'n'): string {
  const { issuer = 'https://google.example', subject = identity.email, name = 'Asha Verma' } = identity;
  const claims = { iss: issuer, sub: subject, email: identity.email, name, exp: 1_900_000_000, nonce };
  return `${part({ alg: 'none' })}.${part(claims)}.signed-by-fake-google`;
}

/** The verifier of every app's login. */
export const APP_VERIFIER = 'v'.repeat(43);

/** A Google without a network: its authorization code is the identity token itself. */
export const fakeGoogle: GoogleClient = {
  startLogin: async (origin) => ({
    address: `https://google.example/authorize?redirect_uri=${encodeURIComponent(`${origin}/auth/google/callback`)}`,
    state: 'the-state',
    nonce: 'the-nonce',
    verifier: 'the-verifier',
  }),
  finishLogin: async (callback, { state, verifier, origin }) => {
    const query = callback.searchParams;
    const fits = query.get('state') === state && verifier === 'the-verifier' && callback.origin === origin;
    if (!fits) throw new GoogleLoginError('The state is another.');
    return fakeGoogle.verifyIdToken(query.get('code') ?? '');
  },
  redeemCode: async ({ code, verifier, nonce }) => {
    if (verifier !== APP_VERIFIER) throw new GoogleLoginError('The verifier is another.');
    return fakeGoogle.verifyIdToken(code, nonce);
  },
  verifyIdToken: async (idToken, nonce) => {
    const [, claims = '', signature] = idToken.split('.');
    if (signature !== 'signed-by-fake-google') throw new GoogleLoginError('The signature is wrong.');
    const { iss, sub, email, name, nonce: own } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    if (nonce !== undefined && nonce !== own) throw new GoogleLoginError('The nonce differs.');
    return { issuer: iss, subject: sub, email, name };
  },
};

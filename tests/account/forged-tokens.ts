import { createHmac } from 'node:crypto';
import { deriveKey } from '../../api/platform/secrets.ts';

/** The means of an attacker who forges tokens: two real tokens and, in the worst case, the shop's secret. */
export interface ForgersMeans {
  secret: string;
  /** The token of a browser. */
  mine: string;
  /** The token of another shopper's browser. */
  theirs: string;
  now: Date;
}

/** A token signed with the shop's key, but with other content. */
export function signClaims(secret: string, claims: object, header: object = { alg: 'HS256', typ: 'at+jwt' }): string {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${mac(text, deriveKey(secret, 'access tokens'))}`;
}

/** Returns the claims of a token. */
export const claimsOf = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const mac = (text: string, key: Uint8Array | string, hash = 'sha256') =>
  createHmac(hash, key).update(text).digest('base64url');

/** Forged tokens, each with its kind. */
export function forgeTokens(means: ForgersMeans): [kind: string, token: string][] {
  return [...forgeSignatures(means), ...forgeClaims(means), ...forgeForms(means)];
}

/** Other algorithms and other keys. */
function forgeSignatures({ secret, mine: own }: ForgersMeans): [kind: string, token: string][] {
  const mine = claimsOf(own);
  const [header = '', payload = '', signature = ''] = own.split('.');
  const signedAs = (alg: string, hash: string, claims: string) => {
    const text = `${part({ alg, typ: 'at+jwt' })}.${claims}`;
    return `${text}.${mac(text, deriveKey(secret, 'access tokens'), hash)}`;
  };
  const signed = (claims: object, head: object) => signClaims(secret, claims, head);
  return [
    ['alg none', `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.`],
    ['alg none, with a signature', `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.${signature}`],
    ['alg NONE', `${part({ alg: 'NONE', typ: 'at+jwt' })}.${payload}.x`],
    ['HS384', signedAs('HS384', 'sha384', payload)],
    ['HS512', signedAs('HS512', 'sha512', payload)],
    ['RS256 signed by HMAC', signed(mine, { alg: 'RS256', typ: 'at+jwt' })],
    ['another key', `${header}.${payload}.${mac(`${header}.${payload}`, 'guess')}`],
    ['the secret itself as the key', `${header}.${payload}.${mac(`${header}.${payload}`, secret)}`],
    ['the key of another purpose', `${header}.${payload}.${mac(`${header}.${payload}`, deriveKey(secret, 'limits'))}`],
    ['an empty key', `${header}.${payload}.${mac(`${header}.${payload}`, '')}`],
  ];
}

/** The right key, and claims that the shop never makes. */
function forgeClaims({ secret, mine: own, theirs: other, now }: ForgersMeans): [kind: string, token: string][] {
  const [mine, theirs] = [claimsOf(own), claimsOf(other)];
  const { exp, ...endless } = mine;
  const { sid, ...sessionless } = mine;
  const { cnf, ...unbound } = mine;
  void [exp, sid, cnf];
  const early = Math.floor(now.getTime() / 1_000);
  const signed = (claims: object, head?: object) => signClaims(secret, claims, head);
  return [
    ['another issuer', signed({ ...mine, iss: 'https://evil.example' })],
    ['another audience', signed({ ...mine, aud: 'another-shop' })],
    ['no audience', signed({ ...mine, aud: undefined })],
    ['type JWT', signed(mine, { alg: 'HS256', typ: 'JWT' })],
    ['no type', signed(mine, { alg: 'HS256' })],
    ['expired', signed({ ...mine, exp: early - 1 })],
    ['expiring now', signed({ ...mine, exp: early })],
    ['without an expiry', signed(endless)],
    ['an expiry that is text', signed({ ...mine, exp: String(mine.exp) })],
    ['not yet good', signed({ ...mine, nbf: early + 60 })],
    ['without a session', signed(sessionless)],
    ['a session that is a list', signed({ ...mine, sid: [mine.sid] })],
    ['an unknown session', signed({ ...mine, sid: 'se-aaaaaaaaaaaaaaaa' })],
    ["another shopper's session", signed({ ...mine, sid: theirs.sid })],
    ['another shopper in one’s own session', signed({ ...mine, sub: theirs.sub })],
    ['without a shopper', signed({ ...mine, sub: undefined })],
    ['not bound', signed(unbound)],
    ['bound to another secret', signed({ ...mine, cnf: theirs.cnf })],
    ['bound to nothing', signed({ ...mine, cnf: { 'c#S256': '' } })],
    ['bound to null', signed({ ...mine, cnf: null })],
  ];
}

/** Texts that barely resemble tokens. */
function forgeForms({ secret, mine: own, theirs: other }: ForgersMeans): [kind: string, token: string][] {
  const [mine, theirs] = [claimsOf(own), claimsOf(other)];
  const [header = '', payload = '', signature = ''] = own.split('.');
  const plain = { alg: 'HS256', typ: 'at+jwt' };
  const signed = (claims: object, head?: object) => signClaims(secret, claims, head);
  return [
    ['a claim changed', `${header}.${part({ ...mine, sub: theirs.sub })}.${signature}`],
    ['claims that are a list', signed([mine])],
    ['a header that is a list', `${part([plain])}.${payload}.${signature}`],
    ['alg twice', `${Buffer.from('{"alg":"HS256","alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`],
    ['a critical extension', signed(mine, { ...plain, crit: ['exp'] })],
    ['the payload not encoded', signed(mine, { ...plain, b64: false, crit: ['b64'] })],
    ['an end cut off', own.slice(0, -2)],
    ['two dots alone', '..'],
    ['no signature', `${header}.${payload}`],
    ['four parts', `${own}.x`],
    ['a huge one', signed({ ...mine, more: 'x'.repeat(5_000) })],
    ['no text at all', ''],
  ];
}

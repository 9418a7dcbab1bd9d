import { SHOP } from '../../schema/shop.ts';
import { PASSWORD_LENGTH } from '../../schema/vocabulary.ts';
import { lengthOf, parseMailDomain, toVisibleLine, withoutInvisible } from '../platform/text-input.ts';
import { refuse } from '../platform/refusals.ts';
import type { GoogleProof } from './google.ts';

const MAX_NAME = 100;
const MAX_EMAIL = 254;
const MAX_DEVICE_NAME = 100;

/** One at-sign, no spaces or control characters, and nothing that could address a mail to two people. */
const MAILBOX = /^[^\s@\p{C}\p{Z}"(),:;<>[\\\]]{1,64}@[\p{L}\p{M}\p{N}.-]+$/u;
/** An internet domain: at least two labels, the last one with a letter. A machine of a local network is none. */
const DOMAIN =
  /^((?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)+(?!localhost$)(?=.*\p{L})(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;

/**
 * Parses an email address: lower case, trimmed, its domain as mail servers resolve it. Each mailbox has one spelling;
 * otherwise limits would count each spelling separately. Refuses any other text with `message`.
 */
export function parseEmail(text: string, message = 'Enter a valid email address.'): string {
  const typed = text.trim().toLowerCase().normalize('NFC');
  const at = typed.lastIndexOf('@') + 1;
  const domain = parseMailDomain(typed.slice(at));
  const email = typed.slice(0, at) + domain;
  // Node parses `127.1` as an IP address, so the resulting domain is tested.
  if (MAILBOX.test(typed) && DOMAIN.test(domain) && email.length <= MAX_EMAIL) return email;
  return refuse('INVALID_INPUT', { field: 'email', message });
}

/** Parses and trims a full name. Refuses an empty or too long one, and control characters. */
export function parseName(text: string): string {
  const name = toVisibleLine(text, MAX_NAME);
  if (name !== undefined) return name;
  const message =
    text.trim() === '' ? 'Enter your name.' : `A name has at most ${MAX_NAME} characters, all of them visible.`;
  return refuse('INVALID_INPUT', { field: 'name', message });
}

/**
 * Parses an Indian mobile number into ten digits. Removes spaces, dashes, invisible marks from copying, and the
 * prefixes +91, 91 or 0. Refuses any other text.
 */
export function parsePhone(text: string, field = 'phone'): string {
  const digits = text.replaceAll(/[\s\p{DI}-]/gu, '').replace(/^(\+91|91(?=\d{10}$)|0)/, '');
  if (/^[6-9]\d{9}$/.test(digits)) return digits;
  return refuse('INVALID_INPUT', { field, message: 'Enter Correct Phone Number' });
}

/** The name of a shopper who gave none: Google's name if it is valid, else the first part of the address. */
export function defaultName(email: string, name = ''): string {
  return toVisibleLine(name, MAX_NAME) ?? email.split('@', 1)[0] ?? email;
}

/**
 * Cleans the name of a device; undefined if nothing remains. The device sends it automatically, so it is never refused.
 */
export function parseDeviceName(text: string | undefined): string | undefined {
  return toVisibleLine(withoutInvisible(text ?? ''), MAX_DEVICE_NAME);
}

/** The letters of the shop's name. */
const SHOP_LETTERS = lettersOf(SHOP.name);
const beginsWithShopName = (letters: string) => SHOP_LETTERS.length > 3 && letters.startsWith(SHOP_LETTERS);

/**
 * Refuses a password that is too short, too long, `common`, the shopper's name or address, or that begins with the
 * shop's name.
 */
export function assertPassword(password: string, email: string, name: string, common: ReadonlySet<string>): void {
  const { least, most } = PASSWORD_LENGTH;
  const length = lengthOf(password);
  const wrong = (message: string) => refuse('INVALID_INPUT', { field: 'password', message });
  if (length < least || length > most) wrong(`A password has ${least} to ${most} characters.`);
  const small = password.toLowerCase();
  const isCommon = common.has(small) || common.has(small.replace(/[\d\W_]+$/, '')) || /^(.)\1*$/u.test(small);
  const own = [email, email.split('@', 1)[0] ?? '', name].map(lettersOf).filter((word) => word.length > 2);
  const letters = lettersOf(small);
  if (isCommon || own.includes(letters) || beginsWithShopName(letters)) {
    wrong('This password is easy to guess. Please choose another.');
  }
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
}

/** A client's input for a login with Google. */
export interface GoogleFields {
  idToken?: string;
  code?: string;
  codeVerifier?: string;
  redirectUri?: string;
  nonce?: string;
}

/**
 * Parses a login with Google: an identity token, or an app's code with its parameters. Refuses both together and a
 * missing parameter. The redirect address must exactly equal one of `redirects`.
 */
export function parseGoogleProof({ idToken = '', ...app }: GoogleFields, redirects: readonly string[]): GoogleProof {
  const wrong = (field: string, message: string) => refuse('INVALID_INPUT', { field, message });
  if (app.code === undefined) return { idToken, nonce: app.nonce };
  if (idToken !== '') wrong('idToken', 'Send an identity token or a code, not both.');
  const part = (field: 'code' | 'codeVerifier' | 'redirectUri' | 'nonce') =>
    app[field] || wrong(field, `A code needs ${field}.`);
  const redirectUri = part('redirectUri');
  if (!redirects.includes(redirectUri)) wrong('redirectUri', 'No app is registered at this address.');
  return { code: part('code'), verifier: part('codeVerifier'), redirectUri, nonce: part('nonce') };
}

/** Whether Google may redirect to `origin`: the shop's, or in a trial any origin on this machine. */
export function isOwnOrigin(origin: string, shopUrl: string, isProduction: boolean): boolean {
  if (origin === shopUrl) return true;
  return !isProduction && /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(origin);
}

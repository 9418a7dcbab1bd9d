import type { ShopFacts } from '../../shop/shop-facts.ts';
import { errorsIn, type FieldErrors, type Values } from './form-errors.ts';
import * as formsWords from '../../words/forms.ts';
import * as fieldWords from '../../words/fields.ts';

/** How long the shop wants a password. */
type PasswordLimits = Pick<ShopFacts['limits'], 'passwordCharacters' | 'passwordCharactersAtMost'>;

const EMPTY: Record<string, string> = {
  name: formsWords.enterFullName,
  email: formsWords.enterEmail,
  phone: formsWords.enterPhone,
  password: formsWords.enterPassword,
  confirm: formsWords.enterPasswordAgain,
};

/** An email address as it is sent and compared: without spaces around it, in small letters. */
export const tidyEmail = (text: string): string => text.trim().toLowerCase();

/** The most characters that an email address may have. */
const MOST_EMAIL = 254;

/** Whether a text has the shape of an email address: one at-sign, no spaces, at most 254 characters. */
export const isEmail = (text: string): boolean => text.length <= MOST_EMAIL && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** What is wrong with an email address; empty when nothing is. */
export function checkEmail(text: string): string {
  if (isEmail(text)) return '';
  if (text.length > MOST_EMAIL) return fieldWords.emailTooLong(MOST_EMAIL);
  return formsWords.emailInvalid;
}

/** The same text with the digits of every script as 0 to 9: १२ becomes 12. */
export const plainDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, (digit) => plainDigit(digit));

/** In Unicode a script's ten digits begin at the first or at the seventh character of a row of sixteen. */
function plainDigit(digit: string): string {
  if (digit.length > 1) return digit;
  const place = digit.charCodeAt(0) % 16;
  const first = String.fromCharCode(digit.charCodeAt(0) - place);
  return `${/\p{Nd}/u.test(first) ? place : place - 6}`;
}

/** Whether a text is an Indian mobile number of ten digits. */
export const isPhone = (digits: string): boolean => /^[6-9]\d{9}$/.test(digits);

/**
 * What a phone field keeps of what was typed or pasted: at most ten digits. `+91 98765 43210`, `00919876543210` and
 * `09876543210` all become 9876543210. A plus stays until the 91 behind it has been typed, and goes with the 91.
 */
export function phoneDigits(text: string): string {
  const plain = plainDigits(text).trim();
  if (/^\+9?$/.test(plain)) return plain;
  const digits = plain.replaceAll(/\D/g, '').replace(/^0+/, '');
  const bare = plain.startsWith('+91') || /^910?\d{10}$/.test(digits) ? digits.replace(/^91/, '') : digits;
  return bare.replace(/^0+/, '').slice(0, 10);
}

/** Digits of an OTP of somebody who works for the shop: before the login nobody is told whose it is, so the page expects a shorter one. */
export const LONG_OTP = 8;

/** The code of so many digits in a pasted text, such as `1 2 3 4` or a line of the mail; empty for none. */
export const codeIn = (text: string, digits: number): string =>
  new RegExp(`(?<!\\d)(?:\\d[ -]?){${digits - 1}}\\d(?!\\d)`).exec(plainDigits(text))?.[0].replaceAll(/\D/g, '') ?? '';

/** What is wrong with these values of a form. The server checks them again, and has the last word. */
export const checkFields = (values: Values, limits: PasswordLimits): FieldErrors =>
  errorsIn(values, (name, value) => checkField(name, value, values, limits));

function checkField(name: string, value: string, values: Values, limits: PasswordLimits): string {
  if (value.trim() === '') return EMPTY[name] ?? '';
  if (name === 'email') return checkEmail(value);
  if (name === 'phone' && !isPhone(value)) return formsWords.enterCorrectPhoneNumber;
  if (name === 'password' && 'confirm' in values && !isLongEnough(value, limits)) {
    return fieldWords.passwordLength(limits.passwordCharacters, limits.passwordCharactersAtMost);
  }
  if (name === 'confirm' && value !== values['password']) return formsWords.passwordsDiffer;
  return '';
}

/** Counts characters as a reader does, not UTF-16 units. */
const isLongEnough = (password: string, limits: PasswordLimits): boolean => {
  const { length } = Array.from(password);
  return length >= limits.passwordCharacters && length <= limits.passwordCharactersAtMost;
};

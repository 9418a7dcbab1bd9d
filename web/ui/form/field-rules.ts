import type { ShopFacts } from '../../shop/shop-facts.ts';
import { toAsciiDigits } from '../digits.ts';
import { errorsIn, type FieldErrors, type Values } from './form-errors.ts';
import * as formsWords from '../../words/forms.ts';
import * as fieldWords from '../../words/fields.ts';

/** The minimum and maximum length of a password. */
type PasswordLimits = Pick<ShopFacts['limits'], 'passwordCharacters' | 'passwordCharactersAtMost'>;

const EMPTY: Record<string, string> = {
  name: formsWords.enterFullName,
  email: formsWords.enterEmail,
  phone: formsWords.enterPhone,
  password: formsWords.enterPassword,
  confirm: formsWords.enterPasswordAgain,
};

/** An email address in its sent and compared form: without spaces around it, in lower case. */
export const tidyEmail = (text: string): string => text.trim().toLowerCase();

/** The maximum number of characters of an email address. */
const MOST_EMAIL = 254;

/** Whether a text has the shape of an email address: one at-sign, no spaces, at most 254 characters. */
export const isEmail = (text: string): boolean => text.length <= MOST_EMAIL && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** The error of an email address; empty for none. */
export function checkEmail(text: string): string {
  if (isEmail(text)) return '';
  if (text.length > MOST_EMAIL) return fieldWords.emailTooLong(MOST_EMAIL);
  return formsWords.emailInvalid;
}

/** Whether a text is an Indian mobile number of ten digits. */
export const isPhone = (digits: string): boolean => /^[6-9]\d{9}$/.test(digits);

/**
 * The digits of a text that was typed or pasted into a phone field, of any number: a number that was cut could look valid.
 * `+91 98765 43210`, `00919876543210` and `09876543210` all become 9876543210. A plus remains until the 91 after it was typed,
 * and is removed with the 91.
 */
export function phoneDigits(text: string): string {
  const plain = toAsciiDigits(text).trim();
  if (/^\+9?$/.test(plain)) return plain;
  const digits = plain.replaceAll(/\D/g, '').replace(/^0+/, '');
  const bare = plain.startsWith('+91') || /^910?\d{10}$/.test(digits) ? digits.replace(/^91/, '') : digits;
  return bare.replace(/^0+/, '');
}

/** The number of digits of a staff member's OTP. Before the login the page does not know whose it is, so it expects a shorter one. */
export const LONG_OTP = 8;

/** The code of this number of digits in a pasted text, such as `1 2 3 4` or a line of the mail; empty for none. */
export const codeIn = (text: string, digits: number): string =>
  new RegExp(`(?:^|\\D)((?:\\d[ -]?){${digits - 1}}\\d)(?!\\d)`)
    .exec(toAsciiDigits(text))?.[1]
    ?.replaceAll(/\D/g, '') ?? '';

/** The errors of these values of a form. The server checks them again, and its result counts. */
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

/** What stands wrong at which field, by the field's name; empty when all is well. */
export type FieldErrors = Record<string, string>;

/** A form's values by the names of its fields. */
export type Values = Record<string, string>;

/** The digits of a one-time code. */
export const CODE_LENGTH = 4;

const LABELS: Record<string, string> = {
  name: 'Enter your full name.',
  email: 'Enter your e-mail address.',
  phone: 'Enter your phone number.',
  password: 'Enter a password.',
  confirm: 'Enter the password once more.',
};

const PASSWORD = { least: 8, most: 128 } as const;

/** An e-mail address as it is sent and compared: without spaces around it, in small letters. */
export const tidyEmail = (text: string): string => text.trim().toLowerCase();

/** Characters that an e-mail address may have. */
const MOST_EMAIL = 254;

/** Whether it has the shape of an address: one at-sign, no spaces, at most 254 characters. Who owns it only a mail tells. */
export const isEmail = (text: string): boolean => text.length <= MOST_EMAIL && /^[^\s@]+@[^\s@]+$/.test(text);

/** What is wrong with an e-mail address; empty when nothing is. */
export function checkEmail(text: string): string {
  if (isEmail(text)) return '';
  if (text.length > MOST_EMAIL) return `An e-mail address has at most ${MOST_EMAIL} characters.`;
  return 'This is no e-mail address: it needs an @ and no spaces.';
}

/** The same text with the digits of every script, as its keyboards have them, in those that everybody reads: १२ is 12. */
export const plainDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, (digit) => plainDigit(digit));

/** A script's ten digits begin where its row of sixteen characters does, or at the seventh of them. */
function plainDigit(digit: string): string {
  if (digit.length > 1) return digit;
  const place = digit.charCodeAt(0) % 16;
  const first = String.fromCharCode(digit.charCodeAt(0) - place);
  return `${/\p{Nd}/u.test(first) ? place : place - 6}`;
}

/** Whether it is an Indian mobile number of ten digits. */
export const isPhone = (digits: string): boolean => /^[6-9]\d{9}$/.test(digits);

/**
 * What a phone field keeps of what was typed or pasted: at most ten digits. `+91 98765 43210`, `00919876543210` and
 * `09876543210` are all 9876543210. A plus stays until the 91 behind it has been typed, and goes with it.
 */
export function phoneDigits(text: string): string {
  const plain = plainDigits(text).trim();
  if (/^\+9?$/.test(plain)) return plain;
  const digits = plain.replaceAll(/\D/g, '').replace(/^0+/, '');
  const bare = plain.startsWith('+91') || /^910?\d{10}$/.test(digits) ? digits.replace(/^91/, '') : digits;
  return bare.replace(/^0+/, '').slice(0, 10);
}

/** A code's digits in a pasted text: those that stand alone, as `1 2 3 4` or within a mail's line; empty for none. */
export const codeIn = (text: string): string =>
  /(?<!\d)(?:\d[ -]?){3}\d(?!\d)/.exec(plainDigits(text))?.[0].replaceAll(/\D/g, '') ?? '';

/** What is wrong with these fields of a form, told as the server would; it has the last word. */
export function checkFields(values: Values): FieldErrors {
  const told = Object.entries(values).map(([name, value]) => [name, checkField(name, value, values)] as const);
  return Object.fromEntries(told.filter(([, words]) => words !== ''));
}

function checkField(name: string, value: string, values: Values): string {
  if (value.trim() === '') return LABELS[name] ?? '';
  if (name === 'email') return checkEmail(value);
  if (name === 'phone' && !isPhone(value)) return 'Enter Correct Phone Number';
  if (name === 'password' && 'confirm' in values && !isLongEnough(value)) {
    return `Choose a password of ${PASSWORD.least} to ${PASSWORD.most} characters.`;
  }
  if (name === 'confirm' && value !== values['password']) return 'The two passwords are not the same.';
  return '';
}

/** By characters as a reader counts them, not by units of memory. */
const isLongEnough = (password: string): boolean => {
  const { length } = Array.from(password);
  return length >= PASSWORD.least && length <= PASSWORD.most;
};

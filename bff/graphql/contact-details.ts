import { Kind } from 'graphql';
import { createScalar } from './scalars.ts';
import { UserErrorException } from './user-errors.ts';

/** The domain must have a dot: shoppers have no address with a local host name. */
const EMAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u;
const MAX_EMAIL_LENGTH = 254;

/** An email address without surrounding spaces, in lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether a normalized text can be an email address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text) && text.length <= MAX_EMAIL_LENGTH;
}

/** Returns the normalized email address. Throws INVALID_INPUT with `message` for the field `email` if the text is not an address. */
export function parseEmail(email: string, message = 'Please enter a valid email address.'): string {
  if (isEmail(email)) return email;
  throw new UserErrorException('INVALID_INPUT', 'email', message);
}

/** Returns the ten digits of an Indian mobile number, also from a copied text with invisible characters. Any other text is only trimmed. */
export function normalizePhone(text: string): string {
  const digits = text.replaceAll(/[\s\p{DI}-]/gu, '').replace(/^(\+91|91|0)(?=[6-9]\d{9}$)/, '');
  return /^[6-9]\d{9}$/.test(digits) ? digits : text.trim();
}

/** Returns the ten digits of a phone number. Throws INVALID_INPUT for the field `phone` for any other text. */
export function parsePhone(text: string): string {
  const digits = normalizePhone(text);
  if (/^\d{10}$/.test(digits)) return digits;
  throw new UserErrorException('INVALID_INPUT', 'phone', 'Enter Correct Phone Number');
}

/** Returns the trimmed name. Throws INVALID_INPUT for the field `name` if it has no visible character. */
export function parseName(text: string): string {
  if (!/^[\p{C}\p{DI}\p{Z}\s]*$/u.test(text)) return text.trim();
  throw new UserErrorException('INVALID_INPUT', 'name', 'Enter your name.');
}

/** Accepts any text. A mutation returns a `userError` for a text that is not an email address. */
export const EmailAddress = createScalar<string>({
  name: 'EmailAddress',
  description: `An email address of at most 254 characters, with a dot in its domain. Input ignores surrounding spaces and the case of
letters. Output is in lower case.`,
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc6531#section-3.3',
  literal: Kind.STRING,
  parse: (value) => (typeof value === 'string' ? normalizeEmail(value) : undefined),
  expected: 'EmailAddress must be a text.',
});

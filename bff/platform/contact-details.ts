import { Kind } from 'graphql';
import { createScalar } from './graphql/scalars.ts';
import { UserErrorException } from './user-errors.ts';

/** The domain has a dot: a name of the local network alone is no address that shoppers have. */
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

/** The same email address. Throws INVALID_INPUT for the field `email`, with `message`, for any other text. */
export function parseEmail(email: string, message = 'Please enter a valid email address.'): string {
  if (isEmail(email)) return email;
  throw new UserErrorException('INVALID_INPUT', 'email', message);
}

/**
 * The ten digits of an Indian mobile number, also of a copied one with marks that nobody sees. Any other text stays as it is,
 * without surrounding spaces.
 */
export function normalizePhone(text: string): string {
  const digits = text.replaceAll(/[\s\p{DI}-]/gu, '').replace(/^(\+91|91|0)(?=[6-9]\d{9}$)/, '');
  return /^[6-9]\d{9}$/.test(digits) ? digits : text.trim();
}

/** Ten digits of a phone, normalized. Throws INVALID_INPUT for the field `phone` for any other text. */
export function parsePhone(text: string): string {
  const digits = normalizePhone(text);
  if (/^\d{10}$/.test(digits)) return digits;
  throw new UserErrorException('INVALID_INPUT', 'phone', 'Enter Correct Phone Number');
}

/** A name without surrounding spaces. Throws INVALID_INPUT for the field `name` where nothing of it can be seen. */
export function parseName(text: string): string {
  if (!/^[\p{C}\p{DI}\p{Z}\s]*$/u.test(text)) return text.trim();
  throw new UserErrorException('INVALID_INPUT', 'name', 'Enter your name.');
}

/** Accepts any text. A mutation answers a text that is no email address with a `userError`. */
export const EmailAddress = createScalar<string>({
  name: 'EmailAddress',
  description:
    "An email address, at most 254 characters, with a dot in its domain; spaces around it and the case of its letters don't count. Answered in small letters.",
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc6531#section-3.3',
  literal: Kind.STRING,
  parse: (value) => (typeof value === 'string' ? normalizeEmail(value) : undefined),
  expected: 'EmailAddress must be a text.',
});

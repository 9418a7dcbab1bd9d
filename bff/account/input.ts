import { GraphQLError, GraphQLScalarType } from 'graphql';
import { Refused } from '../platform/user-errors.ts';

const EMAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;
const LONGEST_EMAIL = 254;

/** An address without the spaces around it, in small letters. */
export function tidyEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** The address; throws INVALID_INPUT that names the field for a text that is none. */
export function checkEmail(email: string): string {
  if (EMAIL.test(email) && email.length <= LONGEST_EMAIL) return email;
  throw new Refused('INVALID_INPUT', 'email', 'Please enter a valid e-mail address.');
}

/** The ten digits of an Indian mobile number; a text that is none stays as it is. */
export function tidyPhone(text: string): string {
  const digits = text.replaceAll(/[\s-]/g, '').replace(/^(\+91|91|0)(?=[6-9]\d{9}$)/, '');
  return /^[6-9]\d{9}$/.test(digits) ? digits : text.trim();
}

function parseEmail(value: unknown): string {
  if (typeof value === 'string') return tidyEmail(value);
  throw new GraphQLError('EmailAddress must be a text.');
}

/** Takes any text: one that is no address becomes a `userError` in the mutation that it was given to. */
export const EmailAddress = new GraphQLScalarType<string, unknown>({
  name: 'EmailAddress',
  // Word for word as in the schema, whose own description this one replaces.
  description:
    "An e-mail address, at most 254 characters; spaces around it and the case of its letters don't count. Answered in small letters.",
  serialize: (value) => value,
  parseValue: parseEmail,
});

import { GraphQLError, GraphQLScalarType } from 'graphql';
import { Refused } from './user-errors.ts';

const EMAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;
const LONGEST_EMAIL = 254;

/** An address without the spaces around it, in small letters. */
export function tidyEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether a tidy text can be an address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text) && text.length <= LONGEST_EMAIL;
}

/** The address; throws INVALID_INPUT that names the field, in these words, for a text that is none. */
export function checkEmail(email: string, words = 'Please enter a valid e-mail address.'): string {
  if (isEmail(email)) return email;
  throw new Refused('INVALID_INPUT', 'email', words);
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

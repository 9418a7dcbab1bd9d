import type { RegisterInput, UpdateProfileInput } from '../generated/resolvers.ts';
import { normalizePhone, parseEmail, parseName, parsePhone } from '../platform/contact-details.ts';
import { readAll, UserErrorException } from '../platform/user-errors.ts';

/** Reads the persons of inputs. Throws INVALID_INPUT for each wrong field, all of them together. */
export interface PersonInput {
  /** Name and phone as REST takes them. */
  parseProfile(input: UpdateProfileInput): UpdateProfileInput;
  /** A new account as REST takes it. */
  parseRegistration(input: RegisterInput): RegisterInput;
}

/**
 * Makes the reader. Our own host checks names, numbers and passwords itself, by stricter rules, and names all mistakes at once:
 * with `isHostStrict` everything but the email address is left to it.
 */
export function createPersonInput(isHostStrict: boolean): PersonInput {
  const name = isHostStrict ? (text: string) => text.trim() : parseName;
  const phone = isHostStrict ? normalizePhone : parsePhone;
  const password = isHostStrict ? (text: string) => text : parsePassword;
  return {
    parseProfile: (input) => readAll({ name: () => name(input.name), phone: () => phone(input.phone) }),
    parseRegistration: (input) =>
      readAll({
        name: () => name(input.name),
        email: () => parseEmail(input.email),
        phone: () => phone(input.phone),
        password: () => password(input.password),
      }),
  };
}

function parsePassword(text: string): string {
  if (text !== '') return text;
  throw new UserErrorException('INVALID_INPUT', 'password', 'Enter a password.');
}

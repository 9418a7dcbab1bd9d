import type { RegisterInput, UpdateProfileInput } from '../generated/schema-types.ts';
import { normalizePhone, parseEmail, parseName, parsePhone } from '../graphql/contact-details.ts';
import { readAll, UserErrorException } from '../graphql/user-errors.ts';

/** Parses personal data in inputs. Throws INVALID_INPUT for all wrong fields together. */
export interface PersonInput {
  /** Returns name and phone in REST form. */
  parseProfile(input: UpdateProfileInput): UpdateProfileInput;
  /** Returns a new account in REST form. */
  parseRegistration(input: RegisterInput): RegisterInput;
}

/**
 * Creates the parser. Our own host checks names, addresses, numbers and passwords by stricter rules, and reports all
 * mistakes at once. With `isHostStrict` only the host checks, because an error here would hide the host's other
 * errors.
 */
export function createPersonInput(isHostStrict: boolean): PersonInput {
  const name = isHostStrict ? (text: string) => text.trim() : parseName;
  const phone = isHostStrict ? normalizePhone : parsePhone;
  const email = isHostStrict ? (text: string) => text : parseEmail;
  const password = isHostStrict ? (text: string) => text : parsePassword;
  return {
    parseProfile: (input) => readAll({ name: () => name(input.name), phone: () => phone(input.phone) }),
    parseRegistration: (input) =>
      readAll({
        name: () => name(input.name),
        email: () => email(input.email),
        phone: () => phone(input.phone),
        password: () => password(input.password),
      }),
  };
}

/** Returns the input. Throws INVALID_INPUT for an invalid address and an empty password, both together. */
export function withEmailAndPassword<T extends { email: string; password: string }>(input: T): T {
  const { email, password } = input;
  return { ...input, ...readAll({ email: () => parseEmail(email), password: () => parsePassword(password) }) };
}

/**
 * Returns the input. Throws INVALID_INPUT for an invalid address and a code that is not digits, both together. The
 * host checks the number of digits: staff have longer codes.
 */
export function withEmailAndOtp<T extends { email: string; otp: string }>(input: T): T {
  return { ...input, ...readAll({ email: () => parseEmail(input.email), otp: () => parseOtp(input.otp) }) };
}

function parseOtp(text: string): string {
  const digits = text.trim();
  if (/^\d+$/.test(digits)) return digits;
  throw new UserErrorException('INVALID_INPUT', 'otp', 'Enter the digits of the OTP.');
}

function parsePassword(text: string): string {
  if (text !== '') return text;
  throw new UserErrorException('INVALID_INPUT', 'password', 'Enter a password.');
}

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
 * Makes the reader. Our own host checks names, addresses, numbers and passwords itself, by stricter rules, and names all mistakes at
 * once: with `isHostStrict` they are left to it, for what is wrong here alone would hide what is wrong there.
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

/** The same input. Throws INVALID_INPUT for an address that is none and an empty password, both together. */
export function withEmailAndPassword<T extends { email: string; password: string }>(input: T): T {
  const { email, password } = input;
  return { ...input, ...readAll({ email: () => parseEmail(email), password: () => parsePassword(password) }) };
}

/**
 * The same input. Throws INVALID_INPUT for an address that is none and a code that is not of digits, both together. How many digits a
 * code has, the host says: who works for the shop has longer ones.
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

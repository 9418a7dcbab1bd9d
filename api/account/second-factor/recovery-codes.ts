import { randomBytes } from 'node:crypto';
import { hmacOf } from '../../platform/secrets.ts';

/** The number of codes in a set. */
const CODES_OF_A_SET = 10;
/** Characters of a code: 50 bits. */
const LENGTH = 10;
/** Excludes letters and digits that look alike: i, l, o, u. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Creates ten recovery codes for a lost phone, such as `x7k2m-9tq4w`. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES_OF_A_SET }, () => {
    const code = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/** The hash of a typed code. Dash, blanks and letter case do not matter. */
export function recoveryCodeHash(key: Uint8Array, shopperId: string, typed: string): string {
  const code = typed
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
    .replaceAll(/[^0-9a-z]/g, '');
  return hmacOf(key, `${shopperId}\0${code}`);
}

import { randomBytes } from 'node:crypto';
import { hmacOf } from '../../platform/secrets.ts';

/** How many somebody gets. */
const CODES_OF_A_SET = 10;
/** Characters of a code: 50 bits. */
const LENGTH = 10;
/** Without the letters and digits that are taken for one another: i, l, o, u. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten codes for the day on which the phone is lost: `x7k2m-9tq4w`. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES_OF_A_SET }, () => {
    const code = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}

/** The hash of a code as somebody types it: with or without dash and blanks, in any case of letters. */
export function recoveryCodeHash(key: Uint8Array, shopperId: string, typed: string): string {
  const code = typed
    .toLowerCase()
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
    .replaceAll(/[^0-9a-z]/g, '');
  return hmacOf(key, `${shopperId}\0${code}`);
}

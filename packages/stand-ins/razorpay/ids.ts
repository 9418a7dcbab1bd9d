import { randomBytes } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Fourteen letters or digits that are derived from these bytes. */
export function fourteenCharacters(bytes: Uint8Array = randomBytes(14)): string {
  return Array.from(bytes.subarray(0, 14), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A new id, such as `pay_` and fourteen letters or digits. */
export const newId = (prefix: 'order' | 'pay' | 'rfnd' | 'evt' | 'card'): string => `${prefix}_${fourteenCharacters()}`;

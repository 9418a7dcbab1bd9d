import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';
import { randomToken } from '../platform/secrets.ts';
import { PASSWORD_LENGTH } from '../../schema/vocabulary.ts';

/** Argon2id, the library's default, with 19 MiB and two passes: about 12 ms for a password. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The most common passwords, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** The number of concurrent hashes: Node has four threads for such work, and two remain for files, names and compression. */
const hashingLimit = pLimit(2);

/** Hashes a password. The same characters from another keyboard give the same hash. */
export function hashPassword(password: string): Promise<string> {
  return hashingLimit(() => hash(password.normalize('NFKC'), COST));
}

let dummyHash: Promise<string> | undefined;

/** Whether the password matches the hash. Without a hash it returns false, after the same time. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  // No password is this long, so hashing would only waste time.
  if (password.length > 2 * PASSWORD_LENGTH.most) return false;
  dummyHash ??= hashPassword(randomToken());
  const known = hash ?? (await dummyHash);
  const isRight = await hashingLimit(() => verify(known, password.normalize('NFKC')));
  return isRight && typeof hash === 'string';
}

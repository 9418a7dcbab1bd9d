import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';
import { randomToken } from '../platform/secrets.ts';
import { PASSWORD_LENGTH } from './rules.ts';

/** Argon2id, the library's own default kind, with 19 MiB and two passes: some 12 ms a password. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The passwords that guessers try first, in small letters. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Hashes under way at once: of the four threads that Node has for such work, files, names and compression keep two. */
const hashingLimit = pLimit(2);

/** What is kept of a password; the same characters typed on another keyboard count as the same. */
export function hashPassword(password: string): Promise<string> {
  return hashingLimit(() => hash(password.normalize('NFKC'), COST));
}

let dummyHash: Promise<string> | undefined;

/** Whether the password belongs to the hash; takes as long where there is no hash, and is then false. */
export async function verifyPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  // Nobody can have set a password of such a length, and hashing it would only cost time.
  if (password.length > 2 * PASSWORD_LENGTH.most) return false;
  dummyHash ??= hashPassword(randomToken());
  const known = kept ?? (await dummyHash);
  const isRight = await hashingLimit(() => verify(known, password.normalize('NFKC')));
  return isRight && typeof kept === 'string';
}

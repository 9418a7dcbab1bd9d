import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { requestContext } from '../platform/request-context.ts';
import { randomToken } from '../platform/secrets.ts';
import { rateLimitAddress } from '../../server-kit/client-address.ts';
import { FairSemaphore } from '../../server-kit/fair-semaphore.ts';
import { PASSWORD_LENGTH } from '../../schema/vocabulary.ts';

/** Argon2id, the library's default, with 19 MiB and two passes: about 12 ms for a password. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The most common passwords, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Two hashes at once, because Node has four threads for such work; two remain for files, names and compression. Clients take turns. */
const hashing = new FairSemaphore({ most: 2 });

async function inTurn<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
  const release = await hashing.acquire(client);
  return work().finally(release);
}

/** The client of the current call; empty outside a call. */
const clientOfCall = (): string => rateLimitAddress(requestContext()?.ip);

/** Hashes a password. The same characters from another keyboard give the same hash. Clients take turns. */
export function hashPassword(password: string, client: string = clientOfCall()): Promise<string> {
  return inTurn(client, () => hash(password.normalize('NFKC'), COST));
}

let dummyHash: Promise<string> | undefined;

/** Whether the password matches the hash. Without a hash it returns false, after the same time. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  // No password is this long, so hashing would only waste time.
  if (password.length > 2 * PASSWORD_LENGTH.most) return false;
  dummyHash ??= hashPassword(randomToken(), '');
  const known = hash ?? (await dummyHash);
  const isRight = await inTurn(clientOfCall(), () => verify(known, password.normalize('NFKC')));
  return isRight && typeof hash === 'string';
}

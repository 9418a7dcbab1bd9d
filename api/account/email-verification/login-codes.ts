import { randomInt } from 'node:crypto';
import type { Cookies } from '../../platform/authentication.ts';
import { refuse } from '../../platform/refusals.ts';
import { equalsInConstantTime, deriveKey, randomId, hmacOf } from '../../platform/secrets.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { verifyEmail } from './verify-email.ts';
import { createEmailVerificationRepository } from './repository.ts';

/** Milliseconds that a code is good for. */
const CODE_MS = 10 * 60_000;

/** Who brings a code. */
export interface CodeSender {
  /** The address that the client is counted by. */
  address: string;
  cookies: Cookies;
}

/** Logging in by a code that is mailed. */
export interface LoginCodes {
  /** Mails a code to the address, whether or not it has an account; refuses past the day's limit. */
  request(email: string): Promise<void>;
  /** Logs in by the code, with an account made now if the address has none; refuses with INVALID_OTP or EXPIRED. */
  verify(email: string, code: string, unbound: boolean | undefined, client: CodeSender): Promise<string>;
}

/** The codes of the shop, of so many digits. */
export function createLoginCodes(dependencies: AccountDependencies, digits: number): LoginCodes {
  const { db, now, rateLimits, sessions, mailQueue, mails, secret } = dependencies;
  const key = deriveKey(secret, 'one-time codes');
  return {
    request: async (email) => {
      await rateLimits.countEmail('code', email);
      const id = randomId('oc');
      const code = String(randomInt(10 ** digits)).padStart(digits, '0');
      const expires_at = new Date(now().getTime() + CODE_MS);
      await db.transaction().execute(async (trx) => {
        await createEmailVerificationRepository(trx).upsertCode({
          email,
          id,
          hash: hmacOf(key, `${id}\0${code}`),
          expires_at,
        });
        await mailQueue.send(trx, mails.code(email, code));
      });
    },
    verify: async (email, code, unbound, { address, cookies }) => {
      await rateLimits.countCode(address);
      const kept = (await createEmailVerificationRepository(db).updateCodeTries(email, now())) ?? refuse('EXPIRED');
      if (!equalsInConstantTime(kept.hash, hmacOf(key, `${kept.id}\0${code.trim()}`))) refuse('INVALID_OTP');
      await rateLimits.uncountCode(address);
      const opened = await db.transaction().execute(async (trx) => {
        if (!(await createEmailVerificationRepository(trx).deleteCode(kept.id))) refuse('EXPIRED');
        return sessions.start(trx, await verifyEmail(dependencies, trx, email), 'code', unbound);
      });
      return sessions.issueTokens(opened, cookies);
    },
  };
}

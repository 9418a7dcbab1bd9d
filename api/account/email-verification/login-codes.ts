import { randomInt } from 'node:crypto';
import type { Cookies } from '../../platform/authentication.ts';
import { refuse } from '../../platform/refusals.ts';
import { equalsInConstantTime, deriveKey, randomId, hmacOf } from '../../platform/secrets.ts';
import type { AccountDependencies } from '../dependencies.ts';
import type { IssuedTokens, LoginClient } from '../sessions/sessions.ts';
import { createEmailVerificationRepository } from './repository.ts';
import { verifyEmail } from './verify-email.ts';

/** Milliseconds for which a code is valid. */
const CODE_MS = 10 * 60_000;

/** The client that sends a code. */
export interface CodeSender extends LoginClient {
  /** The address that rate limits count. */
  address: string;
  cookies: Cookies;
}

/** Login with a mailed code. */
export interface LoginCodes {
  /** Mails a code to the address, with or without an account; refuses past the day's limit. */
  request(email: string): Promise<void>;
  /** Logs in with the code and creates an account when the address has none; refuses with INVALID_OTP or EXPIRED. */
  verify(email: string, code: string, client: CodeSender): Promise<IssuedTokens>;
}

/** Creates the login codes, with so many digits. */
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
    verify: async (email, code, { address, cookies, ...client }) => {
      await rateLimits.countCode(address);
      const saved = (await createEmailVerificationRepository(db).updateCodeTries(email, now())) ?? refuse('EXPIRED');
      if (!equalsInConstantTime(saved.hash, hmacOf(key, `${saved.id}\0${code.trim()}`))) refuse('INVALID_OTP');
      await rateLimits.uncountCode(address);
      const session = await db.transaction().execute(async (trx) => {
        if (!(await createEmailVerificationRepository(trx).deleteCode(saved.id))) refuse('EXPIRED');
        return sessions.start(trx, await verifyEmail(dependencies, trx, email), 'code', client);
      });
      return sessions.issueTokens(session, cookies);
    },
  };
}

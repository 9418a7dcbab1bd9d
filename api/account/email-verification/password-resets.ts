import { refuse } from '../../platform/refusals.ts';
import { hashOf, randomToken } from '../../platform/secrets.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { COMMON_PASSWORDS, hashPassword } from '../passwords.ts';
import { createShopperRepository } from '../repository.ts';
import { assertPassword } from '../rules.ts';
import { createEmailVerificationRepository } from './repository.ts';

/** Milliseconds for which a link is valid. */
const LINK_MS = 15 * 60_000;

/** New passwords by a mailed link. */
export interface PasswordResets {
  /** Mails a link, or a mail that there is no account; both take the same work. Refuses past the day's limit. */
  request(email: string): Promise<void>;
  /** Sets the password and ends all sessions; refuses with EXPIRED, or with INVALID_INPUT for the password. */
  reset(email: string, password: string, word: string | undefined): Promise<void>;
}

/** Creates the password resets. */
export function createPasswordResets({
  db,
  now,
  rateLimits,
  sessions,
  mailQueue,
  mails,
  shopUrl,
}: AccountDependencies): PasswordResets {
  return {
    request: async (email) => {
      await rateLimits.countEmail('reset link', email);
      const shopper = await createShopperRepository(db).findByEmail(email);
      const word = randomToken();
      const link = `${shopUrl}/account/forgot-password#token=${word}&email=${encodeURIComponent(email)}`;
      const reset = { hash: hashOf(word), email, expires_at: new Date(now().getTime() + LINK_MS) };
      await db.transaction().execute(async (trx) => {
        await createEmailVerificationRepository(trx).insertReset(reset);
        await mailQueue.send(trx, shopper ? mails.resetLink(email, link) : mails.resetUnknown(email));
      });
    },
    reset: async (email, password, word) => {
      const hash = hashOf(word ?? refuse('EXPIRED'));
      if (!(await createEmailVerificationRepository(db).hasReset(hash, email, now()))) refuse('EXPIRED');
      const shopper = (await createShopperRepository(db).findByEmail(email)) ?? refuse('EXPIRED');
      assertPassword(password, email, shopper.name, COMMON_PASSWORDS);
      const passwordHash = await hashPassword(password);
      await db.transaction().execute(async (trx) => {
        if (!(await createEmailVerificationRepository(trx).deleteResets(hash, email, now()))) refuse('EXPIRED');
        await createShopperRepository(trx).updatePassword(email, passwordHash, now());
        await sessions.endAll(trx, shopper.id);
        await mailQueue.send(trx, mails.passwordChanged(email));
      });
      await rateLimits.clearEmail('wrong password', email);
    },
  };
}

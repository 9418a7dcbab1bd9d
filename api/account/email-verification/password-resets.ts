import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { hashOf, randomToken } from '../../platform/secrets.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { COMMON_PASSWORDS, hashPassword } from '../passwords.ts';
import { createShopperRepository } from '../repository.ts';
import { assertPassword, defaultName } from '../rules.ts';
import type { LoginCaller } from '../registration.ts';
import { createLoginCodeRepository } from './login-code-repository.ts';
import { createEmailVerificationRepository } from './repository.ts';

/** Milliseconds for which a link is valid. */
const LINK_MS = 15 * 60_000;

const LINK_FIELD = { field: 'token' };

/** New passwords by mailed link. */
export interface PasswordResets {
  /**
   * Mails a link, or a mail that there is no account; both take the same time. Refuses with RATE_LIMITED if there are
   * too many requests.
   */
  request(email: string, caller: LoginCaller): Promise<void>;
  /** Sets the password and ends all sessions; refuses with EXPIRED, or with INVALID_INPUT for the password. */
  reset(email: string, password: string, token: string | undefined, caller: LoginCaller): Promise<void>;
}

/** Creates the password resets. */
export function createPasswordResets({
  db,
  now,
  limits,
  devices,
  sessions,
  mailQueue,
  mails,
  shopUrl,
  securityLog,
}: AccountDependencies): PasswordResets {
  return {
    request: async (email, { address, cookies }) => {
      const { isBulk } = await limits.countMail(email, { address, device: await devices.deviceOf(email, cookies) });
      const shopper = await createShopperRepository(db).findByEmail(email);
      const token = randomToken();
      const link = `${shopUrl}/account/forgot-password#token=${token}&email=${encodeURIComponent(email)}`;
      const reset = { hash: hashOf(token), email, expires_at: new Date(now().getTime() + LINK_MS) };
      await db.transaction().execute(async (trx) => {
        await createEmailVerificationRepository(trx).insertReset(reset);
        const mail = shopper ? mails.resetLink(email, link) : mails.resetUnknown(email);
        await mailQueue.send(trx, { ...mail, isBulk, usefulForMs: LINK_MS });
      });
    },
    reset: async (email, password, token, { address, cookies }) => {
      const hash = hashOf(token ?? refuse('EXPIRED', LINK_FIELD));
      if (!(await createEmailVerificationRepository(db).hasReset(hash, email, now()))) refuse('EXPIRED', LINK_FIELD);
      const shopper = (await createShopperRepository(db).findByEmail(email)) ?? refuse('EXPIRED', LINK_FIELD);
      assertPassword(password, email, shopper.name, COMMON_PASSWORDS);
      const passwordHash = await hashPassword(password);
      const change = async (trx: Db) => {
        if (!(await createEmailVerificationRepository(trx).deleteResets(hash, email, now())))
          refuse('EXPIRED', LINK_FIELD);
        const isFirst = await createShopperRepository(trx).isUnproven(shopper.id);
        if (isFirst) {
          await createEmailVerificationRepository(trx).deleteWritten(shopper.id, now());
          await createShopperRepository(trx).updateEmailVerified(shopper.id, now(), defaultName(email));
        }
        await createShopperRepository(trx).updatePassword(email, passwordHash, now());
        await sessions.endAll(trx, shopper.id);
        await mailQueue.send(trx, mails.passwordChanged(email));
      };
      // Deleted before all sessions end: a session that starts by a code now ends with them.
      await createLoginCodeRepository(db).deleteCodes(email);
      // Under the lock, a call of an ended session cannot save an address after the deletion.
      const device = await devices.preserveDevice(email, cookies, () =>
        createShopperRepository(db).withShopperLock(shopper.id, change),
      );
      await limits.clearPasswords(email, { address, device });
      securityLog.write('password-reset', { email });
    },
  };
}

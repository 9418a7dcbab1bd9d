import type { Db } from '../../platform/database.ts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { refuse } from '../../platform/refusals.ts';
import { deriveKey, equalsInConstantTime, hmacOf, randomDigits, randomId } from '../../platform/secrets.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { LONG_DIGITS } from '../email-verification/login-code-repository.ts';
import { createConfirmationCodeRepository } from './repository.ts';

/** Milliseconds for which a code is valid. */
const CODE_MS = 10 * 60_000;

/** The account that confirms. */
export interface ConfirmingShopper {
  id: string;
  email: string;
  /** Whether the account belongs to staff: staff codes are long. */
  isStaff?: boolean;
}

/** A correct code. */
export interface CheckedCode {
  id: string;
  /** The purpose of the mailed code. It confirms nothing else. */
  purpose: string;
}

/** Mailed codes by which a logged-in shopper confirms an action. */
export interface ConfirmationCodes {
  /**
   * Mails a new code to the shopper's address. `toMail` writes the mail; `purpose` is at most 100 characters. Refuses
   * with RATE_LIMITED beyond the limit.
   */
  request(shopper: ConfirmingShopper, purpose: string, toMail: (code: string) => Mail): Promise<void>;
  /**
   * Counts a try and returns the code if it is right. Refuses with INVALID_OTP, EXPIRED, or RATE_LIMITED after ten
   * wrong ones.
   */
  check(shopperId: string, code: string): Promise<CheckedCode>;
  /** Consumes the code in the transaction `trx`. Refuses with EXPIRED if another call has used it. */
  use(trx: Db, shopperId: string, codeId: string): Promise<void>;
}

/** Creates the confirmation codes with `digits` digits, or 8 where long codes are required. */
export function createConfirmationCodes(dependencies: AccountDependencies, digits: number): ConfirmationCodes {
  const { db, now, limits, mailQueue, secret, securityLog } = dependencies;
  const key = deriveKey(secret, 'confirmation codes');
  const mailKey = deriveKey(secret, 'mails of confirmation codes');
  return {
    request: async ({ id: shopper_id, email, isStaff = false }, purpose, toMail) => {
      await limits.countOwnMail(email);
      const id = randomId('cc');
      const length = isStaff ? Math.max(digits, LONG_DIGITS) : digits;
      const code = randomDigits(length);
      const expires_at = new Date(now().getTime() + CODE_MS);
      await db.transaction().execute(async (trx) => {
        const hash = hmacOf(key, `${id}\0${code}`);
        await createConfirmationCodeRepository(trx).upsertCode({ shopper_id, id, hash, purpose, expires_at });
        // The key withdraws a queued mail whose code is no longer valid.
        const withdrawalKey = hmacOf(mailKey, shopper_id);
        await mailQueue.withdraw(trx, withdrawalKey);
        await mailQueue.send(trx, { ...toMail(code), withdrawalKey, usefulForMs: CODE_MS });
      });
    },
    check: async (shopperId, code) => {
      await limits.countSecret('confirmation', shopperId);
      const saved =
        (await createConfirmationCodeRepository(db).updateTries(shopperId, now())) ?? refuse('EXPIRED', EXPIRED_CODE);
      if (!equalsInConstantTime(saved.hash, hmacOf(key, `${saved.id}\0${code.trim()}`))) {
        securityLog.write('wrong-code', { how: 'order' });
        refuse('INVALID_OTP', WRONG);
      }
      await limits.clearSecret('confirmation', shopperId);
      return { id: saved.id, purpose: saved.purpose };
    },
    use: async (trx, shopperId, codeId) => {
      if (!(await createConfirmationCodeRepository(trx).deleteCode(shopperId, codeId))) refuse('EXPIRED', EXPIRED_CODE);
    },
  };
}

const WRONG = { field: 'otp', message: 'Incorrect OTP. Please try again.' };
const EXPIRED_CODE = { field: 'otp', message: 'This OTP has expired. Please request a new one.' };

import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { deriveKey, equalsInConstantTime, hmacOf, randomDigits, randomId } from '../../platform/secrets.ts';
import type { LoginConfirmation, LoginProof } from '../account-data/login-confirmation.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { createLoginCodeRepository } from '../email-verification/login-code-repository.ts';
import { createEmailVerificationRepository } from '../email-verification/repository.ts';
import { createSessionRepository } from '../sessions/repository.ts';
import { createSessionLock, type SessionOwner } from '../sessions/session-lock.ts';
import type { EmailChangeRow } from '../tables.ts';
import { createEmailChangeMails } from './mails.ts';
import { createEmailChangeRepository } from './repository.ts';

/** Milliseconds for which both codes are valid. */
const CODE_MS = 10 * 60_000;
/** Longer than a login's: a thief of a session may guess the code of the other address. */
const DIGITS = 6;

/** The codes of both addresses, as the shopper entered them. */
export interface EmailChangeCodes {
  oldOtp: string;
  newOtp: string;
}

/** Changes the email of an account, with a proof of both addresses. */
export interface EmailChange {
  /**
   * Mails a code to each address and returns their number of digits. The response is the same if another account uses
   * the new mailbox: only a mail to it says so. Refuses as `assertFresh` does, with INVALID_INPUT for the current
   * address, NOT_ALLOWED_IN_STATUS for staff, and RATE_LIMITED.
   */
  request(owner: SessionOwner, newEmail: string, proof: LoginProof, address: string): Promise<{ otpLength: number }>;
  /**
   * Changes the email if both codes are right. Ends all other sessions, removes Google logins, and mails both
   * addresses. Refuses with INVALID_OTP and the field, EXPIRED, RATE_LIMITED, and ALREADY_EXISTS if another account was
   * faster.
   */
  confirm(owner: SessionOwner, codes: EmailChangeCodes): Promise<void>;
}

/** Creates the change of an email. */
export function createEmailChange(dependencies: AccountDependencies, confirmation: LoginConfirmation): EmailChange {
  const { db, now, limits, mailQueue, secret, shopUrl, securityLog, settings } = dependencies;
  const key = deriveKey(secret, 'email changes');
  const mails = createEmailChangeMails({ shopUrl, settings });
  const withSessionLock = createSessionLock(db, now);
  const hashOf = (id: string, which: 'old' | 'new', code: string) => hmacOf(key, `${id}\0${which}\0${code.trim()}`);
  const matches = (change: EmailChangeRow, which: 'old' | 'new', code: string) =>
    equalsInConstantTime(change[`${which}_hash`], hashOf(change.id, which, code));
  return {
    request: async (owner, newEmail, proof, address) => {
      const { email, role } = await confirmation.assertFresh(owner, proof);
      if (role !== 'SHOPPER') refuse('NOT_ALLOWED_IN_STATUS', STAFF);
      if (email === newEmail) refuse('INVALID_INPUT', SAME);
      await limits.countOwnMail(email);
      const { isBulk } = await limits.countMail(newEmail, { address, device: undefined });
      const [id, oldCode, newCode] = [randomId('ec'), randomDigits(DIGITS), randomDigits(DIGITS)];
      await withSessionLock(owner, async (trx) => {
        const changes = createEmailChangeRepository(trx);
        const isTaken = await changes.isMailboxTaken(owner.shopperId, newEmail);
        // A code that is mailed to nobody: a wrong one and this one have the same response.
        const hashes = { old_hash: hashOf(id, 'old', oldCode), new_hash: hashOf(id, 'new', isTaken ? id : newCode) };
        const expires_at = new Date(now().getTime() + CODE_MS);
        const emails = { old_email: email, new_email: newEmail };
        await changes.upsertChange({ shopper_id: owner.shopperId, id, ...emails, ...hashes, expires_at });
        const useful = { usefulForMs: CODE_MS };
        await mailQueue.send(trx, { ...mails.oldCode(email, oldCode, newEmail), ...useful });
        await mailQueue.send(trx, {
          ...(isTaken ? mails.taken(newEmail) : mails.newCode(newEmail, newCode)),
          ...useful,
          isBulk,
        });
      });
      return { otpLength: DIGITS };
    },
    confirm: async (owner, { oldOtp, newOtp }) => {
      const { shopperId } = owner;
      await limits.countSecret('confirmation', shopperId);
      const change =
        (await createEmailChangeRepository(db).updateTries(shopperId, now())) ?? refuse('EXPIRED', EXPIRED_CODE);
      const wrong = matches(change, 'old', oldOtp) ? (matches(change, 'new', newOtp) ? null : 'newOtp') : 'oldOtp';
      if (wrong !== null) {
        securityLog.write('wrong-code', { how: 'email change' });
        refuse('INVALID_OTP', { field: wrong, message: 'Incorrect OTP. Please try again.' });
      }
      await refuseIfTaken(() => withSessionLock(owner, (trx) => commitChange(dependencies, trx, owner, change)));
      await limits.clearSecret('confirmation', shopperId);
      securityLog.write('email-changed', { email: change.old_email });
    },
  };
}

/** Makes the change in the transaction `trx`. Refuses with EXPIRED if it was made, and with ALREADY_EXISTS. */
async function commitChange(
  { now, mailQueue, shopUrl, settings }: AccountDependencies,
  trx: Db,
  { shopperId, sessionId }: SessionOwner,
  change: EmailChangeRow,
): Promise<void> {
  const { old_email, new_email } = change;
  const changes = createEmailChangeRepository(trx);
  if (!(await changes.deleteChange(shopperId, change.id))) refuse('EXPIRED', EXPIRED_CODE);
  if (!(await changes.updateEmail(change, now()))) refuse('ALREADY_EXISTS', TAKEN);
  await changes.deleteIdentities(shopperId);
  for (const email of [old_email, new_email]) {
    await createLoginCodeRepository(trx).deleteCodes(email);
    await createEmailVerificationRepository(trx).deleteLinks(email);
  }
  await createSessionRepository(trx).revokeOthers(sessionId, shopperId, now());
  const mails = createEmailChangeMails({ shopUrl, settings });
  await mailQueue.send(trx, mails.changedOld(old_email, new_email));
  await mailQueue.send(trx, mails.changedNew(new_email));
}

/** Refuses with ALREADY_EXISTS if somebody registers the new address at the same moment. */
async function refuseIfTaken(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) refuse('ALREADY_EXISTS', TAKEN);
    throw error;
  }
}

const UNIQUE_VIOLATION = '23505';
const SAME = { field: 'newEmail', message: 'This is already the email of your account.' };
const STAFF = {
  field: 'newEmail',
  message: 'Please ask the owner of the shop to change the email of a staff account.',
};
const EXPIRED_CODE = { field: 'newOtp', message: 'These OTPs have expired. Please request new ones.' };
const TAKEN = { field: 'newEmail', message: 'Another account uses this email now.' };

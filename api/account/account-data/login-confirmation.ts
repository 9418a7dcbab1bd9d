import { refuse } from '../../platform/refusals.ts';
import type { ConfirmationCodes } from '../confirmation-codes/confirmation-codes.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { verifyPassword } from '../passwords.ts';
import type { SessionOwner } from '../sessions/session-lock.ts';
import { refuseToken } from '../sessions/sessions.ts';
import { FRESH_MS } from '../sessions/staff-sessions.ts';
import { createAccountDataRepository, type Credentials } from './repository.ts';

/** The purpose of a mailed code. */
const PURPOSE = 'account';

/** A shopper's proof of identity: the password, or the mailed code. Without either the login must be fresh. */
export interface LoginProof {
  password?: string;
  otp?: string;
}

/** Confirms the shopper's identity before a change or an export of account data. */
export interface LoginConfirmation {
  /** Mails a code to the shopper's address. Refuses beyond the daily limit. */
  sendOtp(shopperId: string): Promise<void>;
  /**
   * Returns the shopper if the proof is right or the login is fresh. Refuses with CONFIRM_LOGIN without either,
   * INVALID_INPUT for a wrong password, INVALID_OTP or EXPIRED for a wrong code. Refuses with RATE_LIMITED when the
   * session has sent too many.
   */
  assertFresh(owner: SessionOwner, proof: LoginProof): Promise<Credentials>;
}

/** Creates the confirmation of logins. */
export function createLoginConfirmation(
  { db, now, mails, securityLog }: AccountDependencies,
  codes: ConfirmationCodes,
): LoginConfirmation {
  const repository = createAccountDataRepository(db);
  const find = async (shopperId: string) =>
    (await repository.findCredentials(shopperId)) ?? refuseToken('TOKEN_REVOKED');
  const checkOtp = async (shopperId: string, otp: string) => {
    const { id, purpose } = await codes.check(shopperId, otp);
    if (purpose !== PURPOSE) refuse('EXPIRED', { field: 'otp', message: OTHER_PURPOSE });
    await db.transaction().execute((trx) => codes.use(trx, shopperId, id));
  };
  const checkPassword = async (shopper: Credentials, password: string) => {
    if (await verifyPassword(password, shopper.password_hash)) return;
    securityLog.write('wrong-password', { email: shopper.email, how: 'confirmation' });
    refuse('INVALID_INPUT', { field: 'password', message: 'Incorrect password.' });
  };
  return {
    sendOtp: async (shopperId) => {
      const { email, role } = await find(shopperId);
      await codes.request({ id: shopperId, email, isStaff: role !== 'SHOPPER' }, PURPOSE, (code) =>
        mails.confirmationCode(email, code),
      );
    },
    assertFresh: async ({ shopperId, sessionId }, { password, otp }) => {
      const shopper = await find(shopperId);
      if (password === undefined && otp === undefined) {
        const since = new Date(now().getTime() - FRESH_MS);
        if (!(await repository.hasConfirmedSince(shopperId, sessionId, since))) refuse('CONFIRM_LOGIN');
        return shopper;
      }
      if (!(await repository.updateTries(shopperId, sessionId))) refuse('RATE_LIMITED', { message: LOG_IN_AGAIN });
      if (password === undefined) await checkOtp(shopperId, otp ?? '');
      else await checkPassword(shopper, password);
      await repository.updateConfirmed(shopperId, sessionId, now(), password !== undefined);
      return shopper;
    },
  };
}

const OTHER_PURPOSE = 'This OTP is for an order. Please get a new one.';
const LOG_IN_AGAIN = 'Too many attempts. Please log out and log in again.';

import { refuse } from '../../platform/refusals.ts';
import type { ConfirmationCodes } from '../confirmation-codes/confirmation-codes.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { verifyPassword } from '../passwords.ts';
import type { SessionOwner } from '../sessions/session-lock.ts';
import { refuseToken } from '../sessions/sessions.ts';
import { FRESH_MS } from '../sessions/staff-sessions.ts';
import { createOwnAccountRepository, type Credentials } from './repository.ts';

/** What a mailed code confirms. */
const PURPOSE = 'account';

/** What a shopper sends to prove who they are: the password, or the mailed code. Without both the login has to be fresh. */
export interface LoginProof {
  password?: string;
  otp?: string;
}

/** Makes sure that it is the shopper who sits at the device, before something of the account's is changed or told. */
export interface LoginConfirmation {
  /** Mails a code to the shopper's own address; refuses past the day's limit. */
  sendOtp(shopperId: string): Promise<void>;
  /**
   * Answers the shopper when the proof is right, or the login fresh. Refuses with CONFIRM_LOGIN without either, INVALID_INPUT for a
   * wrong password, INVALID_OTP or EXPIRED for a wrong code, and RATE_LIMITED when the session has sent too many.
   */
  assertFresh(owner: SessionOwner, proof: LoginProof): Promise<Credentials>;
}

/** Creates the confirmation of logins. */
export function createLoginConfirmation(
  { db, now, mails, securityLog }: AccountDependencies,
  codes: ConfirmationCodes,
): LoginConfirmation {
  const repository = createOwnAccountRepository(db);
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
    refuse('INVALID_INPUT', { field: 'password', message: 'This is not your password.' });
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

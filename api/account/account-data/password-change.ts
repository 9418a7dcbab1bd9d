import type { Cookies } from '../../platform/authentication.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { COMMON_PASSWORDS, hashPassword } from '../passwords.ts';
import { Refusal, refuse } from '../../platform/refusals.ts';
import { createLoginCodeRepository } from '../email-verification/login-code-repository.ts';
import { createEmailVerificationRepository } from '../email-verification/repository.ts';
import { assertPassword } from '../rules.ts';
import { createSessionRepository } from '../sessions/repository.ts';
import { createSessionLock, type SessionOwner } from '../sessions/session-lock.ts';
import type { LoginConfirmation, LoginProof } from './login-confirmation.ts';
import { createAccountDataRepository } from './repository.ts';

/** Changes the password of a logged-in shopper, or sets the first one. */
export type ChangePassword = (
  owner: SessionOwner,
  newPassword: string,
  proof: LoginProof,
  cookies: Cookies,
) => Promise<void>;

/**
 * Creates the change of a password. It ends all other sessions, deletes the codes and links mailed before, and mails
 * the shopper. Refuses as `assertFresh` does, and with INVALID_INPUT for the new password.
 */
export function createPasswordChange(
  { db, now, mailQueue, mails, devices, securityLog }: AccountDependencies,
  confirmation: LoginConfirmation,
): ChangePassword {
  const withSessionLock = createSessionLock(db, now);
  return async (owner, newPassword, proof, cookies) => {
    const { email, name } = await confirmation.assertFresh(owner, proof);
    assertNewPassword(newPassword, email, name);
    const passwordHash = await hashPassword(newPassword);
    // Deleted before the other sessions end: a session that starts by such a code now ends with them.
    await createLoginCodeRepository(db).deleteCodes(email);
    await createEmailVerificationRepository(db).deleteLinks(email);
    const change = () =>
      withSessionLock(owner, async (trx) => {
        await createAccountDataRepository(trx).updatePassword(owner.shopperId, passwordHash, now());
        await createSessionRepository(trx).revokeOthers(owner.sessionId, owner.shopperId, now());
        await mailQueue.send(trx, mails.passwordChanged(email, 'others'));
      });
    await devices.preserveDevice(email, cookies, change);
    securityLog.write('password-changed', { email });
  };
}

/** Refuses as `assertPassword` does, for the field `newPassword`: here `password` is the current one. */
function assertNewPassword(password: string, email: string, name: string): void {
  try {
    assertPassword(password, email, name, COMMON_PASSWORDS);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refuse(error.code, { field: 'newPassword', message: error.message });
  }
}

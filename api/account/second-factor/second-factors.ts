import type { Cookies, Staff } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { createEncryption, type Encryption } from '../../platform/encryption.ts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { refuse } from '../../platform/refusals.ts';
import { deriveKey } from '../../platform/secrets.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { findForStaff } from '../account-data/account-export.ts';
import type { LoginConfirmation, LoginProof } from '../account-data/login-confirmation.ts';
import { createShopperRepository } from '../repository.ts';
import { createSessionLock, type SessionOwner } from '../sessions/session-lock.ts';
import { refuseToken } from '../sessions/sessions.ts';
import { createRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { createSecondFactorRepository, type SecondFactorOwner } from './repository.ts';
import { createTotpSecret, totpStepOf, totpUri } from './totp.ts';

/** Milliseconds within which a new authenticator must give its first code. */
const SET_UP_MS = 30 * 60_000;

/** A code of the authenticator app, or one of the recovery codes. */
export interface SecondFactorProof {
  code?: string;
  recoveryCode?: string;
}

/** The state of the second factor, for an account and a session. */
export interface SecondFactorStatus {
  isStaff: boolean;
  /** Whether staff need a second factor before they do anything for the shop. */
  isRequired: boolean;
  isSetUp: boolean;
  /** Whether this session has passed it. */
  isVerified: boolean;
  /** Whether the account has a password, and whether this session must still give it with a code. */
  hasPassword: boolean;
  needsPassword: boolean;
  recoveryCodesLeft: number;
}

/** The second factor of staff: an authenticator app, and recovery codes. */
export interface SecondFactors {
  status(owner: SessionOwner): Promise<SecondFactorStatus>;
  /**
   * Starts or restarts the setup of an app, and returns the data for it. Refuses with FORBIDDEN for shoppers,
   * ALREADY_EXISTS if there is one, NOT_ALLOWED_IN_STATUS for an account without a password, and as `assertFresh` does.
   * Refuses with CONFIRM_LOGIN if the session has not given the password.
   */
  setUp(owner: SessionOwner, password: string | undefined): Promise<{ uri: string; secret: string }>;
  /**
   * Accepts the app's first code and returns the recovery codes. Refuses with INVALID_OTP, EXPIRED and RATE_LIMITED.
   */
  confirm(owner: SessionOwner, code: string, cookies: Cookies): Promise<string[]>;
  /**
   * Accepts a code: the session may then work for the shop. Refuses with CONFIRM_LOGIN if the session has not given the
   * password, INVALID_OTP, RATE_LIMITED, and NOT_ALLOWED_IN_STATUS without an app.
   */
  verify(owner: SessionOwner, proof: SecondFactorProof, password: string | undefined, cookies: Cookies): Promise<void>;
  /** Removes app and recovery codes. Refuses as `assertFresh` and `verify` do. */
  remove(owner: SessionOwner, proof: SecondFactorProof, login: LoginProof, cookies: Cookies): Promise<void>;
  /**
   * For the owner of the shop: removes app and recovery codes and ends all sessions. Returns the account's id. Refuses
   * like `findForStaff`, and with NOT_ALLOWED_IN_STATUS, also for the caller's own account.
   */
  resetOf(staff: Staff, email: string): Promise<string>;
}

/** Creates the second factors. */
export function createSecondFactors(dependencies: AccountDependencies, confirmation: LoginConfirmation): SecondFactors {
  const { db, now, mailQueue, mails, securityLog, sessions, devices } = dependencies;
  const withSessionLock = createSessionLock(db, now);
  const encryption = createEncryption(dependencies.secret, 'second factors');
  const check = createChecks(dependencies, encryption);
  const recoveryKey = deriveKey(dependencies.secret, 'recovery codes');
  const find = (owner: SessionOwner) => findOwner(db, owner);
  /** Checks that the session has given the password, now or earlier. */
  const requirePassword = async (owner: SessionOwner, password: string | undefined) => {
    const shopper = await find(owner);
    if (!shopper.is_password_shown && password === undefined) refuse('CONFIRM_LOGIN', PASSWORD_TOO);
    if (password !== undefined) await confirmation.assertFresh(owner, { password });
    return shopper;
  };
  const mail = (trx: Db, one: Mail) => mailQueue.send(trx, one);

  return {
    status: async (owner) => toStatus(await find(owner), dependencies.isSecondFactorRequired),
    setUp: async (owner, password) => {
      const { is_staff, has_password } = await find(owner);
      if (!is_staff) refuse('FORBIDDEN');
      if (!has_password) refuse('NOT_ALLOWED_IN_STATUS', { message: 'Please choose a password first.' });
      const { email } = await requirePassword(owner, password);
      if (password === undefined) await confirmation.assertFresh(owner, {});
      const secret = createTotpSecret();
      const isNew = await createSecondFactorRepository(db).upsertPending(
        owner.shopperId,
        encryption.encrypt(secret),
        now(),
      );
      if (!isNew) refuse('ALREADY_EXISTS', { message: 'Two-step verification is on already.' });
      return { uri: totpUri(secret, email), secret };
    },
    confirm: async (owner, code, cookies) => {
      const { email } = await requirePassword(owner, undefined);
      const { secret, step } = await check.pending(owner, email, code, cookies);
      const codes = createRecoveryCodes();
      await withSessionLock(owner, async (trx) => {
        const factors = createSecondFactorRepository(trx);
        if (!(await factors.updateConfirmed(owner.shopperId, secret, step, now()))) refuse('EXPIRED', START_AGAIN);
        const hashes = codes.map((one) => recoveryCodeHash(recoveryKey, owner.shopperId, one));
        await factors.insertRecoveryCodes(owner.shopperId, hashes);
        await factors.updateVerified(owner.shopperId, owner.sessionId, now());
        await mail(trx, mails.secondFactorOn(email));
      });
      await devices.remember(email, cookies, 'second factor');
      securityLog.write('second-factor-changed', { email, how: 'set up' });
      return codes;
    },
    verify: async (owner, proof, password, cookies) => {
      const { email } = await requirePassword(owner, password);
      await check.proof(owner, email, proof, cookies);
      await withSessionLock(owner, (trx) =>
        createSecondFactorRepository(trx).updateVerified(owner.shopperId, owner.sessionId, now()),
      );
      await devices.remember(email, cookies, 'second factor');
    },
    remove: async (owner, proof, login, cookies) => {
      const { email } = await confirmation.assertFresh(owner, login);
      await check.proof(owner, email, proof, cookies);
      await withSessionLock(owner, async (trx) => {
        if (await createSecondFactorRepository(trx).delete(owner.shopperId))
          await mail(trx, mails.secondFactorOff(email));
      });
      securityLog.write('second-factor-changed', { email, how: 'removed' });
    },
    resetOf: async (staff, email) => {
      const shoppers = createShopperRepository(db);
      const id = await findForStaff(shoppers, email);
      if (id === staff.by) refuse('NOT_ALLOWED_IN_STATUS', OWN_FACTOR);
      await shoppers.withShopperLock(id, async (trx) => {
        if (!(await createSecondFactorRepository(trx).delete(id))) refuse('NOT_ALLOWED_IN_STATUS', NO_FACTOR);
        await sessions.endAll(trx, id);
        await mail(trx, mails.secondFactorOff(email));
      });
      securityLog.write('second-factor-changed', { email, how: 'reset' });
      return id;
    },
  };
}

/** Compares codes. Each try is counted before the comparison, and a right code is consumed. */
function createChecks(dependencies: AccountDependencies, encryption: Encryption) {
  const { db, now, limits, devices, securityLog, mailQueue, mails, secret } = dependencies;
  const recoveryKey = deriveKey(secret, 'recovery codes');
  const factors = createSecondFactorRepository(db);
  const count = async (email: string, cookies: Cookies, compare: () => Promise<boolean>, field: string) => {
    const device = await devices.deviceOf(email, cookies, 'second factor');
    await limits.countSecret('second factor', email, device);
    if (!(await compare())) {
      securityLog.write('wrong-second-factor', { email });
      refuse('INVALID_OTP', { field, message: field === 'code' ? WRONG_CODE : WRONG_RECOVERY_CODE });
    }
    await limits.clearSecret('second factor', email, device);
  };
  const useRecoveryCode = (shopperId: string, email: string, typed: string) =>
    db.transaction().execute(async (trx) => {
      const isRight = await createSecondFactorRepository(trx).deleteRecoveryCode(
        shopperId,
        recoveryCodeHash(recoveryKey, shopperId, typed),
      );
      if (isRight) await mailQueue.send(trx, mails.recoveryCodeUsed(email));
      return isRight;
    });
  return {
    /** The first code of an app during setup: its encrypted secret, and the half minute. */
    pending: async ({ shopperId }: SessionOwner, email: string, code: string, cookies: Cookies) => {
      const found = await factors.find(shopperId);
      const since = new Date(now().getTime() - SET_UP_MS);
      if (!found || found.confirmed_at || found.created_at < since) return refuse('EXPIRED', START_AGAIN);
      const step = totpStepOf(encryption.decrypt(found.secret), code, now());
      await count(email, cookies, async () => step !== undefined, 'code');
      return { secret: found.secret, step: step ?? 0 };
    },
    /** A code of the app, or a recovery code. */
    proof: async ({ shopperId }: SessionOwner, email: string, proof: SecondFactorProof, cookies: Cookies) => {
      const found = await factors.find(shopperId);
      if (!found?.confirmed_at) return refuse('NOT_ALLOWED_IN_STATUS', NO_FACTOR);
      const { code, recoveryCode } = proof;
      if (recoveryCode !== undefined)
        return count(email, cookies, () => useRecoveryCode(shopperId, email, recoveryCode), 'recoveryCode');
      const compare = async () => {
        const step = totpStepOf(encryption.decrypt(found.secret), code ?? '', now());
        return step !== undefined && factors.updateLastStep(shopperId, step);
      };
      return count(email, cookies, compare, 'code');
    },
  };
}

async function findOwner(db: Db, { shopperId, sessionId }: SessionOwner): Promise<SecondFactorOwner> {
  return (await createSecondFactorRepository(db).findOwner(shopperId, sessionId)) ?? refuseToken('TOKEN_REVOKED');
}

function toStatus(owner: SecondFactorOwner, isRequired: boolean): SecondFactorStatus {
  return {
    isStaff: owner.is_staff,
    isRequired: owner.is_staff && (isRequired || owner.is_set_up),
    isSetUp: owner.is_set_up,
    isVerified: owner.is_verified,
    hasPassword: owner.has_password,
    needsPassword: !owner.is_password_shown,
    recoveryCodesLeft: owner.recovery_codes,
  };
}

const PASSWORD_TOO = { field: 'password', message: 'Please enter your password as well.' };
const START_AGAIN = { message: 'This took too long. Please start again.' };
const OWN_FACTOR = { message: 'Turn your own two-step verification off on your account page.' };
const NO_FACTOR = { message: 'Two-step verification is off.' };
const WRONG_CODE = 'Incorrect code. Please enter the current code from the app.';
const WRONG_RECOVERY_CODE = 'Incorrect recovery code, or it has been used already.';

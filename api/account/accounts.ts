import type { ApiConfig } from '../config.ts';
import type { Db } from '../platform/database.ts';
import type { MailQueue } from '../platform/mail/mail-queue.ts';
import type { SecurityLog } from '../platform/security-log.ts';
import { createConfirmationCodes } from './confirmation-codes/confirmation-codes.ts';
import { createConfirmationCodeRepository } from './confirmation-codes/repository.ts';
import type { AccountDependencies } from './dependencies.ts';
import { createDeviceCookies } from './devices/device-cookies.ts';
import { createLoginNotices } from './devices/login-notices.ts';
import { createLoginCodeRepository } from './email-verification/login-code-repository.ts';
import { createLoginCodes } from './email-verification/login-codes.ts';
import { createPasswordResets } from './email-verification/password-resets.ts';
import { createEmailVerificationRepository } from './email-verification/repository.ts';
import { deleteOldAnswers } from './idempotency/changes.ts';
import { createGoogleLogin } from './google-login.ts';
import type { GoogleClient } from './google.ts';
import { createAccountMails } from './mails.ts';
import { createAccountErasure } from './own-account/account-erasure.ts';
import { createAccountExports } from './own-account/account-export.ts';
import { createErasureRepository } from './own-account/erasure-repository.ts';
import { createLoginConfirmation } from './own-account/login-confirmation.ts';
import { createPasswordChange } from './own-account/password-change.ts';
import { createRateLimits, SHARED_MS } from './rate-limits/rate-limits.ts';
import { createRateLimitRepository } from './rate-limits/repository.ts';
import { createRegistration } from './registration.ts';
import { createSecondFactors } from './second-factor/second-factors.ts';
import { createSessionRepository } from './sessions/repository.ts';
import { SESSION_MS } from './sessions/refresh-tokens.ts';
import { createSessions } from './sessions/sessions.ts';

/** What the accounts need. */
export interface AccountsOptions {
  db: Db;
  secret: string;
  mailQueue: MailQueue;
  google: GoogleClient;
  now: () => Date;
  log: AccountDependencies['log'];
  securityLog: SecurityLog;
  config: Pick<
    ApiConfig,
    'shopUrl' | 'isProduction' | 'otpLength' | 'staffSecondFactor' | 'addressLimit' | 'nativeRedirects'
  >;
}

/** Creates everything that the calls about accounts need. */
export function createAccounts(options: AccountsOptions) {
  const { db, now, securityLog, config } = options;
  const { otpLength, nativeRedirects } = config;
  const dependencies = createDependencies(options);
  const { rateLimits, sessions } = dependencies;
  const confirmationCodes = createConfirmationCodes(dependencies, otpLength);
  const loginConfirmation = createLoginConfirmation(dependencies, confirmationCodes);
  return {
    db,
    now,
    nativeRedirects,
    securityLog,
    rateLimits,
    sessions,
    loginCodes: createLoginCodes(dependencies, otpLength),
    confirmationCodes,
    loginConfirmation,
    accountExports: createAccountExports(dependencies, loginConfirmation),
    accountErasure: createAccountErasure(dependencies, loginConfirmation),
    changePassword: createPasswordChange(dependencies, loginConfirmation),
    secondFactors: createSecondFactors(dependencies, loginConfirmation),
    passwordResets: createPasswordResets(dependencies),
    registration: createRegistration(dependencies),
    googleLogin: createGoogleLogin(dependencies),
  };
}

/** Creates what the parts of the accounts share. */
function createDependencies(options: AccountsOptions): AccountDependencies {
  const { db, secret, mailQueue, google, now, log, securityLog, config } = options;
  const { shopUrl, isProduction, addressLimit } = config;
  const isSecondFactorRequired = config.staffSecondFactor === 'required';
  const rateLimits = createRateLimits({ db, secret, now, addressLimit });
  const mails = createAccountMails({ shopUrl });
  const devices = createDeviceCookies({ db, secret, now });
  const loginNotices = createLoginNotices({ db, now, mailQueue, mails, devices });
  const sessions = createSessions({ db, secret, now, securityLog, loginNotices, isSecondFactorRequired });
  const made = { rateLimits, devices, sessions, mails };
  return {
    db,
    secret,
    now,
    mailQueue,
    google,
    shopUrl,
    isProduction,
    isSecondFactorRequired,
    log,
    securityLog,
    ...made,
  };
}

/** The services of accounts. */
export type Accounts = ReturnType<typeof createAccounts>;

/** Milliseconds for which an account may go unproven, unless it has an order. */
const UNPROVEN_MS = 7 * 86_400_000;
/** Accounts that one run deletes at the most; the next one deletes the others. */
const MOST_DELETED = 10_000;

/**
 * Deletes what has expired by `now`: codes, links, identity tokens, sessions, counted attempts, kept answers, and accounts
 * whose address was never proven. So go the invoices of erased accounts once no law asks for them.
 */
export async function deleteExpiredAccountData(db: Db, now: Date): Promise<void> {
  await createEmailVerificationRepository(db).deleteExpired(now);
  await createLoginCodeRepository(db).deleteExpired(now);
  await createEmailVerificationRepository(db).deleteUnproven(new Date(now.getTime() - UNPROVEN_MS), MOST_DELETED);
  await createConfirmationCodeRepository(db).deleteExpired(now);
  await createRateLimitRepository(db).deleteExpired(now, new Date(now.getTime() - SHARED_MS));
  await deleteOldAnswers(db, now);
  await createErasureRepository(db).deleteOldInvoices(now);
  await createSessionRepository(db).deleteExpired(now, new Date(now.getTime() - SESSION_MS));
}

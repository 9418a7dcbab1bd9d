import type { KnownSettings } from '../../schema/settings.ts';
import type { ApiConfig } from '../config.ts';
import type { Db } from '../platform/database.ts';
import type { MailQueue } from '../platform/mail/mail-queue.ts';
import { SHARED_MS, type RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { createRateLimitRepository } from '../platform/rate-limits/repository.ts';
import type { SecurityLog } from '../platform/security-log.ts';
import { createAccountLimits } from './account-limits.ts';
import { createConfirmationCodes } from './confirmation-codes/confirmation-codes.ts';
import { createConfirmationCodeRepository } from './confirmation-codes/repository.ts';
import type { AccountDependencies } from './dependencies.ts';
import { createDeviceCookies } from './devices/device-cookies.ts';
import { createLoginNotices } from './devices/login-notices.ts';
import { createLoginCodeRepository } from './email-verification/login-code-repository.ts';
import { createLoginCodes } from './email-verification/login-codes.ts';
import { createPasswordResets } from './email-verification/password-resets.ts';
import { createEmailVerificationRepository } from './email-verification/repository.ts';
import { deleteOldResponses } from './idempotency/changes.ts';
import { createEmailChange } from './email-change/email-change.ts';
import { createEmailChangeRepository } from './email-change/repository.ts';
import { createGoogleLogin } from './google-login.ts';
import type { GoogleClient } from './google.ts';
import { createAccountMails } from './mails.ts';
import { createAccountErasure } from './account-data/account-erasure.ts';
import { createAccountExports } from './account-data/account-export.ts';
import { createErasureRepository } from './account-data/erasure-repository.ts';
import { createLoginConfirmation } from './account-data/login-confirmation.ts';
import { createPasswordChange } from './account-data/password-change.ts';
import { createRegistration } from './registration.ts';
import { createInvitationRepository } from './roles/invitation-repository.ts';
import { createInvitations } from './roles/invitations.ts';
import { createSecondFactors } from './second-factor/second-factors.ts';
import { createSessionRepository } from './sessions/repository.ts';
import { SESSION_MS } from './sessions/refresh-tokens.ts';
import { createSessions } from './sessions/sessions.ts';
import { createUploads, deleteUnusedUploads } from './uploads/uploads.ts';

/** The dependencies of the accounts. */
export interface AccountsOptions {
  db: Db;
  secret: string;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  google: GoogleClient;
  now: () => Date;
  log: AccountDependencies['log'];
  securityLog: SecurityLog;
  settings: KnownSettings;
  config: Pick<ApiConfig, 'shopUrl' | 'isProduction' | 'otpLength' | 'staffSecondFactor' | 'nativeRedirects'>;
}

/** Creates the services that the calls about accounts use. */
export function createAccounts(options: AccountsOptions) {
  const { db, now, securityLog, config } = options;
  const { otpLength, nativeRedirects } = config;
  const dependencies = createDependencies(options);
  const { limits, sessions } = dependencies;
  const confirmationCodes = createConfirmationCodes(dependencies, otpLength);
  const loginConfirmation = createLoginConfirmation(dependencies, confirmationCodes);
  return {
    db,
    now,
    nativeRedirects,
    securityLog,
    limits,
    sessions,
    loginCodes: createLoginCodes(dependencies, otpLength),
    confirmationCodes,
    loginConfirmation,
    accountExports: createAccountExports(dependencies, loginConfirmation),
    accountErasure: createAccountErasure(dependencies, loginConfirmation),
    emailChange: createEmailChange(dependencies, loginConfirmation),
    changePassword: createPasswordChange(dependencies, loginConfirmation),
    secondFactors: createSecondFactors(dependencies, loginConfirmation),
    passwordResets: createPasswordResets(dependencies),
    registration: createRegistration(dependencies),
    googleLogin: createGoogleLogin(dependencies),
    uploads: createUploads(options),
    invitations: createInvitations(dependencies),
  };
}

/** Creates the dependencies that the parts of the accounts share. */
function createDependencies(options: AccountsOptions): AccountDependencies {
  const { db, secret, mailQueue, google, now, log, securityLog, settings, config } = options;
  const { shopUrl, isProduction } = config;
  const isSecondFactorRequired = config.staffSecondFactor === 'required';
  const limits = createAccountLimits(options.rateLimits);
  const mails = createAccountMails({ shopUrl, settings });
  const devices = createDeviceCookies({ db, secret, now });
  const loginNotices = createLoginNotices({ db, now, mailQueue, mails, devices });
  const sessions = createSessions({ db, secret, now, securityLog, loginNotices, isSecondFactorRequired });
  const made = { limits, devices, sessions, mails };
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
    settings,
    ...made,
  };
}

/** The services of accounts. */
export type Accounts = ReturnType<typeof createAccounts>;

/** Milliseconds after which an unverified account without an order is deleted. */
const UNPROVEN_MS = 7 * 86_400_000;
/** The maximum number of accounts that one run deletes. The next run deletes the others. */
const MOST_DELETED = 10_000;

/**
 * Deletes what has expired by `now`: codes, links, identity tokens, sessions, counted attempts, stored responses, unused
 * pictures, and accounts whose address was never verified. Also deletes the invoices of erased accounts when no law requires them.
 */
export async function deleteExpiredAccountData(db: Db, now: Date): Promise<void> {
  await createEmailVerificationRepository(db).deleteExpired(now);
  await createLoginCodeRepository(db).deleteExpired(now);
  await createEmailVerificationRepository(db).deleteUnproven(new Date(now.getTime() - UNPROVEN_MS), MOST_DELETED);
  await createConfirmationCodeRepository(db).deleteExpired(now);
  await createEmailChangeRepository(db).deleteExpired(now);
  await createInvitationRepository(db).deleteExpired(now);
  await createRateLimitRepository(db).deleteExpired(now, new Date(now.getTime() - SHARED_MS));
  await deleteOldResponses(db, now);
  await deleteUnusedUploads(db, now);
  await createErasureRepository(db).deleteOldInvoices(now);
  await createSessionRepository(db).deleteExpired(now, new Date(now.getTime() - SESSION_MS));
}

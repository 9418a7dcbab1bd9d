import type { ApiConfig } from '../config.ts';
import type { Db } from '../platform/database.ts';
import type { MailQueue } from '../platform/mail/mail-queue.ts';
import type { AccountDependencies } from './dependencies.ts';
import { createLoginCodes } from './email-verification/login-codes.ts';
import { createPasswordResets } from './email-verification/password-resets.ts';
import { createEmailVerificationRepository } from './email-verification/repository.ts';
import { deleteOldAnswers } from './idempotency/changes.ts';
import { createGoogleLogin } from './google-login.ts';
import type { GoogleClient } from './google.ts';
import { createAccountMails } from './mails.ts';
import { createRateLimits } from './rate-limits/rate-limits.ts';
import { createRateLimitRepository } from './rate-limits/repository.ts';
import { createRegistration } from './registration.ts';
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
  config: Pick<ApiConfig, 'shopUrl' | 'isProduction' | 'otpLength' | 'addressLimit' | 'nativeRedirects'>;
}

/** Creates everything that the calls about accounts need. */
export function createAccounts({ db, secret, mailQueue, google, now, log, config }: AccountsOptions) {
  const { shopUrl, isProduction, otpLength, addressLimit, nativeRedirects } = config;
  const rateLimits = createRateLimits({ db, secret, now, addressLimit });
  const sessions = createSessions({ db, secret, now });
  const mails = createAccountMails({ shopUrl });
  const dependencies: AccountDependencies = {
    db,
    secret,
    now,
    mailQueue,
    mails,
    google,
    rateLimits,
    sessions,
    shopUrl,
    isProduction,
    log,
  };
  return {
    db,
    now,
    nativeRedirects,
    rateLimits,
    sessions,
    loginCodes: createLoginCodes(dependencies, otpLength),
    passwordResets: createPasswordResets(dependencies),
    registration: createRegistration(dependencies),
    googleLogin: createGoogleLogin(dependencies),
  };
}

/** The services of accounts. */
export type Accounts = ReturnType<typeof createAccounts>;

/** Deletes what has expired by `now`: codes, links, identity tokens, sessions, counted attempts and kept answers. */
export async function deleteExpiredAccountData(db: Db, now: Date): Promise<void> {
  await createEmailVerificationRepository(db).deleteExpired(now);
  await createRateLimitRepository(db).deleteExpired(now);
  await deleteOldAnswers(db, now);
  await createSessionRepository(db).deleteExpired(now, new Date(now.getTime() - SESSION_MS));
}

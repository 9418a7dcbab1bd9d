import type { ApiConfig } from '../config.ts';
import type { Db } from '../platform/database.ts';
import type { Post } from '../platform/mail/post.ts';
import { googleEntrance } from './entrance.ts';
import type { Google } from './google.ts';
import type { AccountHouse } from './house.ts';
import { accountLimits } from './limits/limits.ts';
import { accountMails } from './mails.ts';
import { oneTimeCodes } from './proofs/codes.ts';
import { passwordResets } from './proofs/resets.ts';
import { openSessions } from './sessions/sessions.ts';
import { shoppersOf } from './shoppers.ts';

/** What accounts are made of. */
export interface AccountParts {
  db: Db;
  secret: string;
  post: Post;
  google: Google;
  now: () => Date;
  log: AccountHouse['log'];
  config: Pick<ApiConfig, 'shopUrl' | 'isProduction' | 'otpLength' | 'addressLimit'>;
}

/** Everything that the calls on accounts do. */
export function openAccounts({ db, secret, post, google, now, log, config }: AccountParts) {
  const { shopUrl, isProduction, otpLength, addressLimit } = config;
  const limits = accountLimits({ db, secret, now, addressLimit });
  const sessions = openSessions({ db, secret, now });
  const mails = accountMails({ shopUrl });
  const house: AccountHouse = { db, secret, now, post, mails, google, limits, sessions, shopUrl, isProduction, log };
  return {
    db,
    now,
    limits,
    sessions,
    codes: oneTimeCodes(house, otpLength),
    resets: passwordResets(house),
    shoppers: shoppersOf(house),
    entrance: googleEntrance(house),
  };
}

/** The accounts of the shop, open. */
export type Accounts = ReturnType<typeof openAccounts>;

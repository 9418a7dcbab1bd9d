import type { Cookies } from '../platform/authentication.ts';
import { refuse } from '../platform/refusals.ts';
import { randomId } from '../platform/secrets.ts';
import type { AccountDependencies } from './dependencies.ts';
import { COMMON_PASSWORDS, hashPassword, verifyPassword } from './passwords.ts';
import { createShopperRepository } from './repository.ts';
import { assertPassword } from './rules.ts';
import type { IssuedTokens, LoginClient } from './sessions/sessions.ts';

/** A registration, as the rules have parsed it. */
export interface Newcomer {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** Registration, and login with a password. */
export interface Registration {
  /** Creates an account, or mails the owner of the address; both take the same work. */
  register(newcomer: Newcomer): Promise<void>;
  /** Logs in; refuses with INVALID_CREDENTIALS, and with RATE_LIMITED after too many wrong passwords. */
  login(email: string, password: string, client: LoginClient, cookies: Cookies): Promise<IssuedTokens>;
}

/** Creates the registration. */
export function createRegistration({
  db,
  now,
  rateLimits,
  sessions,
  mailQueue,
  mails,
}: AccountDependencies): Registration {
  return {
    register: async ({ name, email, phone, password }) => {
      assertPassword(password, email, name, COMMON_PASSWORDS);
      await rateLimits.countEmail('registration', email);
      const newAccount = { id: randomId('sh'), email, name, phone, passwordHash: await hashPassword(password) };
      await db.transaction().execute(async (trx) => {
        const { id } = await createShopperRepository(trx).insertOrLock({ ...newAccount, emailVerifiedAt: null }, now());
        await mailQueue.send(trx, id === newAccount.id ? mails.welcome(email) : mails.alreadyRegistered(email));
      });
    },
    login: async (email, password, client, cookies) => {
      await rateLimits.countEmail('wrong password', email);
      const shopper = await createShopperRepository(db).findByEmail(email);
      const savedHash = shopper?.password_hash;
      const isRight = await verifyPassword(password, savedHash);
      if (!isRight || !shopper || !savedHash) return refuse('INVALID_CREDENTIALS');
      const session = await db.transaction().execute(async (trx) => {
        // The password may have changed since it was read.
        if (!(await createShopperRepository(trx).lockIfPasswordIs(shopper.id, savedHash)))
          refuse('INVALID_CREDENTIALS');
        return sessions.start(trx, shopper.id, 'password', client);
      });
      await rateLimits.clearEmail('wrong password', email);
      return sessions.issueTokens(session, cookies);
    },
  };
}

import type { Cookies } from '../platform/caller.ts';
import { refuse } from '../platform/refusals.ts';
import { randomId } from '../platform/secret.ts';
import type { AccountHouse } from './house.ts';
import { COMMON_PASSWORDS, hashPassword, isPassword } from './passwords.ts';
import { shoppersRepository } from './repository.ts';
import { checkPassword } from './rules.ts';

/** A person who registers, as the rules have read it. */
export interface Newcomer {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** Opening an account, and logging in by password. */
export interface Shoppers {
  /** Opens an account, or tells the owner of the address by mail; both take the same work. */
  register(newcomer: Newcomer): Promise<void>;
  /** Logs in; refuses with INVALID_CREDENTIALS, and RATE_LIMITED after too many wrong passwords. */
  login(email: string, password: string, unbound: boolean | undefined, cookies: Cookies): Promise<string>;
}

/** Those who have an account, or want one. */
export function shoppersOf({ db, now, limits, sessions, post, mails }: AccountHouse): Shoppers {
  return {
    register: async ({ name, email, phone, password }) => {
      checkPassword(password, email, name, COMMON_PASSWORDS);
      await limits.email('registration', email);
      const made = { id: randomId('sh'), email, name, phone, passwordHash: await hashPassword(password) };
      await db.transaction().execute(async (trx) => {
        const { id } = await shoppersRepository(trx).addOrHold({ ...made, emailProvenAt: null }, now());
        await post.send(trx, id === made.id ? mails.welcome(email) : mails.alreadyRegistered(email));
      });
    },
    login: async (email, password, unbound, cookies) => {
      await limits.email('wrong password', email);
      const shopper = await shoppersRepository(db).byEmail(email);
      const kept = shopper?.password_hash;
      const isRight = await isPassword(password, kept);
      if (!isRight || !shopper || !kept) return refuse('INVALID_CREDENTIALS');
      const opened = await db.transaction().execute(async (trx) => {
        // It may have been changed or removed since it was read.
        if (!(await shoppersRepository(trx).stillHas(shopper.id, kept))) refuse('INVALID_CREDENTIALS');
        return sessions.begin(trx, shopper.id, 'password', unbound);
      });
      await limits.clear('wrong password', email);
      return sessions.giveOut(opened, cookies);
    },
  };
}

import type { Cookies } from '../platform/authentication.ts';
import { refuse } from '../platform/refusals.ts';
import { randomId } from '../platform/secrets.ts';
import type { AccountDependencies } from './dependencies.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createShopperRepository } from './repository.ts';
import type { IssuedTokens, LoginClient } from './sessions/sessions.ts';

/** A registration after parsing. */
export interface Newcomer {
  name: string;
  email: string;
  phone: string;
  password: string;
}

/** The origin of a call. */
export interface LoginCaller {
  /** The address that rate limits count. */
  address: string;
  cookies: Cookies;
}

/** Registration, and login with a password. */
export interface Registration {
  /** Creates an account, or mails the owner of the address. Both take the same time. */
  register(newcomer: Newcomer, caller: LoginCaller): Promise<void>;
  /**
   * Logs in. Refuses with INVALID_CREDENTIALS, and with RATE_LIMITED for a try that comes too early after wrong ones.
   */
  login(email: string, password: string, client: LoginClient, caller: LoginCaller): Promise<IssuedTokens>;
}

/** Creates the registration. */
export function createRegistration({
  db,
  now,
  limits,
  sessions,
  mailQueue,
  mails,
  securityLog,
  devices,
}: AccountDependencies): Registration {
  const originOf = async (email: string, { address, cookies }: LoginCaller) => ({
    address,
    device: await devices.deviceOf(email, cookies),
  });
  return {
    register: async ({ name, email, phone, password }, caller) => {
      const { isBulk } = await limits.countMail(email, await originOf(email, caller));
      const newAccount = { id: randomId('sh'), email, name, phone, passwordHash: await hashPassword(password) };
      await db.transaction().execute(async (trx) => {
        const { id } = await createShopperRepository(trx).insertOrLock({ ...newAccount, emailVerifiedAt: null }, now());
        const mail = id === newAccount.id ? mails.welcome(email) : mails.alreadyRegistered(email);
        await mailQueue.send(trx, { ...mail, isBulk });
      });
    },
    login: async (email, password, client, caller) => {
      const origin = await originOf(email, caller);
      await limits.countPassword(email, origin);
      const shopper = await createShopperRepository(db).findByEmail(email);
      const savedHash = shopper?.password_hash;
      const isRight = await verifyPassword(password, savedHash);
      if (!isRight || !shopper || !savedHash) {
        securityLog.write('wrong-password', { email });
        return refuse('INVALID_CREDENTIALS');
      }
      const session = await db.transaction().execute(async (trx) => {
        // The password may have changed since it was read.
        if (!(await createShopperRepository(trx).lockIfPasswordIs(shopper.id, savedHash)))
          refuse('INVALID_CREDENTIALS');
        return sessions.start(trx, shopper.id, 'password', client);
      });
      await limits.uncountPassword(email, origin);
      // Anybody can create unverified accounts, so they do not show how many people share an address.
      if (shopper.email_proven_at) await limits.rememberLogin(email, caller.address);
      if (!client.unbound) await devices.remember(email, caller.cookies);
      return sessions.issueTokens(session, caller.cookies);
    },
  };
}

import { randomInt } from 'node:crypto';
import type { Cookies } from '../../platform/caller.ts';
import { refuse } from '../../platform/refusals.ts';
import { areSame, keyFor, randomId, sealOf } from '../../platform/secret.ts';
import type { AccountHouse } from '../house.ts';
import { prove } from './proof.ts';
import { proofsRepository } from './repository.ts';

/** Milliseconds that a code is good for. */
const GOOD_MS = 10 * 60_000;

/** Who brings a code. */
export interface Client {
  /** The address that the client is counted by. */
  address: string;
  cookies: Cookies;
}

/** Logging in by a code that is mailed. */
export interface Codes {
  /** Mails a code to the address, whether or not it has an account; refuses past the day's limit. */
  request(email: string): Promise<void>;
  /** Logs in by the code, with an account made now if the address has none; refuses with INVALID_OTP or EXPIRED. */
  verify(email: string, code: string, unbound: boolean | undefined, client: Client): Promise<string>;
}

/** The codes of the shop, of so many digits. */
export function oneTimeCodes(house: AccountHouse, digits: number): Codes {
  const { db, now, limits, sessions, post, mails, secret } = house;
  const key = keyFor(secret, 'one-time codes');
  return {
    request: async (email) => {
      await limits.email('code', email);
      const id = randomId('oc');
      const code = String(randomInt(10 ** digits)).padStart(digits, '0');
      const expires_at = new Date(now().getTime() + GOOD_MS);
      await db.transaction().execute(async (trx) => {
        await proofsRepository(trx).putCode({ email, id, hash: sealOf(key, `${id}\0${code}`), expires_at });
        await post.send(trx, mails.code(email, code));
      });
    },
    verify: async (email, code, unbound, { address, cookies }) => {
      await limits.code(address);
      const kept = (await proofsRepository(db).tryCode(email, now())) ?? refuse('EXPIRED');
      if (!areSame(kept.hash, sealOf(key, `${kept.id}\0${code.trim()}`))) refuse('INVALID_OTP');
      await limits.codeWasRight(address);
      const opened = await db.transaction().execute(async (trx) => {
        if (!(await proofsRepository(trx).spendCode(kept.id))) refuse('EXPIRED');
        return sessions.begin(trx, await prove(house, trx, email), 'code', unbound);
      });
      return sessions.giveOut(opened, cookies);
    },
  };
}

import { refuse } from '../../platform/refusals.ts';
import { hashOf, randomWord } from '../../platform/secret.ts';
import type { AccountHouse } from '../house.ts';
import { COMMON_PASSWORDS, hashPassword } from '../passwords.ts';
import { shoppersRepository } from '../repository.ts';
import { checkPassword } from '../rules.ts';
import { proofsRepository } from './repository.ts';

/** Milliseconds that a link is good for. */
const GOOD_MS = 15 * 60_000;

/** Choosing a new password by a link that is mailed. */
export interface Resets {
  /** Mails a link, or that nobody has an account; both take the same work. Refuses past the day's limit. */
  request(email: string): Promise<void>;
  /** Sets the password and ends all sessions; refuses with EXPIRED, or INVALID_INPUT for the password. */
  reset(email: string, password: string, word: string | undefined): Promise<void>;
}

/** The reset links of the shop. */
export function passwordResets({ db, now, limits, sessions, post, mails, shopUrl }: AccountHouse): Resets {
  return {
    request: async (email) => {
      await limits.email('reset link', email);
      const shopper = await shoppersRepository(db).byEmail(email);
      const word = randomWord();
      const link = `${shopUrl}/account/forgot-password#token=${word}&email=${encodeURIComponent(email)}`;
      const reset = { hash: hashOf(word), email, expires_at: new Date(now().getTime() + GOOD_MS) };
      await db.transaction().execute(async (trx) => {
        await proofsRepository(trx).addReset(reset);
        await post.send(trx, shopper ? mails.resetLink(email, link) : mails.resetUnknown(email));
      });
    },
    reset: async (email, password, word) => {
      const hash = hashOf(word ?? refuse('EXPIRED'));
      if (!(await proofsRepository(db).isReset(hash, email, now()))) refuse('EXPIRED');
      const shopper = (await shoppersRepository(db).byEmail(email)) ?? refuse('EXPIRED');
      checkPassword(password, email, shopper.name, COMMON_PASSWORDS);
      const passwordHash = await hashPassword(password);
      await db.transaction().execute(async (trx) => {
        if (!(await proofsRepository(trx).spendReset(hash, email, now()))) refuse('EXPIRED');
        await shoppersRepository(trx).setPassword(email, passwordHash, now());
        await sessions.endAll(trx, shopper.id);
        await post.send(trx, mails.passwordChanged(email));
      });
      await limits.clear('wrong password', email);
    },
  };
}

import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import type { NewsletterHouse } from './house.ts';
import { newsletterRepository } from './repository.ts';
import { CONFIRM_MS } from './rules.ts';

/** Coming and going. */
export interface Subscribers {
  /** Mails a link that confirms the address, or that it is confirmed; refuses past the day's limit. */
  subscribe(email: string): Promise<void>;
  /** Confirms the address that the token was mailed to, and welcomes it the first time; refuses with EXPIRED. */
  confirm(token: string): Promise<void>;
  /**
   * Forgets the address that the token was mailed to, if it is known, and takes back the mails to it that wait; refuses
   * with EXPIRED what is no token.
   */
  leave(token: string): Promise<void>;
}

/** The subscribers of the shop. */
export function subscribersOf({ db, post, links, mails, countMail, now }: NewsletterHouse): Subscribers {
  return {
    subscribe: async (email) => {
      await countMail(email);
      const subscriber = { id: links.idOf(email), email };
      await db.transaction().execute(async (trx) => {
        const isConfirmed = await newsletterRepository(trx).ask(subscriber, now());
        await post.send(trx, isConfirmed ? mails.already(subscriber) : mails.confirm(subscriber));
      });
    },
    confirm: async (token) => {
      const id = links.idIn('confirm', token) ?? refuse('EXPIRED', TOO_OLD);
      const since = new Date(now().getTime() - CONFIRM_MS);
      await db.transaction().execute(async (trx) => {
        const subscribers = newsletterRepository(trx);
        const email = await subscribers.confirm(id, since, now());
        if (email !== undefined) await post.send(trx, mails.welcome({ id, email }));
        else if (!(await subscribers.isConfirmed(id))) refuse('EXPIRED', TOO_OLD);
      });
    },
    leave: async (token) => {
      const id = links.idIn('leave', token) ?? refuse('EXPIRED', NOT_WHOLE);
      await db.transaction().execute(async (trx) => {
        if (await newsletterRepository(trx).remove(id)) await post.takeBack(trx, id);
      });
    },
  };
}

const TOO_OLD = { field: 'token', message: 'This link is wrong or too old. Please ask for the newsletter again.' };
const NOT_WHOLE = { field: 'token', message: 'This link is not whole. Please follow it from the mail once more.' };

/** Forgets the addresses that nobody has confirmed in time, by `now`. */
export async function sweepNewsletter(db: Db, now: Date): Promise<void> {
  await newsletterRepository(db).sweep(new Date(now.getTime() - CONFIRM_MS));
}

import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import type { NewsletterDependencies } from './dependencies.ts';
import { createNewsletterRepository } from './repository.ts';
import { CONFIRM_MS } from './rules.ts';

/** Subscribing and leaving. */
export interface Subscribers {
  /** Mails a link that confirms the address, or that it is confirmed already; refuses past the day's limit. */
  subscribe(email: string): Promise<void>;
  /** Confirms the address of the token and welcomes it the first time; refuses with EXPIRED. */
  confirm(token: string): Promise<void>;
  /**
   * Deletes the address of the token, if it is known, and withdraws its waiting mails; refuses with EXPIRED for an
   * invalid token.
   */
  leave(token: string): Promise<void>;
}

/** Creates the subscribers. */
export function createSubscribers({
  db,
  mailQueue,
  links,
  mails,
  countMail,
  now,
}: NewsletterDependencies): Subscribers {
  return {
    subscribe: async (email) => {
      await countMail(email);
      const subscriber = { id: links.subscriberIdOf(email), email };
      await db.transaction().execute(async (trx) => {
        const isConfirmed = await createNewsletterRepository(trx).upsertSubscriber(subscriber, now());
        await mailQueue.send(trx, isConfirmed ? mails.alreadySubscribed(subscriber) : mails.confirm(subscriber));
      });
    },
    confirm: async (token) => {
      const id = links.parseToken('confirm', token) ?? refuse('EXPIRED', LINK_EXPIRED);
      const since = new Date(now().getTime() - CONFIRM_MS);
      await db.transaction().execute(async (trx) => {
        const subscribers = createNewsletterRepository(trx);
        const email = await subscribers.updateConfirmed(id, since, now());
        if (email !== undefined) await mailQueue.send(trx, mails.welcome({ id, email }));
        else if (!(await subscribers.isConfirmed(id))) refuse('EXPIRED', LINK_EXPIRED);
      });
    },
    leave: async (token) => {
      const id = links.parseToken('leave', token) ?? refuse('EXPIRED', LINK_INCOMPLETE);
      await db.transaction().execute(async (trx) => {
        if (await createNewsletterRepository(trx).deleteSubscriber(id)) await mailQueue.withdraw(trx, id);
      });
    },
  };
}

const LINK_EXPIRED = { field: 'token', message: 'This link has expired. Please subscribe again.' };
const LINK_INCOMPLETE = {
  field: 'token',
  message: 'This link is incomplete. Please open it from the email again.',
};

/** Deletes the addresses that were not confirmed in time, by `now`. */
export async function deleteUnconfirmedSubscribers(db: Db, now: Date): Promise<void> {
  await createNewsletterRepository(db).deleteUnconfirmed(new Date(now.getTime() - CONFIRM_MS));
}

import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import type { NewsletterDependencies } from './dependencies.ts';
import { createNewsletterRepository } from './repository.ts';
import { CONFIRM_MS } from './rules.ts';

/** Subscribing and unsubscribing. */
export interface Subscribers {
  /**
   * Mails a link that confirms the email address, or a notice that it is already confirmed. `address` is the client's.
   * Refuses with RATE_LIMITED beyond the limit.
   */
  subscribe(email: string, address: string): Promise<void>;
  /** Confirms the token's address and sends a welcome mail the first time. Refuses with EXPIRED. */
  confirm(token: string): Promise<void>;
  /**
   * Deletes the token's address, if it is known, and withdraws its queued mails. Refuses with EXPIRED for an invalid
   * token.
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
    subscribe: async (email, address) => {
      const { isBulk } = await countMail(email, address);
      const subscriber = { id: links.subscriberIdOf(email), email };
      await db.transaction().execute(async (trx) => {
        const isConfirmed = await createNewsletterRepository(trx).upsertSubscriber(subscriber, now());
        const mail = isConfirmed ? mails.alreadySubscribed(subscriber) : mails.confirm(subscriber);
        await mailQueue.send(trx, { ...mail, isBulk });
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

/** Deletes the addresses that were not confirmed in time, as of `now`. */
export async function deleteUnconfirmedSubscribers(db: Db, now: Date): Promise<void> {
  await createNewsletterRepository(db).deleteUnconfirmed(new Date(now.getTime() - CONFIRM_MS));
}

import type { components } from '../../schema/generated/rest.ts';
import { refuse } from '../platform/refusals.ts';
import type { NewsletterDependencies } from './dependencies.ts';
import { createNewsletterRepository } from './repository.ts';
import { CONFIRM_MS, LINK_SENT } from './rules.ts';
import type { Subscribers } from './subscribers.ts';

type Answer = components['schemas']['OwnNewsletterAnswer'];

/**
 * The subscription of the address of a shopper. An account whose address is not verified may belong to another person: it
 * neither reads nor ends the subscription of the address.
 */
export interface OwnSubscriptions {
  readOwn(shopperId: string): Promise<Answer>;
  /**
   * Subscribes a verified address at once, and mails the link that confirms any other. `address` is the client's. Refuses
   * with RATE_LIMITED beyond the limit of mails.
   */
  subscribeOwn(shopperId: string, address: string): Promise<Answer>;
  /** Deletes a verified address, and withdraws its queued mails. */
  leaveOwn(shopperId: string): Promise<Answer>;
}

/** Creates the subscriptions of shoppers. */
export function createOwnSubscriptions(
  { db, mailQueue, links, now }: NewsletterDependencies,
  { subscribe }: Pick<Subscribers, 'subscribe'>,
): OwnSubscriptions {
  const newsletter = createNewsletterRepository(db);
  const findShopper = async (shopperId: string) =>
    (await newsletter.findShopper(shopperId)) ?? refuse('UNAUTHENTICATED');
  const confirm = (email: string) =>
    db.transaction().execute(async (trx) => {
      const [subscribers, id] = [createNewsletterRepository(trx), links.subscriberIdOf(email)];
      await subscribers.upsertSubscriber({ id, email }, now());
      await subscribers.updateConfirmed(id, new Date(now().getTime() - CONFIRM_MS), now());
    });
  return {
    readOwn: async (shopperId) => {
      const { isVerified, isSubscribed } = await findShopper(shopperId);
      return { isSubscribed: isVerified && isSubscribed };
    },
    subscribeOwn: async (shopperId, address) => {
      const { email, isVerified } = await findShopper(shopperId);
      if (isVerified) {
        await confirm(email);
        return { isSubscribed: true };
      }
      await subscribe(email, address);
      return { isSubscribed: false, message: LINK_SENT };
    },
    leaveOwn: async (shopperId) => {
      const { email, isVerified } = await findShopper(shopperId);
      if (isVerified)
        await db.transaction().execute(async (trx) => {
          const ids = await createNewsletterRepository(trx).deleteAddress(email);
          for (const id of ids) await mailQueue.withdraw(trx, id);
        });
      return { isSubscribed: false };
    },
  };
}

import { eventsRepository } from './events/repository.ts';
import type { CheckoutHouse } from './house.ts';
import type { Refund } from './refunding/refunds.ts';
import { refundsRepository } from './refunding/repository.ts';
import { checkoutRepository } from './repository.ts';
import { forgottenBefore, soonAfter } from './rules.ts';
import { settleIfReached } from './settling/settle.ts';
import type { Settle } from './settling/settle.ts';

/** How many orders or refunds are asked after at once. */
const AT_ONCE = 20;

/** Finishes whatever was left half done: asks after each order and refund that is due, whoever forgot about it. */
export type Reconcile = () => Promise<void>;

/** Makes the reconciler. */
export function reconcilesIn(house: CheckoutHouse, settle: Settle, refund: Refund): Reconcile {
  const { db, log } = house;
  const [orders, refunds] = [checkoutRepository(db), refundsRepository(db)];
  const settleById = async (orderId: string) => {
    const order = await orders.byId(orderId);
    if (order) await settleIfReached(house, settle, order);
  };
  /** What is claimed is due again in a minute, so that a failure, or a crash, costs no more than that. */
  const each = async (claim: (until: Date) => Promise<string[]>, work: (id: string) => Promise<void>, until: Date) => {
    for (let due = await claim(until); due.length > 0; due = await claim(until)) {
      const ends = await Promise.allSettled(due.map(work));
      const failed = ends.filter((end) => end.status === 'rejected');
      for (const { reason } of failed) log.error(`The reconciler failed: ${String(reason)}`);
    }
  };
  return async () => {
    const now = house.now();
    const until = soonAfter(now);
    await each((then) => orders.claimDue(AT_ONCE, now, then), settleById, until);
    await each((then) => refunds.claimDue(AT_ONCE, now, then), refund, until);
    await eventsRepository(db).forget(forgottenBefore(now));
  };
}

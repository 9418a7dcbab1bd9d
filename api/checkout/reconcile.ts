import type { CheckoutDependencies } from './dependencies.ts';
import { createRefundRepository } from './refunds/repository.ts';
import type { SendRefund } from './refunds/send-refund.ts';
import { createCheckoutRepository } from './repository.ts';
import { webhooksStoredSince, retryTime } from './rules.ts';
import { settleIfReachable } from './settlement/settle.ts';
import type { SettleOrder } from './settlement/settle.ts';
import { createWebhookRepository } from './webhooks/repository.ts';

/** The number of orders or refunds in one batch. */
const BATCH = 20;

/** Finishes interrupted work: settles each order and sends each refund whose check time has come. */
export type Reconcile = () => Promise<void>;

/** Creates the reconciler. */
export function createReconciler(
  dependencies: CheckoutDependencies,
  settle: SettleOrder,
  sendRefund: SendRefund,
): Reconcile {
  const { db, log } = dependencies;
  const [orders, refunds] = [createCheckoutRepository(db), createRefundRepository(db)];
  const settleById = async (orderId: string) => {
    const order = await orders.findOrder(orderId);
    if (order) await settleIfReachable(dependencies, settle, order);
  };
  /** A claimed row is due again in a minute, so a failure or a crash delays it only by that minute. */
  const forEachDue = async (
    claim: (until: Date) => Promise<string[]>,
    work: (id: string) => Promise<void>,
    until: Date,
  ) => {
    for (let due = await claim(until); due.length > 0; due = await claim(until)) {
      const ends = await Promise.allSettled(due.map(work));
      const failed = ends.filter((end) => end.status === 'rejected');
      for (const { reason } of failed) log.error(`The reconciler failed: ${String(reason)}`);
    }
  };
  return async () => {
    const now = dependencies.now();
    const until = retryTime(now);
    await forEachDue((then) => orders.claimDueOrders(BATCH, now, then), settleById, until);
    await forEachDue((then) => refunds.claimDueRefunds(BATCH, now, then), sendRefund, until);
    await createWebhookRepository(db).deleteOlderThan(webhooksStoredSince(now));
  };
}

import { REFUND_QUEUE } from '../../orders/refunds.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { hashOf } from '../../platform/secrets.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import type { WebhookEvent } from '../provider/provider.ts';
import { isWebhookSignature, parseWebhookEvent } from '../provider/signatures.ts';
import { OUTSIDE_REFUND_QUEUE, SETTLE_QUEUE } from '../queues.ts';
import { createRefundRepository } from '../refunds/repository.ts';
import { createCheckoutRepository } from '../repository.ts';
import { retryTime } from '../rules.ts';
import { createWebhookRepository } from './repository.ts';

/** A webhook as it was received; its sender is not verified. */
export interface WebhookMessage {
  /** The bytes as received: the signature covers them. */
  body: Buffer;
  signature: unknown;
  eventId: unknown;
}

/**
 * Handles a webhook. Refuses one that the provider has not signed. The shop does not trust its content. It only
 * enqueues a check of the order or refund that the webhook names. It also schedules a later check, in the transaction
 * that saves the webhook's id.
 */
export type HandleWebhook = (message: WebhookMessage) => Promise<void>;

/** Creates the function that handles webhooks. */
export function createWebhookHandler(dependencies: CheckoutDependencies): HandleWebhook {
  const { db, jobs, paymentAccount, now, securityLog } = dependencies;
  return async ({ body, signature, eventId }) => {
    if (!isWebhookSignature(body, signature, paymentAccount.webhookSecret)) {
      securityLog.write('webhook-forged');
      refuse('UNAUTHENTICATED', { message: WRONG_SIGNATURE });
    }
    const event = parseWebhookEvent(body);
    if (!event) return;
    const id = typeof eventId === 'string' && eventId !== '' ? eventId : hashOf(body.toString());
    await db.transaction().execute(async (trx) => {
      if (await createWebhookRepository(trx).insertIfNew(id, now())) await enqueueChecks(trx, event);
    });
  };

  async function enqueueChecks(trx: Db, { orderId, refundId }: WebhookEvent): Promise<void> {
    if (orderId) {
      // The job is retried for a minute. If the provider is unavailable for longer, the reconciler continues.
      await createCheckoutRepository(trx).bringCheckForwardByPaymentOrder(orderId, retryTime(now()));
      await jobs.enqueue(trx, SETTLE_QUEUE.name, { paymentOrderId: orderId });
    }
    const refund = refundId && (await createRefundRepository(trx).findByProviderId(refundId));
    if (refund && refund.reason !== 'outside') await jobs.enqueue(trx, REFUND_QUEUE.name, { refundId: refund.id });
    else if (refundId) await jobs.enqueue(trx, OUTSIDE_REFUND_QUEUE.name, { providerRefundId: refundId });
  }
}

const WRONG_SIGNATURE = 'This is not signed by the payment provider.';

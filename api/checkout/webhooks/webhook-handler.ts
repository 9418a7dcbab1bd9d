import { REFUND_QUEUE } from '../../orders/refunds.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { hashOf } from '../../platform/secrets.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import type { WebhookEvent } from '../provider/provider.ts';
import { isWebhookSignature, parseWebhookEvent } from '../provider/signatures.ts';
import { createRefundRepository } from '../refunds/repository.ts';
import { SETTLE_QUEUE } from '../queues.ts';
import { createWebhookRepository } from './repository.ts';

/** A message as it came from somebody who may be the provider. */
export interface WebhookMessage {
  /** The very bytes: they are what is signed. */
  body: Buffer;
  signature: unknown;
  eventId: unknown;
}

/**
 * Takes a message of the provider; refuses what it hasn't signed. Nothing in it is believed: it only has us ask after the
 * order or refund that it names, by a job in the same transaction that notes the event, so that it is answered at once.
 */
export type HandleWebhook = (message: WebhookMessage) => Promise<void>;

/** Makes what hears the provider. */
export function createWebhookHandler({ db, jobs, paymentAccount, now }: CheckoutDependencies): HandleWebhook {
  return async ({ body, signature, eventId }) => {
    if (!isWebhookSignature(body, signature, paymentAccount.webhookSecret))
      refuse('UNAUTHENTICATED', { message: WRONG_SIGNATURE });
    const event = parseWebhookEvent(body);
    if (!event) return;
    const id = typeof eventId === 'string' && eventId !== '' ? eventId : hashOf(body.toString());
    await db.transaction().execute(async (trx) => {
      if (await createWebhookRepository(trx).insertIfNew(id, now())) await enqueueChecks(trx, event);
    });
  };

  async function enqueueChecks(trx: Db, { orderId, refundId }: WebhookEvent): Promise<void> {
    if (orderId) await jobs.enqueue(trx, SETTLE_QUEUE.name, { paymentOrderId: orderId });
    const refund = refundId && (await createRefundRepository(trx).findByProviderId(refundId));
    if (refund) await jobs.enqueue(trx, REFUND_QUEUE.name, { refundId: refund.id });
  }
}

const WRONG_SIGNATURE = 'This is not signed by the payment provider.';

import { REFUND_QUEUE } from '../../orders/refunds.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { hashOf } from '../../platform/secret.ts';
import type { CheckoutHouse } from '../house.ts';
import type { WebhookEvent } from '../provider/provider.ts';
import { isWebhookSignature, webhookEventFrom } from '../provider/signatures.ts';
import { refundsRepository } from '../refunding/repository.ts';
import { SETTLE_QUEUE } from '../work.ts';
import { eventsRepository } from './repository.ts';

/** A message as it came from somebody who may be the provider. */
export interface Message {
  /** The very bytes: they are what is signed. */
  body: Buffer;
  signature: unknown;
  eventId: unknown;
}

/**
 * Takes a message of the provider; refuses what it hasn't signed. Nothing in it is believed: it only has us ask after the
 * order or refund that it names, by a job in the same transaction that notes the event, so that it is answered at once.
 */
export type TakeEvent = (message: Message) => Promise<void>;

/** Makes what hears the provider. */
export function takesEventsIn({ db, jobs, till, now }: CheckoutHouse): TakeEvent {
  return async ({ body, signature, eventId }) => {
    if (!isWebhookSignature(body, signature, till.webhookSecret)) refuse('UNAUTHENTICATED', { message: NOT_SIGNED });
    const event = webhookEventFrom(body);
    if (!event) return;
    const id = typeof eventId === 'string' && eventId !== '' ? eventId : hashOf(body.toString());
    await db.transaction().execute(async (trx) => {
      if (await eventsRepository(trx).take(id, now())) await askAfter(trx, event);
    });
  };

  async function askAfter(trx: Db, { orderId, refundId }: WebhookEvent): Promise<void> {
    if (orderId) await jobs.put(trx, SETTLE_QUEUE.name, { paymentOrderId: orderId });
    const refund = refundId && (await refundsRepository(trx).byProvider(refundId));
    if (refund) await jobs.put(trx, REFUND_QUEUE.name, { refundId: refund.id });
  }
}

const NOT_SIGNED = 'This is not signed by the payment provider.';

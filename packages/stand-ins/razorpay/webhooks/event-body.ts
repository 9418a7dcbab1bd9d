import type { EventName, EventSubject } from '../bank/dependencies.ts';
import { orderEntity, paymentEntity, refundEntity } from '../protocol/entities.ts';

/** The body of a webhook: its entities in their state at the event. */
export function eventBody(name: EventName, { payment, order, refund }: EventSubject, accountId: string, at: number) {
  const payload = {
    ...(refund && { refund: { entity: refundEntity(refund) } }),
    payment: { entity: paymentEntity(payment) },
    ...(order && { order: { entity: orderEntity(order) } }),
  };
  return JSON.stringify({
    entity: 'event',
    account_id: accountId,
    event: name,
    contains: Object.keys(payload),
    payload,
    created_at: Math.floor(at / 1_000),
  });
}

import type { Books } from '../books/repository.ts';
import type { OrderRow, PaymentRow, RefundRow } from '../books/rows.ts';
import { REFUSALS } from '../protocol/refusals.ts';

/** What the bank tells of while it does it, in the same transaction. */
export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed';

/** What an event is about, as it is at that moment. */
export interface EventSubject {
  payment: PaymentRow;
  order?: OrderRow;
  refund?: RefundRow;
}

/** What the bank works with. */
export interface BankParts {
  books: Books;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds until it is known how a refund went. */
  refundMs: number;
  /** Told after each move. */
  changed: () => void;
  tell: (name: EventName, subject: EventSubject) => void;
}

/** The payment of this id; throws a Refusal where there is none. */
export function paymentOf({ books }: BankParts, id: string): PaymentRow {
  return books.payment(id) ?? refuse(REFUSALS.unknownId());
}

/** What a payment is for. */
export function orderOf({ books }: BankParts, { order_id }: PaymentRow): OrderRow {
  return books.order(order_id) ?? refuse(REFUSALS.unknownId());
}

/** Throws it. */
export function refuse(refusal: Error): never {
  throw refusal;
}

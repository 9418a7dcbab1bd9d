import type { SimulatorStore } from '../store/repository.ts';
import type { SimulatorOrder, SimulatorPayment, SimulatorRefund } from '../store/rows.ts';
import { PROTOCOL_ERRORS } from '../protocol/protocol-errors.ts';

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
  payment: SimulatorPayment;
  order?: SimulatorOrder;
  refund?: SimulatorRefund;
}

/** What the bank works with. */
export interface BankDependencies {
  store: SimulatorStore;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds until it is known how a refund went. */
  refundMs: number;
  /** Told after each move. */
  onChange: () => void;
  emit: (name: EventName, subject: EventSubject) => void;
}

/** The payment of this id; throws a Refusal where there is none. */
export function findPayment({ store }: BankDependencies, id: string): SimulatorPayment {
  return store.payment(id) ?? raise(PROTOCOL_ERRORS.unknownId());
}

/** What a payment is for. */
export function findOrder({ store }: BankDependencies, { order_id }: SimulatorPayment): SimulatorOrder {
  return store.order(order_id) ?? raise(PROTOCOL_ERRORS.unknownId());
}

/** Throws it. */
export function raise(refusal: Error): never {
  throw refusal;
}

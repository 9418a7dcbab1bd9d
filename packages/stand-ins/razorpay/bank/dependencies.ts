import { PROTOCOL_ERRORS } from '../protocol/protocol-errors.ts';
import type { SimulatorStore } from '../store/repository.ts';
import type { SimulatorOrder, SimulatorPayment, SimulatorRefund } from '../store/rows.ts';

/** The events that the bank emits, in the transaction of the change. */
export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed';

/** The entities of an event, in their state at that moment. */
export interface EventSubject {
  payment: SimulatorPayment;
  order?: SimulatorOrder;
  refund?: SimulatorRefund;
}

/** The dependencies of the bank. */
export interface BankDependencies {
  store: SimulatorStore;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds until a refund is processed or fails. */
  refundMs: number;
  /** Called after each change. */
  onChange: () => void;
  emit: (name: EventName, subject: EventSubject) => void;
}

/** Finds a payment; throws a ProtocolError if there is none. */
export function findPayment({ store }: BankDependencies, id: string): SimulatorPayment {
  return store.findPayment(id) ?? raise(PROTOCOL_ERRORS.unknownId());
}

/** Finds the order of a payment. */
export function findOrder({ store }: BankDependencies, { order_id }: SimulatorPayment): SimulatorOrder {
  return store.findOrder(order_id) ?? raise(PROTOCOL_ERRORS.unknownId());
}

/** Throws the error; for use in expressions. */
export function raise(refusal: Error): never {
  throw refusal;
}

import { createHmac } from 'node:crypto';
import type { Bank, Payer } from '../bank/bank.ts';
import { failureOf } from '../bank/failures.ts';
import type { Failure } from '../bank/failures.ts';
import { ProtocolError, PROTOCOL_ERRORS } from '../protocol/protocol-errors.ts';
import type { ErrorDetails } from '../protocol/protocol-errors.ts';
import type { SimulatorPayment } from '../store/rows.ts';
import type { Behaviour } from './cards.ts';

/** The proof of a payment that the widget gives to the shop. */
export interface WidgetResponse {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/**
 * The state of an attempt. `failed` may be wrong: a late bank counts as failed. `pending`: it waits for its approval.
 */
export type Attempt =
  | { step: 'paid'; paymentId: string; response: WidgetResponse }
  | { step: 'failed'; paymentId: string; error: ErrorDetails }
  | { step: 'bank'; paymentId: string }
  | { step: 'pending'; paymentId: string };

/** The dependencies of the card page. */
export interface CardPageSessionOptions {
  bank: Bank;
  keySecret: string;
  /** Milliseconds after which a late bank responds. */
  lateMs: number;
  findPayment: (paymentId: string) => SimulatorPayment | undefined;
}

/** One try to pay. */
export interface PaymentTry {
  orderId: string;
  payer: Payer;
  behaviour: Behaviour;
  /** Why it fails, if it does; declined by default. */
  failure?: Failure | undefined;
  lateMs?: number | undefined;
}

/** The steps of the card page: each attempt passes through the bank as its card's behaviour requires. */
export type CardPageSession = ReturnType<typeof createCardPageSession>;

/** Creates the card page's steps. They throw a ProtocolError for an impossible step. */
export function createCardPageSession({ bank, keySecret, lateMs: usualMs, findPayment }: CardPageSessionOptions) {
  const failed = (payment: SimulatorPayment, failure: Failure): Attempt => {
    return { step: 'failed', paymentId: payment.id, error: failureOf(payment, failure) };
  };
  const approved = ({ id, order_id: orderId, status }: SimulatorPayment): Attempt => {
    // Another attempt was faster, and this one was refunded.
    if (status === 'refunded')
      return { step: 'failed', paymentId: id, error: PROTOCOL_ERRORS.orderPaid(orderId).details };
    if (status !== 'authorized' && status !== 'captured') throw new ProtocolError('This payment is over.');
    const signature = createHmac('sha256', keySecret).update(`${orderId}|${id}`).digest('hex');
    const response = { razorpay_payment_id: id, razorpay_order_id: orderId, razorpay_signature: signature };
    return { step: 'paid', paymentId: id, response };
  };
  return {
    attempt: ({ orderId, payer, behaviour, failure = 'declined', lateMs = usualMs }: PaymentTry): Attempt => {
      const payment = bank.begin(orderId, payer);
      switch (behaviour) {
        case 'success':
          return approved(bank.approve(payment.id));
        case 'failure':
          return failed(bank.decline(payment.id, failure), failure);
        case 'bank':
          return { step: 'bank', paymentId: payment.id };
        case 'pending':
          bank.delay(payment.id, lateMs);
          return { step: 'pending', paymentId: payment.id };
        case 'late':
          bank.delay(payment.id, lateMs);
          return failed(payment, 'slow');
        default:
          return behaviour satisfies never;
      }
    },
    /** The shopper's choice on the bank's page. */
    answer: (paymentId: string, yes: boolean): Attempt =>
      yes ? approved(bank.approve(paymentId)) : failed(bank.decline(paymentId, 'unproven'), 'unproven'),
    /** The state of a payment that waits for its approval; undefined if it does not exist. */
    status: (paymentId: string): Attempt | undefined => {
      const payment = findPayment(paymentId);
      if (!payment || payment.status === 'created') return payment && { step: 'pending', paymentId };
      return payment.status === 'failed' ? failed(payment, payment.failure ?? 'rejected') : approved(payment);
    },
    /** The shopper has left the bank's page. */
    cancel: (paymentId: string): Attempt => failed(bank.decline(paymentId, 'cancelled'), 'cancelled'),
  };
}

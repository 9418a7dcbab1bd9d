import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import { nullIfNotFound } from '../host/failures.ts';
import { mapTimeout } from './map-timeout.ts';
import { paymentNode, type PaymentNode, type PaymentOrderNode } from './nodes.ts';

/** The message for a payment whose outcome is unknown. */
export const PAYMENT_UNKNOWN = 'We are still confirming your payment. Please check again in a moment.';

/** A shopper's attempt to pay: its client-made id, and the request. */
export interface PayAttempt {
  shopperId: string;
  attemptId: string;
  request: string;
}

/** The payment reads that have two implementations: rich host, and basic host with the gateway's cache. */
export interface PaymentStatusReads {
  /**
   * Runs `open`, which opens a payment at the host. If the host does not support attempts, the same request of an
   * attempt is opened once, even for concurrent calls.
   */
  openOnce(attempt: PayAttempt, open: () => Promise<PaymentOrderNode>): Promise<PaymentOrderNode>;
  /** Records a payment that the shopper opened under an attempt. */
  noteOpened(shopperId: string, payment: PaymentOrderNode, attemptId: string): void;
  /** Returns the payment of this attempt; null if there is none, or it is unknown. */
  readAttempt(attemptId: string): Promise<PaymentNode | null>;
  /** Returns the current state of a payment; null if the shopper has none with this id, or it is unknown. */
  readPayment(paymentOrderId: string): Promise<PaymentNode | null>;
  /** Cancels a payment that the shopper will not make; null, without effect, on a host without such a call. */
  cancelPayment(paymentOrderId: string): Promise<PaymentNode | null>;
}

/** The payments of a rich host, which knows all payments. Runs `onChange` after each cancelled payment. */
export function createRichHostPaymentStatus(
  authenticated: AuthenticatedRest,
  onChange: () => void,
): PaymentStatusReads {
  return {
    openOnce: (_, open) => open(),
    noteOpened: () => undefined,
    readPayment: async (paymentOrderId) => {
      const response = await nullIfNotFound(authenticated.rest()('getPayment', { paymentOrderId }));
      return response && paymentNode(response.payment);
    },
    readAttempt: async (attemptId) => {
      const response = await nullIfNotFound(authenticated.rest()('getPaymentOfAttempt', { attemptId }));
      return response && paymentNode(response.payment);
    },
    cancelPayment: async (paymentOrderId) => {
      const response = authenticated.rest()('cancelPayment', { paymentOrderId });
      const { payment } = await mapTimeout(response, PAYMENT_UNKNOWN).finally(onChange);
      return paymentNode(payment);
    },
  };
}

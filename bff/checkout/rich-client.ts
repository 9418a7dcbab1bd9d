import type { AuthenticatedRest } from '../platform/authenticated-rest.ts';
import { nullIfNotFound } from '../platform/failures.ts';
import { mapTimeout } from './map-timeout.ts';
import { paymentNode, type PaymentNode, type PaymentOrderNode } from './nodes.ts';

/** The message for a payment whose outcome is unknown. */
export const PAYMENT_UNKNOWN = 'It is not known yet whether the payment has come in. Asking again does no harm.';

/** Whose attempt to pay it is, under which name of the client's own, and all that is asked for. */
export interface PayAttempt {
  shopperId: string;
  attemptId: string;
  request: string;
}

/** The payments of a shopper, in two implementations: by the host's additions, or by the gateway's own cache. */
export interface PaymentStatusReads {
  /**
   * Runs `open`, which opens a payment at the host. Where the host knows no attempts, the same request under the same name is opened once,
   * also when it comes twice at a time.
   */
  openOnce(attempt: PayAttempt, open: () => Promise<PaymentOrderNode>): Promise<PaymentOrderNode>;
  /** Takes note of a payment that the shopper has opened under a name of the client's own. */
  noteOpened(shopperId: string, payment: PaymentOrderNode, attemptId: string): void;
  /** The payment that the shopper has opened under this name; null when there is none, or it is unknown. */
  readAttempt(attemptId: string): Promise<PaymentNode | null>;
  /** A payment as it stands; null when the shopper has none with this id, or it is unknown. */
  readPayment(paymentOrderId: string): Promise<PaymentNode | null>;
  /** Cancels a payment that the shopper will not make; null, without any effect, on a host that has no call for it. */
  cancelPayment(paymentOrderId: string): Promise<PaymentNode | null>;
}

/** The payments of a host with additions, which knows all payments. Runs `onChange` after each cancelled payment. */
export function createRichPaymentStatus(authenticated: AuthenticatedRest, onChange: () => void): PaymentStatusReads {
  return {
    openOnce: (_, open) => open(),
    noteOpened: () => undefined,
    readPayment: async (paymentOrderId) => {
      const answer = await nullIfNotFound(authenticated.rest()('getPayment', { paymentOrderId }));
      return answer && paymentNode(answer.payment);
    },
    readAttempt: async (attemptId) => {
      const answer = await nullIfNotFound(authenticated.rest()('getPaymentOfAttempt', { attemptId }));
      return answer && paymentNode(answer.payment);
    },
    cancelPayment: async (paymentOrderId) => {
      const answer = authenticated.rest()('cancelPayment', { paymentOrderId });
      const { payment } = await mapTimeout(answer, PAYMENT_UNKNOWN).finally(onChange);
      return paymentNode(payment);
    },
  };
}

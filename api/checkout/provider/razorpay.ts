import { collectionIn, orderIn, ORDER_ID, paymentIn, PAYMENT_ID, refundIn, REFUND_ID } from './entities.ts';
import { openLine } from './line.ts';
import type { ProviderLine, RazorpayOptions } from './line.ts';
import { ProviderFailure } from './provider.ts';
import type { NewProviderOrder, PaymentProvider, ProviderOrder, ProviderPayment, ProviderRefund } from './provider.ts';

/** Minutes within which a payment is captured by itself, however late its bank answers; the provider's most: five days. */
const CAPTURE_WITHIN = 7_200;
/** Items that a list answers at the most. */
const MOST = 100;
const REFUND_KEY = /^[\w-]{10,100}$/;

/** Opens our own client of Razorpay's REST. Nothing is sent yet; keys that are wrong show at the first call. */
export function openRazorpay(options: RazorpayOptions): PaymentProvider {
  const line = openLine(options);
  const payment = (paymentId: string) => readPayment(line, paymentId);
  return {
    createOrder: (order) => createOrder(line, order),
    paymentsOf: async (orderId) => {
      const path = `/v1/orders/${checked(orderId, ORDER_ID)}/payments`;
      const payments = await line.ask({ method: 'GET', path, mayRepeat: true }, (answer) =>
        collectionIn(answer, (item) => only(paymentIn(item), (found) => found.orderId === orderId)),
      );
      return payments.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    },
    payment,
    capture: async (paymentId, amount) => {
      const path = `/v1/payments/${checked(paymentId, PAYMENT_ID)}/capture`;
      const call = { method: 'POST', path, body: { amount, currency: 'INR' }, mayRepeat: false } as const;
      try {
        return await line.ask(call, (answer) => only(paymentIn(answer), ({ id }) => id === paymentId));
      } catch (error) {
        if (!(error instanceof ProviderFailure && error.kind === 'refused')) throw error;
        const found = await payment(paymentId);
        if (found.captured && found.amount === amount) return found;
        throw error;
      }
    },
    refund: (paymentId, amount, key) => refund(line, { paymentId, amount, key }),
    refundsOf: (paymentId) => {
      const path = `/v1/payments/${checked(paymentId, PAYMENT_ID)}/refunds?count=${MOST}`;
      return line.ask({ method: 'GET', path, mayRepeat: true }, (answer) =>
        collectionIn(answer, (item) => only(refundIn(item), (found) => found.paymentId === paymentId)),
      );
    },
    refundById: (refundId) => {
      const path = `/v1/refunds/${checked(refundId, REFUND_ID)}`;
      return line.ask({ method: 'GET', path, mayRepeat: true }, (answer) =>
        only(refundIn(answer), ({ id }) => id === refundId),
      );
    },
    close: () => line.close(),
  };
}

function createOrder(line: ProviderLine, { amount, receipt, notes }: NewProviderOrder): Promise<ProviderOrder> {
  const options = {
    automatic_expiry_period: CAPTURE_WITHIN,
    manual_expiry_period: CAPTURE_WITHIN,
    refund_speed: 'normal',
  };
  const body = {
    amount,
    currency: 'INR',
    receipt,
    ...(notes && { notes }),
    payment: { capture: 'automatic', capture_options: options },
  };
  return line.ask({ method: 'POST', path: '/v1/orders', body, mayRepeat: false }, (answer) =>
    only(orderIn(answer), (made) => made.amount === amount),
  );
}

function readPayment(line: ProviderLine, paymentId: string): Promise<ProviderPayment> {
  const path = `/v1/payments/${checked(paymentId, PAYMENT_ID)}`;
  return line.ask({ method: 'GET', path, mayRepeat: true }, (answer) =>
    only(paymentIn(answer), ({ id }) => id === paymentId),
  );
}

interface Refunding {
  paymentId: string;
  amount: number;
  key: string;
}

function refund(line: ProviderLine, { paymentId, amount, key }: Refunding): Promise<ProviderRefund> {
  const path = `/v1/payments/${checked(paymentId, PAYMENT_ID)}/refund`;
  const headers = { 'x-refund-idempotency': checked(key, REFUND_KEY) };
  // The provider compares repetitions of a key by their bodies: there is nothing in it that could differ.
  const call = { method: 'POST', path, headers, body: { amount, speed: 'normal' }, mayRepeat: true } as const;
  return line.ask(call, (answer) =>
    only(refundIn(answer), (made) => made.paymentId === paymentId && made.amount === amount),
  );
}

/** The word, where it has the provider's pattern: nothing else ever stands in a path or a header. */
function checked(word: string, pattern: RegExp): string {
  if (pattern.test(word)) return word;
  throw new ProviderFailure('refused', `This is no id or key of the provider: ${JSON.stringify(word.slice(0, 40))}`);
}

/** What was found, if it is what was asked for: an answer about something else is none. */
function only<T>(found: T | undefined, isAsked: (found: T) => boolean): T | undefined {
  return found !== undefined && isAsked(found) ? found : undefined;
}

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
  const get = <T>(path: string, read: (answer: unknown) => T | undefined) =>
    line.ask({ method: 'GET', path, mayRepeat: true }, read);
  return {
    createOrder: (order) => createOrder(line, order),
    paymentsOf: async (orderId) => {
      const payments = await get(`/v1/orders/${checked(orderId, ORDER_ID)}/payments`, (answer) =>
        collectionIn(answer, (item) => only(paymentIn(item), (found) => found.orderId === orderId)),
      );
      return payments.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    },
    payment: async (paymentId) =>
      get(pathOf(paymentId), (answer) => only(paymentIn(answer), ({ id }) => id === paymentId)),
    capture: (paymentId, amount) => capture(line, paymentId, amount),
    refund: (paymentId, amount, key) => refund(line, { paymentId, amount, key }),
    refundsOf: async (paymentId) =>
      get(`${pathOf(paymentId)}/refunds?count=${MOST}`, (answer) =>
        collectionIn(answer, (item) => only(refundIn(item), (found) => found.paymentId === paymentId)),
      ),
    refundById: async (refundId) =>
      get(`/v1/refunds/${checked(refundId, REFUND_ID)}`, (answer) =>
        only(refundIn(answer), ({ id }) => id === refundId),
      ),
    close: () => line.close(),
  };
}

async function createOrder(line: ProviderLine, { amount, receipt, notes }: NewProviderOrder): Promise<ProviderOrder> {
  const period = { automatic_expiry_period: CAPTURE_WITHIN, manual_expiry_period: CAPTURE_WITHIN };
  const payment = { capture: 'automatic', capture_options: { ...period, refund_speed: 'normal' } };
  const body = { amount, currency: 'INR', receipt, ...(notes && { notes }), payment };
  return line.ask({ method: 'POST', path: '/v1/orders', body, mayRepeat: false }, (answer) =>
    only(orderIn(answer), (made) => made.amount === amount),
  );
}

async function capture(line: ProviderLine, paymentId: string, amount: number): Promise<ProviderPayment> {
  const path = pathOf(paymentId);
  const body = { amount, currency: 'INR' };
  const read = (answer: unknown) => only(paymentIn(answer), ({ id }) => id === paymentId);
  try {
    return await line.ask({ method: 'POST', path: `${path}/capture`, body, mayRepeat: false }, read);
  } catch (error) {
    if (!(error instanceof ProviderFailure && error.kind === 'refused')) throw error;
    const found = await line.ask({ method: 'GET', path, mayRepeat: true }, read);
    if (found.captured && found.amount === amount) return found;
    throw error;
  }
}

interface Refunding {
  paymentId: string;
  amount: number;
  key: string;
}

async function refund(line: ProviderLine, { paymentId, amount, key }: Refunding): Promise<ProviderRefund> {
  const path = `${pathOf(paymentId)}/refund`;
  const headers = { 'x-refund-idempotency': checked(key, REFUND_KEY) };
  // The provider compares repetitions of a key by their bodies: there is nothing in it that could differ.
  const call = { method: 'POST', path, headers, body: { amount, speed: 'normal' }, mayRepeat: true } as const;
  return line.ask(call, (answer) =>
    only(refundIn(answer), (made) => made.paymentId === paymentId && made.amount === amount),
  );
}

function pathOf(paymentId: string): string {
  return `/v1/payments/${checked(paymentId, PAYMENT_ID)}`;
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

import { parseCollection, parseOrder, parsePage, parsePayment, parseRefund } from './entities.ts';
import { ORDER_ID, PAYMENT_ID, REFUND_ID } from './entities.ts';
import { createProviderHttpClient } from './http-client.ts';
import type { ProviderHttpClient, RazorpayOptions } from './http-client.ts';
import { ProviderFailure } from './provider.ts';
import type { NewProviderOrder, PaymentProvider, ProviderList } from './provider.ts';
import type { ProviderOrder, ProviderPayment, ProviderRefund } from './provider.ts';

/** Minutes within which the provider captures a payment automatically; five days are its maximum. */
const CAPTURE_WITHIN = 7_200;
/** The maximum number of items in a list. */
const MAX_ITEMS = 100;
const REFUND_KEY = /^[\w-]{10,100}$/;

/** Creates the client of Razorpay's REST API. It sends nothing yet; wrong keys are detected at the first call. */
export function createRazorpay(options: RazorpayOptions): PaymentProvider {
  const line = createProviderHttpClient(options);
  const get = <T>(path: string, read: (response: unknown) => T | undefined) =>
    line.request({ method: 'GET', path, mayRepeat: true }, read);
  return {
    createOrder: (order) => createOrder(line, order),
    listPayments: async (orderId) => {
      const payments = await get(`/v1/orders/${assertPattern(orderId, ORDER_ID)}/payments`, (response) =>
        parseCollection(response, (item) => ifMatching(parsePayment(item), (found) => found.orderId === orderId)),
      );
      return payments.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    },
    listPaymentsBetween: (from, to) => listBetween(get, '/v1/payments', { from, to }, parsePayment),
    listRefundsBetween: (from, to) => listBetween(get, '/v1/refunds', { from, to }, parseRefund),
    findOrder: async (orderId) =>
      get(`/v1/orders/${assertPattern(orderId, ORDER_ID)}`, (response) =>
        ifMatching(parseOrder(response), ({ id }) => id === orderId),
      ),
    findPayment: async (paymentId) =>
      get(paymentPath(paymentId), (response) => ifMatching(parsePayment(response), ({ id }) => id === paymentId)),
    capture: (paymentId, amount) => capture(line, paymentId, amount),
    refund: (paymentId, amount, key) => refund(line, { paymentId, amount, key }),
    listRefunds: async (paymentId) =>
      get(`${paymentPath(paymentId)}/refunds?count=${MAX_ITEMS}`, (response) =>
        parseCollection(response, (item) => ifMatching(parseRefund(item), (found) => found.paymentId === paymentId)),
      ),
    findRefund: async (refundId) =>
      get(`/v1/refunds/${assertPattern(refundId, REFUND_ID)}`, (response) =>
        ifMatching(parseRefund(response), ({ id }) => id === refundId),
      ),
    close: () => line.close(),
  };
}

type Get = <T>(path: string, read: (response: unknown) => T | undefined) => Promise<T>;

/** Reads a list of the account page by page. Its period has ended, so nothing is added between two pages. */
async function listBetween<T extends { id: string }>(
  get: Get,
  path: string,
  period: { from: Date; to: Date },
  read: (item: unknown) => T | undefined,
): Promise<ProviderList<T>> {
  const [from, to] = [period.from, period.to].map((at) => Math.floor(at.getTime() / 1_000));
  const found = new Map<string, T>();
  const unreadable: string[] = [];
  let [skip, isLast] = [0, false];
  while (!isLast) {
    const query = `from=${from}&to=${to}&count=${MAX_ITEMS}&skip=${skip}`;
    const page = await get(`${path}?${query}`, (response) => parsePage(response, read));
    for (const item of page) {
      if (typeof item === 'string') unreadable.push(item);
      else found.set(item.id, item);
    }
    skip += page.length;
    isLast = page.length < MAX_ITEMS;
  }
  return { items: [...found.values()], unreadable };
}

async function createOrder(line: ProviderHttpClient, { amount, receipt }: NewProviderOrder): Promise<ProviderOrder> {
  const period = { automatic_expiry_period: CAPTURE_WITHIN, manual_expiry_period: CAPTURE_WITHIN };
  const payment = { capture: 'automatic', capture_options: { ...period, refund_speed: 'normal' } };
  const body = { amount, currency: 'INR', receipt, payment };
  return line.request({ method: 'POST', path: '/v1/orders', body, mayRepeat: false }, (response) =>
    ifMatching(parseOrder(response), (made) => made.amount === amount),
  );
}

async function capture(line: ProviderHttpClient, paymentId: string, amount: number): Promise<ProviderPayment> {
  const path = paymentPath(paymentId);
  const body = { amount, currency: 'INR' };
  const read = (response: unknown) => ifMatching(parsePayment(response), ({ id }) => id === paymentId);
  try {
    return await line.request({ method: 'POST', path: `${path}/capture`, body, mayRepeat: false }, read);
  } catch (error) {
    if (!(error instanceof ProviderFailure && error.kind === 'refused')) throw error;
    const found = await line.request({ method: 'GET', path, mayRepeat: true }, read);
    if (found.captured && found.amount === amount) return found;
    throw error;
  }
}

interface RefundCall {
  paymentId: string;
  amount: number;
  key: string;
}

async function refund(line: ProviderHttpClient, { paymentId, amount, key }: RefundCall): Promise<ProviderRefund> {
  const path = `${paymentPath(paymentId)}/refund`;
  const headers = { 'x-refund-idempotency': assertPattern(key, REFUND_KEY) };
  // The provider compares the bodies of calls with the same key, so the body contains nothing that could differ.
  const call = { method: 'POST', path, headers, body: { amount, speed: 'normal' }, mayRepeat: true } as const;
  return line.request(call, (response) =>
    ifMatching(parseRefund(response), (made) => made.paymentId === paymentId && made.amount === amount),
  );
}

function paymentPath(paymentId: string): string {
  return `/v1/payments/${assertPattern(paymentId, PAYMENT_ID)}`;
}

/** The text, if it matches the provider's pattern. No other text gets into a path or a header. */
function assertPattern(word: string, pattern: RegExp): string {
  if (pattern.test(word)) return word;
  throw new ProviderFailure('refused', `This is no id or key of the provider: ${JSON.stringify(word.slice(0, 40))}`);
}

/** The value, if it is the entity that the call named; undefined otherwise. */
function ifMatching<T>(found: T | undefined, isAsked: (found: T) => boolean): T | undefined {
  return found !== undefined && isAsked(found) ? found : undefined;
}

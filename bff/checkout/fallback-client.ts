import type { AccountClient } from '../account/client.ts';
import type { OrdersClient } from '../orders/client.ts';
import { totalOf } from '../orders/item-totals.ts';
import { withAmountPaid } from '../orders/shared-discount.ts';
import type { OrderItemNode } from '../orders/nodes.ts';
import type { AuthenticatedRest } from '../platform/authenticated-rest.ts';
import { catchFailure } from '../platform/failures.ts';
import { Money } from '../platform/money.ts';
import type { PromotionsClient } from '../promotions/client.ts';
import type { PaymentNode, PaymentOrderNode } from './nodes.ts';
import type { PaymentCache } from './payment-cache.ts';
import type { PayAttempt, PaymentStatusReads } from './rich-client.ts';

/** What the payments of a host without additions need. */
export interface FallbackPaymentOptions {
  authenticated: AuthenticatedRest;
  account: AccountClient;
  promotions: PromotionsClient;
  orders: OrdersClient;
  cache: PaymentCache;
}

/** The payments of a host without additions: the gateway caches the payments that it has opened. */
export interface FallbackPaymentStatus extends PaymentStatusReads {
  /** The payment that the host has just verified. The cache then has it as paid. */
  markPaid(paymentOrderId: string): Promise<PaymentNode>;
}

/** The age, in milliseconds, from which an order is not the one that was just paid. */
const MAX_ORDER_AGE_MS = 60 * 60_000;

/** Makes the payments of one request. */
export function createFallbackPaymentStatus(options: FallbackPaymentOptions): FallbackPaymentStatus {
  const { authenticated, account, cache } = options;
  const readPayment = async (id: string): Promise<PaymentNode | null> => {
    authenticated.rest();
    const shopper = await account.me();
    const opened = shopper && cache.get(shopper.id, id);
    if (!opened) return null;
    if (opened.isPaid) return paidPaymentNode(options, id, opened.amount);
    return { id, status: 'PENDING', amount: new Money(opened.amount), orderItems: [] };
  };
  return {
    openOnce: (attempt, open) => openOnce(cache, attempt, open),
    noteOpened: (shopperId, { id, amount }, attemptId) => {
      cache.set(shopperId, id, { amount: amount.amount, isPaid: false });
      cache.setAttempt(shopperId, attemptId, id);
    },
    readPayment,
    readAttempt: async (attemptId) => {
      const shopper = await account.me();
      const id = shopper && cache.getAttempt(shopper.id, attemptId);
      return id ? readPayment(id) : null;
    },
    cancelPayment: async () => {
      authenticated.rest();
      return null;
    },
    markPaid: async (id) => {
      const shopper = await catchFailure(account.me(), null);
      const opened = shopper && cache.get(shopper.id, id);
      const payment = await paidPaymentNode(options, id, opened?.amount);
      if (shopper) cache.set(shopper.id, id, { amount: payment.amount.amount, isPaid: true });
      return payment;
    },
  };
}

/** The payment of an attempt: the one that it has opened before, when it asked for the same. What failed is opened anew. */
async function openOnce(
  cache: PaymentCache,
  { shopperId, attemptId, request }: PayAttempt,
  open: () => Promise<PaymentOrderNode>,
): Promise<PaymentOrderNode> {
  const before = cache.getOpening(shopperId, attemptId);
  if (before?.request === request) {
    const payment = await before.payment;
    return cache.get(shopperId, payment.id)?.isPaid ? { ...payment, status: 'PAID' } : payment;
  }
  const opening = { request, payment: open() };
  cache.setOpening(shopperId, attemptId, opening);
  try {
    return await opening.payment;
  } catch (error) {
    if (cache.getOpening(shopperId, attemptId) === opening) cache.setOpening(shopperId, attemptId, undefined);
    throw error;
  }
}

/**
 * A paid payment. The host does not say which items belong to it: the shopper's newest order does, most likely. The
 * payment is valid also when the orders cannot be read. Without `cachedAmount` it is the sum of those items.
 */
async function paidPaymentNode(
  { orders, promotions }: FallbackPaymentOptions,
  id: string,
  cachedAmount?: number,
): Promise<PaymentNode> {
  const orderItems = newestOrder(await catchFailure(orders.readAllItems(null), []), Date.now());
  if (cachedAmount !== undefined) {
    const items = await catchFailure(withAmountPaid(orderItems, cachedAmount, promotions), orderItems);
    return { id, status: 'PAID', amount: new Money(cachedAmount), orderItems: items };
  }
  const totals = await Promise.all(orderItems.map((item) => totalOf(item, promotions)));
  const sum = totals.reduce((total, { amount }) => total + amount, 0);
  return { id, status: 'PAID', amount: new Money(sum), orderItems };
}

/**
 * The items of the newest order, out of items with the newest first; none when that order is old. A status that the host does
 * not tell, or in a word of its own, takes no item out of its order.
 */
function newestOrder(items: readonly OrderItemNode[], now: number): OrderItemNode[] {
  const newest = items.find(({ status }) => status === 'PLACED' || status === 'OTHER');
  if (!newest || Date.parse(newest.placedAt) < now - MAX_ORDER_AGE_MS) return [];
  return items.filter(
    ({ orderId, placedAt, status }) =>
      (status === 'PLACED' || status === 'OTHER') &&
      (newest.orderId === undefined ? placedAt === newest.placedAt : orderId === newest.orderId),
  );
}

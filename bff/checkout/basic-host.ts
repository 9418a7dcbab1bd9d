import type { AccountClient } from '../account/client.ts';
import type { OrdersClient } from '../orders/client.ts';
import { totalOf } from '../orders/item-totals.ts';
import { withAmountPaid } from '../orders/shared-discount.ts';
import type { OrderItemNode } from '../orders/nodes.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import { catchFailure } from '../host/failures.ts';
import { Money } from '../host/money.ts';
import type { PromotionsClient } from '../promotions/client.ts';
import type { PaymentNode, PaymentOrderNode } from './nodes.ts';
import type { PaymentCache } from './payment-cache.ts';
import type { PayAttempt, PaymentStatusReads } from './rich-host.ts';

/** Options of payments on a basic host. */
export interface BasicHostPaymentOptions {
  authenticated: AuthenticatedRest;
  account: AccountClient;
  promotions: PromotionsClient;
  orders: OrdersClient;
  cache: PaymentCache;
}

/** The payments of a basic host: the gateway caches the payments that it has opened. */
export interface BasicHostPaymentStatus extends PaymentStatusReads {
  /** Marks a payment as paid in the cache, after the host has verified it. */
  markPaid(paymentOrderId: string): Promise<PaymentNode>;
}

/** The age in milliseconds from which an order cannot be the one that was just paid. */
const MAX_ORDER_AGE_MS = 60 * 60_000;

/** Creates the payments of one request. */
export function createBasicHostPaymentStatus(options: BasicHostPaymentOptions): BasicHostPaymentStatus {
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

/** Opens the payment of an attempt, or returns the one that it opened for the same request. A failed one is opened again. */
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
 * Returns a paid payment. The host does not link its items to it: most likely they are the shopper's newest order.
 * The payment is valid even if the orders cannot be read. Without `cachedAmount` it is the sum of those items.
 */
async function paidPaymentNode(
  { orders, promotions }: BasicHostPaymentOptions,
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
 * Returns the items of the newest order, from items sorted the newest first; none if that order is old. An item with
 * a missing or unknown status remains in its order.
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

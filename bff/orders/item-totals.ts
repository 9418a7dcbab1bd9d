import type { OrderStatus } from '../generated/resolvers.ts';
import { Money } from '../platform/money.ts';
import type { PromotionsClient } from '../promotions/client.ts';
import type { MoneyTrailNode, OrderItemNode, OrderNode } from './nodes.ts';
import { promoShareOf } from './shared-discount.ts';

/** The statuses in which an order item can be cancelled. */
export const CANCELLABLE_STATUSES: ReadonlySet<OrderStatus> = new Set(['PLACED', 'CONFIRMED']);

/**
 * The discount of an order item. When the host does not send it, its share of what the promo code takes off the whole order; 0 for a
 * code that the host refuses.
 */
export async function discountOf(item: OrderItemNode, promotions: PromotionsClient): Promise<Money> {
  const { discountPaise: off, promoCode } = item;
  if (off !== undefined) return new Money(off);
  return new Money(promoCode === undefined ? 0 : await promoShareOf(item, promoCode, promotions));
}

/** The part of the discount for the first purchase, as the host sends it. */
export async function firstPurchasePartOf(item: OrderItemNode, promotions: PromotionsClient): Promise<Money> {
  const { amount } = await discountOf(item, promotions);
  return new Money(Math.min(Math.max(0, item.firstPurchaseDiscountPaise), amount));
}

/** The part of the discount for the promo code: the rest. */
export async function promoPartOf(item: OrderItemNode, promotions: PromotionsClient): Promise<Money> {
  const [all, first] = await Promise.all([discountOf(item, promotions), firstPurchasePartOf(item, promotions)]);
  return new Money(all.amount - first.amount);
}

/** Where the money of an order item is. */
export async function moneyTrailOf(item: OrderItemNode, promotions: PromotionsClient): Promise<MoneyTrailNode> {
  const { subtotal } = item;
  const { amount: discount } = await discountOf(item, promotions);
  const price = subtotal.amount - discount;
  // In cash nothing is paid before the door, and so nothing goes back.
  const paid = item.cash === null || item.cash === 'COLLECTED' ? price : 0;
  const back = item.status === 'CANCELLED' ? paid : 0;
  const refund = Math.min(back, item.refundPaise ?? back);
  // The rest had gone back before the item was cancelled.
  const sent = item.refundStatus === 'PROCESSED' ? back : back - refund;
  return {
    subtotal,
    discountShare: new Money(discount),
    paid: new Money(paid),
    refundDue: new Money(back - sent),
    refundSent: new Money(sent),
    kept: new Money(paid - back),
    toCollect: new Money(item.cash === 'DUE' ? price : 0),
  };
}

/** Where the money of all items of an order is. */
export async function orderTrailOf({ items }: OrderNode, promotions: PromotionsClient): Promise<MoneyTrailNode> {
  const trails = await Promise.all(items.map((item) => moneyTrailOf(item, promotions)));
  const sumOf = (part: keyof MoneyTrailNode) => new Money(trails.reduce((sum, trail) => sum + trail[part].amount, 0));
  return {
    subtotal: sumOf('subtotal'),
    discountShare: sumOf('discountShare'),
    paid: sumOf('paid'),
    refundDue: sumOf('refundDue'),
    refundSent: sumOf('refundSent'),
    kept: sumOf('kept'),
    toCollect: sumOf('toCollect'),
  };
}

/** What goes back for an order item that is cancelled: what was paid for it, less what had gone back before. */
export async function refundAmountOf(item: OrderItemNode, promotions: PromotionsClient): Promise<Money> {
  const { amount } = await totalOf(item, promotions);
  return new Money(Math.min(amount, item.refundPaise ?? amount));
}

/** The price paid for an order item. Delivery is free. */
export async function totalOf(item: OrderItemNode, promotions: PromotionsClient): Promise<Money> {
  return new Money(item.subtotal.amount - (await discountOf(item, promotions)).amount);
}

/** The price paid for all items of an order. */
export async function orderTotalOf({ items }: OrderNode, promotions: PromotionsClient): Promise<Money> {
  const totals = await Promise.all(items.map((item) => totalOf(item, promotions)));
  return new Money(totals.reduce((sum, { amount }) => sum + amount, 0));
}

import type { OrderStatus } from '../generated/schema-types.ts';
import { Money } from '../host/money.ts';
import type { PromotionsClient } from '../promotions/client.ts';
import type { MoneyTrailNode, OrderItemNode, OrderNode } from './nodes.ts';
import { promoShareOf } from './shared-discount.ts';

/** The statuses in which an order item can be cancelled. */
export const CANCELLABLE_STATUSES: ReadonlySet<OrderStatus> = new Set(['PLACED', 'CONFIRMED']);

/**
 * Returns the discount of an order item. If the host does not send it, it is the item's share of the order's promo
 * code; 0 for a code that the host refuses.
 */
export async function discountOf(item: OrderItemNode, promotions: PromotionsClient): Promise<Money> {
  const { discountPaise: off, promoCode } = item;
  if (off !== undefined) return new Money(off);
  return new Money(promoCode === undefined ? 0 : await promoShareOf(item, promoCode, promotions));
}

/** Returns the first-purchase part of the discount, as the host sends it. */
export async function firstPurchasePartOf(item: OrderItemNode, promotions: PromotionsClient): Promise<Money> {
  const { amount } = await discountOf(item, promotions);
  return new Money(Math.min(Math.max(0, item.firstPurchaseDiscountPaise), amount));
}

/** Returns the promo-code part of the discount: the rest. */
export async function promoPartOf(item: OrderItemNode, promotions: PromotionsClient): Promise<Money> {
  const [all, first] = await Promise.all([discountOf(item, promotions), firstPurchasePartOf(item, promotions)]);
  return new Money(all.amount - first.amount);
}

/** Returns where the money of an order item is. */
export async function moneyTrailOf(item: OrderItemNode, promotions: PromotionsClient): Promise<MoneyTrailNode> {
  const { subtotal } = item;
  const { amount: discount } = await discountOf(item, promotions);
  const price = subtotal.amount - discount;
  // In cash nothing is paid before delivery, so nothing is refunded.
  const paid = item.cash === null || item.cash === 'COLLECTED' ? price : 0;
  const back = item.status === 'CANCELLED' ? paid : 0;
  const refund = Math.min(back, item.refundPaise ?? back);
  // The rest was refunded before the item was cancelled.
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

/** Returns where the money of all items of an order is. */
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

/** Returns the refund of an order item that is cancelled: its paid price less earlier refunds. */
export async function refundAmountOf(item: OrderItemNode, promotions: PromotionsClient): Promise<Money> {
  const { amount } = await totalOf(item, promotions);
  return new Money(Math.min(amount, item.refundPaise ?? amount));
}

/** Returns the price paid for an order item. Delivery is free. */
export async function totalOf(item: OrderItemNode, promotions: PromotionsClient): Promise<Money> {
  return new Money(item.subtotal.amount - (await discountOf(item, promotions)).amount);
}

/** Returns the price paid for all items of an order. */
export async function orderTotalOf({ items }: OrderNode, promotions: PromotionsClient): Promise<Money> {
  const totals = await Promise.all(items.map((item) => totalOf(item, promotions)));
  return new Money(totals.reduce((sum, { amount }) => sum + amount, 0));
}

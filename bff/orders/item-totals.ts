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
  const { due, sent } = item.status === 'CANCELLED' ? cancelledPartOf(item, paid) : returnedPartOf(item);
  return {
    subtotal,
    discountShare: new Money(discount),
    paid: new Money(paid),
    refundDue: new Money(due),
    refundSent: new Money(sent),
    kept: new Money(paid - due - sent),
    toCollect: new Money(item.cash === 'DUE' ? price : 0),
  };
}

/** The parts of a cancelled item's price that are still to refund, and that were refunded. */
function cancelledPartOf({ refundPaise, refundStatus }: OrderItemNode, paid: number) {
  const refund = Math.min(paid, refundPaise ?? paid);
  // The rest was refunded before the item was cancelled.
  const sent = refundStatus === 'PROCESSED' ? paid : paid - refund;
  return { due: paid - sent, sent };
}

/** The same for the returns of an item. */
function returnedPartOf({ returns }: OrderItemNode) {
  const sumOf = (isSent: boolean) =>
    returns
      .flatMap(({ refund }) => (refund && (refund.status === 'PROCESSED') === isSent ? refund.amount.amount : []))
      .reduce((sum, amount) => sum + amount, 0);
  return { due: sumOf(false), sent: sumOf(true) };
}

/** Returns where the money of all items of an order is. Items that replace exchanged pieces were paid with these. */
export async function orderTrailOf({ items }: OrderNode, promotions: PromotionsClient): Promise<MoneyTrailNode> {
  const trails = await Promise.all(
    items.map(async (item) => ({ ...(await moneyTrailOf(item, promotions)), isReplacement: item.isReplacement })),
  );
  const sumOf = (part: keyof MoneyTrailNode, of = trails) => of.reduce((sum, trail) => sum + trail[part].amount, 0);
  const bought = trails.filter(({ isReplacement }) => !isReplacement);
  const [paid, due, sent] = [sumOf('paid', bought), sumOf('refundDue'), sumOf('refundSent')];
  return {
    subtotal: new Money(sumOf('subtotal', bought)),
    discountShare: new Money(sumOf('discountShare', bought)),
    paid: new Money(paid),
    refundDue: new Money(due),
    refundSent: new Money(sent),
    kept: new Money(paid - due - sent),
    toCollect: new Money(sumOf('toCollect', bought)),
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

/** Returns the items of an order without those that replace exchanged pieces. */
export function boughtItemsOf({ items }: OrderNode): OrderItemNode[] {
  return items.filter(({ isReplacement }) => !isReplacement);
}

/** Returns the price paid for all items of an order. */
export async function orderTotalOf(order: OrderNode, promotions: PromotionsClient): Promise<Money> {
  const totals = await Promise.all(boughtItemsOf(order).map((item) => totalOf(item, promotions)));
  return new Money(totals.reduce((sum, { amount }) => sum + amount, 0));
}

import type { OrderStatus } from '../generated/resolvers.ts';
import { Money } from '../platform/money.ts';
import type { PromotionsClient } from '../promotions/client.ts';
import type { OrderItemNode } from './nodes.ts';

/** The statuses in which an order item can be cancelled. */
export const CANCELLABLE_STATUSES: ReadonlySet<OrderStatus> = new Set(['PLACED', 'CONFIRMED']);

/**
 * The discount of an order item. When the host does not send it, the discount of the promo code on the item's subtotal, as
 * the specification has it; 0 for a code that the host refuses.
 */
export async function discountOf(item: OrderItemNode, promotions: PromotionsClient): Promise<Money> {
  const { discountPaise: off, promoCode, subtotal } = item;
  if (off !== undefined) return new Money(off);
  if (promoCode === undefined) return new Money(0);
  const discount = await promotions.discountOn(promoCode, subtotal.amount);
  return new Money(Math.min(Math.max(0, discount), subtotal.amount));
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

/** The price paid for an order item. Delivery is free. */
export async function totalOf(item: OrderItemNode, promotions: PromotionsClient): Promise<Money> {
  return new Money(item.subtotal.amount - (await discountOf(item, promotions)).amount);
}

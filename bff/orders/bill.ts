import type { OrderStatus } from '../generated/resolvers.ts';
import { Money } from '../platform/money.ts';
import type { Promotions } from '../promotions/client.ts';
import type { OrderItemNode } from './nodes.ts';

/** The states from which an order item can be cancelled. */
export const CANCELLABLE_NODES: ReadonlySet<OrderStatus> = new Set(['PLACED', 'CONFIRMED']);

/**
 * What was taken off an order item. A host that doesn't tell is asked, as the specification does, what the promo code
 * takes off the item's subtotal; nothing for a code that it refuses.
 */
export async function discountOf(item: OrderItemNode, promotions: Promotions): Promise<Money> {
  const { off, promoCode, subtotal } = item;
  if (off !== undefined) return new Money(off);
  if (promoCode === undefined) return new Money(0);
  const discount = await promotions.discountOn(promoCode, subtotal.amount);
  return new Money(Math.min(Math.max(0, discount), subtotal.amount));
}

/** What of that is for the first purchase, as the host tells it. */
export async function firstPurchasePartOf(item: OrderItemNode, promotions: Promotions): Promise<Money> {
  const { amount } = await discountOf(item, promotions);
  return new Money(Math.min(Math.max(0, item.offFirst), amount));
}

/** What of it is for the promo code: the rest. */
export async function promoPartOf(item: OrderItemNode, promotions: Promotions): Promise<Money> {
  const [all, first] = await Promise.all([discountOf(item, promotions), firstPurchasePartOf(item, promotions)]);
  return new Money(all.amount - first.amount);
}

/** What was paid for an order item. Delivery costs nothing. */
export async function totalOf(item: OrderItemNode, promotions: Promotions): Promise<Money> {
  return new Money(item.subtotal.amount - (await discountOf(item, promotions)).amount);
}

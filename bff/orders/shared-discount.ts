import { sharesOf } from '../../schema/pricing.ts';
import { memoizeByObject } from '../host/cache.ts';
import { catchFailure } from '../host/failures.ts';
import type { PromotionsClient } from '../promotions/client.ts';
import type { OrderItemNode } from './nodes.ts';
import { orderIdOf } from './order-groups.ts';

/** The items of each order, by its id, of a list that was read once. */
const ordersOf = memoizeByObject((all: readonly OrderItemNode[]) => Map.groupBy(all.toReversed(), orderIdOf));

/**
 * Prepares an item of a host that sends no discounts: its promo code was used once for all items of its order. They
 * are read lazily by `readAllItems`. Every other item is unchanged.
 */
export function withItsOrder(item: OrderItemNode, readAllItems: () => Promise<OrderItemNode[]>): OrderItemNode {
  if (item.discountPaise !== undefined || item.promoCode === undefined) return item;
  const readTogether = async () => {
    const all = await catchFailure(readAllItems(), []);
    return ordersOf(all).get(orderIdOf(item)) ?? [item];
  };
  return { ...item, readTogether };
}

/** Returns the promo code's discount on all these items, in paise; 0 for a code that the host refuses. */
export async function promoDiscountOn(
  items: readonly OrderItemNode[],
  promoCode: string,
  promotions: PromotionsClient,
): Promise<number> {
  const subtotal = subtotalsOf(items).reduce((sum, each) => sum + each, 0);
  const discount = await promotions.discountOn(promoCode, subtotal);
  return Math.min(Math.max(0, discount), subtotal);
}

/** Returns an item's share of its order's promo discount, in paise. */
export async function promoShareOf(
  item: OrderItemNode,
  promoCode: string,
  promotions: PromotionsClient,
): Promise<number> {
  const together = (await item.readTogether?.()) ?? [item];
  const at = together.findIndex(({ id }) => id === item.id);
  if (at < 0) return promoDiscountOn([item], promoCode, promotions);
  return sharesOf(await promoDiscountOn(together, promoCode, promotions), subtotalsOf(together))[at] ?? 0;
}

/**
 * Returns the items of an order that was paid with this amount, in paise, with discounts so that their totals add up
 * to it. The rest after the promo code was the first-purchase discount. Items that cost less than the amount are
 * unchanged.
 */
export async function withAmountPaid(
  items: readonly OrderItemNode[],
  amount: number,
  promotions: PromotionsClient,
): Promise<OrderItemNode[]> {
  const subtotals = subtotalsOf(items);
  const discount = subtotals.reduce((sum, each) => sum + each, 0) - amount;
  const isShown = items.some(({ discountPaise }) => discountPaise !== undefined);
  if (discount < 0 || isShown) return [...items];
  const promoCode = items[0]?.promoCode;
  const promo = promoCode === undefined ? 0 : await promoDiscountOn(items, promoCode, promotions);
  const all = sharesOf(discount, subtotals);
  const ofPromo = sharesOf(Math.min(promo, discount), subtotals);
  return items.map((item, at) => {
    const share = all[at] ?? 0;
    return { ...item, discountPaise: share, firstPurchaseDiscountPaise: Math.max(0, share - (ofPromo[at] ?? 0)) };
  });
}

const subtotalsOf = (items: readonly OrderItemNode[]) => items.map(({ subtotal }) => subtotal.amount);

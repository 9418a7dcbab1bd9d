import { sharesOf } from '../../schema/pricing.ts';
import { memoizeByObject } from '../platform/cache.ts';
import { catchFailure } from '../platform/failures.ts';
import type { PromotionsClient } from '../promotions/client.ts';
import type { OrderItemNode } from './nodes.ts';
import { orderIdOf } from './order-groups.ts';

/** The items of each order, by its id, of a list that was read once. */
const ordersOf = memoizeByObject((all: readonly OrderItemNode[]) => Map.groupBy(all.toReversed(), orderIdOf));

/**
 * An item of a host that tells of no discounts: its promo code was used once for all items of its order, which are found in
 * `readAllItems` when somebody asks. Every other item stays as it is.
 */
export function withItsOrder(item: OrderItemNode, readAllItems: () => Promise<OrderItemNode[]>): OrderItemNode {
  if (item.discountPaise !== undefined || item.promoCode === undefined) return item;
  const readTogether = async () => {
    const all = await catchFailure(readAllItems(), []);
    return ordersOf(all).get(orderIdOf(item)) ?? [item];
  };
  return { ...item, readTogether };
}

/** What a promo code takes off all these items, in paise; 0 for a code that the host refuses. */
export async function promoDiscountOn(
  items: readonly OrderItemNode[],
  promoCode: string,
  promotions: PromotionsClient,
): Promise<number> {
  const subtotal = subtotalsOf(items).reduce((sum, each) => sum + each, 0);
  const discount = await promotions.discountOn(promoCode, subtotal);
  return Math.min(Math.max(0, discount), subtotal);
}

/** The share of an item in what its promo code takes off its order, in paise. */
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
 * The items of an order that was paid with this amount, in paise, so that their totals add up to it: what the promo code does not
 * account for was taken off for the first purchase. Items that cost less than the amount stay as they are.
 */
export async function withAmountPaid(
  items: readonly OrderItemNode[],
  amount: number,
  promotions: PromotionsClient,
): Promise<OrderItemNode[]> {
  const subtotals = subtotalsOf(items);
  const discount = subtotals.reduce((sum, each) => sum + each, 0) - amount;
  const isTold = items.some(({ discountPaise }) => discountPaise !== undefined);
  if (discount < 0 || isTold) return [...items];
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

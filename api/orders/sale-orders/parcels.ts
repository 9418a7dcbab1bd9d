import { carrierOf } from '../../../schema/carriers.ts';
import { paidTotalOf } from '../rules.ts';
import type { Address, ItemRow } from '../tables.ts';

/** The items of one order and seller that are sent together. Money is whole paise. */
export interface PrintedParcel {
  orderId: string;
  sellerId: string;
  shopName: string;
  address: Address;
  placedAt: Date;
  /** The carrier's name and the tracking number, as far as they are known. */
  carrier: string | undefined;
  trackingId: string | undefined;
  /** The cash to collect at the door; 0 for a prepaid parcel. */
  cash: number;
  pieces: { name: string; details: string; sku: string; quantity: number }[];
}

/** Groups items, sorted order by order, into parcels: one for each order, seller and tracking number. */
export function parcelsOf(rows: readonly ItemRow[]): PrintedParcel[] {
  const groups = Map.groupBy(rows, (row) => JSON.stringify([row.order_id, row.seller_id, row.tracking_id]));
  return [...groups.values()].flatMap((items) => {
    const [first] = items;
    if (!first) return [];
    const { order_id, seller_id, shop_name, shipping, placed_at, carrier, tracking_id } = first;
    return {
      orderId: order_id,
      sellerId: seller_id,
      shopName: shop_name,
      address: shipping,
      placedAt: placed_at,
      carrier: carrier === null ? undefined : (carrierOf(carrier)?.name ?? carrier),
      trackingId: tracking_id ?? undefined,
      cash: items.reduce((sum, item) => sum + (item.cash === 'due' ? paidTotalOf(item) : 0), 0),
      pieces: items.map((item) => ({
        name: item.name,
        details: [item.color, item.size, ...item.services.map(({ name }) => name)].filter(Boolean).join(', '),
        sku: item.sku,
        quantity: item.quantity,
      })),
    };
  });
}

/** The number of an order as people read it: the last 8 characters of its id in capital letters. */
export const orderNumberOf = (orderId: string): string => orderId.slice(-8).toUpperCase();

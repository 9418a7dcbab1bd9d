import type { Selectable } from 'kysely';
import type { OrdersTables } from '../orders/tables.ts';

/** An order as its payment sees it. Money is whole paise. */
export type OrderRow = Selectable<OrdersTables['orders']>;

/** An item that is about to be ordered. Money is whole paise. */
export type NewItem = Pick<
  Selectable<OrdersTables['order_items']>,
  'id' | 'sku' | 'seller_id' | 'name' | 'category' | 'color' | 'list_price' | 'unit_price' | 'quantity' | 'discount'
>;

/** A refund that is on its way, with the order that it is about. */
export type RefundRow = Selectable<OrdersTables['refunds']> & { order_id: string };

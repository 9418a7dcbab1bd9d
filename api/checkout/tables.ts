import type { Selectable } from 'kysely';
import type { OrdersTables } from '../orders/tables.ts';

/** A row of an order. Money is whole paise. */
export type OrderRow = Selectable<OrdersTables['orders']>;

/** A new row of an order item. Money is whole paise. */
export type NewItem = Pick<
  Selectable<OrdersTables['order_items']>,
  | 'id'
  | 'sku'
  | 'seller_id'
  | 'name'
  | 'category'
  | 'color'
  | 'list_price'
  | 'unit_price'
  | 'quantity'
  | 'discount'
  | 'cloth'
>;

/** A row of a refund, with its order. */
export type RefundRow = Selectable<OrdersTables['refunds']> & { order_id: string };

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
  | 'size'
  | 'list_price'
  | 'unit_price'
  | 'quantity'
  | 'discount'
  | 'promo_share'
  | 'services'
  | 'cloth'
  | 'promised_from'
  | 'promised_until'
>;

/**
 * A row of a refund, with its order (null if the order is not in the database) and the item that was cancelled or whose
 * pieces were returned.
 */
export type RefundRow = Selectable<OrdersTables['refunds']> & { order_id: string | null; about_item_id: string | null };

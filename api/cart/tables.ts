import type { Generated } from 'kysely';
import type { ClothRow, ColourRow } from '../catalog/tables.ts';

/** The carts' table: a line for each variant in a cart. */
export type CartTables = {
  cart_items: {
    id: string;
    position: Generated<number>;
    shopper_id: string;
    sku: string;
    quantity: number;
    created_at: Date;
  };
};

/** A line with its variant and product. Money is whole paise, before the shop's commission. */
export type CartLineRow = ClothRow &
  ColourRow & {
    id: string;
    quantity: number;
    stock: number;
    product_id: string;
    name: string;
    list_price: number;
    show_price: number;
    seller_id: string;
  };

/** A variant and a number of pieces of it. */
export interface SkuQuantity {
  sku: string;
  quantity: number;
}

/** What decides whether pieces fit into a cart. */
export interface Availability {
  /** The requested pieces. */
  requested: number;
  /** The pieces of the variant that are in the cart already. */
  in_cart: number;
  /** The pieces in stock; null when there is no such variant. */
  stock: number | null;
}

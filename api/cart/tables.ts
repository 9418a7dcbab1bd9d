import type { Generated } from 'kysely';
import type { ClothRow, ColourRow } from '../catalog/tables.ts';

/** The carts' table: a line for each variant that a shopper wants to buy. */
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

/** A line with what is told of its variant and product. Money is whole paise, as the seller asks. */
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

/** Pieces of a variant that a shopper wants in the cart. */
export interface SkuQuantity {
  sku: string;
  quantity: number;
}

/** What decides whether pieces fit into a cart. */
export interface Availability {
  /** Pieces that are asked for. */
  wanted: number;
  /** Pieces of the variant that the cart has already. */
  held: number;
  /** Pieces that are left; null when there is no such variant. */
  stock: number | null;
}

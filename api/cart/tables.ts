import type { Generated } from 'kysely';
import { column } from '../platform/columns.ts';
import type { Row, RowChanges } from '../platform/columns.ts';
import type { ClothRow, ColourRow } from '../catalog/tables.ts';

/** The columns of a line that a shopper can change. */
export const CHANGEABLE_COLUMNS = {
  quantity: column.integer('quantity'),
  services: column.texts('services'),
};

/** The columns of a line for the contract's `CartItem`, each under the name of its field. */
export const CART_ITEM_COLUMNS = {
  cartId: column.text('id'),
  sku: column.text('sku'),
  ...CHANGEABLE_COLUMNS,
};

/** New values of a line; only changed columns have one. */
export type CartLineChanges = RowChanges<typeof CHANGEABLE_COLUMNS>;

/** The carts' tables: a line for each variant in a cart, and the promo code of a cart. */
export type CartTables = {
  cart_items: Row<typeof CART_ITEM_COLUMNS> & { position: Generated<number>; shopper_id: string; created_at: Date };
  cart_promo_codes: { shopper_id: string; code: string };
};

/** A line with its variant and product. Money is whole paise, before the shop's commission. */
export type CartLineRow = Row<typeof CART_ITEM_COLUMNS> &
  ClothRow &
  ColourRow & {
    size: string | null;
    /** The pieces for sale; those that are held are not among them. */
    stock: number;
    /** The pieces that this shopper's open order holds. */
    own_held: number;
    /** The promo code of the cart. */
    promo_code: string | null;
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

/** Pieces, and the codes of services to add to each piece of their line. */
export interface CartPieces extends SkuQuantity {
  services?: readonly string[] | undefined;
}

/** The numbers that decide whether pieces fit into a cart. */
export interface Availability {
  /** The requested pieces. */
  requested: number;
  /** The pieces of the variant that the cart already has. */
  in_cart: number;
  /** The pieces in stock; null if there is no such variant. */
  stock: number | null;
}

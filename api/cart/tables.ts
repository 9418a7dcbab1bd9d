import type { Generated } from 'kysely';
import { column } from '../platform/columns.ts';
import type { Row, RowChanges } from '../platform/columns.ts';
import type { ClothRow, ColourRow } from '../catalog/tables.ts';

/** The columns of a line that a shopper can change. */
export const CHANGEABLE_COLUMNS = {
  quantity: column.integer('quantity'),
  services: column.texts('services'),
};

/** The columns of a line that the contract's `CartItem` states, each under the name of its field. */
export const CART_ITEM_COLUMNS = {
  cartId: column.text('id'),
  sku: column.text('sku'),
  ...CHANGEABLE_COLUMNS,
};

/** New values of a line, as far as they change. */
export type CartLineChanges = RowChanges<typeof CHANGEABLE_COLUMNS>;

/** The carts' table: a line for each variant in a cart. */
export type CartTables = {
  cart_items: Row<typeof CART_ITEM_COLUMNS> & { position: Generated<number>; shopper_id: string; created_at: Date };
};

/** A line with its variant and product. Money is whole paise, before the shop's commission. */
export type CartLineRow = Row<typeof CART_ITEM_COLUMNS> &
  ClothRow &
  ColourRow & {
    size: string | null;
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

/** Pieces, and the codes of what is to be done to each piece of their line besides what is done to it already. */
export interface CartPieces extends SkuQuantity {
  services?: readonly string[] | undefined;
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

import type { Generated } from 'kysely';
import type { ClothRow, ColourRow } from '../catalog/tables.ts';

/** The wishlists' table: an item for each variant on a wishlist. */
export type WishlistTables = {
  wishlist_items: {
    id: string;
    position: Generated<number>;
    shopper_id: string;
    sku: string;
    created_at: Date;
  };
};

/** An item with its variant and product. Money is whole paise, before the shop's commission. */
export type WishlistItemRow = ClothRow &
  ColourRow & {
    id: string;
    size: string | null;
    stock: number;
    product_id: string;
    name: string;
    list_price: number;
    show_price: number;
    rating: number;
  };

/** The result of `insertItem`. */
export interface InsertResult {
  /** Whether the variant exists. */
  known: boolean;
  /** Whether the wishlist had the variant already. */
  there: boolean;
  /** The number of items that the wishlist had. */
  items: number;
}

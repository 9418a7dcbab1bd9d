import type { Generated } from 'kysely';
import type { ClothRow, ColourRow } from '../catalog/tables.ts';

/** The wishlists' table: an item for each variant that a shopper likes. */
export type WishlistTables = {
  wishlist_items: {
    id: string;
    position: Generated<number>;
    shopper_id: string;
    sku: string;
    created_at: Date;
  };
};

/** An item with what is told of its variant and product. Money is whole paise, as the seller asks. */
export type WishlistItemRow = ClothRow &
  ColourRow & {
    id: string;
    stock: number;
    product_id: string;
    name: string;
    list_price: number;
    show_price: number;
    rating: number;
  };

/** What was found when a variant was to be put on a wishlist. */
export interface InsertResult {
  /** Whether there is such a variant. */
  known: boolean;
  /** Whether the wishlist had it already. */
  there: boolean;
  /** How many items the wishlist had. */
  items: number;
}

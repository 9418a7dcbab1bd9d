import type { Generated } from 'kysely';
import type { Db } from '../platform/database.ts';

/** The catalogue's tables. */
export type CatalogTables = {
  sellers: { id: string; shop_name: string };
  products: ProductsTable;
  variants: VariantsTable;
};

type ProductsTable = {
  id: string;
  position: Generated<number>;
  name: string;
  category: string;
  fabric: string;
  pattern: string | null;
  dimension: string | null;
  blouse: string | null;
  weight: number | null;
  size: string | null;
  care_guide: string | null;
  description: string | null;
  list_price: number;
  show_price: number;
  rating: Generated<number>;
  review_count: Generated<number>;
  seller_id: string;
  collections: string[];
  occasions: string[];
  craft: string;
  sheen: number;
  zari: boolean;
  created_at: Generated<Date>;
};

type VariantsTable = {
  sku: string;
  product_id: string;
  position: number;
  color: string;
  stock: number;
  image: string | null;
  review_count: Generated<number>;
};

/** The columns of a product that say how its cloth is drawn. */
export type ClothRow = Pick<ProductsTable, 'category' | 'craft' | 'sheen' | 'zari'>;

/** The columns of a variant that say how it looks. */
export type ColourRow = Pick<VariantsTable, 'sku' | 'color' | 'image'>;

/** A variant in a listing: sku, colour, stock, own picture. */
export type PackedVariant = [sku: string, color: string, stock: number, image: string | null];

/** A product with its seller and its variants, in their order. Money is whole paise. */
export type ProductRow = Omit<ProductsTable, 'position' | 'rating' | 'review_count' | 'created_at'> & {
  rating: number;
  shop_name: string;
  variants: PackedVariant[];
};

/** A new seller. */
export interface NewSeller {
  id: string;
  shopName: string;
}

/** A new product, with its variants in their order. Money is whole paise, `createdAt` is ISO 8601. */
export interface NewProduct {
  id: string;
  name: string;
  category: string;
  fabric: string;
  pattern?: string | undefined;
  dimension?: string | undefined;
  blouse?: string | undefined;
  weight?: number | undefined;
  size?: string | undefined;
  careGuide?: string | undefined;
  description?: string | undefined;
  listPrice: number;
  showPrice: number;
  sellerId: string;
  collections: readonly string[];
  occasions: readonly string[];
  craft: string;
  sheen: number;
  zari: boolean;
  createdAt: string;
  variants: readonly NewVariant[];
}

/** A new variant; a picture is drawn when it has no `image`. */
export interface NewVariant {
  sku: string;
  color: string;
  stock: number;
  image?: string | undefined;
}

/** New sellers and products. */
export interface NewCatalogue {
  sellers: readonly NewSeller[];
  products: readonly NewProduct[];
}

/** Adds a variant to a shopper's cart or wishlist, in the transaction `trx`, and answers the entry that it has there now. */
export type AddVariant<Entry> = (trx: Db, shopperId: string, sku: string) => Promise<Entry>;

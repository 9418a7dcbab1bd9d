import type { Generated } from 'kysely';
import { EXACT_CRITERIA } from '../../schema/matching.ts';
import { column, pickColumns } from '../platform/columns.ts';
import type { NewRow, Row } from '../platform/columns.ts';
import type { Db } from '../platform/database.ts';

/** The columns of a seller. */
export const SELLER_COLUMNS = { id: column.text('id'), shopName: column.text('shop_name') };

/** The columns that describe a product; the contract's `Product` states each under the name of its field. */
export const DESCRIPTION_COLUMNS = {
  name: column.text('name'),
  category: column.text('category'),
  fabric: column.text('fabric'),
  pattern: column.nullableText('pattern'),
  dimension: column.nullableText('dimension'),
  blouse: column.nullableText('blouse'),
  weight: column.nullableInteger('weight'),
  size: column.nullableText('size'),
  careGuide: column.nullableText('care_guide'),
  description: column.nullableText('description'),
  brand: column.nullableText('brand'),
  hsnCode: column.nullableText('hsn_code'),
  collections: column.texts('collections'),
  occasions: column.texts('occasions'),
};

/** The columns that are read with a product. Money is whole paise. */
export const PRODUCT_COLUMNS = {
  id: column.text('id'),
  ...DESCRIPTION_COLUMNS,
  listPrice: column.integer('list_price'),
  showPrice: column.integer('show_price'),
  sellerId: column.text('seller_id'),
  craft: column.text('craft'),
  sheen: column.real('sheen'),
  zari: column.boolean('zari'),
};

/** The columns for exact search; the contract's `Product` states each under the name of its field. */
export const EXACT_COLUMNS = pickColumns(PRODUCT_COLUMNS, EXACT_CRITERIA);

/** The columns of a new product; the others have defaults. */
export const NEW_PRODUCT_COLUMNS = { ...PRODUCT_COLUMNS, createdAt: column.time('created_at') };

/** The columns of a new variant, except its product and its position there. */
export const VARIANT_COLUMNS = {
  sku: column.text('sku'),
  color: column.text('color'),
  stock: column.integer('stock'),
  image: column.nullableText('image'),
  gtin: column.nullableText('gtin'),
  size: column.nullableText('size'),
  pictureSku: column.nullableText('picture_sku'),
};

/** The columns that place a variant within its product. */
export const VARIANT_PLACE_COLUMNS = { productId: column.text('product_id'), position: column.integer('position') };

/** The catalogue's tables. */
export type CatalogTables = {
  sellers: Row<typeof SELLER_COLUMNS>;
  products: ProductsTable;
  variants: VariantsTable;
};

type ProductsTable = Row<typeof PRODUCT_COLUMNS> & {
  position: Generated<number>;
  rating: Generated<number>;
  review_count: Generated<number>;
  is_listed: Generated<boolean>;
  is_archived: Generated<boolean>;
  state_before_end: Generated<'live' | 'draft' | null>;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
};

type VariantsTable = Row<typeof VARIANT_COLUMNS & typeof VARIANT_PLACE_COLUMNS> & {
  review_count: Generated<number>;
  is_retired: Generated<boolean>;
  is_sold: Generated<boolean>;
  kept_stock: Generated<number>;
  low_stock: Generated<number | null>;
  more_images: Generated<string[]>;
  image_texts: Generated<string[]>;
};

/** The columns of a product that describe the look of its cloth. */
export type ClothRow = Pick<ProductsTable, 'category' | 'craft' | 'sheen' | 'zari'>;

/** The columns of a variant that describe its look. */
export type ColourRow = Pick<VariantsTable, 'sku' | 'color' | 'image' | 'picture_sku'> & Partial<MorePictures>;

/** The pictures of a variant behind its first one, and the texts of all. Cart and wishlist lines do not contain them. */
export interface MorePictures {
  more_images: string[];
  image_texts: string[];
}

/** A variant in a listing: sku, colour, stock, own picture, GTIN, size, the variant whose pictures it shares, more pictures, texts. */
export type PackedVariant = [
  sku: string,
  color: string,
  stock: number,
  image: string | null,
  gtin: string | null,
  size: string | null,
  pictureSku: string | null,
  moreImages: string[],
  imageTexts: string[],
];

/** A single variant, with the columns of its look. Cart and wishlist lines contain no GTIN. */
export type VariantRow = ClothRow &
  ColourRow &
  Pick<VariantsTable, 'stock' | 'product_id' | 'size'> &
  Partial<Pick<VariantsTable, 'gtin'>>;

/** A product with its seller and its variants, in their order. Money is whole paise. */
export type ProductRow = Row<typeof PRODUCT_COLUMNS> & {
  rating: number;
  review_count: number;
  updated_at: Date;
  shop_name: string;
  variants: PackedVariant[];
};

/** A new seller. */
export type NewSeller = NewRow<typeof SELLER_COLUMNS>;

/** A new product, with its variants in their order. Money is whole paise, `createdAt` is ISO 8601. */
export type NewProduct = NewRow<typeof NEW_PRODUCT_COLUMNS> & { variants: readonly NewVariant[] };

/** A new variant; without an `image` it uses pictures of the samples. */
export type NewVariant = NewRow<typeof VARIANT_COLUMNS>;

/** New sellers and products. */
export interface NewCatalogue {
  sellers: readonly NewSeller[];
  products: readonly NewProduct[];
}

/** Adds a variant to a shopper's cart or wishlist, in the transaction `trx`, and returns its entry there. */
export type AddVariant<Entry> = (trx: Db, shopperId: string, sku: string) => Promise<Entry>;

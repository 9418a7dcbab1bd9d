import type { components } from '../../schema/generated/rest.ts';
import { fieldsOf } from '../platform/columns.ts';
import type { Complete } from '../platform/contract.ts';
import type { ImagesOf } from './images.ts';
import { discountPercent, listRupees, shownRupees } from './rules.ts';
import { DESCRIPTION_COLUMNS, EXACT_COLUMNS } from './tables.ts';
import type { ProductRow, VariantRow } from './tables.ts';

type Schemas = components['schemas'];

/** Maps rows of the catalogue to the contract: rupees, picture addresses, and empty columns. */
export interface CatalogResponses {
  product: (row: ProductRow) => Schemas['Product'];
  variant: (row: VariantRow) => Schemas['Variant'];
  /** The price that a shopper pays, the list price, and the discount in percent. */
  prices: (row: PriceRow) => { price: number; showPrice: number; discount: number };
}

/** The prices of a product, in paise. */
export type PriceRow = Pick<ProductRow, 'list_price' | 'show_price'>;

/** Creates the responses, with a commission rate and the addresses of pictures. */
export function createCatalogResponses(rate: number, imagesOf: ImagesOf): CatalogResponses {
  return {
    variant: (row) => toVariant(row, row.product_id, imagesOf(row, row)),
    prices: (row) => toPrices(row, rate),
    product: (row): Complete<Schemas['Product']> => ({
      productId: row.id,
      ...fieldsOf(DESCRIPTION_COLUMNS, row),
      ...fieldsOf(EXACT_COLUMNS, row),
      dimension: row.dimension ?? '',
      weight: row.weight ?? '',
      size: row.size ?? '',
      ...toPrices(row, rate),
      craft: craftOf(row),
      rating: row.rating,
      reviewCount: row.review_count,
      updatedAt: row.updated_at.toISOString(),
      seller: { shopName: row.shop_name, sellerId: row.seller_id },
      variants: row.variants.map(([sku, color, stock, image, gtin, size, picture_sku, more_images, image_texts]) => {
        const variant = { sku, color, stock, image, gtin, size, picture_sku, more_images, image_texts };
        return toVariant(variant, row.id, imagesOf(row, variant));
      }),
    }),
  };
}

/** The craft that name or pattern say; cloth of an unknown craft is drawn as bandhani. */
function craftOf({ craft, name, pattern }: Pick<ProductRow, 'craft' | 'name' | 'pattern'>): string | undefined {
  return craft !== 'bandhani' || `${name} ${pattern}`.toLowerCase().includes('bandh') ? craft : undefined;
}

function toVariant(
  row: Pick<VariantRow, 'sku' | 'color' | 'stock' | 'gtin' | 'size' | 'image_texts'>,
  productId: string,
  images: string[],
): Complete<Schemas['Variant']> {
  const { sku, color, stock, gtin, size, image_texts: texts = [] } = row;
  const image = images[0] ?? '';
  const imageTexts = texts.some((text) => text !== '') ? texts : undefined;
  return { sku, image, color, stock, productId, images, gtin: gtin ?? undefined, size: size ?? undefined, imageTexts };
}

function toPrices(row: PriceRow, rate: number) {
  const price = listRupees(row.list_price);
  const showPrice = shownRupees(row.show_price, rate);
  return { price, showPrice, discount: discountPercent(price, showPrice) };
}

import type { components } from '../../schema/generated/rest.ts';
import type { ImagesOf } from './images.ts';
import { discountPercent, listRupees, shownRupees } from './rules.ts';
import type { ClothRow, ColourRow, ProductRow } from './tables.ts';

type Schemas = components['schemas'];

/** Maps rows of the catalogue to the contract: rupees, picture addresses, and no field for an empty column. */
export interface CatalogResponses {
  product: (row: ProductRow) => Schemas['Product'];
  variant: (row: ClothRow & ColourRow & { stock: number; product_id: string }) => Schemas['Variant'];
  /** The price that a shopper pays, the list price, and the discount in percent. */
  prices: (row: PriceRow) => { price: number; showPrice: number; discount: number };
}

/** The prices of a product, in paise. */
export type PriceRow = Pick<ProductRow, 'list_price' | 'show_price'>;

/** Creates the responses, with a commission rate and the addresses of pictures. */
export function createCatalogResponses(rate: number, imagesOf: ImagesOf): CatalogResponses {
  return {
    variant: (row) => toVariant(row, row.product_id, row.stock, imagesOf(row, row)),
    prices: (row) => toPrices(row, rate),
    product: (row) => ({
      ...toDescription(row),
      ...toPrices(row, rate),
      rating: row.rating,
      seller: { shopName: row.shop_name, sellerId: row.seller_id },
      variants: row.variants.map(([sku, color, stock, image]) => {
        const variant = { sku, color, image };
        return toVariant(variant, row.id, stock, imagesOf(row, variant));
      }),
      collections: row.collections,
      occasions: row.occasions,
    }),
  };
}

function toVariant({ sku, color }: ColourRow, productId: string, stock: number, images: string[]): Schemas['Variant'] {
  return { sku, image: images[0] ?? '', color, stock, productId, images };
}

function toDescription(row: ProductRow) {
  return {
    productId: row.id,
    name: row.name,
    category: row.category,
    fabric: row.fabric,
    pattern: row.pattern ?? undefined,
    dimension: row.dimension ?? undefined,
    blouse: row.blouse ?? undefined,
    weight: row.weight ?? undefined,
    size: row.size ?? undefined,
    careGuide: row.care_guide ?? undefined,
    description: row.description ?? undefined,
  };
}

function toPrices(row: PriceRow, rate: number) {
  const price = listRupees(row.list_price);
  const showPrice = shownRupees(row.show_price, rate);
  return { price, showPrice, discount: discountPercent(price, showPrice) };
}

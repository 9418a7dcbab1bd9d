import { hash } from 'node:crypto';
import type { ManagedRow, ManagedVariantRow } from '../staff-products/repository.ts';

/** The cells of a variant and its product, as a file states them. */
export function cellsOf(product: ManagedRow, variant: ManagedVariantRow): ReadonlyMap<string, string> {
  const cells = {
    product: product.id,
    name: product.name,
    category: product.category,
    fabric: product.fabric,
    pattern: product.pattern,
    dimension: product.dimension,
    blouse: product.blouse,
    size: product.size,
    brand: product.brand,
    hsnCode: product.hsn_code,
    careGuide: product.care_guide,
    description: product.description,
    weight: product.weight,
    collections: product.collections.join('; '),
    occasions: product.occasions.join('; '),
    price: Math.round(product.list_price / 100),
    showPrice: Math.round(product.show_price / 100),
    sellerId: product.seller_id,
    sku: variant.sku,
    color: variant.color,
    variantSize: variant.size,
    gtin: variant.gtin,
    stock: variant.stock,
  };
  return new Map(Object.entries(cells).map(([name, value]) => [name, String(value ?? '')]));
}

const NUMBERS = new Set(['price', 'showPrice', 'weight', 'stock', 'stockAtExport']);
const LISTS = new Set(['collections', 'occasions']);

/** A cell in the form in which equal values have equal texts. */
export function canonicalCell(column: string, text: string): string {
  if (NUMBERS.has(column)) return text.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (LISTS.has(column)) return [...new Set(text.split(';').map((one) => one.trim()))].filter(Boolean).join('; ');
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

/** A text that changes with each value of a product and its variants, except their stock. */
export function revisionOf(product: ManagedRow): string {
  const cells = product.variants.map((variant) =>
    [...cellsOf(product, variant)].filter(([column]) => column !== 'stock').map(([, text]) => text),
  );
  // It begins with a letter, so that no spreadsheet reads it as a number.
  return `r${hash('sha256', JSON.stringify(cells)).slice(0, 12)}`;
}

import { createCatalogRepository } from '../../api/catalog/repository.ts';
import type { NewProduct } from '../../api/catalog/tables.ts';
import type { Database } from '../../api/platform/database.ts';
import { gtin13Of } from '../../schema/product-codes.ts';

/** A product with two variants, one of them sold out; `index` makes it distinct and later than the others. */
export function productOf(index: number, changes: Partial<NewProduct> = {}): NewProduct {
  const number = String(index).padStart(5, '0');
  const id = `p-${number}`;
  return {
    id,
    name: `Leheriya saree ${index}`,
    category: 'Saree',
    fabric: 'Georgette',
    pattern: 'Leheriya',
    dimension: '5.5 x 1.1',
    weight: 400 + (index % 100),
    size: 'Free size',
    listPrice: 200_000,
    showPrice: 150_000,
    brand: 'Sanganer',
    hsnCode: '5407',
    sellerId: 'se-1',
    collections: [],
    occasions: [],
    craft: 'leheriya',
    sheen: 0.4,
    zari: false,
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    variants: [
      { sku: `SK-${index}-A`, color: 'Indigo', stock: 3, gtin: gtin13Of(`952${number}0001`) },
      { sku: `SK-${index}-B`, color: 'Mustard', stock: 0 },
    ],
    ...changes,
  };
}

/** The most products of one insert: with more, a slow machine's database exceeds the statement timeout. */
const MOST_AT_ONCE = 500;

/** As the repository's `analyze`. A script has no timeout. */
const ANALYZE = 'vacuum (analyze) sellers, products, product_words, variants, stocked_variants, search_words';

/** Adds products to a shop, and their one seller. */
export async function addProducts(database: Database, products: NewProduct[]): Promise<void> {
  const catalog = createCatalogRepository(database.db);
  const sellers = [{ id: 'se-1', shopName: 'Sanganer Dyers' }];
  await catalog.insert({ sellers, products: products.slice(0, MOST_AT_ONCE) });
  for (let at = MOST_AT_ONCE; at < products.length; at += MOST_AT_ONCE)
    await catalog.insert({ sellers, products: products.slice(at, at + MOST_AT_ONCE) });
  await database.runScript(ANALYZE);
}

import { createCatalogRepository } from './catalog/repository.ts';
import type { NewCatalogue } from './catalog/tables.ts';
import type { Database } from './platform/database.ts';
import { createPromoCodeRepository } from './promotions/repository.ts';
import type { NewPromoCode } from './promotions/tables.ts';
import { createReviewRepository } from './reviews/repository.ts';
import type { NewReview } from './reviews/tables.ts';

/** The sample data of a new shop. */
export interface SampleData extends NewCatalogue {
  reviews: readonly NewReview[];
  promoCodes: readonly NewPromoCode[];
}

/** The samples of these categories. Sellers and codes stay, because they belong to no category. */
export function samplesFor(categories: readonly string[], { products, reviews, ...rest }: SampleData): SampleData {
  const sold = products.filter(({ category }) => categories.includes(category));
  const skus = new Set(sold.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
  return { ...rest, products: sold, reviews: reviews.filter(({ sku }) => skus.has(sku)) };
}

/** Inserts the samples into a shop without sellers, once, even when several processes start; answers whether it did. */
export function seedOnce(database: Database, samples: () => SampleData): Promise<boolean> {
  return database.withExclusiveLock(async () => {
    if (!(await createCatalogRepository(database.db).isEmpty())) return false;
    await database.db.transaction().execute(async (transaction) => {
      const { sellers, products, reviews, promoCodes } = samples();
      await createCatalogRepository(transaction).insert({ sellers, products });
      await createReviewRepository(transaction).insert(reviews);
      await createReviewRepository(transaction).updateAllRatings();
      await createPromoCodeRepository(transaction).insertCodes(promoCodes);
    });
    await createCatalogRepository(database.db).analyze();
    await createReviewRepository(database.db).analyze();
    return true;
  });
}

import { catalogRepository } from './catalog/repository.ts';
import type { NewCatalogue } from './catalog/tables.ts';
import type { Database } from './platform/database.ts';
import { promotionsRepository } from './promotions/repository.ts';
import type { NewPromoCode } from './promotions/tables.ts';
import { reviewsRepository } from './reviews/repository.ts';
import type { NewReview } from './reviews/tables.ts';

/** What an empty shop is filled with. */
export interface Samples extends NewCatalogue {
  reviews: readonly NewReview[];
  promoCodes: readonly NewPromoCode[];
}

/** Of some samples those that a shop with these categories sells. Sellers and codes stay: they are of all. */
export function soldIn(categories: readonly string[], { products, reviews, ...rest }: Samples): Samples {
  const sold = products.filter(({ category }) => categories.includes(category));
  const skus = new Set(sold.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
  return { ...rest, products: sold, reviews: reviews.filter(({ sku }) => skus.has(sku)) };
}

/** Fills a shop that has no sellers, so that nothing was ever sold, once, whoever else starts now; answers whether it did. */
export function fillOnce(database: Database, samples: () => Samples): Promise<boolean> {
  return database.alone(async () => {
    if (!(await catalogRepository(database.db).isEmpty())) return false;
    await database.db.transaction().execute(async (transaction) => {
      const { sellers, products, reviews, promoCodes } = samples();
      await catalogRepository(transaction).add({ sellers, products });
      await reviewsRepository(transaction).add(reviews);
      await reviewsRepository(transaction).recount();
      await promotionsRepository(transaction).add(promoCodes);
    });
    await catalogRepository(database.db).learn();
    await reviewsRepository(database.db).learn();
    return true;
  });
}

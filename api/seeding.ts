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

/** Fills a shop that has no products, once, whoever else starts now; answers whether it did. */
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

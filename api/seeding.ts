import { createCatalogRepository } from './catalog/repository.ts';
import { createSampleRepository } from './catalog/samples/repository.ts';
import type { SampleCounts } from './catalog/samples/repository.ts';
import type { NewCatalogue } from './catalog/tables.ts';
import type { Database } from './platform/database.ts';
import { refuse } from './platform/refusals.ts';
import { createPromoCodeRepository } from './promotions/repository.ts';
import type { NewPromoCode } from './promotions/tables.ts';
import { createReviewRepository } from './reviews/repository.ts';
import type { NewReview } from './reviews/tables.ts';

/** The sample data of a trial. */
export interface SampleData extends NewCatalogue {
  reviews: readonly NewReview[];
  promoCodes: readonly NewPromoCode[];
}

/** The samples of these categories. Sellers and codes are not filtered, because they belong to no category. */
export function samplesFor(categories: readonly string[], { products, reviews, ...rest }: SampleData): SampleData {
  const sold = products.filter(({ category }) => categories.includes(category));
  const skus = new Set(sold.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
  return { ...rest, products: sold, reviews: reviews.filter(({ sku }) => skus.has(sku)) };
}

/**
 * Inserts the samples into a shop without sellers, once, even when several processes start; not after their removal.
 * Returns whether it did.
 */
export function seedOnce(database: Database, samples: () => SampleData): Promise<boolean> {
  return database.withExclusiveLock(async () => {
    if (!(await createCatalogRepository(database.db).isEmpty())) return false;
    if (await createSampleRepository(database.db).wereRemoved()) return false;
    await insertSamples(database, samples());
    return true;
  });
}

/** Inserts the samples and marks them. Refuses with ALREADY_EXISTS in a shop that has samples. */
export function addSamples(database: Database, samples: () => SampleData): Promise<void> {
  return database.withExclusiveLock(async () => {
    const { products, sellers, promoCodes } = await createSampleRepository(database.db).count();
    if (products + sellers + promoCodes > 0) refuse('ALREADY_EXISTS', { message: 'The shop has samples.' });
    await insertSamples(database, samples());
  });
}

/**
 * Removes all samples; orders stay as they are. Returns how many samples there were. Refuses with NOT_ALLOWED_IN_STATUS
 * while pieces of them are set aside for orders that are being paid.
 */
export function removeSamples(database: Database): Promise<SampleCounts> {
  return database.withExclusiveLock(async () => {
    const counts = await database.db.transaction().execute(async (transaction) => {
      const samples = createSampleRepository(transaction);
      const held = await samples.countHeldPieces();
      if (held > 0) refuse('NOT_ALLOWED_IN_STATUS', { message: heldMessage(held) });
      const before = await samples.count();
      await samples.deleteAll();
      return before;
    });
    await analyze(database);
    return counts;
  });
}

const heldMessage = (pieces: number) =>
  `Orders that are being paid hold ${pieces} ${pieces === 1 ? 'piece' : 'pieces'} of samples. Try again in half an hour.`;

async function insertSamples(database: Database, samples: SampleData): Promise<void> {
  const { sellers, products, reviews, promoCodes } = samples;
  await database.db.transaction().execute(async (transaction) => {
    await createCatalogRepository(transaction).insert({ sellers, products });
    await createReviewRepository(transaction).insert(reviews);
    await createReviewRepository(transaction).updateAllRatings();
    await createPromoCodeRepository(transaction).insertCodes(promoCodes);
    await createSampleRepository(transaction).mark({
      sellers: sellers.map(({ id }) => id),
      products: products.map(({ id }) => id),
      promoCodes: promoCodes.map(({ code }) => code),
    });
  });
  await analyze(database);
}

async function analyze({ db }: Database): Promise<void> {
  await createCatalogRepository(db).analyze();
  await createReviewRepository(db).analyze();
}

import { CATEGORIES } from '../schema/shop.ts';
import { createCatalogRepository } from './catalog/repository.ts';
import { createSampleRepository } from './catalog/samples/repository.ts';
import { sampleCatalogue } from './catalog/seed.ts';
import type { Database } from './platform/database.ts';
import { samplePromoCodes } from './promotions/seed.ts';
import { sampleReviews } from './reviews/seed.ts';
import { samplesFor, seedOnce } from './seeding.ts';
import type { SampleData } from './seeding.ts';

/** Whether the process serves a real shop. */
interface Mode {
  isProduction: boolean;
}

/** Inserts the samples into the empty database of a trial. A real shop starts without products. */
export async function seedSamples(database: Database, { hasSamples }: { hasSamples: boolean }): Promise<void> {
  if (hasSamples) await seedOnce(database, samplesOfShop);
}

/** Logs one line at the start of a real shop that has samples, or no product yet. */
export async function reportSamples(
  { db }: Database,
  { isProduction }: Mode,
  log: { warn(words: string): void },
): Promise<void> {
  if (!isProduction) return;
  const { products, sellers, promoCodes } = await createSampleRepository(db).count();
  if (products + sellers + promoCodes > 0) {
    const counts = `products ${products}, sellers ${sellers}, promo codes ${promoCodes}`;
    log.warn(`this real shop has samples of a trial (${counts}); ${REMOVAL}`);
  } else if ((await createCatalogRepository(db).countByCategory()).length === 0) log.warn(EMPTY_SHOP);
}

const REMOVAL = 'their promo codes are refused; "npm run shop -- samples remove" removes all of them';
const EMPTY_SHOP =
  'the shop has no products: add a seller and products at /office, or by "npm run shop -- sellers add <name>" and "products add <file.json>"';

/** The samples of the categories that the shop has. */
export function samplesOfShop(): SampleData {
  const catalogue = sampleCatalogue();
  const reviews = sampleReviews(catalogue.products);
  return samplesFor(CATEGORIES, { ...catalogue, reviews, promoCodes: samplePromoCodes() });
}

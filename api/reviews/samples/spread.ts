/** The number of reviews of each sample product, and their ratings. */
import { createRandom } from '../../platform/seeded-random.ts';
import type { Random } from '../../platform/seeded-random.ts';
import type { SampleProduct } from '../../catalog/seed.ts';

const TOTAL = 1500;
const MOST = 200;
const SILENT = 25;

/** A low rank means many reviews: best sellers first, new arrivals last. */
function rankOf(product: SampleProduct): number {
  const luck = createRandom(`talk ${product.id}`)();
  if (product.collections.includes('New Arrivals')) return luck + 0.8;
  return product.collections.includes('Best Sellers') ? luck * 0.4 : luck;
}

/**
 * The number of reviews of each product by its id: 1,500 in all. The first product has exactly 200, 25 products have
 * none, and the others form a long tail.
 */
export function reviewCounts(products: readonly SampleProduct[]): Map<string, number> {
  const ranked = products.toSorted((one, other) => rankOf(one) - rankOf(other)).map(({ id }) => id);
  const [first, ...rest] = ranked.slice(0, Math.max(1, ranked.length - SILENT));
  const weights = rest.map((_, rank) => 1 / (rank + 5) ** 1.15);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shared = TOTAL - MOST - rest.length;
  const counts = new Map<string, number>();
  let given = 0;
  let due = 0;
  rest.forEach((id, rank) => {
    due += (shared * (weights[rank] ?? 0)) / whole;
    const extra = Math.round(due) - given;
    given += extra;
    counts.set(id, 1 + extra);
  });
  if (first !== undefined) counts.set(first, MOST);
  return counts;
}

/** The stars of one review: mostly 4 and 5, fewer for a product of lower quality. */
export function ratingOf(product: SampleProduct, random: Random): number {
  const weakness = 0.75 + 0.6 * createRandom(`make ${product.id}`)();
  const luck = random() ** (1 / weakness);
  if (luck < 0.55) return 5;
  if (luck < 0.84) return 4;
  if (luck < 0.93) return 3;
  return luck < 0.975 ? 2 : 1;
}

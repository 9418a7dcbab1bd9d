/** The sample reviews of a new shop: the same on every machine and at every start. */
import { createRandom } from '../platform/seeded-random.ts';
import type { Random } from '../platform/seeded-random.ts';
import { pick } from '../catalog/samples/measures.ts';
import type { SampleProduct } from '../catalog/seed.ts';
import { commentOf } from './samples/comments.ts';
import { personOf } from './samples/people.ts';
import type { SamplePerson } from './samples/people.ts';
import { ratingOf, reviewCounts } from './samples/spread.ts';

/** A sample review. */
export interface SampleReview extends SamplePerson {
  /** `rv-10001` and on, the oldest first. */
  id: string;
  /** The variant that was bought. */
  sku: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** Plain text of one to four sentences. */
  comment: string;
  /** ISO 8601, UTC; after the product's arrival. */
  createdAt: string;
}

const DAY = 86_400_000;
const LAST = Date.UTC(2026, 10, 15);

/** The first result of `make` that is not in `seen`; after too many tries, the last one. */
function distinct(seen: Set<string>, make: () => string): string {
  let made = make();
  for (let tries = 0; seen.has(made) && tries < 40; tries += 1) made = make();
  seen.add(made);
  return made;
}

/** A random minute of an Indian day, from a week after the product's arrival until mid-November 2026. */
function momentOf(product: SampleProduct, random: Random): string {
  const first = Date.parse(product.createdAt) + 7 * DAY;
  const day = Math.floor((first + Math.max(0, LAST - first) * random() ** 0.8) / DAY);
  return new Date(day * DAY + Math.floor((2 + 15.5 * random()) * 3_600_000)).toISOString();
}

function reviewsOf(product: SampleProduct, count: number, comments: Set<string>): Omit<SampleReview, 'id'>[] {
  const random = createRandom(`reviews ${product.id}`);
  const people = new Map<string, SamplePerson>();
  while (people.size < count) {
    const person = personOf(random);
    people.set(person.userName ?? person.userEmail, person);
  }
  return [...people.values()].map(({ userName, userEmail }) => {
    const variant = pick(random, [...product.variants, ...product.variants.slice(0, 1)]);
    const rating = ratingOf(product, random);
    const comment = distinct(comments, () => commentOf({ product, variant }, rating, random));
    return { sku: variant.sku, rating, comment, createdAt: momentOf(product, random), userName, userEmail };
  });
}

/** 1,500 reviews of the sample products, the oldest first. Equal products give equal reviews. */
export function sampleReviews(products: SampleProduct[]): SampleReview[] {
  const counts = reviewCounts(products);
  const comments = new Set<string>();
  const reviews = products.flatMap((product) => reviewsOf(product, counts.get(product.id) ?? 0, comments));
  return reviews
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
    .map((review, index) => Object.assign(review, { id: `rv-${10_001 + index}` }));
}

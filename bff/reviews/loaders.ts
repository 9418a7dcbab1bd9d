import DataLoader from 'dataloader';
import { MAX_KEYS } from '../../schema/vocabulary.ts';
import type { ProductNode } from '../catalog/nodes.ts';
import type { Has } from '../platform/additions.ts';
import { orNull } from '../platform/failures.ts';
import { eachOf } from '../platform/keys.ts';
import type { Rest } from '../platform/rest.ts';
import { following, type Portion } from './cursor.ts';
import { mergeReviews, newestFirst, reviewNode, type CountsNode, type ReviewsNode } from './nodes.ts';

/** Reviews and their counts for one request. */
export interface ReviewLoaders {
  /** A portion of each variant's reviews; one more than asked for tells that there is more. */
  reviews(portion: Portion): DataLoader<string, ReviewsNode>;
  /** How many reviews a product has; it needs the product for its variants, on a host that has to be asked for each. */
  counts: DataLoader<ProductNode, CountsNode, string>;
}

/** Makes the reviews' loaders for one request: one call for many keys where the host has it, else one for each variant. */
export function reviewLoaders(rest: Rest, has: Has): ReviewLoaders {
  const whole = new DataLoader<string, ReviewsNode>((skus) => eachOf(skus, (sku) => allOf(rest, sku)));
  const portions = new Map<string, DataLoader<string, ReviewsNode>>();
  const portionLoader = (portion: Portion) =>
    new DataLoader<string, ReviewsNode>(
      (skus) => (has('reviews') ? manyReviews(rest, skus, portion) : eachOf(skus, (sku) => cut(whole, sku, portion))),
      { maxBatchSize: MAX_KEYS },
    );

  return {
    reviews: (portion) => {
      const key = `${portion.first} ${portion.after ?? ''}`;
      const loader = portions.get(key) ?? portionLoader(portion);
      portions.set(key, loader);
      return loader;
    },
    counts: new DataLoader(
      (products) => (has('ratings') ? manyCounts(rest, products) : eachOf(products, (one) => countEach(whole, one))),
      { maxBatchSize: MAX_KEYS, cacheKeyFn: ({ id }) => id },
    ),
  };
}

async function allOf(rest: Rest, sku: string): Promise<ReviewsNode> {
  const answer = await orNull(rest('getVariantReviews', { sku }));
  const reviews = (answer?.reviews ?? []).map((review) => reviewNode(review, sku)).sort(newestFirst);
  return { totalCount: reviews.length, reviews };
}

async function cut(whole: DataLoader<string, ReviewsNode>, sku: string, { after }: Portion): Promise<ReviewsNode> {
  const { totalCount, reviews } = await whole.load(sku);
  return { totalCount, reviews: following(reviews, after) };
}

async function manyReviews(rest: Rest, skus: readonly string[], { first, after }: Portion): Promise<ReviewsNode[]> {
  const answer = await rest('getReviews', { sku: [...skus], first: first + 1, after });
  const bySku = new Map(answer.reviews.map((one) => [one.sku, one]));
  return skus.map((sku) => {
    const { totalCount, reviews } = bySku.get(sku) ?? { totalCount: 0, reviews: [] };
    return { totalCount, reviews: reviews.map((review) => reviewNode(review, sku)).sort(newestFirst) };
  });
}

async function manyCounts(rest: Rest, products: readonly ProductNode[]): Promise<CountsNode[]> {
  const { ratings } = await rest('getRatings', { productId: products.map(({ id }) => id) });
  const byId = new Map(ratings.map((one) => [one.productId, one]));
  return products.map(({ id }) => {
    const { reviewCount, variants } = byId.get(id) ?? { reviewCount: 0, variants: [] };
    return { all: reviewCount, bySku: new Map(variants.map((one) => [one.sku, one.reviewCount])) };
  });
}

async function countEach(whole: DataLoader<string, ReviewsNode>, { variants }: ProductNode): Promise<CountsNode> {
  const counted = await Promise.all(variants.map(async ({ sku }) => ({ sku, portion: await whole.load(sku) })));
  return {
    all: mergeReviews(counted.map(({ portion }) => portion)).totalCount,
    bySku: new Map(counted.map(({ sku, portion }) => [sku, portion.totalCount])),
  };
}

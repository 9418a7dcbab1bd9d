import { REVIEWS_SIZE } from '../../schema/vocabulary.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { checkRange } from '../platform/input.ts';
import { connectionOf, placeOf, type Portion } from './cursor.ts';
import { MOST_RECENT } from './latest.ts';
import { mergeReviews } from './nodes.ts';

/** What the schema says of `recentReviews` without arguments. */
const RECENT_RATING = 4;
const RECENT_SIZE = 9;

const portionOf = (asked: { first?: number | null; after?: string | null }): Portion => ({
  first: checkRange('first', asked.first ?? REVIEWS_SIZE, 1, 50),
  after: placeOf(asked.after),
});

/** Reviews of products, of variants and of the whole shop, and how many there are. */
export const reviewsResolvers: Resolvers = {
  Query: {
    recentReviews: (_, asked, { latest }) =>
      latest.recent({
        minRating: checkRange('minRating', asked.minRating ?? RECENT_RATING, 1, 5),
        first: checkRange('first', asked.first ?? RECENT_SIZE, 1, MOST_RECENT),
      }),
  },
  Review: {
    variant: ({ sku }, _, { load }) => load.variant.load(sku),
  },
  Product: {
    reviewCount: async (product, _, { load }) => (await load.counts.load(product)).all,
    reviews: async ({ variants }, asked, { load }) => {
      const portion = portionOf(asked);
      const loader = load.reviews(portion);
      const portions = await Promise.all(variants.map(({ sku }) => loader.load(sku)));
      return connectionOf(mergeReviews(portions), portion.first);
    },
  },
  Variant: {
    reviewCount: async ({ sku, product, told, productId }, _, { load }) => {
      const known = told?.fields.has('reviewCount') ? told.node : product;
      const owner = known ?? (await load.product.load(productId));
      return owner && ((await load.counts.load(owner)).bySku.get(sku) ?? 0);
    },
    reviews: async ({ sku }, asked, { load }) => {
      const portion = portionOf(asked);
      return connectionOf(await load.reviews(portion).load(sku), portion.first);
    },
  },
};

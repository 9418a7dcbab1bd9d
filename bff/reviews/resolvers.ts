import { REVIEWS_SIZE } from '../../schema/vocabulary.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { checkRange } from '../platform/input.ts';
import { connectionOf, placeOf, type Portion } from './cursor.ts';
import { mergeReviews } from './nodes.ts';

const portionOf = (asked: { first?: number | null; after?: string | null }): Portion => ({
  first: checkRange('first', asked.first ?? REVIEWS_SIZE, 1, 50),
  after: placeOf(asked.after),
});

/** Reviews of products and variants, and how many there are. */
export const reviewsResolvers: Resolvers = {
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

import { REVIEWS_SIZE } from '../../schema/vocabulary.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { parseInRange } from '../platform/failures.ts';
import { parseCursor, toConnection, type CursorPage } from './cursor.ts';
import { mergeReviews } from './nodes.ts';
import { MAX_RECENT_REVIEWS } from './recent-reviews.ts';

/** The schema's defaults of `recentReviews`. */
const DEFAULT_MIN_RATING = 4;
const DEFAULT_RECENT_SIZE = 9;

const toPage = (args: { first?: number | null; after?: string | null }): CursorPage => ({
  first: parseInRange('first', args.first ?? REVIEWS_SIZE, 1, 50),
  after: parseCursor(args.after),
});

/** Reviews of products, of variants and of the whole shop, and their counts. */
export const reviewsResolvers = {
  Query: {
    recentReviews: (_, args, { recentReviews, deadline }, info) => {
      const minRating = parseInRange('minRating', args.minRating ?? DEFAULT_MIN_RATING, 1, 5);
      const first = parseInRange('first', args.first ?? DEFAULT_RECENT_SIZE, 1, MAX_RECENT_REVIEWS);
      return deadline.nullIfUnavailable(recentReviews.recent({ minRating, first }), info);
    },
  },
  Review: {
    variant: ({ sku }, _, { load, deadline }, info) => deadline.nullIfUnavailable(load.variant.load(sku), info),
  },
  Product: {
    reviewCount: async (product, _, { load, deadline }, info) =>
      product.reviewCount ?? (await deadline.nullIfUnavailable(load.counts.load(product), info))?.all,
    reviews: async ({ variants }, args, { load, deadline }, info) => {
      const page = toPage(args);
      const loader = load.reviews(page);
      const lists = await deadline.nullIfUnavailable(Promise.all(variants.map(({ sku }) => loader.load(sku))), info);
      return lists && toConnection(mergeReviews(lists), page.first);
    },
  },
  Variant: {
    reviewCount: async ({ sku, product, embedded, productId }, _, { load, deadline }, info) => {
      const owner = embedded?.node ?? product ?? (await deadline.nullIfUnavailable(load.product.load(productId), info));
      const counts = owner && (await deadline.nullIfUnavailable(load.counts.load(owner), info));
      return counts && (counts.bySku.get(sku) ?? 0);
    },
    reviews: async ({ sku }, args, { load, deadline }, info) => {
      const page = toPage(args);
      const list = await deadline.nullIfUnavailable(load.reviews(page).load(sku), info);
      return list && toConnection(list, page.first);
    },
  },
} satisfies Resolvers;

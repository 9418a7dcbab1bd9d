import { REVIEWS_SIZE } from '../../schema/vocabulary.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { assertFound, parseInRange } from '../platform/failures.ts';
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
    recentReviews: (_, args, { recentReviews }) =>
      recentReviews.recent({
        minRating: parseInRange('minRating', args.minRating ?? DEFAULT_MIN_RATING, 1, 5),
        first: parseInRange('first', args.first ?? DEFAULT_RECENT_SIZE, 1, MAX_RECENT_REVIEWS),
      }),
  },
  Review: {
    variant: ({ sku }, _, { load }) => load.variant.load(sku),
  },
  Product: {
    reviewCount: async (product, _, { load }) => assertFound(await load.counts.load(product)).all,
    reviews: async ({ variants }, args, { load }) => {
      const page = toPage(args);
      const loader = load.reviews(page);
      const lists = await Promise.all(variants.map(({ sku }) => loader.load(sku)));
      return toConnection(mergeReviews(lists), page.first);
    },
  },
  Variant: {
    reviewCount: async ({ sku, product, embedded, productId }, _, { load }) => {
      const owner = embedded?.node ?? product ?? (await load.product.load(productId));
      const counts = owner && (await load.counts.load(owner));
      return counts && (counts.bySku.get(sku) ?? 0);
    },
    reviews: async ({ sku }, args, { load }) => {
      const page = toPage(args);
      return toConnection(await load.reviews(page).load(sku), page.first);
    },
  },
} satisfies Resolvers;

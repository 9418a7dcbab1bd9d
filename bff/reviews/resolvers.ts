import type { GraphQLResolveInfo } from 'graphql';
import { REVIEWS_SIZE } from '../../schema/vocabulary.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { VariantNode } from '../catalog/nodes.ts';
import type { Context } from '../context.ts';
import { toGlobalId, type NodeReader } from '../graphql/ids.ts';
import { argumentsOfSelected, selectsOnly } from '../graphql/selection.ts';
import { memoizeByObject } from '../host/cache.ts';
import { Failure, parseInRange, readArguments } from '../host/failures.ts';
import { edgesOf, parseWindow, type ConnectionArguments } from '../graphql/connections.ts';
import { isReviewCursor, toConnection, toCursorPage, type CursorPage } from './cursor.ts';
import { mergeReviews } from './nodes.ts';
import { MAX_RECENT_REVIEWS } from './recent-reviews.ts';

/** The schema's defaults of `recentReviews`. */
const DEFAULT_MIN_RATING = 4;
const DEFAULT_RECENT_SIZE = 9;

const LIMITS = { usualSize: REVIEWS_SIZE, maxSize: 50, isCursor: isReviewCursor };
const FIRST_REVIEWS = { size: REVIEWS_SIZE, isBackward: false, cursor: undefined };
/** One object for equal arguments: all variants of a request share a page. */
const toPage = memoizeByObject((args: ConnectionArguments): CursorPage =>
  toCursorPage(parseWindow(args, LIMITS) ?? FIRST_REVIEWS),
);

/** Returns the largest page of first reviews that is selected of a product; undefined if others are selected, or none. */
function firstReviewsIn(info: GraphQLResolveInfo): CursorPage | undefined {
  const sizes = argumentsOfSelected(info, 'reviews').map(({ first, ...others }) => {
    const size = first ?? REVIEWS_SIZE;
    const isFirst = Object.values(others).every((value) => value === undefined || value === null);
    // The field itself refuses sizes out of range.
    return isFirst && typeof size === 'number' && size >= 1 && size <= LIMITS.maxSize ? size : 0;
  });
  const size = Math.max(0, ...sizes);
  return size > 0 ? { size, isBackward: false } : undefined;
}

/** The fields of a variant that need no product. */
const VARIANTS_OWN: ReadonlySet<string> = new Set(['id', 'sku', 'color', 'size', 'stock', 'inStock']);

/** Reads a variant; null if it, or the product that is requested with it, no longer exists. */
async function variantOf(sku: string, load: Context['load'], isAlone: boolean): Promise<VariantNode | null> {
  const variant = await load.variant.load(sku);
  const isComplete = isAlone || variant === null || variant.product !== undefined;
  return isComplete || (await load.product.load(variant.productId)) ? variant : null;
}

/** Reviews of products, of variants and of the whole shop, and their counts. */
export const reviewsResolvers = {
  Query: {
    product: (_, { id }, { load }, info) => {
      const page = firstReviewsIn(info);
      return page ? load.reviewedProduct(page).load(id) : load.product.load(id);
    },
    recentReviews: (_, args, { recentReviews, deadline }, info) => {
      const requested = readArguments({
        minRating: () => parseInRange('minRating', args.minRating ?? DEFAULT_MIN_RATING, 1, 5),
        first: () => parseInRange('first', args.first ?? DEFAULT_RECENT_SIZE, 1, MAX_RECENT_REVIEWS),
      });
      return deadline.nullIfLate(recentReviews.recent(requested), info);
    },
  },
  ReviewConnection: { edges: edgesOf },
  Review: {
    id: ({ sku, id }) => toGlobalId('Review', toReviewId(sku, id)),
    reviewId: ({ id }) => id,
    variant: ({ sku }, _, { load, deadline }, info) =>
      deadline.nullIfUnavailable(variantOf(sku, load, selectsOnly(info, VARIANTS_OWN)), info),
    isVerifiedPurchase: ({ details }) => details?.isVerifiedPurchase ?? null,
    pictures: ({ details }) => details?.pictures ?? [],
    helpfulCount: ({ details }) => details?.helpfulCount ?? null,
    answer: ({ details }) => details?.answer ?? null,
  },
  Product: {
    reviewCount: async (product, _, { load, deadline }, info) =>
      product.reviewCount ?? (await deadline.nullIfLate(load.counts.load(product), info))?.all,
    reviews: async ({ variants }, args, { load, deadline }, info) => {
      const page = toPage(args);
      const loader = load.reviews(page);
      const lists = await deadline.nullIfUnavailable(Promise.all(variants.map(({ sku }) => loader.load(sku))), info);
      return lists && toConnection(mergeReviews(lists), page);
    },
  },
  Variant: {
    reviewCount: async ({ sku, product, embedded, productId }, _, { load, deadline }, info) => {
      const owner = embedded?.node ?? product ?? (await deadline.nullIfUnavailable(load.product.load(productId), info));
      const counts = owner && (await deadline.nullIfLate(load.counts.load(owner), info));
      return counts && (counts.bySku.get(sku) ?? 0);
    },
    reviews: ({ sku }, args, { load, deadline }, info) => {
      const page = toPage(args);
      const connection = load
        .reviews(page)
        .load(sku)
        .then((list) => toConnection(list, page));
      return deadline.nullIfUnavailable(connection, info);
    },
  },
} satisfies Resolvers;

/** The most pages of a variant's reviews that are read to find one review. */
const MAX_PARTS = 20;

/** The `node` reader of a review: it searches the reviews of the variant in its id. */
export const reviewNodeReaders = {
  Review: async (hostId, { load }) => {
    const { sku, id } = parseReviewId(hostId);
    let page: CursorPage = { size: LIMITS.maxSize, isBackward: false };
    for (let part = 0; part < MAX_PARTS; part++) {
      const list = await load.reviews(page).load(decodeURIComponent(sku));
      const found = list.reviews.find((review) => review.id === id);
      const { pageInfo } = toConnection(list, page);
      if (found || !pageInfo.hasNextPage) return found ?? null;
      page = toCursorPage({ size: LIMITS.maxSize, isBackward: false, cursor: pageInfo.endCursor ?? undefined });
    }
    return null;
  },
} satisfies Record<string, NodeReader<Context>>;

/** A review's id contains its variant, so that the review can be found. */
const toReviewId = (sku: string, id: string) => `${encodeURIComponent(sku.toWellFormed())}:${id}`;

/** Splits the id of a review. Throws NOT_FOUND for an invalid id. */
export function parseReviewId(text: string): { sku: string; id: string } {
  const colon = text.indexOf(':');
  try {
    return { sku: decodeURIComponent(text.slice(0, Math.max(colon, 0))), id: text.slice(colon + 1) };
  } catch {
    throw new Failure('NOT_FOUND');
  }
}

import { productNode, type ProductNode } from '../catalog/nodes.ts';
import { memoizeByObject } from '../host/cache.ts';
import { nullIfNotFound } from '../host/failures.ts';
import type { Rest } from '../host/rest.ts';
import type { HostResponse } from '../host/contract.ts';
import type { CursorPage } from './cursor.ts';
import { byNewest, reviewNode, type ReviewCountsNode, type ReviewListNode } from './nodes.ts';

/** The review reads that have two implementations: rich host and basic host. */
export interface ReviewReads {
  /** Returns a page of each variant's reviews, for a loader. One more review than the page's size shows that there are more. */
  reviews(skus: readonly string[], page: CursorPage): Promise<(ReviewListNode | Error)[]>;
  /** The review counts of products, for a loader; null for a product that no longer exists. */
  counts(products: readonly ProductNode[]): Promise<(ReviewCountsNode | Error | null)[]>;
}

const NO_REVIEWS: ReviewListNode = { totalCount: 0, reviews: [] };
/** Returns the reviews of a response by their variants. */
const toLists = memoizeByObject(
  ({ reviews: all }: Pick<HostResponse<'getReviews'>, 'reviews'>): ReadonlyMap<string, ReviewListNode> => {
    const toList = ({ sku, totalCount, reviews }: (typeof all)[number]) => ({
      totalCount,
      reviews: reviews.map((review) => reviewNode(review, sku)).sort(byNewest),
    });
    return new Map(all.map((one) => [one.sku, toList(one)]));
  },
);

/** The reviews of a rich host: one call returns many variants or products. */
export function createRichHostReviews(rest: Rest): ReviewReads {
  return {
    reviews: async (skus, { size, isBackward, position }) => {
      const from = isBackward ? { backward: true, before: position } : { after: position };
      const bySku = toLists(await rest('getReviews', { sku: [...skus], first: size + 1, ...from }));
      return skus.map((sku) => bySku.get(sku) ?? NO_REVIEWS);
    },
    counts: async (products) => {
      const { ratings } = await rest('getRatings', { productId: products.map(({ id }) => id) });
      const byId = new Map(ratings.map((one) => [one.productId, one]));
      return products.map(({ id }) => {
        const { reviewCount, variants } = byId.get(id) ?? { reviewCount: 0, variants: [] };
        return { all: reviewCount, bySku: new Map(variants.map((one) => [one.sku, one.reviewCount])) };
      });
    },
  };
}

/** A product, and the first page of the reviews of each of its variants. */
export interface ReviewedProductNode {
  product: ProductNode;
  lists: ReadonlyMap<string, ReviewListNode>;
}

const toReviewedProduct = memoizeByObject((response: HostResponse<'getReviewedProduct'>): ReviewedProductNode => {
  const product = productNode(response.product);
  const bySku = toLists(response);
  return { product, lists: new Map(product.variants.map(({ sku }) => [sku, bySku.get(sku) ?? NO_REVIEWS])) };
});

/**
 * Reads a product and `size` + 1 of the newest reviews of each variant, by one call; null for an unknown id, and if
 * the host no longer knows the call.
 */
export async function readReviewedProduct(
  rest: Rest,
  productId: string,
  size: number,
): Promise<ReviewedProductNode | null> {
  const response = await nullIfNotFound(rest('getReviewedProduct', { productId, reviews: size + 1 }));
  return response && toReviewedProduct(response);
}

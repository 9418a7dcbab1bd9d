import DataLoader from 'dataloader';
import type { CatalogLoaders } from '../catalog/loaders.ts';
import type { ProductNode } from '../catalog/nodes.ts';
import { loadEach } from '../host/batch.ts';
import { memoizeByObject } from '../host/cache.ts';
import { nullIfNotFound } from '../host/failures.ts';
import type { Rest } from '../host/rest.ts';
import type { HostResponse } from '../host/contract.ts';
import { reviewsBeside } from './cursor.ts';
import { byNewest, mergeReviews, reviewNode, type ReviewListNode } from './nodes.ts';
import type { ReviewReads } from './rich-host-loaders.ts';

/** The reviews of a basic host: a call for each variant returns all of its reviews. */
export function createBasicHostReviews(
  rest: Rest,
  { product: products }: Pick<CatalogLoaders, 'product'>,
): ReviewReads {
  const allReviews = new DataLoader<string, ReviewListNode>((skus) => loadEach(skus, (sku) => readAll(rest, sku)));
  const countOne = async (product: ProductNode) => {
    const complete = product.isEmbedded ? await products.load(product.id) : product;
    if (!complete) return null;
    const lists = await Promise.all(complete.variants.map(({ sku }) => allReviews.load(sku)));
    return {
      all: mergeReviews(lists).totalCount,
      bySku: new Map(complete.variants.map(({ sku }, at) => [sku, lists[at]?.totalCount ?? 0])),
    };
  };
  return {
    reviews: (skus, page) =>
      loadEach(skus, async (sku) => {
        const { totalCount, reviews } = await allReviews.load(sku);
        return { totalCount, reviews: reviewsBeside(reviews, page) };
      }),
    counts: (wanted) => loadEach(wanted, countOne),
  };
}

async function readAll(rest: Rest, sku: string): Promise<ReviewListNode> {
  const response = await nullIfNotFound(rest('getVariantReviews', { sku }));
  return response ? toList(response, sku) : NO_REVIEWS;
}

const NO_REVIEWS: ReviewListNode = { totalCount: 0, reviews: [] };
const toList = memoizeByObject(({ reviews: raw }: HostResponse<'getVariantReviews'>, sku: string): ReviewListNode => {
  const reviews = raw.map((review) => reviewNode(review, sku)).sort(byNewest);
  return { totalCount: reviews.length, reviews };
});

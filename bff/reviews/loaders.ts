import DataLoader from 'dataloader';
import { getRatingsLimits, getReviewsLimits } from '../../schema/generated/limits.ts';
import type { CatalogLoaders } from '../catalog/loaders.ts';
import type { ProductNode } from '../catalog/nodes.ts';
import { chooseByCapability, type HasCapability } from '../platform/host-capabilities.ts';
import type { Rest } from '../platform/rest.ts';
import type { CursorPage } from './cursor.ts';
import { createFallbackReviews } from './fallback-loaders.ts';
import type { ReviewCountsNode, ReviewListNode } from './nodes.ts';
import { createRichReviews } from './rich-loaders.ts';

/** Reviews and their counts, for one request. */
export interface ReviewLoaders {
  /** A page of each variant's reviews. One review more than the page's size means that there are more. */
  reviews(page: CursorPage): DataLoader<string, ReviewListNode>;
  /** The review counts of a product and its variants; null for a product that no longer exists. */
  counts: DataLoader<ProductNode, ReviewCountsNode | null, string>;
}

/** Makes the loaders of reviews for one request. */
export function createReviewLoaders(
  rest: Rest,
  has: HasCapability,
  products: Pick<CatalogLoaders, 'product'>,
): ReviewLoaders {
  const additions = { reviews: 'reviews', counts: 'ratings' } as const;
  const reads = chooseByCapability(has, additions, createRichReviews(rest), createFallbackReviews(rest, products));
  const loaders = new Map<string, DataLoader<string, ReviewListNode>>();
  return {
    reviews: (page) => {
      const key = `${page.size} ${page.isBackward} ${page.position ?? ''}`;
      const loader =
        loaders.get(key) ??
        new DataLoader((skus) => reads.reviews(skus, page), { maxBatchSize: getReviewsLimits.sku.maxItems });
      loaders.set(key, loader);
      return loader;
    },
    counts: new DataLoader((products) => reads.counts(products), {
      maxBatchSize: getRatingsLimits.productId.maxItems,
      cacheKeyFn: ({ id }) => id,
    }),
  };
}

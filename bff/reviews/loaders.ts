import DataLoader from 'dataloader';
import { getProductsLimits, getRatingsLimits, getReviewsLimits } from '../../schema/generated/limits.ts';
import type { CatalogLoaders } from '../catalog/loaders.ts';
import type { ProductNode } from '../catalog/nodes.ts';
import { Failure } from '../platform/failures.ts';
import { chooseByCapability, type HasCapability } from '../platform/host-capabilities.ts';
import type { Rest } from '../platform/rest.ts';
import type { CursorPage } from './cursor.ts';
import { createFallbackReviews } from './fallback-loaders.ts';
import type { ReviewCountsNode, ReviewListNode } from './nodes.ts';
import { createRichReviews, readReviewedProduct } from './rich-loaders.ts';

/** Reviews and their counts, for one request. */
export interface ReviewLoaders {
  /** A page of each variant's reviews. One review more than the page's size means that there are more. */
  reviews(page: CursorPage): DataLoader<string, ReviewListNode>;
  /** Products, each with such a page of its first reviews: where the host can, one that is asked for alone comes with them. */
  reviewedProduct(page: CursorPage): DataLoader<string, ProductNode | null>;
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
  const loaderOf = byPage((page) => {
    const options = { maxBatchSize: getReviewsLimits.sku.maxItems };
    return new DataLoader((skus: readonly string[]) => reads.reviews(skus, page), options);
  });
  const readAlone = async (id: string, page: CursorPage) => {
    const found = await readReviewedProduct(rest, id, page).catch(asFailure);
    if (found === null || found instanceof Failure) {
      const product = await products.product.load(id);
      // The host was asked for these reviews, and fails at them: to ask once more would keep the product waiting for as long again.
      if (found) for (const { sku } of product?.variants ?? []) loaderOf(page).prime(sku, found);
      return product;
    }
    for (const [sku, list] of found.lists) loaderOf(page).prime(sku, list);
    products.product.prime(id, found.product);
    return found.product;
  };
  const reviewedProductOf = byPage((page) => {
    const readAll = async (ids: readonly string[]) => {
      const [only, ...others] = ids;
      if (only === undefined || others.length > 0) return products.product.loadMany(ids);
      return [await readAlone(only, page)];
    };
    return new DataLoader(readAll, { maxBatchSize: getProductsLimits.productId.maxItems });
  });
  return {
    reviews: loaderOf,
    reviewedProduct: (page) => (has('reviewed-products') ? reviewedProductOf(page) : products.product),
    counts: new DataLoader((all) => reads.counts(all), {
      maxBatchSize: getRatingsLimits.productId.maxItems,
      cacheKeyFn: ({ id }) => id,
    }),
  };
}

/** Makes one loader for each page of reviews. */
function byPage<Loader>(create: (page: CursorPage) => Loader): (page: CursorPage) => Loader {
  const loaders = new Map<string, Loader>();
  return (page) => {
    const key = `${page.size} ${page.isBackward} ${page.position ?? ''}`;
    const loader = loaders.get(key) ?? create(page);
    loaders.set(key, loader);
    return loader;
  };
}

/** The Failure that was thrown. Throws every other error. */
function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}

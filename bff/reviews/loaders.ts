import DataLoader from 'dataloader';
import { getProductsLimits, getRatingsLimits, getReviewsLimits } from '../../schema/generated/limits.ts';
import type { CatalogLoaders } from '../catalog/loaders.ts';
import type { ProductNode } from '../catalog/nodes.ts';
import { Failure } from '../platform/failures.ts';
import { chooseByCapability, type HasCapability } from '../platform/host-capabilities.ts';
import { createLargestLoader } from '../platform/largest-loader.ts';
import type { Rest } from '../platform/rest.ts';
import type { CursorPage } from './cursor.ts';
import { createFallbackReviews } from './fallback-loaders.ts';
import type { ReviewCountsNode, ReviewListNode } from './nodes.ts';
import { createRichReviews, readReviewedProduct } from './rich-loaders.ts';

/** Reviews and their counts, for one request. */
export interface ReviewLoaders {
  /**
   * A page of each variant's reviews. More reviews than the page's size mean that there are more: pages of several sizes are read as one,
   * the largest.
   */
  reviews(page: CursorPage): Loads<ReviewListNode>;
  /** Products, each with such a page of its first reviews: where the host can, one that is asked for alone comes with them. */
  reviewedProduct(page: CursorPage): Loads<ProductNode | null>;
  /** The review counts of a product and its variants; null for a product that no longer exists. */
  counts: DataLoader<ProductNode, ReviewCountsNode | null, string>;
}

/** What loads by a key. */
type Loads<Value> = Pick<DataLoader<string, Value>, 'load'>;

/** Makes the loaders of reviews for one request. */
export function createReviewLoaders(
  rest: Rest,
  has: HasCapability,
  products: Pick<CatalogLoaders, 'product'>,
): ReviewLoaders {
  const additions = { reviews: 'reviews', counts: 'ratings' } as const;
  const reads = chooseByCapability(has, additions, createRichReviews(rest), createFallbackReviews(rest, products));
  const listsAt = byPlace((place) =>
    createLargestLoader<ReviewListNode>(
      (skus, size) => reads.reviews(skus, { ...place, size }),
      getReviewsLimits.sku.maxItems,
    ),
  );
  const readAlone = async (id: string, size: number) => {
    const lists = listsAt(FROM_FIRST);
    const found = await readReviewedProduct(rest, id, size).catch(asFailure);
    if (found === null || found instanceof Failure) {
      const product = await products.product.load(id);
      // The host was asked for these reviews, and fails at them: to ask once more would keep the product waiting for as long again.
      if (found) for (const { sku } of product?.variants ?? []) lists.prime(sku, size, found);
      return product;
    }
    for (const [sku, list] of found.lists) lists.prime(sku, size, list);
    products.product.prime(id, found.product);
    return found.product;
  };
  const reviewed = createLargestLoader<ProductNode | null>(async (ids, size) => {
    const [only, ...others] = ids;
    if (only === undefined || others.length > 0) return products.product.loadMany(ids);
    return [await readAlone(only, size)];
  }, getProductsLimits.productId.maxItems);
  return {
    reviews: (page) => ({ load: (sku) => listsAt(page).load(sku, page.size) }),
    reviewedProduct: ({ size }) =>
      has('reviewed-products') ? { load: (id) => reviewed.load(id, size) } : products.product,
    counts: new DataLoader((all) => reads.counts(all), {
      maxBatchSize: getRatingsLimits.productId.maxItems,
      cacheKeyFn: ({ id }) => id,
    }),
  };
}

/** Where a page begins or, backward, ends. */
type Place = Omit<CursorPage, 'size'>;

const FROM_FIRST: Place = { isBackward: false };

/** Makes one loader for each place in the list of reviews. */
function byPlace<Loader>(create: (place: Place) => Loader): (place: Place) => Loader {
  const loaders = new Map<string, Loader>();
  return ({ isBackward, position }) => {
    const key = `${isBackward} ${position ?? ''}`;
    const loader = loaders.get(key) ?? create({ isBackward, ...(position === undefined ? {} : { position }) });
    loaders.set(key, loader);
    return loader;
  };
}

/** The Failure that was thrown. Throws every other error. */
function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}

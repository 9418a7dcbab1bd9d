import DataLoader from 'dataloader';
import { getProductsLimits, getRatingsLimits, getReviewsLimits } from '../../schema/generated/limits.ts';
import type { CatalogLoaders } from '../catalog/loaders.ts';
import type { ProductNode } from '../catalog/nodes.ts';
import { Failure } from '../host/failures.ts';
import { chooseByCapability, type HasCapability } from '../host/capabilities.ts';
import { createLargestLoader } from '../host/batch.ts';
import type { Rest } from '../host/rest.ts';
import type { CursorPage } from './cursor.ts';
import { createBasicHostReviews } from './basic-host-loaders.ts';
import type { ReviewCountsNode, ReviewListNode } from './nodes.ts';
import { createRichHostReviews, readReviewedProduct } from './rich-host-loaders.ts';

/** Reviews and their counts, for one request. */
export interface ReviewLoaders {
  /**
   * Loads a page of each variant's reviews. One more review than the page's size shows that there are more. Pages of
   * several sizes are read as one, the largest.
   */
  reviews(page: CursorPage): Loads<ReviewListNode>;
  /** Loads a product with such a page of its first reviews: if the host can, a single product and its reviews come in one call. */
  reviewedProduct(page: CursorPage): Loads<ProductNode | null>;
  /** The review counts of a product and its variants; null for a product that no longer exists. */
  counts: DataLoader<ProductNode, ReviewCountsNode | null, string>;
}

/** The `load` of a loader. */
type Loads<Value> = Pick<DataLoader<string, Value>, 'load'>;

/** Creates the loaders of reviews for one request. */
export function createReviewLoaders(
  rest: Rest,
  has: HasCapability,
  products: Pick<CatalogLoaders, 'product'>,
): ReviewLoaders {
  const additions = { reviews: 'reviews', counts: 'ratings' } as const;
  const reads = chooseByCapability(has, additions, createRichHostReviews(rest), createBasicHostReviews(rest, products));
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
      // The host failed at these reviews: another call would delay the product by the same time again.
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

/** The beginning or, backward, the end of a page. */
type Place = Omit<CursorPage, 'size'>;

const FROM_FIRST: Place = { isBackward: false };

/** Returns a function that creates one loader for each place in the list of reviews. */
function byPlace<Loader>(create: (place: Place) => Loader): (place: Place) => Loader {
  const loaders = new Map<string, Loader>();
  return ({ isBackward, position }) => {
    const key = `${isBackward} ${position ?? ''}`;
    const loader = loaders.get(key) ?? create({ isBackward, ...(position === undefined ? {} : { position }) });
    loaders.set(key, loader);
    return loader;
  };
}

/** Returns the thrown Failure. Throws every other error. */
function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}

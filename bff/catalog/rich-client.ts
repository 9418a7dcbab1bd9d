import type { FilterCount } from '../generated/resolvers.ts';
import { PAGE_SIZE } from '../../schema/vocabulary.ts';
import { loadEach, loadMany } from '../platform/batch.ts';
import { memoizeByKey, memoizeByObject } from '../platform/cache.ts';
import { listOfPages, type SlicedList } from '../platform/connections.ts';
import { nullIfNotFound } from '../platform/failures.ts';
import type { Rest } from '../platform/rest.ts';
import type { Answer } from '../platform/upstream/contract.ts';
import type { RequestDeadline } from '../platform/upstream/request-deadline.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import { countNodes } from './filter-counts.ts';
import {
  productNode,
  productPageNode,
  variantNode,
  type CategoryNode,
  type ProductConnectionNode,
  type ProductNode,
  type ProductQuery,
  type VariantNode,
} from './nodes.ts';

/** The reads of the catalogue that have two implementations: by the host's additions, or by the specification's calls. */
export interface CatalogReads {
  /** All categories, in the order of the menus, with their counts. */
  categories(): Promise<CategoryNode[]>;
  /** The last `size` products of the first page of a category, the last one first. */
  showcase(category: string, size: number): Promise<ProductNode[]>;
  /** One page of search results. */
  search(query: ProductQuery): Promise<ProductConnectionNode>;
  /** The list of search results, of which any part can be read. */
  listOf(query: ProductQuery): Promise<SlicedList<ProductNode>>;
  /**
   * For each value of each filter, the number of products when the other filters stay as they are; null when the host
   * does not count.
   */
  filterCounts(query: ProductQuery): Promise<FilterCount[] | null>;
  /** Products by their ids, for a loader. */
  products(ids: readonly string[]): Promise<(ProductNode | Error | null)[]>;
  /** Variants by their skus, for a loader. */
  variants(skus: readonly string[]): Promise<(VariantNode | Error | null)[]>;
}

/** What both implementations need. */
export interface CatalogOptions {
  rest: Rest;
  deadline: RequestDeadline;
  cache: Pick<CatalogueCache, 'addTags'>;
}

/** The catalogue of a host with additions: the host searches, counts, and answers many keys by one call. */
export function createRichCatalog({ rest }: Pick<CatalogOptions, 'rest'>): CatalogReads {
  const fetchProducts = async (ids: string[]) => {
    const { products } = await rest('getProducts', { productId: ids });
    return new Map(products.map((product) => [product.productId, productNode(product)]));
  };
  const fetchVariants = async (skus: string[]) => {
    const { variants } = await rest('getVariants', { sku: skus });
    return new Map(variants.map((variant) => [variant.sku, variantNode(variant)]));
  };
  const readShowcases = memoizeByKey(new Map(), (first: number) => rest('getShowcases', { first }));
  return {
    categories: async () => (await rest('getCategories', {})).categories,
    showcase: async (category, size) => {
      // All categories of a request share one call.
      const { showcases } = await readShowcases(size);
      return showcases.find((one) => one.category === category)?.products.map((product) => productNode(product)) ?? [];
    },
    search: async (query) => productPageNode(await rest('searchProducts', query), query.page ?? 1),
    listOf: async (query) =>
      listOfPages(PAGE_SIZE, async (page) => {
        const { nodes, totalCount = 0 } = productPageNode(await rest('searchProducts', { ...query, page }), page);
        return { nodes, total: totalCount };
      }),
    filterCounts: async (query) => {
      const { counts } = await rest('searchProducts', { ...query, page: 1, counts: true });
      return counts ? countNodes(counts) : null;
    },
    products: (ids) => (ids.length > 1 ? loadMany(ids, fetchProducts) : loadEachProduct(rest, ids)),
    variants: (skus) => loadMany(skus, fetchVariants),
  };
}

const singleProductOf = memoizeByObject(({ product }: Answer<'getProduct'>) => productNode(product));

/** Products by a call for each, for a loader; null for an unknown id. `orNull` tells which failures mean that there is none. */
export function loadEachProduct(
  rest: Rest,
  ids: readonly string[],
  orNull: <T>(answer: Promise<T>) => Promise<T | null> = nullIfNotFound,
): Promise<(ProductNode | Error | null)[]> {
  return loadEach(ids, async (productId) => {
    const answer = await orNull(rest('getProduct', { productId }));
    return answer && singleProductOf(answer);
  });
}

import { PAGE_SIZE } from '../../schema/vocabulary.ts';
import { loadEach, loadMany } from '../host/batch.ts';
import { memoizeByKey, memoizeByObject } from '../host/cache.ts';
import { listOfPages, type SlicedList } from '../graphql/connections.ts';
import type { HasCapability } from '../host/capabilities.ts';
import { createFacetLoader, priceRangeNode, type PriceRangeNode } from './facets.ts';
import { nullIfNotFound } from '../host/failures.ts';
import type { Rest } from '../host/rest.ts';
import type { HostResponse } from '../host/contract.ts';
import type { RequestDeadline } from '../host/deadline.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import { colorCountNodes, countNodes, craftCountNodes, type FilterCountNode } from './filter-counts.ts';
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

/** The catalogue reads that have two implementations: rich host and basic host. */
export interface CatalogReads {
  /** All categories, in the order of the menus, with their counts. */
  categories(): Promise<CategoryNode[]>;
  /** The last `size` products of the first page of a category, the last one first. */
  showcase(category: string, size: number): Promise<ProductNode[]>;
  /** One page of search results. */
  search(query: ProductQuery): Promise<ProductConnectionNode>;
  /** The list of search results, readable in parts. */
  listOf(query: ProductQuery): Promise<SlicedList<ProductNode>>;
  /** Returns, for each value of each filter, the number of products with all other filters unchanged; null if the host does not count. */
  filterCounts(query: ProductQuery): Promise<FilterCountNode[] | null>;
  /** Returns, for each colour, the number of products with all other filters unchanged; null if the host does not count. */
  colorCounts(query: ProductQuery): Promise<FilterCountNode[] | null>;
  /** Returns, for each craft, the number of products with all other filters unchanged; null if the host does not count. */
  craftCounts(query: ProductQuery): Promise<FilterCountNode[] | null>;
  /** The crafts with their stories; none if the host does not report them. */
  crafts(): Promise<CraftNode[]>;
  /** Returns the lowest and the highest price of search results, without the query's own range; null if there are none. */
  priceRange(query: ProductQuery): Promise<PriceRangeNode | null>;
  /** Products by their ids, for a loader. */
  products(ids: readonly string[]): Promise<(ProductNode | Error | null)[]>;
  /** Variants by their skus, for a loader. */
  variants(skus: readonly string[]): Promise<(VariantNode | Error | null)[]>;
}

/** A craft with its story. */
export type CraftNode = HostResponse<'getCrafts'>['crafts'][number];

/** Returns the query without its range of prices, for the products of all prices. */
export function withoutPrices({ minPrice: _min, maxPrice: _max, ...query }: ProductQuery): ProductQuery {
  return query;
}

/** Options of both implementations. */
export interface CatalogOptions {
  rest: Rest;
  deadline: RequestDeadline;
  cache: Pick<CatalogueCache, 'addTags'>;
}

/** The catalogue of a rich host: it searches, counts, and returns many keys by one call. */
export function createRichHostCatalog({ rest }: Pick<CatalogOptions, 'rest'>, has: HasCapability): CatalogReads {
  const facets = createFacetLoader(rest);
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
      const { counts } = await facets.load({ query, facet: 'counts' });
      return counts ? countNodes(counts) : null;
    },
    colorCounts: async (query) => {
      const { colorCounts } = await facets.load({ query, facet: 'colorCounts' });
      return colorCounts ? colorCountNodes(colorCounts) : null;
    },
    craftCounts: async (query) => {
      const { craftCounts } = await facets.load({ query, facet: 'craftCounts' });
      return craftCounts ? craftCountNodes(craftCounts) : null;
    },
    crafts: async () => (await rest('getCrafts', {})).crafts,
    priceRange: async (query) => {
      if (has('suggestions')) return priceRangeNode(await facets.load({ query, facet: 'priceRange' }));
      // The first product of each order has the lowest and the highest price.
      const first = async (sort: 'price_asc' | 'price_desc') => {
        const asked = { ...withoutPrices(query), sort, soldOutLast: undefined, page: 1 };
        return productPageNode(await rest('searchProducts', asked), 1).nodes[0]?.price;
      };
      const [lowest, highest] = await Promise.all([first('price_asc'), first('price_desc')]);
      return lowest && highest ? { lowest, highest } : null;
    },
    products: (ids) => (ids.length > 1 ? loadMany(ids, fetchProducts) : loadEachProduct(rest, ids)),
    variants: (skus) => loadMany(skus, fetchVariants),
  };
}

const singleProductOf = memoizeByObject(({ product }: HostResponse<'getProduct'>) => productNode(product));

/** Loads each product by a separate call, for a loader; null for an unknown id. `orNull` decides which failures mean an unknown id. */
export function loadEachProduct(
  rest: Rest,
  ids: readonly string[],
  orNull: <T>(response: Promise<T>) => Promise<T | null> = nullIfNotFound,
): Promise<(ProductNode | Error | null)[]> {
  return loadEach(ids, async (productId) => {
    const response = await orNull(rest('getProduct', { productId }));
    return response && singleProductOf(response);
  });
}

import { CATEGORIES } from '../../schema/shop.ts';
import { sliceConnection, type CountItems, type CursorWindow } from '../graphql/connections.ts';
import { nullIfNotFound } from '../host/failures.ts';
import { chooseByCapability, type HasCapability } from '../host/capabilities.ts';
import type { Rest } from '../host/rest.ts';
import { isKnownSort } from './enum-maps.ts';
import { createBasicHostCatalog } from './basic-host/client.ts';
import {
  emptyPageNode,
  productNodesOf,
  productPageNode,
  type CategoryNode,
  type ProductConnectionNode,
  type ProductNode,
  type ProductQuery,
} from './nodes.ts';
import { createRichHostCatalog, type CatalogOptions, type CatalogReads } from './rich-host.ts';

/** The catalogue, for one GraphQL request. */
export interface CatalogClient extends CatalogReads {
  /** Whether the host searches and sorts. */
  canSearch: boolean;
  /** Whether the host has a call for only its categories. */
  listsCategories: boolean;
  /** Returns the category of this name, case-insensitive; null if it does not exist. */
  category(name: string): Promise<CategoryNode | null>;
  /** Searches for the beginning of a text, the most popular ones for none; empty on a host without them. */
  suggestSearches(text: string): Promise<string[]>;
  /** At most `count` products to wear with a product; null on a host without them. */
  goesWith(productId: string, count: number): Promise<ProductNode[] | null>;
  /** The number of products in a category. */
  productCount(category: CategoryNode): number | Promise<number>;
  /** Part of search results, by cursors. */
  searchWindow(query: ProductQuery, window: CursorWindow): Promise<ProductConnectionNode>;
  /** Returns one page of a category in the catalogue's order. A page after the last has no nodes. */
  page(category: string, page: number): Promise<ProductConnectionNode>;
}

/** Creates the catalogue of one request. */
export function createCatalog(options: CatalogOptions, has: HasCapability): CatalogClient {
  const additions = {
    categories: 'categories',
    showcase: 'showcases',
    search: 'search',
    listOf: 'search',
    filterCounts: 'search',
    colorCounts: 'search',
    craftCounts: 'crafts',
    crafts: 'crafts',
    priceRange: 'search',
    products: 'products',
    variants: 'variants',
  } as const;
  const pages = new Map<string, Promise<ProductConnectionNode>>();
  const page = async (name: string, number: number) => {
    const key = `${number} ${name}`;
    const promise = pages.get(key) ?? readCategoryPage(options.rest, name, number, () => countOf(name));
    pages.set(key, promise);
    return { ...(await promise), query: { category: name } };
  };
  const fallback = createBasicHostCatalog(options, page);
  const reads = chooseByCapability(has, additions, createRichHostCatalog(options, has), fallback);
  const known = (query: ProductQuery) => withoutUnknown(query, has);
  const listsCategories = has('categories');
  const category = async (name: string) => {
    // The shop has each of its categories, even without products: a basic host is not asked for its whole catalogue.
    const own = listsCategories ? undefined : findByName(OWN_CATEGORIES, name);
    return own ?? findByName(await reads.categories(), name) ?? null;
  };
  const countOf = async (name: string) => findByName(await reads.categories(), name)?.productCount;

  return {
    ...reads,
    canSearch: has('search'),
    listsCategories,
    category,
    search: async (asked) => {
      const query = known(asked);
      return { ...(await reads.search(query)), query };
    },
    searchWindow: async (asked, window) => {
      const query = known(asked);
      const list = { ...(await reads.listOf(query)), isNewestFirst: query.sort === 'newest' };
      return { ...(await sliceConnection(list, window)), query };
    },
    suggestSearches: async (text) => {
      if (!has('suggestions')) return [];
      return (await options.rest('getSearchSuggestions', { text: text === '' ? undefined : text })).searches;
    },
    goesWith: async (productId, first) => {
      if (!has('goes-with')) return null;
      return productNodesOf(await options.rest('getGoesWith', { productId, first }));
    },
    productCount: ({ name, productCount }) => productCount ?? countOf(name).then((count) => count ?? 0),
    page,
  };
}

/** The query without the filter and the order that the host does not know. */
function withoutUnknown({ craft, sort, ...query }: ProductQuery, has: HasCapability): ProductQuery {
  return {
    ...query,
    ...(has('crafts') && { craft }),
    sort: sort && isKnownSort(sort, has) ? sort : 'relevance',
  };
}

/** The shop's categories, without their counts. */
export const OWN_CATEGORIES: readonly CategoryNode[] = CATEGORIES.map((name) => ({ name }));

/** Returns the category of a name, case-insensitive. */
function findByName(categories: readonly CategoryNode[], name: string): CategoryNode | undefined {
  const wanted = name.toLowerCase();
  return categories.find((one) => one.name.toLowerCase() === wanted);
}

/** Reads a page. A host may respond with 404 for a page after the last. Then the first page has the number of pages. */
async function readCategoryPage(
  rest: Rest,
  category: string,
  page: number,
  countItems: CountItems,
): Promise<ProductConnectionNode> {
  const response = await nullIfNotFound(rest('getCategoryPage', { category, page }));
  if (response) return productPageNode(response, page, countItems);
  const first = page > 1 ? await nullIfNotFound(rest('getCategoryPage', { category, page: 1 })) : null;
  return emptyPageNode(page, first?.totalPages, countItems);
}

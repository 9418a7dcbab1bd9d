import { CATEGORIES } from '../../schema/shop.ts';
import { sliceConnection, type CountItems, type CursorWindow } from '../platform/connections.ts';
import { nullIfNotFound } from '../platform/failures.ts';
import { chooseByCapability, type HasCapability } from '../platform/host-capabilities.ts';
import type { Rest } from '../platform/rest.ts';
import { createFallbackCatalog } from './fallback/client.ts';
import {
  emptyPageNode,
  productPageNode,
  type CategoryNode,
  type ProductConnectionNode,
  type ProductQuery,
} from './nodes.ts';
import { createRichCatalog, type CatalogOptions, type CatalogReads } from './rich-client.ts';

/** The catalogue, for one GraphQL request. */
export interface CatalogClient extends CatalogReads {
  /** Whether the host searches and sorts by itself. */
  canSearch: boolean;
  /** Whether the host has a call for its categories alone. */
  tellsCategories: boolean;
  /** The category of this name, in any case of letters; null when there is none. */
  category(name: string): Promise<CategoryNode | null>;
  /** The number of products in a category. */
  productCount(category: CategoryNode): number | Promise<number>;
  /** Part of search results, by cursors. */
  searchWindow(query: ProductQuery, window: CursorWindow): Promise<ProductConnectionNode>;
  /** One page of a category in the catalogue's own order. A page after the last has no nodes. */
  page(category: string, page: number): Promise<ProductConnectionNode>;
}

/** Makes the catalogue of one request. */
export function createCatalog(options: CatalogOptions, has: HasCapability): CatalogClient {
  const additions = {
    categories: 'categories',
    showcase: 'showcases',
    search: 'search',
    listOf: 'search',
    filterCounts: 'search',
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
  const fallback = createFallbackCatalog(options, page);
  const reads = chooseByCapability(has, additions, createRichCatalog(options), fallback);
  const tellsCategories = has('categories');
  const category = async (name: string) => {
    // The shop has each of its own categories, if only without products: a plain host is not asked for its whole catalogue.
    const own = tellsCategories ? undefined : findByName(OWN_CATEGORIES, name);
    return own ?? findByName(await reads.categories(), name) ?? null;
  };
  const countOf = async (name: string) => findByName(await reads.categories(), name)?.productCount;

  return {
    ...reads,
    canSearch: has('search'),
    tellsCategories,
    category,
    search: async (query) => ({ ...(await reads.search(query)), query }),
    searchWindow: async (query, window) => {
      const list = { ...(await reads.listOf(query)), isNewestFirst: query.sort === 'newest' };
      return { ...(await sliceConnection(list, window)), query };
    },
    productCount: ({ name, productCount }) => productCount ?? countOf(name).then((count) => count ?? 0),
    page,
  };
}

/** The shop's own categories, without their counts. */
export const OWN_CATEGORIES: readonly CategoryNode[] = CATEGORIES.map((name) => ({ name }));

/** The category of a name, in any case of letters. */
function findByName(categories: readonly CategoryNode[], name: string): CategoryNode | undefined {
  const wanted = name.toLowerCase();
  return categories.find((one) => one.name.toLowerCase() === wanted);
}

/** A host may answer 404 for a page after the last. Then the first page says how many pages there are. */
async function readCategoryPage(
  rest: Rest,
  category: string,
  page: number,
  countItems: CountItems,
): Promise<ProductConnectionNode> {
  const answer = await nullIfNotFound(rest('getCategoryPage', { category, page }));
  if (answer) return productPageNode(answer, page, countItems);
  const first = page > 1 ? await nullIfNotFound(rest('getCategoryPage', { category, page: 1 })) : null;
  return emptyPageNode(page, first?.totalPages, countItems);
}

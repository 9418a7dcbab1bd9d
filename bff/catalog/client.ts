import { sliceConnection, type CursorWindow } from '../platform/connections.ts';
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
    const promise = pages.get(key) ?? readCategoryPage(options.rest, name, number);
    pages.set(key, promise);
    return { ...(await promise), query: { category: name } };
  };
  const fallback = createFallbackCatalog(options, page);
  const reads = chooseByCapability(has, additions, createRichCatalog(options), fallback);
  const category = async (name: string) => {
    const wanted = name.toLowerCase();
    return (await reads.categories()).find((one) => one.name.toLowerCase() === wanted) ?? null;
  };

  return {
    ...reads,
    category,
    search: async (query) => ({ ...(await reads.search(query)), query }),
    searchWindow: async (query, window) => {
      const list = { ...(await reads.listOf(query)), isNewestFirst: query.sort === 'newest' };
      return { ...(await sliceConnection(list, window)), query };
    },
    productCount: ({ name, productCount }) => productCount ?? category(name).then((found) => found?.productCount ?? 0),
    page,
  };
}

/** A host may answer 404 for a page after the last. Then the first page says how many pages there are. */
async function readCategoryPage(rest: Rest, category: string, page: number): Promise<ProductConnectionNode> {
  const answer = await nullIfNotFound(rest('getCategoryPage', { category, page }));
  if (answer) return productPageNode(answer, page);
  const first = page > 1 ? await nullIfNotFound(rest('getCategoryPage', { category, page: 1 })) : null;
  return emptyPageNode(page, first?.totalPages);
}

import { loadMany } from '../../host/batch.ts';
import { listInMemory } from '../../graphql/connections.ts';
import { Failure, nullIfNotFound } from '../../host/failures.ts';
import type { Rest } from '../../host/rest.ts';
import { UpstreamFailure } from '../../host/host-errors.ts';
import type { PriceRangeNode } from '../facets.ts';
import { readCatalogue, type CatalogueSnapshot } from '../catalogue-cache.ts';
import {
  emptyPageNode,
  productPageNode,
  type ProductNode,
  type ProductConnectionNode,
  type ProductQuery,
} from '../nodes.ts';
import { loadEachProduct, withoutPrices, type CatalogOptions, type CatalogReads } from '../rich-host.ts';
import { countCatalogue, countColors } from './counts.ts';
import { findProducts, isPriceRangeOnly, searchCatalogue } from './search.ts';

/** The catalogue of a basic host. The gateway reads the whole catalogue once per request, and searches and counts in it. */
export function createBasicHostCatalog(
  { rest, deadline, cache }: CatalogOptions,
  readPage: (category: string, page: number) => Promise<ProductConnectionNode>,
): CatalogReads {
  let read: Promise<CatalogueSnapshot> | undefined;
  const catalogue = async () => {
    read ??= readCatalogue(rest);
    return read;
  };
  const products = async () => (await catalogue()).products;
  const taggedProducts = async () => deadline.race(cache.addTags(await products()));
  /** Without the tags the counts of all other filters are still correct. */
  const taggedIfPossible = async () => {
    try {
      return await taggedProducts();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return products();
    }
  };
  const candidates = (query: ProductQuery) =>
    query.collection !== undefined || query.occasion !== undefined ? taggedProducts() : products();
  return {
    categories: async () => (await catalogue()).categories,
    showcase: async (category, size) => (await readPage(category, 1)).nodes.toReversed().slice(0, size),
    search: async (query) =>
      isPriceRangeOnly(query) ? searchByPrice(rest, query) : searchCatalogue(await candidates(query), query),
    listOf: async (query) => listInMemory(findProducts(await candidates(query), query)),
    filterCounts: async (query) => countCatalogue(await taggedIfPossible(), query),
    colorCounts: async (query) => countColors(await candidates(query), query),
    craftCounts: () => Promise.resolve(null),
    crafts: () => Promise.resolve([]),
    priceRange: async (query) => priceRangeOf(findProducts(await candidates(query), withoutPrices(query))),
    products: (ids) =>
      ids.length > 1 ? loadFromCatalogue(rest, ids, catalogue) : loadEachProduct(rest, ids, nullIfNoSuchId),
    variants: (skus) => loadMany(skus, async () => (await catalogue()).variants),
  };
}

/** The prices of products; null for none. */
function priceRangeOf(products: readonly ProductNode[]): PriceRangeNode | null {
  const [first, ...others] = products.map(({ price }) => price);
  if (!first) return null;
  const lowest = others.reduce((low, price) => (price.amount < low.amount ? price : low), first);
  const highest = others.reduce((high, price) => (price.amount > high.amount ? price : high), first);
  return { lowest, highest };
}

/** Null for an id that the host does not know. It may respond with 400 for an id of another form. */
async function nullIfNoSuchId<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await nullIfNotFound(response);
  } catch (error) {
    if (error instanceof UpstreamFailure && error.status === 400) return null;
    throw error;
  }
}

/** Loads products from the whole catalogue, by one call; missing ones by a call each. */
async function loadFromCatalogue(
  rest: Rest,
  ids: readonly string[],
  catalogue: () => Promise<CatalogueSnapshot>,
): Promise<(ProductNode | Error | null)[]> {
  const { byId } = await catalogue();
  const missing = ids.filter((id) => !byId.has(id));
  const loaded = new Map((await loadEachProduct(rest, missing, nullIfNoSuchId)).map((one, at) => [missing[at], one]));
  return ids.map((id) => byId.get(id) ?? loaded.get(id) ?? null);
}

/** The specification has a call for a range of prices. */
async function searchByPrice(
  rest: Rest,
  { minPrice, maxPrice, page = 1 }: ProductQuery,
): Promise<ProductConnectionNode> {
  const response = await nullIfNotFound(rest('getProductsByPrice', { minPrice, maxPrice, page }));
  return response ? productPageNode(response, page) : emptyPageNode(page);
}

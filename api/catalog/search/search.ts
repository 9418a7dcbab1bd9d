import { LRUCache } from 'lru-cache';
import { guessedWords, likeWords } from '../../../schema/matching.ts';
import type { Likeness } from '../../../schema/matching.ts';
import type { CatalogRepository } from '../repository.ts';
import type { FilterCount, ProductOrder, ProductPage, ProductFilter } from './repository.ts';

/** The result of a search, with the counts of filters when the request asks for them. */
export type SearchResult = ProductPage & { counts?: FilterCount[] };

/** A request for one page. */
export interface SearchRequest {
  wanted: ProductFilter;
  order: ProductOrder;
  page: number;
  withCounts: boolean;
}

/** From this number of products on, counting is slow. */
const MANY = 500;
/** How long a slow count is cached: as long as the gateway may cache a page. */
const CACHE_MS = 30_000;
/** The number of pages that are found faster by reading on than by cutting them out of all matches. */
const FIRST_PAGES = 5;

/**
 * Creates the search for one page. A text that no name contains is replaced by similar words of the names. When very
 * many products match, their number may be half a minute old; the products themselves are always current.
 */
export function createSearch(catalog: CatalogRepository): (asked: SearchRequest) => Promise<SearchResult> {
  const totals = new LRUCache<string, Omit<ProductPage, 'products'>>({ max: 2_000, ttl: CACHE_MS });
  const page = async (wanted: ProductFilter, order: ProductOrder, page: number): Promise<ProductPage> => {
    if (wanted.text === undefined || page > FIRST_PAGES) return catalog.listPage(wanted, order, page);
    const key = JSON.stringify([wanted, order === 'relevance']);
    const known = totals.get(key);
    const enough = order === 'relevance' ? known?.wholeWords : known?.totalItems;
    if (known && enough !== undefined && enough >= MANY) {
      return { ...known, products: await catalog.listPageUncounted(wanted, order, page) };
    }
    const { products, ...counted } = await catalog.listPage(wanted, order, page);
    if (counted.totalItems >= MANY) totals.set(key, counted);
    return { products, ...counted };
  };
  const kept = new LRUCache<string, FilterCount[]>({ max: 500, ttl: CACHE_MS });
  const counts = async (wanted: ProductFilter, totalItems: number): Promise<FilterCount[]> => {
    const key = JSON.stringify(wanted);
    const counted = kept.get(key) ?? (await catalog.countByFilter(wanted));
    if (totalItems >= MANY && !kept.has(key)) kept.set(key, counted);
    return counted;
  };
  return async ({ wanted, order, page: number, withCounts }) => {
    let meant = wanted;
    let found = await page(wanted, order, number);
    if (found.totalItems === 0 && wanted.text !== undefined) {
      const alternatives = await findAlternatives(catalog, wanted.text);
      if (alternatives) meant = { ...wanted, text: undefined, alternatives };
      if (alternatives) found = await page(meant, order, number);
    }
    return withCounts ? { ...found, counts: await counts(meant, found.totalItems) } : found;
  };
}

/** For each of the text's words the words that it may mean; undefined when one of them has none. */
async function findAlternatives(catalog: CatalogRepository, text: string): Promise<Likeness[][] | undefined> {
  const asked = guessedWords(text);
  if (asked.length === 0) return undefined;
  const near = Map.groupBy(await catalog.listSimilarWords(text, asked), (row) => row.asked);
  if (near.size === 0) return undefined;
  const alike = asked.map((one) => likeWords(one, near.get(one)?.flatMap(({ word }) => word ?? []) ?? []));
  return alike.every((words) => words.length > 0) ? alike : undefined;
}

import { LRUCache } from 'lru-cache';
import { guessedWords, likeWords } from '../../../schema/matching.ts';
import type { Likeness } from '../../../schema/matching.ts';
import type { FilterCount, ProductOrder, ProductPage, ProductFilter, SearchRepository } from './repository.ts';

/** The result of a search, with the counts of filters when the request asks for them. */
export type SearchResult = ProductPage & { counts?: FilterCount[] };

/** A request for one page. */
export interface SearchRequest {
  filter: ProductFilter;
  order: ProductOrder;
  page: number;
  withCounts: boolean;
}

/** Answers one page of a search. */
export type Search = (request: SearchRequest) => Promise<SearchResult>;

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
export function createSearch(productSearch: SearchRepository): Search {
  const totals = new LRUCache<string, Omit<ProductPage, 'products'>>({ max: 2_000, ttl: CACHE_MS });
  const page = async (filter: ProductFilter, order: ProductOrder, page: number): Promise<ProductPage> => {
    if (filter.text === undefined || page > FIRST_PAGES || order.soldOutLast)
      return productSearch.listPage(filter, order, page);
    const key = JSON.stringify([filter, order.sort === 'relevance']);
    const known = totals.get(key);
    const enough = order.sort === 'relevance' ? known?.wholeWords : known?.totalItems;
    if (known && enough !== undefined && enough >= MANY) {
      return { ...known, products: await productSearch.listPageUncounted(filter, order, page) };
    }
    const { products, ...counted } = await productSearch.listPage(filter, order, page);
    if (counted.totalItems >= MANY) totals.set(key, counted);
    return { products, ...counted };
  };
  const cachedCounts = new LRUCache<string, FilterCount[]>({ max: 500, ttl: CACHE_MS });
  const counts = async (filter: ProductFilter, totalItems: number): Promise<FilterCount[]> => {
    const key = JSON.stringify(filter);
    const counted = cachedCounts.get(key) ?? (await productSearch.countByFilter(filter));
    if (totalItems >= MANY && !cachedCounts.has(key)) cachedCounts.set(key, counted);
    return counted;
  };
  return async ({ filter, order, page: number, withCounts }) => {
    let meant = filter;
    let found = await page(filter, order, number);
    if (found.totalItems === 0 && filter.text !== undefined) {
      const alternatives = await findAlternatives(productSearch, filter.text);
      if (alternatives) meant = { ...filter, text: undefined, alternatives };
      if (alternatives) found = await page(meant, order, number);
    }
    return withCounts ? { ...found, counts: await counts(meant, found.totalItems) } : found;
  };
}

/** For each of the text's words the words that it may mean; undefined when one of them has none. */
async function findAlternatives(productSearch: SearchRepository, text: string): Promise<Likeness[][] | undefined> {
  const asked = guessedWords(text);
  if (asked.length === 0) return undefined;
  const near = Map.groupBy(await productSearch.listSimilarWords(text, asked), (row) => row.asked);
  if (near.size === 0) return undefined;
  const alike = asked.map((one) => likeWords(one, near.get(one)?.flatMap(({ word }) => word ?? []) ?? []));
  return alike.every((words) => words.length > 0) ? alike : undefined;
}

import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { guessedWords, likeWords } from '../../../schema/matching.ts';
import type { Likeness } from '../../../schema/matching.ts';
import { PAGE_SIZE } from '../../../schema/vocabulary.ts';
import { refuse } from '../../platform/refusals.ts';
import { createCountCache } from './count-cache.ts';
import { findablePattern } from './conditions-repository.ts';
import type { ProductFilter, ProductOrder } from './conditions-repository.ts';
import type { FilterCount } from './filter-counts-repository.ts';
import { MANY } from './groups-repository.ts';
import type { MatchCount, ProductPage, SearchRepository } from './repository.ts';

/** The result of a search, with the counts of filters when the request asks for them. */
export type SearchResult = ProductPage & { counts?: FilterCount[] };

/** A request for one page. */
export interface SearchRequest {
  filter: ProductFilter;
  order: ProductOrder;
  page: number;
  withCounts: boolean;
}

/** Finds products. A text is refused (UNAVAILABLE) while too many others wait. */
export interface Search {
  /** One page, for a text that no name has by its words; counts when the request asks for them. */
  find(request: SearchRequest): Promise<SearchResult>;
  /** One page of a listing. */
  list(filter: ProductFilter, order: ProductOrder, page: number): Promise<ProductPage>;
}

/** The number of pages of a text that are found faster by reading on than by cutting them out of all matches. */
const FIRST_PAGES = 5;

/**
 * Creates the search. When very many products match, their number may be half a minute old, or five where nobody asked
 * meanwhile; the products themselves are always current, and so is the number on the last page.
 */
export function createSearch(productSearch: SearchRepository): Search {
  const totals = createCountCache<MatchCount>(
    ({ totalItems }) => totalItems >= MANY,
    ({ totalItems, bestMatches }) => ({ totalItems, bestMatches }),
  );
  const list: Search['list'] = async (filter, order, page) => {
    const key = JSON.stringify(filter);
    const known = await totals.read(key, () => productSearch.count(filter));
    if (known && canReadOn(filter, order, page, known)) {
      const products = await productSearch.listPageUncounted(filter, order, page);
      if (products.length === PAGE_SIZE) return { ...known, products };
    }
    return totals.first(key, () => productSearch.listPage(filter, order, page, known === undefined));
  };
  const facets = createCountCache<{ counts: FilterCount[]; totalItems: number }>(
    ({ totalItems }) => totalItems >= MANY,
    (counted) => counted,
  );
  const countFacets = async (filter: ProductFilter, totalItems: number): Promise<FilterCount[]> => {
    const key = JSON.stringify(filter);
    const count = async () => ({ counts: await productSearch.countByFilter(filter), totalItems });
    return ((await facets.read(key, count)) ?? (await facets.first(key, count))).counts;
  };
  const findCommonWords = createCommonWords(productSearch);
  const findNow: Search['find'] = async ({ filter, order, page, withCounts }) => {
    const { text } = filter;
    const textPattern = text?.includes(' ') ? findablePattern(text, await findCommonWords()) : undefined;
    let meant: ProductFilter = { ...filter, textPattern };
    let found = await list(meant, order, page);
    if (found.totalItems === 0 && text !== undefined) {
      const alternatives = await findAlternatives(productSearch, text);
      if (alternatives) meant = { ...filter, text: undefined, textPattern: undefined, alternatives };
      if (alternatives) found = await list(meant, order, page);
    }
    return withCounts ? { ...found, counts: await countFacets(meant, found.totalItems) } : found;
  };
  const textLimit = pLimit(TEXTS_AT_ONCE);
  const find: Search['find'] = async (request) => {
    if (request.filter.text === undefined) return findNow(request);
    if (textLimit.pendingCount >= MOST_WAITING) refuse('UNAVAILABLE', { retryAfter: 1 });
    return textLimit(() => findNow(request));
  };
  return { find, list };
}

/**
 * Searches for a text that run at once, each on one of a process's ten connections. One for two common words of a million products takes
 * 0.4 s when nobody has asked for it: a crowd of them would leave no connection to all else.
 */
const TEXTS_AT_ONCE = 4;
/** The most that wait: who comes later would not be answered before the gateway gives the call up. */
const MOST_WAITING = 64;

/** Milliseconds after which the common words are read again: they change with PostgreSQL's statistics, as a large part of the names does. */
const COMMON_WORDS_MS = 600_000;

/** Creates the reader of the words that very many names have. Old ones answer while they are read again: they decide what is fast, not what is found. */
function createCommonWords(productSearch: SearchRepository): () => Promise<ReadonlySet<string>> {
  const known = new LRUCache<'all', ReadonlySet<string>>({
    max: 1,
    ttl: COMMON_WORDS_MS,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async () => new Set(await productSearch.listCommonWords()),
  });
  return async () => (await known.fetch('all')) ?? new Set();
}

/** Whether the page is full and followed by others, and found faster along its order than among all matches. */
function canReadOn(
  { text, alternatives }: ProductFilter,
  { sort, soldOutLast }: ProductOrder,
  page: number,
  { totalItems, bestMatches }: MatchCount,
): boolean {
  if (page * PAGE_SIZE >= totalItems) return false;
  if (text === undefined && alternatives === undefined) return true;
  return page <= FIRST_PAGES && !soldOutLast && (sort === 'relevance' ? bestMatches : totalItems) >= MANY;
}

/** For each of the text's words the words that it may mean, itself alone where a product has all; undefined when one of them has none. */
async function findAlternatives(productSearch: SearchRepository, text: string): Promise<Likeness[][] | undefined> {
  const asked = guessedWords(text);
  if (asked.length === 0) return undefined;
  const near = Map.groupBy(await productSearch.listSimilarWords(text, asked), (row) => row.asked);
  if (near.size === 0) return undefined;
  const alike = asked.map((one) => likeWords(one, near.get(one)?.flatMap(({ word }) => word ?? []) ?? []));
  return alike.every((words) => words.length > 0) ? alike : undefined;
}

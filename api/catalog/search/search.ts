import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { guessedWords, likeWords, MOST_GUESSED, wordsOf } from '../../../schema/matching.ts';
import { PAGE_SIZE } from '../../../schema/vocabulary.ts';
import { refuse } from '../../platform/refusals.ts';
import { createCountCache } from './count-cache.ts';
import type { ProductFilter, ProductOrder } from './conditions-repository.ts';
import type { FilterCount } from './filter-counts-repository.ts';
import { MANY_MATCHES } from './groups-repository.ts';
import { findablePattern, hasText } from './conditions-repository.ts';
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
  /** One page of a search. A text that no name of the shop has finds by its words. With the counts of filters when the request asks for them. */
  find(request: SearchRequest): Promise<SearchResult>;
  /** One page of a listing. */
  list(filter: ProductFilter, order: ProductOrder, page: number): Promise<ProductPage>;
}

/** A filter, and the same narrowed by the words of the shop, which are looked up at most once. */
interface Wanted {
  filter: ProductFilter;
  narrowed: () => Promise<ProductFilter>;
}

/** The number of pages of a guess that are found faster by reading on than by cutting them out of all matches, of which only the first are counted. */
const FIRST_PAGES = 5;
/** How many times as many products are read for a page as it should need: matches may stand close together, and far behind. */
const READ_AHEAD_FACTOR = 4;

/** Milliseconds for which a text goes on to mean what was guessed, where that is very many products: as long as their number may be old. */
const GUESS_MS = 30_000;
const MOST_GUESSES_KEPT = 2_000;

/**
 * Creates the search. When very many products match, their number may be half a minute old, or five where nobody asked
 * meanwhile; the products themselves are always current, and so is the number on the last page.
 */
export function createSearch(productSearch: SearchRepository): Search {
  const pages = createPages(productSearch);
  const facets = createCountCache<{ counts: FilterCount[]; totalItems: number }>(
    ({ totalItems }) => totalItems >= MANY_MATCHES,
    (counted) => counted,
  );
  const countFacets = async ({ filter, narrowed }: Wanted, totalItems: number): Promise<FilterCount[]> => {
    const key = JSON.stringify(filter);
    const count = async () => ({ counts: await productSearch.countByFilter(await narrowed()), totalItems });
    return ((await facets.read(key, count)) ?? (await facets.first(key, count))).counts;
  };
  const narrow = createNarrowing(productSearch);
  const wantedOf = (filter: ProductFilter): Wanted => {
    let narrowed: Promise<ProductFilter> | undefined;
    return { filter, narrowed: () => (narrowed ??= narrow(filter)) };
  };
  const list: Search['list'] = (filter, order, page) => pages.read(wantedOf(filter), order, page);
  const guesses = new LRUCache<string, ProductFilter>({ max: MOST_GUESSES_KEPT, ttl: GUESS_MS });
  const findNow: Search['find'] = async ({ filter, order, page, withCounts }) => {
    const key = JSON.stringify(filter);
    const kept = guesses.get(key);
    let wanted = wantedOf(kept ?? filter);
    let found = await pages.read(wanted, order, page);
    const guess = found.totalItems === 0 && !kept ? await guessAt(productSearch, wanted) : undefined;
    if (guess) {
      wanted = wantedOf(guess);
      found = await pages.read(wanted, order, page);
      if (found.totalItems >= MANY_MATCHES) guesses.set(key, guess);
    }
    return withCounts ? { ...found, counts: await countFacets(wanted, found.totalItems) } : found;
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

/** Creates what narrows a filter by the words of the shop: it finds the same. */
function createNarrowing(productSearch: SearchRepository): (filter: ProductFilter) => Promise<ProductFilter> {
  const findCommonWords = createCommonWords(productSearch);
  return async (filter) => {
    const { text } = filter;
    if (!text?.includes(' ')) return productSearch.narrow(filter);
    const common = await findCommonWords();
    const textPattern = findablePattern(text, common);
    if (textPattern !== undefined) return { ...filter, textPattern };
    const areCommon = wordsOf(text).every((word) => common.has(word));
    return areCommon ? { ...filter, nameWords: await productSearch.listNameWords(text) } : filter;
  };
}

/**
 * Creates the reader of a page; the number of very many products is kept. Which statement reads the page:
 *
 * - Nobody knows the number yet: `listPage` reads page and number at once. Of very many matches of a text whose sold-out products stand last,
 *   that page is not in order, and the page is read once more as below.
 * - The number is known, and nothing is said in words: `listPageUncounted`, along the index of its order.
 * - The number is known, and very many products match a text: `listPageAlong` looks for them along the index of its order, among so many
 *   products at the most (`productsToRead`).
 * - It is the last page, that one is not full, or looking along is not worth it: `listPage` sorts all matches, and counts them.
 */
function createPages(productSearch: SearchRepository) {
  const totals = createCountCache<MatchCount>(
    ({ totalItems }) => totalItems >= MANY_MATCHES,
    ({ totalItems, bestMatches, shopProducts }) => ({ totalItems, bestMatches, shopProducts }),
  );
  const read = async (wanted: Wanted, order: ProductOrder, page: number): Promise<ProductPage> => {
    const { filter, narrowed } = wanted;
    const key = JSON.stringify(filter);
    const cut = async (isFirst: boolean) => productSearch.listPage(await narrowed(), order, page, isFirst);
    const count = async () => productSearch.count(await narrowed());
    let known = await totals.read(key, count);
    if (known === undefined && (await narrowed()).shopProductsIfCommon !== undefined)
      known = await totals.first(key, count);
    if (known === undefined) {
      const first = await totals.first(key, () => cut(true));
      if (!hasText(filter) || !order.soldOutLast || first.totalItems < MANY_MATCHES) return first;
      known = first;
    }
    const products = await readOn(wanted, order, page, known);
    return products?.length === PAGE_SIZE ? { ...known, products } : totals.first(key, () => cut(false));
  };
  const readOn = (wanted: Wanted, order: ProductOrder, page: number, known: MatchCount) => {
    const { filter } = wanted;
    if (page * PAGE_SIZE >= known.totalItems) return undefined;
    if (!hasText(filter)) return productSearch.listPageUncounted(filter, order, page);
    const most = productsToRead(filter, order, page, known);
    return most === undefined ? undefined : productSearch.listPageAlong(filter, order, page, most);
  };
  return {
    /** One page of what is wanted. */
    read,
  };
}

/**
 * So many products are read along the order for a page of a text that very many match; undefined where it is found faster among all matches:
 * these take longer than as many products, for they are sorted and looked up one by one.
 */
function productsToRead(
  { alternatives }: ProductFilter,
  { sort }: ProductOrder,
  page: number,
  { totalItems, bestMatches, shopProducts = 0 }: MatchCount,
): number | undefined {
  const matches = sort === 'relevance' ? bestMatches : totalItems;
  if (matches < MANY_MATCHES) return undefined;
  const most = Math.ceil((page * PAGE_SIZE * Math.max(shopProducts, matches)) / matches);
  // Of a guess only the first are counted.
  const isWorthIt = alternatives && matches >= MOST_GUESSED ? page <= FIRST_PAGES : most <= matches;
  return isWorthIt ? READ_AHEAD_FACTOR * most : undefined;
}

/** The filter with the words that those of its text may mean, each itself alone where a product has all; undefined when one of them means none. */
async function guessAt(
  productSearch: SearchRepository,
  { filter, narrowed }: Wanted,
): Promise<ProductFilter | undefined> {
  const { text, ...others } = filter;
  const asked = guessedWords(text ?? '');
  if (text === undefined || asked.length === 0) return undefined;
  // Whatever else is asked for, the text means the same.
  const isAlone = Object.values(others).every((one) => one === undefined);
  if (!isAlone && (await isInNames(productSearch, await narrowed()))) return undefined;
  const near = Map.groupBy(await productSearch.listSimilarWords(asked), (row) => row.asked);
  const alike = asked.map((one) => likeWords(one, near.get(one)?.flatMap(({ word }) => word ?? []) ?? []));
  return alike.every((words) => words.length > 0) ? { ...others, alternatives: alike } : undefined;
}

const isInNames = (productSearch: SearchRepository, { text, textPattern, nameWords }: ProductFilter) =>
  productSearch.isInNames({ text, textPattern, nameWords });

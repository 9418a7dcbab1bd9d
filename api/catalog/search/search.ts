import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { guessedWords, likeWords, MOST_GUESSED, sameWords, skusIn, wordsOf } from '../../../schema/matching.ts';
import { allSpellingsIn, respell, spellingsOf } from '../../../schema/spellings.ts';
import { PAGE_SIZE } from '../../../schema/vocabulary.ts';
import { refuse } from '../../platform/refusals.ts';
import { createCountCache } from './count-cache.ts';
import type { ProductFilter, ProductOrder } from './conditions-repository.ts';
import type { ColorCount, FilterCount } from './filter-counts-repository.ts';
import { MANY_MATCHES } from './groups-repository.ts';
import { findablePattern, hasText } from './conditions-repository.ts';
import type { MatchCount, PriceRange, ProductPage, SearchRepository } from './repository.ts';

/** The result of a search, with the filter counts if the request needs them. */
export type SearchResult = ProductPage & {
  counts?: FilterCount[];
  colorCounts?: ColorCount[] | undefined;
  craftCounts?: ColorCount[] | undefined;
  /** Of sellers' prices, in paise, without the limits of the request. */
  priceRange?: PriceRange | undefined;
};

/** A request for one page. */
export interface SearchRequest {
  filter: ProductFilter;
  order: ProductOrder;
  page: number;
  withCounts: boolean;
  withColors?: boolean | undefined;
  withCrafts?: boolean | undefined;
  withPrices?: boolean | undefined;
}

/** The facets that a request needs. */
type WantedFacets = Omit<SearchRequest, 'filter' | 'order' | 'page'>;

/** The filter without its limits of the price. */
const withoutPrices = (filter: ProductFilter): ProductFilter => ({
  ...filter,
  minSellerPaise: undefined,
  maxSellerPaise: undefined,
});

/** Finds products. Refuses a text with UNAVAILABLE while too many others wait. */
export interface Search {
  /**
   * One page of a search. A text that no name contains is searched by its words. Includes the filter counts if the
   * request needs them.
   */
  find(request: SearchRequest): Promise<SearchResult>;
  /** One page of a listing. */
  list(filter: ProductFilter, order: ProductOrder, page: number): Promise<ProductPage>;
}

/** A filter, and the same narrowed by the shop's words, which are looked up at most once. */
interface Wanted {
  filter: ProductFilter;
  narrowed: () => Promise<ProductFilter>;
}

/**
 * The number of pages of a guess that reading along the order finds faster. All other pages are selected from all
 * matches, of which only the first are counted.
 */
const FIRST_PAGES = 5;
/**
 * The number of products read for a page, as a multiple of the expected number: matches may be close together or far
 * behind.
 */
const READ_AHEAD_FACTOR = 4;

/**
 * Milliseconds for which a guess for a text with very many matches remains valid: as long as their number may be old.
 */
const SUGGESTION_MS = 30_000;
const MAX_CACHED_SUGGESTIONS = 2_000;

/**
 * Creates the search. For very many matches the number may be half a minute old, or five minutes without recent
 * requests. The products themselves are always current, and so is the number on the last page.
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
  const suggestions = new LRUCache<string, ProductFilter>({ max: MAX_CACHED_SUGGESTIONS, ttl: SUGGESTION_MS });
  const findNow: Search['find'] = async ({ filter, order, page, ...wants }) => {
    const key = JSON.stringify(filter);
    const cached = suggestions.get(key);
    const spelled = cached ? undefined : await spell(productSearch, filter);
    let wanted = wantedOf(cached ?? spelled?.filter ?? filter);
    let found = await pages.read(wanted, order, page);
    const suggestion = found.totalItems === 0 && spelled ? await suggestFor(productSearch, wanted, spelled) : undefined;
    if (suggestion) {
      wanted = wantedOf(suggestion);
      found = await pages.read(wanted, order, page);
      if (found.totalItems >= MANY_MATCHES) suggestions.set(key, suggestion);
    }
    return { ...found, ...(await readFacets(wanted, found.totalItems, wants)) };
  };
  const readFacets = async (wanted: Wanted, totalItems: number, wants: WantedFacets) => ({
    ...(wants.withCounts && { counts: await countFacets(wanted, totalItems) }),
    ...(wants.withColors && { colorCounts: await productSearch.countByColor(await wanted.narrowed()) }),
    ...(wants.withCrafts && { craftCounts: await productSearch.countByCraft(await wanted.narrowed()) }),
    ...(wants.withPrices && { priceRange: await productSearch.findPriceRange(withoutPrices(await wanted.narrowed())) }),
  });
  const textLimit = pLimit(TEXTS_AT_ONCE);
  const find: Search['find'] = async (request) => {
    if (request.filter.text === undefined) return findNow(request);
    if (textLimit.pendingCount >= MOST_WAITING) refuse('UNAVAILABLE', { retryAfter: 1 });
    return textLimit(() => findNow(request));
  };
  return { find, list };
}

/**
 * The number of text searches that run at once, each on one of the process's ten connections. An uncached search for
 * two common words among a million products takes 0.4 s. Without the limit, many of them would block all other calls.
 */
const TEXTS_AT_ONCE = 4;
/** The maximum number that wait. The gateway would time out before a later one is served. */
const MOST_WAITING = 64;

/**
 * Milliseconds after which the common words are read again. They change with PostgreSQL's statistics, when many names
 * change.
 */
const COMMON_WORDS_MS = 600_000;

/**
 * Creates the reader of the words that very many names contain. It returns the old words while it reads new ones: they
 * affect the speed, not the result.
 */
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

/** Creates the function that narrows a filter by the shop's words, with the same result. */
function createNarrowing(productSearch: SearchRepository): (filter: ProductFilter) => Promise<ProductFilter> {
  const findCommonWords = createCommonWords(productSearch);
  return async (filter) => {
    const { text, otherTexts } = filter;
    if (!text?.includes(' ') || otherTexts !== undefined) return productSearch.narrow(filter);
    const common = await findCommonWords();
    const textPattern = findablePattern(text, common);
    if (textPattern !== undefined) return { ...filter, textPattern };
    const areCommon = wordsOf(text).every((word) => common.has(word));
    return areCommon ? { ...filter, nameWords: await productSearch.listNameWords(text) } : filter;
  };
}

/**
 * Creates the reader of a page. The number of very many products is cached. The statement that reads the page depends
 * on the case:
 *
 * - The number is unknown: `listPage` reads page and number at once. If sold-out products come last and very many match
 * a text, that page is not in order. It is then read again as below.
 * - The number is known, and there is no text: `listPageUncounted`, along the index of its order.
 * - The number is known, and very many products match a text: `listPageAlong` reads along the index of its order, at
 * most `productsToRead` products.
 * - It is the last page, the page above is not full, or reading along is slower: `listPage` sorts all matches, and
 * counts them.
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
    /** One page of the result. */
    read,
  };
}

/**
 * The number of products to read along the order for a page of a text with very many matches. Undefined if sorting all
 * matches is faster. One match costs as much as several products, because matches are sorted and looked up one by one.
 */
function productsToRead(
  { alternatives, otherTexts }: ProductFilter,
  { sort }: ProductOrder,
  page: number,
  { totalItems, bestMatches, shopProducts = 0 }: MatchCount,
): number | undefined {
  const matches = sort === 'relevance' ? bestMatches : totalItems;
  if (matches < MANY_MATCHES || otherTexts !== undefined) return undefined;
  const most = Math.ceil((page * PAGE_SIZE * Math.max(shopProducts, matches)) / matches);
  // For a guess, only the first matches are counted.
  const isWorthIt = alternatives && matches >= MOST_GUESSED ? page <= FIRST_PAGES : most <= matches;
  return isWorthIt ? READ_AHEAD_FACTOR * most : undefined;
}

/** A filter in the spellings of the shop, with the text whose words count if no name has it. */
interface SpelledFilter {
  filter: ProductFilter;
  /** The words of the text, in the shop's spelling. */
  words: string;
  /** The spellings that products use. */
  used: ReadonlySet<string>;
}

/** Reads which spellings of a text the shop uses. A text of words with one spelling stays as it is. */
async function spell(productSearch: SearchRepository, filter: ProductFilter): Promise<SpelledFilter> {
  const { text = '' } = filter;
  const spellings = allSpellingsIn(text);
  if (spellings.length === 0) return { filter, words: text, used: new Set() };
  const used = new Set(await productSearch.listUsedWords(spellings));
  const spelled = respell(text, (word) => used.has(word));
  const isTyped = spelled.includes(text) || (await productSearch.isInNames({ text }));
  const [first = text, ...others] = new Set(isTyped ? [text, ...spelled] : spelled);
  const texts = { text: first, ...(others.length > 0 && { otherTexts: others }) };
  return { filter: { ...filter, ...texts }, words: spelled[0], used };
}

/**
 * The filter with the products of the SKU that equals its text; otherwise with the words that the words of its text may
 * mean. If a product contains all words, each means only itself and its other spellings. Undefined if a word has no
 * meaning.
 */
async function suggestFor(
  productSearch: SearchRepository,
  { filter, narrowed }: Wanted,
  { words, used }: SpelledFilter,
): Promise<ProductFilter | undefined> {
  const { text, otherTexts: _otherTexts, ...others } = filter;
  const [requested, skus] = [guessedWords(words), skusIn(text ?? '')];
  if (text === undefined || (requested.length === 0 && skus.length === 0)) return undefined;
  // The meaning of the text does not depend on the other criteria.
  const isAlone = Object.values(others).every((one) => one === undefined);
  if (!isAlone && (await isInNames(productSearch, await narrowed()))) return undefined;
  const positions = skus.length > 0 ? await productSearch.listPositionsOfSkus(skus) : [];
  if (positions.length > 0) return { ...others, positions };
  if (requested.length === 0) return undefined;
  const near = Map.groupBy(await productSearch.listSimilarWords(requested), (row) => row.asked);
  const alike = requested.map((one) => {
    const spellings = spellingsOf(one).filter((spelling) => used.has(spelling));
    return spellings.length > 0
      ? sameWords(spellings)
      : likeWords(one, near.get(one)?.flatMap(({ word }) => word ?? []) ?? []);
  });
  return alike.every((meant) => meant.length > 0) ? { ...others, alternatives: alike } : undefined;
}

const isInNames = (productSearch: SearchRepository, { text, otherTexts, textPattern, nameWords }: ProductFilter) =>
  productSearch.isInNames({ text, otherTexts, textPattern, nameWords });

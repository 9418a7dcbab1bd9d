import { MAX_PAGE, MAX_SEARCH_TEXT, PAGE_SIZE } from '../../schema/vocabulary.ts';
import type { ProductFilterInput, ProductSearchInput, ProductSort } from '../generated/resolvers.ts';
import { checkRange, refuse } from '../platform/input.ts';
import type { ProductQuery } from './nodes.ts';
import { COLLECTION_IN_REST, OCCASION_IN_REST, SORT_IN_REST } from './words.ts';

const MOST_WORDS = 20;
const LONGEST_WORD = 40;
const HIGHEST_PRICE = 10_000_000;

/** What a listing or search asks for; null when nothing can match. */
export interface Asked {
  search?: ProductSearchInput;
  category?: string;
  filter?: ProductFilterInput | null | undefined;
  sort?: ProductSort | null | undefined;
  page: number | null | undefined;
}

/** A page number that is one; throws BAD_USER_INPUT naming it else. */
export function checkPage(page: number | null | undefined): number {
  return checkRange('page', page ?? 1, 1, MAX_PAGE);
}

/** How many a showcase shows; throws BAD_USER_INPUT when it isn't 1 to 24. */
export function checkFirst(first: number | null | undefined, most: number = PAGE_SIZE): number {
  return checkRange('first', first ?? 1, 1, most);
}

/** A picture's width; throws BAD_USER_INPUT when it isn't 1 to 4000. */
export function checkWidth(width: number | null | undefined): number | null {
  return typeof width === 'number' ? checkRange('width', width, 1, 4_000) : null;
}

/** Whether a listing asks for nothing but the catalogue's own order. */
export function isPlain({ filter, sort }: Pick<Asked, 'filter' | 'sort'>): boolean {
  const given = Object.values(filter ?? {}).filter(
    (value) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return given.length === 0 && (sort ?? 'RELEVANCE') === 'RELEVANCE';
}

/** The contract's words for a search; throws BAD_USER_INPUT for what can't be searched; null when nothing can match. */
export function queryOf({ search = {}, category, filter, sort, page }: Asked): ProductQuery | null {
  const fabric = fabricsOf(search.fabric || undefined, someOf('fabrics', filter?.fabrics));
  if (fabric?.length === 0) return null;
  return {
    text: checkLength('text', search.text || undefined, MAX_SEARCH_TEXT),
    category: checkLength('category', category ?? (search.category || undefined), LONGEST_WORD),
    fabric: fabric?.map((one) => checkWord('fabrics', one)),
    minPrice: priceOf('minPrice', filter?.minPrice),
    maxPrice: priceOf('maxPrice', filter?.maxPrice),
    collection: someOf('collections', filter?.collections)?.map((one) => COLLECTION_IN_REST[one]),
    occasion: someOf('occasions', filter?.occasions)?.map((one) => OCCASION_IN_REST[one]),
    inStock: filter?.inStock ?? undefined,
    sort: SORT_IN_REST[sort ?? 'RELEVANCE'],
    page: checkPage(page),
  };
}

/** The same search; throws BAD_USER_INPUT when it has neither text, category nor fabric, and the filter no price or tag. */
export function checkSearch(
  search: ProductSearchInput,
  filter: ProductFilterInput | null | undefined,
): ProductSearchInput {
  const isGiven = [search.text, search.category, search.fabric].some((word) => (word ?? '').trim() !== '');
  const isFiltered = [filter?.minPrice, filter?.maxPrice, filter?.collections?.[0], filter?.occasions?.[0]].some(
    (one) => one !== undefined && one !== null,
  );
  return isGiven || isFiltered ? search : refuse('search', 'needs a text, a category or a fabric');
}

function fabricsOf(one: string | undefined, some: string[] | undefined): string[] | undefined {
  if (one === undefined) return some;
  return some === undefined || some.includes(one) ? [one] : [];
}

function someOf<T>(name: string, list: T[] | null | undefined): T[] | undefined {
  if (!list || list.length === 0) return undefined;
  return list.length <= MOST_WORDS ? [...new Set(list)] : refuse(name, `takes at most ${MOST_WORDS}`);
}

function priceOf(name: string, price: number | null | undefined): number | undefined {
  if (price === null || price === undefined) return undefined;
  return price >= 0 ? Math.min(price, HIGHEST_PRICE) : refuse(name, 'must not be negative');
}

function checkWord(name: string, word: string): string {
  return word.trim() === '' ? refuse(name, 'must not have an empty text') : checkLength(name, word, LONGEST_WORD);
}

function checkLength<T extends string | undefined>(name: string, word: T, most: number): T {
  return word === undefined || word.length <= most ? word : refuse(name, `must have at most ${most} characters`);
}

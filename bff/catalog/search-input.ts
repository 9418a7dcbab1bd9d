import { getShowcasesLimits, searchProductsLimits as limits } from '../../schema/generated/limits.ts';
import type { ProductFilterInput, ProductSearchInput, ProductSort } from '../generated/schema-types.ts';
import { parseInRange, readArguments, rejectArgument } from '../host/failures.ts';
import { COLLECTION_IN_REST, OCCASION_IN_REST, SORT_IN_REST } from './enum-maps.ts';
import type { ProductQuery } from './nodes.ts';

const MAX_LIST_LENGTH = limits.fabric.maxItems;
const MAX_WORD_LENGTH = limits.category.maxLength;
const MAX_PRICE = limits.maxPrice.maximum;

/** The arguments of a listing or search. */
export interface ListingArguments {
  search?: ProductSearchInput;
  /** The name of a category of the host. */
  category?: string;
  filter?: ProductFilterInput | null | undefined;
  sort?: ProductSort | null | undefined;
  soldOutLast?: boolean | null | undefined;
  page?: number | null | undefined;
}

/** Returns the page number; 1 by default. Throws BAD_USER_INPUT if it is out of range. */
export function parsePage(page: number | null | undefined): number {
  return parseInRange('page', page ?? 1, 1, limits.page.maximum);
}

/** Returns the size of a showcase. Throws BAD_USER_INPUT unless it is 1 to 24. */
export function parseFirst(first: number): number {
  return parseInRange('first', first, 1, getShowcasesLimits.first.maximum);
}

/** Returns the text of a search box; empty for none. Throws BAD_USER_INPUT if it is too long. */
export function parseSuggestedText(text: string | null | undefined): string {
  return assertLength('text', text ?? '', limits.text.maxLength).trim();
}

/** Returns a picture's width. Throws BAD_USER_INPUT unless it is 1 to 4000. */
export function parseWidth(width: number | null | undefined): number | null {
  return typeof width === 'number' ? parseInRange('width', width, 1, 4_000) : null;
}

/**
 * Whether a listing has no filter and the host's own order. A host that can't search has only one order, with
 * sold-out products anywhere.
 */
export function isDefaultListing({ filter, sort, soldOutLast }: ListingArguments, canSearch: boolean): boolean {
  const filters = Object.values(filter ?? {}).filter(
    (value) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  const isOwnOrder = !(canSearch && soldOutLast);
  return filters.length === 0 && isOwnOrder && (sort ?? 'RELEVANCE') === 'RELEVANCE';
}

/**
 * Returns the REST query of a listing or search; null if nothing can match. Throws BAD_USER_INPUT for an invalid
 * argument. A plain text of the search or filter is the REST criterion of the same name. It is a type error to omit a
 * criterion.
 */
export function toProductQuery({
  search = {},
  category,
  filter,
  page,
  ...order
}: ListingArguments): ProductQuery | null {
  const { text, fabric: oneFabric, ...words } = search;
  const {
    fabrics,
    minPrice,
    maxPrice,
    collections,
    occasions,
    sizes,
    colors,
    crafts,
    inStock,
    updatedSince,
    ...moreWords
  }: ProductFilterInput = filter ?? {};
  const isUnaskable = category !== undefined && category.length > MAX_WORD_LENGTH;
  const { texts, ...others } = readArguments({
    text: () => assertLength('text', text || undefined, limits.text.maxLength),
    texts: () =>
      parseWords({ ...words, ...moreWords, category: isUnaskable ? undefined : (category ?? words.category) }),
    fabric: () => parseFabrics(oneFabric, fabrics),
    minPrice: () => parsePrice('minPrice', minPrice, Math.ceil),
    maxPrice: () => parsePrice('maxPrice', maxPrice, Math.floor),
    collection: () => parseList('collections', collections)?.map((one) => COLLECTION_IN_REST[one]),
    occasion: () => parseList('occasions', occasions)?.map((one) => OCCASION_IN_REST[one]),
    size: () => parseWordList('sizes', sizes),
    color: () => parseWordList('colors', colors),
    craft: () => parseWordList('crafts', crafts),
    page: () => parsePage(page),
  });
  if (isUnaskable || others.fabric?.length === 0) return null;
  return { ...texts, ...others, ...restOfQuery({ inStock, updatedSince, ...order }) } satisfies CompleteQuery;
}

/** The criteria that need no check. */
function restOfQuery(
  requested: Pick<ProductFilterInput, 'inStock' | 'updatedSince'> & Omit<ListingArguments, 'search'>,
) {
  return {
    inStock: requested.inStock ?? undefined,
    updatedSince: requested.updatedSince ?? undefined,
    sort: SORT_IN_REST[requested.sort ?? 'RELEVANCE'],
    soldOutLast: requested.soldOutLast || undefined,
  };
}

/** A query with every criterion of the contract. */
type CompleteQuery = {
  [Criterion in Exclude<keyof ProductQuery, 'counts' | 'colorCounts' | 'craftCounts' | 'priceRange'>]-?:
    | ProductQuery[Criterion]
    | undefined;
};

/** Throws BAD_USER_INPUT if neither the search nor the filter has a criterion. */
export function assertSearch(search: ProductSearchInput, filter: ProductFilterInput | null | undefined): void {
  const hasSearch = Object.values(search).some((word) => (word ?? '').trim() !== '');
  if (!hasSearch && !Object.values(filter ?? {}).some(isFilled))
    rejectArgument('search', 'needs at least one of its fields, or a filter; leave it out for all products');
}

/** Whether a field of a filter has a criterion. */
function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
}

function intersectFabrics(one: string | undefined, list: string[] | undefined): string[] | undefined {
  if (one === undefined) return list;
  return list === undefined || list.includes(one) ? [one] : [];
}

function parseList<T>(name: string, list: T[] | null | undefined): T[] | undefined {
  if (!list || list.length === 0) return undefined;
  return list.length <= MAX_LIST_LENGTH ? [...new Set(list)] : rejectArgument(name, `takes at most ${MAX_LIST_LENGTH}`);
}

/** Converts a price in paise to rupees: hosts have prices in whole rupees. */
function parsePrice(
  name: string,
  paise: number | null | undefined,
  round: (rupees: number) => number,
): number | undefined {
  if (paise === null || paise === undefined) return undefined;
  return paise >= 0 ? Math.min(round(paise / 100), MAX_PRICE) : rejectArgument(name, 'must not be negative');
}

/** Returns the texts by criterion; undefined for an empty one. */
function parseWords<Criterion extends keyof ProductQuery>(
  words: Readonly<Partial<Record<Criterion, string | null | undefined>>>,
): Record<Criterion, string | undefined> {
  const readers = Object.entries<string | null | undefined>(words).map(([name, word]) => [
    name,
    () => assertLength(name, word || undefined, MAX_WORD_LENGTH),
  ]);
  return readArguments<Record<Criterion, string | undefined>>(Object.fromEntries(readers));
}

/** Returns the fabrics of a search and its filter; undefined for any, empty if no product can match. */
function parseFabrics(fabric: string | null | undefined, fabrics: string[] | null | undefined): string[] | undefined {
  const { one, list } = readArguments({
    one: () => (fabric ? parseWord('fabric', fabric) : undefined),
    list: () => parseWordList('fabrics', fabrics),
  });
  return intersectFabrics(one, list);
}

function parseWordList(name: string, list: string[] | null | undefined): string[] | undefined {
  return parseList(name, list)?.map((one) => parseWord(name, one));
}

function parseWord(name: string, word: string): string {
  return word.trim() === ''
    ? rejectArgument(name, 'must not have an empty text')
    : assertLength(name, word, MAX_WORD_LENGTH);
}

function assertLength<T extends string | undefined>(name: string, word: T, max: number): T {
  return word === undefined || word.length <= max ? word : rejectArgument(name, `must have at most ${max} characters`);
}

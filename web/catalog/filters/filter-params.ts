import type { ProductFilterInput, ProductSort } from '../../generated/schema-types.ts';
import type { ShopFacts } from '../../shop/shop-facts.ts';
import type { Filters, SortParam } from './filters.ts';

/** The price in rupees at which the slider sets no limit. */
export const NO_PRICE_LIMIT = 2500;
/** The maximum number of fabrics, and of sizes, that the shop accepts at once. */
const MAX_NAMES = 20;
const SORTS = {
  newest: 'NEWEST',
  price_asc: 'PRICE_ASC',
  price_desc: 'PRICE_DESC',
  rating: 'RATING',
} as const satisfies Record<SortParam, ProductSort>;

/** The shop's collections and occasions: an address and `Filters` contain their labels. */
export type FilterLabels = Pick<ShopFacts, 'collections' | 'occasions'>;

/** The labels among these texts, in the shop's order. */
const labelsAmong = (known: readonly { label: string }[], texts: readonly string[]): string[] =>
  known.map(({ label }) => label).filter((label) => texts.includes(label));

/** The values of GraphQL's enum for these labels. */
const valuesOf = <Value>(known: readonly { value: Value; label: string }[], labels: readonly string[]): Value[] =>
  known.filter(({ label }) => labels.includes(label)).map(({ value }) => value);

/** Whether a text of an address can be a name in the shop: 1 to 40 characters, not only spaces, no control characters. */
export const isValidName = (word: string): boolean => /^(?=.*\S)[^\p{Cc}]{1,40}$/u.test(word);

/** Reads the filters of an address: each value once, in the form's order. Values that the shop doesn't know are left out. */
export function parseFilters(search: URLSearchParams, { collections, occasions }: FilterLabels): Filters {
  const price = search.get('maxPrice') ?? '';
  const isLimit = /^\d{1,4}$/.test(price) && Number(price) < NO_PRICE_LIMIT;
  const sort = search.get('sort') ?? '';
  return {
    ...(isLimit && { maxPrice: Number(price) }),
    collection: labelsAmong(collections, search.getAll('collection')),
    fabric: namesIn(search, 'fabric'),
    occasion: labelsAmong(occasions, search.getAll('occasion')),
    size: namesIn(search, 'size'),
    ...(search.get('inStock') === 'true' && { inStock: true }),
    ...(isSort(sort) && { sort }),
  };
}

/** The names of a parameter, each once, in alphabetical order. */
const namesIn = (search: URLSearchParams, name: string): string[] =>
  [...new Set(search.getAll(name).filter(isValidName))].slice(0, MAX_NAMES).sort();

const isSort = (word: string): word is SortParam => Object.hasOwn(SORTS, word);

/** The filters as variables of the gateway's queries; filters that aren't set are left out. */
export function toFilterVariables(
  { maxPrice, collection, fabric, occasion, size, inStock, sort }: Filters,
  { collections, occasions }: FilterLabels,
): { filter?: ProductFilterInput; sort?: ProductSort } {
  const filter: ProductFilterInput = {
    ...(maxPrice !== undefined && { maxPrice: maxPrice * 100 }),
    ...(collection.length > 0 && { collections: valuesOf(collections, collection) }),
    ...(fabric.length > 0 && { fabrics: fabric }),
    ...(occasion.length > 0 && { occasions: valuesOf(occasions, occasion) }),
    ...(size.length > 0 && { sizes: size }),
    ...(inStock && { inStock }),
  };
  return { ...(Object.keys(filter).length > 0 && { filter }), ...(sort && { sort: SORTS[sort] }) };
}

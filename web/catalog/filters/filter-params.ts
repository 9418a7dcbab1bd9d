import type { ProductFilterInput, ProductSort } from '../../generated/schema-types.ts';
import type { ShopFacts } from '../../shop/shop-facts.ts';
import { NO_PRICE_LIMIT, type Filters, type SortParam } from './filters.ts';

/** The maximum number of fabrics, and of sizes, that the shop accepts at once. */
const MAX_NAMES = 20;
const SORTS = {
  newest: 'NEWEST',
  price_asc: 'PRICE_ASC',
  price_desc: 'PRICE_DESC',
  rating: 'RATING',
  discount: 'DISCOUNT',
  popularity: 'POPULARITY',
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
  const minPrice = priceIn(search.get('minPrice'));
  // The slider's end sets no limit; the field beside it goes up to the dearest product.
  const limits = [
    ...search.getAll('maxPrice').filter((text) => Number(text) !== NO_PRICE_LIMIT),
    search.get('priceTo'),
  ];
  const maxPrice = limits.map(priceIn).reduce((low, one) => (one === undefined || (low ?? one) < one ? low : one));
  const sort = search.get('sort') ?? '';
  return {
    ...(minPrice && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    collection: labelsAmong(collections, search.getAll('collection')),
    fabric: namesIn(search, 'fabric'),
    occasion: labelsAmong(occasions, search.getAll('occasion')),
    size: namesIn(search, 'size'),
    color: namesIn(search, 'color'),
    craft: namesIn(search, 'craft'),
    ...(search.get('inStock') === 'true' && { inStock: true }),
    ...(isSort(sort) && { sort }),
  };
}

/** A price in whole rupees, of at most as many digits as a search accepts; undefined for any other text. */
function priceIn(text: string | null): number | undefined {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}

/** The names of a parameter, each once, in alphabetical order. */
const namesIn = (search: URLSearchParams, name: string): string[] =>
  [...new Set(search.getAll(name).filter(isValidName))].slice(0, MAX_NAMES).sort();

/** The order of an address, in the gateway's terms. */
export const sortOf = (param: SortParam): ProductSort => SORTS[param];

const isSort = (word: string): word is SortParam => Object.hasOwn(SORTS, word);

/** The filters as variables of the gateway's queries; filters that aren't set are left out. */
export function toFilterVariables(
  { minPrice, maxPrice, collection, fabric, occasion, size, color, craft, inStock, sort }: Filters,
  { collections, occasions }: FilterLabels,
): { filter?: ProductFilterInput; sort?: ProductSort } {
  const filter: ProductFilterInput = {
    ...(minPrice !== undefined && { minPrice: minPrice * 100 }),
    ...(maxPrice !== undefined && { maxPrice: maxPrice * 100 }),
    ...(collection.length > 0 && { collections: valuesOf(collections, collection) }),
    ...(fabric.length > 0 && { fabrics: fabric }),
    ...(occasion.length > 0 && { occasions: valuesOf(occasions, occasion) }),
    ...(size.length > 0 && { sizes: size }),
    ...(color.length > 0 && { colors: color }),
    ...(craft.length > 0 && { crafts: craft }),
    ...(inStock && { inStock }),
  };
  return { ...(Object.keys(filter).length > 0 && { filter }), ...(sort && { sort: SORTS[sort] }) };
}

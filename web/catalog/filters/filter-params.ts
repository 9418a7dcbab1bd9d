import { COLLECTIONS, OCCASIONS, type CollectionName, type OccasionName } from '../../../schema/vocabulary.ts';
import type { Collection, Occasion, ProductFilterInput, ProductSort } from '../../generated/schema-types.ts';
import type { Filters, SortParam } from './filters.ts';

/** The price in rupees at which the slider stands when it limits nothing. */
export const NO_PRICE_LIMIT = 2500;
const MAX_FABRICS = 20;
const SORTS = {
  newest: 'NEWEST',
  price_asc: 'PRICE_ASC',
  price_desc: 'PRICE_DESC',
  rating: 'RATING',
} as const satisfies Record<SortParam, ProductSort>;

/** The values of GraphQL's enums for the words of REST, which an address holds too. */
const COLLECTION_ENUM: Record<CollectionName, Collection> = {
  Featured: 'FEATURED',
  'Best Sellers': 'BEST_SELLERS',
  'New Arrivals': 'NEW_ARRIVALS',
};
const OCCASION_ENUM: Record<OccasionName, Occasion> = {
  Wedding: 'WEDDING',
  Festival: 'FESTIVAL',
  Party: 'PARTY',
  Casual: 'CASUAL',
  'Office Wear': 'OFFICE_WEAR',
};

/** Whether a text of an address can be a name in the shop: 1 to 40 characters, not only spaces, no control characters. */
export const isValidName = (word: string): boolean => /^(?=.*\S)[^\p{Cc}]{1,40}$/u.test(word);

/** Reads the filters of an address: each value once, in the form's order. Values that the shop doesn't know are left out. */
export function parseFilters(search: URLSearchParams): Filters {
  const price = search.get('maxPrice') ?? '';
  const isLimit = /^\d{1,4}$/.test(price) && Number(price) < NO_PRICE_LIMIT;
  const [collections, occasions] = [search.getAll('collection'), search.getAll('occasion')];
  const sort = search.get('sort') ?? '';
  return {
    ...(isLimit && { maxPrice: Number(price) }),
    collection: COLLECTIONS.filter((name) => collections.includes(name)),
    fabric: [...new Set(search.getAll('fabric').filter(isValidName))].slice(0, MAX_FABRICS).sort(),
    occasion: OCCASIONS.filter((name) => occasions.includes(name)),
    ...(search.get('inStock') === 'true' && { inStock: true }),
    ...(isSort(sort) && { sort }),
  };
}

const isSort = (word: string): word is SortParam => Object.hasOwn(SORTS, word);

/** The filters as variables of the gateway's queries; filters that aren't set are left out. */
export function toFilterVariables({ maxPrice, collection, fabric, occasion, inStock, sort }: Filters): {
  filter?: ProductFilterInput;
  sort?: ProductSort;
} {
  const filter: ProductFilterInput = {
    ...(maxPrice !== undefined && { maxPrice: maxPrice * 100 }),
    ...(collection.length > 0 && { collections: collection.map((name) => COLLECTION_ENUM[name]) }),
    ...(fabric.length > 0 && { fabrics: fabric }),
    ...(occasion.length > 0 && { occasions: occasion.map((name) => OCCASION_ENUM[name]) }),
    ...(inStock && { inStock }),
  };
  return { ...(Object.keys(filter).length > 0 && { filter }), ...(sort && { sort: SORTS[sort] }) };
}

import type { Addition } from '../../schema/generated/additions.ts';
import type { CollectionName, OccasionName } from '../../schema/vocabulary.ts';
import type { HasCapability } from '../host/capabilities.ts';
import type {
  Collection,
  ManagedProductSort,
  Occasion,
  ProductSort,
  ProductState,
  StockReason,
} from '../generated/schema-types.ts';
import { invert } from '../host/object-maps.ts';

/** The REST value of each collection. */
export const COLLECTION_IN_REST: Record<Collection, CollectionName> = {
  FEATURED: 'Featured',
  BEST_SELLERS: 'Best Sellers',
  NEW_ARRIVALS: 'New Arrivals',
};
/** The REST value of each occasion. */
export const OCCASION_IN_REST: Record<Occasion, OccasionName> = {
  WEDDING: 'Wedding',
  FESTIVAL: 'Festival',
  PARTY: 'Party',
  CASUAL: 'Casual',
  OFFICE_WEAR: 'Office Wear',
};
/** The REST value of each sort order. */
export const SORT_IN_REST = {
  RELEVANCE: 'relevance',
  NEWEST: 'newest',
  PRICE_ASC: 'price_asc',
  PRICE_DESC: 'price_desc',
  RATING: 'rating',
  DISCOUNT: 'discount',
  POPULARITY: 'popularity',
} as const satisfies Record<ProductSort, string>;
/** The REST value of each reason of a stock movement. */
export const REASON_IN_REST = {
  RECEIVED: 'received',
  COUNTED: 'counted',
  DAMAGED: 'damaged',
  SOLD: 'sold',
  RETURNED: 'returned',
  CORRECTION: 'correction',
  IMPORT: 'import',
} as const satisfies Record<StockReason, string>;
/** The REST value of each state of a product. */
export const STATE_IN_REST = { LIVE: 'live', DRAFT: 'draft', ARCHIVED: 'archived' } as const satisfies Record<
  ProductState,
  string
>;
/** The REST value of each order of the products of staff. */
export const MANAGED_SORT_IN_REST = {
  NEWEST: 'newest',
  OLDEST: 'oldest',
  NAME: 'name',
  PRICE: 'price',
  STOCK: 'stock',
} as const satisfies Record<ManagedProductSort, string>;
/** A sort order in REST. */
export type RestSort = (typeof SORT_IN_REST)[ProductSort];

/** The orders that only hosts with an addition know. */
const ADDED_SORTS: ReadonlyMap<RestSort, Addition> = new Map([
  ['discount', 'crafts'],
  ['popularity', 'suggestions'],
] as const);

/** Whether the host knows an order. */
export function isKnownSort(sort: RestSort, has: HasCapability): boolean {
  const addition = ADDED_SORTS.get(sort);
  return addition === undefined || has(addition);
}

const COLLECTIONS = invert(COLLECTION_IN_REST);
const OCCASIONS = invert(OCCASION_IN_REST);

/** The collections of REST values. Leaves out values that the schema does not know. */
export function collectionsOf(values: string[] | undefined): Collection[] {
  return translate(values, COLLECTIONS);
}

/** The occasions of REST values. Leaves out values that the schema does not know. */
export function occasionsOf(values: string[] | undefined): Occasion[] {
  return translate(values, OCCASIONS);
}

function translate<T>(values: string[] | undefined, map: ReadonlyMap<string, T>): T[] {
  const known: T[] = [];
  for (const value of values ?? []) {
    const translated = map.get(value);
    if (translated !== undefined) known.push(translated);
  }
  return known;
}

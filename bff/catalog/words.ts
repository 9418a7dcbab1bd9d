import type { CollectionName, OccasionName } from '../../schema/vocabulary.ts';
import type { Collection, Occasion, ProductSort } from '../generated/resolvers.ts';

/** The collections' words in REST. */
export const COLLECTION_IN_REST: Record<Collection, CollectionName> = {
  FEATURED: 'Featured',
  BEST_SELLERS: 'Best Sellers',
  NEW_ARRIVALS: 'New Arrivals',
};
/** The occasions' words in REST. */
export const OCCASION_IN_REST: Record<Occasion, OccasionName> = {
  WEDDING: 'Wedding',
  FESTIVAL: 'Festival',
  PARTY: 'Party',
  CASUAL: 'Casual',
  OFFICE_WEAR: 'Office Wear',
};
/** The orders' words in REST. */
export const SORT_IN_REST = {
  RELEVANCE: 'relevance',
  NEWEST: 'newest',
  PRICE_ASC: 'price_asc',
  PRICE_DESC: 'price_desc',
  RATING: 'rating',
} as const satisfies Record<ProductSort, string>;
/** An order's word in REST. */
export type SortWord = (typeof SORT_IN_REST)[ProductSort];

const COLLECTIONS: ReadonlyMap<string, Collection> = new Map([
  ['Featured', 'FEATURED'],
  ['Best Sellers', 'BEST_SELLERS'],
  ['New Arrivals', 'NEW_ARRIVALS'],
]);
const OCCASIONS: ReadonlyMap<string, Occasion> = new Map([
  ['Wedding', 'WEDDING'],
  ['Festival', 'FESTIVAL'],
  ['Party', 'PARTY'],
  ['Casual', 'CASUAL'],
  ['Office Wear', 'OFFICE_WEAR'],
]);

/** The collections of REST's words; words that the schema doesn't know are left out. */
export function collectionsOf(words: string[] | undefined): Collection[] {
  return translate(words, COLLECTIONS);
}

/** The occasions of REST's words; words that the schema doesn't know are left out. */
export function occasionsOf(words: string[] | undefined): Occasion[] {
  return translate(words, OCCASIONS);
}

function translate<T>(words: string[] | undefined, dictionary: ReadonlyMap<string, T>): T[] {
  const known: T[] = [];
  for (const word of words ?? []) {
    const translated = dictionary.get(word);
    if (translated !== undefined) known.push(translated);
  }
  return known;
}

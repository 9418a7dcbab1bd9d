import type { CollectionName, OccasionName } from '../../../schema/vocabulary.ts';

/** What a listing is narrowed to, and its order, in the words of its address. */
export interface Filters {
  /** In rupees, below `NO_LIMIT`. */
  maxPrice?: number;
  collection: CollectionName[];
  fabric: string[];
  occasion: OccasionName[];
  inStock?: true;
  sort?: SortWord;
}

/** An order's word in an address. */
export type SortWord = 'newest' | 'price_asc' | 'price_desc' | 'rating';

/** Nothing is filtered, in the listing's own order. */
export const NO_FILTERS: Filters = { collection: [], fabric: [], occasion: [] };

/** The filters as an address has them: name and value of each. */
export const entriesOf = (filters: Filters): [name: string, value: string][] =>
  Object.entries(filters).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
  );

/** What is filtered, without the order. */
export const filtersIn = ({ sort: _sort, ...filters }: Filters): [name: string, value: string][] => entriesOf(filters);

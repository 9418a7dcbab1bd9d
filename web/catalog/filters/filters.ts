import type { CollectionName, OccasionName } from '../../../schema/vocabulary.ts';

/** The filters and the order of a listing, in the words of its address. */
export interface Filters {
  /** In rupees, below `NO_PRICE_LIMIT`. */
  maxPrice?: number;
  collection: CollectionName[];
  fabric: string[];
  occasion: OccasionName[];
  inStock?: true;
  sort?: SortParam;
}

/** An order's word in an address. */
export type SortParam = 'newest' | 'price_asc' | 'price_desc' | 'rating';

/** No filter, and the listing's default order. */
export const NO_FILTERS: Filters = { collection: [], fabric: [], occasion: [] };

/** The fabrics of the search form, and of the filter form where the gateway counts none. */
export const FABRICS = ['Silk', 'Georgette', 'Crepe', 'Rayon'] as const;

/** The filters and the order as an address has them: name and value of each. */
export const filterParams = (filters: Filters): [name: string, value: string][] =>
  Object.entries(filters).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
  );

/** The filters as an address has them, without the order. */
export const activeFilters = ({ sort: _sort, ...filters }: Filters): [name: string, value: string][] =>
  filterParams(filters);

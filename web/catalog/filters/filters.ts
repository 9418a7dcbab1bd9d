/** The filters and the order of a listing, in the terms of its address. */
export interface Filters {
  /** In rupees, below `NO_PRICE_LIMIT`. */
  maxPrice?: number;
  collection: string[];
  fabric: string[];
  occasion: string[];
  /** Only products with a variant in stock. */
  size: string[];
  inStock?: true;
  sort?: SortParam;
}

/** An order's word in an address. */
export type SortParam = 'newest' | 'price_asc' | 'price_desc' | 'rating';

/** No filter, and the listing's default order. */
export const NO_FILTERS: Filters = { collection: [], fabric: [], occasion: [], size: [] };

/** The filters and the order as query parameters: name and value of each. */
export const filterParams = (filters: Filters): [name: string, value: string][] =>
  Object.entries(filters).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
  );

/** The filters as query parameters, without the order. */
export const activeFilters = ({ sort: _sort, ...filters }: Filters): [name: string, value: string][] =>
  filterParams(filters);

/** The filters without this one, which is named as in `activeFilters`. */
export function without(filters: Filters, name: string, value: string): Filters {
  const left = (of: string, values: readonly string[]) => values.filter((each) => of !== name || each !== value);
  const { maxPrice, inStock, sort, ...lists } = filters;
  return {
    ...(maxPrice !== undefined && name !== 'maxPrice' && { maxPrice }),
    collection: left('collection', lists.collection),
    fabric: left('fabric', lists.fabric),
    occasion: left('occasion', lists.occasion),
    size: left('size', lists.size),
    ...(inStock && name !== 'inStock' && { inStock }),
    ...(sort && { sort }),
  };
}

/** The price in rupees at which the slider sets no limit. */
export const NO_PRICE_LIMIT = 2500;

/** The filters and the order of a listing, in the terms of its address. */
export interface Filters {
  /** The lowest price, in rupees. */
  minPrice?: number;
  /** The highest price, in rupees. */
  maxPrice?: number;
  collection: string[];
  fabric: string[];
  occasion: string[];
  size: string[];
  /** Only products with a variant of one of these colours in stock. */
  color: string[];
  /** The slugs of crafts. */
  craft: string[];
  /** Only products with a variant in stock. */
  inStock?: true;
  sort?: SortParam;
}

/** An order's word in an address. */
export type SortParam = 'newest' | 'price_asc' | 'price_desc' | 'rating' | 'discount' | 'popularity';

/** No filter, and the listing's default order. */
export const NO_FILTERS: Filters = { collection: [], fabric: [], occasion: [], size: [], color: [], craft: [] };

/** The filters and the order as query parameters: name and value of each. */
export const filterParams = (filters: Filters): [name: string, value: string][] =>
  Object.entries(filters).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name === 'maxPrice' ? limitName(value) : name, String(one)]),
  );

/** The parameter of a highest price: the slider has `maxPrice`, and a field the prices from its end on. */
const limitName = (rupees: unknown): string => (Number(rupees) < NO_PRICE_LIMIT ? 'maxPrice' : 'priceTo');

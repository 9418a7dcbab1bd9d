import { filterParams, type Filters } from './filters.ts';

/** The filters as query parameters, without the order. */
export const activeFilters = ({ sort: _sort, ...filters }: Filters): [name: string, value: string][] =>
  filterParams(filters);

/** The filters without this one, which is named as in `activeFilters`. */
export function without(filters: Filters, name: string, value: string): Filters {
  const left = (of: string, values: readonly string[]) => values.filter((each) => of !== name || each !== value);
  const { minPrice, maxPrice, inStock, sort, ...lists } = filters;
  return {
    ...(minPrice !== undefined && name !== 'minPrice' && { minPrice }),
    ...(maxPrice !== undefined && name !== 'maxPrice' && name !== 'priceTo' && { maxPrice }),
    collection: left('collection', lists.collection),
    fabric: left('fabric', lists.fabric),
    occasion: left('occasion', lists.occasion),
    size: left('size', lists.size),
    color: left('color', lists.color),
    craft: left('craft', lists.craft),
    ...(inStock && name !== 'inStock' && { inStock }),
    ...(sort && { sort }),
  };
}

import type { FilterCount } from '../../generated/resolvers.ts';
import { COUNTED_FILTERS, FILTER_NAMES, sortCounts, type CountedFilter } from '../filter-counts.ts';
import type { ProductNode, ProductQuery } from '../nodes.ts';
import { filtersOf, isInStock, matchTextAndPrice } from './search.ts';

const VALUES: Record<CountedFilter, (product: ProductNode) => string[]> = {
  category: ({ category }) => [category.name],
  fabric: ({ fabric }) => (fabric === undefined ? [] : [fabric]),
  collection: ({ collections }) => collections,
  occasion: ({ occasions }) => occasions,
  inStock: (product) => (isInStock(product) ? ['true'] : []),
};

/** The same counts as those of `searchProducts`, over a whole catalogue. */
export function countCatalogue(products: ProductNode[], query: ProductQuery): FilterCount[] {
  const candidates = matchTextAndPrice(products, query);
  const filters = filtersOf(query);
  return sortCounts(
    COUNTED_FILTERS.flatMap((filter) => {
      const others = COUNTED_FILTERS.filter((other) => other !== filter);
      const matching = candidates.filter((product) => others.every((other) => filters[other](product)));
      const values = Map.groupBy(matching.flatMap(VALUES[filter]), (value) => value);
      return [...values].map(([value, all]) => ({ filter: FILTER_NAMES[filter], value, count: all.length }));
    }),
  );
}

import { properFabric } from '../../../schema/fabrics.ts';
import { memoizeByObject } from '../../host/cache.ts';
import {
  COUNTED_FILTERS,
  FILTER_NAMES,
  sortCounts,
  type CountedFilter,
  type FilterCountNode,
} from '../filter-counts.ts';
import type { ProductNode, ProductQuery } from '../nodes.ts';
import { rankMatches } from './matches.ts';
import { everyOf, isInStock, predicatesOf, sizesInStock, type Predicate } from './search.ts';

const VALUES: Record<CountedFilter, (product: ProductNode, fabricName: (fabric: string) => string) => string[]> = {
  category: ({ category }) => [category.name],
  fabric: ({ fabric }, fabricName) => (fabric === undefined ? [] : [fabricName(fabric)]),
  collection: ({ collections }) => collections,
  occasion: ({ occasions }) => occasions,
  size: (product) => [...sizesInStock(product)],
  inStock: (product) => (isInStock(product) ? ['true'] : []),
};

/** Returns each fabric of a catalogue once: in the host's spelling, or in the proper spelling if the host has both. */
const fabricNamesOf = memoizeByObject((products: ProductNode[]) => {
  const stored = new Set(products.map(({ fabric }) => fabric));
  return (fabric: string) => (stored.has(properFabric(fabric)) ? properFabric(fabric) : fabric);
});

/** Returns the same counts as `searchProducts`, over a whole catalogue. */
export function countCatalogue(products: ProductNode[], query: ProductQuery): FilterCountNode[] {
  const { category, fabric, collection, occasion, size, inStock, ...uncounted } = predicatesOf(
    query,
    rankMatches(products, query.text),
  );
  const counted: Record<CountedFilter, Predicate> = { category, fabric, collection, occasion, size, inStock };
  const fabricName = fabricNamesOf(products);
  const candidates = products.filter(everyOf(Object.values(uncounted)));
  return sortCounts(
    COUNTED_FILTERS.flatMap((filter) => {
      const others = COUNTED_FILTERS.filter((other) => other !== filter).map((other) => counted[other]);
      const matching = candidates.filter(everyOf(others));
      const values = Map.groupBy(
        matching.flatMap((product) => VALUES[filter](product, fabricName)),
        (value) => value,
      );
      return [...values].map(([value, all]) => ({ filter: FILTER_NAMES[filter], value, count: all.length }));
    }),
  );
}

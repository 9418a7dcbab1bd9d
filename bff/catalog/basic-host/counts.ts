import { properFabric } from '../../../schema/fabrics.ts';
import { memoizeByObject } from '../../host/cache.ts';
import {
  COUNTED_FILTERS,
  colorCountNodes,
  FILTER_NAMES,
  sortCounts,
  type CountedFilter,
  type FilterCountNode,
} from '../filter-counts.ts';
import type { ProductNode, ProductQuery } from '../nodes.ts';
import { rankMatches } from './matches.ts';
import { colorsInStock, everyOf, isInStock, predicatesOf, sizesInStock, type Predicate } from './search.ts';

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

/** The most colours that are counted, as on our own host. */
const MOST_COLORS = 100;

/** Returns the same counts of colours as `searchProducts`, over a whole catalogue. */
export function countColors(products: ProductNode[], query: ProductQuery): FilterCountNode[] {
  const { color: _color, ...others } = predicatesOf(query, rankMatches(products, query.text));
  const found = products.filter(everyOf(Object.values(others)));
  const counts = new Map<string, number>();
  for (const product of found)
    for (const color of colorsInStock(product)) counts.set(color, (counts.get(color) ?? 0) + 1);
  const rows = Array.from(counts, ([value, count]) => ({ value, count }));
  return colorCountNodes(sortByCount(rows).slice(0, MOST_COLORS));
}

const sortByCount = <T extends { value: string; count: number }>(counts: readonly T[]): T[] =>
  counts.toSorted((a, b) => b.count - a.count || Buffer.from(a.value).compare(Buffer.from(b.value)));

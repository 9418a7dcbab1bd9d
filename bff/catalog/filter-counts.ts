import type { FilterCount, FilterName } from '../generated/resolvers.ts';
import type { Answer } from '../platform/upstream/contract.ts';
import { sortSizes } from '../../schema/sizes.ts';
import { collectionsOf, occasionsOf } from './enum-maps.ts';

type RestCount = NonNullable<Answer<'searchProducts'>['counts']>[number];
/** A filter whose values are counted, by its REST name. */
export type CountedFilter = RestCount['filter'];

/** The counted filters, in the order of their counts. */
export const COUNTED_FILTERS = [
  'category',
  'fabric',
  'collection',
  'occasion',
  'size',
  'inStock',
] as const satisfies readonly CountedFilter[];
/** The schema's name of each counted filter. */
export const FILTER_NAMES: Record<CountedFilter, FilterName> = {
  category: 'CATEGORY',
  fabric: 'FABRIC',
  collection: 'COLLECTION',
  occasion: 'OCCASION',
  size: 'SIZE',
  inStock: 'IN_STOCK',
};

/** A host's counts as the schema has them. Leaves out values that the schema does not know. */
export function countNodes(counts: RestCount[]): FilterCount[] {
  return sortCounts(
    counts.flatMap(({ filter, value, count }) =>
      toSchemaValues(filter, value).map((one) => ({ filter: FILTER_NAMES[filter], value: one, count })),
    ),
  );
}

/** The counts filter by filter, the largest count of a filter first, sizes from the smallest. */
export function sortCounts(counts: FilterCount[]): FilterCount[] {
  const positions = new Map(COUNTED_FILTERS.map((filter, at) => [FILTER_NAMES[filter], at]));
  const positionOf = ({ filter }: FilterCount) => positions.get(filter) ?? 0;
  const sizes = sortSizes(counts.flatMap(({ filter, value }) => (filter === 'SIZE' ? [value] : [])).sort());
  const compare = (a: FilterCount, b: FilterCount) =>
    a.filter === 'SIZE' ? sizes.indexOf(a.value) - sizes.indexOf(b.value) : b.count - a.count;
  return counts.toSorted((a, b) => positionOf(a) - positionOf(b) || compare(a, b) || (a.value < b.value ? -1 : 1));
}

function toSchemaValues(filter: CountedFilter, value: string): string[] {
  if (filter === 'collection') return collectionsOf([value]);
  return filter === 'occasion' ? occasionsOf([value]) : [value];
}

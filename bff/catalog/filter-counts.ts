import type { FilterCount, FilterName } from '../generated/schema-types.ts';
import type { HostResponse } from '../host/contract.ts';
import { sortSizes } from '../../schema/sizes.ts';
import { COLLECTION_IN_REST, collectionsOf, OCCASION_IN_REST, occasionsOf } from './enum-maps.ts';

type RestCount = NonNullable<HostResponse<'searchProducts'>['counts']>[number];
/** The number of products for one value of a filter. */
export type FilterCountNode = Pick<FilterCount, 'filter' | 'value' | 'count'> & {
  /** The text to display, if the host sends it. */
  label?: string | undefined;
};
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

/** Converts a host's counts. Leaves out values that the schema does not know. */
export function countNodes(counts: RestCount[]): FilterCountNode[] {
  return sortCounts(
    counts.flatMap(({ filter, value, count }) =>
      toSchemaValues(filter, value).map((one) => ({ filter: FILTER_NAMES[filter], value: one, count })),
    ),
  );
}

/** Converts a host's counts of colours. */
export const colorCountNodes = (counts: readonly { value: string; count: number }[]): FilterCountNode[] =>
  counts.map(({ value, count }) => ({ filter: 'COLOR', value, count }));

/** Converts a host's counts of crafts. */
export const craftCountNodes = (
  counts: readonly { value: string; count: number; label?: string | undefined }[],
): FilterCountNode[] => counts.map(({ value, count, label }) => ({ filter: 'CRAFT', value, count, label }));

/** Sorts the counts by filter, the largest count first, but sizes from the smallest. */
export function sortCounts(counts: FilterCountNode[]): FilterCountNode[] {
  const positions = new Map(COUNTED_FILTERS.map((filter, at) => [FILTER_NAMES[filter], at]));
  const positionOf = ({ filter }: FilterCountNode) => positions.get(filter) ?? 0;
  const sizes = sortSizes(counts.flatMap(({ filter, value }) => (filter === 'SIZE' ? [value] : [])).sort());
  const compare = (a: FilterCountNode, b: FilterCountNode) =>
    a.filter === 'SIZE' ? sizes.indexOf(a.value) - sizes.indexOf(b.value) : b.count - a.count;
  return counts.toSorted((a, b) => positionOf(a) - positionOf(b) || compare(a, b) || (a.value < b.value ? -1 : 1));
}

function toSchemaValues(filter: CountedFilter, value: string): string[] {
  if (filter === 'collection') return collectionsOf([value]);
  return filter === 'occasion' ? occasionsOf([value]) : [value];
}

const LABELS = new Map<string, string>(Object.entries({ ...COLLECTION_IN_REST, ...OCCASION_IN_REST }));
/** The field of `ProductFilterInput` for each filter; none for the category, which is no filter. */
const INPUT_FIELDS: Readonly<Partial<Record<FilterName, string>>> = {
  FABRIC: 'fabrics',
  COLLECTION: 'collections',
  OCCASION: 'occasions',
  SIZE: 'sizes',
  COLOR: 'colors',
  CRAFT: 'crafts',
};

/** Returns the display text of a counted value. */
export function labelOf({ filter, value }: FilterCountNode): string {
  if (filter === 'IN_STOCK') return 'In stock';
  return filter === 'COLLECTION' || filter === 'OCCASION' ? (LABELS.get(value) ?? value) : value;
}

/** Returns the `ProductFilterInput` of a counted value as JSON; null for a category. */
export function inputOf({ filter, value }: FilterCountNode): string | null {
  if (filter === 'IN_STOCK') return JSON.stringify({ inStock: true });
  const field = INPUT_FIELDS[filter];
  return field === undefined ? null : JSON.stringify({ [field]: [value] });
}

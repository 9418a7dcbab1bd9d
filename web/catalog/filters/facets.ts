import { COLLECTIONS, OCCASIONS } from '../../../schema/vocabulary.ts';
import type { FilterName } from '../../generated/schema-types.ts';
import { FABRICS } from './fabrics.ts';
import type { Filters } from './filters.ts';

/** How many pieces a filter's value would leave, as the gateway counts them. */
export interface Count {
  filter: FilterName;
  value: string;
  count: number;
}

/** A group of values to choose from. */
export interface Facet {
  /** Its name in the address. */
  name: string;
  legend: string;
  options: Option[];
}

interface Option {
  /** As it stands in the address. */
  value: string;
  label: string;
  /** undefined where nobody has counted. */
  count?: number;
  isChosen: boolean;
}

/** A word of REST as the schema's enums have it. */
const asEnum = (word: string): string => word.toUpperCase().replaceAll(' ', '_');

/**
 * The groups of the filter form. A value that would leave nothing is shown only where it is chosen; a fabric that is
 * searched for is no filter.
 */
export function facetsOf(
  filters: Filters,
  counts: readonly Count[] | null | undefined,
  searched?: string | null,
): Facet[] {
  const counted = new Map(counts?.map(({ filter, value, count }) => [`${filter} ${value}`, count]));
  const facet = (
    name: string,
    legend: string,
    filter: FilterName,
    chosen: readonly string[],
    values: readonly string[],
  ) => ({
    name,
    legend,
    options: values.flatMap((value) => {
      const count = counted.get(`${filter} ${value}`) ?? counted.get(`${filter} ${asEnum(value)}`);
      const isChosen = chosen.includes(value);
      const label = name === 'inStock' ? 'In stock' : value;
      return counts && !count && !isChosen
        ? []
        : [{ value, label, isChosen, count: counts ? (count ?? 0) : undefined }];
    }),
  });
  const fabrics = counts?.flatMap(({ filter, value }) => (filter === 'FABRIC' ? [value] : [])) ?? FABRICS;
  return [
    facet('collection', 'Collections', 'COLLECTION', filters.collection, COLLECTIONS),
    facet('fabric', 'Fabrics', 'FABRIC', filters.fabric, [...new Set([...fabrics, ...filters.fabric])].sort()),
    facet('occasion', 'Occasions', 'OCCASION', filters.occasion, OCCASIONS),
    facet('inStock', 'Availability', 'IN_STOCK', filters.inStock ? ['true'] : [], ['true']),
  ].filter(({ name, options }) => options.length > 0 && !(searched && name === 'fabric'));
}

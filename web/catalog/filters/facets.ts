import { COLLECTIONS, OCCASIONS } from '../../../schema/vocabulary.ts';
import type { FilterName } from '../../generated/schema-types.ts';
import { FABRICS, type Filters } from './filters.ts';

/** How many products one value of a filter would leave, as the gateway counts them. */
export interface FilterCount {
  filter: FilterName;
  value: string;
  count: number;
}

/** A group of the filter form: values to choose from. */
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
  /** undefined where the gateway counts none. */
  count?: number;
  isChosen: boolean;
}

/** The name of an enum's value in GraphQL, made of the word in REST. */
const toEnumName = (word: string): string => word.toUpperCase().replaceAll(' ', '_');

/**
 * The groups of the filter form. A value that would leave no product is shown only where it is chosen. Where the search
 * itself is for a fabric (`searched`), there is no group of fabrics.
 */
export function facetsOf(
  filters: Filters,
  counts: readonly FilterCount[] | null | undefined,
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
      const count = counted.get(`${filter} ${value}`) ?? counted.get(`${filter} ${toEnumName(value)}`);
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

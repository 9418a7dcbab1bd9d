import type { FilterName } from '../../generated/schema-types.ts';
import { properFabric } from '../../../schema/fabrics.ts';
import type { FilterLabels } from './filter-params.ts';
import type { Filters } from './filters.ts';
import type { ListingSource } from '../listing/listing-url.ts';
import * as listingWords from '../../words/listing.ts';

/** The number of products for one value of a filter, as the gateway counts them. */
export interface FilterCount {
  filter: FilterName;
  value: string;
  count: number;
  /** The display text, if it differs from the value. */
  label?: string;
}

/** A group of the filter form: values to choose from. */
export interface Facet {
  /** The parameter's name in the address. */
  name: string;
  legend: string;
  options: Option[];
}

interface Option {
  /** The value in the address. */
  value: string;
  label: string;
  /** undefined where the gateway counts none. */
  count?: number;
  isChosen: boolean;
}

/** A value of a filter: as the gateway counts it, as the address contains it, and as the page shows it. */
interface FilterValue {
  counted: string;
  value: string;
  label: string;
}

const labelled = (known: readonly { value: string; label: string }[]): FilterValue[] =>
  known.map(({ value, label }) => ({ counted: value, value: label, label }));

/**
 * The groups of the filter form. A value without products is shown only if it is chosen. If the search
 * itself is for a fabric or a craft, there is no group of these.
 */
export function facetsOf(
  filters: Filters,
  counts: readonly FilterCount[] | null | undefined,
  { collections, occasions }: FilterLabels,
  source?: Pick<ListingSource, 'search' | 'craft'>,
): Facet[] {
  const numbers = new Map(counts?.map(({ filter, value, count }) => [`${filter} ${value}`, count]));
  const optionsOf = (filter: FilterName, chosen: readonly string[], values: readonly FilterValue[]): Option[] =>
    values.flatMap(({ counted, value, label }) => {
      const count = numbers.get(`${filter} ${counted}`) ?? 0;
      const isChosen = chosen.includes(value) || chosen.includes(label);
      return counts && !count && !isChosen ? [] : [{ value, label, isChosen, count: counts ? count : undefined }];
    });
  const facet = (name: string, legend: string, options: Option[]): Facet => ({ name, legend, options });
  // The spelling in an address may differ from the shop's.
  const fabrics = filters.fabric.map(properFabric);
  const isInStock = filters.inStock ? ['true'] : [];
  const inStock = { counted: 'true', value: 'true', label: listingWords.inStockFilter };
  return [
    facet('size', listingWords.sizes, optionsOf('SIZE', filters.size, namesOf('SIZE', counts, filters.size))),
    facet('collection', listingWords.collections, optionsOf('COLLECTION', filters.collection, labelled(collections))),
    facet(
      'fabric',
      listingWords.fabrics,
      optionsOf('FABRIC', fabrics, namesOf('FABRIC', counts, filters.fabric, properFabric).sort(byLabel)),
    ),
    facet('color', listingWords.colours, optionsOf('COLOR', filters.color, namesOf('COLOR', counts, filters.color))),
    facet('craft', listingWords.crafts, optionsOf('CRAFT', filters.craft, craftsOf(counts, filters.craft))),
    facet('occasion', listingWords.occasions, optionsOf('OCCASION', filters.occasion, labelled(occasions))),
    facet('inStock', listingWords.availability, optionsOf('IN_STOCK', isInStock, [inStock])),
  ].filter(
    ({ name, options }) =>
      options.length > 0 && !(source?.search?.fabric && name === 'fabric') && !(source?.craft && name === 'craft'),
  );
}

/** The crafts that the gateway counts, and the chosen ones. */
const craftsOf = (counts: readonly FilterCount[] | null | undefined, chosen: readonly string[]): FilterValue[] =>
  namesOf('CRAFT', counts, chosen, (slug) => craftLabel(counts, slug));

/** The name of a craft; one that the gateway does not count has its slug. */
export const craftLabel = (counts: readonly FilterCount[] | null | undefined, slug: string): string =>
  counts?.find(({ filter, value }) => filter === 'CRAFT' && value === slug)?.label ?? slug;

const byLabel = (one: FilterValue, other: FilterValue): number => (one.label < other.label ? -1 : 1);

/** The fabrics or sizes that the gateway counts, in its order, and the chosen ones. */
function namesOf(
  of: FilterName,
  counts: readonly FilterCount[] | null | undefined,
  chosen: readonly string[],
  labelOf = (name: string) => name,
): FilterValue[] {
  const counted = counts?.flatMap(({ filter, value }) => (filter === of ? [value] : [])) ?? [];
  const labels = new Set(counted.map(labelOf));
  const others = chosen.filter((name) => !labels.has(labelOf(name)));
  return [...new Set([...counted, ...others])].map((name) => ({ counted: name, value: name, label: labelOf(name) }));
}

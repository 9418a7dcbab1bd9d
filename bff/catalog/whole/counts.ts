import type { FilterCount, FilterName } from '../../generated/resolvers.ts';
import type { Answer } from '../../platform/upstream/contract.ts';
import type { ProductNode, ProductQuery } from '../nodes.ts';
import { basisOf, filtersOf, isInStock } from './search.ts';
import { collectionsOf, occasionsOf } from '../words.ts';

type RestCount = NonNullable<Answer<'searchProducts'>['counts']>[number];
type Filter = RestCount['filter'];

/** The filters, in the order in which they are counted. */
const FILTERS = ['category', 'fabric', 'collection', 'occasion', 'inStock'] as const satisfies readonly Filter[];
const NAMES: Record<Filter, FilterName> = {
  category: 'CATEGORY',
  fabric: 'FABRIC',
  collection: 'COLLECTION',
  occasion: 'OCCASION',
  inStock: 'IN_STOCK',
};
const VALUES: Record<Filter, (product: ProductNode) => string[]> = {
  category: ({ category }) => [category.name],
  fabric: ({ fabric }) => (fabric === undefined ? [] : [fabric]),
  collection: ({ collections }) => collections,
  occasion: ({ occasions }) => occasions,
  inStock: (product) => (isInStock(product) ? ['true'] : []),
};

/** A host's counts in the schema's words; what the schema has no word for is left out. */
export function countNodes(counts: RestCount[]): FilterCount[] {
  return inOrder(
    counts.flatMap(({ filter, value, count }) =>
      wordsFor(filter, value).map((word) => ({ filter: NAMES[filter], value: word, count })),
    ),
  );
}

/** What `searchProducts` counts, over a whole catalogue, for hosts that can't. */
export function countCatalogue(products: ProductNode[], query: ProductQuery): FilterCount[] {
  const basis = basisOf(products, query);
  const holds = filtersOf(query);
  return inOrder(
    FILTERS.flatMap((filter) => {
      const others = FILTERS.filter((other) => other !== filter);
      const left = basis.filter((product) => others.every((other) => holds[other](product)));
      const values = Map.groupBy(left.flatMap(VALUES[filter]), (value) => value);
      return [...values].map(([value, all]) => ({ filter: NAMES[filter], value, count: all.length }));
    }),
  );
}

function wordsFor(filter: Filter, value: string): string[] {
  if (filter === 'collection') return collectionsOf([value]);
  return filter === 'occasion' ? occasionsOf([value]) : [value];
}

/** Filter by filter, the most products first. */
function inOrder(counts: FilterCount[]): FilterCount[] {
  const place = new Map(FILTERS.map((filter, at) => [NAMES[filter], at]));
  const at = ({ filter }: FilterCount) => place.get(filter) ?? 0;
  return counts.toSorted((a, b) => at(a) - at(b) || b.count - a.count || (a.value < b.value ? -1 : 1));
}

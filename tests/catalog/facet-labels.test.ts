import { expect, it } from 'vitest';
import { inputOf, labelOf } from '../../bff/catalog/filter-counts.ts';

it('gives each counted value a label, and the filter that selects it', () => {
  const facets = [
    { filter: 'FABRIC', value: 'Georgette', count: 3 },
    { filter: 'OCCASION', value: 'OFFICE_WEAR', count: 2 },
    { filter: 'SIZE', value: 'M', count: 2 },
    { filter: 'IN_STOCK', value: 'true', count: 9 },
    { filter: 'CATEGORY', value: 'Saree', count: 9 },
  ] as const;
  expect(facets.map((facet) => [labelOf(facet), inputOf(facet)])).toEqual([
    ['Georgette', '{"fabrics":["Georgette"]}'],
    ['Office Wear', '{"occasions":["OFFICE_WEAR"]}'],
    ['M', '{"sizes":["M"]}'],
    ['In stock', '{"inStock":true}'],
    ['Saree', null],
  ]);
});

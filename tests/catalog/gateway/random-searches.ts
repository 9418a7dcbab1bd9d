import fc from 'fast-check';
import { isInputObjectType } from 'graphql';
import type { NewProduct } from '../../../api/catalog/tables.ts';
import { createSchema } from '../../../bff/schema.ts';
import { COLLECTIONS, OCCASIONS } from '../../../schema/vocabulary.ts';
import { CATEGORIES } from '../../../schema/shop.ts';

/** The fabrics of the products. */
export const FABRICS = ['Georgette', 'Crepe', 'Silk', 'Cotton Silk', 'Rayon'];
const WORDS =
  `Bandhani bandhni Leheriya silk Silken SILK artsilk saree sarees dupatta kurti georgette Tie-dye 100% a_b Élan
  रेशम (new) 2-piece 7777 77 no. \\ Chunri gharchola`.split(/\s+/);

const name = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(words.length > 3 ? '  ' : ' '));
/** A product of a test, with its variants. */
export type Ware = Partial<NewProduct> & {
  stock: number;
  sku?: string;
  sizes?: readonly string[];
  colours?: readonly string[];
};
/** Words of colours. Some are also words of names, categories and fabrics. */
const COLOURS = ['Sky Blue', 'Rani Pink', 'Peach', 'Cotton White', 'Grey-Green', 'Élan 77', 'रेशम'];
const SIZES = ['Odd', 'XL', 'M', 'S'];

/** The texts by which a search finds products, except those with their own arbitraries. */
const OTHER_TEXTS = Object.values(createSchema().getTypeMap())
  .filter((type) => isInputObjectType(type) && type.name === 'ProductSearchInput')
  .flatMap((type) => (isInputObjectType(type) ? Object.keys(type.getFields()) : []))
  .filter((field) => !['text', 'category', 'fabric'].includes(field));
/** Values of those texts and columns: equal ones, and ones that differ in a part or in letter case. */
const OTHER_VALUES = ['One', 'Two', 'one', 'One Two', 'Tw', '%', 'O_e'];
const otherTexts = <T>(arbitraryOf: (text: fc.Arbitrary<string>) => fc.Arbitrary<T>) =>
  Object.fromEntries(OTHER_TEXTS.map((field) => [field, arbitraryOf(fc.constantFrom(...OTHER_VALUES))]));

/** Products of a random catalogue. */
export const wares: fc.Arbitrary<Ware[]> = fc.array(
  fc.record({
    ...otherTexts((text) => text),
    name,
    category: fc.constantFrom(...CATEGORIES.slice(0, 3)),
    fabric: fc.constantFrom(...FABRICS),
    showPrice: fc.integer({ min: 3, max: 12 }).map((hundreds) => hundreds * 10_000),
    collections: fc.subarray([...COLLECTIONS]),
    occasions: fc.subarray([...OCCASIONS]),
    stock: fc.nat(1),
    sizes: fc.subarray(SIZES),
    colours: fc.subarray(COLOURS, { maxLength: 3 }),
  }),
  { minLength: 40, maxLength: 70 },
);
/** Words of names, and of the other texts that a search reads. */
const ALL_WORDS = [
  ...WORDS,
  ...[...COLOURS, ...FABRICS, ...CATEGORIES, ...OCCASIONS, 'for the'].flatMap((one) => one.split(' ')),
];
const mistyped = fc
  .tuple(fc.constantFrom(...ALL_WORDS), fc.nat(9), fc.constantFrom('', 'a', 'h', 'x'))
  .map(([word, at, letter]) => word.slice(0, at) + letter + word.slice(at + 1));
const text = fc.oneof(
  fc
    .tuple(name, fc.nat(12), fc.integer({ min: 1, max: 12 }))
    .map(([whole, from, length]) => whole.slice(from, from + length)),
  fc
    .array(fc.oneof(mistyped, fc.constantFrom(...ALL_WORDS)), { minLength: 1, maxLength: 3 })
    .map((words) => words.join(' ')),
  fc.string({ minLength: 1, maxLength: 4 }),
  fc.tuple(fc.constantFrom('', 'sku ', 'SKU: '), fc.nat(80)).map(([before, at]) => `${before}sk-${at}`),
);
/** Mostly undefined, so that most searches find products. */
const rarely = <T>(arbitrary: fc.Arbitrary<T>, weight = 12) =>
  fc.oneof({ weight, arbitrary: fc.constant(undefined) }, { weight: 2, arbitrary });
const some = <T>(of: readonly T[]) => rarely(fc.subarray([...of], { minLength: 1, maxLength: 2 }));
/** The variables of a random search, most of which find products. */
export const variables = fc.record({
  text: rarely(
    text.filter((one) => one.trim() !== ''),
    1,
  ),
  category: rarely(fc.constantFrom('Saree', 'Dupatta', 'saree', 'Kurti')),
  fabric: rarely(fc.constantFrom('Silk', 'silk', 'Crepe')),
  others: fc.record(otherTexts((text) => rarely(text))),
  filter: rarely(
    fc.record({
      minPrice: rarely(fc.integer({ min: 0, max: 90_000 })),
      maxPrice: rarely(fc.integer({ min: 40_000, max: 130_000 })),
      fabrics: some(FABRICS),
      collections: some(['FEATURED', 'BEST_SELLERS', 'NEW_ARRIVALS']),
      occasions: some(['WEDDING', 'PARTY', 'OFFICE_WEAR']),
      sizes: some(SIZES),
      colors: some([...COLOURS, 'Rust', 'Indigo']),
      inStock: rarely(fc.boolean(), 2),
    }),
    1,
  ),
  sort: rarely(fc.constantFrom('RELEVANCE', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'RATING'), 1),
  soldOutLast: rarely(fc.boolean(), 2),
  page: rarely(fc.integer({ min: 1, max: 3 }), 2),
});

import type { Refusal } from '../../platform/refusals.ts';
import type { ManagedRow } from '../staff-products/repository.ts';
import type { ProductDescription } from '../selling/rules.ts';
import { formatCsv, parseCsv } from './csv-text.ts';
import type { CsvFault, CsvRow } from './csv-text.ts';
import { cellsOf, revisionOf } from './product-cells.ts';

/** The columns of the words of a product, which only its first row needs. */
const TEXTS = [
  'name',
  'category',
  'fabric',
  'pattern',
  'dimension',
  'blouse',
  'size',
  'brand',
  'hsnCode',
  'careGuide',
  'description',
] as const;

/** The columns of the words of a product. */
export const WORD_COLUMNS = [...TEXTS, 'weight', 'collections', 'occasions'] as const;
/** The columns of a product, which have one value in all its rows. */
export const PRODUCT_LEVEL_COLUMNS = [...WORD_COLUMNS, 'price', 'showPrice', 'sellerId'] as const;
/** The columns of the values of a variant, except its stock. */
export const VARIANT_COLUMNS_OF_CSV = ['color', 'variantSize', 'gtin'] as const;

/**
 * The columns of a file of products: one row for each variant. Rows of one product have the same text in `product`: its
 * id, or any text for a new one. Lists are separated by semicolons, prices are whole rupees. `stockAtExport` and
 * `revision` state what the shop had when it wrote the file.
 */
export const PRODUCT_COLUMNS_OF_CSV = [
  'product',
  ...PRODUCT_LEVEL_COLUMNS,
  'sku',
  ...VARIANT_COLUMNS_OF_CSV,
  'stock',
  'stockAtExport',
  'revision',
] as const;

/** The rows of a file. Refuses a file that is no CSV of these columns. */
export const parseRows = (csv: string): CsvRow[] => parseCsv(csv, PRODUCT_COLUMNS_OF_CSV, ['sku']);

/** The text of a row in a column; empty without the column. */
export const cellOf = ({ cells }: CsvRow, column: string): string => cells.get(column) ?? '';

/** The contract's body of a new product, of the rows of its variants. */
export function bodyOf(rows: readonly CsvRow[]): ProductDescription {
  const textOf = (name: string, row = rows[0]) => row?.cells.get(name) ?? '';
  const given = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (textOf(name) === '' ? [] : [[name, textOf(name)]])));
  return {
    ...given([...TEXTS, 'sellerId']),
    name: textOf('name'),
    category: textOf('category'),
    fabric: textOf('fabric'),
    ...(textOf('weight') === '' ? {} : { weight: numberOf(textOf('weight')) }),
    collections: listOf(textOf('collections')),
    occasions: listOf(textOf('occasions')),
    price: numberOf(textOf('price')),
    showPrice: numberOf(textOf('showPrice')),
    variants: rows.map((row) => variantOf((name) => textOf(name, row))),
  };
}

function variantOf(textOf: (name: string) => string): ProductDescription['variants'][number] {
  const [size, gtin] = [textOf('variantSize'), textOf('gtin')];
  return {
    sku: textOf('sku'),
    color: textOf('color'),
    stock: numberOf(textOf('stock')),
    ...(size === '' ? {} : { size }),
    ...(gtin === '' ? {} : { gtin }),
  };
}

/** A whole number with or without commas; NaN for any other text. */
export const numberOf = (text: string): number =>
  /^\d[\d,]*$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;

const listOf = (text: string): string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The most characters of each text, as in the contract. */
const MOST: Readonly<Record<string, number>> = { fabric: 40, brand: 70, careGuide: 2_000, description: 5_000 };

/** The faults by which the contract would refuse the rows of a product: texts that are too long, and numbers that are none. */
export function formFaultsOf(rows: readonly CsvRow[], body: ProductDescription): CsvFault[] {
  const [first] = rows;
  const row = first?.row ?? 0;
  const long = TEXTS.filter((name) => Array.from(first?.cells.get(name) ?? '').length > (MOST[name] ?? 200));
  const numbers = [
    ['price', body.price, 1, 10_000_000],
    ['showPrice', body.showPrice, 1, 10_000_000],
    ['weight', body.weight ?? 1, 1, 1_000_000],
  ] as const;
  return [
    ...long.map((field) => ({ row, field, message: `Please give at most ${MOST[field] ?? 200} characters.` })),
    ...numbers.flatMap(([field, value, least, most]) =>
      isWithin(value, least, most) ? [] : [{ row, field, message: rangeWords(least, most) }],
    ),
    ...body.variants.flatMap(({ stock }, at) =>
      isWithin(stock, 0, MOST_PIECES)
        ? []
        : [{ row: rows[at]?.row ?? row, field: 'stock', message: rangeWords(0, MOST_PIECES) }],
    ),
  ];
}

const MOST_PIECES = 100_000;
const isWithin = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;
const rangeWords = (least: number, most: number) => `Please give a whole number from ${least} to ${most}.`;

/** The faults of a refusal at the rows of a product. */
export function faultsOfRefusal(rows: readonly CsvRow[], error: Refusal): CsvFault[] {
  const errors = error.errors ?? [{ field: error.field ?? 'product', message: error.message }];
  return errors.map(({ field, message }) => {
    const [, at, name] = /^variants\[(\d+)\]\.(\w+)$/.exec(field) ?? [];
    const column = name === 'size' ? 'variantSize' : (name ?? field);
    return { row: rows[Number(at ?? 0)]?.row ?? 0, field: column, message };
  });
}

/** A file of these products. */
export function formatProducts(products: readonly ManagedRow[]): string {
  const rows = products.flatMap((product) => {
    const revision = revisionOf(product);
    return product.variants.map((variant) => {
      const cells = cellsOf(product, variant);
      const own = new Map([...cells, ['stockAtExport', cells.get('stock') ?? ''], ['revision', revision]]);
      return PRODUCT_COLUMNS_OF_CSV.map((column) => own.get(column) ?? '');
    });
  });
  return formatCsv(PRODUCT_COLUMNS_OF_CSV, rows);
}

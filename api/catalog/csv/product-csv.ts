import type { Refusal } from '../../platform/refusals.ts';
import type { ManagedRow } from '../staff-products/repository.ts';
import type { ProductDescription } from '../selling/rules.ts';
import { formatCsv, parseCsv } from './csv-text.ts';
import type { CsvFault, CsvRow } from './csv-text.ts';

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

/**
 * The columns of a file of products: one row for each variant. Rows of one product have the same text in `product`: its
 * id, or any text for a new one. Lists are separated by semicolons, prices are whole rupees.
 */
export const PRODUCT_COLUMNS_OF_CSV = [
  'product',
  ...TEXTS,
  'weight',
  'collections',
  'occasions',
  'price',
  'showPrice',
  'sellerId',
  'sku',
  'color',
  'variantSize',
  'gtin',
  'stock',
] as const;

const REQUIRED = ['product', 'name', 'category', 'fabric', 'price', 'showPrice', 'sku', 'color', 'stock'] as const;

/** The rows of one product, as the contract's body of a new product. */
export interface CsvProduct {
  rows: readonly CsvRow[];
  body: ProductDescription;
}

/** The products of a file, in the order of their first rows. Refuses a file that is no CSV of these columns. */
export function parseProducts(csv: string): CsvProduct[] {
  const rows = parseCsv(csv, PRODUCT_COLUMNS_OF_CSV, REQUIRED);
  const groups = Map.groupBy(rows, ({ row, cells }) => cells.get('product') ?? `row ${row}`);
  return [...groups.values()].map((rows) => ({ rows, body: bodyOf(rows) }));
}

function bodyOf(rows: readonly CsvRow[]): ProductDescription {
  const textOf = (name: string, row = rows[0]) => row?.cells.get(name) ?? '';
  const given = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (textOf(name) === '' ? [] : [[name, textOf(name)]])));
  const listOf = (name: string) =>
    textOf(name)
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== '');
  return {
    ...given([...TEXTS, 'sellerId']),
    name: textOf('name'),
    category: textOf('category'),
    fabric: textOf('fabric'),
    ...(textOf('weight') === '' ? {} : { weight: numberOf(textOf('weight')) }),
    collections: listOf('collections'),
    occasions: listOf('occasions'),
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
const numberOf = (text: string): number => (/^\d[\d,]*$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN);

/** The most characters of each text, as in the contract. */
const MOST: Readonly<Record<string, number>> = { fabric: 40, brand: 70, careGuide: 2_000, description: 5_000 };

/** The faults by which the contract would refuse the rows of a product: texts that are too long, and numbers that are none. */
export function formFaultsOf({ rows, body }: CsvProduct): CsvFault[] {
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
      isWithin(stock, 0, 100_000)
        ? []
        : [{ row: rows[at]?.row ?? row, field: 'stock', message: rangeWords(0, 100_000) }],
    ),
  ];
}

const isWithin = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;
const rangeWords = (least: number, most: number) => `Please give a whole number from ${least} to ${most}.`;

/** The faults of a refusal at the rows of a product. */
export function faultsOfRefusal({ rows }: CsvProduct, error: Refusal): CsvFault[] {
  const errors = error.errors ?? [{ field: error.field ?? 'product', message: error.message }];
  return errors.map(({ field, message }) => {
    const [, at, name] = /^variants\[(\d+)\]\.(\w+)$/.exec(field) ?? [];
    const column = name === 'size' ? 'variantSize' : (name ?? field);
    return { row: rows[Number(at ?? 0)]?.row ?? 0, field: column, message };
  });
}

/** A file of these products. */
export function formatProducts(products: readonly ManagedRow[]): string {
  const rows = products.flatMap((product) =>
    product.variants.map((variant) =>
      [
        product.id,
        product.name,
        product.category,
        product.fabric,
        product.pattern,
        product.dimension,
        product.blouse,
        product.size,
        product.brand,
        product.hsn_code,
        product.care_guide,
        product.description,
        product.weight,
        product.collections.join('; '),
        product.occasions.join('; '),
        Math.round(product.list_price / 100),
        Math.round(product.show_price / 100),
        product.seller_id,
        variant.sku,
        variant.color,
        variant.size,
        variant.gtin,
        variant.stock,
      ].map((value) => value ?? ''),
    ),
  );
  return formatCsv(PRODUCT_COLUMNS_OF_CSV, rows);
}

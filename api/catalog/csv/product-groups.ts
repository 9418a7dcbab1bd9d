import type { ManagedRow, ManagedVariantRow } from '../staff-products/repository.ts';
import type { CsvFault, CsvRow } from './csv-text.ts';
import { canonicalCell, cellsOf } from './product-cells.ts';
import { cellOf, PRODUCT_LEVEL_COLUMNS } from './product-csv.ts';

/** The product of each known sku, of whichever seller. */
export type OwnerOfSku = ReadonlyMap<string, string>;

/** The rows of one product of a file, and the product of the shop that they change. */
export interface ProductGroup {
  rows: readonly CsvRow[];
  /** Undefined for a new product. */
  known: ManagedRow | undefined;
}

/**
 * The products of a file, in the order of their first rows. Rows belong together by their text in `product`, else by the
 * product that has their sku. A group changes the product that its text names, else the one that has its skus.
 */
export function groupRows(
  rows: readonly CsvRow[],
  owners: OwnerOfSku,
  products: ReadonlyMap<string, ManagedRow>,
): ProductGroup[] {
  const groups = new Map<string, CsvRow[]>();
  for (const row of rows) {
    const key = cellOf(row, 'product') || (owners.get(cellOf(row, 'sku')) ?? `row ${row.row}`);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups].map(([key, group]) => {
    const owner = group.flatMap((row) => owners.get(cellOf(row, 'sku')) ?? [])[0];
    return { rows: group, known: products.get(key) ?? (owner === undefined ? undefined : products.get(owner)) };
  });
}

/** The variant of a known product that a row changes; undefined for a new one. */
export const variantOfRow = (known: ManagedRow | undefined, row: CsvRow): ManagedVariantRow | undefined =>
  known?.variants.find(({ sku }) => sku === cellOf(row, 'sku'));

/** An empty cell of these columns leaves the value as it is, and one of the others removes it. */
const KEPT_WHEN_EMPTY = new Set(['name', 'category', 'fabric', 'price', 'showPrice', 'sellerId', 'color', 'stock']);

/**
 * The rows of a product as they are after the import: the cells of the file over those of the shop. The variants that
 * the file leaves out follow, because the rules are about all variants.
 */
export function rowsAfter({ rows, known }: ProductGroup): CsvRow[] {
  const [first] = rows;
  const [base] = known?.variants ?? [];
  if (!known || !first || !base) return [...rows];
  const ofProduct = new Map([...cellsOf(known, base)].filter(([column]) => IS_OF_PRODUCT.has(column)));
  const merge = (row: CsvRow, variant: ManagedVariantRow | undefined): CsvRow => {
    const ofFirst = [...first.cells].filter(([column]) => IS_OF_PRODUCT.has(column));
    const own = [...row.cells].filter(([column]) => !IS_OF_PRODUCT.has(column));
    const cells = new Map([
      ...(variant ? cellsOf(known, variant) : ofProduct),
      ...[...ofFirst, ...own].filter(isGiven),
    ]);
    // A stock that was not edited may have been sold meanwhile.
    if (variant && cells.get('stock') === row.cells.get('stockAtExport')) cells.set('stock', String(variant.stock));
    return { row: row.row, cells };
  };
  const given = new Set(rows.map((row) => cellOf(row, 'sku')));
  const others = known.variants.filter(({ sku }) => !given.has(sku));
  return [
    ...rows.map((row) => merge(row, variantOfRow(known, row))),
    ...others.map((variant) => merge({ row: first.row, cells: new Map() }, variant)),
  ];
}

const IS_OF_PRODUCT = new Set<string>(PRODUCT_LEVEL_COLUMNS);
const isGiven = ([column, text]: readonly [string, string]) => text !== '' || !KEPT_WHEN_EMPTY.has(column);

/** The rows that name another value of their product than its first row. */
export function disagreementsOf([first, ...others]: readonly CsvRow[]): CsvFault[] {
  return others.flatMap((row) =>
    PRODUCT_LEVEL_COLUMNS.flatMap((field) => {
      const text = cellOf(row, field);
      if (text === '' || !first || canonicalCell(field, text) === canonicalCell(field, cellOf(first, field))) return [];
      return [{ row: row.row, field, message: `Row ${first.row} has another value for the same product.` }];
    }),
  );
}

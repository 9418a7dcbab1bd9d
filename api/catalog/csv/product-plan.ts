import type { components } from '../../../schema/generated/rest.ts';
import type { Staff } from '../../platform/authentication.ts';
import { Refusal } from '../../platform/refusals.ts';
import { parseProduct } from '../selling/rules.ts';
import type { ProductDescription } from '../selling/rules.ts';
import type { CsvFault, CsvRow } from './csv-text.ts';
import { canonicalCell, cellsOf, revisionOf } from './product-cells.ts';
import {
  bodyOf,
  cellOf,
  faultsOfRefusal,
  formFaultsOf,
  numberOf,
  PRODUCT_LEVEL_COLUMNS,
  VARIANT_COLUMNS_OF_CSV,
} from './product-csv.ts';
import { disagreementsOf, rowsAfter, variantOfRow } from './product-groups.ts';
import type { OwnerOfSku, ProductGroup } from './product-groups.ts';

/** The plan for a row. */
export type RowPlan = components['schemas']['ImportRow'];

/** The plan for the rows of one product. */
export interface ProductPlan extends ProductGroup {
  /** The rows after the import, those of the file first. */
  after: readonly CsvRow[];
  /** The product after the import. */
  body: ProductDescription;
  rowPlans: readonly RowPlan[];
  /** Whether anything except the stock changes. */
  isEdit: boolean;
}

/** The rules for right rows. */
export interface PlanRules {
  staff: Staff;
  /** The sellers that can get products. */
  sellers: ReadonlySet<string>;
  owners: OwnerOfSku;
  ownOrigins: readonly string[];
}

/** Compares the rows of a product with the shop. */
export function planGroup(group: ProductGroup): ProductPlan {
  const after = rowsAfter(group);
  const rowPlans = group.rows.map((row, at) => planRow(group, after[at] ?? row, after[0]));
  const isEdit = rowPlans.some(
    ({ action, fields }) => action === 'create' || fields.some(({ field }) => field !== 'stock'),
  );
  return { ...group, after, body: bodyOf(after), rowPlans, isEdit };
}

function planRow({ known }: ProductGroup, after: CsvRow, first = after): RowPlan {
  const variant = variantOfRow(known, after);
  const common = { row: after.row, sku: cellOf(after, 'sku'), product: cellOf(first, 'name') };
  const [example] = known?.variants ?? [];
  const before = known && example ? cellsOf(known, variant ?? example) : undefined;
  const columns = [
    ...(before && after === first ? PRODUCT_LEVEL_COLUMNS : []),
    ...(variant ? [...VARIANT_COLUMNS_OF_CSV, 'stock'] : []),
  ];
  const fields = columns.flatMap((field) => {
    const [old, fresh] = [before?.get(field) ?? '', canonicalCell(field, cellOf(after, field))];
    return canonicalCell(field, old) === fresh ? [] : [{ field, before: old, after: fresh }];
  });
  return {
    ...common,
    action: variant ? (fields.length > 0 ? 'update' : 'unchanged') : 'create',
    fields,
    isLargePriceChange: fields.some(isLargePriceChange),
  };
}

/** Whether a price changes by more than half. */
const isLargePriceChange = ({ field, before, after }: RowPlan['fields'][number]): boolean =>
  (field === 'price' || field === 'showPrice') && Math.abs(Number(after) - Number(before)) > Number(before) / 2;

/** The faults of a product's rows. Rows that change nothing have only faults of their product and skus. */
export function faultsOf(plan: ProductPlan, rules: PlanRules): CsvFault[] {
  const { rows, rowPlans } = plan;
  const places = [...disagreementsOf(rows), ...foreignSkus(plan, rules.owners)];
  if (rowPlans.every(({ action }) => action === 'unchanged')) return places;
  const ofForm = formFaultsOf(plan.after, plan.body).filter(
    (fault) => fault.field !== 'stock' || setsStock(plan, fault),
  );
  return [
    ...(ofForm.length > 0 ? ofForm : ruleFaultsOf(plan, rules.ownOrigins)),
    ...sellerFaultsOf(plan, rules),
    ...places,
  ];
}

/** Whether the row of a fault has a new stock. */
const setsStock = ({ rowPlans }: ProductPlan, { row }: CsvFault): boolean =>
  rowPlans.some(
    (one) => one.row === row && (one.action === 'create' || one.fields.some(({ field }) => field === 'stock')),
  );

function ruleFaultsOf({ after, body }: ProductPlan, ownOrigins: readonly string[]): CsvFault[] {
  try {
    parseProduct(body, ownOrigins);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return faultsOfRefusal(after, error);
    throw error;
  }
}

function sellerFaultsOf({ rows, known, body }: ProductPlan, { staff, sellers }: PlanRules): CsvFault[] {
  const wanted = body.sellerId;
  const allowed = known ? [known.seller_id] : staff.sellerId === undefined ? [...sellers] : [staff.sellerId];
  const isRight = wanted === undefined ? staff.sellerId !== undefined : allowed.includes(wanted);
  if (isRight) return [];
  return [{ row: rows[0]?.row ?? 0, field: 'sellerId', message: `The seller must be one of ${allowed.join(', ')}.` }];
}

/** The rows whose sku belongs to another product, of whichever seller. */
function foreignSkus({ rows, known }: ProductPlan, owners: OwnerOfSku): CsvFault[] {
  return rows.flatMap((row) => {
    const owner = owners.get(cellOf(row, 'sku'));
    return owner === undefined || owner === known?.id
      ? []
      : [{ row: row.row, field: 'sku', message: 'Another product has this sku.' }];
  });
}

/** The changes of values that somebody has changed since the file was written. */
export function conflictsOf({ rows, known, rowPlans, isEdit }: ProductPlan): CsvFault[] {
  if (!known) return [];
  const [first] = rows;
  const revision = first ? cellOf(first, 'revision') : '';
  const isOld = isEdit && revision !== '' && revision !== revisionOf(known);
  const stocks = rows.flatMap((row, at) => {
    const change = rowPlans[at]?.fields.find(({ field }) => field === 'stock');
    const exported = canonicalCell('stockAtExport', cellOf(row, 'stockAtExport'));
    if (!change || exported === '' || exported === change.before) return [];
    const message = `The stock was ${exported} when the file was written, and is ${change.before} now. Correct both columns.`;
    return [{ row: row.row, field: 'stock', message }];
  });
  return [...(isOld ? [{ row: first?.row ?? 0, field: 'revision', message: CHANGED_SINCE }] : []), ...stocks];
}

const CHANGED_SINCE = 'Somebody has changed this product since the file was written. Download the file again.';

/** The skus and products that an earlier row of the file has, in another group. */
export function repetitionsOf(plans: readonly ProductPlan[]): CsvFault[] {
  const seen = new Map<string, { row: number; group: number }>();
  return plans.flatMap(({ rows, known }, group) => {
    const keys = [
      ...(known ? [{ row: rows[0]?.row ?? 0, field: 'product', key: `product ${known.id}` }] : []),
      ...rows.map((row) => ({ row: row.row, field: 'sku', key: `sku ${cellOf(row, 'sku')}` })),
    ];
    return keys.flatMap(({ row, field, key }) => {
      const first = seen.get(key);
      seen.set(key, first ?? { row, group });
      const message = `Row ${first?.row ?? 0} has this ${field} already.`;
      return first === undefined || first.group === group ? [] : [{ row, field, message }];
    });
  });
}

/** The pieces to add to each sku whose stock changes. */
export const stockChangesOf = ({ rowPlans }: ProductPlan): Record<string, number> =>
  Object.fromEntries(
    rowPlans.flatMap(({ sku, fields }) => {
      const change = fields.find(({ field }) => field === 'stock');
      return change ? [[sku, numberOf(change.after) - Number(change.before)]] : [];
    }),
  );

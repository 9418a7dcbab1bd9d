import type { AuditTrail } from '../../platform/audit/audit-trail.ts';
import type { AuditNote, AuditValues } from '../../platform/audit/audit-note.ts';
import type { Staff } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { Refusal, refuse } from '../../platform/refusals.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { createSellingRepository } from '../selling/repository.ts';
import type { Selling } from '../selling/selling.ts';
import { parseDescription, parseProduct } from '../selling/rules.ts';
import { createStaffProductRepository } from '../staff-products/repository.ts';
import type { ManagedRow } from '../staff-products/repository.ts';
import { revisionOf } from './product-cells.ts';
import { faultsOfRefusal, numberOf, WORD_COLUMNS } from './product-csv.ts';
import { variantOfRow } from './product-groups.ts';
import type { ProductGroup } from './product-groups.ts';
import { faultsOf, planGroup } from './product-plan.ts';
import type { PlanRules, ProductPlan } from './product-plan.ts';
import { createCsvRepository } from './repository.ts';
import type { ImportBase, ImportProgress, ProductImportRow } from './repository.ts';

/** The dependencies of running imports. */
export interface ImportDependencies {
  db: Db;
  selling: Pick<Selling, 'add'>;
  auditTrail: AuditTrail;
  securityLog: SecurityLog;
  now: () => Date;
}

/** The most characters of a value in the audit log. */
const MAX_AUDITED = 200;

/**
 * Imports the products of a file, one after another. A product that the shop refuses does not stop the others; its
 * fault is stored. A product is changed in one transaction with the progress, so no retry changes it twice.
 */
export async function runImport(
  dependencies: ImportDependencies,
  found: ProductImportRow,
  { groups, rules }: { groups: readonly ProductGroup[]; rules: PlanRules },
): Promise<void> {
  const files = createCsvRepository(dependencies.db);
  let done = 0;
  let faults = found.faults.length;
  for (const group of groups) {
    done += group.rows.length;
    if (done <= found.done) continue;
    const place = { ...dependencies, found, rules, done };
    try {
      await (group.known ? updateKnown(place, group, group.known.id) : addNew(place, group));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const own = faultsOfRefusal(group.rows, error);
      faults += own.length;
      await files.updateProgress(found.id, { done, added: 0, updated: 0, faults: own });
    }
  }
  await files.updateFinished(found.id, faults === 0 ? undefined : NOT_ALL, dependencies.now());
}

const NOT_ALL = 'Some products were not imported.';

/** An import at one of its products. */
interface Place extends ImportDependencies {
  found: ProductImportRow;
  rules: PlanRules;
  done: number;
}

/** Adds a product as a draft. */
async function addNew({ db, selling, found, done, ...place }: Place, group: ProductGroup): Promise<void> {
  const { body } = planGroup(group);
  const { staff } = place.rules;
  await record(place, { staff, found }, undefined, async (note) => {
    const { productId } = await selling.add(staff, { ...body, isDraft: true });
    const { name, category, price, showPrice } = body;
    note({ object: productId, after: { name, category, price, showPrice, variants: body.variants.length } });
  });
  await createCsvRepository(db).updateProgress(found.id, { done, added: 1, updated: 0, faults: [] });
}

/** Changes a product, unless nothing changes. Refuses if somebody has changed it since the import started. */
async function updateKnown({ db, found, rules, done, ...place }: Place, group: ProductGroup, id: string) {
  const base = found.bases[id];
  const stock = Object.entries(base?.stock ?? {});
  const progress: ImportProgress = { done, added: 0, updated: 0, faults: [] };
  if (!planGroup(group).isEdit && stock.length === 0) return createCsvRepository(db).updateProgress(found.id, progress);
  await record(place, { staff: rules.staff, found }, id, async (note) => {
    const made = await db.transaction().execute(async (trx) => {
      const plan = await planLocked(trx, { group, id, rules, base });
      await changeProduct(trx, plan, rules);
      await changeStock(trx, rules.staff, stock);
      await createCsvRepository(trx).updateProgress(found.id, { ...progress, updated: 1 });
      return plan;
    });
    note({ before: valuesOf(made, 'before'), after: valuesOf(made, 'after') });
    if (hasPrice(made)) place.securityLog.write('price-changed', { what: id });
  });
}

/** Records a part of an import in the audit log. */
const record = (
  { auditTrail }: Pick<Place, 'auditTrail'>,
  { staff, found }: { staff: Staff; found: ProductImportRow },
  object: string | undefined,
  run: (note: (more: AuditNote) => void) => Promise<void>,
): Promise<void> =>
  auditTrail.record({ staff, operation: 'importProducts', object, input: { importId: found.id } }, run);

/** Locks a product, and compares the rows with it once more. */
async function planLocked(
  trx: Db,
  { group, id, rules, base }: { group: ProductGroup; id: string; rules: PlanRules; base: ImportBase | undefined },
): Promise<ProductPlan & { known: ManagedRow }> {
  const { sellerId } = rules.staff;
  const products = createStaffProductRepository(trx);
  if ((await products.lock(sellerId, id)) === undefined) refuse('PRODUCT_NOT_FOUND');
  const [known] = await products.list(sellerId, [id]);
  if (!known) return refuse('PRODUCT_NOT_FOUND');
  const plan = planGroup({ rows: group.rows, known });
  if (plan.isEdit && base?.revision !== revisionOf(known)) refuse('CHANGED_MEANWHILE', { field: 'revision' });
  const [fault] = faultsOf(plan, rules);
  if (fault) refuse('INVALID_INPUT', fault);
  return { ...plan, known };
}

/** Sets the words, variants and prices of a locked product. */
async function changeProduct(
  trx: Db,
  plan: ProductPlan & { known: ManagedRow },
  { staff, ownOrigins }: PlanRules,
): Promise<void> {
  if (!plan.isEdit) return;
  const products = createStaffProductRepository(trx);
  const { known, body } = plan;
  const { showPrice, listPrice } = parseProduct(body, ownOrigins);
  const isWord = new Set<string>(WORD_COLUMNS);
  if (changedFields(plan).some((field) => isWord.has(field)))
    await products.updateWords(known.id, { ...parseDescription(body), craft: known.craft });
  await changeVariants(trx, plan);
  await products.updateVersion(known.id);
  if (!hasPrice(plan)) return;
  const prices = createSellingRepository(trx);
  await prices.updatePrice(staff.sellerId, known.id, showPrice, listPrice);
}

/** Sets the values of the variants whose rows differ, and adds the new ones. */
async function changeVariants(trx: Db, { known, rows, rowPlans, body }: ProductPlan & { known: ManagedRow }) {
  const products = createStaffProductRepository(trx);
  for (const [at, { action, sku }] of rowPlans.entries()) {
    const [row, values] = [rows[at], body.variants[at]];
    if (action === 'unchanged' || !row || !values) continue;
    const variant = variantOfRow(known, row);
    const { color, size, gtin, stock } = values;
    const lowStock = variant?.has_own_low_stock ? variant.low_stock : undefined;
    const fresh = { color, size, gtin, lowStock, isRetired: variant?.is_retired ?? false };
    if (variant) await products.updateVariant(known.id, sku, fresh);
    else if (!(await products.insertVariant(known.id, sku, stock, fresh)))
      refuse('ALREADY_EXISTS', { field: `variants[${at}].sku`, message: 'Another product has this sku.' });
  }
  if (rowPlans.some(({ action }) => action === 'create')) await products.updateSold(known.id);
}

/** Adds the pieces to each sku, in one order for all callers. */
async function changeStock(trx: Db, staff: Staff, stock: readonly [sku: string, pieces: number][]): Promise<void> {
  const selling = createSellingRepository(trx);
  await selling.setStockReason({ reason: 'import', by: staff.by });
  for (const [sku, pieces] of stock.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const change = await selling.updateStock(staff.sellerId, sku, pieces);
    if (!change?.changed)
      refuse('INVALID_INPUT', { field: 'stock', message: `${sku}: there are ${change?.stock ?? 0} pieces now.` });
  }
}

const changedFields = ({ rowPlans }: ProductPlan): string[] =>
  rowPlans.flatMap(({ fields }) => fields.map(({ field }) => field));

const hasPrice = (plan: ProductPlan): boolean =>
  changedFields(plan).some((field) => field === 'price' || field === 'showPrice');

/** The values of the changed columns for the audit log; those of a variant with its sku. */
function valuesOf({ rowPlans }: ProductPlan, side: 'before' | 'after'): AuditValues {
  return Object.fromEntries(
    rowPlans.flatMap(({ sku, fields }) =>
      fields.map((change) => {
        const text = change[side].slice(0, MAX_AUDITED);
        const name = OF_VARIANT.has(change.field) ? `${sku} ${change.field}` : change.field;
        return [name, /^\d+$/.test(text) ? numberOf(text) : text];
      }),
    ),
  );
}

const OF_VARIANT = new Set(['color', 'variantSize', 'gtin', 'stock']);

import { hash } from 'node:crypto';
import type { components } from '../../../schema/generated/rest.ts';
import type { Staff } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { readJobField } from '../../platform/jobs.ts';
import type { Job, JobQueues } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusals.ts';
import { randomId } from '../../platform/secrets.ts';
import { createSellingRepository } from '../selling/repository.ts';
import { createStaffProductRepository } from '../staff-products/repository.ts';
import { MAX_FAULTS } from './csv-text.ts';
import type { CsvRow } from './csv-text.ts';
import { runImport } from './import-run.ts';
import type { ImportDependencies } from './import-run.ts';
import { revisionOf } from './product-cells.ts';
import { cellOf, formatProducts, parseRows } from './product-csv.ts';
import { groupRows } from './product-groups.ts';
import type { ProductGroup } from './product-groups.ts';
import { conflictsOf, faultsOf, planGroup, repetitionsOf, stockChangesOf } from './product-plan.ts';
import type { PlanRules, ProductPlan, RowPlan } from './product-plan.ts';
import { createCsvRepository } from './repository.ts';
import type { ImportBase, ProductImportRow } from './repository.ts';

type Schemas = components['schemas'];

/** The queue of imports. A job that fails is tried again, and continues behind the products that it has handled. */
export const IMPORT_QUEUE = {
  name: 'import-products',
  settings: {
    retryLimit: 5,
    retryDelay: 5,
    expireInSeconds: 600,
    retentionSeconds: 86_400,
    deleteAfterSeconds: 86_400,
  },
};

/** The most unfinished imports of one person: imports run one after another. */
const MAX_UNFINISHED = 3;
/** Milliseconds after which an import without an end is not waited for: its job was lost. */
const LOST_MS = 3_600_000;
/** The most rows in one response. */
const MAX_ROWS = 500;

/** Products in files. */
export interface ProductFiles {
  /** A file of all products of staff, one row for each variant. */
  write(staff: Staff): Promise<string>;
  /** Checks a file, and starts a job that imports it, unless it is a dry run or has faults. */
  import(staff: Staff, body: Schemas['ProductImportBody']): Promise<Schemas['ProductImportAnswer']>;
  /** The progress of an import of the caller; refuses with NOT_FOUND. */
  read(staff: Staff, id: string): Promise<Schemas['ProductImport']>;
  /** Runs the job of an import. */
  run(job: Job): Promise<void>;
}

/** The dependencies of files of products. */
export interface ProductFilesDependencies extends ImportDependencies {
  jobs: Pick<JobQueues, 'enqueue'>;
  ownOrigins: readonly string[];
}

/** Creates the files of products. */
export function createProductFiles(dependencies: ProductFilesDependencies): ProductFiles {
  const { db, jobs, now, ownOrigins } = dependencies;
  const files = createCsvRepository(db);
  return {
    write: async ({ sellerId }) => {
      const ids = await files.listProductIds(sellerId);
      const rows = new Map((await createStaffProductRepository(db).list(sellerId, ids)).map((row) => [row.id, row]));
      return formatProducts(ids.flatMap((id) => rows.get(id) ?? []));
    },
    import: async (staff, { csv, isDryRun, plan, confirmsPrices = false }) => {
      const rows = parseRows(csv);
      const { groups, rules } = await readGroups(db, { staff, ownOrigins }, rows);
      const plans = groups.map(planGroup);
      const faults = plans.flatMap((one) => [...faultsOf(one, rules), ...conflictsOf(one)]);
      faults.push(...repetitionsOf(plans));
      const answer = toAnswer(plans, faults);
      if (isDryRun || faults.length > 0) return answer;
      if (plan !== undefined && plan !== answer.plan) refuse('CHANGED_MEANWHILE');
      if (answer.largePriceChanges > 0 && !confirmsPrices) refuseLargeChanges(answer.largePriceChanges);
      const id = randomId('im');
      await db.transaction().execute(async (trx) => {
        const { by } = staff;
        const since = new Date(now().getTime() - LOST_MS);
        if ((await createCsvRepository(trx).countUnfinished(by, since)) >= MAX_UNFINISHED)
          refuse('NOT_ALLOWED_IN_STATUS', { message: STILL_RUNNING });
        const started = { id, staff, csv, rows: rows.length, bases: basesOf(plans) };
        await createCsvRepository(trx).insertImport(started, now());
        await jobs.enqueue(trx, IMPORT_QUEUE.name, { importId: id });
      });
      return { ...answer, import: toImport((await files.findImport(id)) ?? refuse('NOT_FOUND')) };
    },
    read: async ({ by }, id) => toImport((await files.findImport(id, by)) ?? refuse('NOT_FOUND')),
    run: async ({ data }) => {
      const found = await files.findImport(readJobField(data, 'importId'));
      if (!found || found.finished_at) return;
      const { started_by: by, started_role: role, seller_id } = found;
      const usual = seller_id === null ? 'MANAGER' : 'SELLER';
      const staff: Staff = { by, role: role ?? usual, sellerId: seller_id ?? undefined };
      const { groups, rules } = await readGroups(db, { staff, ownOrigins }, parseRows(found.csv));
      await runImport(dependencies, found, { groups, rules });
    },
  };
}

const STILL_RUNNING = 'Your last imports are still running. Please wait until one is finished.';

/** Starts the worker of imports. */
export const startImportJobs = (jobs: Pick<JobQueues, 'work'>, productFiles: ProductFiles): Promise<void> =>
  jobs.work(IMPORT_QUEUE.name, (job) => productFiles.run(job), { atOnce: 1 });

/** The products of a file, with those of the shop that they change, and the rules for them. */
async function readGroups(
  db: Db,
  known: Pick<PlanRules, 'staff' | 'ownOrigins'>,
  rows: readonly CsvRow[],
): Promise<{ groups: ProductGroup[]; rules: PlanRules }> {
  const owners = await createCsvRepository(db).listOwners(rows.map((row) => cellOf(row, 'sku')));
  const ids = new Set([...rows.map((row) => cellOf(row, 'product')), ...owners.values()]);
  const products = await createStaffProductRepository(db).list(known.staff.sellerId, [...ids]);
  const groups = groupRows(rows, owners, new Map(products.map((product) => [product.id, product])));
  const sellers = new Set(await createSellingRepository(db).listSellerIds());
  return { groups, rules: { ...known, owners, sellers } };
}

/** The state of each product that exists when the import starts. */
const basesOf = (plans: readonly ProductPlan[]): Record<string, ImportBase> =>
  Object.fromEntries(
    plans.flatMap((plan) =>
      plan.known ? [[plan.known.id, { revision: revisionOf(plan.known), stock: stockChangesOf(plan) }]] : [],
    ),
  );

function toAnswer(plans: readonly ProductPlan[], faults: Schemas['CsvFault'][]): Schemas['ProductImportAnswer'] {
  const rows = plans.flatMap(({ rowPlans }) => rowPlans);
  return {
    rows: rows.length,
    products: plans.length,
    faults: faults.slice(0, MAX_FAULTS),
    plan: hash('sha256', JSON.stringify(rows)).slice(0, 32),
    created: plans.filter(({ known }) => !known).length,
    updated: plans.filter(({ known, rowPlans }) => known && rowPlans.some(({ action }) => action !== 'unchanged'))
      .length,
    largePriceChanges: rows.filter((row) => row.isLargePriceChange).length,
    changes: mostImportant(rows),
  };
}

/** All rows, or the most important ones of too many. */
function mostImportant(rows: readonly RowPlan[]): RowPlan[] {
  if (rows.length <= MAX_ROWS) return [...rows];
  const large = rows.filter((row) => row.isLargePriceChange);
  const others = rows.filter((row) => row.action !== 'unchanged' && !row.isLargePriceChange);
  return [...large, ...others].slice(0, MAX_ROWS);
}

const refuseLargeChanges = (count: number): never =>
  refuse('INVALID_INPUT', {
    field: 'confirmsPrices',
    message: `Rows that change a price by more than half: ${count}. Please confirm them.`,
  });

const toImport = (found: ProductImportRow): Schemas['ProductImport'] => ({
  importId: found.id,
  rows: found.rows,
  done: found.done,
  added: found.added,
  updated: found.updated,
  isFinished: found.finished_at !== null,
  faults: found.faults.slice(0, MAX_FAULTS),
  ...(found.problem === null ? {} : { problem: found.problem }),
});

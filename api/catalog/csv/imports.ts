import type { components } from '../../../schema/generated/rest.ts';
import type { Staff } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { readJobField } from '../../platform/jobs.ts';
import type { Job, JobQueues } from '../../platform/jobs.ts';
import { Refusal, refuse } from '../../platform/refusals.ts';
import { randomId } from '../../platform/secrets.ts';
import { createStaffProductRepository } from '../staff-products/repository.ts';
import type { Selling } from '../selling/selling.ts';
import { createSellingRepository } from '../selling/repository.ts';
import { parseProduct } from '../selling/rules.ts';
import { MAX_FAULTS } from './csv-text.ts';
import type { CsvFault } from './csv-text.ts';
import { faultsOfRefusal, formatProducts, formFaultsOf, parseProducts } from './product-csv.ts';
import type { CsvProduct } from './product-csv.ts';
import { createCsvRepository } from './repository.ts';
import type { ImportRow } from './repository.ts';

type Schemas = components['schemas'];

/** The queue of imports. A job that fails is tried again: products that it has added are left as they are. */
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

/** Products in files. */
export interface ProductFiles {
  /** A file of all products of staff, one row for each variant. */
  write(staff: Staff): Promise<string>;
  /** Checks a file, and starts a job that adds its products as drafts, unless it is a dry run or has faults. */
  import(staff: Staff, body: Schemas['ImportBody']): Promise<Schemas['ProductImportAnswer']>;
  /** The progress of an import of the caller; refuses with NOT_FOUND. */
  read(staff: Staff, id: string): Promise<Schemas['ProductImport']>;
  /** Runs the job of an import. */
  run(job: Job): Promise<void>;
}

/** The dependencies of files of products. */
export interface ProductFilesDependencies {
  db: Db;
  selling: Pick<Selling, 'add'>;
  jobs: Pick<JobQueues, 'enqueue'>;
  ownOrigins: readonly string[];
  now: () => Date;
}

/** Creates the files of products. */
export function createProductFiles(dependencies: ProductFilesDependencies): ProductFiles {
  const { db, jobs, now } = dependencies;
  const files = createCsvRepository(db);
  return {
    write: async ({ sellerId }) => {
      const ids = await files.listProductIds(sellerId);
      const rows = new Map((await createStaffProductRepository(db).list(sellerId, ids)).map((row) => [row.id, row]));
      return formatProducts(ids.flatMap((id) => rows.get(id) ?? []));
    },
    import: async (staff, { csv, isDryRun }) => {
      const products = parseProducts(csv);
      const faults = await findFaults(dependencies, staff, products);
      const rows = products.reduce((sum, product) => sum + product.rows.length, 0);
      const answer = { rows, products: products.length, faults: faults.slice(0, MAX_FAULTS) };
      if (isDryRun || faults.length > 0) return answer;
      const id = randomId('im');
      await db.transaction().execute(async (trx) => {
        const { by, sellerId } = staff;
        const since = new Date(now().getTime() - LOST_MS);
        if ((await createCsvRepository(trx).countUnfinished(by, since)) >= MAX_UNFINISHED)
          refuse('NOT_ALLOWED_IN_STATUS', { message: STILL_RUNNING });
        await createCsvRepository(trx).insertImport({ id, by, sellerId, csv, rows }, now());
        await jobs.enqueue(trx, IMPORT_QUEUE.name, { importId: id });
      });
      return { ...answer, import: toImport((await files.findImport(id)) ?? refuse('NOT_FOUND')) };
    },
    read: async ({ by }, id) => toImport((await files.findImport(id, by)) ?? refuse('NOT_FOUND')),
    run: async ({ data }) => {
      const found = await files.findImport(readJobField(data, 'importId'));
      if (found && !found.finished_at) await runImport(dependencies, found);
    },
  };
}

const STILL_RUNNING = 'Your last imports are still running. Please wait until one is finished.';

/** Starts the worker of imports. */
export const startImportJobs = (jobs: Pick<JobQueues, 'work'>, productFiles: ProductFiles): Promise<void> =>
  jobs.work(IMPORT_QUEUE.name, (job) => productFiles.run(job), { atOnce: 1 });

/** Adds the products that are not there yet, one after another. Stops at the first that the shop refuses. */
async function runImport({ db, selling, now }: ProductFilesDependencies, found: ImportRow): Promise<void> {
  const { id, started_by: by, seller_id: sellerId } = found;
  const files = createCsvRepository(db);
  const staff: Staff =
    sellerId === null ? { by, role: 'MANAGER', sellerId: undefined } : { by, role: 'SELLER', sellerId };
  let done = 0;
  for (const product of parseProducts(found.csv)) {
    const known = await files.listKnownSkus(product.body.variants.map(({ sku }) => sku));
    try {
      if (known.length === 0) await selling.add(staff, { ...product.body, isDraft: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const [fault] = faultsOfRefusal(product, error);
      return files.updateFinished(id, `Row ${fault?.row ?? 0}, ${fault?.field ?? ''}: ${error.message}`, now());
    }
    done += product.rows.length;
    await files.updateProgress(id, done, known.length === 0 ? 1 : 0);
  }
  return files.updateFinished(id, undefined, now());
}

/** The faults of a file. Rows of variants that exist are no fault: they are left as they are. */
async function findFaults(
  { db, ownOrigins }: ProductFilesDependencies,
  staff: Staff,
  products: readonly CsvProduct[],
): Promise<CsvFault[]> {
  const sellers = new Set(await createSellingRepository(db).listSellerIds());
  const seen = new Map<string, number>();
  return products.flatMap((product) => {
    const faults = formFaultsOf(product);
    return [
      ...(faults.length > 0 ? faults : ruleFaultsOf(product, ownOrigins)),
      ...sellerFaultsOf(product, staff, sellers),
      ...repeatedSkus(product, seen),
    ];
  });
}

function ruleFaultsOf(product: CsvProduct, ownOrigins: readonly string[]): CsvFault[] {
  try {
    parseProduct(product.body, ownOrigins);
    return [];
  } catch (error) {
    if (error instanceof Refusal) return faultsOfRefusal(product, error);
    throw error;
  }
}

function sellerFaultsOf({ rows, body }: CsvProduct, staff: Staff, sellers: ReadonlySet<string>): CsvFault[] {
  const isRight =
    staff.sellerId === undefined
      ? sellers.has(body.sellerId ?? '')
      : body.sellerId === undefined || body.sellerId === staff.sellerId;
  if (isRight) return [];
  const all = staff.sellerId === undefined ? [...sellers].join(', ') : staff.sellerId;
  return [{ row: rows[0]?.row ?? 0, field: 'sellerId', message: `The seller must be one of ${all}.` }];
}

/** The skus that an earlier row of the file has, in another product. */
function repeatedSkus({ rows, body }: CsvProduct, seen: Map<string, number>): CsvFault[] {
  const faults: CsvFault[] = [];
  for (const [at, { sku }] of body.variants.entries()) {
    const row = rows[at]?.row ?? 0;
    const first = seen.get(sku);
    if (first !== undefined && first < (rows[0]?.row ?? 0))
      faults.push({ row, field: 'sku', message: `Row ${first} has this sku already.` });
    seen.set(sku, first ?? row);
  }
  return faults;
}

const toImport = ({ id, rows, done, added, problem, finished_at }: ImportRow): Schemas['ProductImport'] => ({
  importId: id,
  rows,
  done,
  added,
  isFinished: finished_at !== null,
  ...(problem === null ? {} : { problem }),
});

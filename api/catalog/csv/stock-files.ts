import type { components } from '../../../schema/generated/rest.ts';
import type { Staff } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { createSellingRepository, MAX_STOCK } from '../selling/repository.ts';
import { formatCsv, MAX_FAULTS, parseCsv } from './csv-text.ts';
import type { CsvFault, CsvRow } from './csv-text.ts';
import { createCsvRepository } from './repository.ts';

type Schemas = components['schemas'];

const COLUMNS = ['sku', 'product', 'color', 'size', 'stock', 'counted'];

/** The counted stock in files. */
export interface StockFiles {
  /** A file of the stock of staff, with an empty column for what is counted. */
  write(staff: Staff): Promise<string>;
  /** Sets the stock to what was counted, all rows or none. Returns the number of rows that differ, and the faults. */
  import(staff: Staff, body: Schemas['ImportBody']): Promise<Schemas['StockImportAnswer']>;
}

/** Creates the files of stock. */
export const createStockFiles = ({ db }: { db: Db }): StockFiles => ({
  write: async ({ sellerId }) => {
    const rows = await createCsvRepository(db).listStock(sellerId);
    return formatCsv(
      COLUMNS,
      rows.map(({ sku, name, color, size, stock }) => [sku, name, color, size ?? '', stock, '']),
    );
  },
  import: async ({ sellerId, by }, { csv, isDryRun }) => {
    const rows = parseCsv(csv, COLUMNS, ['sku', 'counted']).filter(({ cells }) => cells.get('counted') !== '');
    return db.transaction().execute(async (trx) => {
      const skus = rows.map(({ cells }) => cells.get('sku') ?? '');
      const known = await createCsvRepository(trx).listStock(sellerId, { skus, lock: true });
      const stockOf = new Map(known.map(({ sku, stock }) => [sku, stock]));
      const faults = faultsOf(rows, stockOf);
      const changes = rows.flatMap(({ cells }) => {
        const sku = cells.get('sku') ?? '';
        const difference = Number(cells.get('counted')) - (stockOf.get(sku) ?? 0);
        return difference === 0 ? [] : [{ sku, difference }];
      });
      const answer = {
        rows: rows.length,
        changes: faults.length > 0 ? 0 : changes.length,
        faults: faults.slice(0, MAX_FAULTS),
      };
      if (isDryRun || faults.length > 0) return answer;
      const selling = createSellingRepository(trx);
      await selling.setStockReason({ reason: 'counted', by });
      for (const { sku, difference } of changes) await selling.updateStock(sellerId, sku, difference);
      return answer;
    });
  },
});

function faultsOf(rows: readonly CsvRow[], stockOf: ReadonlyMap<string, number>): CsvFault[] {
  const seen = new Set<string>();
  return rows.flatMap(({ row, cells }) => {
    const [sku, counted] = [cells.get('sku') ?? '', cells.get('counted') ?? ''];
    const isAgain = seen.has(sku);
    seen.add(sku);
    const faults: CsvFault[] = [];
    if (!stockOf.has(sku)) faults.push({ row, field: 'sku', message: 'There is no variant with this sku.' });
    if (isAgain) faults.push({ row, field: 'sku', message: 'An earlier row has this sku already.' });
    if (!/^\d+$/.test(counted) || Number(counted) > MAX_STOCK)
      faults.push({ row, field: 'counted', message: `Please give a whole number from 0 to ${MAX_STOCK}.` });
    return faults;
  });
}

import type { CsvCell } from '../../platform/csv.ts';
import type { Db } from '../../platform/database.ts';
import { createGstRepository, type GstDocument } from './gst-repository.ts';
import { creditNoteRows, hsnRows, largeSalesRows, seriesRows, smallSalesRows } from './gst-rules.ts';
import { readPayouts } from '../sellers/payouts-file.ts';
import type { ExportKind, ExportPeriod } from './kinds.ts';
import { MOST_ROWS } from './kinds.ts';
import { ORDERS_HEAD, orderCells, REFUNDS_HEAD, refundCells } from './sales-files.ts';
import { createSalesRepository, type Position } from './sales-repository.ts';
import { momentsOf } from './times.ts';

/** Receives the number of rows that are read, and of all rows. */
export type OnProgress = (done: number, total: number) => Promise<void>;

/** Reads the rows of a file, its head first. Throws a `TooManyRows`. */
type ReadFile = (db: Db, period: ExportPeriod, onProgress: OnProgress) => Promise<CsvCell[][]>;

/** A file would have more rows than a file may have. */
export class TooManyRows extends Error {}

/** The files of each kind. */
export const FILES: Readonly<Record<ExportKind, ReadFile>> = {
  orders: async (db, period, onProgress) => {
    const [repository, moments] = [createSalesRepository(db), momentsOf(period)];
    const list = (after: Position | undefined, size: number) => repository.listItems(moments, after, size);
    const items = await readParts(await repository.countItems(moments), list, onProgress);
    return [ORDERS_HEAD, ...items.map(orderCells)];
  },
  refunds: async (db, period, onProgress) => {
    const [repository, moments] = [createSalesRepository(db), momentsOf(period)];
    const list = (after: Position | undefined, size: number) => repository.listRefunds(moments, after, size);
    const refunds = await readParts(await repository.countRefunds(moments), list, onProgress);
    return [REFUNDS_HEAD, ...refunds.map(refundCells)];
  },
  gst_sales: async (...read) => smallSalesRows(await readDocuments(...read)),
  gst_large_sales: async (...read) => largeSalesRows(await readDocuments(...read)),
  gst_credit_notes: async (...read) => creditNoteRows(await readDocuments(...read)),
  gst_hsn: async (...read) => hsnRows(await readDocuments(...read)),
  gst_documents: async (...read) => seriesRows(await readDocuments(...read)),
  payouts: readPayouts,
};

const PART = 1_000;

async function readDocuments(db: Db, period: ExportPeriod, onProgress: OnProgress): Promise<GstDocument[]> {
  const [repository, moments] = [createGstRepository(db), momentsOf(period)];
  const list = (after: Position | undefined, size: number) => repository.list(moments, after, size);
  return readParts(await repository.count(moments), list, onProgress);
}

/** Reads a list in parts, each after the last row of the part before. */
async function readParts<Row extends Position>(
  total: number,
  list: (after: Position | undefined, size: number) => Promise<Row[]>,
  onProgress: OnProgress,
): Promise<Row[]> {
  if (total > MOST_ROWS) throw new TooManyRows(`${total} rows, of which a file has at most ${MOST_ROWS}.`);
  const rows: Row[] = [];
  await onProgress(0, total);
  for (let part = await list(undefined, PART); part.length > 0; part = await list(rows.at(-1), PART)) {
    rows.push(...part);
    await onProgress(Math.min(rows.length, total), total);
    if (part.length < PART) break;
  }
  return rows;
}

import { CsvError, parse } from 'csv-parse/sync';
import { BYTE_ORDER_MARK, fromCsvText, toCsvText } from '../../platform/csv.ts';
import { refuse } from '../../platform/refusals.ts';

/** The most faults in one response. */
export const MAX_FAULTS = 200;
/** The most rows of a file, without its head. */
const MAX_ROWS = 10_000;

/** A row of a file: its number as spreadsheets show it, and its cells by the names of the columns. */
export interface CsvRow {
  row: number;
  cells: ReadonlyMap<string, string>;
}

/** A fault of a cell, with the right form. */
export interface CsvFault {
  row: number;
  field: string;
  message: string;
}

/** A file of these columns, in UTF-8 with a mark for spreadsheets. A cell that would be a formula gets an apostrophe. */
export function formatCsv(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [columns, ...rows].map((cells) => cells.map(formatCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

const formatCell = (value: string | number): string => (typeof value === 'string' ? toCsvText(value) : String(value));

/**
 * Reads a file whose first row names these columns, in any order; others may be missing, except the required ones.
 * Refuses with INVALID_INPUT a file that is no CSV, has an unknown column or no rows.
 */
export function parseCsv(text: string, columns: readonly string[], required: readonly string[]): CsvRow[] {
  const [head = [], ...rows] = readRows(text);
  const names = head.map((name) => name.trim());
  const unknown = names.find((name, at) => !columns.includes(name) || names.indexOf(name) < at);
  if (unknown !== undefined) refuseFile(`“${unknown}” is not a column. The columns are ${columns.join(', ')}.`);
  const missing = required.find((name) => !names.includes(name));
  if (missing !== undefined) refuseFile(`The column “${missing}” is missing.`);
  if (rows.length === 0) refuseFile('The file has no rows.');
  if (rows.length > MAX_ROWS) refuseFile(`A file has at most ${MAX_ROWS.toLocaleString('en-IN')} rows.`);
  return rows.map((cells, at) => ({
    row: at + 2,
    cells: new Map(names.map((name, nth) => [name, fromCsvText(cells[nth] ?? '').trim()])),
  }));
}

function readRows(text: string): string[][] {
  try {
    return parse(text, { bom: true, relax_column_count_less: true, skip_empty_lines: true, to: MAX_ROWS + 2 });
  } catch (error) {
    if (error instanceof CsvError) return refuseFile(`The file is not a CSV file: ${error.message}`);
    throw error;
  }
}

const refuseFile = (message: string): never => refuse('INVALID_INPUT', { field: 'csv', message });

import { setImmediate } from 'node:timers/promises';

/** An amount of whole paise. It is written as rupees with two decimals and without a currency sign. */
export interface CsvAmount {
  paise: number;
}

/** A cell: text, a number, an amount, or nothing. */
export type CsvCell = string | number | CsvAmount | null | undefined;

/** Spreadsheets read a text with such a beginning as a formula. It gets an apostrophe before it, also where it has some. */
const FORMULA_BEGINNING = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** The mark by which Excel knows that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const toRupees = (paise: number): string => {
  if (!Number.isSafeInteger(paise)) throw new RangeError(`An amount is whole paise, not ${paise}`);
  const whole = Math.abs(paise);
  const rupees = `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
  return paise < 0 ? `-${rupees}` : rupees;
};

/** A text with an apostrophe if it would be a formula; quoted where a spreadsheet of any country could split it. */
export const toCsvText = (text: string): string => {
  const safe = FORMULA_BEGINNING.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The text of a cell without the apostrophe of `toCsvText`. */
export const fromCsvText = (text: string): string =>
  text.startsWith("'") && FORMULA_BEGINNING.test(text.slice(1)) ? text.slice(1) : text;

const toCell = (cell: CsvCell): string => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return toCsvText(cell);
  return typeof cell === 'number' ? String(cell) : toRupees(cell.paise);
};

/**
 * A file of CSV (RFC 4180) in UTF-8 with its mark. The first row is the head. No text of a cell can be a formula. Other
 * calls run between two parts of a long file.
 */
export async function toCsv(rows: readonly (readonly CsvCell[])[]): Promise<string> {
  const parts = [BYTE_ORDER_MARK];
  for (let at = 0; at < rows.length; at += PART_ROWS) {
    parts.push(...rows.slice(at, at + PART_ROWS).map((row) => `${row.map(toCell).join(',')}\r\n`));
    await setImmediate();
  }
  return parts.join('');
}

const PART_ROWS = 500;

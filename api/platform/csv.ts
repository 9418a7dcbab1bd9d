/** An amount of whole paise. It is written as rupees with two decimals and without a currency sign. */
export interface CsvAmount {
  paise: number;
}

/** A cell: text, a number, an amount, or nothing. */
export type CsvCell = string | number | CsvAmount | null | undefined;

/** Spreadsheets read a text with such a beginning as a formula. A text with one gets an apostrophe before it. */
const FORMULA_BEGINNING = /^[=+\-@\t\r\n＝＋－＠]/;

/** The mark by which Excel knows that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const toRupees = (paise: number): string => {
  if (!Number.isSafeInteger(paise)) throw new RangeError(`An amount is whole paise, not ${paise}`);
  const whole = Math.abs(paise);
  const rupees = `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
  return paise < 0 ? `-${rupees}` : rupees;
};

const quoteText = (text: string): string => {
  const safe = FORMULA_BEGINNING.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const toCell = (cell: CsvCell): string => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return quoteText(cell);
  return typeof cell === 'number' ? String(cell) : toRupees(cell.paise);
};

/** A file of CSV (RFC 4180) in UTF-8 with its mark. The first row is the head. No text of a cell can be a formula. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');

import { isWithinState } from '../../orders/invoices/rules.ts';
import { totalsOf } from '../../orders/invoices/tax-rules.ts';
import type { CsvCell } from '../../platform/csv.ts';
import type { GstDocument, GstLine } from './gst-repository.ts';
import { taxDayOf } from './times.ts';

/** The rows of a file: its head, then its lines. */
type Rows = CsvCell[][];

/** The value above which an invoice to another state is listed singly (table 5 of GSTR-1), in paise. */
const LARGE = 100_000_00;

/** Whether a document belongs to the large invoices to other states: its invoice decides. */
const isLarge = ({ seller_state, place, invoice_total }: GstDocument): boolean =>
  invoice_total > LARGE && !isWithinState(seller_state, place);

const isInvoice = ({ kind }: GstDocument): boolean => kind === 'invoice';
const signOf = (document: GstDocument): 1 | -1 => (isInvoice(document) ? 1 : -1);

/** A place of supply as returns write it: `08-Rajasthan`. */
const placeOf = ({ place: { code, state } }: GstDocument): string =>
  code === undefined ? '97-Other Territory' : `${code}-${state}`;

/** Groups entries by keys, in the order of the keys. */
function groupBy<T>(entries: readonly T[], keyOf: (entry: T) => readonly (string | number)[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    const key = keyOf(entry)
      .map((part) => (typeof part === 'number' ? String(part).padStart(9, '0') : part))
      .join('\n');
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}

interface DocumentLine {
  document: GstDocument;
  line: GstLine;
}

const linesOf = (documents: readonly GstDocument[]): DocumentLine[] =>
  documents.flatMap((document) => document.lines.map((line) => ({ document, line })));

/** The sums of lines; those of credit notes are subtracted. */
function sumsOf(lines: readonly DocumentLine[]) {
  const signed = lines.map(({ document, line }) => {
    const sign = signOf(document);
    const { total, taxable, cgst, sgst, igst } = line;
    return { total: sign * total, taxable: sign * taxable, cgst: sign * cgst, sgst: sign * sgst, igst: sign * igst };
  });
  const { total, taxable, cgst, sgst, igst } = totalsOf(signed);
  const cells: CsvCell[] = [{ paise: taxable }, { paise: cgst }, { paise: sgst }, { paise: igst }];
  return { total, cells };
}

const TAX_HEAD = ['Rate', 'Taxable value', 'CGST', 'SGST/UTGST', 'IGST', 'Cess'];
const NO_CESS: CsvCell = { paise: 0 };

/** The cells of a group of lines with one rate: `about`, the rate, and the sums. */
function rowOf(about: readonly CsvCell[], group: readonly DocumentLine[]): CsvCell[] {
  return [...about, group[0]?.line.percent, ...sumsOf(group).cells, NO_CESS];
}

/** Sales to consumers by state and rate, less their credit notes (table 7 of GSTR-1), without large invoices to other states. */
export function smallSalesRows(documents: readonly GstDocument[]): Rows {
  const lines = linesOf(documents.filter((document) => !isLarge(document)));
  const groups = groupBy(lines, ({ document, line }) => [document.gstin, placeOf(document), line.percent]);
  return [['GSTIN', 'Type', 'Place of supply', ...TAX_HEAD], ...groups.flatMap(smallSalesRow)];
}

function smallSalesRow(group: DocumentLine[]): Rows {
  return group.slice(0, 1).map(({ document }) => rowOf([document.gstin, 'OE', placeOf(document)], group));
}

/** Large invoices to other states, a line for each rate (table 5 of GSTR-1). */
export function largeSalesRows(documents: readonly GstDocument[]): Rows {
  const large = documents.filter((document) => isInvoice(document) && isLarge(document));
  return [
    ['GSTIN', 'Invoice', 'Invoice date', 'Invoice value', 'Place of supply', ...TAX_HEAD],
    ...large.flatMap((document) => {
      const { gstin, number, at, total } = document;
      const about = [gstin, number, taxDayOf(at), { paise: total }, placeOf(document)];
      return byRate(document).map((group) => rowOf(about, group));
    }),
  ];
}

/** The credit notes, a line for each rate. The table is 9B for a note on a large invoice; table 7 already contains the others. */
export function creditNoteRows(documents: readonly GstDocument[]): Rows {
  const head = ['GSTIN', 'Credit note', 'Date', 'Invoice', 'Invoice date', 'Table', 'Place of supply', 'Note value'];
  return [
    [...head, 'Reason', ...TAX_HEAD],
    ...documents.filter((document) => !isInvoice(document)).flatMap(creditNoteRow),
  ];
}

function creditNoteRow(document: GstDocument): Rows {
  const { gstin, number, at, invoice, total, reason } = document;
  const invoiceDay = invoice ? taxDayOf(new Date(invoice.issuedAt)) : '';
  const note = [gstin, number, taxDayOf(at), invoice?.number, invoiceDay, isLarge(document) ? '9B' : '7'];
  const about = [...note, placeOf(document), { paise: total }, reason];
  // The amounts of a note are positive here.
  return byRate({ ...document, kind: 'invoice' }).map((group) => rowOf(about, group));
}

const byRate = (document: GstDocument) => groupBy(linesOf([document]), ({ line }) => [line.percent]);

/** The sales by HSN or SAC and rate, less credit notes (table 12 of GSTR-1). The quantity is that of the invoices. */
export function hsnRows(documents: readonly GstDocument[]): Rows {
  const groups = groupBy(linesOf(documents), ({ document, line }) => [document.gstin, line.hsn, line.percent]);
  return [['GSTIN', 'HSN', 'UQC', 'Quantity', 'Total value', ...TAX_HEAD], ...groups.flatMap(hsnRow)];
}

function hsnRow(group: DocumentLine[]): Rows {
  const quantity = group.reduce((sum, { line }) => sum + (line.quantity ?? 0), 0);
  return group.slice(0, 1).map(({ document: { gstin }, line: { hsn } }) => {
    const [unit, pieces] = hsn.startsWith('99') ? ['NA', 0] : ['PCS-PIECES', quantity];
    return rowOf([gstin, hsn, unit, pieces, { paise: sumsOf(group).total }], group);
  });
}

/** The series of documents with their first and last numbers (table 13 of GSTR-1). */
export function seriesRows(documents: readonly GstDocument[]): Rows {
  const groups = groupBy(documents, ({ gstin, kind, financial_year }) => [gstin, kind, financial_year]);
  return [
    ['GSTIN', 'Documents', 'From', 'To', 'Total', 'Cancelled', 'Net issued'],
    ...groups.map((group) => {
      const sorted = group.toSorted((one, other) => one.serial - other.serial);
      const [first, last] = [sorted[0], sorted.at(-1)];
      const name = first && isInvoice(first) ? 'Invoices for outward supply' : 'Credit notes';
      return [first?.gstin, name, first?.number, last?.number, group.length, 0, group.length];
    }),
  ];
}

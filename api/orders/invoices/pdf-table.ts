import { stateTaxNameOf } from '../../../schema/gst.ts';
import { rupees } from '../../../schema/money.ts';
import { INK, INNER_WIDTH, PAGE } from './pdf-sheet.ts';
import type { Sheet, TextStyle } from './pdf-sheet.ts';
import { isWithinState } from './rules.ts';
import type { InvoiceContent, NumberedInvoice } from './tables.ts';
import { totalsOf } from './tax-rules.ts';
import type { CreditLine, InvoiceLine } from './tax-rules.ts';

type Line = InvoiceLine | CreditLine;

interface Column {
  head: string;
  width: number;
  align?: 'right';
  /** A note below the text of a line, in small letters. */
  note?: (line: Line) => string | undefined;
  text: (line: Line, at: number) => string;
  /** The text in the row of sums. */
  sum?: (line: Parameters<typeof totalsOf>[0]) => string;
}

const SIZE = 8.5;
const PAD = 4;

/** Draws the lines and their sums from `y` on, on as many pages as they need. Returns where they end. */
export function drawLines(sheet: Sheet, { content }: NumberedInvoice, from: number): number {
  const columns = columnsOf(content);
  const lines: readonly Line[] = content.lines;
  let y = drawHeads(sheet, columns, from);
  for (const [at, line] of lines.entries()) {
    const texts = columns.map(({ text }) => text(line, at));
    const notes = columns.map(({ note }) => note?.(line));
    const height = heightOf(sheet, columns, { texts, notes });
    if (y + height > PAGE.bottom) {
      sheet.doc.addPage();
      y = drawHeads(sheet, columns, PAGE.margin);
    }
    drawRow(sheet, columns, { texts, notes, y });
    y += height;
    sheet.rule(y);
  }
  const sums = columns.map(({ sum }) => sum?.(lines) ?? '');
  drawRow(sheet, columns, { texts: sums, notes: [], y, isBold: true });
  return y + heightOf(sheet, columns, { texts: sums, notes: [] });
}

function columnsOf(content: InvoiceContent): Column[] {
  const { seller, placeOfSupply } = content;
  const money = (head: string, width: number, part: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'): Column => ({
    head,
    width,
    align: 'right',
    text: (line) => plain(line[part]),
    sum: (lines) => plain(totalsOf(lines)[part]),
  });
  const taxes = isWithinState(seller.state, placeOfSupply)
    ? [money('CGST', 56, 'cgst'), money(stateTaxNameOf(seller.state), 56, 'sgst')]
    : [money('IGST', 64, 'igst')];
  const others: Column[] = [
    { head: 'HSN/SAC', width: 48, text: ({ hsn }) => hsn },
    ...(content.kind === 'invoice' ? [QUANTITY] : []),
    money('Taxable value', 66, 'taxable'),
    { head: 'Rate', width: 34, align: 'right', text: ({ percent }) => `${percent}%` },
    ...taxes,
    money('Total', 68, 'total'),
  ];
  const width = INNER_WIDTH - NUMBER.width - others.reduce((sum, column) => sum + column.width, 0);
  const description: Column = {
    head: 'Description',
    width,
    text: (line) => line.description,
    note: priceWords,
    sum: () => 'Total (₹)',
  };
  return [NUMBER, description, ...others];
}

const NUMBER: Column = { head: '#', width: 18, text: (_, at) => String(at + 1) };
const QUANTITY: Column = {
  head: 'Qty',
  width: 28,
  align: 'right',
  text: (line) => ('quantity' in line ? String(line.quantity) : ''),
};

/** How the total came about: the price with tax, and the discount; undefined for an amount that is no price. */
function priceWords(line: Line): string | undefined {
  if (!('price' in line)) return undefined;
  const each = `${rupees(line.price / line.quantity)} each with tax`;
  return line.discount === 0 ? each : `${each}, less ${rupees(line.discount)} discount`;
}

/** An amount without the rupee sign, which the head or the sum has. */
const plain = (paise: number): string => rupees(paise).replace('₹', '');

function drawHeads(sheet: Sheet, columns: readonly Column[], y: number): number {
  const texts = columns.map(({ head }) => head);
  const height = heightOf(sheet, columns, { texts, notes: [] });
  sheet.doc.rect(PAGE.margin, y, INNER_WIDTH, height).fill(INK.band);
  drawRow(sheet, columns, { texts, notes: [], y, isBold: true });
  sheet.rule(y + height);
  return y + height;
}

interface Row {
  texts: readonly string[];
  notes: readonly (string | undefined)[];
}

const styleOf = ({ width, align }: Column, isBold = false): TextStyle => ({
  width: width - PAD,
  size: SIZE,
  align: align ?? 'left',
  isBold,
});
const noteStyleOf = (column: Column) => ({ width: column.width - PAD, size: 7, colour: INK.muted });

function heightOf(sheet: Sheet, columns: readonly Column[], { texts, notes }: Row): number {
  const heights = columns.map((column, at) => {
    const note = notes[at];
    const below = note === undefined ? 0 : sheet.measure(note, noteStyleOf(column));
    return sheet.measure(texts[at] ?? '', styleOf(column, true)) + below;
  });
  return Math.max(...heights) + 2 * PAD;
}

function drawRow(
  sheet: Sheet,
  columns: readonly Column[],
  { texts, notes, y, isBold = false }: Row & { y: number; isBold?: boolean },
): void {
  let x = PAGE.margin;
  for (const [at, column] of columns.entries()) {
    const left = column.align === 'right' ? x + PAD : x + PAD / 2;
    const height = sheet.write(texts[at] ?? '', left, y + PAD, styleOf(column, isBold));
    const note = notes[at];
    if (note !== undefined) sheet.write(note, left, y + PAD + height, noteStyleOf(column));
    x += column.width;
  }
}

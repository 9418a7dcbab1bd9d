import { rupees } from '../../../schema/money.ts';
import type { ShopSettings } from '../../../schema/settings.ts';
import { openPdf, readWhole } from './pdf-document.ts';
import { drawHead, titleOf } from './pdf-head.ts';
import { createSheet, INK, INNER_WIDTH, PAGE } from './pdf-sheet.ts';
import type { Sheet } from './pdf-sheet.ts';
import { drawLines } from './pdf-table.ts';
import type { NumberedInvoice } from './tables.ts';
import { amountInWords } from './words.ts';

/** The height of the part below the table. */
const END_HEIGHT = 130;

/** Draws the PDF of a document, on A4, with the shop's words and contact data of now. */
export async function renderInvoice(
  invoice: NumberedInvoice,
  { words, contact }: Pick<ShopSettings, 'words' | 'contact'>,
): Promise<Buffer> {
  const doc = await openPdf({
    size: 'A4',
    margin: PAGE.margin,
    title: `${titleOf(invoice)} ${invoice.number}`,
    author: invoice.content.seller.legalName,
    now: invoice.issued_at,
  });
  doc.addPage();
  const sheet = createSheet(doc);
  let y = drawLines(sheet, invoice, drawHead(sheet, invoice, words.tagline));
  if (y + END_HEIGHT > PAGE.bottom) {
    doc.addPage();
    y = PAGE.margin;
  }
  drawEnd(sheet, invoice, y);
  drawFooters(sheet, contact);
  return readWhole(doc);
}

/** Draws the sum in words, and the seller's statement. */
function drawEnd(sheet: Sheet, { kind, total, content }: NumberedInvoice, from: number): void {
  const { seller } = content;
  let y = from + 4;
  sheet.rule(y);
  y += 10;
  const label = kind === 'invoice' ? 'Amount paid or payable' : 'Amount credited';
  sheet.write(label, PAGE.margin, y + 3, { width: 200, colour: INK.muted });
  sheet.write(rupees(total), PAGE.margin + 200, y - 2, {
    width: INNER_WIDTH - 200,
    size: 15,
    isBold: true,
    align: 'right',
  });
  y += 22;
  y += sheet.write(amountInWords(total), PAGE.margin, y, { width: INNER_WIDTH, isBold: true }) + 16;
  if (content.kind === 'credit_note' && (content.reason === 'goodwill' || content.reason === 'outside'))
    y += sheet.write(NO_TAX, PAGE.margin, y, { width: INNER_WIDTH }) + 8;
  const words = `For ${seller.legalName}. This document was issued electronically and needs no signature.`;
  sheet.write(words, PAGE.margin, y, { width: INNER_WIDTH, colour: INK.muted });
}

const NO_TAX = 'This commercial credit note changes neither the taxable value nor the tax of the invoice.';

/** Draws the contact and the number of each page. */
function drawFooters(sheet: Sheet, { email, phone, hours }: ShopSettings['contact']): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    sheet.doc.switchToPage(start + page);
    sheet.rule(PAGE.bottom + 14);
    const style = { width: INNER_WIDTH, size: 7.5, colour: INK.muted };
    const contact = `Questions? ${email} · ${phone} · ${hours}`;
    sheet.write(contact, PAGE.margin, PAGE.bottom + 20, style);
    const number = `Page ${page + 1} of ${count}`;
    sheet.write(number, PAGE.margin, PAGE.bottom + 20, { ...style, align: 'right' });
  }
}

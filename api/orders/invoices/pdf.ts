import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rupees } from '../../../schema/money.ts';
import type { ShopSettings } from '../../../schema/settings.ts';
import { SHOP } from '../../../schema/shop.ts';
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
  // Most processes never draw one: the library and the fonts are loaded with the first.
  const [{ default: PDFDocument }, { regular, bold }] = await Promise.all([import('pdfkit'), loadFonts()]);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: 0 },
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `${titleOf(invoice)} ${invoice.number}`,
      Author: invoice.content.seller.legalName,
      Creator: SHOP.name,
      CreationDate: invoice.issued_at,
    },
  });
  doc.registerFont('regular', regular).registerFont('bold', bold);
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
function drawEnd(sheet: Sheet, { kind, total, content: { seller } }: NumberedInvoice, from: number): void {
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
  const words = `For ${seller.legalName}. This document was issued electronically and needs no signature.`;
  sheet.write(words, PAGE.margin, y, { width: INNER_WIDTH, colour: INK.muted });
}

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

let fonts: Promise<{ regular: Buffer; bold: Buffer }> | undefined;

/** The fonts, which have Latin and Devanagari letters and the rupee sign. A process reads them once. */
function loadFonts(): Promise<{ regular: Buffer; bold: Buffer }> {
  fonts ??= Promise.all([
    readFont(import.meta.resolve('@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf')),
    readFont(import.meta.resolve('@expo-google-fonts/hind/600SemiBold/Hind_600SemiBold.ttf')),
  ]).then(([regular, bold]) => ({ regular, bold }));
  return fonts;
}

const readFont = (url: string): Promise<Buffer> => readFile(fileURLToPath(url));

async function readWhole(doc: Sheet['doc']): Promise<Buffer> {
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  doc.on('end', resolve).on('error', reject);
  doc.end();
  await promise;
  return Buffer.concat(parts);
}

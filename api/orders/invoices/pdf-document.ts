import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SHOP } from '../../../schema/shop.ts';
import type { Sheet } from './pdf-sheet.ts';

/** A new PDF without pages. */
interface PdfOptions {
  /** The name or the width and height of its pages, in points. */
  size: 'A4' | [width: number, height: number];
  /** The margin at the top and the sides, in points. A text never begins a page by itself. */
  margin: number;
  title: string;
  /** The author; the shop by default. */
  author?: string;
  /** When it was made. */
  now: Date;
}

/** Opens a PDF with the fonts `regular` and `bold`. Pages are added by `addPage`. */
export async function openPdf({ size, margin, title, author, now }: PdfOptions): Promise<Sheet['doc']> {
  // Most processes never draw one: the library and the fonts are loaded with the first.
  const [{ default: PDFDocument }, { regular, bold }] = await Promise.all([import('pdfkit'), loadFonts()]);
  const doc = new PDFDocument({
    size,
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author ?? SHOP.name, Creator: SHOP.name, CreationDate: now },
  });
  doc.registerFont('regular', regular).registerFont('bold', bold);
  return doc;
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

/** Ends a PDF and returns its bytes. */
export async function readWhole(doc: Sheet['doc']): Promise<Buffer> {
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  doc.on('end', resolve).on('error', reject);
  doc.end();
  await promise;
  return Buffer.concat(parts);
}

import { setImmediate } from 'node:timers/promises';
import { dayWords, indianDayOf } from '../../../schema/days.ts';
import { SHOP } from '../../../schema/shop.ts';
import { openPdf, readWhole } from '../invoices/pdf-document.ts';
import { createSheet, INK } from '../invoices/pdf-sheet.ts';
import type { Sheet } from '../invoices/pdf-sheet.ts';
import { orderNumberOf } from './parcels.ts';
import type { PrintedParcel } from './parcels.ts';

/** A page in points: A5. */
const SLIP = { width: 419.53, height: 595.28, margin: 28 } as const;
const INNER = SLIP.width - 2 * SLIP.margin;
const COUNT_WIDTH = 50;

/** Draws the packing slips of parcels, each from a page of A5 on. They state no price: a parcel may be a present. */
export async function renderPackingSlips(parcels: readonly PrintedParcel[], now: Date): Promise<Buffer> {
  const doc = await openPdf({ size: [SLIP.width, SLIP.height], margin: SLIP.margin, title: 'Packing slips', now });
  const sheet = createSheet(doc);
  for (const parcel of parcels) {
    // Other calls run between two parcels.
    await setImmediate();
    doc.addPage();
    drawPieces(sheet, parcel, drawHead(sheet, parcel));
  }
  return readWhole(doc);
}

function drawHead(sheet: Sheet, { orderId, placedAt, address, shopName }: PrintedParcel): number {
  let y: number = SLIP.margin;
  y += sheet.write(SHOP.name, SLIP.margin, y, { width: INNER, size: 16, isBold: true, colour: INK.accent });
  y += sheet.write(`Packing slip · Order ${orderNumberOf(orderId)}`, SLIP.margin, y, {
    width: INNER,
    size: 12,
    isBold: true,
  });
  const placed = `Placed on ${dayWords(indianDayOf(placedAt))} · Sold by ${shopName}`;
  y += sheet.write(placed, SLIP.margin, y, { width: INNER, colour: INK.muted }) + 6;
  const to = [address.name, address.address, address.landmark, `${address.city} ${address.pinCode}`, address.state];
  y += sheet.write(to.filter(Boolean).join('\n'), SLIP.margin, y, { width: INNER, size: 10 });
  return y + 12;
}

/** Draws a row for each item, on as many pages as they need. */
function drawPieces(sheet: Sheet, { pieces }: PrintedParcel, from: number): void {
  let y = from;
  const width = INNER - COUNT_WIDTH;
  for (const { name, details, sku, quantity } of pieces) {
    const words = [details, sku].filter(Boolean).join(' · ');
    const height = sheet.measure(name, { width, size: 10, isBold: true }) + sheet.measure(words, { width }) + 10;
    if (y + height > SLIP.height - SLIP.margin) {
      sheet.doc.addPage();
      y = SLIP.margin;
    }
    sheet.doc
      .moveTo(SLIP.margin, y)
      .lineTo(SLIP.width - SLIP.margin, y)
      .lineWidth(0.5)
      .strokeColor(INK.line)
      .stroke();
    const head = sheet.write(name, SLIP.margin, y + 5, { width, size: 10, isBold: true });
    sheet.write(words, SLIP.margin, y + 5 + head, { width, colour: INK.muted });
    const count = { width: INNER, size: 12, isBold: true, align: 'right' } as const;
    sheet.write(`${quantity} ×`, SLIP.margin, y + 5, count);
    y += height;
  }
}

import { setImmediate } from 'node:timers/promises';
import { sellerFactsOf, type LegalSettings, type SellerFacts } from '../../../schema/sellers.ts';
import { rupees } from '../../../schema/money.ts';
import { SHOP } from '../../../schema/shop.ts';
import { openPdf, readWhole } from '../invoices/pdf-document.ts';
import { createSheet, INK } from '../invoices/pdf-sheet.ts';
import type { Sheet } from '../invoices/pdf-sheet.ts';
import { orderNumberOf } from './parcels.ts';
import type { PrintedParcel } from './parcels.ts';

/** A page in points: A6. */
const LABEL = { width: 297.64, height: 419.53, margin: 18 } as const;
const INNER = LABEL.width - 2 * LABEL.margin;

/** Draws the address labels of parcels, a page of A6 for each. */
export async function renderLabels(
  parcels: readonly PrintedParcel[],
  legal: LegalSettings,
  now: Date,
): Promise<Buffer> {
  const doc = await openPdf({ size: [LABEL.width, LABEL.height], margin: LABEL.margin, title: 'Address labels', now });
  const sheet = createSheet(doc);
  for (const parcel of parcels) {
    // Other calls run between two parcels.
    await setImmediate();
    doc.addPage();
    drawLabel(sheet, parcel, sellerFactsOf(legal, parcel.sellerId));
  }
  return readWhole(doc);
}

function drawLabel(sheet: Sheet, parcel: PrintedParcel, seller: SellerFacts): void {
  let y: number = LABEL.margin;
  y += sheet.write(SHOP.name, LABEL.margin, y, { width: INNER / 2, size: 13, isBold: true });
  const order = { width: INNER, align: 'right', size: 10, isBold: true } as const;
  sheet.write(`Order ${orderNumberOf(parcel.orderId)}`, LABEL.margin, LABEL.margin + 2, order);
  y = line(sheet, y + 4);
  y += drawCarrier(sheet, parcel, y);
  y = line(sheet, y + 4);
  y += drawAddress(sheet, parcel, y);
  y += drawCash(sheet, parcel, y + 8) + 8;
  drawReturnAddress(sheet, { ...seller, shopName: parcel.shopName }, Math.max(y + 8, LABEL.height - LABEL.margin - 74));
}

function drawCarrier(sheet: Sheet, { carrier, trackingId }: PrintedParcel, y: number): number {
  const words = [carrier, trackingId].filter(Boolean).join(' · ') || 'Carrier and number:';
  return sheet.write(words, LABEL.margin, y, { width: INNER, size: 10 });
}

function drawAddress(sheet: Sheet, { address }: PrintedParcel, from: number): number {
  let y = from;
  y += sheet.write('Deliver to', LABEL.margin, y, { width: INNER, size: 8, colour: INK.muted });
  y += sheet.write(address.name, LABEL.margin, y, { width: INNER, size: 14, isBold: true });
  const lines = [address.address, address.landmark, `${address.city}, ${address.state}`].filter(Boolean);
  y += sheet.write(lines.join('\n'), LABEL.margin, y, { width: INNER, size: 11 });
  y += sheet.write(`PIN ${address.pinCode}`, LABEL.margin, y + 2, { width: INNER, size: 16, isBold: true }) + 2;
  const phones = [address.phone, address.alternatePhone].filter(Boolean).join(', ');
  y += sheet.write(`Phone ${phones}`, LABEL.margin, y, { width: INNER, size: 11 });
  return y - from;
}

/** Draws the cash to collect in a frame, or that nothing is to collect. */
function drawCash(sheet: Sheet, { cash }: PrintedParcel, y: number): number {
  const words = cash === 0 ? 'Prepaid: collect nothing' : `Cash on delivery: collect ${rupees(cash)}`;
  const style = { width: INNER - 16, size: 12, isBold: true };
  const height = sheet.measure(words, style) + 10;
  sheet.doc.rect(LABEL.margin, y, INNER, height).lineWidth(1).strokeColor(INK.text).stroke();
  sheet.write(words, LABEL.margin + 8, y + 6, style);
  return height;
}

function drawReturnAddress(
  sheet: Sheet,
  { shopName, legalName, address, state }: SellerFacts & { shopName: string },
  from: number,
): void {
  const y = line(sheet, from);
  const words = [`If not delivered, return to:`, shopName, legalName, [...address, state].join(', ')];
  sheet.write(words.join('\n'), LABEL.margin, y, { width: INNER, size: 8, colour: INK.muted });
}

/** Draws a thin line, and returns where the next text begins. */
function line({ doc }: Sheet, y: number): number {
  doc
    .moveTo(LABEL.margin, y)
    .lineTo(LABEL.width - LABEL.margin, y)
    .lineWidth(0.5)
    .strokeColor(INK.line)
    .stroke();
  return y + 5;
}

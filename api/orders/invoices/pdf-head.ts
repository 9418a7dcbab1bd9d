import { indianDayOf } from '../../../schema/days.ts';
import { GST_STATE_CODES } from '../../../schema/gst.ts';
import { SHOP } from '../../../schema/shop.ts';
import { INK, INNER_WIDTH, PAGE } from './pdf-sheet.ts';
import type { Sheet } from './pdf-sheet.ts';
import type { PlaceOfSupply } from './rules.ts';
import type { InvoiceParty, NumberedInvoice } from './tables.ts';

const GAP = 20;
const HALF = (INNER_WIDTH - GAP) / 2;
const RIGHT = PAGE.margin + HALF + GAP;

/** The title of a document, as the law names it. */
export const titleOf = ({ kind }: Pick<NumberedInvoice, 'kind'>): string =>
  kind === 'invoice' ? 'Tax Invoice' : 'Credit Note';

/** Draws the shop's name, the title, the seller, the document's data and the buyer. Returns where the table begins. */
export function drawHead(sheet: Sheet, invoice: NumberedInvoice, tagline: string): number {
  const { content } = invoice;
  let y = drawTitle(sheet, invoice, tagline);
  const from = y;
  y = Math.max(drawSeller(sheet, invoice, from), drawFacts(sheet, factsOf(invoice), from)) + 10;
  sheet.rule(y);
  y += 10;
  const ends = [
    drawParty(sheet, 'Bill to', content.billTo, { x: PAGE.margin, y }),
    drawParty(sheet, 'Ship to', content.shipTo, { x: RIGHT, y }),
  ];
  return Math.max(...ends) + 14;
}

function drawTitle(sheet: Sheet, invoice: NumberedInvoice, tagline: string): number {
  const y = PAGE.margin;
  sheet.write(SHOP.name, PAGE.margin, y, { width: HALF, size: 22, isBold: true, colour: INK.accent });
  sheet.write(tagline, PAGE.margin, y + 30, { width: HALF, size: 9, colour: INK.muted });
  sheet.write(titleOf(invoice), RIGHT, y + 4, { width: HALF, size: 18, isBold: true, align: 'right' });
  sheet.write('Original for recipient', RIGHT, y + 30, { width: HALF, size: 9, colour: INK.muted, align: 'right' });
  drawDots(sheet, y + 52);
  return y + 70;
}

/** The shop's mark: a row of dots, as of tied cloth. */
function drawDots({ doc }: Sheet, y: number): void {
  doc.fillColor(INK.accent);
  for (let x = PAGE.margin + 2; x < PAGE.width - PAGE.margin; x += 7) doc.circle(x, y, 1.1).fill();
}

function drawSeller(sheet: Sheet, { content: { seller } }: NumberedInvoice, from: number): number {
  const { legalName, shopName, address, state, gstin } = seller;
  const lines = [
    ...(shopName === legalName || shopName === '' ? [] : [`(${shopName})`]),
    ...address,
    `${state}, India · state code ${GST_STATE_CODES[state]}`,
  ];
  let y = from + sheet.write('Sold by', PAGE.margin, from, { width: HALF, size: 8, colour: INK.muted });
  y += sheet.write(legalName, PAGE.margin, y, { width: HALF, size: 10.5, isBold: true });
  y += sheet.write(lines.join('\n'), PAGE.margin, y, { width: HALF });
  return y + sheet.write(`GSTIN ${gstin}`, PAGE.margin, y, { width: HALF, isBold: true });
}

const REASONS = {
  returned: 'Goods returned',
  cancelled: 'Order cancelled',
  goodwill: 'Goodwill',
  outside: 'Refund by the payment provider',
} as const;

type Fact = readonly [name: string, value: string];

function factsOf({ kind, number, issued_at: issuedAt, order_id: orderId, content }: NumberedInvoice): Fact[] {
  const own: Fact[] = [
    [kind === 'invoice' ? 'Invoice number' : 'Credit note number', number],
    [kind === 'invoice' ? 'Invoice date' : 'Credit note date', dayOf(issuedAt)],
  ];
  const credited: Fact[] =
    content.kind === 'invoice'
      ? []
      : [
          ['For invoice', `${content.invoice.number} of ${dayOf(new Date(content.invoice.issuedAt))}`],
          ['Reason', REASONS[content.reason]],
        ];
  return [
    ...own,
    ...credited,
    ['Order', orderId],
    ['Order date', dayOf(new Date(content.orderedAt))],
    ['Place of supply', placeWords(content.placeOfSupply)],
    ['Reverse charge', 'No'],
  ];
}

function drawFacts(sheet: Sheet, facts: readonly Fact[], from: number): number {
  return facts.reduce((y, [name, value]) => {
    sheet.write(name, RIGHT, y, { width: 92, colour: INK.muted });
    const isNumber = name.endsWith(' number');
    return y + sheet.write(value, RIGHT + 96, y, { width: HALF - 96, isBold: isNumber, align: 'right' });
  }, from);
}

function drawParty(sheet: Sheet, title: string, { name, address }: InvoiceParty, { x, y }: { x: number; y: number }) {
  const names = y + sheet.write(title, x, y, { width: HALF, size: 8, colour: INK.muted });
  const lines = names + sheet.write(name, x, names, { width: HALF, isBold: true });
  return lines + sheet.write([...address, 'India'].join('\n'), x, lines, { width: HALF });
}

const placeWords = ({ state, code }: PlaceOfSupply): string => (code === undefined ? state : `${state} (${code})`);

/** A day as Indian documents write it: `30/11/2026`. */
const dayOf = (moment: Date): string => indianDayOf(moment).split('-').toReversed().join('/');

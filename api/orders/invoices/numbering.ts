import { sellerFactsOf } from '../../../schema/sellers.ts';
import type { Db } from '../../platform/database.ts';
import { createSettingsRepository } from '../../settings/repository.ts';
import type { Address } from '../tables.ts';
import { createInvoiceRepository } from './repository.ts';
import type { InvoicedOrder, PendingInvoice } from './repository.ts';
import { financialYearOf, invoiceNumberOf, isWithinState, placeOfSupplyOf } from './rules.ts';
import type { InvoiceContent, InvoiceParty, NumberedInvoice, UntaxedReason } from './tables.ts';
import { creditLinesOf, linesOf, totalsOf } from './tax-rules.ts';
import type { CreditLine, InvoiceLine } from './tax-rules.ts';

/**
 * Gives a document its number and its content, in the transaction `trx`: a crash leaves neither. Returns the numbered
 * document. Undefined for a document without lines, which is deleted: all its items were cancelled before, or there is
 * nothing left to credit.
 */
export async function numberInvoice(trx: Db, id: string, now: Date): Promise<NumberedInvoice | undefined> {
  const repository = createInvoiceRepository(trx);
  const pending = await repository.lock(id);
  if (!pending) return undefined;
  if (pending.number !== null) return repository.findNumbered(id);
  const content = pending.kind === 'invoice' ? await invoiceOf(trx, pending) : await creditNoteOf(trx, pending, now);
  if (!content || content.lines.length === 0) {
    await repository.deletePending(id);
    return undefined;
  }
  await saveNumber(trx, pending, content, now);
  return repository.findNumbered(id);
}

/** Takes the next number of the seller's series, and stores it with the content. */
async function saveNumber(trx: Db, { id, kind }: PendingInvoice, content: InvoiceContent, now: Date): Promise<void> {
  const repository = createInvoiceRepository(trx);
  const [{ gstin }, financialYear] = [content.seller, financialYearOf(now)];
  const { serial, issuedAt } = await repository.nextSerial({ gstin, kind, financialYear }, now);
  const number = invoiceNumberOf(kind, financialYear, serial);
  const totals = totalsOf(content.lines);
  await repository.updateNumbered(id, { gstin, financialYear, serial, number, issuedAt, content, totals });
}

async function invoiceOf(trx: Db, pending: PendingInvoice): Promise<InvoiceContent | undefined> {
  const repository = createInvoiceRepository(trx);
  const [order, items] = [await repository.findOrder(pending), await repository.listItems(pending)];
  if (!order) return undefined;
  const { legal } = await createSettingsRepository(trx).readSettings();
  const facts = sellerFactsOf(legal, pending.seller_id);
  const placeOfSupply = placeOfSupplyOf(order.shipping.state);
  const isWithin = isWithinState(facts.state, placeOfSupply);
  return {
    kind: 'invoice',
    seller: { ...facts, shopName: order.shop_name },
    ...partiesOf(order),
    placeOfSupply,
    orderedAt: order.created_at.toISOString(),
    lines: items.flatMap((item) => linesOf(item, isWithin)),
  };
}

/** The content of a credit note. Its invoice gets its number first. Undefined if the item is not on the invoice. */
async function creditNoteOf(trx: Db, pending: PendingInvoice, now: Date): Promise<InvoiceContent | undefined> {
  const repository = createInvoiceRepository(trx);
  const found = await repository.lockInvoiceOf(pending);
  const invoice = found && (await numberInvoice(trx, found.id, now));
  if (invoice?.content.kind !== 'invoice') return undefined;
  if (pending.refund_id !== null) {
    const reason = await repository.findUntaxedReason(pending.refund_id);
    return untaxedNoteOf(invoice, { content: invoice.content, reason, total: pending.amount ?? 0 });
  }
  const itemId = await repository.findInvoicedItem(pending.order_item_id ?? '');
  const isOfItem = ({ orderItemId }: { orderItemId: string }) => orderItemId === itemId;
  const lines: InvoiceLine[] = invoice.content.lines.filter(isOfItem);
  const credits: CreditLine[] = (await repository.listCredits(pending)).flatMap((credit) => credit.lines);
  return {
    ...invoice.content,
    kind: 'credit_note',
    lines: creditLinesOf(lines, credits.filter(isOfItem), pending.amount ?? 0),
    reason: pending.return_id === null ? 'cancelled' : 'returned',
    invoice: { number: invoice.number, issuedAt: invoice.issued_at.toISOString() },
  };
}

const UNTAXED = { goodwill: 'Refund out of goodwill', outside: 'Refund by the payment provider' } as const;

/**
 * The content of a credit note for a refund out of goodwill, or made at the provider: the amount, without tax and of no
 * item.
 */
function untaxedNoteOf(
  { number, issued_at: issuedAt }: NumberedInvoice,
  { content, reason, total }: { content: InvoiceContent; reason: UntaxedReason; total: number },
): InvoiceContent {
  const noTax = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
  const line = { orderItemId: '', part: 0, description: UNTAXED[reason], hsn: '', percent: 0 };
  return {
    ...content,
    kind: 'credit_note',
    lines: [{ ...line, total, ...noTax }],
    reason,
    invoice: { number, issuedAt: issuedAt.toISOString() },
  };
}

function partiesOf({ shipping, billing }: InvoicedOrder): { billTo: InvoiceParty; shipTo: InvoiceParty } {
  const isBilled = billing !== null && (billing.name !== '' || billing.address !== '');
  return { billTo: partyOf(isBilled ? billing : shipping), shipTo: partyOf(shipping) };
}

function partyOf({ name, address, landmark, city, state, pinCode }: Address): InvoiceParty {
  const lines = [address, landmark, [city, pinCode].filter(Boolean).join(' '), state];
  return { name, address: lines.flatMap((line) => line || []) };
}

import type { components } from '../../../schema/generated/rest.ts';
import { FairSemaphore } from '../../../server-kit/fair-semaphore.ts';
import type { Staff } from '../../platform/authentication.ts';
import { refuse } from '../../platform/refusals.ts';
import { randomId } from '../../platform/secrets.ts';
import { parseText } from '../../platform/text-input.ts';
import type { OrderDependencies } from '../dependencies.ts';
import { createOrderRepository } from '../repository.ts';
import { forParcel, toPaidOrder } from '../responses.ts';
import { NO_ORDER } from '../rules.ts';
import type { ItemRow } from '../tables.ts';
import { renderLabels } from './label-pdf.ts';
import { renderPackingSlips } from './packing-slip-pdf.ts';
import { parcelsOf } from './parcels.ts';
import { createSaleOrderRepository } from './repository.ts';
import type { NoteRow, PaymentRow } from './repository.ts';

type SaleOrder = components['schemas']['SaleOrderAnswer'];
type OrderNote = components['schemas']['OrderNote'];
type PdfFile = components['schemas']['PdfAnswer'];

/** The kind of a paper for a parcel. */
export type PaperKind = 'label' | 'packing_slip';

/** Whole orders, for staff. */
export interface SaleOrders {
  /** An order with its items; with its money and its notes for staff of the whole shop. Refuses with NOT_FOUND. */
  find(staff: Staff, orderId: string): Promise<SaleOrder>;
  /** Adds an internal note; refuses with NOT_FOUND and INVALID_INPUT. */
  addNote(staff: Staff, orderId: string, text: string): Promise<OrderNote>;
  /** One PDF for the parcels of these items. Refuses with NOT_FOUND, INVALID_INPUT, NOT_ALLOWED_IN_STATUS and RATE_LIMITED. */
  printPapers(staff: Staff, kind: PaperKind, orderItemIds: readonly string[]): Promise<PdfFile>;
}

/** The most items of one PDF. */
const MOST_PAPERS = 50;
/** PDFs that are drawn at once, and that wait: fifty parcels take a quarter of a second of the processor. */
const PDFS = { most: 1, mostWaiting: 4, waitMs: 3_000 };

/** Creates the whole orders. */
export function createSaleOrders(dependencies: OrderDependencies): SaleOrders {
  const { db, now } = dependencies;
  const [orders, saleOrders] = [createOrderRepository(db), createSaleOrderRepository(db)];
  const turns = new FairSemaphore(PDFS);
  /** Draws a PDF when it is this person's turn; refuses with RATE_LIMITED. */
  const inTurn = async (by: string, draw: () => Promise<Buffer>) => {
    const release = (await turns.acquire(by)) ?? refuse('RATE_LIMITED', { retryAfter: 3 });
    return draw().finally(release);
  };
  return {
    find: async ({ sellerId }, orderId) => {
      const rows = await orders.listOfSale({ sellerId }, orderId);
      if (rows.length === 0) refuse('NOT_FOUND', NO_ORDER);
      if (sellerId !== undefined) {
        const own = rows.map((row) => Object.assign(row, forParcel(row)));
        return { order: toPaidOrder(orderId, own, dependencies, now()) };
      }
      const [payments, notes] = [await saleOrders.listPayments(orderId), await saleOrders.listNotes(orderId)];
      const order = toPaidOrder(orderId, rows, dependencies, now());
      return { order, payments: payments.map(toPayment), notes: notes.map(toNote) };
    },
    addNote: async ({ by }, orderId, text) => {
      const body = parseText(text, { field: 'text', what: 'The note', lines: true });
      const note = await saleOrders.insertNote(orderId, { id: randomId('on'), body, by }, now());
      return toNote(note ?? refuse('NOT_FOUND', NO_ORDER));
    },
    printPapers: async ({ by, sellerId }, kind, orderItemIds) => {
      const ids = [...new Set(orderItemIds)];
      if (ids.length > MOST_PAPERS) refuse('INVALID_INPUT', { field: 'orderItemIds', message: TOO_MANY });
      const rows = await orders.listByIds({ sellerId }, ids);
      if (rows.length < ids.length) refuse('NOT_FOUND', NO_ORDER);
      if (rows.some(isCancelled)) refuse('NOT_ALLOWED_IN_STATUS', { message: CANCELLED });
      const parcels = parcelsOf(rows);
      const { legal } = dependencies.settings.current();
      const isLabel = kind === 'label';
      const pdf = await inTurn(by, () =>
        isLabel ? renderLabels(parcels, legal, now()) : renderPackingSlips(parcels, now()),
      );
      const name = `${isLabel ? 'labels' : 'packing-slips'}-${parcels.length}.pdf`;
      return { name, pdf: pdf.toString('base64') };
    },
  };
}

const TOO_MANY = `Please choose at most ${MOST_PAPERS} items.`;
const CANCELLED = 'A cancelled item is not sent.';
const isCancelled = ({ status }: ItemRow): boolean => status === 'Cancelled';

const toNote = ({ id, body, name, created_at }: NoteRow): OrderNote => ({
  noteId: id,
  text: body,
  by: name,
  created_at: created_at.toISOString(),
});

function toPayment({ id, amount, method, fulfils, created_at, refunds }: PaymentRow) {
  return {
    paymentId: id,
    amount,
    method: method ?? undefined,
    placedOrder: fulfils,
    paid_at: created_at.toISOString(),
    refunds: refunds.map((refund) => ({
      refundId: refund.id,
      amount: refund.amount,
      reason: refund.reason,
      state: refund.state,
      initiated_at: new Date(refund.created_at).toISOString(),
      processed_at: refund.processed_at === null ? undefined : new Date(refund.processed_at).toISOString(),
    })),
  };
}

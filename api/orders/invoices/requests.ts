import type { Db } from '../../platform/database.ts';
import type { JobQueues } from '../../platform/jobs.ts';
import { randomId } from '../../platform/secrets.ts';
import { sharesOf } from '../../../schema/pricing.ts';
import { GOODWILL_QUEUE, INVOICE_QUEUE } from './queue.ts';
import { createInvoiceRepository } from './repository.ts';
import type { NewCreditNote } from './repository.ts';

/** Requests invoices and credit notes, in the transaction of the dispatch or of the refund. */
export interface InvoiceRequests {
  /**
   * Requests the invoice of a dispatched item's order and seller, once for both, and returns its id. Undefined for an
   * item that replaces pieces of an order without an invoice.
   */
  requestInvoice(trx: Db, orderItemId: string, now: Date): Promise<string | undefined>;
  /**
   * Requests the credit note of a refund, and returns its id. Undefined if nothing is refunded, or nothing was invoiced
   * before. Throws if the cancellation or the return has one already.
   */
  requestCreditNote(trx: Db, note: NewCreditNote, now: Date): Promise<string | undefined>;
  /**
   * Requests the credit notes of a refund out of goodwill, or made at the provider: one for each seller with an invoice
   * of the order, who share the amount by what is left of their items. None if nothing was invoiced before.
   */
  requestGoodwillNotes(trx: Db, refund: GoodwillRefund, now: Date): Promise<void>;
}

/** A refund out of goodwill, or made at the provider, in paise. */
export interface GoodwillRefund {
  refundId: string;
  orderId: string;
  amount: number;
}

/** Creates the requests; their jobs go into `jobs`. */
export function createInvoiceRequests(jobs: Pick<JobQueues, 'enqueue'>): InvoiceRequests {
  const enqueue = (trx: Db, invoiceId: string) => jobs.enqueue(trx, INVOICE_QUEUE.name, { invoiceId });
  return {
    requestInvoice: async (trx, orderItemId, now) => {
      const own = randomId('iv');
      const id = await createInvoiceRepository(trx).requestInvoice(orderItemId, own, now);
      if (id === own) await enqueue(trx, id);
      return id;
    },
    requestCreditNote: async (trx, note, now) => {
      const id = randomId('iv');
      if (note.amount === 0) return undefined;
      if (!(await createInvoiceRepository(trx).requestCreditNote(id, note, now))) return undefined;
      await enqueue(trx, id);
      return id;
    },
    requestGoodwillNotes: async (trx, { refundId, orderId, amount }, now) => {
      const repository = createInvoiceRepository(trx);
      const sellers = await repository.listInvoicedSellers(orderId);
      const weights = sellers.map(({ left }) => left);
      // Nothing may be left by our rows, after a refund at the provider: then the first seller credits it.
      const shares = weights.some((left) => left > 0) ? sharesOf(amount, weights) : [amount];
      for (const [at, { seller_id: sellerId }] of sellers.entries()) {
        const share = shares[at] ?? 0;
        if (share === 0) continue;
        const id = randomId('iv');
        await repository.insertGoodwillNote(id, { refundId, orderId, sellerId, amount: share }, now);
        await jobs.enqueue(trx, GOODWILL_QUEUE.name, { invoiceId: id });
      }
    },
  };
}

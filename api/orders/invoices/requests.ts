import type { Db } from '../../platform/database.ts';
import type { JobQueues } from '../../platform/jobs.ts';
import { randomId } from '../../platform/secrets.ts';
import { INVOICE_QUEUE } from './queue.ts';
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
  };
}

import type { components } from '../../../schema/generated/rest.ts';
import { ORDER_PAGE_SIZE } from '../../../schema/vocabulary.ts';
import type { Db } from '../../platform/database.ts';
import type { MailAttachment } from '../../platform/mail/mail-queue.ts';
import { refuse } from '../../platform/refusals.ts';
import { createSettingsRepository } from '../../settings/repository.ts';
import type { ItemOwner } from '../tables.ts';
import type { InvoiceFilter } from './filter-repository.ts';
import { numberInvoice } from './numbering.ts';
import { renderInvoice } from './pdf.ts';
import { createInvoiceRepository } from './repository.ts';
import { toInvoice, toLine, toListedInvoice } from './responses.ts';
import { NO_INVOICE } from './rules.ts';

type InvoiceFile = components['schemas']['InvoiceFileAnswer'];
type InvoiceOf = components['schemas']['InvoiceOfAnswer'];
type InvoicePage = components['schemas']['InvoicePageAnswer'];

/** The invoices of sellers, and the credit notes for their refunds. */
export interface Invoices {
  /**
   * Makes a document, once: its number and its content, then its PDF. Returns the PDF as a mail's attachment; undefined
   * for a document that is void, because nothing on it was sold.
   */
  makeInvoice(id: string): Promise<MailAttachment | undefined>;
  /** A document of a shopper with its PDF; refuses with NOT_FOUND. */
  find(shopperId: string, id: string): Promise<InvoiceFile>;
  /** A document with its lines, for staff; refuses with NOT_FOUND. */
  findForStaff(owner: ItemOwner, id: string): Promise<InvoiceOf>;
  /** One page of documents, the newest first. */
  listPage(owner: ItemOwner, filter: InvoiceFilter, page: number): Promise<InvoicePage>;
}

/** Creates the invoices. */
export function createInvoices({ db, now }: { db: Db; now: () => Date }): Invoices {
  const repository = createInvoiceRepository(db);
  return {
    makeInvoice: async (id) => {
      const made = await repository.findPdf(id);
      if (made) return toAttachment(made);
      const numbered =
        (await repository.findNumbered(id)) ?? (await db.transaction().execute((trx) => numberInvoice(trx, id, now())));
      if (!numbered) return undefined;
      await repository.updatePdf(id, await renderInvoice(numbered, await createSettingsRepository(db).readSettings()));
      // Another process may have been faster: only the first PDF is sent.
      const stored = await repository.findPdf(id);
      return stored && toAttachment(stored);
    },
    find: async (shopperId, id) => {
      const { found, pdf } = (await repository.find({ shopperId }, id)) ?? refuse('NOT_FOUND', NO_INVOICE);
      return pdf ? { invoice: toInvoice(found), pdf: toBase64(pdf) } : refuse('NOT_FOUND', NO_INVOICE);
    },
    findForStaff: async (owner, id) => {
      const row = (await repository.find(owner, id)) ?? refuse('NOT_FOUND', NO_INVOICE);
      const file = row.pdf ? { pdf: toBase64(row.pdf) } : {};
      return { invoice: toListedInvoice(row), lines: row.content.lines.map(toLine), ...file };
    },
    listPage: async (owner, filter, page) => {
      const { rows, total } = await repository.listPage(owner, filter, page);
      return {
        invoices: rows.map(toListedInvoice),
        totalPages: Math.ceil(total / ORDER_PAGE_SIZE),
        totalItems: total,
      };
    },
  };
}

const toBase64 = (pdf: Uint8Array): string => Buffer.from(pdf).toString('base64');

/** A PDF under its number: `INV-26-27-00042.pdf`. */
function toAttachment({ number, pdf }: { number: string; pdf: Uint8Array }): MailAttachment {
  return { filename: `${number.replaceAll('/', '-')}.pdf`, contentType: 'application/pdf', content: Buffer.from(pdf) };
}

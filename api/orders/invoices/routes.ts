import type { Serve } from '../../platform/contract.ts';
import type { Invoices } from './invoices.ts';

/** Invoices and credit notes, for shoppers and for staff. */
export function invoiceRoutes(serve: Serve, { invoices }: { invoices: Invoices }): void {
  serve('getInvoice', ({ shopperId, params: { invoiceId } }) => invoices.find(shopperId, invoiceId));

  serve('getInvoices', ({ staff: { sellerId }, query: { page = 1, ...filter } }) =>
    invoices.listPage({ sellerId }, filter, page),
  );

  serve('getInvoiceOf', ({ staff: { sellerId }, params: { invoiceId } }) =>
    invoices.findForStaff({ sellerId }, invoiceId),
  );
}

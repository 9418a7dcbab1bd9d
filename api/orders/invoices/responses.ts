import type { components } from '../../../schema/generated/rest.ts';
import type { InvoiceRow, ListedInvoice } from './tables.ts';
import type { CreditLine, InvoiceLine } from './tax-rules.ts';

/** A document as the contract states it. */
export function toInvoice({ id, kind, number, issued_at, total }: InvoiceRow): components['schemas']['Invoice'] {
  return { invoiceId: id, kind, number, issued_at: new Date(issued_at).toISOString(), total };
}

/** A document for staff. */
export function toListedInvoice(row: ListedInvoice): components['schemas']['ListedInvoice'] {
  const { order_id, gstin, shop_name, taxable, cgst, sgst, igst } = row;
  return { ...toInvoice(row.found), orderId: order_id, gstin, shopName: shop_name, taxable, cgst, sgst, igst };
}

/** A line of a document, for staff. */
export function toLine(line: InvoiceLine | CreditLine): components['schemas']['InvoiceOfAnswer']['lines'][number] {
  const { orderItemId, description, hsn, percent, taxable, total } = line;
  const quantity = 'quantity' in line ? { quantity: line.quantity } : {};
  return { orderItemId, description, hsn, ...quantity, percent, taxable, total };
}

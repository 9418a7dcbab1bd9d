import type { components } from '../../../schema/generated/rest.ts';
import type { InvoiceRow, ListedInvoice } from './tables.ts';
import type { CreditLine, InvoiceLine } from './tax-rules.ts';

/** A document as the contract states it. */
export function toInvoice({ id, kind, number, issued_at, total }: InvoiceRow): components['schemas']['Invoice'] {
  return { invoiceId: id, kind, number, issued_at: new Date(issued_at).toISOString(), total };
}

/** A document for staff. */
export function toListedInvoice(row: ListedInvoice): components['schemas']['ListedInvoice'] {
  const { order_id, buyer_name, gstin, seller_id, shop_name, taxable, cgst, sgst, igst } = row;
  const names = { orderId: order_id, buyerName: buyer_name, gstin, sellerId: seller_id, shopName: shop_name };
  return { ...toInvoice(row.found), ...names, taxable, cgst, sgst, igst };
}

/** A line of a document, for staff. */
export function toLine(line: InvoiceLine | CreditLine): components['schemas']['InvoiceOfAnswer']['lines'][number] {
  const { orderItemId, description, hsn, percent, taxable, total } = line;
  const quantity = 'quantity' in line ? { quantity: line.quantity } : {};
  return { orderItemId, description, hsn, ...quantity, percent, taxable, total };
}

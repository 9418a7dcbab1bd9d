import type { InvoiceKind } from '../generated/schema-types.ts';
import type { HostResponse } from '../host/contract.ts';
import { Money } from '../host/money.ts';

/** The folder of the documents' addresses. */
export const INVOICES_PATH = '/invoices';

/** An invoice or a credit note of the schema. */
export interface InvoiceNode {
  invoiceId: string;
  kind: InvoiceKind;
  number: string;
  issuedAt: string;
  total: Money;
  /** The path of its PDF. */
  url: string;
}

type RestInvoice = NonNullable<HostResponse<'getOrder'>['orders']['invoices']>[number];

const KINDS = { invoice: 'INVOICE', credit_note: 'CREDIT_NOTE' } as const satisfies Record<
  RestInvoice['kind'],
  InvoiceKind
>;

/** Converts a REST invoice. */
export function invoiceNode({ invoiceId, kind, number, issued_at: issuedAt, total }: RestInvoice): InvoiceNode {
  const url = `${INVOICES_PATH}/${encodeURIComponent(invoiceId)}`;
  return { invoiceId, kind: KINDS[kind], number, issuedAt, total: new Money(total), url };
}

import type { InvoiceKind } from '../generated/schema-types.ts';
import { givenOf, readPages } from '../catalog/admin/client.ts';
import type { ConnectionArguments, ConnectionNode } from '../graphql/connections.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import type { HostResponse } from '../host/contract.ts';
import { Money } from '../host/money.ts';
import { invoiceNode, type InvoiceNode } from './invoice-nodes.ts';

type RestInvoice = HostResponse<'getInvoices'>['invoices'][number];

/** An invoice or a credit note of the schema, for staff. */
export interface SaleInvoiceNode extends Omit<InvoiceNode, 'url'> {
  orderId: string;
  buyerName: string;
  shopName: string;
  gstin: string;
  taxable: Money;
  cgst: Money;
  sgst: Money;
  igst: Money;
}

/** A part of the list of documents. */
export type SaleInvoiceConnectionNode = ConnectionNode<SaleInvoiceNode>;

/** The arguments of the list of documents. */
export type SaleInvoiceArguments = ConnectionArguments & {
  search?: string | null | undefined;
  kind?: InvoiceKind | null | undefined;
  sellerId?: string | null | undefined;
  month?: string | null | undefined;
};

const KIND_IN_REST = { INVOICE: 'invoice', CREDIT_NOTE: 'credit_note' } as const satisfies Record<
  InvoiceKind,
  RestInvoice['kind']
>;

/** Returns part of the list of documents, the newest first. */
export const readSaleInvoices = (
  invoiceRest: Pick<AuthenticatedRest, 'rest'>,
  { search, kind, sellerId, month, ...args }: SaleInvoiceArguments,
): Promise<SaleInvoiceConnectionNode> =>
  readPages(
    args,
    ({ invoiceId }) => invoiceId,
    async (page) => {
      const given = givenOf({ search: search?.trim() || null, kind: kind && KIND_IN_REST[kind], sellerId, month });
      const { invoices, totalItems: total } = await invoiceRest.rest()('getInvoices', { ...given, page });
      return { nodes: invoices.map(saleInvoiceNode), total };
    },
  );

function saleInvoiceNode(raw: RestInvoice): SaleInvoiceNode {
  const { orderId, buyerName, shopName, gstin, taxable, cgst, sgst, igst } = raw;
  const { url: _, ...invoice } = invoiceNode(raw);
  const taxes = { cgst: new Money(cgst), sgst: new Money(sgst), igst: new Money(igst) };
  return { ...invoice, orderId, buyerName, shopName, gstin, taxable: new Money(taxable), ...taxes };
}

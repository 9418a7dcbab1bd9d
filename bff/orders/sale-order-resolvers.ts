import type { Resolvers } from '../generated/resolvers.ts';
import { edgesOf } from '../graphql/connections.ts';
import { mutation } from '../graphql/mutations.ts';

/** The mapping of host errors. Only a rich host has a call for it. */
const noteErrors = {
  readBack: 'me.saleOrder',
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 422: 'INVALID_INPUT' },
  subject: 'orderId',
} as const;

/** Whole orders, for staff. */
export const saleOrderResolvers = {
  Shopper: {
    saleOrder: (_, { id }, { saleOrders }) => saleOrders.readOrder(id),
    parcelLabels: (_, { orderItemIds }, { saleOrders }) => saleOrders.readPapers('label', orderItemIds),
    packingSlips: (_, { orderItemIds }, { saleOrders }) => saleOrders.readPapers('packing_slip', orderItemIds),
    saleInvoice: (_, { id }, { saleOrders }) => saleOrders.readInvoice(id),
    saleInvoices: (_, args, { saleOrders }) => saleOrders.listInvoices(args),
  },
  SaleInvoiceConnection: { edges: edgesOf },
  Order: {
    // Items of one seller share their invoice.
    invoices: ({ items }) => {
      const all = new Map(items.flatMap(({ invoices }) => invoices.map((one) => [one.invoiceId, one])));
      return [...all.values()].toSorted(
        (one, other) =>
          Number(one.kind === 'CREDIT_NOTE') - Number(other.kind === 'CREDIT_NOTE') ||
          Date.parse(one.issuedAt) - Date.parse(other.issuedAt),
      );
    },
  },
  Mutation: {
    addOrderNote: mutation('addOrderNote', noteErrors, { note: null }, (input, { saleOrders }) =>
      saleOrders.addNote(input),
    ),
  },
} satisfies Resolvers;

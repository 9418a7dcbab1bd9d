import type { AddOrderNoteInput, SaleRefundReason } from '../generated/schema-types.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import type { HostResponse } from '../host/contract.ts';
import { nullIfNotFound } from '../host/failures.ts';
import { Money } from '../host/money.ts';
import { paymentMethodOf } from './enum-maps.ts';
import type { OrderNode } from './nodes.ts';
import { orderNode } from './order-groups.ts';
import { readSaleInvoices } from './sale-invoices.ts';
import type { SaleInvoiceArguments, SaleInvoiceConnectionNode } from './sale-invoices.ts';

type RestSaleOrder = HostResponse<'getSaleOrder'>;
type RestPayment = NonNullable<RestSaleOrder['payments']>[number];
type RestNote = NonNullable<RestSaleOrder['notes']>[number];

/** An order for staff. */
export interface SaleOrderNode {
  order: OrderNode;
  payments: ReturnType<typeof paymentNode>[];
  notes: OrderNoteNode[];
}

/** An internal note on an order. */
export type OrderNoteNode = ReturnType<typeof noteNode>;

/** A PDF. */
export interface PdfFileNode {
  name: string;
  base64: string;
}

/** Whole orders, for staff. Every call throws FORBIDDEN for a shopper. */
export interface SaleOrdersClient {
  /** Returns an order; null if the seller has no item of it. */
  readOrder(orderId: string): Promise<SaleOrderNode | null>;
  addNote(input: AddOrderNoteInput): Promise<{ note: OrderNoteNode }>;
  /** Returns the papers of parcels; null if the seller lacks one of the items. */
  readPapers(kind: 'label' | 'packing_slip', orderItemIds: readonly string[]): Promise<PdfFileNode | null>;
  /** Returns an invoice or a credit note; null before its PDF is made. Throws FORBIDDEN on a host without invoices. */
  readInvoice(invoiceId: string): Promise<PdfFileNode | null>;
  /** Returns part of the list of invoices and credit notes. */
  listInvoices(args: SaleInvoiceArguments): Promise<SaleInvoiceConnectionNode>;
}

/** Creates the whole orders of one request; `invoiceRest` is for invoices. */
export function createSaleOrders(adminRest: AuthenticatedRest, invoiceRest: AuthenticatedRest): SaleOrdersClient {
  return {
    readOrder: async (orderId) => {
      const response = await nullIfNotFound(adminRest.rest()('getSaleOrder', { orderId }));
      const order = response && orderNode(response.order);
      if (!response || !order) return null;
      const { payments = [], notes = [] } = response;
      return { order, payments: payments.map(paymentNode), notes: notes.map(noteNode) };
    },
    addNote: async ({ orderId, text }) => {
      const { note } = await adminRest.rest()('addOrderNote', { orderId, body: { text: text.trim() } });
      return { note: noteNode(note) };
    },
    readPapers: async (kind, ids) => {
      const query = { kind, orderItemIds: ids.join(',') };
      const file = await nullIfNotFound(adminRest.rest()('getParcelPapers', query));
      return file && { name: file.name, base64: file.pdf };
    },
    readInvoice: async (invoiceId) => {
      const response = await nullIfNotFound(invoiceRest.rest()('getInvoiceOf', { invoiceId }));
      if (!response?.pdf) return null;
      const name = response.invoice.number.replaceAll(/[^A-Za-z0-9]+/g, '-');
      return { name: `${name}.pdf`, base64: response.pdf };
    },
    listInvoices: (args) => readSaleInvoices(invoiceRest, args),
  };
}

function paymentNode({ paymentId, amount, method, placedOrder, paid_at: paidAt, refunds }: RestPayment) {
  return {
    paymentId,
    amount: new Money(amount),
    paymentMethod: paymentMethodOf(method),
    placedOrder,
    paidAt,
    refunds: refunds.map(refundNode),
  };
}

const refundNode = ({ refundId, amount, reason, state, ...times }: RestPayment['refunds'][number]) => ({
  refundId,
  amount: new Money(amount),
  reason: REASONS[reason],
  status: STATUSES[state],
  initiatedAt: times.initiated_at,
  processedAt: times.processed_at,
});

const noteNode = ({ noteId, text, by, created_at: createdAt }: RestNote) => ({ noteId, text, by, createdAt });

const STATUSES = { waiting: 'INITIATED', sent: 'INITIATED', processed: 'PROCESSED', failed: 'FAILED' } as const;
const REASONS: Record<RestPayment['refunds'][number]['reason'], SaleRefundReason> = {
  cancelled: 'CANCELLED',
  returned: 'RETURNED',
  late: 'LATE',
  duplicate: 'DUPLICATE',
  amount: 'AMOUNT',
  unknown: 'UNKNOWN',
  outside: 'OUTSIDE',
  goodwill: 'GOODWILL',
};

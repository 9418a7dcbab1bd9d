import type { SellerFacts } from '../../../schema/sellers.ts';
import type { InvoiceKind, PlaceOfSupply } from './rules.ts';
import type { CreditLine, InvoiceLine } from './tax-rules.ts';

/** A person on an invoice: the name, and the address line by line. */
export interface InvoiceParty {
  name: string;
  address: string[];
}

/** Why money was refunded without a change of the tax. */
export type UntaxedReason = 'goodwill' | 'outside';

/** The content that invoices and credit notes share. */
interface SharedContent {
  seller: SellerFacts & { shopName: string };
  billTo: InvoiceParty;
  shipTo: InvoiceParty;
  placeOfSupply: PlaceOfSupply;
  orderedAt: string;
}

/** The content of a document, as it was made. It never changes. */
export type InvoiceContent = SharedContent &
  (
    | { kind: 'invoice'; lines: InvoiceLine[] }
    | {
        kind: 'credit_note';
        lines: CreditLine[];
        /** A note for goodwill, or for a refund at the provider, has one line, which belongs to no item and has no tax. */
        reason: 'cancelled' | 'returned' | UntaxedReason;
        invoice: { number: string; issuedAt: string };
      }
  );

/** A document with its number. */
export interface NumberedInvoice {
  id: string;
  kind: InvoiceKind;
  order_id: string;
  number: string;
  issued_at: Date;
  total: number;
  content: InvoiceContent;
}

/** A document in a list; its moment is as JSON states it. */
export interface InvoiceRow {
  id: string;
  kind: InvoiceKind;
  number: string;
  issued_at: string;
  total: number;
}

/** A document in the list of staff. */
export interface ListedInvoice {
  found: InvoiceRow;
  order_id: string;
  buyer_name: string;
  gstin: string;
  seller_id: string;
  shop_name: string;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

import { sql } from 'kysely';
import type { InvoiceRow } from './tables.ts';

/** An `InvoiceRow` as JSON, of documents `v`. */
export const INVOICE_JSON = sql<InvoiceRow>`jsonb_build_object('id', v.id, 'kind', v.kind, 'number', v.number,
  'issued_at', v.issued_at, 'total', v.total)`;

/**
 * The documents of items `i` as JSON: the invoice of its seller, then the credit notes for the item and for the whole order,
 * the oldest first.
 * An item that replaces returned pieces is part of the invoice of these.
 */
export const INVOICES_OF_ITEM = sql<InvoiceRow[]>`(
  select coalesce(jsonb_agg(${INVOICE_JSON} order by v.kind desc, v.issued_at, v.serial), '[]') from invoices v
  where v.order_id = i.order_id and v.seller_id = i.seller_id and v.pdf is not null
    and (v.order_item_id = i.id or v.refund_id is not null or (v.kind = 'invoice' and (i.replaces is not null
      or v.content->'lines' @> jsonb_build_array(jsonb_build_object('orderItemId', i.id))))))`;

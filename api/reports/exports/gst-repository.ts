import { sql } from 'kysely';
import type { InvoiceKind, PlaceOfSupply } from '../../orders/invoices/rules.ts';
import type { TaxedAmount } from '../../orders/invoices/tax-rules.ts';
import type { Db } from '../../platform/database.ts';
import type { IndianState } from '../../../schema/states.ts';
import type { Moments, Position } from './sales-repository.ts';

/** A line of a document. Only lines of invoices have a quantity. */
export interface GstLine extends TaxedAmount {
  hsn: string;
  percent: number;
  quantity?: number;
}

/** An invoice or a credit note with what a GST return needs of it. Money is whole paise. */
export interface GstDocument extends Position {
  kind: InvoiceKind;
  gstin: string;
  financial_year: string;
  serial: number;
  number: string;
  total: number;
  seller_state: IndianState;
  place: PlaceOfSupply;
  /** Empty for a commercial credit note, which changes no tax: it is only part of its series. */
  lines: GstLine[];
  /** The total of the invoice: the own one, or that of the invoice that a credit note reduces. */
  invoice_total: number;
  /** The invoice of a credit note, and why it was credited; null for an invoice. */
  invoice: { number: string; issuedAt: string } | null;
  reason: string | null;
}

/** The statements that read the tax documents of a period, the oldest first. */
export function createGstRepository(db: Db) {
  return {
    /** The number of documents. */
    async count({ from, to }: Moments): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from invoices v
        where v.number is not null and v.issued_at >= ${from} and v.issued_at < ${to}`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** Part of the documents. */
    async list({ from, to }: Moments, after: Position | undefined, size: number): Promise<GstDocument[]> {
      const { rows } = await sql<GstDocument>`
        select v.id, v.issued_at as at, v.kind, v.gstin, v.financial_year, v.serial, v.number, v.total,
          v.content->'seller'->>'state' as seller_state, v.content->'placeOfSupply' as place, 
          case when v.refund_id is null then v.content->'lines' else '[]' end as lines,
          coalesce(n.total, v.total) as invoice_total, v.content->'invoice' as invoice, v.content->>'reason' as reason
        from invoices v
        left join invoices n on v.kind = 'credit_note' and n.kind = 'invoice' and n.order_id = v.order_id
          and n.seller_id = v.seller_id
        where v.number is not null and v.issued_at >= ${from} and v.issued_at < ${to}
          and ${after ? sql`(v.issued_at, v.id) > (${after.at}, ${after.id})` : sql`true`}
        order by v.issued_at, v.id limit ${size}::int`.execute(db);
      return rows;
    },
  };
}

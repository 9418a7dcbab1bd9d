import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { RefundReason, RefundState } from '../tables.ts';

/** A refund of a payment; times are ISO 8601, money is whole paise. */
export interface SaleRefundRow {
  id: string;
  amount: number;
  reason: RefundReason;
  state: RefundState;
  created_at: string;
  processed_at: string | null;
}

/** A payment of an order with its refunds, the oldest first. */
export interface PaymentRow {
  id: string;
  amount: number;
  method: string | null;
  fulfils: boolean;
  created_at: Date;
  refunds: SaleRefundRow[];
}

/** A note of staff on an order; `name` is the person's name or address. */
export interface NoteRow {
  id: string;
  body: string;
  name: string;
  created_at: Date;
}

/** The statements on the money and the notes of an order, for staff who see the whole shop. */
export function createSaleOrderRepository(db: Db) {
  return {
    /** The payments of an order with their refunds, the oldest first. */
    async listPayments(orderId: string): Promise<PaymentRow[]> {
      const { rows } = await sql<PaymentRow>`
        select p.id, p.amount, p.method, p.fulfils, p.created_at, (
          select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount, 'reason', r.reason, 'state', r.state,
            'created_at', r.created_at, 'processed_at', r.processed_at) order by r.created_at, r.id), '[]')
          from refunds r where r.payment_id = p.id and r.part_of is null) as refunds
        from payments p where p.order_id = ${orderId} order by p.created_at, p.id`.execute(db);
      return rows;
    },

    /** The notes on an order, the oldest first. */
    async listNotes(orderId: string): Promise<NoteRow[]> {
      const { rows } = await sql<NoteRow>`
        select n.id, n.body, coalesce(s.name, s.email, n.by) as name, n.created_at
        from order_notes n left join shoppers s on s.id = n.by
        where n.order_id = ${orderId} order by n.created_at, n.id`.execute(db);
      return rows;
    },

    /** Inserts a note on a paid order and returns it; undefined if there is no such order. */
    async insertNote(
      orderId: string,
      { id, body, by }: { id: string; body: string; by: string },
      now: Date,
    ): Promise<NoteRow | undefined> {
      const { rows } = await sql<NoteRow>`
        with note as (
          insert into order_notes (id, order_id, shopper_id, by, body, created_at)
          select ${id}, o.id, o.shopper_id, ${by}, ${body}, ${now} from orders o
          where o.id = ${orderId} and o.state in ('paid', 'refunded')
          returning id, by, body, created_at
        )
        select note.id, note.body, coalesce(s.name, s.email, note.by) as name, note.created_at
        from note left join shoppers s on s.id = note.by`.execute(db);
      return rows[0];
    },
  };
}

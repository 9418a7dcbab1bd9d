import { sql } from 'kysely';
import type { PostalAddress } from '../../account/addresses/tables.ts';
import type { ReturnStateName } from '../../../schema/vocabulary.ts';

/** The condition of received pieces. */
export type Condition = 'good' | 'damaged';

/** A return as the database shows it, without the account of its payout. Times are ISO 8601; money is whole paise. */
export interface ReturnRow {
  id: string;
  order_item_id: string;
  order_id: string;
  quantity: number;
  kind: 'refund' | 'exchange';
  reason: string;
  comment: string | null;
  pickup: PostalAddress;
  pickup_day: string;
  exchange_sku: string | null;
  /** The state that people see: a received return is also `refunded` or `exchanged`. */
  state: ReturnStateName;
  decline_reason: string | null;
  condition: Condition | null;
  amount: number | null;
  payout_hint: string | null;
  payout_reference: string | null;
  requested_at: string;
  approved_at: string | null;
  declined_at: string | null;
  withdrawn_at: string | null;
  picked_up_at: string | null;
  received_at: string | null;
  paid_at: string | null;
  refund_state: string | null;
  refund_at: string | null;
  processed_at: string | null;
  replacement_item_id: string | null;
}

/** The state that people see, of returns `t` with their refunds `f`. */
export const SHOWN_STATE = sql<ReturnStateName>`case when t.state <> 'received' then t.state
  when t.kind = 'exchange' then 'exchanged'
  when t.amount = 0 or t.paid_at is not null or f.state = 'processed' then 'refunded' else 'received' end`;

/** The tables of a return: its row `t`, its refund `f`, and the item `n` that replaces its pieces. */
export const RETURN_SOURCES = sql`returns t left join refunds f on f.return_id = t.id
  left join order_items n on n.replaces = t.id`;

/** A `ReturnRow` as JSON, from those tables. */
export const RETURN_JSON = sql<ReturnRow>`to_jsonb(t) - 'payout' - 'shopper_id' - 'exchange_piece' || jsonb_build_object(
  'state', ${SHOWN_STATE}, 'refund_state', f.state, 'refund_at', f.created_at, 'processed_at', f.processed_at,
  'replacement_item_id', n.id)`;

/** The returns of items `i` as JSON, the oldest first. */
export const RETURNS_OF_ITEM = sql<
  ReturnRow[]
>`(select coalesce(jsonb_agg(${RETURN_JSON} order by t.requested_at, t.id), '[]')
  from ${RETURN_SOURCES} where t.order_item_id = i.id)`;

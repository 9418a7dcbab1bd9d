import { sql } from 'kysely';
import type { ReturnStateName } from '../../../schema/vocabulary.ts';
import type { ReturnRow } from './tables.ts';

/** The state that people see, of returns `t` with their refunds `f`. */
export const SHOWN_STATE = sql<ReturnStateName>`case when t.state <> 'received' then t.state
  when t.kind = 'exchange' then 'exchanged'
  when t.amount = 0 or t.paid_at is not null or f.state = 'processed' then 'refunded' else 'received' end`;

/** The tables of a return: its row `t`, and its refund `f`. The limit makes the planner use the index of `return_id`. */
export const RETURN_SOURCES = sql`returns t left join lateral (
    select state, created_at, processed_at from refunds where return_id = t.id limit 1
  ) f on true`;

/** A `ReturnRow` as JSON, from those tables. */
export const RETURN_JSON = sql<ReturnRow>`to_jsonb(t) - 'payout' - 'shopper_id' - 'exchange_piece' || jsonb_build_object(
  'state', ${SHOWN_STATE}, 'refund_state', f.state, 'refund_at', f.created_at, 'processed_at', f.processed_at)`;

/** The returns of items `i` as JSON, the oldest first. */
export const RETURNS_OF_ITEM = sql<
  ReturnRow[]
>`(select coalesce(jsonb_agg(${RETURN_JSON} order by t.requested_at, t.id), '[]')
  from ${RETURN_SOURCES} where t.order_item_id = i.id)`;

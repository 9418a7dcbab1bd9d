import type { PostalAddress } from '../../account/addresses/tables.ts';
import type { ReturnStateName } from '../../../schema/vocabulary.ts';

/** The condition of received pieces. */
export type PieceCondition = 'good' | 'damaged';

/** A return as the database shows it, without the account of its payout. Times are ISO 8601; money is whole paise. */
export interface ReturnRow {
  id: string;
  order_item_id: string;
  order_id: string;
  quantity: number;
  kind: 'refund' | 'exchange';
  reason: string;
  comment: string | null;
  picture_ids: string[];
  pickup: PostalAddress;
  pickup_day: string;
  exchange_sku: string | null;
  /** The state that people see: a received return is also `refunded` or `exchanged`. */
  state: ReturnStateName;
  decline_reason: string | null;
  condition: PieceCondition | null;
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

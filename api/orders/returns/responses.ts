import type { components } from '../../../schema/generated/rest.ts';
import type { OrderDependencies } from '../dependencies.ts';
import type { ReturnRow } from './tables.ts';
import { creditDayOf } from './rules.ts';

/** A return as the contract states it. */
export type Return = components['schemas']['Return'];

/** The item of a return, for staff. */
export interface ReturnedItem {
  name: string;
  color: string;
  size: string | null;
  sku: string;
  shop_name: string;
}

type ResponseParts = Pick<OrderDependencies, 'uploads' | 'settings'>;

const REFUND_STATUS: Record<string, 'Processed' | 'Failed'> = { processed: 'Processed', failed: 'Failed' };

/** A seller's view of a return: without the account of the shopper's refund, which the shop pays. */
export const forSeller = (row: ReturnRow): ReturnRow => ({ ...row, payout_hint: null, payout_reference: null });

/** A return as the contract states it, with addresses of its pictures that expire; for staff with its item. */
export function toReturn(row: ReturnRow, { uploads, settings }: ResponseParts, item?: ReturnedItem): Return {
  return {
    returnId: row.id,
    orderItemId: row.order_item_id,
    orderId: row.order_id,
    state: row.state,
    kind: row.kind,
    quantity: row.quantity,
    reason: row.reason,
    comment: row.comment ?? undefined,
    ...(row.picture_ids.length > 0 ? { pictures: row.picture_ids.map((id) => uploads.addressOf(id, false)) } : {}),
    pickup: row.pickup,
    pickup_day: row.pickup_day,
    exchange_sku: row.exchange_sku ?? undefined,
    replacement_item_id: row.replacement_item_id ?? undefined,
    decline_reason: row.decline_reason ?? undefined,
    condition: row.condition ?? undefined,
    payout_account: row.payout_hint ?? undefined,
    payout_reference: row.payout_reference ?? undefined,
    requested_at: new Date(row.requested_at).toISOString(),
    approved_at: toMoment(row.approved_at),
    declined_at: toMoment(row.declined_at),
    withdrawn_at: toMoment(row.withdrawn_at),
    picked_up_at: toMoment(row.picked_up_at),
    received_at: toMoment(row.received_at),
    ...toRefund(row, settings),
    ...(item ? { item: toItem(item) } : {}),
  };
}

function toRefund(
  { amount, kind, refund_state, received_at, refund_at, processed_at, paid_at }: ReturnRow,
  settings: ResponseParts['settings'],
) {
  if (amount === null || kind === 'exchange') return {};
  const sentAt = processed_at ?? paid_at;
  return {
    amount,
    refund_status: paid_at !== null || amount === 0 ? 'Processed' : REFUND_STATUS[refund_state ?? ''],
    refund_initiated_at: toMoment(refund_at ?? received_at),
    refund_processed_at: toMoment(sentAt),
    refund_expected_by: sentAt === null ? undefined : creditDayOf(new Date(sentAt), settings.current().policies),
  };
}

const toItem = ({ name, color, size, sku, shop_name: shopName }: ReturnedItem) => ({
  name,
  color,
  ...(size === null ? {} : { size }),
  sku,
  shopName,
});

const toMoment = (time: string | null): string | undefined =>
  time === null ? undefined : new Date(time).toISOString();

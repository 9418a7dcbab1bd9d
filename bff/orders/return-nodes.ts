import { RETURN_REASONS } from '../../schema/reasons.ts';
import type { ReturnReasonName, ReturnStateName } from '../../schema/vocabulary.ts';
import type {
  PieceCondition,
  RefundStatus,
  ReturnedItem,
  ReturnKind,
  ReturnReason,
  ReturnState,
} from '../generated/schema-types.ts';
import { normalizePhone } from '../graphql/contact-details.ts';
import type { HostResponse } from '../host/contract.ts';
import { Money } from '../host/money.ts';
import { refundStatusOf } from './enum-maps.ts';

type RestOrder = HostResponse<'getOrder'>['orders'];
/** A return as REST hosts send it. */
export type RestReturn = HostResponse<'withdrawReturn'>['return'];

/** The times of a refund. A host sends none of them, or only those that are past. */
export interface RefundTimes {
  initiatedAt: string | undefined;
  processedAt: string | undefined;
  /** The day by which the bank credits it. */
  expectedBy: string | undefined;
}

/** A refund of the schema. */
export interface RefundNode extends RefundTimes {
  amount: Money;
  status: RefundStatus;
  /** The masked account, and the reference, of a refund that is not made to the payment. */
  account?: string | undefined;
  reference?: string | undefined;
}

/** A return of the schema. */
export interface ReturnNode {
  returnId: string;
  orderItemId: string;
  orderId: string;
  /** The item, which only staff get. */
  item: ReturnedItem | null;
  condition: PieceCondition | null;
  awaitsPayout: boolean;
  state: ReturnState;
  kind: ReturnKind;
  quantity: number;
  reason: ReturnReason | null;
  reasonText: string;
  comment: string | undefined;
  pictures: readonly string[];
  pickup: ReturnType<typeof pickupNode>;
  pickupDay: string;
  exchangeSku: string | undefined;
  replacementItemId: string | undefined;
  declineReason: string | undefined;
  requestedAt: string;
  approvedAt: string | undefined;
  declinedAt: string | undefined;
  withdrawnAt: string | undefined;
  pickedUpAt: string | undefined;
  receivedAt: string | undefined;
  canWithdraw: boolean;
  payoutAccount: string | undefined;
  refund: RefundNode | null;
}

/** The REST value of each reason. */
export const RETURN_REASON_IN_REST: Record<ReturnReason, ReturnReasonName> = {
  SIZE_TOO_SMALL: 'size_too_small',
  SIZE_TOO_LARGE: 'size_too_large',
  NOT_AS_PICTURED: 'not_as_pictured',
  DEFECTIVE: 'defective',
  WRONG_ITEM: 'wrong_item',
  CHANGED_MY_MIND: 'changed_my_mind',
  OTHER_REASON: 'other_reason',
};
/** The REST value of each kind. */
export const RETURN_KIND_IN_REST = { REFUND: 'refund', EXCHANGE: 'exchange' } as const satisfies Record<
  ReturnKind,
  RestReturn['kind']
>;

/** The schema value of each state. */
export const RETURN_STATE_IN_SCHEMA: Record<ReturnStateName, ReturnState> = {
  requested: 'REQUESTED',
  approved: 'APPROVED',
  picked_up: 'PICKED_UP',
  received: 'RECEIVED',
  refunded: 'REFUNDED',
  exchanged: 'EXCHANGED',
  declined: 'DECLINED',
  withdrawn: 'WITHDRAWN',
};
/** The REST value of each state. */
export const RETURN_STATE_IN_REST: Record<ReturnState, ReturnStateName> = {
  REQUESTED: 'requested',
  APPROVED: 'approved',
  PICKED_UP: 'picked_up',
  RECEIVED: 'received',
  REFUNDED: 'refunded',
  EXCHANGED: 'exchanged',
  DECLINED: 'declined',
  WITHDRAWN: 'withdrawn',
};
const CONDITIONS = { good: 'GOOD', damaged: 'DAMAGED' } as const satisfies Record<
  NonNullable<RestReturn['condition']>,
  PieceCondition
>;
const KINDS = { refund: 'REFUND', exchange: 'EXCHANGE' } as const satisfies Record<RestReturn['kind'], ReturnKind>;
/** All reasons of the schema. */
export const ALL_RETURN_REASONS = [
  'SIZE_TOO_SMALL',
  'SIZE_TOO_LARGE',
  'NOT_AS_PICTURED',
  'DEFECTIVE',
  'WRONG_ITEM',
  'CHANGED_MY_MIND',
  'OTHER_REASON',
] as const satisfies readonly ReturnReason[];

/** The display text of a reason. */
export const returnReasonText = (reason: ReturnReason): string => RETURN_REASONS[RETURN_REASON_IN_REST[reason]];

/** The parts of an order item that are about returns, and about the times of its refund. */
export interface ReturningNode {
  /** Whether it replaces exchanged pieces: it was paid with these. */
  isReplacement: boolean;
  /** The returns of its pieces, the oldest first; empty on a host without returns. */
  returns: ReturnNode[];
  /** The number of pieces that can be returned now, and the last day for it. */
  returnableQuantity: number;
  returnUntil: string | undefined;
  /** The times of the refund after a cancellation. */
  refundTimes: RefundTimes;
}

/** The parts of a REST order item that are about returns. */
export function returningNode(raw: RestOrder): ReturningNode {
  return {
    isReplacement: raw.replaces !== undefined,
    returns: (raw.returns ?? []).map(returnNode),
    returnableQuantity: raw.returnable_quantity ?? 0,
    returnUntil: raw.return_until,
    refundTimes: refundTimesOf(raw),
  };
}

/** Converts a REST return. */
export function returnNode(raw: RestReturn): ReturnNode {
  const reason = ALL_RETURN_REASONS.find((one) => RETURN_REASON_IN_REST[one] === raw.reason) ?? null;
  return {
    returnId: raw.returnId,
    orderItemId: raw.orderItemId,
    orderId: raw.orderId,
    item: raw.item ? { ...raw.item, color: raw.item.color || null, size: raw.item.size ?? null } : null,
    condition: raw.condition ? CONDITIONS[raw.condition] : null,
    // The shop deletes a masked account only with the return, and the state follows the payment.
    awaitsPayout: raw.state === 'received' && raw.payout_account !== undefined && raw.payout_reference === undefined,
    state: RETURN_STATE_IN_SCHEMA[raw.state],
    kind: KINDS[raw.kind],
    quantity: raw.quantity,
    reason,
    reasonText: reason ? returnReasonText(reason) : raw.reason,
    comment: raw.comment,
    pictures: raw.pictures ?? [],
    pickup: pickupNode(raw.pickup),
    pickupDay: raw.pickup_day,
    exchangeSku: raw.exchange_sku,
    replacementItemId: raw.replacement_item_id,
    declineReason: raw.decline_reason,
    requestedAt: raw.requested_at,
    approvedAt: raw.approved_at,
    declinedAt: raw.declined_at,
    withdrawnAt: raw.withdrawn_at,
    pickedUpAt: raw.picked_up_at,
    receivedAt: raw.received_at,
    canWithdraw: raw.state === 'requested' || raw.state === 'approved',
    payoutAccount: raw.payout_account,
    refund: refundNode(raw),
  };
}

/** The times of the refund of a cancelled item, or of a return. */
export function refundTimesOf(
  raw: Pick<RestOrder, 'refund_initiated_at' | 'refund_processed_at' | 'refund_expected_by'>,
): RefundTimes {
  return {
    initiatedAt: raw.refund_initiated_at,
    processedAt: raw.refund_processed_at,
    expectedBy: raw.refund_expected_by,
  };
}

function refundNode(raw: RestReturn): RefundNode | null {
  if (raw.amount === undefined) return null;
  return {
    amount: new Money(raw.amount),
    status: raw.state === 'refunded' ? 'PROCESSED' : refundStatusOf(raw.refund_status),
    account: raw.payout_account,
    reference: raw.payout_reference,
    ...refundTimesOf(raw),
  };
}

function pickupNode({ landmark, phone, alternatePhone, ...address }: RestReturn['pickup']) {
  return {
    ...address,
    landmark: landmark || null,
    phone: normalizePhone(phone),
    alternatePhone: alternatePhone ? normalizePhone(alternatePhone) : null,
  };
}

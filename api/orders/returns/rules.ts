import { addBusinessDays, addDays, indianDayOf, isDay, isSunday } from '../../../schema/days.ts';
import type { components } from '../../../schema/generated/rest.ts';
import { RETURN_REASONS } from '../../../schema/reasons.ts';
import type { ShopSettings } from '../../../schema/settings.ts';
import { PICKUP_WITHIN_DAYS } from '../../../schema/vocabulary.ts';
import type { CashStatusName, OrderStatusName, ReturnReasonName } from '../../../schema/vocabulary.ts';
import { parsePostalAddress } from '../../account/addresses/rules.ts';
import type { PostalAddress } from '../../account/addresses/tables.ts';
import { readAll, refuse, withFieldPrefix } from '../../platform/refusals.ts';
import { parseOptionalText, parseText } from '../../platform/text-input.ts';
import type { PaidItem } from '../rules.ts';

/** The refusal of a return that the caller does not have. */
export const NO_RETURN = { message: 'We couldn’t find this return.' };

/** The maximum number of returns of one item, including declined and withdrawn ones. */
export const MOST_RETURNS = 20;

/** The refusal of more returns than that. */
export const TOO_MANY_RETURNS = { message: 'This item has too many return requests. Please contact support.' };

/** A parsed request for a return. */
export interface ReturnRequest {
  orderItemId: string;
  quantity: number;
  kind: 'refund' | 'exchange';
  reason: ReturnReasonName;
  comment: string | undefined;
  pictureIds: readonly string[];
  pickup: PostalAddress;
  pickupDay: string;
  /** The variant of an exchange; undefined for a refund. */
  exchangeSku: string | undefined;
}

/** The columns of an item that decide whether pieces of it can be returned. */
export interface ReturnableItem {
  status: OrderStatusName;
  quantity: number;
  delivered_at: Date | null;
  cash: CashStatusName | null;
  /** The days of a return, as the shop promised them when the item was ordered. */
  return_days: number;
}

/**
 * Parses the body of `requestReturn`, without its payout. Refuses with INVALID_INPUT and all wrong fields. `now`
 * decides which days are open for a pick-up.
 */
export function parseReturnRequest(body: components['schemas']['RequestReturnBody'], now: Date): ReturnRequest {
  const { orderItemId } = body;
  const kind = parseKind(body.kind);
  return {
    orderItemId,
    kind,
    pictureIds: body.pictureIds ?? [],
    ...readAll<Omit<ReturnRequest, 'orderItemId' | 'kind' | 'pictureIds'>>({
      quantity: () => (body.quantity >= 1 ? body.quantity : wrong('quantity', 'Choose at least one piece.')),
      reason: () => parseReason(body.reason),
      comment: () => parseOptionalText(body.comment, { field: 'comment', what: 'The comment', lines: true }),
      pickup: () => withFieldPrefix('pickup', () => parsePostalAddress(body.pickup)),
      pickupDay: () => parsePickupDay(body.pickupDay, now),
      exchangeSku: () => parseExchangeSku(body.exchangeSku, kind),
    }),
  };
}

/** Parses the words with which the shop declines a return. */
export function parseDeclineReason(text: string): string {
  return parseText(text, { field: 'reason', what: 'The reason' });
}

/** Parses the bank's reference of a payout. */
export function parseReference(text: string): string {
  return parseText(text, { field: 'reference', what: 'The reference' });
}

/** The last day of India on which pieces can be returned that were delivered at this moment. */
export function lastReturnDay(deliveredAt: Date, returnDays: number): string {
  return addDays(indianDayOf(deliveredAt), returnDays);
}

/** The number of pieces that can be returned now; `returned` pieces are in other returns. */
export function returnableOf(item: ReturnableItem, returned: number, now: Date): number {
  return whyNotReturnable(item, now) === undefined ? Math.max(0, item.quantity - returned) : 0;
}

/** Refuses a return of these pieces. `returned` pieces are in other returns. */
export function assertReturnable(item: ReturnableItem, returned: number, quantity: number, now: Date): void {
  const message = whyNotReturnable(item, now);
  if (message !== undefined) refuse('NOT_ALLOWED_IN_STATUS', { message });
  const left = item.quantity - returned;
  if (quantity <= left) return;
  const many = left === 1 ? 'Only 1 piece' : `Only ${left} pieces`;
  refuse('NOT_ALLOWED_IN_STATUS', {
    field: 'quantity',
    message: left <= 0 ? 'All pieces of this item are being returned.' : `${many} of this item can still be returned.`,
  });
}

/**
 * The paise that were paid for `count` pieces of an item, after `before` others. The sum over all pieces is exactly the
 * item's paid price.
 */
export function paidForPieces(item: PaidItem, before: number, count: number): number {
  return paidForFirst(item, before + count) - paidForFirst(item, before);
}

/** The day by which a bank has credited a refund that was sent at this moment. */
export function creditDayOf(sentAt: Date, { cancelRefundDays }: ShopSettings['policies']): string {
  return addBusinessDays(indianDayOf(sentAt), cancelRefundDays.to);
}

const paidForFirst = ({ unit_price, quantity, discount }: PaidItem, count: number): number =>
  unit_price * count - Math.round((discount * count) / quantity);

/** The reason why no piece of an item can be returned; undefined if some may be. */
function whyNotReturnable({ status, delivered_at, cash, return_days }: ReturnableItem, now: Date): string | undefined {
  if (status === 'Cancelled') return 'This order was cancelled, so there is nothing to return.';
  if (status !== 'Delivered' || !delivered_at) return 'This order is not delivered yet.';
  if (cash === 'due') return 'The cash for this order has not reached us yet. Please try again later.';
  if (indianDayOf(now) <= lastReturnDay(delivered_at, return_days)) return undefined;
  return `This item could be returned within ${return_days} days after delivery.`;
}

function parseKind(text: string): ReturnRequest['kind'] {
  return text === 'refund' || text === 'exchange' ? text : wrong('kind', 'Choose a refund or an exchange.');
}

function parseReason(text: string): ReturnReasonName {
  const isReason = (word: string): word is ReturnReasonName => Object.hasOwn(RETURN_REASONS, word);
  return isReason(text) ? text : wrong('reason', 'Please choose a reason.');
}

function parsePickupDay(text: string, now: Date): string {
  const today = indianDayOf(now);
  const isOpen = isDay(text) && text > today && text <= addDays(today, PICKUP_WITHIN_DAYS) && !isSunday(text);
  return isOpen ? text : wrong('pickupDay', `Choose a day within the next ${PICKUP_WITHIN_DAYS} days, except Sunday.`);
}

function parseExchangeSku(text: string | undefined, kind: ReturnRequest['kind']): string | undefined {
  if (kind === 'exchange') return text || wrong('exchangeSku', 'Choose the colour or size that you want instead.');
  return text ? wrong('exchangeSku', 'Only an exchange has another colour or size.') : undefined;
}

function wrong(field: string, message: string): never {
  return refuse('INVALID_INPUT', { field, message });
}

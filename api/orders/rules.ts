import { carrierOf, trackingPageOf } from '../../schema/carriers.ts';
import { isDay } from '../../schema/days.ts';
import { CANCEL_REASONS } from '../../schema/reasons.ts';
import type { CancelReasonName } from '../../schema/vocabulary.ts';
import { readAll, refuse } from '../platform/refusals.ts';
import { parseHttpsUrl, parseOptionalText, parseText } from '../platform/text-input.ts';

/** The refusal of an order item that the caller does not have. */
export const NO_ORDER = { message: 'We couldn’t find this order.' };

/** The refusal of a list without order items, with the message that clients of the specification's calls expect. */
export const NO_ORDERS = { message: 'Order not found' };

/** The columns of an order item that give its paid price, in paise. */
export interface PaidItem {
  unit_price: number;
  quantity: number;
  discount: number;
}

/** The paise that were paid for an order item, which a cancellation refunds. */
export function paidTotalOf({ unit_price, quantity, discount }: PaidItem): number {
  return unit_price * quantity - discount;
}

/** The smallest refund of the provider, in paise. */
export const LEAST_REFUND = 100;

/**
 * The refund for a cancelled item in paise, at most the rest of its payment. Less is left if money was refunded outside
 * of the shop. 0 if the provider makes no refund so small.
 */
export function refundFor(item: PaidItem, left: number | null): number {
  const amount = Math.min(paidTotalOf(item), left ?? Infinity);
  return amount < LEAST_REFUND ? 0 : amount;
}

/** The discounts of an order, in paise. */
interface OrderDiscounts {
  promo_discount: number;
  first_purchase_discount: number;
}

/**
 * The part of an item's discount that belongs to the first purchase: what the promo code leaves of it, else its share of
 * the order's discounts. It is in whole rupees if the item's discount is.
 */
export function firstPurchasePartOf(
  { discount, promo_share }: { discount: number; promo_share: number | null },
  { promo_discount, first_purchase_discount }: OrderDiscounts,
): number {
  if (promo_share !== null) return discount - promo_share;
  const all = promo_discount + first_purchase_discount;
  if (all === 0) return 0;
  const unit = discount % 100 === 0 ? 100 : 1;
  return Math.min(discount, Math.round((discount / unit) * (first_purchase_discount / all)) * unit);
}

/** Parses one of the shopper's six reasons, in the contract's spelling. Refuses any other. */
export function parseCancelReason(text: string): CancelReasonName {
  return isReason(text)
    ? text
    : refuse('INVALID_INPUT', { field: 'canceled_reason', message: 'Please choose a reason.' });
}

function isReason(text: string): text is CancelReasonName {
  return Object.hasOwn(CANCEL_REASONS, text);
}

/** Parses the shopper's comment on the reason; undefined without one. */
export function parseCancelComment(text: string | undefined): string | undefined {
  const rule = { field: 'additional_cancel_comment', what: 'The comment', lines: true };
  return parseOptionalText(text, rule);
}

/** Parses a seller's reason, in words for the shopper. */
export function parseRejectionReason(text: string): string {
  return parseText(text, { field: 'reason', what: 'The reason' });
}

/** Parses the first and the last day of a list; refuses what is no day. */
export function parseDays({ from, until }: { from?: string | undefined; until?: string | undefined }) {
  return readAll<{ from: string | undefined; until: string | undefined }>({
    from: () => parseDay(from, 'from'),
    until: () => parseDay(until, 'until'),
  });
}

const parseDay = (day: string | undefined, field: string) =>
  day === undefined || isDay(day) ? day : refuse('INVALID_INPUT', { field, message: 'Please enter a day.' });

/** A parcel as staff describe it. */
interface ParcelBody {
  trackingId?: string;
  trackingSite?: string;
  carrier?: string;
}

/**
 * Parses the carrier, the tracking number and its page, which must be https. Shoppers enter the number on that page. A
 * carrier of the shop has a page for each number.
 */
export function parseParcel({ trackingId, trackingSite, carrier: code }: ParcelBody) {
  const carrier = code ? (carrierOf(code) ?? refuse('INVALID_INPUT', NO_CARRIER)) : undefined;
  const rule = { field: 'trackingSite', what: 'The tracking page' };
  const text = parseOptionalText(trackingSite, rule);
  const site = text === undefined ? undefined : parseHttpsUrl(text, 'trackingSite');
  const number = parseOptionalText(trackingId, { field: 'trackingId', what: 'The tracking number' });
  if (site !== undefined && number === undefined) refuse('INVALID_INPUT', NUMBER_MISSING);
  const own = carrier && number !== undefined ? trackingPageOf(carrier, number) : undefined;
  return { trackingId: number, trackingSite: site ?? own, carrier: carrier?.code };
}

const NO_CARRIER = { field: 'carrier', message: 'Please choose a carrier of the list.' };

const NUMBER_MISSING = {
  field: 'trackingId',
  message: 'Please enter the tracking number along with the tracking link.',
};

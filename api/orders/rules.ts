import { CANCEL_REASONS } from '../../schema/reasons.ts';
import { MAX_CANCEL_COMMENT } from '../../schema/vocabulary.ts';
import type { CancelReasonName } from '../../schema/vocabulary.ts';
import { parseHttpsUrl, parseOptionalText, parseText } from '../platform/text-input.ts';
import { refuse } from '../platform/refusals.ts';

const INDIAN = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

/** An amount in paise as it is read in India: ₹1,24,999.00. */
export function rupees(paise: number): string {
  return INDIAN.format(paise / 100);
}

/** What is said of an order item that isn't there for the caller. */
export const NO_ORDER = { message: 'There is no such order.' };

/** What of an order item says what was paid for it, in paise. */
export interface PaidItem {
  unit_price: number;
  quantity: number;
  discount: number;
}

/** What was paid for an order item, and goes back when it is cancelled; in paise. */
export function paidTotalOf({ unit_price, quantity, discount }: PaidItem): number {
  return unit_price * quantity - discount;
}

/** What was taken off an order, in paise. */
interface OrderDiscounts {
  promo_discount: number;
  first_purchase_discount: number;
}

/**
 * What of an item's discount is for the first purchase: as much of it as of the whole order's, in whole rupees where the
 * item's discount is.
 */
export function firstPurchasePartOf(
  discount: number,
  { promo_discount, first_purchase_discount }: OrderDiscounts,
): number {
  const all = promo_discount + first_purchase_discount;
  if (all === 0) return 0;
  const unit = discount % 100 === 0 ? 100 : 1;
  return Math.min(discount, Math.round((discount / unit) * (first_purchase_discount / all)) * unit);
}

/** One of the shopper's six reasons, as the contract spells them; refuses any other. */
export function parseCancelReason(text: string): CancelReasonName {
  return isReason(text)
    ? text
    : refuse('INVALID_INPUT', { field: 'canceled_reason', message: 'Please choose a reason.' });
}

function isReason(text: string): text is CancelReasonName {
  return Object.hasOwn(CANCEL_REASONS, text);
}

/** What the shopper adds to the reason, if anything. */
export function parseCancelComment(text: string | undefined): string | undefined {
  const rule = { field: 'additional_cancel_comment', what: 'The comment', most: MAX_CANCEL_COMMENT, lines: true };
  return parseOptionalText(text, rule);
}

/** A seller's reason, in words for the shopper. */
export function parseRejectionReason(text: string): string {
  return parseText(text, { field: 'reason', what: 'The reason', most: MAX_REASON });
}

/** How a parcel is followed: the carrier's number and its page, which is https and nothing else. */
export function parseParcel({ trackingId, trackingSite }: { trackingId?: string; trackingSite?: string }) {
  const rule = { field: 'trackingSite', what: 'The tracking page', most: MAX_URL };
  const site = parseOptionalText(trackingSite, rule);
  return {
    trackingId: parseOptionalText(trackingId, { field: 'trackingId', what: 'The tracking number', most: MAX_TRACKING }),
    trackingSite: site === undefined ? undefined : parseHttpsUrl(site, 'trackingSite'),
  };
}

const MAX_REASON = 200;
const MAX_TRACKING = 60;
const MAX_URL = 500;

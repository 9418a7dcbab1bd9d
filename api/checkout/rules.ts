import type { components } from '../../schema/generated/rest.ts';
import { LEAST_PAYABLE } from '../../schema/pricing.ts';
import { INDIAN_STATES } from '../../schema/states.ts';
import { HOLD_MINUTES, MAX_ADDRESS_TEXT } from '../../schema/vocabulary.ts';
import { parseEmail, isVisibleLine, parseName, parsePhone } from '../account/rules.ts';
import { mergeQuantities } from '../cart/rules.ts';
import type { SkuQuantity } from '../cart/tables.ts';
import type { Address } from '../orders/tables.ts';
import { refuse, withFieldPrefix } from '../platform/refusals.ts';
import { parsePromoCode } from '../promotions/rules.ts';
import type { OrderRow } from './tables.ts';

type StartPaymentBody = components['schemas']['StartPaymentBody'];

/** What a shopper wants to buy and to pay, as the rules have parsed it. */
export interface PaymentRequest {
  /** The client's own id of this attempt. */
  attempt: string;
  /** Each variant once, in the order of the skus. */
  items: SkuQuantity[];
  shipping: Address;
  /** The billing address; null when it is the shipping address. */
  billing: Address | null;
  promoCode: string | null;
  /** What the shopper expects to pay, in paise. */
  expectedTotal: number;
}

/** The highest total of an order in paise: the maximum of the database's integer. */
const MAX_PAYABLE = 2_147_483_647;

/** Parses the body of `startPayment`; refuses with INVALID_INPUT and the wrong field. */
export function parsePaymentRequest({
  payment,
  receipt,
  order,
  shppingbilling,
  promoCode,
}: StartPaymentBody): PaymentRequest {
  const { shippingDetails, billingDetails, orderItems } = order;
  if (!/^[A-Za-z0-9_-]{8,64}$/.test(receipt)) wrong('receipt', 'The receipt has 8 to 64 letters, digits and dashes.');
  if (orderItems.length === 0) wrong('order.orderItems', 'Your cart is empty.');
  if (!shppingbilling && !billingDetails) wrong('order.billingDetails', 'Enter the billing address.');
  return {
    attempt: receipt,
    items: mergeQuantities('order.orderItems', orderItems).toSorted((one, other) => (one.sku < other.sku ? -1 : 1)),
    shipping: parseAddress('order.shippingDetails', shippingDetails),
    billing: shppingbilling || !billingDetails ? null : parseAddress('order.billingDetails', billingDetails),
    promoCode: (promoCode && parsePromoCode(promoCode)) || null,
    expectedTotal: Math.round(payment.amount * 100),
  };
}

/** A text that is equal for equal requests. The id of the attempt is not part of it. */
export function fingerprintOf({ items, shipping, billing, promoCode, expectedTotal }: PaymentRequest): string {
  return JSON.stringify([items, shipping, billing, promoCode, expectedTotal]);
}

/** Parses an address in India and trims its parts; refuses with the wrong part of the body's field `place`. */
function parseAddress(place: string, details: Address): Address {
  return withFieldPrefix(place, () => ({
    name: hasLetter(details.name) ? parseName(details.name) : wrong('name', 'Enter the full name.'),
    address: parseAddressLine('address', details.address, 'house, street and area'),
    city: parseAddressLine('city', details.city, 'city'),
    state: INDIAN_STATES.find((state) => state === details.state.trim()) ?? wrong('state', 'Choose the state.'),
    pinCode: parsePinCode(details.pinCode),
    phone: parsePhone(details.phone),
    email: parseEmail(details.email),
  }));
}

/** Whether a text has a letter of any script: a parcel needs more than punctuation. */
const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

function parseAddressLine(field: 'address' | 'city', text: string, what: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  const most = MAX_ADDRESS_TEXT[field];
  const isWritten = hasLetter(line) || (field === 'address' && /\p{N}/u.test(line));
  return isWritten && isVisibleLine(line, most)
    ? line
    : wrong(field, `Enter the ${what}, in at most ${most} characters.`);
}

function parsePinCode(text: string): string {
  const digits = text.replaceAll(/\s/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : wrong('pinCode', 'Enter the PIN code: six digits, the first not 0.');
}

/** Refuses a total of nothing, and a total that the database can't hold. */
export function assertPayable({ subtotal, total }: { subtotal: number; total: number }): void {
  if (total >= LEAST_PAYABLE && subtotal <= MAX_PAYABLE) return;
  wrong('order.orderItems', total < LEAST_PAYABLE ? 'There is nothing to pay for.' : 'This is too much for one order.');
}

/** Refuses items that differ from the cart's lines. */
export function assertSameAsCart(items: readonly SkuQuantity[], lines: readonly SkuQuantity[]): void {
  const held = new Map(lines.map(({ sku, quantity }) => [sku, quantity]));
  const isSame = items.length === lines.length && items.every(({ sku, quantity }) => held.get(sku) === quantity);
  if (!isSame) refuse('PRICE_CHANGED', { message: 'Your cart has changed. Nothing was charged.' });
}

/** Refuses an order for more pieces than are left, with the product's name. */
export function refuseShortage({ name, stock }: { name: string; stock: number }): never {
  if (stock === 0) return refuse('OUT_OF_STOCK', { available: 0, message: `"${name}" is sold out.` });
  const left = stock === 1 ? `Only 1 piece of "${name}" is left.` : `Only ${stock} pieces of "${name}" are left.`;
  return refuse('INSUFFICIENT_STOCK', { available: stock, message: left });
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The pauses after its end at which an order is checked again: a bank may answer late. */
const CHECKS_AFTER_END = [15 * MINUTE, HOUR, 6 * HOUR, DAY, 3 * DAY, 5 * DAY];
/** The extra time for which pieces stay held while the provider does not answer. */
const PROVIDER_OUTAGE_MS = HOUR;

/** The time until which the pieces of a new order are held. */
export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * MINUTE);
}

/** The time for the next try of something that failed or may have been interrupted. */
export function retryTime(now: Date): Date {
  return new Date(now.getTime() + MINUTE);
}

/** The time of the next check of an order at the provider; null when no check follows. */
export function nextOrderCheck({ state, expires_at, paid_at, closed_at }: OrderRow, now: Date): Date | null {
  if (state === 'awaiting') return expires_at;
  const end = (paid_at ?? closed_at ?? now).getTime();
  const pause = CHECKS_AFTER_END.find((look) => end + look > now.getTime());
  return pause === undefined ? null : new Date(end + pause);
}

/**
 * Whether a payment began more than an hour after the order's time. Such a payment does not place the order: prices and
 * codes of that time are no longer valid. The time of the bank's answer does not count.
 */
export function isTooLate({ expires_at }: OrderRow, { createdAt }: { createdAt: Date }): boolean {
  return createdAt.getTime() > expires_at.getTime() + HOUR;
}

/** Whether the promised holding time of an order is over. */
export function isOverdue({ state, expires_at }: OrderRow, now: Date): boolean {
  return state === 'awaiting' && expires_at <= now;
}

/**
 * Whether an order is closed although the provider does not answer. A payment of it that arrives later is a late
 * payment.
 */
export function isAbandoned(order: OrderRow, now: Date): boolean {
  return isOverdue(order, new Date(now.getTime() - PROVIDER_OUTAGE_MS));
}

/**
 * The time of the next check of a refund: after a quarter of its age so far, at least a minute and at most six hours;
 * null after ten days.
 */
export function nextRefundCheck({ created_at }: { created_at: Date }, now: Date): Date | null {
  const age = now.getTime() - created_at.getTime();
  const pause = Math.min(Math.max(age / 4, MINUTE), 6 * HOUR);
  return age > 10 * DAY ? null : new Date(now.getTime() + pause);
}

/** Webhooks from before this time are deleted; the provider repeats none for longer. */
export function webhooksKeptSince(now: Date): Date {
  return new Date(now.getTime() - 10 * DAY);
}

function wrong(field: string, message: string): never {
  return refuse('INVALID_INPUT', { field, message });
}

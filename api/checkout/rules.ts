import type { components } from '../../schema/generated/rest.ts';
import { LEAST_PAYABLE } from '../../schema/pricing.ts';
import { INDIAN_STATES } from '../../schema/states.ts';
import { HOLD_MINUTES, MAX_ADDRESS_TEXT } from '../../schema/vocabulary.ts';
import { parseEmail, isVisibleLine, parseName, parsePhone } from '../account/rules.ts';
import { mergeQuantities } from '../cart/rules.ts';
import type { SkuQuantity } from '../cart/tables.ts';
import type { Address } from '../orders/tables.ts';
import { Refusal, refuse } from '../platform/refusals.ts';
import { parsePromoCode } from '../promotions/rules.ts';
import type { OrderRow } from './tables.ts';

type StartPaymentBody = components['schemas']['StartPaymentBody'];

/** What somebody wants to buy, as the rules have read it. */
export interface PaymentRequest {
  /** The client's own name for this attempt. */
  attempt: string;
  /** Each variant once, in the order of the skus. */
  items: SkuQuantity[];
  shipping: Address;
  /** Where the bill goes, if not where the pieces go. */
  billing: Address | null;
  promoCode: string | null;
  /** What the shopper expects to pay, in paise. */
  expectedTotal: number;
}

/** The most that an order may cost, in paise: what the database's integer holds. */
const MAX_PAYABLE = 2_147_483_647;

/** A wish as it came; refuses with INVALID_INPUT and the field that is wrong. */
export function parsePaymentRequest({
  payment,
  receipt,
  order,
  shppingbilling,
  promoCode,
}: StartPaymentBody): PaymentRequest {
  const { shippingDetails, billingDetails, orderItems } = order;
  if (!/^[A-Za-z0-9_-]{8,64}$/.test(receipt)) wrong('receipt', 'The receipt has 8 to 64 letters, digits and dashes.');
  if (orderItems.length === 0) wrong('orderItems', 'Your cart is empty.');
  if (!shppingbilling && !billingDetails) wrong('billingDetails', 'Enter the billing address.');
  return {
    attempt: receipt,
    items: mergeQuantities(orderItems).toSorted((one, other) => (one.sku < other.sku ? -1 : 1)),
    shipping: withFieldPrefix('shippingDetails', () => parseAddress(shippingDetails)),
    billing:
      shppingbilling || !billingDetails ? null : withFieldPrefix('billingDetails', () => parseAddress(billingDetails)),
    promoCode: (promoCode && parsePromoCode(promoCode)) || null,
    expectedTotal: Math.round(payment.amount * 100),
  };
}

/** All that makes one wish another, in one text; the name of the attempt is no part of it. */
export function fingerprintOf({ items, shipping, billing, promoCode, expectedTotal }: PaymentRequest): string {
  return JSON.stringify([items, shipping, billing, promoCode, expectedTotal]);
}

/** An address in India, without spaces around its parts; refuses with the part that is wrong. */
function parseAddress(details: Address): Address {
  return {
    name: hasLetter(details.name) ? parseName(details.name) : wrong('name', 'Enter the full name.'),
    address: parseAddressLine('address', details.address, 'house, street and area'),
    city: parseAddressLine('city', details.city, 'city'),
    state: INDIAN_STATES.find((state) => state === details.state.trim()) ?? wrong('state', 'Choose the state.'),
    pinCode: parsePinCode(details.pinCode),
    phone: parsePhone(details.phone),
    email: parseEmail(details.email),
  };
}

/** Whether there is a letter in it, of whatever script: a parcel finds nobody by signs alone. */
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

/** Reads something that stands in a larger whole: a field that is refused gets its full name. */
function withFieldPrefix<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal && error.field) return wrong(`${place}.${error.field}`, error.message);
    throw error;
  }
}

/** Refuses an order that costs nothing, or more than can be counted. */
export function assertPayable({ subtotal, total }: { subtotal: number; total: number }): void {
  if (total >= LEAST_PAYABLE && subtotal <= MAX_PAYABLE) return;
  wrong('orderItems', total < LEAST_PAYABLE ? 'There is nothing to pay for.' : 'This is too much for one order.');
}

/** Refuses items that aren't exactly the cart's lines. */
export function assertSameAsCart(items: readonly SkuQuantity[], lines: readonly SkuQuantity[]): void {
  const held = new Map(lines.map(({ sku, quantity }) => [sku, quantity]));
  const isSame = items.length === lines.length && items.every(({ sku, quantity }) => held.get(sku) === quantity);
  if (!isSame) refuse('PRICE_CHANGED', { message: 'Your cart has changed. Nothing was charged.' });
}

/** Refuses pieces of which fewer are left, by name. */
export function refuseShortage({ name, stock }: { name: string; stock: number }): never {
  if (stock === 0) return refuse('OUT_OF_STOCK', { available: 0, message: `"${name}" is sold out.` });
  const left = stock === 1 ? `Only 1 piece of "${name}" is left.` : `Only ${stock} pieces of "${name}" are left.`;
  return refuse('INSUFFICIENT_STOCK', { available: stock, message: left });
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long after its end an order is asked after once more: a bank may answer late. */
const CHECK_PAUSES = [15 * MINUTE, HOUR, 6 * HOUR, DAY, 3 * DAY, 5 * DAY];
/** How long pieces stay set aside past their time while the provider can't be asked. */
const PROVIDER_OUTAGE_MS = HOUR;

/** Until when the pieces of an order are set aside that is opened now. */
export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * MINUTE);
}

/** When something is tried again that didn't work, or was perhaps interrupted. */
export function retryTime(now: Date): Date {
  return new Date(now.getTime() + MINUTE);
}

/** When the provider is asked next after an order, all being known at `now`; null when it never is again. */
export function nextOrderCheck({ state, expires_at, paid_at, closed_at }: OrderRow, now: Date): Date | null {
  if (state === 'awaiting') return expires_at;
  const end = (paid_at ?? closed_at ?? now).getTime();
  const pause = CHECK_PAUSES.find((look) => end + look > now.getTime());
  return pause === undefined ? null : new Date(end + pause);
}

/**
 * Whether a payment was begun so long after the time of its order that it doesn't place it any more: prices and codes of
 * that time aren't kept for ever. When its bank has answered doesn't count.
 */
export function isTooLate({ expires_at }: OrderRow, { createdAt }: { createdAt: Date }): boolean {
  return createdAt.getTime() > expires_at.getTime() + HOUR;
}

/** Whether the pieces of an order have been set aside for as long as was promised. */
export function isOverdue({ state, expires_at }: OrderRow, now: Date): boolean {
  return state === 'awaiting' && expires_at <= now;
}

/** Whether an order is given up though the provider couldn't be asked: what is paid after all is paid late. */
export function isAbandoned(order: OrderRow, now: Date): boolean {
  return isOverdue(order, new Date(now.getTime() - PROVIDER_OUTAGE_MS));
}

/**
 * When a refund is looked after again: in a quarter of the time that it has taken so far, at least a minute and at most
 * six hours; null after ten days.
 */
export function nextRefundCheck({ created_at }: { created_at: Date }, now: Date): Date | null {
  const age = now.getTime() - created_at.getTime();
  const pause = Math.min(Math.max(age / 4, MINUTE), 6 * HOUR);
  return age > 10 * DAY ? null : new Date(now.getTime() + pause);
}

/** The provider's events are forgotten that were taken before this; it repeats none for longer. */
export function webhooksKeptSince(now: Date): Date {
  return new Date(now.getTime() - 10 * DAY);
}

function wrong(field: string, message: string): never {
  return refuse('INVALID_INPUT', { field, message });
}

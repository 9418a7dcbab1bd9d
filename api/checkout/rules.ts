import type { components } from '../../schema/generated/rest.ts';
import { DELIVERY } from '../../schema/delivery.ts';
import { LEAST_PAYABLE } from '../../schema/pricing.ts';
import { HOLD_MINUTES } from '../../schema/vocabulary.ts';
import { parsePostalAddress } from '../account/addresses/rules.ts';
import { parseEmail } from '../account/rules.ts';
import { whyNotServed } from '../catalog/delivery/rules.ts';
import { mergeQuantities } from '../cart/rules.ts';
import type { SkuQuantity } from '../cart/tables.ts';
import type { Address } from '../orders/tables.ts';
import { readAll, refuse, withFieldPrefix } from '../platform/refusals.ts';
import { parsePromoCode } from '../promotions/rules.ts';
import type { OrderRow, RefundRow } from './tables.ts';

type StartPaymentBody = components['schemas']['StartPaymentBody'];

/** Pieces, with the codes of their services if the client names them. */
type RequestedItem = SkuQuantity & { services?: string[] | undefined };

/** A parsed payment request: the order, and the total that the shopper agrees to pay. */
export interface PaymentRequest {
  /** The client's id of this attempt. */
  attempt: string;
  /** Each variant once, in the order of the skus. */
  items: RequestedItem[];
  shipping: Address;
  /** The billing address; null when it is the shipping address. */
  billing: Address | null;
  promoCode: string | null;
  /** The total that the shopper expects to pay, in paise. */
  expectedTotal: number;
}

/** The highest total of an order in paise: the maximum of the database's integer. */
const MAX_PAYABLE = 2_147_483_647;

/** Parses the body of `startPayment`. Refuses with INVALID_INPUT and the wrong field. */
export function parsePaymentRequest({
  payment,
  receipt,
  order,
  shppingbilling,
  promoCode,
}: StartPaymentBody): PaymentRequest {
  const { shippingDetails, billingDetails, orderItems } = order;
  if (!/^[!-~]{1,64}$/.test(receipt))
    wrong('receipt', 'The receipt has 1 to 64 letters, digits or signs, without blanks.');
  if (orderItems.length === 0) wrong('order.orderItems', 'Your cart is empty.');
  if (!shppingbilling && !billingDetails) wrong('order.billingDetails', 'Enter the billing address.');
  const addresses = readAll<Pick<PaymentRequest, 'shipping' | 'billing'>>({
    shipping: () => parseServedAddress('order.shippingDetails', shippingDetails),
    billing: () => (shppingbilling || !billingDetails ? null : parseAddress('order.billingDetails', billingDetails)),
  });
  return {
    attempt: receipt,
    items: parseItems(orderItems),
    ...addresses,
    promoCode: (promoCode && parsePromoCode(promoCode)) || null,
    expectedTotal: Math.round(payment.amount * 100),
  };
}

/** The refusal of an attempt id that was used for another request. */
export const RECEIPT_REUSED = { field: 'receipt', message: 'Another payment has been started under this name.' };

function parseItems(orderItems: StartPaymentBody['order']['orderItems']): RequestedItem[] {
  const servicesOf = (sku: string) => orderItems.find((item) => item.sku === sku)?.services?.toSorted();
  return mergeQuantities('order.orderItems', orderItems)
    .map(({ sku, quantity }) => ({ sku, quantity, services: servicesOf(sku) }))
    .toSorted((one, other) => (one.sku < other.sku ? -1 : 1));
}

/** A text that is equal for equal requests. The id of the attempt is not part of it. */
export function fingerprintOf({ items, shipping, billing, promoCode, expectedTotal }: PaymentRequest): string {
  return JSON.stringify([items, shipping, billing, promoCode, expectedTotal]);
}

/** Parses an address in India and trims its fields. Refuses with the wrong part of the body's field `place`. */
function parseAddress(place: string, details: Address): Address {
  return withFieldPrefix(place, () => {
    const { postal, email } = readAll({
      postal: () => parsePostalAddress(details),
      email: () => parseEmail(details.email),
    });
    return { ...postal, email };
  });
}

/** Parses a shipping address. Refuses a PIN code to which the shop does not deliver. */
function parseServedAddress(place: string, details: Address): Address {
  const address = parseAddress(place, details);
  const reason = whyNotServed(DELIVERY, address.pinCode);
  return reason === undefined ? address : wrong(`${place}.pinCode`, reason);
}

/** Refuses a total of zero, and a total that the database can't store. */
export function assertPayable({ subtotal, total }: { subtotal: number; total: number }): void {
  if (total >= LEAST_PAYABLE && subtotal <= MAX_PAYABLE) return;
  wrong('order.orderItems', total < LEAST_PAYABLE ? 'There is nothing to pay.' : 'This is too much for one order.');
}

/** Refuses items that differ from the cart's lines. */
export function assertSameAsCart(
  items: readonly RequestedItem[],
  lines: readonly (SkuQuantity & { services: readonly string[] })[],
): void {
  const isHeld = ({ sku, quantity, services }: RequestedItem) =>
    lines.some(
      (line) =>
        line.sku === sku &&
        line.quantity === quantity &&
        (services === undefined || services.join(' ') === line.services.toSorted().join(' ')),
    );
  const isSame = items.length === lines.length && items.every(isHeld);
  if (!isSame) refuse('PRICE_CHANGED', { message: 'Your cart has changed. Nothing was charged.' });
}

/** Refuses an order for more pieces than are left, with the product's name. */
export function refuseShortage({ name, stock }: { name: string; stock: number }): never {
  if (stock === 0) return refuse('OUT_OF_STOCK', { available: 0, message: `"${name}" is sold out.` });
  const left = stock === 1 ? `Only 1 item of "${name}" left.` : `Only ${stock} items of "${name}" left.`;
  return refuse('INSUFFICIENT_STOCK', { available: stock, message: left });
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The pauses after its end at which an order is checked again: a bank may respond late. */
const CHECKS_AFTER_END = [15 * MINUTE, HOUR, 6 * HOUR, DAY, 3 * DAY, 5 * DAY];
/** The additional hold time while the provider does not respond. */
const PROVIDER_OUTAGE_MS = HOUR;

/** The time until which the pieces of a new order are held. */
export function expiryOf(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * MINUTE);
}

/** The time of the next try of something that failed or may have been interrupted. */
export function retryTime(now: Date): Date {
  return new Date(now.getTime() + MINUTE);
}

/**
 * The time at which an order is checked again although a process is calling the provider now. That call ends before.
 */
export function recheckTime(now: Date): Date {
  return new Date(now.getTime() + RECHECK_MS);
}

/** Seconds after which the job for that check may run: slightly later, because the database's clock may differ. */
export const RECHECK_JOB_SECONDS = 20;
const RECHECK_MS = 15_000;

/** The time of the next check of an order at the provider; null when no check follows. */
export function nextOrderCheck({ state, expires_at, paid_at, closed_at }: OrderRow, now: Date): Date | null {
  if (state === 'awaiting') return expires_at;
  const end = (paid_at ?? closed_at ?? now).getTime();
  const pause = CHECKS_AFTER_END.find((look) => end + look > now.getTime());
  return pause === undefined ? null : new Date(end + pause);
}

/**
 * Whether a payment began more than an hour after the order's time. Such a payment does not place the order: prices and
 * codes of that time are no longer valid. The time of the bank's response does not count.
 */
export function isTooLate({ expires_at }: OrderRow, { createdAt }: { createdAt: Date }): boolean {
  return createdAt.getTime() > expires_at.getTime() + HOUR;
}

/** Whether the promised holding time of an order is over. */
export function isOverdue({ state, expires_at }: OrderRow, now: Date): boolean {
  return state === 'awaiting' && expires_at <= now;
}

/** Whether an order is closed although the provider does not respond. A later payment of it is a late payment. */
export function isAbandoned(order: OrderRow, now: Date): boolean {
  return isOverdue(order, new Date(now.getTime() - PROVIDER_OUTAGE_MS));
}

/** The time at which a refund was requested, and the time at which it was retried after it was given up. */
type RefundTimes = Pick<RefundRow, 'created_at' | 'retried_at'>;

/**
 * The time of the next check of a refund: after a quarter of its age, at least a minute and at most six hours. Null
 * after ten days.
 */
export function nextRefundCheck({ created_at, retried_at }: RefundTimes, now: Date): Date | null {
  const age = now.getTime() - (retried_at ?? created_at).getTime();
  const pause = Math.min(Math.max(age / 4, MINUTE), 6 * HOUR);
  return age > 10 * DAY ? null : new Date(now.getTime() + pause);
}

/** Whether the refund was tried before: something may have happened since the request. */
export function isOlderThanFirstTry({ created_at, retried_at }: RefundTimes, now: Date): boolean {
  return now.getTime() - (retried_at ?? created_at).getTime() >= MINUTE;
}

/** Webhooks from before this time are deleted. The provider does not repeat a webhook for longer. */
export function webhooksStoredSince(now: Date): Date {
  return new Date(now.getTime() - 10 * DAY);
}

function wrong(field: string, message: string): never {
  return refuse('INVALID_INPUT', { field, message });
}

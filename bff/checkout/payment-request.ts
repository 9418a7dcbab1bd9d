import type { CartItemNode, CartNode, CartTotalsNode } from '../cart/nodes.ts';
import { LEAST_PAYABLE } from '../../schema/pricing.ts';
import type { StartPaymentInput } from '../generated/schema-types.ts';
import type { Money } from '../host/money.ts';
import type { Params } from '../host/contract.ts';
import { readAll, stockMessage, UserErrorException } from '../graphql/user-errors.ts';
import { parseAddress } from './addresses.ts';

/** The body of `POST /payment`. */
type Body = Params<'startPayment'>['body'];
/** The part of the body that the shopper has entered. */
export type PaymentForm = Pick<Body, 'receipt' | 'shppingbilling'> & { order: Omit<Body['order'], 'orderItems'> };

const ATTEMPT = /^[A-Za-z0-9-]{8,64}$/;

function parseAttemptId(text: string): string {
  if (ATTEMPT.test(text)) return text;
  throw new UserErrorException('INVALID_INPUT', 'attemptId', 'An attemptId has 8 to 64 letters, digits and dashes.');
}

/** Returns the shopper's entries in REST form. Throws INVALID_INPUT for each wrong field. */
export function parsePaymentForm(
  { attemptId, shippingAddress, billingAddress }: StartPaymentInput,
  takesLandmarks: boolean,
): PaymentForm {
  const { shippingDetails, ...read } = readAll({
    receipt: () => parseAttemptId(attemptId),
    shippingDetails: () => parseAddress('shippingAddress', shippingAddress, takesLandmarks),
    billingDetails: () => billingAddress && parseAddress('billingAddress', billingAddress, takesLandmarks),
  });
  const billingDetails = read.billingDetails ?? shippingDetails;
  return { receipt: read.receipt, shppingbilling: !billingAddress, order: { shippingDetails, billingDetails } };
}

/** Throws INVALID_INPUT for an empty cart; OUT_OF_STOCK or INSUFFICIENT_STOCK, with the item's name, for missing stock. */
export function assertPayable({ items }: CartNode): void {
  if (items.length === 0) throw new UserErrorException('INVALID_INPUT', null, 'Your cart is empty.');
  const missing = items.find(({ variant }) => !variant.inStock) ?? items.find(({ available }) => !available);
  if (!missing) return;
  const { inStock, stock } = missing.variant;
  if (!inStock) throw new UserErrorException('OUT_OF_STOCK', null, `${nameOf(missing)} is sold out.`);
  const message = `${nameOf(missing)}: ${stockMessage(stock ?? 0)}`;
  throw new UserErrorException('INSUFFICIENT_STOCK', null, message, { available: stock });
}

/**
 * Throws INVALID_PROMO_CODE for a refused code, PRICE_CHANGED if the cart's total is not the expected one, and
 * INVALID_INPUT if it is below the payment provider's minimum.
 */
export function assertTotal({ total, promoError }: CartTotalsNode, expected: number): void {
  if (promoError) {
    const { code, message, retryAfterMs } = promoError;
    throw new UserErrorException(code, 'promoCode', message, { retryAfterMs });
  }
  if (total.amount !== expected) throw priceChangedError(total);
  if (total.amount < LEAST_PAYABLE) throw new UserErrorException('INVALID_INPUT', null, 'There is nothing to pay.');
}

/** Returns the error of a total that differs from the input's `field`. Its message has the current total. */
export function priceChangedError(
  current: Money,
  field: 'expectedTotal' | 'acceptedTotal' = 'expectedTotal',
): UserErrorException {
  const message = `The total is ${current.display} now. Nothing was charged.`;
  return new UserErrorException('PRICE_CHANGED', field, message, { total: current });
}

/**
 * Returns the error of an attempt that was already paid or placed, and is repeated with other data. Its cart is empty
 * by now: an error about the cart would hide the order.
 */
export function alreadyDone(how: 'paid' | 'placed'): UserErrorException {
  const message = `Another order has been ${how} under this name.`;
  return new UserErrorException('ALREADY_EXISTS', 'attemptId', message);
}

/** The seller of a cart's item, if known. */
export type SellerOf = (item: CartItemNode) => string | undefined;

/** Returns the body of `POST /payment`: the items the oldest first; `total` is in paise. */
export function toPaymentBody(
  form: PaymentForm,
  cart: CartNode,
  total: number,
  promoCode: string | null,
  sellerOf: SellerOf,
): Body {
  const orderItems = cart.items.toReversed().map((item) => {
    const { quantity, variant } = item;
    const codes = item.services.map(({ code }) => code);
    const sellerId = sellerOf(item);
    const optional = [
      ...(sellerId === undefined ? [] : [['sellerId', sellerId] as const]),
      ...(codes.length === 0 ? [] : [['services', codes] as const]),
    ];
    return Object.assign({ quantity, sku: variant.sku }, Object.fromEntries(optional));
  });
  const body = { ...form, payment: { amount: total / 100 }, order: { ...form.order, orderItems } };
  return promoCode === null ? body : { ...body, promoCode };
}

function nameOf({ variant }: CartItemNode): string {
  return [variant.embedded?.node.name, variant.color, variant.size].filter((word) => word !== undefined).join(', ');
}

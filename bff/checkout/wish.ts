import type { CartNode, CartItemNode } from '../cart/nodes.ts';
import { totalsOf } from '../cart/totals.ts';
import type { StartPaymentInput } from '../generated/resolvers.ts';
import type { Money } from '../platform/money.ts';
import type { Params } from '../platform/upstream/contract.ts';
import { Refused, wordsOfLeft } from '../platform/user-errors.ts';
import type { PromoNode } from '../promotions/nodes.ts';
import { checkAddress } from './addresses.ts';

/** What `POST /payment` takes. */
type Body = Params<'startPayment'>['body'];
/** The part of it that the shopper has typed. */
export type Typed = Pick<Body, 'receipt' | 'shppingbilling'> & { order: Omit<Body['order'], 'orderItems'> };

const ATTEMPT = /^[A-Za-z0-9-]{8,64}$/;

/** What the shopper has typed, as REST takes it. Throws INVALID_INPUT that names the field that is wrong. */
export function checkTyped({ attemptId, shippingAddress, billingAddress }: StartPaymentInput): Typed {
  if (!ATTEMPT.test(attemptId)) throw new Refused('INVALID_INPUT', 'attemptId');
  const shippingDetails = checkAddress('shippingAddress', shippingAddress);
  const billingDetails = billingAddress ? checkAddress('billingAddress', billingAddress) : shippingDetails;
  return { receipt: attemptId, shppingbilling: !billingAddress, order: { shippingDetails, billingDetails } };
}

/** Throws for a cart that can't be paid: INVALID_INPUT when it is empty, else what isn't left, by its name. */
export function checkCart({ items }: CartNode): void {
  if (items.length === 0) throw new Refused('INVALID_INPUT', null, 'Your cart is empty.');
  const missing = items.find(({ variant }) => !variant.inStock) ?? items.find(({ available }) => !available);
  if (!missing) return;
  const { inStock, stock } = missing.variant;
  if (!inStock) throw new Refused('OUT_OF_STOCK', null, `${nameOf(missing)} is sold out.`);
  throw new Refused('INSUFFICIENT_STOCK', null, `${nameOf(missing)}: ${wordsOfLeft(stock ?? 0)}`);
}

/**
 * Throws INVALID_PROMO_CODE for a code that was refused, and PRICE_CHANGED when the cart doesn't cost what is expected.
 */
export function checkTotal(cart: CartNode, isFirstPurchase: boolean, promo: PromoNode | null, expected: number): void {
  if (promo?.error) throw new Refused('INVALID_PROMO_CODE', 'promoCode', promo.error.message);
  const { total } = totalsOf(cart, isFirstPurchase, promo);
  if (total.amount !== expected) throw priceChanged(total);
}

/** The refusal of a total that isn't the expected one, with the one that it is now. */
export function priceChanged(now: Money): Refused {
  return new Refused('PRICE_CHANGED', 'expectedTotal', `The total is ${now.display} now. Nothing was charged.`);
}

/** Tells whose a line of a cart is, where that is known. */
export type SellerOf = (item: CartItemNode) => string | undefined;

/** All that `POST /payment` takes: the lines the oldest first, the total in paise. */
export function bodyOf(typed: Typed, cart: CartNode, total: number, code: string | null, sellers: SellerOf): Body {
  const orderItems = cart.items.toReversed().map((item) => {
    const { quantity, variant } = item;
    const sellerId = sellers(item);
    return sellerId === undefined ? { quantity, sku: variant.sku } : { sellerId, quantity, sku: variant.sku };
  });
  const body = { ...typed, payment: { amount: total / 100 }, order: { ...typed.order, orderItems } };
  return code === null ? body : { ...body, promoCode: code };
}

function nameOf({ variant }: CartItemNode): string {
  return [variant.told?.node.name, variant.color].filter((word) => word !== undefined).join(', ');
}

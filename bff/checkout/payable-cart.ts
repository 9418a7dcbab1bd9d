import type { CartNode } from '../cart/nodes.ts';
import { amountsOf, firstPurchasePercentOf, subtotalOf, totalsOf } from '../cart/totals.ts';
import type { StartPaymentInput } from '../generated/schema-types.ts';
import { unauthenticated } from '../host/credentials.ts';
import type { CheckoutOptions } from './checkout-options.ts';
import { assertPayable, assertTotal, toPaymentBody, type PaymentForm, type SellerOf } from './payment-request.ts';

/** The total and promo code that a shopper expects. */
type Expected = Pick<StartPaymentInput, 'expectedTotal' | 'promoCode'>;

/**
 * Returns the body that orders the shopper's cart. Throws a UserErrorException if it cannot be paid, or its total is
 * not the expected one.
 */
export async function readPaymentBody(options: CheckoutOptions, form: PaymentForm, expected: Expected) {
  const { cart, promoCode, shopperId } = await readPayableCart(options, expected);
  const body = toPaymentBody(form, cart, expected.expectedTotal, promoCode, await sellersOf(options, cart));
  return { body, shopperId };
}

/** Reads the cart. Throws a UserErrorException if it cannot be paid, or its total is not the expected one. */
async function readPayableCart(
  { account, cart, promotions, readShopSettings }: CheckoutOptions,
  { promoCode, expectedTotal }: Expected,
): Promise<{ cart: CartNode; promoCode: string | null; shopperId: string }> {
  const cartRead = cart.readCart();
  const enteredCode = promoCode?.trim() || null;
  const promoRead = cartRead.then((read) => {
    assertPayable(read);
    return enteredCode === null ? null : promotions.validatePromoCode(enteredCode, subtotalOf(read), amountsOf(read));
  });
  const [shopper, promo, read, settings] = await Promise.all([account.me(), promoRead, cartRead, readShopSettings()]);
  if (!shopper) throw unauthenticated('TOKEN_MISSING');
  assertTotal(totalsOf(read, firstPurchasePercentOf(shopper, settings), promo), expectedTotal);
  return { cart: read, promoCode: enteredCode, shopperId: shopper.id };
}

/** The seller of each line: from the cart, else from the catalogue. */
async function sellersOf({ load }: CheckoutOptions, { items }: CartNode): Promise<SellerOf> {
  const missing = items.filter(({ sellerId }) => sellerId === undefined);
  const variants = await Promise.all(missing.map(({ variant: { sku } }) => load.variant.load(sku)));
  const loaded = new Map(missing.map(({ id }, at) => [id, variants[at]?.product?.seller.id]));
  return ({ id, sellerId }) => sellerId ?? loaded.get(id);
}

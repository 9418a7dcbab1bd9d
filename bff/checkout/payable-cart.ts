import type { CartNode } from '../cart/nodes.ts';
import { subtotalOf } from '../cart/totals.ts';
import type { StartPaymentInput } from '../generated/resolvers.ts';
import { unauthenticated } from '../platform/token-faults.ts';
import type { CheckoutOptions } from './client.ts';
import { assertPayable, assertTotal, toPaymentBody, type PaymentForm, type SellerOf } from './payment-request.ts';

/** What a shopper expects to pay, and by which promo code. */
type Expected = Pick<StartPaymentInput, 'expectedTotal' | 'promoCode'>;

/** The body that orders the shopper's cart. Throws a UserErrorException when it cannot be paid, or does not cost what is expected. */
export async function readPaymentBody(options: CheckoutOptions, form: PaymentForm, expected: Expected) {
  const { cart, promoCode, shopperId } = await readPayableCart(options, expected);
  const body = toPaymentBody(form, cart, expected.expectedTotal, promoCode, await sellersOf(options, cart));
  return { body, shopperId };
}

/** Reads the cart. Throws a UserErrorException when it cannot be paid, or does not cost what the shopper expects. */
async function readPayableCart(
  { account, cart, promotions }: CheckoutOptions,
  { promoCode, expectedTotal }: Expected,
): Promise<{ cart: CartNode; promoCode: string | null; shopperId: string }> {
  const cartRead = cart.readCart();
  const enteredCode = promoCode?.trim() || null;
  const promoRead = cartRead.then((read) => {
    assertPayable(read);
    return enteredCode === null ? null : promotions.validatePromoCode(enteredCode, subtotalOf(read));
  });
  const [shopper, promo, read] = await Promise.all([account.me(), promoRead, cartRead]);
  if (!shopper) throw unauthenticated('TOKEN_MISSING');
  assertTotal(read, shopper.isFirstPurchase, promo, expectedTotal);
  return { cart: read, promoCode: enteredCode, shopperId: shopper.id };
}

/** The seller of each line: from the cart, else from the catalogue. */
async function sellersOf({ load }: CheckoutOptions, { items }: CartNode): Promise<SellerOf> {
  const missing = items.filter(({ sellerId }) => sellerId === undefined);
  const variants = await Promise.all(missing.map(({ variant: { sku } }) => load.variant.load(sku)));
  const loaded = new Map(missing.map(({ id }, at) => [id, variants[at]?.product?.seller.id]));
  return ({ id, sellerId }) => sellerId ?? loaded.get(id);
}

import type { TestBrowser } from './test-browser.ts';

const ERRORS = 'userErrors { code field message }';
/** All that a cart page asks for. */
export const CART = `id itemCount items { id quantity available unitPrice { amount display } lineTotal { amount }
  variant { sku color stock inStock image { url(width: 160) srcSet alt } product { id name path price { amount } category { name } } } }
  totals(promoCode: $promo) { subtotal { amount } firstPurchaseDiscount { amount } promoDiscount { amount } promoCode
    promoError { code message } promoTerms { percent amountOff { amount } maximum { amount } minimumSubtotal { amount } }
    delivery { amount } total { amount } }`;
/** All that a wishlist page asks for. */
export const WISHLIST = `id itemCount items { id variant { sku color inStock image { url srcSet alt }
  product { id name path price { amount } listPrice { amount } discountPercent rating reviewCount category { name } } } }`;
/** The shopper's cart, whole. */
export const READ_CART = `query ($promo: String) { me { cart { ${CART} } } }`;
/** The shopper's wishlist, whole. */
export const READ_WISHLIST = `{ me { wishlist { ${WISHLIST} } } }`;

const SHORT = 'cart { itemCount items { id quantity variant { sku } } }';
const WISHES = 'wishlist { itemCount items { id variant { sku } } }';
const mutation = (name: string, answer: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${answer} ${ERRORS} } }`;
const LINE = 'cartItem { id quantity available variant { sku } }';
const CHANGES = {
  addToCart: mutation('addToCart', `${LINE} ${SHORT}`),
  addManyToCart: mutation('addManyToCart', SHORT),
  setCartItemQuantity: mutation('setCartItemQuantity', `${LINE} ${SHORT}`),
  removeFromCart: mutation('removeFromCart', `removedId ${SHORT}`),
  moveToWishlist: mutation('moveToWishlist', `removedId ${SHORT} ${WISHES}`),
  addToWishlist: mutation('addToWishlist', `wishlistItem { id variant { sku } } ${WISHES}`),
  removeFromWishlist: mutation('removeFromWishlist', `removedId ${WISHES}`),
  moveToCart: mutation('moveToCart', `removedId ${SHORT} ${WISHES}`),
};

/** Makes a change of cart or wishlist and answers its payload; throws where there is none. */
export async function runCartOperation(
  browser: TestBrowser,
  name: keyof typeof CHANGES,
  input: Record<string, unknown>,
) {
  const { data, errors } = await browser.ask(CHANGES[name], { input });
  if (!data?.[name]) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  return data[name];
}

/** The cart as pairs of sku and quantity, the newest first. */
export async function piecesOf(browser: TestBrowser): Promise<[sku: string, quantity: number][]> {
  const { data } = await browser.ask(`{ me { ${SHORT} } }`);
  return data.me.cart.items.map((item: { quantity: number; variant: { sku: string } }) => [
    item.variant.sku,
    item.quantity,
  ]);
}

/** The skus of the wishlist, the newest first. */
export async function wishlistSkusOf(browser: TestBrowser): Promise<string[]> {
  const { data } = await browser.ask(`{ me { ${WISHES} } }`);
  return data.me.wishlist.items.map((item: { variant: { sku: string } }) => item.variant.sku);
}

import type { TestBrowser } from './test-browser.ts';

const ERRORS = 'userErrors { code field message }';
/** The fields of a cart page. */
export const CART = `id itemCount items { id quantity available unitPrice { amount display } lineTotal { amount }
  variant { sku color stock inStock image { url(width: 160) srcSet alt } product { id name path price { amount } category { name } } } }
  totals(promoCode: $promo) { subtotal { amount } firstPurchaseDiscount { amount } promoDiscount { amount } promoCode
    promoError { code message } promoTerms { percent amountOff { amount } maximum { amount } minimumSubtotal { amount } }
    delivery { amount } total { amount } }`;
/** The fields of a wishlist page. */
export const WISHLIST = `id itemCount items { id variant { sku color inStock image { url srcSet alt }
  product { id name path price { amount } listPrice { amount } discountPercent rating reviewCount category { name } } } }`;
/** The query of the shopper's whole cart. */
export const READ_CART = `query ($promo: String) { me { cart { ${CART} } } }`;
/** The query of the shopper's whole wishlist. */
export const READ_WISHLIST = `{ me { wishlist { ${WISHLIST} } } }`;

const CART_SUMMARY = 'cart { itemCount items { id quantity variant { sku } } }';
const WISHLIST_SUMMARY = 'wishlist { itemCount items { id variant { sku } } }';
const mutation = (name: string, answer: string) =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${answer} ${ERRORS} } }`;
const LINE = 'cartItem { id quantity available variant { sku } }';
const MUTATIONS = {
  addToCart: mutation('addToCart', `${LINE} ${CART_SUMMARY}`),
  addManyToCart: mutation('addManyToCart', CART_SUMMARY),
  setCartItemQuantity: mutation('setCartItemQuantity', `${LINE} ${CART_SUMMARY}`),
  removeFromCart: mutation('removeFromCart', `removedId ${CART_SUMMARY}`),
  moveToWishlist: mutation('moveToWishlist', `removedId ${CART_SUMMARY} ${WISHLIST_SUMMARY}`),
  addToWishlist: mutation('addToWishlist', `wishlistItem { id variant { sku } } ${WISHLIST_SUMMARY}`),
  removeFromWishlist: mutation('removeFromWishlist', `removedId ${WISHLIST_SUMMARY}`),
  moveToCart: mutation('moveToCart', `removedId ${CART_SUMMARY} ${WISHLIST_SUMMARY}`),
};

/** Runs a mutation of the cart or wishlist and answers its payload. Throws when there is no payload. */
export async function runCartOperation(
  browser: TestBrowser,
  name: keyof typeof MUTATIONS,
  input: Record<string, unknown>,
) {
  const { data, errors } = await browser.ask(MUTATIONS[name], { input });
  if (!data?.[name]) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  return data[name];
}

/** The cart as pairs of sku and quantity, the newest first. */
export async function piecesOf(browser: TestBrowser): Promise<[sku: string, quantity: number][]> {
  const { data } = await browser.ask(`{ me { ${CART_SUMMARY} } }`);
  return data.me.cart.items.map((item: { quantity: number; variant: { sku: string } }) => [
    item.variant.sku,
    item.quantity,
  ]);
}

/** The skus of the wishlist, the newest first. */
export async function wishlistSkusOf(browser: TestBrowser): Promise<string[]> {
  const { data } = await browser.ask(`{ me { ${WISHLIST_SUMMARY} } }`);
  return data.me.wishlist.items.map((item: { variant: { sku: string } }) => item.variant.sku);
}

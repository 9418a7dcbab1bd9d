import type { MutationResolvers } from '../../bff/generated/resolvers.ts';
import { mutationDocument, MUTATIONS, plainFieldsOf } from './schema-mutations.ts';
import type { TestBrowser } from './test-browser.ts';

const ERRORS = 'userErrors { code field message }';
/** The fields of a cart page. */
export const CART = `id itemCount items { id quantity available unitPrice { amount display } lineTotal { amount }
  variant { sku color stock inStock image { url(width: 160) srcSet alt } product { id productId name path price { amount } category { name } } } }
  totals(promoCode: $promo) { subtotal { amount } firstPurchaseDiscount { amount } promoDiscount { amount } promoCode
    promoError { code message } promoTerms { percent amountOff { amount } maximum { amount } minimumSubtotal { amount } }
    delivery { amount } total { amount } }`;
/** The fields of a wishlist page. */
export const WISHLIST = `id itemCount items { id variant { sku color inStock image { url srcSet alt }
  product { id productId name path price { amount } listPrice { amount } discountPercent rating reviewCount category { name } } } }`;
/** The query of the shopper's whole cart. */
export const READ_CART = `query ($promo: String) { me { cart { ${CART} } } }`;
/** The query of the shopper's whole wishlist. */
export const READ_WISHLIST = `{ me { wishlist { ${WISHLIST} } } }`;

const CART_SUMMARY = 'cart { itemCount items { id quantity variant { sku } } }';
const WISHLIST_SUMMARY = 'wishlist { itemCount items { id variant { sku } } }';
/** The selected fields of the payloads of the cart and the wishlist. */
const RESPONSES: Readonly<Record<string, string>> = {
  cart: CART_SUMMARY,
  cartItem: `cartItem { ${plainFieldsOf('CartItem')} variant { sku } }`,
  wishlist: WISHLIST_SUMMARY,
  wishlistItem: 'wishlistItem { id variant { sku } }',
  removedId: 'removedId',
};

/** Runs a mutation of the cart or wishlist and returns its payload. Throws if there is no payload. */
export async function runCartOperation(
  browser: TestBrowser,
  name: keyof MutationResolvers,
  input: Record<string, unknown>,
) {
  const responses = MUTATIONS.find((mutation) => mutation.name === name)?.responses ?? [];
  const response = responses.flatMap((field) => RESPONSES[field] ?? []).join(' ');
  const { data, errors } = await browser.request(mutationDocument(name, `${response} ${ERRORS}`), { input });
  if (!data?.[name]) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  return data[name];
}

/** The cart as pairs of sku and quantity, the newest first. */
export async function piecesOf(browser: TestBrowser): Promise<[sku: string, quantity: number][]> {
  const { data } = await browser.request(`{ me { ${CART_SUMMARY} } }`);
  return data.me.cart.items.map((item: { quantity: number; variant: { sku: string } }) => [
    item.variant.sku,
    item.quantity,
  ]);
}

/** The skus of the wishlist, the newest first. */
export async function wishlistSkusOf(browser: TestBrowser): Promise<string[]> {
  const { data } = await browser.request(`{ me { ${WISHLIST_SUMMARY} } }`);
  return data.me.wishlist.items.map((item: { variant: { sku: string } }) => item.variant.sku);
}

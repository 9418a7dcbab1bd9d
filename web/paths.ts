import type { OrderStatusName } from '../schema/vocabulary.ts';
import type { POLICIES } from './policies/sections.ts';

/** The home page. */
export const HOME_PATH = '/';

/** The policies page, or one of its sections. */
export const policiesPath = (section?: PolicySection): string => (section ? `/policies#${section}` : '/policies');

/** A section of the policies page, as it stands after the `#`. */
export type PolicySection = (typeof POLICIES)[number]['section'];

/** A path with a query of these names and values, in this order; the bare path where there are none. */
export const withQuery = (path: string, entries: [name: string, value: string][]): string =>
  entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path;

/** A part of a path, encoded. A route's parameter, such as `:category`, stays as it is: routes are made of these paths too. */
const part = (text: string): string => (/^:\w+$/.test(text) ? text : encodeURIComponent(text));

/** A category's listing: `/Saree`, with `page` `/Saree?page=2`. */
export const categoryPath = (name: string, page?: number): string => withQuery(`/${part(name)}`, pageEntry(page));

/** What a page's number adds to a query. */
export const pageEntry = (page?: number): [string, string][] => entry('page', page);

const entry = (name: string, value: string | number | undefined): [string, string][] =>
  value === undefined ? [] : [[name, String(value)]];

/** All products of the shop, with `page` `/products?page=2`. */
export const productsPath = (page?: number): string => withQuery('/products', pageEntry(page));

/** Where the shop is searched. */
export const searchPath = (): string => '/search';

/** A product's page: the path that the gateway gives it, with `sku` showing that variant. */
export function productPath(path: string, sku?: string): string {
  return withQuery(path, entry('variant', sku));
}

/** A product's page that shows a colour of it, of which no size is chosen yet. */
export const productColorPath = (path: string, color: string): string => withQuery(path, entry('color', color));

/** A path or address made absolute on the shop's origin; an address that is absolute already stays as it is. */
export const absolute = (origin: string, path: string): string => (/^https?:/.test(path) ? path : `${origin}${path}`);

/** The shopper's own page; a visitor is led to the login page from there. */
export const accountPath = (): string => '/account';

/** The login page; `next` is the page of the shop that it leads to afterwards. */
export const loginPath = (next?: string): string => withNext('/account/login', next);

/** The page where an account is opened; `next` as for the login page. */
export const registerPath = (next?: string): string => withNext('/account/register', next);

/** The page of a forgotten password. */
export const forgotPath = (): string => '/account/forgot-password';

/** The page that Google leads back to. */
export const googleReturnPath = (): string => '/account/google';

/** The page of the mailed link that confirms a mail address. */
export const confirmPath = (): string => '/newsletter/confirm';

/** The page of the mailed link that ends the newsletter. */
export const unsubscribePath = (): string => '/newsletter/leave';

/** The cart. */
export const cartPath = (): string => '/cart';

/** The line of a variant in the cart. */
export const cartLinePath = (sku: string): string => `${cartPath()}#${encodeURIComponent(sku)}`;

/** The wishlist. */
export const wishlistPath = (): string => '/wishlist';

/** The checkout; a promo code goes along with what it takes off, in whole rupees. */
export function checkoutPath(promoCode?: string | null, discount = 0): string {
  return withQuery(
    '/checkout',
    promoCode
      ? [
          ['promocode', promoCode],
          ['discount', String(discount)],
        ]
      : [],
  );
}

/** The page that shows what came of a payment. */
export const paymentSuccessPath = (paymentId?: string): string =>
  withQuery('/paymentsuccess', entry('payment', paymentId));

/** The page that shows an order in cash that was just placed. */
export const orderPlacedPath = (orderId: string): string => withQuery('/paymentsuccess', entry('order', orderId));

/** The shopper's orders; with a status only those, and a later page of them: `/myorders?status=All&page=2`. */
export const ordersPath = (status?: 'All' | OrderStatusName, page?: number): string =>
  withQuery('/myorders', [...entry('status', status), ...pageEntry(page)]);

/** The page of one order item. */
export const orderPath = (id: string): string => `${ordersPath()}/${part(id)}`;

const withNext = (path: string, next: string | undefined): string =>
  withQuery(path, next === undefined || next === HOME_PATH ? [] : [['next', next]]);

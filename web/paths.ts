import type { OrderStatusName } from '../schema/vocabulary.ts';
import type { POLICIES } from './policies/sections.ts';

/** The home page. */
export const HOME_PATH = '/';

/** The policies page, or one of its sections. */
export const policiesPath = (section?: PolicySection): string => (section ? `/policies#${section}` : '/policies');

/** A section of the policies page, as its name after the `#`. */
export type PolicySection = (typeof POLICIES)[number]['section'];

/** A path with a query of these names and values, in this order; without values only the path. */
export const withQuery = (path: string, entries: [name: string, value: string][]): string =>
  entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path;

/** A part of a path, encoded. A route's parameter, such as `:category`, remains unchanged: these functions also build the routes. */
const part = (text: string): string => (/^:\w+$/.test(text) ? text : encodeURIComponent(text));

/** A category's listing: `/Saree`, with `page` `/Saree?page=2`. */
export const categoryPath = (name: string, page?: number): string => withQuery(`/${part(name)}`, pageEntry(page));

/** The page of a craft: `/craft/bandhani`, with `page` `/craft/bandhani?page=2`. */
export const craftPath = (slug: string, page?: number): string => withQuery(`/craft/${part(slug)}`, pageEntry(page));

/** The query of a page number. */
export const pageEntry = (page?: number): [string, string][] => entry('page', page);

const entry = (name: string, value: string | number | undefined): [string, string][] =>
  value === undefined ? [] : [[name, String(value)]];

/** All products of the shop, with `page` `/products?page=2`. */
export const productsPath = (page?: number): string => withQuery('/products', pageEntry(page));

/** The page of the search. */
export const searchPath = (): string => '/search';

/** A product's page: the path from the gateway; with `sku` it shows that variant. */
export function productPath(path: string, sku?: string): string {
  return withQuery(path, entry('variant', sku));
}

/** A product's page with a colour, of which no size is chosen yet. */
export const productColorPath = (path: string, color: string): string => withQuery(path, entry('color', color));

/** Whether other programs can fetch a picture from its address. A `data:` URL, which replaces a missing picture, has none. */
export const isFetchable = (url: string): boolean => !url.startsWith('data:');

/** A path or address made absolute on the shop's origin; an absolute address remains unchanged. */
export const absolute = (origin: string, path: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(path) ? path : `${origin}${path}`;

/** The account page; it redirects a visitor to the login page. */
export const accountPath = (): string => '/account';

/** The login page; `next` is the page of the shop that it redirects to afterwards. */
export const loginPath = (next?: string): string => withNext('/account/login', next);

/** The page that creates an account; `next` as for the login page. */
export const registerPath = (next?: string): string => withNext('/account/register', next);

/** The page of a forgotten password. */
export const forgotPath = (): string => '/account/forgot-password';

/** The page that Google redirects to. */
export const googleReturnPath = (): string => '/account/google';

/** The page of the mailed link that confirms an email address. */
export const confirmPath = (): string => '/newsletter/confirm';

/** The page of the mailed link that ends the newsletter. */
export const unsubscribePath = (): string => '/newsletter/leave';

/** The page of the mailed link that confirms a notice. */
export const confirmNoticePath = (): string => '/notices/confirm';

/** The page of the mailed link that stops all notices. */
export const stopNoticesPath = (): string => '/notices/stop';

/** The cart. */
export const cartPath = (): string => '/cart';

/** The line of a variant in the cart. */
export const cartLinePath = (sku: string): string => `${cartPath()}#${encodeURIComponent(sku)}`;

/** The wishlist. */
export const wishlistPath = (): string => '/wishlist';

/** The checkout; the address includes a promo code and its discount, in whole rupees. */
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

/** The page that shows the result of a payment. */
export const paymentSuccessPath = (paymentId?: string): string =>
  withQuery('/paymentsuccess', entry('payment', paymentId));

/** The page that shows a cash order that was just placed. */
export const orderPlacedPath = (orderId: string): string => withQuery('/paymentsuccess', entry('order', orderId));

/** The shopper's orders; with a status only those, and a later page of them: `/myorders?status=All&page=2`. */
export const ordersPath = (status?: 'All' | OrderStatusName, page?: number): string =>
  withQuery('/myorders', [...entry('status', status), ...pageEntry(page)]);

/** The page of one order item. */
export const orderPath = (id: string): string => `${ordersPath()}/${part(id)}`;

/** The page that requests the return of pieces of one order item. */
export const returnPath = (id: string): string => `${orderPath(id)}/return`;
/** The page that looks an order up without a login. */
export const trackPath = (): string => '/track';

/** The page of an order: all that was paid together. */
export const wholeOrderPath = (orderId: string): string => `/order/${part(orderId)}`;

const withNext = (path: string, next: string | undefined): string =>
  withQuery(path, next === undefined || next === HOME_PATH ? [] : [['next', next]]);

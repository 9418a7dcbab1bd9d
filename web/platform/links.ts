import type { POLICIES } from './shop.ts';

/** The home page. */
export const HOME_PATH = '/';

/** The policies page, or one of its sections. */
export const policiesPath = (section?: PolicySection): string => (section ? `/policies#${section}` : '/policies');

/** A section of the policies page, as it stands after the `#`. */
export type PolicySection = (typeof POLICIES)[number]['section'];

/** A category's listing: `/Saree`, with `page` `/Saree?page=2`. `search` (a filter) is kept besides the page. */
export function categoryPath(name: string, page?: number, search?: URLSearchParams): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  if (page !== undefined) query.set('page', String(page));
  const words = query.toString();
  return `/${encodeURIComponent(name)}${words ? `?${words}` : ''}`;
}

/** A product's page: the path that the gateway gives it, with `sku` showing that variant. */
export function productPath(path: string, sku?: string): string {
  return sku === undefined ? path : `${path}?${new URLSearchParams({ variant: sku }).toString()}`;
}

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

/** The cart. */
export const cartPath = (): string => '/cart';

/** The wishlist. */
export const wishlistPath = (): string => '/wishlist';

/** The shopper's orders. */
export const ordersPath = (): string => '/myorders';

const withNext = (path: string, next: string | undefined): string =>
  next === undefined || next === HOME_PATH ? path : `${path}?${new URLSearchParams({ next }).toString()}`;

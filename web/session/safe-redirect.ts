import { CATEGORIES } from '../../schema/shop.ts';

const PAGES = new Set<string>([
  '',
  'account',
  'cart',
  'wishlist',
  'myorders',
  'checkout',
  'paymentsuccess',
  'policies',
  ...CATEGORIES,
]);
const GUESTS = /^\/account\/(login|register|forgot-password|google)\b/;
const ORIGIN = 'https://shop.invalid';

/**
 * A page of this shop that one may be led to after a login, or undefined: other origins however written, unknown
 * pages, and the pages that are for visitors only are refused.
 */
export function toSafePath(next: string | null | undefined): string | undefined {
  if (!next || !/^\/(?![/\\])[\w\-.~%/?=&+#]*$/.test(next) || GUESTS.test(next)) return undefined;
  const address = URL.parse(next, ORIGIN);
  if (address?.origin !== ORIGIN) return undefined;
  return PAGES.has(address.pathname.split('/')[1] ?? '') ? next : undefined;
}

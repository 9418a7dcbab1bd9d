import { createContext, use } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { ShopFacts } from '../shop/shop-facts.ts';
import { useShop } from '../shop/useShop.ts';
import type { PageHandle } from './page-handle.ts';
import { tabStorage } from './storage.ts';

/** The name under which a tab stores the page to return to after the login. */
const KEY = 'rangbandh.returnTo';

/** Stores in this tab the page to return to after the login, and replaces an earlier one; undefined for none. */
export function saveReturnPath(path: string | undefined): void {
  if (path === undefined) tabStorage.remove(KEY);
  else tabStorage.set(KEY, path);
}

/** Stores the page to return to, unless another one is stored. */
export function saveFirstReturnPath(path: string): void {
  if (tabStorage.get(KEY) === null) saveReturnPath(path);
}

/** Returns the page to return to after the login, unchecked, and removes it; undefined for none. */
export function popReturnPath(): string | undefined {
  const path = tabStorage.get(KEY) ?? undefined;
  tabStorage.remove(KEY);
  return path;
}

const ORIGIN = 'https://shop.invalid';

/** The shop's pages, for the redirects after a login. The root route provides them. */
export const PagesContext = createContext<RouteObject[]>([]);

/**
 * The same path if a login may redirect to it; undefined for an address of another origin, however written, for an unknown
 * page, and for a page whose route is not `returnable`.
 */
export function toSafePath(path: string | null | undefined, pages: RouteObject[], shop: ShopFacts): string | undefined {
  if (!path || !/^\/(?![/\\])[\w\-.~%/?=&+#]*$/.test(path)) return undefined;
  const address = new URL(path, ORIGIN);
  if (address.origin !== ORIGIN) return undefined;
  return isReturnable(address.pathname, pages, shop) ? path : undefined;
}

function isReturnable(path: string, pages: RouteObject[], shop: ShopFacts): boolean {
  return (matchRoutes(pages, path) ?? []).some(({ route, params }) => {
    const { returnable = false }: PageHandle = route.handle ?? {};
    return typeof returnable === 'function' ? returnable(params, shop) : returnable;
  });
}

/** Checks a path against the shop's pages, as `toSafePath` does. */
export function useSafePath(): (path: string | null | undefined) => string | undefined {
  const pages = use(PagesContext);
  const shop = useShop();
  return (path) => toSafePath(path, pages, shop);
}

/** The unchecked path in the address of a login page: `?next=/cart`; null for none. */
export const nextIn = (search: string): string | null => new URLSearchParams(search).get('next');

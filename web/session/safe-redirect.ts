import { createContext, use } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from './page-handle.ts';

const ORIGIN = 'https://shop.invalid';

/** The shop's pages, for the redirects after a login. The root route provides them. */
export const PagesContext = createContext<RouteObject[]>([]);

/**
 * The same path where a login may lead to it; undefined for an address of another origin, however written, for an unknown
 * page, and for a page whose route is not `returnable`.
 */
export function toSafePath(path: string | null | undefined, pages: RouteObject[]): string | undefined {
  if (!path || !/^\/(?![/\\])[\w\-.~%/?=&+#]*$/.test(path)) return undefined;
  const address = URL.parse(path, ORIGIN);
  if (address?.origin !== ORIGIN) return undefined;
  return isReturnable(address.pathname, pages) ? path : undefined;
}

function isReturnable(path: string, pages: RouteObject[]): boolean {
  return (matchRoutes(pages, path) ?? []).some(({ route, params }) => {
    const { returnable = false }: PageHandle = route.handle ?? {};
    return typeof returnable === 'function' ? returnable(params) : returnable;
  });
}

/** Checks a path against the shop's pages, as `toSafePath` does. */
export function useSafePath(): (path: string | null | undefined) => string | undefined {
  const pages = use(PagesContext);
  return (path) => toSafePath(path, pages);
}

/** The unchecked path in the address of a login page: `?next=/cart`; null for none. */
export const nextIn = (search: string): string | null => new URLSearchParams(search).get('next');

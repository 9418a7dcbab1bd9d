import { createContext, use } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from './page-handle.ts';

const ORIGIN = 'https://shop.invalid';

/** Carries the shop's pages to what leads back to them after a login; the root route provides it. */
export const PagesContext = createContext<RouteObject[]>([]);

/**
 * A page of this shop that a login may lead to, or undefined. An address of another origin, however written, an unknown
 * page and a page whose route is not `returnable` are refused.
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

/** The page that a login page's own address leads to (`?next=/cart`), as it stands there. */
export const nextIn = (search: string): string | null => new URLSearchParams(search).get('next');

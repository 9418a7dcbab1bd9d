import { type Params, useMatches } from 'react-router-dom';
import type { ShopFacts } from '../shop/shop-facts.ts';

/** The data about a page in its route's `handle`. Every list of pages is made from the handles. */
export interface PageHandle {
  /** The page's module by its name in the build, so that the server can preload its script. */
  module?: string;
  /**
   * The names of the search parameters that the page reads. Only the server needs them: it renders a page once for all
   * addresses that differ by others.
   */
  reads?: readonly string[] | undefined;
  /** Whether a login may redirect to the page; for a page with parameters, whether to this one. */
  returnable?: boolean | ((params: Params, shop: ShopFacts) => boolean);
  /** Whether the page is in the sitemap. The catalogue adds its pages. */
  inSitemap?: boolean;
  /** The audience of the page: only visitors, only shoppers, or everybody if it is omitted. Others are redirected. */
  for?: 'guests' | 'shoppers';
  /** The toast for a visitor who is redirected from a page for shoppers to the login page; omitted for none. */
  loginWords?: string;
  /**
   * The frame around the page: a product's page on a phone has no row of categories, and the checkout has no links
   * except the link back. Omitted for the whole frame.
   */
  frame?: 'product' | 'checkout';
  /** Whether the page shows personal data. Such a page asks search engines not to index it. */
  personal?: boolean;
}

/** The route's data about the frame around the page. */
export function useFrame(): PageHandle['frame'] {
  const handles = useMatches().map(({ handle }): PageHandle => Object(handle));
  return handles.find(({ frame }) => frame)?.frame;
}

import type { Params } from 'react-router-dom';

/** What a page's route says about the page in its `handle`. Every list of pages is made from the handles. */
export interface PageHandle {
  /** The page's module as the build names it, so that the server can announce its script. */
  module?: string;
  /**
   * The names of the search parameters that the page reads. Only the server needs them: it renders a page once for all
   * addresses that differ by others.
   */
  reads?: readonly string[] | undefined;
  /** Whether a login may lead back to the page; for a page with parameters, whether to this one. */
  returnable?: boolean | ((params: Params) => boolean);
  /** Whether the page is in the sitemap. The catalogue adds its own pages. */
  inSitemap?: boolean;
  /** Whom the page is for: visitors alone, shoppers alone, or everybody when it is left out. Others are redirected. */
  for?: 'guests' | 'shoppers';
  /** The toast for a visitor who is led from a page for shoppers to the login page; left out for none. */
  loginWords?: string;
  /**
   * What stands around the page: on a product's page of a phone no row of categories, in the checkout nothing that leads away
   * but the way back. Left out for the whole frame.
   */
  frame?: 'product' | 'checkout';
  /** Whether the page shows one shopper's own data. Such a page asks search engines to keep away. */
  personal?: boolean;
}

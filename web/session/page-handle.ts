import type { Params } from 'react-router-dom';

/** What a page says of itself in its route's `handle`: every list of pages is made of this. */
export interface PageHandle {
  /** The page's module as the build names it, so that the server can announce its script. */
  module?: string;
  /** Whether a login may lead back to the page; for a page with parameters, whether to this one. */
  returnable?: boolean | ((params: Params) => boolean);
  /** Whether search engines are told of the page. The catalogue adds its own pages. */
  inSitemap?: boolean;
  /** Who alone sees the page: visitors, or shoppers; everybody when it is left out. */
  for?: 'guests' | 'shoppers';
  /** Whether the page shows what is one shopper's own: search engines are asked to keep away. */
  personal?: boolean;
}

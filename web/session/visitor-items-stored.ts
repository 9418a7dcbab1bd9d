import { browserStorage } from './storage.ts';

/** The names under which the browser keeps what a visitor picked. */
export const VISITOR_ITEMS = { cart: 'rangbandh.visitorCart', wishlist: 'rangbandh.visitorWishlist' } as const;

/** Whether a visitor has picked anything in this browser: if not, nobody needs the scripts for it. */
export const hasVisitorItems = (): boolean =>
  Object.values(VISITOR_ITEMS).some((name) => browserStorage.get(name) !== null);

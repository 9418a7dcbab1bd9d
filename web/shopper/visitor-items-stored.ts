import { browserStorage } from '../session/storage.ts';

/** The names under which the browser stores a visitor's picked items. */
export const VISITOR_ITEMS = { cart: 'rangbandh.visitorCart', wishlist: 'rangbandh.visitorWishlist' } as const;

/** Whether a visitor has picked anything in this browser: if not, the scripts for it are not needed. */
export const hasVisitorItems = (): boolean =>
  Object.values(VISITOR_ITEMS).some((name) => browserStorage.get(name) !== null);

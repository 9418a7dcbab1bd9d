import { registerActionHandler } from '../session/pending-action.ts';

/** The handlers of the actions that a visitor can begin before the login. An action has the name of its mutation. */
registerActionHandler('addToCart', async () => (await import('../cart/cart-changes.ts')).addAfterLogin);
registerActionHandler('addToWishlist', async () => (await import('../wishlist/wishlist-changes.ts')).addAfterLogin);

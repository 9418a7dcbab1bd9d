import { registerActionHandler } from '../session/pending-action.ts';

/** What a visitor can begin before the login, and what does it after the login: named as the mutation is. */
registerActionHandler('addToCart', async () => (await import('../cart/cart-changes.ts')).addAfterLogin);
registerActionHandler('addToWishlist', async () => (await import('../wishlist/wishlist-changes.ts')).addAfterLogin);

/* What a visitor picked: its cart, and how it comes into a shopper's. */

export const cartIsFull = 'Your cart is full. Remove an item, then add this one.';
export const offersAfterLogin = 'Log in to use offers and promo codes.';
export const noLongerSold = 'This item is no longer sold.';
export const itemNoLongerSold = 'an item that is no longer sold';
export const itemsAdded = (items: number): string => `${items} items added to your cart.`;
export const partlyAdded = (name: string, added: number, wanted: number, why: string): string =>
  `${name}: ${added} of ${wanted} added. ${why}`;
export const notAdded = (name: string, why: string): string => `${name}: not added. ${why}`;
export const soldOut = 'It is sold out.';
export const cartHas = (pieces: number): string => `Your cart already has ${pieces}.`;
export const oneNoLongerSold = 'One item that you picked is no longer sold.';
export const mergeFailed = 'We could not add the items that you picked. They are saved, and we’ll try again soon.';
export const changesInCart = 'Changes in your cart';

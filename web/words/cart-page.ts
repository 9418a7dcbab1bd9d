// The page of the cart and its bill, the specification’s words first
export const empty = 'Your cart is empty';
export const cannotCheckout = 'Cannot checkout with out of stock product';
export const freeDelivery = 'Free Delivery';
export const checkout = 'Checkout';
export const outOfStock = 'Out of Stock';
export const cart = 'Cart';
export const pageDescription = (shop: string): string => `Your cart at ${shop}.`;
export const loading = 'Loading your cart';
export const checkedMeanwhile =
  'We’re checking the latest prices and stock. You won’t be charged until you pay at checkout.';
export const needsJavaScript = 'Your cart needs JavaScript, which is turned off in your browser.';
export const itemsInCart = 'Items in your cart';
export const product = 'Product';
export const price = 'Price';
export const quantity = 'Quantity';
export const subtotal = 'Subtotal';
export const remove = 'Remove';
export const removeItem = (name: string): string => `Remove ${name}`;
export const removedFromCart = 'Removed from your cart.';
export const undo = 'Undo';
export const undoRemoving = (name: string): string => `Undo: ${name}`;
export const backInCart = 'Back in your cart.';
export const saveForLater = 'Save for later';
export const saveForLaterOf = (name: string): string => `Save for later: ${name}`;
export const savedForLater = 'Moved to your wishlist.';
export const failedToSaveForLater = 'We couldn’t move this item to your wishlist. Please try again.';
export const wishlistIsFull = 'Your wishlist is full. Remove an item, then save this one.';
export const quantityOf = (name: string): string => `Quantity of ${name}`;
export const decreaseQuantityOf = (name: string): string => `Decrease quantity of ${name}`;
export const increaseQuantityOf = (name: string): string => `Increase quantity of ${name}`;
export const failedToChangeServices = 'Failed to change the services.';
export const serviceFor = (name: string, price: string): string => `${name} + ${price}`;
export const servicesFor = (name: string): string => `Services for ${name}`;
export const onlyLeft = (stock: number): string => `Only ${stock} left`;
export const summary = 'Summary';
export const firstPurchaseDiscount = 'First purchase discount';
export const discount = 'Discount';
export const delivery = 'Delivery';
export const total = 'Total';
export const outOfStockHint = 'An item in your cart is out of stock. Remove it, or reduce its quantity.';

/* Messages about waiting changes: for the line, or for a visitor's login. */

export const savedOffline = 'Saved. We’ll add it when you’re back online.';
export const savedAway = 'Saved. We can’t reach the shop right now, and will add it as soon as we can.';
export const changedOffline = 'Saved. We’ll update it when you’re back online.';
export const changedAway = 'Saved. We can’t reach the shop right now, and will update it as soon as we can.';
export const changesWait = 'Your changes are saved. We’ll update your cart when you’re back online.';
export const savedForVisitor = 'Saved on this device. Log in to check out.';
export const savedForLogin = 'What you just added is saved on this device. Log in to see it again.';

/* A visitor's picked items: their cart, and the merge into a shopper's. */

export const cartIsFull = 'Your cart is full. Remove an item, then add this one.';
export const offersAfterLogin = 'Log in to use offers and promo codes.';
export const noLongerSold = 'This item is no longer available.';
export const itemNoLongerSold = 'an item that is no longer available';
export const itemsAdded = (items: number): string => `${items} items added to your cart.`;
export const partlyAdded = (name: string, added: number, wanted: number, why: string): string =>
  `${name}: ${added} of ${wanted} added. ${why}`;
export const notAdded = (name: string, why: string): string => `${name}: not added. ${why}`;
export const soldOut = 'Sold out.';
export const cartHas = (pieces: number): string => `You already have ${pieces} in your cart.`;
export const oneNoLongerSold = 'One of your items is no longer available.';
export const mergeFailed = 'We couldn’t add your items to the cart. They are saved, and we’ll try again soon.';
export const changesInCart = 'Changes in your cart';

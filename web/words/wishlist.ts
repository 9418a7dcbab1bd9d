// Of the specification
export const loginToAdd = 'Please Login for add product in wishlist';
export const failedToAdd = 'Failed to add item to wishlist.';
export const failedToRemove = 'Failed to remove item from wishlist.';
export const failedToFetch = 'Failed to fetch wishlist.';
export const empty = 'Your wishlist is empty';
export const inStock = 'In Stock';
export const outOfStock = 'Out Stock';
export const percentOff = '% OFF';
export const addToCart = 'Add To Cart';

// Our own
export const wishlist = 'Wishlist';
export const pageDescription = (shop: string): string => `Your wishlist at ${shop}.`;
export const needsJavaScript = 'Your wishlist needs JavaScript, which is turned off in your browser.';
export const addToCartOf = (name: string): string => `Add To Cart: ${name}`;
export const added = 'Product added to wishlist.';
export const removed = 'Product removed from wishlist.';
export const moveToCart = 'Move to cart';
export const moveToCartOf = (name: string): string => `Move to cart: ${name}`;
export const movedToCart = 'Moved to your cart.';
export const failedToMove = 'We couldn’t move this item to your cart. Please try again.';

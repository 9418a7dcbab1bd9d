// Of the specification
export const loginToAdd = 'Please login to add product to cart.';
export const added = 'Product added successfully!';
export const failedToAdd = 'Failed to add product to cart.';
export const removed = 'Product removed from cart.';
export const failedToRemove = 'Failed to remove product from cart.';
export const failedToFetch = 'Failed to fetch cart data.';

// Refusals
export const failedToChangeQuantity = 'Failed to change the quantity.';
export const enterQuantityUpTo = (most: number): string => `Please enter a quantity from 1 to ${most}.`;

// Of the specification
export const ourCollections = 'Our Collections';
export const productCount = (count: number): string => `${count}+ Products`;
export const noProductsAvailable = 'No products available';
export const viewAll = 'View All';
export const noProductsFound = 'No products found';
export const emptyShop = 'This shop has no products yet.';
export const emptyShopHint = 'Please come back soon. Is it your shop? Add products in the back office, at /office.';
export const applyFilters = 'Apply Filters';
export const clearAll = 'Clear All';
export const failedToFetchProduct = 'Failed to fetch product.';
export const outOfStock = 'Out of Stock';
export const fabric = 'Fabric';
export const whyChoose = 'Why choose';

// Listings
export const recommended = 'Recommended';
export const bestMatch = 'Best match';

// A product
export const productNotFound = 'We could not find this product.';
export const quickViewOf = (name: string): string => `Quick view of ${name}`;
export const wishlistProduct = (name: string): string => `Wishlist: ${name}`;
export const colour = 'colour';
export const percentOff = '% OFF';

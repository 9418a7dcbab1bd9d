// What stands below a product’s page, and where there is nothing else to show
export const youMayAlsoLike = 'You may also like';
export const newArrivals = 'New arrivals';

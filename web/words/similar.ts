// What stands below a product’s page
export const youMayAlsoLike = 'You may also like';

/** Generated from schema/rest.yaml by npm run codegen. */

/** The additions to the specification that a REST host may offer. */
export const ADDITIONS = [
  'google-redirect',
  'cart-many',
  'cart-quantity',
  'cart-move',
  'newsletter',
  'payment-status',
  'order-pages',
  'admin',
  'categories',
  'showcases',
  'products',
  'variants',
  'reviews',
  'recent-reviews',
  'ratings',
  'search',
  'pictures',
] as const;
/** An addition to the specification, by its `x-addition` in the contract. */
export type Addition = (typeof ADDITIONS)[number];

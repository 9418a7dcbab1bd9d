import type { TypePolicies } from '@apollo/client';

/** The lists that a change replaces as a whole. */
const REPLACED = { merge: false };
/** An object without an `id` of which two queries may select different fields. */
const SHARED = { merge: true };

/** The policies of Apollo Client's cache for this schema. The documentation of the API shows them. */
export const typePolicies: TypePolicies = {
  // There is one shop. Its parts never change while a page is open.
  Shop: { keyFields: [] },
  ApiLimits: SHARED,
  DayRange: SHARED,
  ShopContact: SHARED,
  ShopLimits: SHARED,
  ShopPageSizes: SHARED,
  ShopPayment: SHARED,
  ShopPictures: SHARED,
  ShopPolicies: SHARED,
  Address: SHARED,
  Image: SHARED,
  Money: SHARED,
  PageInfo: SHARED,
  PinCode: SHARED,
  ShareImage: SHARED,
  SizeChart: SHARED,
  Category: { keyFields: ['name'] },
  Craft: { keyFields: ['slug'] },
  Variant: { keyFields: ['sku'] },
  Return: { keyFields: ['returnId'] },
  // A partial response may lack the shopper: the cached one stays until the session ends, which clears the cache.
  Query: { fields: { me: { merge: (existing: unknown, incoming: unknown) => incoming ?? existing ?? null } } },
  Shopper: { fields: { addresses: REPLACED, notices: REPLACED, sessions: REPLACED } },
  Cart: {
    fields: {
      items: REPLACED,
      offers: REPLACED,
      // No promo code has one key, whether it is null or left out.
      totals: { keyArgs: (args) => args?.['promoCode'] && `totals:${args['promoCode']}` },
    },
  },
  OrderItem: { fields: { returns: REPLACED } },
  CartItem: { fields: { services: REPLACED } },
  Product: { fields: { services: REPLACED } },
  Wishlist: { fields: { items: REPLACED } },
};

import { describe, expect, expectTypeOf, it } from 'vitest';
import { accountResolvers } from '../../../bff/account/resolvers.ts';
import { peopleResolvers } from '../../../bff/account/people/resolvers.ts';
import { secondFactorResolvers } from '../../../bff/account/second-factor-resolvers.ts';
import { cartResolvers } from '../../../bff/cart/resolvers.ts';
import { staffProductResolvers } from '../../../bff/catalog/staff-products/resolvers.ts';
import { catalogAdminResolvers } from '../../../bff/catalog/admin/resolvers.ts';
import { catalogResolvers } from '../../../bff/catalog/resolvers.ts';
import { checkoutResolvers } from '../../../bff/checkout/resolvers.ts';
import { newsletterDraftResolvers } from '../../../bff/newsletter/draft-resolvers.ts';
import { reportResolvers } from '../../../bff/reports/resolvers.ts';
import { newsletterResolvers } from '../../../bff/newsletter/resolvers.ts';
import { ordersResolvers } from '../../../bff/orders/resolvers.ts';
import { orderResolvers } from '../../../bff/orders/order-resolvers.ts';
import { shopperRecordResolvers } from '../../../bff/orders/shopper-record-resolvers.ts';
import { returnResolvers } from '../../../bff/orders/return-resolvers.ts';
import { saleOrderResolvers } from '../../../bff/orders/sale-order-resolvers.ts';
import { staffReturnResolvers } from '../../../bff/orders/staff-return-resolvers.ts';
import { completeResolvers, type UnresolvedField } from '../../../bff/complete-resolvers.ts';
import { createNodeReader, createNodeResolvers } from '../../../bff/graphql/ids.ts';
import { settingsResolvers } from '../../../bff/settings/resolvers.ts';
import { shopResolvers } from '../../../bff/shop-resolvers.ts';
import { userErrorResolvers } from '../../../bff/graphql/user-errors.ts';
import { promotionsResolvers } from '../../../bff/promotions/resolvers.ts';
import { staffPromotionsResolvers } from '../../../bff/promotions/staff-resolvers.ts';
import { reviewDetailResolvers } from '../../../bff/reviews/detail-resolvers.ts';
import { staffReviewResolvers } from '../../../bff/reviews/staff-resolvers.ts';
import { reviewsResolvers } from '../../../bff/reviews/resolvers.ts';
import { noticeResolvers } from '../../../bff/wishlist/notice-resolvers.ts';
import { wishlistResolvers } from '../../../bff/wishlist/resolvers.ts';

const none = async () => null;
const nobody = {
  Cart: none,
  CartItem: none,
  Category: none,
  Notice: none,
  Order: none,
  OrderItem: none,
  Payment: none,
  Product: none,
  Return: none,
  Review: none,
  SavedAddress: none,
  Session: none,
  Shopper: none,
  Variant: none,
  Wishlist: none,
  WishlistItem: none,
};
const others = [
  accountResolvers,
  secondFactorResolvers,
  peopleResolvers,
  catalogResolvers,
  catalogAdminResolvers,
  staffProductResolvers,
  newsletterResolvers,
  newsletterDraftResolvers,
  promotionsResolvers,
  staffPromotionsResolvers,
  userErrorResolvers,
  shopResolvers,
  settingsResolvers,
  reviewsResolvers,
  reviewDetailResolvers,
  staffReviewResolvers,
  ordersResolvers,
  orderResolvers,
  returnResolvers,
  shopperRecordResolvers,
  staffReturnResolvers,
  saleOrderResolvers,
  noticeResolvers,
  checkoutResolvers,
  reportResolvers,
  createNodeResolvers(createNodeReader(nobody)),
];
const { SetCartItemQuantityPayload: _left, ...cartWithoutPayload } = cartResolvers;
const { canCancel: _forgotten, ...orderItem } = ordersResolvers.OrderItem;

describe('a field of the schema', () => {
  it('is returned by a resolver when its node does not have it: a forgotten one is a type error that names it', () => {
    const complete = completeResolvers([...others, cartResolvers, wishlistResolvers]);
    // @ts-expect-error The wishlist has no resolvers.
    completeResolvers([...others, cartResolvers]);
    // @ts-expect-error No resolver returns the cart in this payload.
    completeResolvers([...others, wishlistResolvers, cartWithoutPayload]);
    expect(complete).toHaveLength(others.length + 2);
  });

  it('needs no resolver when its node has a property of its name and type', () => {
    type All = (typeof others)[number] | typeof cartResolvers | typeof wishlistResolvers;
    expectTypeOf<UnresolvedField<All>>().toBeNever();
    type WithoutWishlist = (typeof others)[number] | typeof cartResolvers;
    expectTypeOf<UnresolvedField<WithoutWishlist>>().toEqualTypeOf<
      | 'Shopper.wishlist'
      | 'Shopper.wishlistOrNull'
      | 'Wishlist.id'
      | 'Wishlist.itemCount'
      | 'Wishlist.itemsConnection'
      | 'WishlistItemConnection.edges'
      | 'Mutation.addToWishlist'
      | 'Mutation.removeFromWishlist'
      | 'Mutation.moveToCart'
      | `AddToWishlistPayload.${'wishlist' | 'wishlistItem' | 'userErrors'}`
      | `RemoveFromWishlistPayload.${'wishlist' | 'removedId' | 'userErrors'}`
      | `MoveToCartPayload.${'wishlist' | 'cart' | 'removedId' | 'userErrors'}`
    >();
    type WithoutPayload = Exclude<All, typeof cartResolvers> | typeof cartWithoutPayload;
    expectTypeOf<
      UnresolvedField<WithoutPayload>
    >().toEqualTypeOf<`SetCartItemQuantityPayload.${'cart' | 'cartItem'}`>();
    type WithoutField =
      | Exclude<All, typeof ordersResolvers>
      | (Omit<typeof ordersResolvers, 'OrderItem'> & { OrderItem: typeof orderItem });
    expectTypeOf<UnresolvedField<WithoutField>>().toEqualTypeOf<'OrderItem.canCancel'>();
  });
});

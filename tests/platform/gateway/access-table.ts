import type { CallerName } from './access-callers.ts';

/**
 * What a caller gets: `answered`, `nothing` (null, as for what isn't there), a code of `userErrors`, or a code of an error.
 * A change that the status or the input doesn't allow is `answered` too: its caller may know that the thing is there.
 */
export type Outcome = 'answered' | 'nothing' | 'NOT_FOUND' | 'UNAUTHENTICATED' | 'FORBIDDEN';
type Cells = Readonly<Record<CallerName, Outcome>>;

const NOT_LOGGED_IN = {
  visitor: 'UNAUTHENTICATED',
  'expired token': 'UNAUTHENTICATED',
  'token without its cookie': 'UNAUTHENTICATED',
} as const;
const ALL = {
  visitor: 'answered',
  'expired token': 'answered',
  'token without its cookie': 'answered',
  'other shopper': 'answered',
  'other seller': 'answered',
  seller: 'answered',
  admin: 'answered',
  owner: 'answered',
} as const;
const STRANGERS = {
  'other shopper': 'nothing',
  'other seller': 'nothing',
  seller: 'nothing',
  admin: 'nothing',
} as const;
const NO_STAFF = { 'other shopper': 'FORBIDDEN', owner: 'FORBIDDEN' } as const;
const NOT_THEIRS = {
  'other shopper': 'NOT_FOUND',
  'other seller': 'NOT_FOUND',
  seller: 'NOT_FOUND',
  admin: 'NOT_FOUND',
} as const;

/** The rules, each with its outcome for every caller. */
export const RULES = {
  /** Anybody gets the same. */
  everybody: ALL,
  /** Whoever is logged in gets their own, and nobody else's; a visitor isn't told why there is nothing. */
  'their own': { ...ALL, ...NOT_LOGGED_IN, visitor: 'nothing' },
  /** Whoever is logged in changes their own. */
  'every shopper': { ...ALL, ...NOT_LOGGED_IN },
  /** It names a thing by its id: of nobody but its shopper. */
  'its shopper': { ...ALL, ...NOT_LOGGED_IN, ...NOT_THEIRS },
  /** The same where a thing is read: for all others it isn't there. */
  'its reader': { ...ALL, ...NOT_LOGGED_IN, ...STRANGERS },
  /** The same by any object's id; a visitor isn't told why there is nothing. */
  'its reader, quietly': { ...ALL, ...NOT_LOGGED_IN, ...STRANGERS, visitor: 'nothing' },
  /** Staff: every seller for what they sell, and the administrators. */
  staff: { ...ALL, ...NOT_LOGGED_IN, ...NO_STAFF },
  /** Staff's own numbers, where a visitor isn't told why there are none. */
  'staff, their own': { ...ALL, ...NOT_LOGGED_IN, ...NO_STAFF, visitor: 'nothing' },
  /** It names a thing that a seller sells: of nobody but that seller and the administrators. */
  'its seller': { ...ALL, ...NOT_LOGGED_IN, ...NO_STAFF, 'other seller': 'NOT_FOUND' },
  /** Administrators alone. */
  admin: { ...ALL, ...NOT_LOGGED_IN, ...NO_STAFF, seller: 'FORBIDDEN', 'other seller': 'FORBIDDEN' },
  /** It goes on with what a cookie of its own began, which nobody here has. */
  'bearer of its cookie': {
    ...ALL,
    ...NOT_LOGGED_IN,
    'other shopper': 'UNAUTHENTICATED',
    'other seller': 'UNAUTHENTICATED',
    seller: 'UNAUTHENTICATED',
    admin: 'UNAUTHENTICATED',
    owner: 'UNAUTHENTICATED',
  },
  /** The bearer of the cookie that renews a session, also when the access token is over: then it is the owner's. */
  'bearer of a session': { ...ALL, visitor: 'UNAUTHENTICATED', 'token without its cookie': 'UNAUTHENTICATED' },
  /** The same, after the owner has ended all other sessions, that of the token that is over among them. */
  'bearer of a session that goes on': { ...ALL, ...NOT_LOGGED_IN },
} satisfies Record<string, Cells>;
/** The name of a rule. */
export type Rule = keyof typeof RULES;

const rows = (rule: Rule, type: string, fields: string): [place: string, rule: Rule][] =>
  fields.split(/\s+/).map((field) => [`${type}.${field}`, rule]);

/** Every field of the roots and of what is a shopper's own, with its rule: a new one needs a row here. */
export const ACCESS: ReadonlyMap<string, Rule> = new Map([
  ...rows(
    'everybody',
    'Query',
    'categories category products product variant variants pinCode deliveryEstimate promoCode recentReviews shop',
  ),
  ...rows('their own', 'Query', 'me'),
  ...rows('its reader, quietly', 'Query', 'node nodes'),
  ...rows('its reader', 'Subscription', 'order orderItem'),

  ...rows(
    'everybody',
    'Mutation',
    'requestOtp verifyOtp login loginWithGoogle register requestPasswordReset resetPassword',
  ),
  ...rows('everybody', 'Mutation', 'subscribeToNewsletter confirmNewsletter leaveNewsletter'),
  ...rows('bearer of its cookie', 'Mutation', 'completeGoogleRedirect'),
  ...rows('bearer of a session', 'Mutation', 'refreshSession'),
  ...rows('bearer of a session that goes on', 'Mutation', 'logout'),
  ...rows(
    'every shopper',
    'Mutation',
    'revokeOtherSessions addAddress updateProfile sendConfirmationOtp changePassword exportAccount eraseAccount',
  ),
  ...rows('every shopper', 'Mutation', 'confirmLogin confirmSecondFactor verifySecondFactor removeSecondFactor'),
  ...rows('staff', 'Mutation', 'setUpSecondFactor'),
  ...rows('every shopper', 'Mutation', 'addToCart addManyToCart addToWishlist'),
  ...rows('every shopper', 'Mutation', 'startPayment sendCashOnDeliveryOtp placeCashOnDeliveryOrder'),
  ...rows('its shopper', 'Mutation', 'revokeSession updateAddress deleteAddress setDefaultAddress'),
  ...rows('its shopper', 'Mutation', 'setCartItemQuantity setCartItemServices removeFromCart moveToWishlist'),
  ...rows('its shopper', 'Mutation', 'removeFromWishlist moveToCart'),
  ...rows('its shopper', 'Mutation', 'verifyPayment cancelPayment cancelOrderItem reviewOrderItem'),
  ...rows('its seller', 'Mutation', 'confirmOrderItem dispatchOrderItem deliverOrderItem rejectOrderItem'),
  ...rows('its seller', 'Mutation', 'collectCash refuseDelivery setPrice changeStock'),
  ...rows('staff', 'Mutation', 'addProduct'),
  ...rows('admin', 'Mutation', 'sendNewsletter'),

  ...rows('their own', 'Shopper', 'id shopperId name fullName email phone isFirstPurchase role sessions addresses'),
  ...rows(
    'their own',
    'Shopper',
    'cart wishlist payment cashOnDelivery orders order orderItems orderItem canManageAccount secondFactor',
  ),
  ...rows('staff, their own', 'Shopper', 'sales'),
  ...rows('their own', 'SecondFactor', 'isRequired isSetUp isVerified hasPassword needsPassword recoveryCodesLeft'),
  ...rows('their own', 'Session', 'id sessionId deviceName createdAt lastUsedAt isCurrent'),
  ...rows('their own', 'SavedAddress', 'id addressId name address landmark city state pinCode phone alternatePhone'),
  ...rows('their own', 'SavedAddress', 'isDefault lastUsedAt'),
  ...rows('their own', 'Cart', 'id items itemsConnection itemCount totals'),
  ...rows('their own', 'CartItem', 'id cartId quantity variant services unitPrice lineTotal available'),
  ...rows('their own', 'CartItemConnection', 'edges nodes pageInfo totalCount'),
  ...rows('their own', 'CartItemEdge', 'cursor node'),
  ...rows('their own', 'CartTotals', 'subtotal firstPurchaseDiscount promoDiscount promoCode promoError promoTerms'),
  ...rows('their own', 'CartTotals', 'delivery total'),
  ...rows('their own', 'Wishlist', 'id items itemsConnection itemCount'),
  ...rows('their own', 'WishlistItem', 'id wishlistId variant'),
  ...rows('their own', 'WishlistItemConnection', 'edges nodes pageInfo totalCount'),
  ...rows('their own', 'WishlistItemEdge', 'cursor node'),
  ...rows('their own', 'CashOnDelivery', 'available maxAmount message'),
  ...rows('their own', 'Payment', 'id paymentOrderId status amount orderItems order'),
  ...rows('their own', 'OrderConnection', 'edges nodes pageInfo totalCount'),
  ...rows('their own', 'OrderEdge', 'cursor node'),
  ...rows('their own', 'Order', 'id orderId number placedAt items itemCount subtotal discount firstPurchaseDiscount'),
  ...rows('their own', 'Order', 'promoDiscount delivery total moneyTrail promoCode shippingAddress billingAddress'),
  ...rows('their own', 'Order', 'payment paymentMethod refunds'),
  ...rows('their own', 'MoneyTrail', 'subtotal discountShare paid refundDue refundSent kept toCollect'),
  ...rows('their own', 'OrderRefund', 'orderItem amount status'),
  ...rows('their own', 'OrderItemConnection', 'edges nodes pageInfo totalCount'),
  ...rows('their own', 'OrderItemEdge', 'cursor node'),
  ...rows('their own', 'OrderItem', 'id orderItemId shortId orderId order status statusText placedAt confirmedAt'),
  ...rows('their own', 'OrderItem', 'dispatchedAt deliveredAt quantity name category color size image sku productId'),
  ...rows('their own', 'OrderItem', 'path variant services unitPrice listPrice discountPercent subtotal discount'),
  ...rows('their own', 'OrderItem', 'firstPurchaseDiscount promoDiscount delivery total paymentMethod cash moneyTrail'),
  ...rows('their own', 'OrderItem', 'promoCode shippingAddress billingAddress deliveryWindow seller tracking'),
  ...rows('their own', 'OrderItem', 'cancellation canCancel canReview refund'),
  ...rows('their own', 'Address', 'name address city state pinCode country phone email landmark alternatePhone'),
  ...rows('their own', 'Tracking', 'id url'),
  ...rows('their own', 'Cancellation', 'cancelledAt byShopper reason reasonText comment'),
  ...rows('their own', 'Refund', 'amount status'),
]);

/** What the owner here has nothing of; whoever adds it takes it out of this list. */
export const UNSET: ReadonlySet<string> = new Set([
  'Shopper.secondFactor',
  'SecondFactor.isRequired',
  'SecondFactor.isSetUp',
  'SecondFactor.isVerified',
  'SecondFactor.hasPassword',
  'SecondFactor.needsPassword',
  'SecondFactor.recoveryCodesLeft',
  'SavedAddress.lastUsedAt',
  'CartTotals.promoCode',
  'CartTotals.promoError',
  'CartTotals.promoTerms',
  'CartItem.services',
  'OrderItem.services',
  'OrderItem.size',
  'OrderItem.promoCode',
  'OrderItem.cash',
  'OrderItem.deliveryWindow',
  'OrderItem.deliveredAt',
  'Order.promoCode',
  'CashOnDelivery.message',
  'Cancellation.comment',
]);
/** What staff don't see of an item that was sold, and its shopper does: the rest of the order, with others' pieces. */
export const HIDDEN_FROM_STAFF: ReadonlySet<string> = new Set(['order']);
/** What a seller doesn't see of an address that a parcel goes to. There is no other address for a seller. */
export const HIDDEN_FROM_SELLERS = { email: '' };

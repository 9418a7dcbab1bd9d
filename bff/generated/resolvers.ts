import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserErrorNode } from '../platform/user-errors.ts';
import type { PromoCodeNode } from '../promotions/nodes.ts';
import type { ShopNode } from '../shop.ts';
import type { TypedNode } from '../platform/graphql/nodes.ts';
import type { PageInfoNode } from '../platform/connections.ts';
import type { CategoryNode, SellerNode, ProductNode, ProductConnectionNode, VariantNode, ImageNode } from '../catalog/nodes.ts';
import type { ProductColorNode } from '../catalog/colors-and-sizes.ts';
import type { PieceServiceNode } from '../catalog/services.ts';
import type { ReviewNode, ReviewConnectionNode } from '../reviews/nodes.ts';
import type { ShopperNode, SessionNode } from '../account/nodes.ts';
import type { SavedAddressNode } from '../account/address-book.ts';
import type { CartNode, CartItemNode, CartItemConnectionNode, CartTotalsNode, CartItemChangeNode } from '../cart/nodes.ts';
import type { WishlistNode, WishlistItemNode, WishlistItemConnectionNode, WishlistAdditionNode } from '../wishlist/nodes.ts';
import type { OrderNode, OrderConnectionNode, OrderRefundNode, MoneyTrailNode, OrderItemNode, OrderItemConnectionNode, OrderItemChangeNode } from '../orders/nodes.ts';
import type { PaymentNode, PaymentOrderNode } from '../checkout/nodes.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day of India's calendar in ISO 8601, for example `2026-11-27`. */
  Date: { input: string; output: string; }
  /** A moment in ISO 8601, UTC, for example `2026-11-21T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** An email address, at most 254 characters, with a dot in its domain; spaces around it and the case of its letters don't count. Answered in small letters. */
  EmailAddress: { input: string; output: string; }
  /**
   * An amount in paise, a hundredth of a rupee: a whole number up to 9,007,199,254,740,991, written as a JSON number. It may be
   * greater than an `Int`, which ends at ₹2,14,74,836.47.
   */
  Paise: { input: number; output: number; }
  /**
   * An address of a resource: absolute, or starting with `/` and then relative to the origin that the shop is served
   * from. The gateway makes it absolute when it is told that origin (`PUBLIC_URL`).
   */
  URL: { input: string; output: string; }
};

/** An address in India to be saved. */
export type AddAddressInput = {
  /** House, street and area, at most 300 characters. */
  address: Scalars['String']['input'];
  /** A second mobile number of the same form. */
  alternatePhone?: InputMaybe<Scalars['String']['input']>;
  /** The city or town, at most 80 characters. */
  city: Scalars['String']['input'];
  /** Whether it becomes the default address. Otherwise the default one stays as it is. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** What is near the house, at most 100 characters. */
  landmark?: InputMaybe<Scalars['String']['input']>;
  /** The name on the parcel, at most 100 characters. */
  name: Scalars['String']['input'];
  /** The mobile number: ten digits, the first 6 to 9; +91, spaces and dashes are taken off. */
  phone: Scalars['String']['input'];
  /** The PIN code: six digits, the first not 0. */
  pinCode: Scalars['String']['input'];
  /** The state or union territory, by its usual English name, in any case of letters. */
  state: Scalars['String']['input'];
};

/** What came of saving an address. */
export type AddAddressPayload = {
  __typename?: 'AddAddressPayload';
  /** The address as it is saved; null when `userErrors` tells why it is not. */
  savedAddress: Maybe<SavedAddress>;
  /** The shopper with the address book as it is now; null when `userErrors` tells why nothing changed. */
  shopper: Maybe<Shopper>;
  /** Why it is not saved, one entry for each reason; empty when it is. */
  userErrors: Array<UserError>;
};

/** Several variants. */
export type AddManyToCartInput = {
  /**
   * A key of your own for this change, 8 to 64 letters, digits or signs: the same key with the same input changes nothing more and is
   * answered as the first time, for a day. Send it again after a lost answer. With another input it is refused with `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What to put in, at most 50. */
  items: Array<AddToCartInput>;
};

/** The cart with its new lines. */
export type AddManyToCartPayload = {
  __typename?: 'AddManyToCartPayload';
  /** The cart as it is now; null when the shop can't tell now. */
  cart: Maybe<Cart>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** A product as its seller describes it. Lengths in characters. */
export type AddProductInput = {
  /** The blouse piece, at most 200. */
  blouse?: InputMaybe<Scalars['String']['input']>;
  /** The brand, at most 70. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** At most 2,000. */
  careGuide?: InputMaybe<Scalars['String']['input']>;
  /** One of the shop's categories. */
  category: Scalars['String']['input'];
  /** The collections it is in. */
  collections?: InputMaybe<Array<Collection>>;
  /** At most 5,000. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Measures in metres, at most 200. */
  dimension?: InputMaybe<Scalars['String']['input']>;
  /** What it is woven of, at most 40. */
  fabric: Scalars['String']['input'];
  /** The HSN code for its tax: 4, 6 or 8 digits. */
  hsnCode?: InputMaybe<Scalars['String']['input']>;
  /** The list price in paise: 249900 for ₹2,499. Whole rupees. */
  listPrice: Scalars['Paise']['input'];
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** The occasions it suits. */
  occasions?: InputMaybe<Array<Occasion>>;
  /** At most 200. */
  pattern?: InputMaybe<Scalars['String']['input']>;
  /** What the seller asks, in paise: whole rupees, at most the list price. */
  price: Scalars['Paise']['input'];
  /** Who sells it; a SELLER may leave it out, an ADMIN not. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 200. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 50 variants, each of its own sku. */
  variants: Array<AddVariantInput>;
  /**
   * In grams, from 1.
   * @deprecated Named as the product names it. Use `AddProductInput.weightGrams`. Goes on 2027-06-01.
   */
  weight?: InputMaybe<Scalars['Int']['input']>;
  /** In whole grams, 1 to 1,000,000. */
  weightGrams?: InputMaybe<Scalars['Int']['input']>;
};

/** The new product. */
export type AddProductPayload = {
  __typename?: 'AddProductPayload';
  /** The product; null when it was not added. */
  product: Maybe<Product>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** A variant and how many of it. */
export type AddToCartInput = {
  /**
   * A key of your own for this change, 8 to 64 letters, digits or signs: the same key with the same input changes nothing more and is
   * answered as the first time, for a day. Send it again after a lost answer. With another input it is refused with `ALREADY_EXISTS`.
   * In the items of `addManyToCart` there is none: one key stands beside them.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** How many pieces, from 1 to `shop.limits.quantity`; at most what is in stock, together with what the cart has of it. */
  quantity?: Scalars['Int']['input'];
  /**
   * Codes of `Product.services` to be done to each piece of the line, at most 10, besides those that the line has already. Refused
   * with `INVALID_INPUT` where the product doesn't have them.
   */
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The variant's sku. */
  sku: Scalars['ID']['input'];
};

/** The cart with its new line. */
export type AddToCartPayload = {
  __typename?: 'AddToCartPayload';
  /** The cart as it is now; null when the shop can't tell now. */
  cart: Maybe<Cart>;
  /** The line; null when nothing was added, and when the shop can't tell now. */
  cartItem: Maybe<CartItem>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** A variant. */
export type AddToWishlistInput = {
  /**
   * A key of your own for this change, 8 to 64 letters, digits or signs: the same key with the same input changes nothing more and is
   * answered as the first time, for a day. Send it again after a lost answer. With another input it is refused with `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The variant's sku. */
  sku: Scalars['ID']['input'];
};

/** The wishlist with its new item. */
export type AddToWishlistPayload = {
  __typename?: 'AddToWishlistPayload';
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
  /** The wishlist as it is now; null when the shop can't tell now. */
  wishlist: Maybe<Wishlist>;
  /** The item; null when nothing was added, and when the shop can't tell now. */
  wishlistItem: Maybe<WishlistItem>;
};

/** A variant of a new product. */
export type AddVariantInput = {
  /** The colour's name, at most 40. */
  color: Scalars['String']['input'];
  /** Its GTIN-13 (EAN): thirteen digits, of which the last must be the check digit of the others; no other variant of the product has it. */
  gtin?: InputMaybe<Scalars['String']['input']>;
  /** The address of its picture, https, on a public host. Without one the shop draws a picture of the cloth. */
  image?: InputMaybe<Scalars['URL']['input']>;
  /** The size where it comes in sizes, at most 20: `M`. Sizes of one colour share their pictures; each stands there once. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 40 capital letters, digits and dashes; no other variant has it. */
  sku: Scalars['ID']['input'];
  /** How many pieces there are, 0 to 100,000. */
  stock: Scalars['Int']['input'];
};

/** Where something is sent, or billed to. A text is empty where the shop doesn't tell it. */
export type Address = {
  __typename?: 'Address';
  /** House, street and area. */
  address: Scalars['String']['output'];
  /** A second mobile number, ten digits; null where none was given. */
  alternatePhone: Maybe<Scalars['String']['output']>;
  /** The city or town. */
  city: Scalars['String']['output'];
  /** Always India. */
  country: Scalars['String']['output'];
  /** The email address; empty for sellers, who need none for a parcel, too. */
  email: Scalars['EmailAddress']['output'];
  /** What is near the house; null where nothing was given. */
  landmark: Maybe<Scalars['String']['output']>;
  /** The full name. */
  name: Scalars['String']['output'];
  /** The mobile number, ten digits. */
  phone: Scalars['String']['output'];
  /** The PIN code, six digits. */
  pinCode: Scalars['String']['output'];
  /** The state or union territory. */
  state: Scalars['String']['output'];
};

/** Where something is sent, or billed to, in India. */
export type AddressInput = {
  /** House, street and area, at most 300 characters. */
  address: Scalars['String']['input'];
  /** A second mobile number of the same form. Only a shop that keeps an address book passes it on. */
  alternatePhone?: InputMaybe<Scalars['String']['input']>;
  /** The city or town, at most 80 characters. */
  city: Scalars['String']['input'];
  /** The email address. Of a shipping address it is the shopper's own, `Shopper.email`: another is INVALID_INPUT where the shop's host compares them. */
  email: Scalars['EmailAddress']['input'];
  /** What is near the house, at most 100 characters. Only a shop that keeps an address book passes it on. */
  landmark?: InputMaybe<Scalars['String']['input']>;
  /** The full name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** The mobile number: ten digits, the first 6 to 9; +91, spaces and dashes are taken off. */
  phone: Scalars['String']['input'];
  /** The PIN code: six digits, the first not 0. */
  pinCode: Scalars['String']['input'];
  /** The state or union territory, by its usual English name, in any case of letters. */
  state: Scalars['String']['input'];
};

/** What one request may ask for, and a client's requests together. Too much of one is refused with QUERY_TOO_COSTLY or 413 before anything is done. */
export type ApiLimits = {
  __typename?: 'ApiLimits';
  /** Fields with an alias. */
  aliases: Scalars['Int']['output'];
  /** Bytes of a request. */
  bodyBytes: Scalars['Int']['output'];
  /** The most fields in an answer, as `extensions.cost` counts them. */
  cost: Scalars['Int']['output'];
  /** What they may cost at once, after a time without any. */
  costAtOnce: Scalars['Int']['output'];
  /**
   * What the operations of one client (an address, or the holder of a client key) may cost in a second, as `extensions.cost` counts.
   * More is refused with RATE_LIMITED, and `retryAfterMs` says for how long.
   */
  costPerSecond: Scalars['Int']['output'];
  /** How deep fields may stand in each other. */
  depth: Scalars['Int']['output'];
  /** Ids that `node`'s plural takes at once. */
  ids: Scalars['Int']['output'];
  /** Subscriptions that one account may have open at once, whatever its logins, and one access token. */
  subscriptions: Scalars['Int']['output'];
  /** What these may cost together, as `extensions.cost` counts. */
  subscriptionsCost: Scalars['Int']['output'];
  /** Tokens of a document. */
  tokens: Scalars['Int']['output'];
};

/** For whom a cached answer is good. */
export type CacheControlScope =
  /** One shopper's own: only that shopper's browser may keep it. */
  | 'PRIVATE'
  /** The same for everybody: proxies and CDNs may keep it. */
  | 'PUBLIC';

/** An order item to be cancelled. */
export type CancelOrderItemInput = {
  /** What else the shopper wants to say, at most 500 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
  /** Why. */
  reason: CancelReason;
};

/** The cancelled item. */
export type CancelOrderItemPayload = {
  __typename?: 'CancelOrderItemPayload';
  /** The item as it is now; null when there is no such item. */
  orderItem: Maybe<OrderItem>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** A payment that won't be made. */
export type CancelPaymentInput = {
  /** The payment order's id. */
  paymentOrderId: Scalars['ID']['input'];
};

/** The payment that was to be ended. */
export type CancelPaymentPayload = {
  __typename?: 'CancelPaymentPayload';
  /** The payment as it stands now; null when it isn't the shopper's, or the shop can't tell now. */
  payment: Maybe<Payment>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** Why a shopper cancels. */
export type CancelReason =
  /** Changed my mind */
  | 'CHANGED_MY_MIND'
  /** Duplicate order */
  | 'DUPLICATE_ORDER'
  /** Found better price elsewhere */
  | 'FOUND_BETTER_PRICE'
  /** Ordered Wrong Item */
  | 'ORDERED_WRONG_ITEM'
  /** Other reason */
  | 'OTHER_REASON'
  /** Shipping time too long */
  | 'SHIPPING_TIME_TOO_LONG';

/** A reason to cancel and the words to be read. */
export type CancelReasonLabel = {
  __typename?: 'CancelReasonLabel';
  /** The words. */
  label: Scalars['String']['output'];
  /** The reason. */
  value: CancelReason;
};

/** A cancellation. */
export type Cancellation = {
  __typename?: 'Cancellation';
  /** Whether the shopper cancelled; else the shop did. */
  byShopper: Scalars['Boolean']['output'];
  /** When; null when the shop doesn't tell. */
  cancelledAt: Maybe<Scalars['DateTime']['output']>;
  /** What the shopper added; null for nothing. */
  comment: Maybe<Scalars['String']['output']>;
  /** The shopper's reason; null where the shop cancelled, or a host has a reason that isn't one of these. */
  reason: Maybe<CancelReason>;
  /** The reason in words to be read, whoever gave it; null without one. */
  reasonText: Maybe<Scalars['String']['output']>;
};

/** What a shopper wants to buy. */
export type Cart = Node & {
  __typename?: 'Cart';
  /** The object's id, which no object of another type has. */
  id: Scalars['ID']['output'];
  /** How many pieces all lines have together. */
  itemCount: Scalars['Int']['output'];
  /** Its lines, the newest first, all at once. */
  items: Array<CartItem>;
  /** The same by cursors, for lists that are shown part by part; 20 when no size is given. */
  itemsConnection: CartItemConnection;
  /**
   * What it costs, with a promo code where one is given. A code that can't be used takes nothing off, and `promoError` tells
   * why.
   */
  totals: CartTotals;
};


/** What a shopper wants to buy. */
export type CartItemsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What a shopper wants to buy. */
export type CartTotalsArgs = {
  promoCode?: InputMaybe<Scalars['String']['input']>;
};

/** One line of a cart: pieces of one variant. */
export type CartItem = Node & {
  __typename?: 'CartItem';
  /** Whether that many pieces are in stock. A cart with a line that isn't available cannot be paid. */
  available: Scalars['Boolean']['output'];
  /** The shop's own id of the line. */
  cartId: Scalars['ID']['output'];
  /** The object's id, which no object of another type has. */
  id: Scalars['ID']['output'];
  /** What the line costs: unitPrice times quantity. */
  lineTotal: Money;
  /** How many pieces, 1 to `shop.limits.quantity`: 10 of our own host. */
  quantity: Scalars['Int']['output'];
  /** What is done to each of its pieces; empty for nothing, and where the shop offers nothing. */
  services: Array<PieceService>;
  /** What one piece costs now, its services included. */
  unitPrice: Money;
  /** What is bought. */
  variant: Variant;
};

/** Part of the lines of a cart, the newest first. */
export type CartItemConnection = {
  __typename?: 'CartItemConnection';
  /** The part's items, in order, each with its cursor. */
  edges: Array<CartItemEdge>;
  /** The same items without their cursors. */
  nodes: Array<CartItem>;
  /** Which part it is. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** One item of the list, and its place. */
export type CartItemEdge = {
  __typename?: 'CartItemEdge';
  /** The place, to be passed as `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: CartItem;
};

/** What a cart costs. total = subtotal - firstPurchaseDiscount - promoDiscount + delivery, in whole rupees. */
export type CartTotals = {
  __typename?: 'CartTotals';
  /** What delivery costs: nothing. */
  delivery: Money;
  /** 5% of the subtotal, rounded to the rupee, while it is the shopper's first purchase; else nothing. */
  firstPurchaseDiscount: Money;
  /** The code that was taken, as the shop writes it: our own host in capital letters; null without one, and when it was refused. */
  promoCode: Maybe<Scalars['String']['output']>;
  /** What the promo code takes off. */
  promoDiscount: Money;
  /** Why the code takes nothing off: INVALID_PROMO_CODE, or UNAVAILABLE while the shop can't check it. */
  promoError: Maybe<UserError>;
  /** What the code's terms are, so that a client can tell totals before the server does; null when the host doesn't say. */
  promoTerms: Maybe<PromoTerms>;
  /** All lines together. */
  subtotal: Money;
  /** What there is to pay, at least ₹1.00 for a cart that isn't empty. */
  total: Money;
};

/** Whether an order may be paid in cash at the door. */
export type CashOnDelivery = {
  __typename?: 'CashOnDelivery';
  /** Whether it may. */
  available: Scalars['Boolean']['output'];
  /** The most that such an order may cost. */
  maxAmount: Money;
  /** Why it may not, in words for the shopper; null when it may. */
  message: Maybe<Scalars['String']['output']>;
};

/** Where the cash is for an order item that is paid at the door. */
export type CashStatus =
  /** Not paid: it was cancelled before. */
  | 'CANCELLED'
  /** Paid. */
  | 'COLLECTED'
  /** To be paid at the door. */
  | 'DUE'
  /** Not paid: the parcel was not taken at the door. */
  | 'REFUSED';

/** A department of the shop, such as sarees. */
export type Category = Node & {
  __typename?: 'Category';
  /** The object's id, which no object of another type has. */
  id: Scalars['ID']['output'];
  /** The name, as it stands in addresses: `Saree`. */
  name: Scalars['String']['output'];
  /** How many products it has; 0 when it is empty. */
  productCount: Scalars['Int']['output'];
  /**
   * Its products, by numbered pages of 24 (a host without the search may have pages of another size) or by cursors, in the catalogue's own order unless `sort` says otherwise. A page past
   * the last has no nodes. Errors with BAD_USER_INPUT when `page` is below 1, and for a text that is no cursor. A cursor is a
   * place in its own list: another list, or another filter or order, takes it for a place of its own.
   */
  products: ProductConnection;
  /** What the home page shows of it: the category's first page reversed, and the first few of that. */
  showcase: Array<Product>;
};


/** A department of the shop, such as sarees. */
export type CategoryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilterInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  soldOutLast?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<ProductSort>;
};


/** A department of the shop, such as sarees. */
export type CategoryShowcaseArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A category and the words to be read. */
export type CategoryLabel = {
  __typename?: 'CategoryLabel';
  /** What one comes for, in a line; null for none. */
  line: Maybe<Scalars['String']['output']>;
  /** Its name, as `category(name:)` and addresses have it. */
  name: Scalars['String']['output'];
  /** What many of its pieces are called: `Sarees`. */
  plural: Scalars['String']['output'];
};

/** A new password, and who sets it. */
export type ChangePasswordInput = {
  /** The new password, 8 to 128 characters, none of the common ones. */
  newPassword: Scalars['String']['input'];
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: InputMaybe<Scalars['String']['input']>;
  /** The current password, to confirm the login. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** What came of changing the password. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** Why the password is unchanged; empty when the new one counts. */
  userErrors: Array<UserError>;
};

/** More or fewer pieces of a variant. */
export type ChangeStockInput = {
  /** How many more; fewer when it is negative. -100,000 to 100,000. */
  by: Scalars['Int']['input'];
  /** The variant's sku. */
  sku: Scalars['ID']['input'];
};

/** The variant with its stock. */
export type ChangeStockPayload = {
  __typename?: 'ChangeStockPayload';
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
  /** The variant; null when nothing changed. */
  variant: Maybe<Variant>;
};

/** An item whose cash is there. */
export type CollectCashInput = {
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
};

/** Groups that the shop puts products into by hand. */
export type Collection =
  /** What sells best. */
  | 'BEST_SELLERS'
  /** Chosen for the shop window. */
  | 'FEATURED'
  /** What came in last. */
  | 'NEW_ARRIVALS';

/** A collection and the words to be read. */
export type CollectionLabel = {
  __typename?: 'CollectionLabel';
  /** The words. */
  label: Scalars['String']['output'];
  /** The collection. */
  value: Collection;
};

/** Who is at the device. */
export type ConfirmLoginInput = {
  /** The OTP of `sendConfirmationOtp`. */
  otp?: InputMaybe<Scalars['String']['input']>;
  /** The current password. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** What came of the confirmation of a login. */
export type ConfirmLoginPayload = {
  __typename?: 'ConfirmLoginPayload';
  /** Why it is not confirmed; empty when it is. */
  userErrors: Array<UserError>;
};

/** Which address is confirmed. */
export type ConfirmNewsletterInput = {
  /** The token of the mailed link. */
  token: Scalars['String']['input'];
};

/** What came of confirming. */
export type ConfirmNewsletterPayload = {
  __typename?: 'ConfirmNewsletterPayload';
  /** A sentence for the visitor, in the shop's words. */
  message: Maybe<Scalars['String']['output']>;
  /** Why the address isn't confirmed; empty when it is. */
  userErrors: Array<UserError>;
};

/** A sold item to be confirmed. */
export type ConfirmOrderItemInput = {
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
};

/** The first code of an authenticator app. */
export type ConfirmSecondFactorInput = {
  /** The six digits that the app shows. */
  code: Scalars['String']['input'];
};

/** What came of the first code. */
export type ConfirmSecondFactorPayload = {
  __typename?: 'ConfirmSecondFactorPayload';
  /** Ten codes for the day on which the phone is lost, each good once: `x7k2m-9tq4w`. They are told once; null when `userErrors` tells why. */
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
  /** The shopper, with the second factor; null when `userErrors` tells why nothing changed. */
  shopper: Maybe<Shopper>;
  /** Why the app is not set up; empty when it is. */
  userErrors: Array<UserError>;
};

/** The currencies that the shop takes. */
export type CurrencyCode =
  /** Indian rupee, of 100 paise. */
  | 'INR';

/** A number of days, from the fewest to the most. */
export type DayRange = {
  __typename?: 'DayRange';
  /** The fewest. */
  from: Scalars['Int']['output'];
  /** The most. */
  to: Scalars['Int']['output'];
};

/** A saved address to be deleted. */
export type DeleteAddressInput = {
  /** The address's id, of `Shopper.addresses`. */
  addressId: Scalars['ID']['input'];
};

/** What came of deleting a saved address. */
export type DeleteAddressPayload = {
  __typename?: 'DeleteAddressPayload';
  /** The `id` of the address that is gone; null when `userErrors` tells why none is. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** The shopper with the address book as it is now; null when `userErrors` tells why nothing changed. */
  shopper: Maybe<Shopper>;
  /** Why it is still there; empty when it is deleted. */
  userErrors: Array<UserError>;
};

/** A sold item that has arrived. */
export type DeliverOrderItemInput = {
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
};

/** When variants come to a PIN code, if they are ordered now. */
export type DeliveryEstimate = {
  __typename?: 'DeliveryEstimate';
  /** Whether the shop delivers there. Where it doesn't, `startPayment` refuses the address. */
  isServed: Scalars['Boolean']['output'];
  /** When each variant comes; empty where the shop doesn't deliver. */
  items: Array<ItemDeliveryEstimate>;
  /** Why it doesn't deliver there, or why it tells no days: nobody knows the PIN code. In words for shoppers; null where there are days. */
  message: Maybe<Scalars['String']['output']>;
  /** The PIN code: six digits. */
  pinCode: Scalars['String']['output'];
  /** The days within which all of them come; null where the shop doesn't deliver, for a PIN code that nobody knows, and when it has none of the variants. */
  window: Maybe<DeliveryWindow>;
};

/** Days within which something comes, in India's calendar. */
export type DeliveryWindow = {
  __typename?: 'DeliveryWindow';
  /** The first day on which it may come. */
  earliest: Scalars['Date']['output'];
  /** The day by which it comes. */
  latest: Scalars['Date']['output'];
};

/** A sold item that is on its way. */
export type DispatchOrderItemInput = {
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
  /** The carrier's number, at most 60 characters. */
  trackingId?: InputMaybe<Scalars['String']['input']>;
  /** The carrier's page, https; with `trackingId`. */
  trackingUrl?: InputMaybe<Scalars['URL']['input']>;
};

/** Who erases an account. */
export type EraseAccountInput = {
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: InputMaybe<Scalars['String']['input']>;
  /** The current password, to confirm the login. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** What came of erasing an account. */
export type EraseAccountPayload = {
  __typename?: 'EraseAccountPayload';
  /** Why the account is still there; empty when it is erased. */
  userErrors: Array<UserError>;
};

/** Who asks for the data of an account. */
export type ExportAccountInput = {
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: InputMaybe<Scalars['String']['input']>;
  /** The current password, to confirm the login. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** All that the shop knows of a shopper. */
export type ExportAccountPayload = {
  __typename?: 'ExportAccountPayload';
  /**
   * A JSON document: `exportedAt`, `profile`, `logins`, `sessions`, `addresses`, `cart`, `wishlist`, `reviews`, `orders` and `newsletter`;
   * amounts in paise, no passwords, codes or tokens. Null when `userErrors` tells why there is none.
   */
  json: Maybe<Scalars['String']['output']>;
  /** Why there is none; empty when there is one. */
  userErrors: Array<UserError>;
};

/** How many products a filter's value would leave. */
export type FilterCount = {
  __typename?: 'FilterCount';
  /** How many products. */
  count: Scalars['Int']['output'];
  /** Which filter. */
  filter: FilterName;
  /** Its value: a name as the shop stores it (`Georgette`), a word of the enums (`WEDDING`), or `true` for IN_STOCK. */
  value: Scalars['String']['output'];
};

/** The filters that have values to count. */
export type FilterName =
  /** The category. */
  | 'CATEGORY'
  /** `Collection`. */
  | 'COLLECTION'
  /** What it is woven of. */
  | 'FABRIC'
  /** In stock. */
  | 'IN_STOCK'
  /** `Occasion`. */
  | 'OCCASION'
  /** A size of which there is a variant in stock. */
  | 'SIZE';

/** A picture. */
export type Image = {
  __typename?: 'Image';
  /** What it shows, in words. */
  alt: Scalars['String']['output'];
  /** Pixels from top to bottom of the same picture; null when the shop doesn't know. */
  height: Maybe<Scalars['Int']['output']>;
  /** All renditions as an HTML `srcset`; null when the shop does not serve the picture itself, so that it has but one size. */
  srcSet: Maybe<Scalars['String']['output']>;
  /**
   * Where it is: below the shop's origin, or, for a picture that the shop does not serve itself, on a public host. With `width`
   * the smallest rendition at least that wide, where the shop serves it. A picture that nobody can open is an empty one, as a
   * `data:` address.
   */
  url: Scalars['URL']['output'];
  /**
   * Pixels from left to right of the picture at `url`, asked with the same `width`; without it of the one at `url` without it.
   * Null for a picture whose size the shop doesn't know: a seller's own, or one of another host.
   */
  width: Maybe<Scalars['Int']['output']>;
};


/** A picture. */
export type ImageHeightArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};


/** A picture. */
export type ImageUrlArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};


/** A picture. */
export type ImageWidthArgs = {
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** When one variant comes. */
export type ItemDeliveryEstimate = {
  __typename?: 'ItemDeliveryEstimate';
  /** The variant's stock-keeping unit. */
  sku: Scalars['ID']['output'];
  /** The days within which it comes. */
  window: DeliveryWindow;
};

/** Whose newsletter ends. */
export type LeaveNewsletterInput = {
  /** The token of the link that every newsletter has. */
  token: Scalars['String']['input'];
};

/** What came of leaving. */
export type LeaveNewsletterPayload = {
  __typename?: 'LeaveNewsletterPayload';
  /** A sentence for the visitor, in the shop's words. */
  message: Maybe<Scalars['String']['output']>;
  /** Why the newsletter goes on; empty when no more of it comes. */
  userErrors: Array<UserError>;
};

/** An address and its password. */
export type LoginInput = {
  /**
   * The name by which the shopper recognises the device in `Shopper.sessions`, at most 100 characters, for example `Asha's
   * Pixel 9`. Without one it is made of the `User-Agent`.
   */
  deviceName?: InputMaybe<Scalars['String']['input']>;
  /** The address, in any case of letters. */
  email: Scalars['EmailAddress']['input'];
  /** The password, at most 128 characters. */
  password: Scalars['String']['input'];
  /**
   * True for a client that keeps no cookies: its access token is good by itself, for ten minutes, and whoever has it is the
   * shopper. Beside it comes a refresh token for `refreshSession`; keep both where no other app can read them. Browsers leave
   * it out: their token is worthless without the session's HttpOnly cookie.
   */
  unbound?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a client has of a login with Google. */
export type LoginWithGoogleInput = {
  /** For a native app, in place of `idToken`: Google's authorization code, good once. It needs the next three fields. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The secret of PKCE (RFC 7636), 43 to 128 characters; Google had its hash by S256. */
  codeVerifier?: InputMaybe<Scalars['String']['input']>;
  /** The name of the device: see `LoginInput.deviceName`. */
  deviceName?: InputMaybe<Scalars['String']['input']>;
  /** For a shop that takes no `idToken`: the address. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** The identity token (a JSON Web Token) that Google issued for this shop. */
  idToken?: InputMaybe<Scalars['String']['input']>;
  /** For a shop that takes no `idToken`: the name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What the app gave Google for the identity token, new for each login. With `idToken` it is compared where it is given. */
  nonce?: InputMaybe<Scalars['String']['input']>;
  /** The address to which Google led the browser back: one of those that the shop allows, letter by letter. */
  redirectUri?: InputMaybe<Scalars['String']['input']>;
  /** For a shop that takes no `idToken`: the id that Google's popup told. */
  uid?: InputMaybe<Scalars['String']['input']>;
  /** True for a client that keeps no cookies: see `LoginInput.unbound`. */
  unbound?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which session a client without cookies ends. */
export type LogoutInput = {
  /** The `refreshToken` of the last answer. Without one it is the session of the refresh cookie, or of the access token. */
  refreshToken?: InputMaybe<Scalars['String']['input']>;
};

/** What came of a logout. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Why the session goes on; empty when it has ended. */
  userErrors: Array<UserError>;
};

/** An amount of money. */
export type Money = {
  __typename?: 'Money';
  /** In paise, a hundredth of a rupee: ₹1,234.00 is 123400. */
  amount: Scalars['Paise']['output'];
  /** Always INR. */
  currency: CurrencyCode;
  /** Ready to be shown: with the rupee sign, Indian grouping and two decimals, for example `₹1,23,456.00`. */
  display: Scalars['String']['output'];
};

/**
 * Where the money of an order or of one of its items is, to the paisa: subtotal - discountShare = paid, and
 * paid = kept + refundDue + refundSent. What is paid in cash at the door is not paid before: until then paid is 0 and toCollect the rest, and
 * both are 0 for what was cancelled or refused before.
 */
export type MoneyTrail = {
  __typename?: 'MoneyTrail';
  /** What was taken off: of an item its share of all that was taken off the order. */
  discountShare: Money;
  /** What the shop keeps. */
  kept: Money;
  /** What was paid. */
  paid: Money;
  /** What has still to go back to the shopper. */
  refundDue: Money;
  /** What has gone back to the shopper. */
  refundSent: Money;
  /** What the pieces cost before anything was taken off. */
  subtotal: Money;
  /** What the shopper has still to pay in cash at the door. */
  toCollect: Money;
};

/** An item of the wishlist. */
export type MoveToCartInput = {
  /**
   * A key of your own for this change, 8 to 64 letters, digits or signs: the same key with the same input changes nothing more and is
   * answered as the first time, for a day. Send it again after a lost answer. With another input it is refused with `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The item's id. */
  wishlistItemId: Scalars['ID']['input'];
};

/** Wishlist and cart after the move. */
export type MoveToCartPayload = {
  __typename?: 'MoveToCartPayload';
  /** The cart as it is now; null when the shop can't tell now. */
  cart: Maybe<Cart>;
  /** The item that is gone; null when nothing was moved. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
  /** The wishlist as it is now; null when the shop can't tell now. */
  wishlist: Maybe<Wishlist>;
};

/** A line of the cart. */
export type MoveToWishlistInput = {
  /** The line's id. */
  cartItemId: Scalars['ID']['input'];
  /**
   * A key of your own for this change, 8 to 64 letters, digits or signs: the same key with the same input changes nothing more and is
   * answered as the first time, for a day. Send it again after a lost answer. With another input it is refused with `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Cart and wishlist after the move. */
export type MoveToWishlistPayload = {
  __typename?: 'MoveToWishlistPayload';
  /** The cart as it is now; null when the shop can't tell now. */
  cart: Maybe<Cart>;
  /** The line that is gone; null when nothing was moved. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
  /** The wishlist as it is now; null when the shop can't tell now. */
  wishlist: Maybe<Wishlist>;
};

/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Saves an address. One that is saved already stays as it is, so that sending it twice does no harm. `INVALID_INPUT` names the field
   * that is wrong, and none when 20 are saved. Errors with FORBIDDEN in a shop that keeps no address book.
   */
  addAddress: Maybe<AddAddressPayload>;
  /** Puts several variants into the cart at once: all, or with `userErrors` none. At most 50. */
  addManyToCart: Maybe<AddManyToCartPayload>;
  /**
   * For the shop's people: a new product with its variants. `INVALID_INPUT` names the field that is wrong, `ALREADY_EXISTS` a
   * sku that is taken; errors with FORBIDDEN for a shopper.
   */
  addProduct: Maybe<AddProductPayload>;
  /**
   * Puts pieces of a variant into the cart; a line of the same variant grows. `INVALID_INPUT` for a quantity below 1 or
   * above `shop.limits.quantity`, `NOT_FOUND` for an unknown sku, `OUT_OF_STOCK`, `INSUFFICIENT_STOCK` for more than are left.
   */
  addToCart: Maybe<AddToCartPayload>;
  /** Puts a variant on the wishlist; one that is there already stays. `NOT_FOUND` for an unknown sku. */
  addToWishlist: Maybe<AddToWishlistPayload>;
  /**
   * Cancels an order item that isn't dispatched yet; what was paid for it goes back. `NOT_FOUND` for an id that isn't the
   * shopper's, `NOT_ALLOWED_IN_STATUS` for one that is dispatched, delivered or cancelled.
   */
  cancelOrderItem: Maybe<CancelOrderItemPayload>;
  /**
   * Gives the pieces back when the widget was closed without a payment. The provider is asked first: what has been paid
   * is PAID, and what may still be paid stays PENDING. A shop without a call for it does nothing and answers null.
   */
  cancelPayment: Maybe<CancelPaymentPayload>;
  /**
   * Changes the password, or gives one to a shopper who has none, and ends all other sessions. Needs a login of the last ten minutes:
   * else `CONFIRM_LOGIN`, and the same with `password` or `otp` confirms it, for the next ten minutes. `INVALID_INPUT` for a wrong
   * `password` and for a `newPassword` that is too short, too long or common; `INVALID_OTP` or `EXPIRED` for a wrong `otp`. After 10
   * of them the shopper has to log in again: RATE_LIMITED. Errors with FORBIDDEN as `sendConfirmationOtp`.
   */
  changePassword: Maybe<ChangePasswordPayload>;
  /**
   * For the shop's people: more or fewer pieces of a variant. Relative, so that what is sold meanwhile stays sold.
   * `INSUFFICIENT_STOCK` when fewer are left than are taken away, `NOT_FOUND` for what the caller doesn't sell.
   */
  changeStock: Maybe<ChangeStockPayload>;
  /**
   * For the shop's people: marks the cash for a dispatched or delivered item as collected; a dispatched item counts as delivered then.
   * `NOT_ALLOWED_IN_STATUS` where no cash is due; errors with FORBIDDEN for a shopper.
   */
  collectCash: Maybe<SaleItemPayload>;
  /**
   * Ends a login at `/auth/google-login` once Google has led the browser back: the session stands in its cookies, this
   * answers the access token. Works once, within five minutes; then it errors with UNAUTHENTICATED.
   */
  completeGoogleRedirect: Maybe<SessionPayload>;
  /**
   * Confirms the login for ten minutes, by `password` or `otp`: for a call that has answered `CONFIRM_LOGIN` and takes no proof itself.
   * Without both it is a question whether the login is fresh. Refused as `changePassword`. Errors with FORBIDDEN in a shop without it.
   */
  confirmLogin: Maybe<ConfirmLoginPayload>;
  /**
   * Confirms an address by the link that was mailed to it; again is as good as once. `EXPIRED` for a token that is wrong or
   * older than a week, and in a shop that sends no such links.
   */
  confirmNewsletter: Maybe<ConfirmNewsletterPayload>;
  /** For the shop's people: a placed item is confirmed. `NOT_ALLOWED_IN_STATUS` for any other; errors with FORBIDDEN for a shopper. */
  confirmOrderItem: Maybe<SaleItemPayload>;
  /**
   * Ends the set-up by the code that the app shows, within half an hour, and tells the recovery codes. The session has shown the second
   * factor then. `INVALID_OTP` for a wrong code, `EXPIRED` when it took too long.
   */
  confirmSecondFactor: Maybe<ConfirmSecondFactorPayload>;
  /** Deletes a saved address; orders keep theirs. `NOT_FOUND` and FORBIDDEN as for `updateAddress`. */
  deleteAddress: Maybe<DeleteAddressPayload>;
  /** For the shop's people: a dispatched item has arrived; its shopper is asked for a review by mail. `NOT_ALLOWED_IN_STATUS` for an item in any other state; errors with FORBIDDEN for a shopper. */
  deliverOrderItem: Maybe<SaleItemPayload>;
  /** For the shop's people: a placed or confirmed item is on its way, and its shopper is told by mail. `NOT_ALLOWED_IN_STATUS` for an item in any other state; errors with FORBIDDEN for a shopper. */
  dispatchOrderItem: Maybe<SaleItemPayload>;
  /**
   * Erases the account for good and ends all its sessions: name, email, phone, addresses, cart, wishlist and the newsletter go, reviews
   * are signed "A shopper", and what tax law asks of invoices is kept apart. Needs a fresh login, and is refused, as `changePassword`
   * does and is. `NOT_ALLOWED_IN_STATUS` while an order is on its way, a refund is owed or a payment is open, and for the shop's people;
   * the message says which.
   */
  eraseAccount: Maybe<EraseAccountPayload>;
  /**
   * All that the shop knows of the shopper, as a JSON document to be kept as a file. Needs a fresh login, and is refused, as
   * `changePassword` does and is.
   */
  exportAccount: Maybe<ExportAccountPayload>;
  /**
   * Ends the newsletter for the address that the token was mailed to, which is then forgotten; again is as good as once.
   * `EXPIRED` for a token that is wrong, and in a shop that sends no such links.
   */
  leaveNewsletter: Maybe<LeaveNewsletterPayload>;
  /**
   * Logs in by password. `INVALID_CREDENTIALS` tells nothing of which of the two is wrong. After 10 wrong ones within a day a
   * client has to wait, 2 seconds at first, then twice as long each time: RATE_LIMITED. With the solution of the error's `proofOfWork` it
   * need not wait. A browser that has logged in to the account before is counted by itself, whatever others try.
   */
  login: Maybe<SessionPayload>;
  /**
   * Logs in by an identity token of Google's, which the shop verifies (signature, issuer, audience, expiry, verified
   * email) and takes once; or by what a native app has when Google has led the browser back to it: `code`, `codeVerifier`,
   * `redirectUri` and `nonce`. The shop exchanges the code, once; whether the `state` is its own the app compares by itself.
   * `INVALID_INPUT` names what is missing, and a `redirectUri` that the shop doesn't allow. `name`, `email` and `uid` are for a
   * shop that takes no `idToken`; all others refuse them alone with `INVALID_CREDENTIALS`.
   */
  loginWithGoogle: Maybe<SessionPayload>;
  /**
   * Ends the session of the refresh cookie and removes the cookies; its access token is worthless within a second. A client
   * without cookies ends that of the refresh token in `input`, or without one that of its unbound access token. Errors with
   * UNAUTHENTICATED and reason SESSION_NOT_FOUND when there is none.
   */
  logout: Maybe<LogoutPayload>;
  /** Moves an item of the wishlist to the cart, one piece; it stays when the stock doesn't allow it. */
  moveToCart: Maybe<MoveToCartPayload>;
  /** Moves a line of the cart to the wishlist. */
  moveToWishlist: Maybe<MoveToWishlistPayload>;
  /**
   * Orders what the cart holds, to be paid in cash at the door. It is placed at once, or nothing changes. `INVALID_OTP` and `EXPIRED` for
   * the OTP, also when it was mailed for another amount or PIN code, `CASH_NOT_AVAILABLE` when it can't be paid in cash, also when
   * new customers have ordered too much in cash already; all else as `startPayment`. The same `attemptId` again
   * answers the same order. Errors with UPSTREAM_TIMEOUT when it isn't known whether it was placed: call it again with the same
   * `attemptId`, which does no harm; with FORBIDDEN where the shop takes no cash.
   */
  placeCashOnDeliveryOrder: Maybe<PlaceCashOnDeliveryOrderPayload>;
  /**
   * A new access token by the refresh cookie, which is renewed with it; or by the refresh token of a client without cookies,
   * in whose place comes the answer's `refreshToken`. A cookie or token that was used comes back with the same successor for
   * ten seconds, for tabs that refresh at once and answers that got lost. Used later it counts as stolen: the session ends, the
   * newest token with it. Errors with UNAUTHENTICATED: `extensions.reason` is SESSION_NOT_FOUND when there is no session,
   * SESSION_INVALID when the cookie or token is not or no longer to be trusted: log in again. Who sends many tokens that the
   * shop never made has to wait: RATE_LIMITED.
   */
  refreshSession: Maybe<SessionPayload>;
  /**
   * For the shop's people: cancels a dispatched item of an order in cash whose parcel was refused at the door and is back. Its pieces are for
   * sale again. `NOT_ALLOWED_IN_STATUS` for any other item; errors with FORBIDDEN for a shopper.
   */
  refuseDelivery: Maybe<SaleItemPayload>;
  /**
   * Opens an account. The answer is the same whether or not one exists for the address; its owner is told by mail.
   * `INVALID_INPUT` names the field that is wrong: name, email, phone or password.
   */
  register: Maybe<RegisterPayload>;
  /**
   * For the shop's people: an item that isn't dispatched yet can't be sent; its shopper is told and the money goes back. `NOT_ALLOWED_IN_STATUS` for an item in any other
   * state; errors with FORBIDDEN for a shopper.
   */
  rejectOrderItem: Maybe<SaleItemPayload>;
  /** Takes a line out of the cart. `NOT_FOUND` for one that is gone already. */
  removeFromCart: Maybe<RemoveFromCartPayload>;
  /** Takes an item off the wishlist. `NOT_FOUND` for one that is gone already. */
  removeFromWishlist: Maybe<RemoveFromWishlistPayload>;
  /**
   * Removes app and recovery codes. Needs a fresh login as `changePassword` does, with `password` or `otp` where it is older, and a code
   * as `verifySecondFactor` does.
   */
  removeSecondFactor: Maybe<RemoveSecondFactorPayload>;
  /**
   * Mails a one-time code for logging in, good for ten minutes. The answer is the same whether or not an account exists:
   * whoever proves a new address by its code gets an account. The code belongs to the client that asked for it, by the cookie
   * that comes with the answer, or for one without cookies (`unbound`) by its `challenge`: nobody else can use it up. After 5 codes for one address within a day a
   * client has to wait, a minute at first, then twice as long each time: RATE_LIMITED. With the solution of the error's `proofOfWork` it
   * need not wait.
   */
  requestOtp: Maybe<RequestOtpPayload>;
  /** Mails a link to choose a new password, good once and for 15 minutes. The answer never tells whether there is an account. */
  requestPasswordReset: Maybe<RequestPasswordResetPayload>;
  /**
   * Sets a new password by the token of the mailed link and ends all sessions of the account. `EXPIRED` at `token` for a link that is
   * used, too old or wrong; `INVALID_INPUT` for a password that is too short, too long or common.
   */
  resetPassword: Maybe<ResetPasswordPayload>;
  /**
   * Reviews what was delivered, once. `NOT_ALLOWED_IN_STATUS` before that, `ALREADY_EXISTS` the second time, `INVALID_INPUT`
   * for a rating that isn't 1 to 5 and a comment that is empty or too long.
   */
  reviewOrderItem: Maybe<ReviewOrderItemPayload>;
  /** Ends all of the shopper's sessions but that of the request. Errors with FORBIDDEN as `revokeSession`. */
  revokeOtherSessions: Maybe<RevokeOtherSessionsPayload>;
  /**
   * Ends one of the shopper's sessions: that device is logged out within a second. The session of the request itself may be
   * ended too. `NOT_FOUND` for one that has ended, and for a stranger's. Errors with FORBIDDEN in a shop that keeps no list
   * of sessions.
   */
  revokeSession: Maybe<RevokeSessionPayload>;
  /**
   * Mails the shopper an OTP with which `placeCashOnDeliveryOrder` confirms an order of this amount to this PIN code; it is valid once, for ten
   * minutes.
   * `CASH_NOT_AVAILABLE` when such an order can't be paid in cash, a first one of more than 3 pieces among them. Errors with RATE_LIMITED after five a day, with FORBIDDEN where the shop
   * takes no cash.
   */
  sendCashOnDeliveryOtp: Maybe<SendCashOnDeliveryOtpPayload>;
  /**
   * Mails the shopper an OTP that confirms the login, for `changePassword`. Valid once, for ten minutes; after 5 within a day
   * RATE_LIMITED. Errors with FORBIDDEN in a shop where `Shopper.canManageAccount` is false.
   */
  sendConfirmationOtp: Maybe<SendConfirmationOtpPayload>;
  /**
   * Sends an issue of the newsletter to all confirmed addresses. For ADMINs: FORBIDDEN for everybody else. An issue is sent
   * once, however often it is asked for; `ALREADY_EXISTS` for the same id with other words.
   */
  sendNewsletter: Maybe<SendNewsletterPayload>;
  /**
   * Sets a line's quantity. `NOT_FOUND` for a line that is gone, `INSUFFICIENT_STOCK` for more than are left. Where the
   * shop has no call for it, the line is taken out and put in again, so that its id may change.
   */
  setCartItemQuantity: Maybe<SetCartItemQuantityPayload>;
  /**
   * Sets what is done to the pieces of a line: all services that it has then. `INVALID_INPUT` for one that isn't among its product's
   * `services`, `NOT_FOUND` for a line that is gone; errors with FORBIDDEN where the shop has no services.
   */
  setCartItemServices: Maybe<SetCartItemServicesPayload>;
  /** Makes an address the one to fill in first. `NOT_FOUND` and FORBIDDEN as for `updateAddress`. */
  setDefaultAddress: Maybe<SetDefaultAddressPayload>;
  /** For the shop's people: new prices. What is ordered already keeps its own. `NOT_FOUND` for what the caller doesn't sell. */
  setPrice: Maybe<SetPricePayload>;
  /**
   * Begins to set up an authenticator app for an account that works for the shop, and tells what the app has to know. Needs a fresh
   * login, and the password in this session: else `CONFIRM_LOGIN`. `ALREADY_EXISTS` when there is one, `NOT_ALLOWED_IN_STATUS` while the
   * account has no password. Errors with FORBIDDEN for shoppers, and in a shop without it.
   */
  setUpSecondFactor: Maybe<SetUpSecondFactorPayload>;
  /**
   * Orders what the cart holds and opens a payment for it: the pieces are set aside until `expiresAt`, for 15
   * minutes at the most. The shop computes what there is to pay; `expectedTotal` is only compared. Nothing is charged here.
   * `INVALID_INPUT` names a field that is wrong, an empty cart too, and more than 10 pieces in a first order; `OUT_OF_STOCK` and `INSUFFICIENT_STOCK` a piece that
   * isn't left; `INVALID_PROMO_CODE` a code that can't be used; `PRICE_CHANGED` a total that isn't the expected one: `cart`
   * then tells what it costs now. The same `attemptId` again answers the same payment, once it is paid with its order; for something else it is refused
   * with `ALREADY_EXISTS`, and with `EXPIRED` once its payment is over. A shopper has one open payment: a new one takes
   * the place of an older one. `PAYMENT_FAILED` when the payment provider refuses it, `UNAVAILABLE` while it does not answer. `EMAIL_NOT_VERIFIED` when
   * the shopper must log in once by `verifyOtp` first. Errors with RATE_LIMITED for a shopper who opens too many, or has had
   * pieces set aside for hours without paying, and while others who never paid before hold their part of the stock; with UPSTREAM_TIMEOUT when it isn't known whether
   * it has come about: then call it again with the same `attemptId`, which does no harm. A host of the specification's calls alone doesn't know attempts:
   * it opens another payment then, and nothing is charged for one in which nobody pays.
   */
  startPayment: Maybe<StartPaymentPayload>;
  /**
   * Asks for the newsletter. The address gets a mail with a link that confirms it, and nothing else until it has. The answer
   * is the same for an address that has it already. At most 3 mails a day for one address, then RATE_LIMITED.
   */
  subscribeToNewsletter: Maybe<SubscribeToNewsletterPayload>;
  /**
   * Puts another address in the place of a saved one; orders keep theirs. `NOT_FOUND` for an address that is gone, and for a stranger's;
   * `ALREADY_EXISTS` when the same address is saved already. Otherwise as `addAddress`.
   */
  updateAddress: Maybe<UpdateAddressPayload>;
  /** Changes name and phone of the shopper; `INVALID_INPUT` names the field that is wrong. Errors with UNAUTHENTICATED without a session. */
  updateProfile: Maybe<UpdateProfilePayload>;
  /**
   * Logs in by the code that was mailed. A code is good once and for 5 tries; `INVALID_OTP` for a wrong one, `EXPIRED`
   * for one that is used up or too old, both at `otp`.
   */
  verifyOtp: Maybe<SessionPayload>;
  /**
   * Tells what the payment provider's widget handed out after a payment. `PAYMENT_FAILED` for a signature that isn't the
   * provider's. Counts once, however often it is called, and no harm is done when it never is: the provider tells the shop
   * as well. While the outcome isn't known yet, the payment's status is PENDING: read `me.payment` again. Errors with
   * UPSTREAM_TIMEOUT when the shop can't tell now: call it again. Where payments cannot be read, a good one is PAID, with the items of
   * the shopper's newest order, if it was placed within the last hour.
   */
  verifyPayment: Maybe<VerifyPaymentPayload>;
  /**
   * Shows the second factor: from now on the session may do for the shop what the account's role allows. Each code is good once.
   * `INVALID_OTP` for a wrong one, `CONFIRM_LOGIN` when the session has not given the password and none comes along, `INVALID_INPUT` for a
   * wrong password, `NOT_ALLOWED_IN_STATUS` when no app is set up. After 5 wrong codes one has to wait, half a minute at first: RATE_LIMITED.
   */
  verifySecondFactor: Maybe<VerifySecondFactorPayload>;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationAddAddressArgs = {
  input: AddAddressInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationAddManyToCartArgs = {
  input: AddManyToCartInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationAddProductArgs = {
  input: AddProductInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationAddToWishlistArgs = {
  input: AddToWishlistInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationCancelOrderItemArgs = {
  input: CancelOrderItemInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationCancelPaymentArgs = {
  input: CancelPaymentInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationChangeStockArgs = {
  input: ChangeStockInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationCollectCashArgs = {
  input: CollectCashInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationConfirmLoginArgs = {
  input: ConfirmLoginInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationConfirmNewsletterArgs = {
  input: ConfirmNewsletterInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationConfirmOrderItemArgs = {
  input: ConfirmOrderItemInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationConfirmSecondFactorArgs = {
  input: ConfirmSecondFactorInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationDeleteAddressArgs = {
  input: DeleteAddressInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationDeliverOrderItemArgs = {
  input: DeliverOrderItemInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationDispatchOrderItemArgs = {
  input: DispatchOrderItemInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationEraseAccountArgs = {
  input: EraseAccountInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationExportAccountArgs = {
  input: ExportAccountInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationLeaveNewsletterArgs = {
  input: LeaveNewsletterInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationLoginWithGoogleArgs = {
  input: LoginWithGoogleInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationLogoutArgs = {
  input?: InputMaybe<LogoutInput>;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationMoveToCartArgs = {
  input: MoveToCartInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationMoveToWishlistArgs = {
  input: MoveToWishlistInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationPlaceCashOnDeliveryOrderArgs = {
  input: PlaceCashOnDeliveryOrderInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationRefreshSessionArgs = {
  input?: InputMaybe<RefreshSessionInput>;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationRefuseDeliveryArgs = {
  input: RefuseDeliveryInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationRejectOrderItemArgs = {
  input: RejectOrderItemInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationRemoveFromCartArgs = {
  input: RemoveFromCartInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationRemoveFromWishlistArgs = {
  input: RemoveFromWishlistInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationRemoveSecondFactorArgs = {
  input: RemoveSecondFactorInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationRequestOtpArgs = {
  input: RequestOtpInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationReviewOrderItemArgs = {
  input: ReviewOrderItemInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationSendCashOnDeliveryOtpArgs = {
  input: SendCashOnDeliveryOtpInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationSendNewsletterArgs = {
  input: SendNewsletterInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationSetCartItemQuantityArgs = {
  input: SetCartItemQuantityInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationSetCartItemServicesArgs = {
  input: SetCartItemServicesInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationSetDefaultAddressArgs = {
  input: SetDefaultAddressInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationSetPriceArgs = {
  input: SetPriceInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationSetUpSecondFactorArgs = {
  input: SetUpSecondFactorInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationStartPaymentArgs = {
  input: StartPaymentInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationSubscribeToNewsletterArgs = {
  input: SubscribeToNewsletterInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationUpdateAddressArgs = {
  input: UpdateAddressInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationVerifyOtpArgs = {
  input: VerifyOtpInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationVerifyPaymentArgs = {
  input: VerifyPaymentInput;
};


/** What changes something. One field marked `@sensitive` at the most stands in one operation. */
export type MutationVerifySecondFactorArgs = {
  input: VerifySecondFactorInput;
};

/**
 * An object that can be read again by its `id` alone. An `id` is unique over all types and never changes; take it as it comes, for
 * its form may change.
 */
export type Node = {
  /** The object's id. */
  id: Scalars['ID']['output'];
};

/** What a product is suitable to be worn for. */
export type Occasion =
  /** Every day. */
  | 'CASUAL'
  /** Festivals such as Teej and Diwali. */
  | 'FESTIVAL'
  /** The office. */
  | 'OFFICE_WEAR'
  /** Parties. */
  | 'PARTY'
  /** Weddings. */
  | 'WEDDING';

/** An occasion and the words to be read. */
export type OccasionLabel = {
  __typename?: 'OccasionLabel';
  /** The words. */
  label: Scalars['String']['output'];
  /** The occasion. */
  value: Occasion;
};

/**
 * What was paid together: one payment, and the pieces that were ordered by it, each of which is sent, cancelled and reviewed by
 * itself. Where the shop doesn't tell which pieces were paid together, those are that were ordered at one moment, for one
 * address and by one promo code.
 */
export type Order = Node & {
  __typename?: 'Order';
  /** Whom the bill is for; the shipping address where none was given. */
  billingAddress: Address;
  /** What delivery cost: nothing. */
  delivery: Money;
  /** What was taken off in all: for the first purchase and for the promo code. */
  discount: Money;
  /** What of `discount` is for the first purchase. */
  firstPurchaseDiscount: Money;
  /** The object's id, which no object of another type has. */
  id: Scalars['ID']['output'];
  /** How many pieces all items have together. */
  itemCount: Scalars['Int']['output'];
  /** What was ordered, in the order of the cart. */
  items: Array<OrderItem>;
  /** Where the money is now: the sum of its items' trails. */
  moneyTrail: MoneyTrail;
  /** The last 8 characters of it in capital letters, for people. */
  number: Scalars['String']['output'];
  /** The shop's own id of the order; where the shop doesn't tell one, a name that stays the same. */
  orderId: Scalars['ID']['output'];
  /** The payment; null when the shop doesn't tell which it was, and for an order in cash. */
  payment: Maybe<Payment>;
  /** How it is paid; null when the shop doesn't tell. */
  paymentMethod: Maybe<PaymentMethod>;
  /** When it was placed; the beginning of 1970 when nobody knows. */
  placedAt: Scalars['DateTime']['output'];
  /** The promo code; null without one. */
  promoCode: Maybe<Scalars['String']['output']>;
  /** What of `discount` is for the promo code. */
  promoDiscount: Money;
  /** What goes back, item by item; empty while nothing was cancelled. */
  refunds: Array<OrderRefund>;
  /** Where it goes. */
  shippingAddress: Address;
  /** What the pieces cost before anything was taken off. */
  subtotal: Money;
  /** What was paid, or is to be paid in cash: subtotal - discount + delivery. */
  total: Money;
};

/** Part of a list of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** The part's items, in order, each with its cursor. */
  edges: Array<OrderEdge>;
  /** The same items without their cursors. */
  nodes: Array<Order>;
  /** Which part it is. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** One item of the list, and its place. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** The place, to be passed as `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Order;
};

/** Pieces of one variant that were ordered and paid; each is sent, cancelled and reviewed by itself. */
export type OrderItem = Node & {
  __typename?: 'OrderItem';
  /** Whom the bill is for; the shipping address where none was given, and for sellers, who don't read the other one. */
  billingAddress: Address;
  /** Whether the shopper can cancel it now: until it is dispatched. */
  canCancel: Scalars['Boolean']['output'];
  /** Whether it waits for the shopper's review: delivered, and not reviewed yet. */
  canReview: Scalars['Boolean']['output'];
  /** Why and by whom it was cancelled; null while it isn't. */
  cancellation: Maybe<Cancellation>;
  /** Where the cash for it is; null for what was paid before, and when the shop doesn't tell. */
  cash: Maybe<CashStatus>;
  /** The name of its category as it was then, for example `Saree`. */
  category: Scalars['String']['output'];
  /** The colour's name as it was then; null for a piece without one. */
  color: Maybe<Scalars['String']['output']>;
  /** When the shop confirmed it; null before, and when the shop doesn't tell. */
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it arrived; null before. */
  deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** What delivery cost: nothing. */
  delivery: Money;
  /** When it was promised to come, as the shopper was told when it was ordered; null when nothing was promised. */
  deliveryWindow: Maybe<DeliveryWindow>;
  /** Its share of all that was taken off: the promo code and the first purchase. */
  discount: Money;
  /** How many percent `unitPrice` was below `listPrice`, rounded; 0 to 100. */
  discountPercent: Scalars['Int']['output'];
  /** When it was sent; null before, and when the shop doesn't tell. */
  dispatchedAt: Maybe<Scalars['DateTime']['output']>;
  /** What of `discount` is for the first purchase; nothing where the shop doesn't tell. */
  firstPurchaseDiscount: Money;
  /** The object's id, which no object of another type has. */
  id: Scalars['ID']['output'];
  /** Its picture as it was then. */
  image: Image;
  /** The list price of one piece as it was then; the unit price where nobody knows. */
  listPrice: Money;
  /** Where the money that was paid for it is now. */
  moneyTrail: MoneyTrail;
  /** The product's name as it was when it was ordered. */
  name: Scalars['String']['output'];
  /** The order that it was paid with; null when it cannot be read now. */
  order: Maybe<Order>;
  /** The shop's own id of the order that it was paid with; null when the shop doesn't tell. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** The shop's own id of the item, as it stands in its page's address. */
  orderItemId: Scalars['ID']['output'];
  /** The path of its product's page, which is gone once the product is no longer sold. */
  path: Scalars['String']['output'];
  /** How it is paid; null when the shop doesn't tell. */
  paymentMethod: Maybe<PaymentMethod>;
  /** When it was ordered; the beginning of 1970 when nobody knows. */
  placedAt: Scalars['DateTime']['output'];
  /** The id of its product. */
  productId: Scalars['ID']['output'];
  /** The promo code of the order; null without one. */
  promoCode: Maybe<Scalars['String']['output']>;
  /** What of `discount` is for the promo code: the rest of it. */
  promoDiscount: Money;
  /** How many pieces. */
  quantity: Scalars['Int']['output'];
  /** What goes back to the shopper; null unless it was cancelled, and for what is paid in cash. */
  refund: Maybe<Refund>;
  /** Who sells it. */
  seller: Seller;
  /** What was done to each of its pieces, at the prices of then; empty for nothing. */
  services: Array<PieceService>;
  /** Where it goes. */
  shippingAddress: Address;
  /** The last 8 characters of the id, for people. */
  shortId: Scalars['String']['output'];
  /** The size as it was then; null for a piece that came in one size, and when the shop doesn't tell. */
  size: Maybe<Scalars['String']['output']>;
  /** The variant's stock-keeping unit. */
  sku: Scalars['ID']['output'];
  /** How far it is. */
  status: OrderStatus;
  /** The state in words to be read: `Placed`, `Confirmed`, `Dispatched`, `Delivered`, `Cancelled`, or the shop's own word. */
  statusText: Scalars['String']['output'];
  /** unitPrice times quantity. */
  subtotal: Money;
  /** What was paid for it, or is to be paid in cash: subtotal - discount + delivery. */
  total: Money;
  /** How to follow it; null as long as it has no tracking number. */
  tracking: Maybe<Tracking>;
  /** What one piece cost, its services included. */
  unitPrice: Money;
  /**
   * The variant as it is sold today, with today's name, price and stock; null when it is no longer sold or the catalogue cannot be
   * read now. What was ordered stands in the fields of the item itself.
   */
  variant: Maybe<Variant>;
};

/** Part of a list of order items. */
export type OrderItemConnection = {
  __typename?: 'OrderItemConnection';
  /** The part's items, in order, each with its cursor. */
  edges: Array<OrderItemEdge>;
  /** The same items without their cursors. */
  nodes: Array<OrderItem>;
  /** Which part it is. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** One item of the list, and its place. */
export type OrderItemEdge = {
  __typename?: 'OrderItemEdge';
  /** The place, to be passed as `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: OrderItem;
};

/** Money that goes back for one item of an order. */
export type OrderRefund = {
  __typename?: 'OrderRefund';
  /** How much: what was paid for the item, less what had gone back before it was cancelled. */
  amount: Money;
  /** The cancelled item. */
  orderItem: OrderItem;
  /** How far it is. */
  status: RefundStatus;
};

/** How far an order item is. */
export type OrderStatus =
  /** Cancelled by the shopper or the shop. */
  | 'CANCELLED'
  /** The shop is making it ready. */
  | 'CONFIRMED'
  /** Arrived. */
  | 'DELIVERED'
  /** On its way. */
  | 'DISPATCHED'
  /** In a state of the shop's own; `statusText` names it. It can neither be cancelled nor reviewed here. */
  | 'OTHER'
  /** Ordered and paid. */
  | 'PLACED';

/** What a mailed one-time code is for. The code is of one kind: whatever its purpose, `verifyOtp` logs in by it. */
export type OtpPurpose =
  /** To prove the email address of an account that is logged in, as `EMAIL_NOT_VERIFIED` asks for. */
  | 'CONFIRM_EMAIL'
  /** To log in. */
  | 'LOGIN';

/**
 * Which part of a list was answered. A list is read by cursors (`first` and `after` forward, `last` and `before` backward), or,
 * where it has the argument `page`, by numbered pages of a fixed size; not by both at once.
 */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** What to pass as `after` to read on; null for an empty part. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether something follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether something comes before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The number of the page, of which the first is 1; null for a part that was asked for by cursors. */
  page: Maybe<Scalars['Int']['output']>;
  /** What to pass as `before` to read what comes before; null for an empty part. */
  startCursor: Maybe<Scalars['String']['output']>;
  /** How many items the whole list has; null when the shop doesn't tell. */
  totalItems: Maybe<Scalars['Int']['output']>;
  /** How many numbered pages there are, 0 for an empty list; null for a part that was asked for by cursors. */
  totalPages: Maybe<Scalars['Int']['output']>;
};

/** A payment, and what came of it. */
export type Payment = Node & {
  __typename?: 'Payment';
  /** What there was to pay; where it isn't known, what its items cost together. */
  amount: Money;
  /** The object's id, which no object of another type has. */
  id: Scalars['ID']['output'];
  /** The order that it paid; null unless it is PAID, and while nobody can tell what was ordered. */
  order: Maybe<Order>;
  /** What was ordered by it; empty unless it is PAID. */
  orderItems: Array<OrderItem>;
  /** The id of the payment provider's order. */
  paymentOrderId: Scalars['ID']['output'];
  /** How it stands. */
  status: PaymentStatus;
};

/** How something is paid. */
export type PaymentMethod =
  /** By a debit or credit card. */
  | 'CARD'
  /** In cash at the door. */
  | 'CASH_ON_DELIVERY'
  /** At the shopper's bank. */
  | 'NETBANKING'
  /** In another way of the payment provider. */
  | 'OTHER'
  /** By an app of the Unified Payments Interface: by its own page, by a QR code, or by a request to a UPI ID. */
  | 'UPI'
  /** From a wallet. */
  | 'WALLET';

/** One choice of how to pay in the provider's widget. */
export type PaymentOption = {
  __typename?: 'PaymentOption';
  /** What belongs to it, in a few words: `Visa, Mastercard, RuPay`; null for nothing. */
  hint: Maybe<Scalars['String']['output']>;
  /** What to call it: `UPI`. */
  label: Scalars['String']['output'];
  /** The methods that the widget is opened on; at least one. */
  methods: Array<PaymentMethod>;
};

/** An opened payment: what the provider's widget is opened with. */
export type PaymentOrder = {
  __typename?: 'PaymentOrder';
  /** What will be charged; the same that was expected. */
  amount: Money;
  /** Until when the pieces are set aside; null when the shop doesn't tell. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The id of the payment provider's order, as its widget wants it. `verifyPayment`, `cancelPayment` and `payment` take it. */
  id: Scalars['ID']['output'];
  /** The shop's public key at the provider; null when nobody knows one. */
  keyId: Maybe<Scalars['String']['output']>;
  /** How it stands: PAID when a repeated attempt has been paid meanwhile, and then no widget is needed. */
  status: PaymentStatus;
  /** The address of the widget's script. */
  widgetUrl: Scalars['URL']['output'];
};

/** How a payment stands. Only forward: a REFUNDED one never comes back. */
export type PaymentStatus =
  /** Over without a payment; nothing was charged, and the pieces are back in the shop. */
  | 'NOT_PAID'
  /** Paid: the order is placed. */
  | 'PAID'
  /** Not paid yet, or not known yet. */
  | 'PENDING'
  /** Paid too late, twice, with another amount or in another currency: the money goes back. */
  | 'REFUNDED';

/** Something that is done to a piece, or comes with it, for a price. */
export type PieceService = {
  __typename?: 'PieceService';
  /** Its code, which never changes: `fall-pico`. Inputs name it by this. */
  code: Scalars['String']['output'];
  /** What is done, in a sentence; null where it was ordered. */
  description: Maybe<Scalars['String']['output']>;
  /** As shoppers read it: `Fall and pico`. */
  name: Scalars['String']['output'];
  /** What it costs for one piece. */
  price: Money;
};

/** A postal area of India, and where it lies. */
export type PinCode = {
  __typename?: 'PinCode';
  /** The city or town that most addresses there name; in the country the district. A shopper may want another one. */
  city: Scalars['String']['output'];
  /** The PIN code: six digits. */
  code: Scalars['String']['output'];
  /** The state or union territory, spelt as in `Shop.states`. */
  state: Scalars['String']['output'];
};

/** What a shopper wants to pay for in cash, and the OTP that confirms it. */
export type PlaceCashOnDeliveryOrderInput = {
  /** A name of the client's own for this attempt, 8 to 64 letters, digits and dashes: repeating it repeats nothing. */
  attemptId: Scalars['ID']['input'];
  /** Whom the bill is for; the shipping address when it is left out. */
  billingAddress?: InputMaybe<AddressInput>;
  /** What the shopper has seen as the total, in paise. */
  expectedTotal: Scalars['Paise']['input'];
  /** The mailed OTP. */
  otp: Scalars['String']['input'];
  /** A promo code as it was typed: a shop may tell small and capital letters apart. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
  /** Where it goes. */
  shippingAddress: AddressInput;
};

/** What came of an order in cash. */
export type PlaceCashOnDeliveryOrderPayload = {
  __typename?: 'PlaceCashOnDeliveryOrderPayload';
  /** The cart as it is now, for telling what has changed; null when the shop can't tell now. */
  cart: Maybe<Cart>;
  /** The order; null when none was placed. */
  order: Maybe<Order>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** A case without data of its own. */
export type PlainUserError = UserError & {
  __typename?: 'PlainUserError';
  /** The stable word for the case. */
  code: UserErrorCode;
  /** Where in the input it lies; null when it lies in no single field. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** What the shopper may read. */
  message: Scalars['String']['output'];
};

/** The total isn't the expected one: PRICE_CHANGED. Nothing was charged. */
export type PriceChangedError = UserError & {
  __typename?: 'PriceChangedError';
  /** PRICE_CHANGED. */
  code: UserErrorCode;
  /** Where in the input it lies: `["input", "expectedTotal"]`. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** What the shopper may read. */
  message: Scalars['String']['output'];
  /** The total now; null when the shop doesn't tell. */
  total: Maybe<Money>;
};

/** A design that the shop sells, in one or more variants (colours, and sizes where it is sewn to measure). */
export type Product = Node & {
  __typename?: 'Product';
  /** The blouse piece, where one comes with it, for example `0.8 m, running`. */
  blouse: Maybe<Scalars['String']['output']>;
  /** The brand, for example `Chaandpol`; null for none, and when the shop doesn't tell. */
  brand: Maybe<Scalars['String']['output']>;
  /** How to wash and keep it. */
  careGuide: Maybe<Scalars['String']['output']>;
  /** The category it stands in. */
  category: Category;
  /** The collections it is in; empty when the shop keeps none. */
  collections: Array<Collection>;
  /**
   * The same variants colour by colour, in the shop's order: what a page offers to choose from first. A colour that comes in sizes
   * has a variant for each; a variant without a size is a colour by itself.
   */
  colors: Array<ProductColor>;
  /** The variant that stands for it in a listing: the first in stock, else the first; null when it has none. */
  cover: Maybe<Variant>;
  /** The seller's description; plain text, to be shown as text. */
  description: Maybe<Scalars['String']['output']>;
  /** Measures in metres, for example `5.5 x 1.1`. */
  dimension: Maybe<Scalars['String']['output']>;
  /** How many percent `price` is below `listPrice`, rounded; 0 to 100. */
  discountPercent: Scalars['Int']['output'];
  /** What it is woven of, for example `Georgette`. */
  fabric: Maybe<Scalars['String']['output']>;
  /** The HSN code by which India taxes it: 4, 6 or 8 digits, for example `500720` for a silk saree; null when nobody has said it. */
  hsnCode: Maybe<Scalars['String']['output']>;
  /** The object's id, which no object of another type has. */
  id: Scalars['ID']['output'];
  /** The list price, which pages strike through where it is higher than `price`. */
  listPrice: Money;
  /**
   * The variant that a search text names by its colour, for the picture and the link of a search's result: the blue one for `blue saree`. It is one
   * in stock where there is one; null where the text names no colour of it, and then `cover` stands for it.
   */
  matchingVariant: Maybe<Variant>;
  /** The name, for example `Leheriya georgette saree`. */
  name: Scalars['String']['output'];
  /** The occasions it suits; empty when the shop keeps none. */
  occasions: Array<Occasion>;
  /** The path of its page, `/{category}/{name-with-dashes}/{id}`, percent-encoded. */
  path: Scalars['String']['output'];
  /** The pattern, for example `Leheriya`. */
  pattern: Maybe<Scalars['String']['output']>;
  /** What the shopper pays for one: the shop's commission is in it already. */
  price: Money;
  /** The shop's own id of the product, as it stands in its page's address; never changes. */
  productId: Scalars['ID']['output'];
  /** The mean of its reviews' stars, 0.0 to 5.0; 0 when there are none. */
  rating: Scalars['Float']['output'];
  /** How many reviews all its variants have; null when the shop can't tell now. */
  reviewCount: Maybe<Scalars['Int']['output']>;
  /** The reviews of all its variants, the newest first, 10 when no size is given; null when the shop can't tell now. */
  reviews: Maybe<ReviewConnection>;
  /** Who sells it. */
  seller: Seller;
  /**
   * What can be done to a piece for a price, such as fall and pico for a saree: to be chosen with `addToCart`. Empty where the shop
   * offers nothing for such pieces.
   */
  services: Array<PieceService>;
  /**
   * What else somebody may like who looks at it: products of its category that are in stock, those of its fabric first, never
   * itself. The same for everybody. Null when the shop can't tell now.
   */
  similarProducts: Maybe<Array<Product>>;
  /** The size or sizes, for example `Free size`. */
  size: Maybe<Scalars['String']['output']>;
  /** What its sizes measure; null for a piece that comes in one size, and when nobody has said it. */
  sizeChart: Maybe<SizeChart>;
  /**
   * The sizes that its variants come in, the smallest first: `XS`, `S`, `M`. Empty for a piece that comes in one size, and when the
   * shop doesn't tell; `size` then has its words.
   */
  sizes: Array<Scalars['String']['output']>;
  /**
   * When anything shown of it last changed: its name or description, a price, a picture, a colour. Stock and reviews don't
   * count, for they change by the hour. Null when the shop doesn't tell.
   */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  /** The absolute address of its page, for feeds and search engines; null when the shop's own address isn't told (`shop.url`). */
  url: Maybe<Scalars['URL']['output']>;
  /** One of its own variants; null for a sku that is none of them. */
  variant: Maybe<Variant>;
  /** Its variants, in the shop's order; at least one for a product that can be bought. */
  variants: Array<Variant>;
  /** Weight in grams, without the unit: `640`. */
  weight: Maybe<Scalars['String']['output']>;
  /** Weight in whole grams: 640; null when it is not known or its words are not clear. */
  weightGrams: Maybe<Scalars['Int']['output']>;
};


/** A design that the shop sells, in one or more variants (colours, and sizes where it is sewn to measure). */
export type ProductMatchingVariantArgs = {
  text: Scalars['String']['input'];
};


/** A design that the shop sells, in one or more variants (colours, and sizes where it is sewn to measure). */
export type ProductReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A design that the shop sells, in one or more variants (colours, and sizes where it is sewn to measure). */
export type ProductSimilarProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A design that the shop sells, in one or more variants (colours, and sizes where it is sewn to measure). */
export type ProductVariantArgs = {
  sku: Scalars['ID']['input'];
};

/** One colour of a product. */
export type ProductColor = {
  __typename?: 'ProductColor';
  /** The variant whose pictures stand for it: the first in stock, else the first. */
  cover: Variant;
  /** Whether any of them can be bought now. */
  inStock: Scalars['Boolean']['output'];
  /** The colour's name, for example `Indigo`; null for a piece without one. */
  name: Maybe<Scalars['String']['output']>;
  /** Its variants, one for each size, the smallest first; just one where it comes in no sizes. At least one. */
  variants: Array<Variant>;
};

/** Part of a list of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /** The part's items, in order, each with its cursor. */
  edges: Array<ProductEdge>;
  /**
   * For each filter's values how many products there would be with that value, all other filters kept; filter by filter,
   * the most products first, sizes from the smallest. Values without products are left out. Null when the shop doesn't tell.
   */
  filterCounts: Maybe<Array<FilterCount>>;
  /** The same items without their cursors. */
  nodes: Array<Product>;
  /** Which part it is. */
  pageInfo: PageInfo;
  /** How many there are in all; null when the shop doesn't tell. */
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** One item of the list, and its place. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** The place, to be passed as `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Product;
};

/** What products of a listing must be. Every field given must hold; within a list one match is enough. */
export type ProductFilterInput = {
  /** In one of these collections. */
  collections?: InputMaybe<Array<Collection>>;
  /** Of one of these fabrics, as the shop stores them. */
  fabrics?: InputMaybe<Array<Scalars['String']['input']>>;
  /** true: at least one variant is in stock. */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most this price, in paise: 250000 for ₹2,500. */
  maxPrice?: InputMaybe<Scalars['Paise']['input']>;
  /** At least this price, in paise: 99900 for ₹999. */
  minPrice?: InputMaybe<Scalars['Paise']['input']>;
  /** For one of these occasions. */
  occasions?: InputMaybe<Array<Occasion>>;
  /** At least one variant of one of these sizes is in stock; sizes as `Variant.size` has them, for example `M`. */
  sizes?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Changed at this moment or later, as `Product.updatedAt` has it; so is a product of which the shop doesn't tell. One that
   * changes while its list is read may come twice.
   */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What a shopper searches for. Text, category and fabric must all match where given. */
export type ProductSearchInput = {
  /** Exactly this category, for example `Saree`. */
  category?: InputMaybe<Scalars['String']['input']>;
  /**
   * Exactly this fabric as the shop stores it, for example `Georgette`. On a host that can't search, both spellings of Georgette and
   * Crepe (Georagette, Crep) name the same fabric.
   */
  fabric?: InputMaybe<Scalars['String']['input']>;
  /**
   * Part of a product's name, in any case of letters; at most 100 characters, each taken as it is. Where no name of the
   * shop has it, it finds the products that have all of its words in name, category, fabric, pattern, occasions and the colours of
   * their variants, so that `blue saree` finds blue sarees. Where there are none, each of its words stands for those most like it: `leheria` finds Leheriya.
   */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The order of a list of products. */
export type ProductSort =
  /** The newest first. */
  | 'NEWEST'
  /** The cheapest first. */
  | 'PRICE_ASC'
  /** The most expensive first. */
  | 'PRICE_DESC'
  /** The best rated first. */
  | 'RATING'
  /** The best match of the search text first: whole words, then words that begin so; the catalogue's own order where there is no text. */
  | 'RELEVANCE';

/** What a promo code takes off an amount, or why it doesn't. */
export type PromoCodeCheck = {
  __typename?: 'PromoCodeCheck';
  /** The code as the shop writes it, or as it was sent where the shop doesn't tell that; null for one that is refused. */
  code: Maybe<Scalars['String']['output']>;
  /** What it takes off, never more than the amount; nothing for a code that is refused. */
  discount: Money;
  /** Why it takes nothing off: INVALID_PROMO_CODE, or UNAVAILABLE while the shop can't check it; null when it is taken. */
  error: Maybe<UserError>;
  /** Its terms; null for a code that is refused, and when the shop doesn't tell them. */
  terms: Maybe<PromoTerms>;
};

/** What a promo code takes off: percent or amountOff, one of the two. */
export type PromoTerms = {
  __typename?: 'PromoTerms';
  /** A fixed amount. */
  amountOff: Maybe<Money>;
  /** At the most this much. */
  maximum: Maybe<Money>;
  /** Only from this subtotal on. */
  minimumSubtotal: Maybe<Money>;
  /** Percent of the subtotal, 1 to 100. */
  percent: Maybe<Scalars['Int']['output']>;
};

/** What can be asked without changing anything. */
export type Query = {
  __typename?: 'Query';
  /** The shop's categories, in the order of its menus, the ones without products too. */
  categories: Maybe<Array<Category>>;
  /** A category by its name as it stands in addresses (`Saree`), in any case of letters; null when there is none. */
  category: Maybe<Category>;
  /** When variants that are ordered now come to a PIN code; without variants, whether the shop delivers there. Null in a shop that tells no dates, and for a text that is no PIN code. */
  deliveryEstimate: Maybe<DeliveryEstimate>;
  /**
   * The shopper whose access token the request carries (`Authorization: Bearer …`); null for a visitor, who sends none.
   * Errors with UNAUTHENTICATED when the token is not to be trusted. As wherever that code stands, `extensions.reason` says why:
   *
   * - TOKEN_MISSING: the request has no token, and the field needs a shopper. Log in.
   * - TOKEN_EXPIRED: refresh the session and ask again.
   * - TOKEN_MALFORMED: it is none of the shop's access tokens. Log in.
   * - TOKEN_REVOKED: its session has ended, by a logout, a new password or by time. Log in.
   * - COOKIE_MISSING: it is a browser's, and the cookie that it is bound to did not come along. Send cookies, by POST; a client
   *   without cookies logs in with `unbound: true`.
   * - SESSION_NOT_FOUND, SESSION_INVALID: see `refreshSession`.
   *
   * There may be more reasons one day. Take one that you don't know for TOKEN_REVOKED.
   */
  me: Maybe<Shopper>;
  /** Any object by its `id`; null when there is none, and when it belongs to somebody else. */
  node: Maybe<Node>;
  /** Many objects by their ids, in the same order; null for each that isn't there. */
  nodes: Array<Maybe<Node>>;
  /**
   * Where a PIN code lies, for filling in the city and the state of an address. Null for a PIN code that the shop doesn't know,
   * for a text that is none, and in a shop without such a list: then the shopper types them.
   */
  pinCode: Maybe<PinCode>;
  /** A product by its id; null when there is none, whatever the id looks like. */
  product: Maybe<Product>;
  /**
   * Search over the whole shop; without `search` and `filter` all its products, by numbered pages of 24 or by cursors. In the
   * catalogue's own order, the oldest first, what is added meanwhile comes at the end: whoever reads on misses nothing.
   * With `ids` just these products. Errors with BAD_USER_INPUT when `search` is given without text, category or fabric while
   * `filter` is empty, when `page` is below 1, for a text that is no cursor, and for `ids` beside other arguments. A cursor is a place in its own list: another list takes it for a place of its own.
   */
  products: Maybe<ProductConnection>;
  /**
   * What a promo code takes off an amount, for visitors too. Of a code for one shopper or for the first purchase, log in and ask
   * `Cart.totals`. Errors with BAD_USER_INPUT when the amount is below 0 or above ten crore rupees.
   */
  promoCode: Maybe<PromoCodeCheck>;
  /**
   * The newest reviews of the whole shop; null when the shop can't tell now. On a host without the `recent-reviews`
   * addition they are taken from the reviews of the best rated products.
   */
  recentReviews: Maybe<Array<Review>>;
  /** What is the same for every visitor: who the shop is, what it promises, and the figures that a client needs to know before it asks. */
  shop: Maybe<Shop>;
  /** A variant by its stock-keeping unit; null when there is none, whatever the sku looks like. */
  variant: Maybe<Variant>;
  /** Many variants by their stock-keeping units, in the same order; null for each that isn't there. */
  variants: Maybe<Array<Maybe<Variant>>>;
};


/** What can be asked without changing anything. */
export type QueryCategoryArgs = {
  name: Scalars['String']['input'];
};


/** What can be asked without changing anything. */
export type QueryDeliveryEstimateArgs = {
  pinCode: Scalars['String']['input'];
  skus: Array<Scalars['ID']['input']>;
};


/** What can be asked without changing anything. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked without changing anything. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be asked without changing anything. */
export type QueryPinCodeArgs = {
  code: Scalars['String']['input'];
};


/** What can be asked without changing anything. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be asked without changing anything. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilterInput>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<ProductSearchInput>;
  soldOutLast?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<ProductSort>;
};


/** What can be asked without changing anything. */
export type QueryPromoCodeArgs = {
  code: Scalars['String']['input'];
  subtotal: Scalars['Paise']['input'];
};


/** What can be asked without changing anything. */
export type QueryRecentReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  minRating?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be asked without changing anything. */
export type QueryVariantArgs = {
  sku: Scalars['ID']['input'];
};


/** What can be asked without changing anything. */
export type QueryVariantsArgs = {
  skus: Array<Scalars['ID']['input']>;
};

/** How a client without cookies goes on with its session. */
export type RefreshSessionInput = {
  /**
   * The `refreshToken` of the last answer. Without one it is the refresh cookie's session. A shop that makes
   * none refuses every one with SESSION_INVALID.
   */
  refreshToken?: InputMaybe<Scalars['String']['input']>;
};

/** Money that goes back. */
export type Refund = {
  __typename?: 'Refund';
  /** How much: what was paid for the item, less what had gone back before it was cancelled. */
  amount: Money;
  /** How far it is. */
  status: RefundStatus;
};

/** How far a refund is. */
export type RefundStatus =
  /** The provider could not pay it back; the shop looks after it. */
  | 'FAILED'
  /** On its way; the shop's policies tell how long that takes. */
  | 'INITIATED'
  /** Paid back. */
  | 'PROCESSED';

/** An item that was not taken at the door. */
export type RefuseDeliveryInput = {
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
};

/** A person who opens an account. */
export type RegisterInput = {
  /** The address, in any case of letters; the account is known by it. */
  email: Scalars['EmailAddress']['input'];
  /** The full name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** 8 to 128 characters, none of the common passwords. */
  password: Scalars['String']['input'];
  /** An Indian mobile number: ten digits, the first 6 to 9; spaces, dashes and +91 before them are taken away. */
  phone: Scalars['String']['input'];
};

/** What came of a registration. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** A sentence for the shopper, in the shop's words. */
  message: Maybe<Scalars['String']['output']>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** A sold item that can't be sent. */
export type RejectOrderItemInput = {
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
  /** Why, in words for the shopper, 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** A line of the cart. */
export type RemoveFromCartInput = {
  /** The line's id. */
  cartItemId: Scalars['ID']['input'];
  /**
   * A key of your own for this change, 8 to 64 letters, digits or signs: the same key with the same input changes nothing more and is
   * answered as the first time, for a day. Send it again after a lost answer. With another input it is refused with `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The cart without the line. */
export type RemoveFromCartPayload = {
  __typename?: 'RemoveFromCartPayload';
  /** The cart as it is now; null when the shop can't tell now. */
  cart: Maybe<Cart>;
  /** The line that is gone; null when nothing was removed. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** An item of the wishlist. */
export type RemoveFromWishlistInput = {
  /**
   * A key of your own for this change, 8 to 64 letters, digits or signs: the same key with the same input changes nothing more and is
   * answered as the first time, for a day. Send it again after a lost answer. With another input it is refused with `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The item's id. */
  wishlistItemId: Scalars['ID']['input'];
};

/** The wishlist without the item. */
export type RemoveFromWishlistPayload = {
  __typename?: 'RemoveFromWishlistPayload';
  /** The item that is gone; null when nothing was removed. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
  /** The wishlist as it is now; null when the shop can't tell now. */
  wishlist: Maybe<Wishlist>;
};

/** A code, and who removes the authenticator app. */
export type RemoveSecondFactorInput = {
  /** The six digits that the app shows. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: InputMaybe<Scalars['String']['input']>;
  /** The current password, to confirm the login. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A recovery code in place of `code`. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

/** What came of the removal. */
export type RemoveSecondFactorPayload = {
  __typename?: 'RemoveSecondFactorPayload';
  /** The shopper, without the second factor; null when `userErrors` tells why nothing changed. */
  shopper: Maybe<Shopper>;
  /** Why the app is still set up; empty when it is gone. */
  userErrors: Array<UserError>;
};

/** Whom to mail a one-time code. */
export type RequestOtpInput = {
  /** For a client without cookies that asks again: the `challenge` of the earlier answer, in whose code's place the new one comes. */
  challenge?: InputMaybe<Scalars['String']['input']>;
  /** The address, in any case of letters. */
  email: Scalars['EmailAddress']['input'];
  /** What the mail says that the code is for. A mail to an address that is proven, or has no account, always speaks of a login, as it does without a purpose. */
  purpose?: InputMaybe<OtpPurpose>;
  /** True for a client that keeps no cookies: the answer has a `challenge`, to be sent with the code. */
  unbound?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What came of asking for a code. */
export type RequestOtpPayload = {
  __typename?: 'RequestOtpPayload';
  /** What a client without cookies (`unbound`) sends with the code; null for all others, and in a shop that knows clients by cookies alone. */
  challenge: Maybe<Scalars['String']['output']>;
  /** A sentence for the shopper, in the shop's words. */
  message: Maybe<Scalars['String']['output']>;
  /**
   * How many digits the code has: 4 unless the shop is set otherwise, and 8 while somebody is guessing codes of the account or from
   * the same network. Null when the shop doesn't say: then as `ShopLimits.otpDigits` tells.
   */
  otpLength: Maybe<Scalars['Int']['output']>;
  /** Why no code was sent; empty when it is on its way. */
  userErrors: Array<UserError>;
};

/** Who has forgotten the password. */
export type RequestPasswordResetInput = {
  /** The address, in any case of letters. */
  email: Scalars['EmailAddress']['input'];
};

/** What came of asking for a link. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** A sentence for the shopper, in the shop's words. */
  message: Maybe<Scalars['String']['output']>;
  /** Why no link was sent; empty when it is on its way. */
  userErrors: Array<UserError>;
};

/** A new password, and the proof that the address is the shopper's. */
export type ResetPasswordInput = {
  /** The address, in any case of letters. */
  email: Scalars['EmailAddress']['input'];
  /** The new password, 8 to 128 characters, none of the common ones. */
  password: Scalars['String']['input'];
  /** The token of the mailed link. A shop that mails none does without: `Shop.mailsPasswordLinks`. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** What came of a new password. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Why the password is unchanged; empty when the new one counts. */
  userErrors: Array<UserError>;
};

/** What a shopper says of a piece that was delivered. */
export type Review = Node & {
  __typename?: 'Review';
  /** The review's words; plain text, to be shown as text. */
  comment: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The object's id, which no object of another type has. */
  id: Scalars['ID']['output'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** The shop's own id of the review. */
  reviewId: Scalars['ID']['output'];
  /** The reviewer's name, or the part of the email address before the at-sign. Never an email address. */
  reviewer: Scalars['String']['output'];
  /** The piece it speaks of; null when it is no longer sold or the shop can't tell now. */
  variant: Maybe<Variant>;
};

/** Part of a list of reviews, the newest first. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The part's items, in order, each with its cursor. */
  edges: Array<ReviewEdge>;
  /** The same items without their cursors. */
  nodes: Array<Review>;
  /** Which part it is. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** One item of the list, and its place. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** The place, to be passed as `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Review;
};

/** An order item and what its shopper says of it. */
export type ReviewOrderItemInput = {
  /** Words, 1 to 2,000 characters. */
  comment: Scalars['String']['input'];
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
};

/** The reviewed item. */
export type ReviewOrderItemPayload = {
  __typename?: 'ReviewOrderItemPayload';
  /** The item as it is now; null when there is no such item. */
  orderItem: Maybe<OrderItem>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** What came of ending all other sessions. */
export type RevokeOtherSessionsPayload = {
  __typename?: 'RevokeOtherSessionsPayload';
  /** How many have ended; 0 when there was no other. */
  revokedCount: Maybe<Scalars['Int']['output']>;
  /** Why they go on; empty when they have ended. */
  userErrors: Array<UserError>;
};

/** One of the shopper's sessions. */
export type RevokeSessionInput = {
  /** The session's id, of `Shopper.sessions`. */
  sessionId: Scalars['ID']['input'];
};

/** What came of ending a session. */
export type RevokeSessionPayload = {
  __typename?: 'RevokeSessionPayload';
  /** The `id` of the session that has ended; null when `userErrors` tells why none did. */
  revokedId: Maybe<Scalars['ID']['output']>;
  /** Why the session goes on; empty when it has ended. */
  userErrors: Array<UserError>;
};

/** The sold item. */
export type SaleItemPayload = {
  __typename?: 'SaleItemPayload';
  /** The item as it is now; null when nothing changed. */
  orderItem: Maybe<OrderItem>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** An address in a shopper's address book. Orders keep a copy of their own. */
export type SavedAddress = Node & {
  __typename?: 'SavedAddress';
  /** House, street and area. */
  address: Scalars['String']['output'];
  /** The shop's own id of the address. */
  addressId: Scalars['ID']['output'];
  /** A second mobile number, ten digits; null where none was given. */
  alternatePhone: Maybe<Scalars['String']['output']>;
  /** The city or town. */
  city: Scalars['String']['output'];
  /** The object's id, which no object of another type has. */
  id: Scalars['ID']['output'];
  /** Whether the shopper has made it the default one; at most one address is. */
  isDefault: Scalars['Boolean']['output'];
  /** What is near the house, for whoever brings the parcel; null where nothing was given. */
  landmark: Maybe<Scalars['String']['output']>;
  /** When an order that goes there was last paid; null while none was. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name on the parcel. */
  name: Scalars['String']['output'];
  /** The mobile number, ten digits. */
  phone: Scalars['String']['output'];
  /** The PIN code, six digits. */
  pinCode: Scalars['String']['output'];
  /** The state or union territory. */
  state: Scalars['String']['output'];
};

/** An authenticator app beside the password, of somebody who works for the shop. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Whether the account has a password, which has to be there before an app is set up: `changePassword` gives one. */
  hasPassword: Scalars['Boolean']['output'];
  /** Whether it has to be shown before anything is done for the shop: `SECOND_FACTOR_REQUIRED` until then. */
  isRequired: Scalars['Boolean']['output'];
  /** Whether an app is set up. */
  isSetUp: Scalars['Boolean']['output'];
  /** Whether the session of this request has shown it. It counts until the session ends. */
  isVerified: Scalars['Boolean']['output'];
  /** Whether this session began without the password, which `verifySecondFactor` then asks for. */
  needsPassword: Scalars['Boolean']['output'];
  /** How many recovery codes are left, 10 at first; 0 while no app is set up. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** A workshop or dealer that sells through the shop. */
export type Seller = {
  __typename?: 'Seller';
  /** The object's id, which no object of another type has. */
  id: Scalars['ID']['output'];
  /** The shop's own id of the seller; never changes. */
  sellerId: Scalars['ID']['output'];
  /** The name of the seller's shop; empty where the shop doesn't tell it. */
  shopName: Scalars['String']['output'];
};

/** An order that is to be confirmed by an OTP. */
export type SendCashOnDeliveryOtpInput = {
  /** What it costs, in paise. */
  amount: Scalars['Paise']['input'];
  /** The PIN code that it goes to; without one the OTP is for any. */
  pinCode?: InputMaybe<Scalars['String']['input']>;
};

/** Whether the OTP is on its way. */
export type SendCashOnDeliveryOtpPayload = {
  __typename?: 'SendCashOnDeliveryOtpPayload';
  /** Why it isn't, one entry for each reason; empty when it is. */
  userErrors: Array<UserError>;
};

/** What came of asking for an OTP. */
export type SendConfirmationOtpPayload = {
  __typename?: 'SendConfirmationOtpPayload';
  /** Why none was sent; empty when it is on its way. */
  userErrors: Array<UserError>;
};

/** An issue of the newsletter. */
export type SendNewsletterInput = {
  /** The issue's id, chosen by the sender, for example `2026-11-diwali`: 1 to 64 letters, digits, dots, dashes and underscores. */
  issueId: Scalars['ID']['input'];
  /** The mail's subject, one line of 1 to 150 characters. */
  subject: Scalars['String']['input'];
  /** Plain text of 1 to 20,000 characters; an empty line begins a new paragraph. */
  words: Scalars['String']['input'];
};

/** What came of sending an issue. */
export type SendNewsletterPayload = {
  __typename?: 'SendNewsletterPayload';
  /** To how many addresses it goes; null when it doesn't. */
  recipients: Maybe<Scalars['Int']['output']>;
  /** Why the issue wasn't sent; empty when it is on its way. */
  userErrors: Array<UserError>;
};

/** A login of the shopper on one device, for as long as it lasts: 30 days after its last use, 180 days at the most. */
export type Session = Node & {
  __typename?: 'Session';
  /** When the shopper logged in. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * The name of the device: what the client said at login (`deviceName`), else browser and system as far as the `User-Agent`
   * tells, for example `Chrome on Android`. Null when neither says anything.
   */
  deviceName: Maybe<Scalars['String']['output']>;
  /** The object's id, which no object of another type has. */
  id: Scalars['ID']['output'];
  /** Whether it is the session of this request's access token. */
  isCurrent: Scalars['Boolean']['output'];
  /** When the session last got an access token, which it does every ten minutes while it is in use. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** The shop's own id of the session. */
  sessionId: Scalars['ID']['output'];
};

/** A session, or why there is none. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /**
   * A signed JSON Web Token of three parts with `exp` in seconds, to be sent as `Authorization: Bearer …`; null when
   * `userErrors` tells why.
   */
  accessToken: Maybe<Scalars['String']['output']>;
  /** When the access token expires; null when `userErrors` tells why there is none, and when the token doesn't say. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** When the session ends unless it is refreshed before; null where `refreshToken` is. */
  refreshExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * The token for the next `refreshSession`, in place of every one before: an opaque text of at most 500 characters. Only for a
   * client without cookies (`unbound: true`): browsers have an HttpOnly cookie for it, and get null. Null also in a
   * shop that makes none.
   */
  refreshToken: Maybe<Scalars['String']['output']>;
  /** The shopper who is now logged in; null when the shop can't tell now. */
  shopper: Maybe<Shopper>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** A line and its new quantity. */
export type SetCartItemQuantityInput = {
  /** The line's id. */
  cartItemId: Scalars['ID']['input'];
  /**
   * A key of your own for this change, 8 to 64 letters, digits or signs: the same key with the same input changes nothing more and is
   * answered as the first time, for a day. Send it again after a lost answer. With another input it is refused with `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** How many pieces, from 1 to `shop.limits.quantity` and at most what is in stock. */
  quantity: Scalars['Int']['input'];
};

/** The cart with the changed line. */
export type SetCartItemQuantityPayload = {
  __typename?: 'SetCartItemQuantityPayload';
  /** The cart as it is now; null when the shop can't tell now. */
  cart: Maybe<Cart>;
  /** The line; null when nothing changed, and when the shop can't tell now. */
  cartItem: Maybe<CartItem>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** A line and its services. */
export type SetCartItemServicesInput = {
  /** The line's id. */
  cartItemId: Scalars['ID']['input'];
  /**
   * A key of your own for this change, 8 to 64 letters, digits or signs: the same key with the same input changes nothing more and is
   * answered as the first time, for a day. Send it again after a lost answer. With another input it is refused with `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The codes of all services that the line has then, at most 10; empty for none. */
  services: Array<Scalars['String']['input']>;
};

/** The cart with the changed line. */
export type SetCartItemServicesPayload = {
  __typename?: 'SetCartItemServicesPayload';
  /** The cart as it is now; null when the shop can't tell now. */
  cart: Maybe<Cart>;
  /** The line; null when nothing changed, and when the shop can't tell now. */
  cartItem: Maybe<CartItem>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** A saved address to be filled in first. */
export type SetDefaultAddressInput = {
  /** The address's id, of `Shopper.addresses`. */
  addressId: Scalars['ID']['input'];
};

/** What came of choosing the default address. */
export type SetDefaultAddressPayload = {
  __typename?: 'SetDefaultAddressPayload';
  /** The address as it is saved; null when `userErrors` tells why it is not. */
  savedAddress: Maybe<SavedAddress>;
  /** The shopper with the address book as it is now; null when `userErrors` tells why nothing changed. */
  shopper: Maybe<Shopper>;
  /** Why nothing changed; empty when the change is made. */
  userErrors: Array<UserError>;
};

/** A product's new prices. */
export type SetPriceInput = {
  /** The list price in paise, whole rupees; unchanged when it is left out. */
  listPrice?: InputMaybe<Scalars['Paise']['input']>;
  /** What the seller asks, in paise: whole rupees, at most the list price. */
  price: Scalars['Paise']['input'];
  /** The product's id. */
  productId: Scalars['ID']['input'];
};

/** The product with its prices. */
export type SetPricePayload = {
  __typename?: 'SetPricePayload';
  /** The product; null when nothing changed. */
  product: Maybe<Product>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** Who sets up an authenticator app. */
export type SetUpSecondFactorInput = {
  /** The current password, to confirm the login. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** What an authenticator app has to know. It is told once. */
export type SetUpSecondFactorPayload = {
  __typename?: 'SetUpSecondFactorPayload';
  /** The same secret for who types it, in base32. */
  secret: Maybe<Scalars['String']['output']>;
  /** What a QR code shows to the app: `otpauth://totp/…`; null when `userErrors` tells why there is none. */
  uri: Maybe<Scalars['String']['output']>;
  /** Why nothing was begun; empty when it was. */
  userErrors: Array<UserError>;
};

/** The shop itself. */
export type Shop = {
  __typename?: 'Shop';
  /** What one request may ask for. */
  api: ApiLimits;
  /** A shopper's reasons to cancel, with the words to be read. */
  cancelReasons: Array<CancelReasonLabel>;
  /**
   * Its categories with the words to be read, in the order of its menus; how many products each has is told by `categories`. What a host of
   * the specification alone sells beyond them comes last.
   */
  categories: Array<CategoryLabel>;
  /** What it promises, each in a few words and a sentence. */
  claims: Array<ShopClaim>;
  /** The collections, with the words to be read. */
  collections: Array<CollectionLabel>;
  /** How it is reached. */
  contact: ShopContact;
  /** The currency of all prices. */
  currency: CurrencyCode;
  /** Two or three lines about it. */
  description: Scalars['String']['output'];
  /** The fabrics of its products, those with the most products first; null when the shop can't tell now. */
  fabrics: Maybe<Array<Scalars['String']['output']>>;
  /** The names of those categories that have a section of their own on its home page, in its order. */
  homeSections: Array<Scalars['String']['output']>;
  /** What a cart, a wishlist and a form may hold. */
  limits: ShopLimits;
  /**
   * Whether `requestPasswordReset` mails a link to a new password. A host of the specification alone may know the address and mail nothing:
   * send `resetPassword` without a token then, and the host decides.
   */
  mailsPasswordLinks: Scalars['Boolean']['output'];
  /** Its name, as customers say it. */
  name: Scalars['String']['output'];
  /** The same in Devanagari; null for none. */
  nameInHindi: Maybe<Scalars['String']['output']>;
  /** What its newsletter brings and how often, in a sentence. */
  newsletter: Scalars['String']['output'];
  /** The occasions, with the words to be read. */
  occasions: Array<OccasionLabel>;
  /** The offer that pages show at the top. */
  offer: Scalars['String']['output'];
  /** How long pages of its lists are. */
  pageSizes: ShopPageSizes;
  /** How payments are made. */
  payment: ShopPayment;
  /** How its pictures are served. */
  pictures: ShopPictures;
  /** What it promises in figures. */
  policies: ShopPolicies;
  /** Where else it is. */
  social: Array<ShopLink>;
  /** India's states and union territories, by their usual English names: where it delivers. */
  states: Array<Scalars['String']['output']>;
  /** What it is, in half a line. */
  tagline: Scalars['String']['output'];
  /** Whether the shop tells when a parcel comes (`Query.deliveryEstimate`). */
  tellsDeliveryDates: Scalars['Boolean']['output'];
  /** What it sells, in half a line. */
  trade: Scalars['String']['output'];
  /** Where its pages are; null when the gateway isn't told. Relative addresses begin there. */
  url: Maybe<Scalars['URL']['output']>;
};

/** A promise of the shop. */
export type ShopClaim = {
  __typename?: 'ShopClaim';
  /** In a sentence. */
  text: Scalars['String']['output'];
  /** In a few words. */
  title: Scalars['String']['output'];
};

/** How the shop is reached. */
export type ShopContact = {
  __typename?: 'ShopContact';
  /** The postal address, line by line. */
  address: Array<Scalars['String']['output']>;
  /** Where a chat begins; it takes `?text=`, what the customer says first. */
  chatUrl: Scalars['URL']['output'];
  /** Where customers write to. */
  email: Scalars['EmailAddress']['output'];
  /** When the phone is answered. */
  hours: Scalars['String']['output'];
  /** The help phone, as it is read. */
  phone: Scalars['String']['output'];
  /** The same as a link (`tel:`). */
  phoneUrl: Scalars['URL']['output'];
  /** Hours within which an email is answered. */
  replyHours: Scalars['Int']['output'];
};

/** What a cart, a wishlist and a form may hold. */
export type ShopLimits = {
  __typename?: 'ShopLimits';
  /** Characters of an address's city. */
  addressCity: Scalars['Int']['output'];
  /** Characters of an address's landmark. */
  addressLandmark: Scalars['Int']['output'];
  /** Characters of an address's name. */
  addressName: Scalars['Int']['output'];
  /** Characters of an address's house, street and area. */
  addressText: Scalars['Int']['output'];
  /** Lines of a cart. */
  cartLines: Scalars['Int']['output'];
  /** Digits of a one-time code. */
  otpDigits: Scalars['Int']['output'];
  /** Characters of a password, at least. */
  passwordCharacters: Scalars['Int']['output'];
  /** Characters of a password, at most. */
  passwordCharactersAtMost: Scalars['Int']['output'];
  /** Pieces of one line of a cart: 10, and 999 where the host sets no limit of its own, but refuses what it does not take. */
  quantity: Scalars['Int']['output'];
  /** Characters of a review. */
  reviewCharacters: Scalars['Int']['output'];
  /** Items of a wishlist. */
  wishlistItems: Scalars['Int']['output'];
};

/** A page of the shop elsewhere. */
export type ShopLink = {
  __typename?: 'ShopLink';
  /** Where, for example `Instagram`. */
  name: Scalars['String']['output'];
  /** Its address. */
  url: Scalars['URL']['output'];
};

/** How long pages of the shop's lists are. */
export type ShopPageSizes = {
  __typename?: 'ShopPageSizes';
  /** Of a numbered page of orders and of order items. */
  orders: Scalars['Int']['output'];
  /** Of a numbered page of products. */
  products: Scalars['Int']['output'];
  /** Of reviews, when no size is asked for. */
  reviews: Scalars['Int']['output'];
};

/** How payments are made. */
export type ShopPayment = {
  __typename?: 'ShopPayment';
  /** The shop's public key at the provider; null when only `startPayment` tells it. */
  keyId: Maybe<Scalars['String']['output']>;
  /** What the shopper chooses from before the widget is opened, in this order. The widget offers these methods and no others. `Shopper.cashOnDelivery` says whether cash on delivery is offered too. */
  options: Array<PaymentOption>;
  /** The payment provider, whose protocol `startPayment` and `verifyPayment` speak: `razorpay`. */
  provider: Scalars['String']['output'];
  /** The address of the provider's widget, unless `startPayment` names another. */
  widgetUrl: Scalars['URL']['output'];
};

/** How the shop's pictures are served. */
export type ShopPictures = {
  __typename?: 'ShopPictures';
  /** The origin of relative picture addresses: the shop's own; null when the gateway isn't told. */
  origin: Maybe<Scalars['URL']['output']>;
  /** The height of a picture, as a multiple of its width. */
  ratio: Scalars['Float']['output'];
  /** The widths in pixels in which the shop serves its pictures. */
  widths: Array<Scalars['Int']['output']>;
};

/** What the shop promises in figures. Days are business days. */
export type ShopPolicies = {
  __typename?: 'ShopPolicies';
  /** Until the money of a cancelled order is back. */
  cancelRefundDays: DayRange;
  /** Hours within which damage is to be told. */
  damageHours: Scalars['Int']['output'];
  /** On the way, express shipping. */
  expressDeliveryDays: DayRange;
  /** Percent off a shopper's first purchase. */
  firstPurchasePercent: Scalars['Int']['output'];
  /** From which total standard shipping is free. */
  freeShippingOver: Money;
  /** Minutes for which pieces are set aside at the most while their payment is open. */
  holdMinutes: Scalars['Int']['output'];
  /** Until an order is packed. */
  processingDays: DayRange;
  /** Days within which a delivered piece may be sent back. */
  returnDays: Scalars['Int']['output'];
  /** Until the money of a returned piece is back, from its arrival at the shop. */
  returnRefundDays: DayRange;
  /** On the way, standard shipping. */
  standardDeliveryDays: DayRange;
};

/** A person with an account. Everything personal hangs here, and no shared cache ever keeps it. */
export type Shopper = Node & {
  __typename?: 'Shopper';
  /**
   * The addresses that the shopper has saved, and those of paid orders, 20 at the most: first the one to fill in, which is the default
   * one, else the one that was used last. Null when the shop keeps no address book.
   */
  addresses: Maybe<Array<SavedAddress>>;
  /** Whether the shop has `changePassword` and what else shoppers do with the account itself; null when nobody can tell now. */
  canManageAccount: Maybe<Scalars['Boolean']['output']>;
  /** The cart. */
  cart: Cart;
  /**
   * Whether the shopper may pay an order of this amount in cash at the door; null where the shop takes no cash, and while it can't tell.
   * Errors with BAD_USER_INPUT for an amount below 0, and for a text that is no PIN code.
   */
  cashOnDelivery: Maybe<CashOnDelivery>;
  /** The email address, in small letters: it is what the account is known by and can't be changed. */
  email: Scalars['EmailAddress']['output'];
  /**
   * The full name as the shopper has given it, in the profile or for an order; null until then. Greet by this one, and ask for it where it is
   * null: `name` may be the first part of the email address.
   */
  fullName: Maybe<Scalars['String']['output']>;
  /** The object's id, which no object of another type has. */
  id: Scalars['ID']['output'];
  /** Whether the first-purchase discount of 5% is still to come. */
  isFirstPurchase: Scalars['Boolean']['output'];
  /** The full name; after a first login by code, until the shopper gives one, the email's part before the at-sign. */
  name: Scalars['String']['output'];
  /** One of the shopper's orders; null for any other id, a stranger's too. */
  order: Maybe<Order>;
  /** One of the shopper's order items; null for any other id, a stranger's too. */
  orderItem: Maybe<OrderItem>;
  /** What the shopper has ordered, item by item, the newest first, by numbered pages of 20 or by cursors: all, or what is in one state. */
  orderItems: OrderItemConnection;
  /** The shopper's orders, each with all that was paid together, the newest first, by numbered pages of 20 or by cursors. */
  orders: OrderConnection;
  /** One of the shopper's payments by the id that `startPayment` answered; null for any other id. A shop that cannot be asked about payments: those of the last hour. */
  payment: Maybe<Payment>;
  /** The Indian mobile number: ten digits, the first 6 to 9, without +91. Null until it is given. */
  phone: Maybe<Scalars['String']['output']>;
  /** What the shopper may do for the shop; SHOPPER where the shop doesn't tell. */
  role: ShopperRole;
  /**
   * What the shop's people have to send: everything for an ADMIN, what a SELLER sells for that seller; FORBIDDEN for others.
   * The newest first, by numbered pages of 20 or by cursors.
   */
  sales: Maybe<OrderItemConnection>;
  /** The second factor of an account that works for the shop (`role`); null for all others, and where the shop has none. */
  secondFactor: Maybe<SecondFactor>;
  /** Where the shopper is logged in, the last used first, 100 at the most; null when the shop keeps no such list. */
  sessions: Maybe<Array<Session>>;
  /** The shop's own id of the shopper: the `sub` of the access token where our own host made it. */
  shopperId: Scalars['ID']['output'];
  /** The wishlist. */
  wishlist: Wishlist;
};


/** A person with an account. Everything personal hangs here, and no shared cache ever keeps it. */
export type ShopperCashOnDeliveryArgs = {
  amount: Scalars['Paise']['input'];
  pinCode?: InputMaybe<Scalars['String']['input']>;
};


/** A person with an account. Everything personal hangs here, and no shared cache ever keeps it. */
export type ShopperOrderArgs = {
  id: Scalars['ID']['input'];
};


/** A person with an account. Everything personal hangs here, and no shared cache ever keeps it. */
export type ShopperOrderItemArgs = {
  id: Scalars['ID']['input'];
};


/** A person with an account. Everything personal hangs here, and no shared cache ever keeps it. */
export type ShopperOrderItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<OrderStatus>;
};


/** A person with an account. Everything personal hangs here, and no shared cache ever keeps it. */
export type ShopperOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account. Everything personal hangs here, and no shared cache ever keeps it. */
export type ShopperPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** A person with an account. Everything personal hangs here, and no shared cache ever keeps it. */
export type ShopperSalesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<OrderStatus>;
};

/** What somebody may do for the shop. */
export type ShopperRole =
  /** Looks after everything. */
  | 'ADMIN'
  /** Sells: looks after products and order items of the own shop. */
  | 'SELLER'
  /** Buys. */
  | 'SHOPPER';

/** What the sizes of a piece measure, a row for each size that it comes in. */
export type SizeChart = {
  __typename?: 'SizeChart';
  /** What is measured, in the order of the numbers of a row: `Bust`, `Waist`, `Hip`, `Length`. */
  measures: Array<Scalars['String']['output']>;
  /** How to measure, in a sentence or two. */
  note: Scalars['String']['output'];
  /** The sizes, the smallest first. */
  rows: Array<SizeChartRow>;
};

/** What one size measures. */
export type SizeChartRow = {
  __typename?: 'SizeChartRow';
  /** The same in centimetres, rounded to the half. */
  centimetres: Array<Scalars['Float']['output']>;
  /** Inches, one number for each of the chart's `measures`. */
  inches: Array<Scalars['Float']['output']>;
  /** The size, as `Variant.size` has it. */
  size: Scalars['String']['output'];
};

/** What a shopper wants to pay for, and how much that should be. */
export type StartPaymentInput = {
  /**
   * What the shopper has agreed to pay instead, in paise: `total` of the `PriceChangedError` of a shop that computes another amount for this
   * cart than `CartTotals.total`. The shop must ask for exactly this; `expectedTotal` stays the cart's total.
   */
  acceptedTotal?: InputMaybe<Scalars['Paise']['input']>;
  /** A name of the client's own for this attempt, 8 to 64 letters, digits and dashes: repeating it repeats nothing. */
  attemptId: Scalars['ID']['input'];
  /** Whom the bill is for; the shipping address when it is left out. */
  billingAddress?: InputMaybe<AddressInput>;
  /** What the shopper has seen as the total, in paise. */
  expectedTotal: Scalars['Paise']['input'];
  /** A promo code as it was typed: a shop may tell small and capital letters apart. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
  /** Where it goes. */
  shippingAddress: AddressInput;
};

/** The opened payment. */
export type StartPaymentPayload = {
  __typename?: 'StartPaymentPayload';
  /** The cart as it is now, for telling what has changed; null when the shop can't tell now. */
  cart: Maybe<Cart>;
  /** The order, when this attempt has been paid already; else null. */
  order: Maybe<Order>;
  /** The payment; null when none was opened. */
  payment: Maybe<PaymentOrder>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** There are fewer pieces than were asked for: OUT_OF_STOCK or INSUFFICIENT_STOCK. */
export type StockError = UserError & {
  __typename?: 'StockError';
  /** How many pieces are left, 0 when it is sold out; null when the shop doesn't tell. */
  available: Maybe<Scalars['Int']['output']>;
  /** OUT_OF_STOCK or INSUFFICIENT_STOCK. */
  code: UserErrorCode;
  /** Where in the input it lies; null when it lies in no single field. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** What the shopper may read. */
  message: Scalars['String']['output'];
};

/** Who wants the newsletter. */
export type SubscribeToNewsletterInput = {
  /** The address, in any case of letters. */
  email: Scalars['EmailAddress']['input'];
};

/** What came of asking for the newsletter. */
export type SubscribeToNewsletterPayload = {
  __typename?: 'SubscribeToNewsletterPayload';
  /** A sentence for the visitor, in the shop's words. */
  message: Maybe<Scalars['String']['output']>;
  /** Why no mail was sent; empty when it is on its way. */
  userErrors: Array<UserError>;
};

/**
 * What a client is told of as it changes, by server-sent events: send the subscription by POST with `Accept: text/event-stream`, as the
 * library graphql-sse does. The first answer is how it stands; another one comes whenever the answer has changed.
 */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * One of the shopper's orders: its items' states, its refunds, its money trail. Null, once, for any other id. Ends with
   * UNAUTHENTICATED when the access token is no longer good: subscribe again with a new one.
   */
  order: Maybe<Order>;
  /** One of the shopper's order items, in the same way. */
  orderItem: Maybe<OrderItem>;
};


/**
 * What a client is told of as it changes, by server-sent events: send the subscription by POST with `Accept: text/event-stream`, as the
 * library graphql-sse does. The first answer is how it stands; another one comes whenever the answer has changed.
 */
export type SubscriptionOrderArgs = {
  id: Scalars['ID']['input'];
};


/**
 * What a client is told of as it changes, by server-sent events: send the subscription by POST with `Accept: text/event-stream`, as the
 * library graphql-sse does. The first answer is how it stands; another one comes whenever the answer has changed.
 */
export type SubscriptionOrderItemArgs = {
  id: Scalars['ID']['input'];
};

/** How to follow what was sent. */
export type Tracking = {
  __typename?: 'Tracking';
  /** The carrier's number. */
  id: Scalars['String']['output'];
  /** The carrier's page, https or http; null without one. */
  url: Maybe<Scalars['URL']['output']>;
};

/** The shop cannot tell now whether the input is right, or the payment provider does not answer: UNAVAILABLE. The same input may be sent again. */
export type TryAgainError = UserError & {
  __typename?: 'TryAgainError';
  /** UNAVAILABLE. */
  code: UserErrorCode;
  /** Where in the input it lies; null when it lies in no single field. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** What the shopper may read. */
  message: Scalars['String']['output'];
  /** Milliseconds to wait before the next try; null when nobody knows. */
  retryAfterMs: Maybe<Scalars['Int']['output']>;
};

/** A saved address, and what it is from now on: all of its fields. */
export type UpdateAddressInput = {
  /** House, street and area, at most 300 characters. */
  address: Scalars['String']['input'];
  /** The address's id, of `Shopper.addresses`. */
  addressId: Scalars['ID']['input'];
  /** A second mobile number of the same form. */
  alternatePhone?: InputMaybe<Scalars['String']['input']>;
  /** The city or town, at most 80 characters. */
  city: Scalars['String']['input'];
  /** Whether it becomes the default address. Otherwise the default one stays as it is. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** What is near the house, at most 100 characters. */
  landmark?: InputMaybe<Scalars['String']['input']>;
  /** The name on the parcel, at most 100 characters. */
  name: Scalars['String']['input'];
  /** The mobile number: ten digits, the first 6 to 9; +91, spaces and dashes are taken off. */
  phone: Scalars['String']['input'];
  /** The PIN code: six digits, the first not 0. */
  pinCode: Scalars['String']['input'];
  /** The state or union territory, by its usual English name, in any case of letters. */
  state: Scalars['String']['input'];
};

/** What came of changing a saved address. */
export type UpdateAddressPayload = {
  __typename?: 'UpdateAddressPayload';
  /** The address as it is saved; null when `userErrors` tells why it is not. */
  savedAddress: Maybe<SavedAddress>;
  /** The shopper with the address book as it is now; null when `userErrors` tells why nothing changed. */
  shopper: Maybe<Shopper>;
  /** Why nothing changed; empty when the change is made. */
  userErrors: Array<UserError>;
};

/** What a shopper may change of the profile. */
export type UpdateProfileInput = {
  /** The full name, 1 to 100 characters; spaces around it are taken away. */
  name: Scalars['String']['input'];
  /** An Indian mobile number: ten digits, the first 6 to 9; spaces, dashes and +91 before them are taken away. */
  phone: Scalars['String']['input'];
};

/** What came of a change of the profile. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** The shopper with the new values; null when `userErrors` tells why nothing changed. */
  shopper: Maybe<Shopper>;
  /** Why nothing changed; empty when the change is made. */
  userErrors: Array<UserError>;
};

/**
 * An outcome that a shopper can cause and mend. Everything else that goes wrong stands in `errors`. Some cases have data of their
 * own: see the types that implement it. There may be more of them one day, and more codes.
 */
export type UserError = {
  /** The stable word for the case. */
  code: UserErrorCode;
  /** Where in the input it lies, for example `["input", "phone"]`, or of a list `["input", "items", "1", "sku"]`; null when it lies in no single field. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** What the shopper may read: the shop's own words where it gave some. */
  message: Scalars['String']['output'];
};

/** The outcomes that a shopper can cause. */
export type UserErrorCode =
  /** There is one already. */
  | 'ALREADY_EXISTS'
  /** This order can't be paid in cash at the door; the message says why. */
  | 'CASH_NOT_AVAILABLE'
  /** The login is older than ten minutes: send the same again with the shopper's password, or with an OTP of `sendConfirmationOtp`; where the input has neither, `confirmLogin` takes them. */
  | 'CONFIRM_LOGIN'
  /** The account's email address must be proven first: log in once with an OTP that is mailed to it. */
  | 'EMAIL_NOT_VERIFIED'
  /** The code or link is used or too old. */
  | 'EXPIRED'
  /** Fewer pieces are left than were asked for. */
  | 'INSUFFICIENT_STOCK'
  /** Address and password don't go together, or an identity token isn't to be trusted. */
  | 'INVALID_CREDENTIALS'
  /** A value that isn't well formed or isn't allowed; `field` names it. */
  | 'INVALID_INPUT'
  /** The one-time code is wrong. */
  | 'INVALID_OTP'
  /** The promo code is unknown, over, used up or not for this cart. */
  | 'INVALID_PROMO_CODE'
  /** It can't be done any more, or not yet. */
  | 'NOT_ALLOWED_IN_STATUS'
  /** What the input names doesn't exist, or belongs to somebody else. */
  | 'NOT_FOUND'
  /** The variant is sold out. */
  | 'OUT_OF_STOCK'
  /** The payment didn't come about. */
  | 'PAYMENT_FAILED'
  /** A price, a stock or a promo code has changed since; nothing was charged. */
  | 'PRICE_CHANGED'
  /** The account works for the shop and has to show its second factor first: `verifySecondFactor`, or `setUpSecondFactor` where there is none. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The shop cannot tell now whether the input is right. Nothing is wrong with it: try again. */
  | 'UNAVAILABLE';

/** One colour of a product, in one size where it comes in sizes: what is put into a cart. */
export type Variant = Node & {
  __typename?: 'Variant';
  /** The colour's name, for example `Indigo`. */
  color: Maybe<Scalars['String']['output']>;
  /** The GTIN-13 (EAN) below its barcode, thirteen digits with a right check digit; null when it has none. */
  gtin: Maybe<Scalars['String']['output']>;
  /**
   * How many pieces are set aside for shoppers who are paying now; they are not counted in `stock`, and may come back. Null when the shop
   * doesn't tell.
   */
  held: Maybe<Scalars['Int']['output']>;
  /** The object's id, which no object of another type has. */
  id: Scalars['ID']['output'];
  /** The picture of the whole piece. */
  image: Image;
  /** All pictures: the whole piece first, then close-ups. */
  images: Array<Image>;
  /** Whether it can be bought now. false when the shop doesn't tell. */
  inStock: Scalars['Boolean']['output'];
  /** The product it is a variant of. */
  product: Product;
  /** How many reviews it has; null when the shop can't tell now. */
  reviewCount: Maybe<Scalars['Int']['output']>;
  /** Its reviews, the newest first, 10 when no size is given; null when the shop can't tell now. */
  reviews: Maybe<ReviewConnection>;
  /** The size, for example `M`; null for a piece that comes in one size, and when the shop doesn't tell. */
  size: Maybe<Scalars['String']['output']>;
  /** The stock-keeping unit; never changes. */
  sku: Scalars['ID']['output'];
  /** How many are left; null when the shop only tells whether there are any. */
  stock: Maybe<Scalars['Int']['output']>;
};


/** One colour of a product, in one size where it comes in sizes: what is put into a cart. */
export type VariantReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A one-time code and the address that it was mailed to. */
export type VerifyOtpInput = {
  /**
   * For a client without cookies: the `challenge` that `requestOtp` answered. Without it and without its cookie the code is the newest
   * one that was asked for from the same network address, and strangers there can use up its tries.
   */
  challenge?: InputMaybe<Scalars['String']['input']>;
  /** The name of the device: see `LoginInput.deviceName`. */
  deviceName?: InputMaybe<Scalars['String']['input']>;
  /** The address, in any case of letters. */
  email: Scalars['EmailAddress']['input'];
  /**
   * The code's digits, as many as `RequestOtpPayload.otpLength` says, or 8: who works for the shop has long codes, which the answer
   * does not tell strangers. What is not of digits is INVALID_INPUT, and uses up no try.
   */
  otp: Scalars['String']['input'];
  /** True for a client that keeps no cookies: see `LoginInput.unbound`. */
  unbound?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What the widget hands out after a payment. */
export type VerifyPaymentInput = {
  /** The payment's id (razorpay_payment_id). */
  paymentId: Scalars['ID']['input'];
  /** The payment order's id (razorpay_order_id). */
  paymentOrderId: Scalars['ID']['input'];
  /** The provider's signature over both (razorpay_signature). */
  signature: Scalars['String']['input'];
};

/** What came of a payment. */
export type VerifyPaymentPayload = {
  __typename?: 'VerifyPaymentPayload';
  /** What was ordered; empty while the payment is PENDING. */
  orderItems: Array<OrderItem>;
  /** The payment; null when it isn't the shopper's. */
  payment: Maybe<Payment>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** A code of the authenticator app, or a recovery code. */
export type VerifySecondFactorInput = {
  /** The six digits that the app shows. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password, where `SecondFactor.needsPassword` says so. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A recovery code in place of `code`, in any case of letters. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

/** What came of a code. */
export type VerifySecondFactorPayload = {
  __typename?: 'VerifySecondFactorPayload';
  /** The shopper, with the second factor; null when `userErrors` tells why nothing changed. */
  shopper: Maybe<Shopper>;
  /** Why the code does not count; empty when it does. */
  userErrors: Array<UserError>;
};

/** What a shopper likes. */
export type Wishlist = Node & {
  __typename?: 'Wishlist';
  /** The object's id, which no object of another type has. */
  id: Scalars['ID']['output'];
  /** How many there are. */
  itemCount: Scalars['Int']['output'];
  /** Its items, the newest first, all at once. */
  items: Array<WishlistItem>;
  /** The same by cursors, for lists that are shown part by part; 20 when no size is given. */
  itemsConnection: WishlistItemConnection;
};


/** What a shopper likes. */
export type WishlistItemsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A variant on the wishlist. */
export type WishlistItem = Node & {
  __typename?: 'WishlistItem';
  /** The object's id, which no object of another type has. */
  id: Scalars['ID']['output'];
  /** What is liked. */
  variant: Variant;
  /** The shop's own id of the item. */
  wishlistId: Scalars['ID']['output'];
};

/** Part of the items of a wishlist, the newest first. */
export type WishlistItemConnection = {
  __typename?: 'WishlistItemConnection';
  /** The part's items, in order, each with its cursor. */
  edges: Array<WishlistItemEdge>;
  /** The same items without their cursors. */
  nodes: Array<WishlistItem>;
  /** Which part it is. */
  pageInfo: PageInfo;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
};

/** One item of the list, and its place. */
export type WishlistItemEdge = {
  __typename?: 'WishlistItemEdge';
  /** The place, to be passed as `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: WishlistItem;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddAddressInput: AddAddressInput;
  AddAddressPayload: ResolverTypeWrapper<Omit<AddAddressPayload, 'savedAddress' | 'shopper' | 'userErrors'> & { savedAddress?: Maybe<ResolversTypes['SavedAddress']>, shopper?: Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AddManyToCartInput: AddManyToCartInput;
  AddManyToCartPayload: ResolverTypeWrapper<Omit<AddManyToCartPayload, 'cart' | 'userErrors'> & { cart?: Maybe<ResolversTypes['Cart']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AddProductInput: AddProductInput;
  AddProductPayload: ResolverTypeWrapper<Omit<AddProductPayload, 'product' | 'userErrors'> & { product?: Maybe<ResolversTypes['Product']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AddToCartInput: AddToCartInput;
  AddToCartPayload: ResolverTypeWrapper<CartItemChangeNode>;
  AddToWishlistInput: AddToWishlistInput;
  AddToWishlistPayload: ResolverTypeWrapper<WishlistAdditionNode>;
  AddVariantInput: AddVariantInput;
  Address: ResolverTypeWrapper<Address>;
  AddressInput: AddressInput;
  ApiLimits: ResolverTypeWrapper<ApiLimits>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CacheControlScope: CacheControlScope;
  CancelOrderItemInput: CancelOrderItemInput;
  CancelOrderItemPayload: ResolverTypeWrapper<OrderItemChangeNode>;
  CancelPaymentInput: CancelPaymentInput;
  CancelPaymentPayload: ResolverTypeWrapper<Omit<CancelPaymentPayload, 'payment' | 'userErrors'> & { payment?: Maybe<ResolversTypes['Payment']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CancelReason: CancelReason;
  CancelReasonLabel: ResolverTypeWrapper<CancelReasonLabel>;
  Cancellation: ResolverTypeWrapper<Cancellation>;
  Cart: ResolverTypeWrapper<CartNode>;
  CartItem: ResolverTypeWrapper<CartItemNode>;
  CartItemConnection: ResolverTypeWrapper<CartItemConnectionNode>;
  CartItemEdge: ResolverTypeWrapper<Omit<CartItemEdge, 'node'> & { node: ResolversTypes['CartItem'] }>;
  CartTotals: ResolverTypeWrapper<CartTotalsNode>;
  CashOnDelivery: ResolverTypeWrapper<CashOnDelivery>;
  CashStatus: CashStatus;
  Category: ResolverTypeWrapper<CategoryNode>;
  CategoryLabel: ResolverTypeWrapper<CategoryLabel>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ChangeStockInput: ChangeStockInput;
  ChangeStockPayload: ResolverTypeWrapper<Omit<ChangeStockPayload, 'userErrors' | 'variant'> & { userErrors: Array<ResolversTypes['UserError']>, variant?: Maybe<ResolversTypes['Variant']> }>;
  CollectCashInput: CollectCashInput;
  Collection: Collection;
  CollectionLabel: ResolverTypeWrapper<CollectionLabel>;
  ConfirmLoginInput: ConfirmLoginInput;
  ConfirmLoginPayload: ResolverTypeWrapper<Omit<ConfirmLoginPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ConfirmNewsletterInput: ConfirmNewsletterInput;
  ConfirmNewsletterPayload: ResolverTypeWrapper<Omit<ConfirmNewsletterPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ConfirmOrderItemInput: ConfirmOrderItemInput;
  ConfirmSecondFactorInput: ConfirmSecondFactorInput;
  ConfirmSecondFactorPayload: ResolverTypeWrapper<Omit<ConfirmSecondFactorPayload, 'shopper' | 'userErrors'> & { shopper?: Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CurrencyCode: CurrencyCode;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayRange: ResolverTypeWrapper<DayRange>;
  DeleteAddressInput: DeleteAddressInput;
  DeleteAddressPayload: ResolverTypeWrapper<Omit<DeleteAddressPayload, 'shopper' | 'userErrors'> & { shopper?: Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeliverOrderItemInput: DeliverOrderItemInput;
  DeliveryEstimate: ResolverTypeWrapper<DeliveryEstimate>;
  DeliveryWindow: ResolverTypeWrapper<DeliveryWindow>;
  DispatchOrderItemInput: DispatchOrderItemInput;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EraseAccountInput: EraseAccountInput;
  EraseAccountPayload: ResolverTypeWrapper<Omit<EraseAccountPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ExportAccountInput: ExportAccountInput;
  ExportAccountPayload: ResolverTypeWrapper<Omit<ExportAccountPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  FilterCount: ResolverTypeWrapper<FilterCount>;
  FilterName: FilterName;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageNode>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ItemDeliveryEstimate: ResolverTypeWrapper<ItemDeliveryEstimate>;
  LeaveNewsletterInput: LeaveNewsletterInput;
  LeaveNewsletterPayload: ResolverTypeWrapper<Omit<LeaveNewsletterPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  LoginInput: LoginInput;
  LoginWithGoogleInput: LoginWithGoogleInput;
  LogoutInput: LogoutInput;
  LogoutPayload: ResolverTypeWrapper<Omit<LogoutPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Money: ResolverTypeWrapper<Money>;
  MoneyTrail: ResolverTypeWrapper<MoneyTrailNode>;
  MoveToCartInput: MoveToCartInput;
  MoveToCartPayload: ResolverTypeWrapper<Omit<MoveToCartPayload, 'cart' | 'userErrors' | 'wishlist'> & { cart?: Maybe<ResolversTypes['Cart']>, userErrors: Array<ResolversTypes['UserError']>, wishlist?: Maybe<ResolversTypes['Wishlist']> }>;
  MoveToWishlistInput: MoveToWishlistInput;
  MoveToWishlistPayload: ResolverTypeWrapper<Omit<MoveToWishlistPayload, 'cart' | 'userErrors' | 'wishlist'> & { cart?: Maybe<ResolversTypes['Cart']>, userErrors: Array<ResolversTypes['UserError']>, wishlist?: Maybe<ResolversTypes['Wishlist']> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Node: ResolverTypeWrapper<TypedNode>;
  Occasion: Occasion;
  OccasionLabel: ResolverTypeWrapper<OccasionLabel>;
  Order: ResolverTypeWrapper<OrderNode>;
  OrderConnection: ResolverTypeWrapper<OrderConnectionNode>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderItem: ResolverTypeWrapper<OrderItemNode>;
  OrderItemConnection: ResolverTypeWrapper<OrderItemConnectionNode>;
  OrderItemEdge: ResolverTypeWrapper<Omit<OrderItemEdge, 'node'> & { node: ResolversTypes['OrderItem'] }>;
  OrderRefund: ResolverTypeWrapper<OrderRefundNode>;
  OrderStatus: OrderStatus;
  OtpPurpose: OtpPurpose;
  PageInfo: ResolverTypeWrapper<PageInfoNode>;
  Paise: ResolverTypeWrapper<Scalars['Paise']['output']>;
  Payment: ResolverTypeWrapper<PaymentNode>;
  PaymentMethod: PaymentMethod;
  PaymentOption: ResolverTypeWrapper<PaymentOption>;
  PaymentOrder: ResolverTypeWrapper<PaymentOrderNode>;
  PaymentStatus: PaymentStatus;
  PieceService: ResolverTypeWrapper<PieceServiceNode>;
  PinCode: ResolverTypeWrapper<PinCode>;
  PlaceCashOnDeliveryOrderInput: PlaceCashOnDeliveryOrderInput;
  PlaceCashOnDeliveryOrderPayload: ResolverTypeWrapper<Omit<PlaceCashOnDeliveryOrderPayload, 'cart' | 'order' | 'userErrors'> & { cart?: Maybe<ResolversTypes['Cart']>, order?: Maybe<ResolversTypes['Order']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PlainUserError: ResolverTypeWrapper<UserErrorNode>;
  PriceChangedError: ResolverTypeWrapper<UserErrorNode>;
  Product: ResolverTypeWrapper<ProductNode>;
  ProductColor: ResolverTypeWrapper<ProductColorNode>;
  ProductConnection: ResolverTypeWrapper<ProductConnectionNode>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFilterInput: ProductFilterInput;
  ProductSearchInput: ProductSearchInput;
  ProductSort: ProductSort;
  PromoCodeCheck: ResolverTypeWrapper<PromoCodeNode>;
  PromoTerms: ResolverTypeWrapper<PromoTerms>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RefreshSessionInput: RefreshSessionInput;
  Refund: ResolverTypeWrapper<Refund>;
  RefundStatus: RefundStatus;
  RefuseDeliveryInput: RefuseDeliveryInput;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Omit<RegisterPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RejectOrderItemInput: RejectOrderItemInput;
  RemoveFromCartInput: RemoveFromCartInput;
  RemoveFromCartPayload: ResolverTypeWrapper<Omit<RemoveFromCartPayload, 'cart' | 'userErrors'> & { cart?: Maybe<ResolversTypes['Cart']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RemoveFromWishlistInput: RemoveFromWishlistInput;
  RemoveFromWishlistPayload: ResolverTypeWrapper<Omit<RemoveFromWishlistPayload, 'userErrors' | 'wishlist'> & { userErrors: Array<ResolversTypes['UserError']>, wishlist?: Maybe<ResolversTypes['Wishlist']> }>;
  RemoveSecondFactorInput: RemoveSecondFactorInput;
  RemoveSecondFactorPayload: ResolverTypeWrapper<Omit<RemoveSecondFactorPayload, 'shopper' | 'userErrors'> & { shopper?: Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RequestOtpInput: RequestOtpInput;
  RequestOtpPayload: ResolverTypeWrapper<Omit<RequestOtpPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<Omit<RequestPasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Omit<ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Review: ResolverTypeWrapper<ReviewNode>;
  ReviewConnection: ResolverTypeWrapper<ReviewConnectionNode>;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  ReviewOrderItemInput: ReviewOrderItemInput;
  ReviewOrderItemPayload: ResolverTypeWrapper<OrderItemChangeNode>;
  RevokeOtherSessionsPayload: ResolverTypeWrapper<Omit<RevokeOtherSessionsPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionPayload: ResolverTypeWrapper<Omit<RevokeSessionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SaleItemPayload: ResolverTypeWrapper<Omit<SaleItemPayload, 'orderItem' | 'userErrors'> & { orderItem?: Maybe<ResolversTypes['OrderItem']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SavedAddress: ResolverTypeWrapper<SavedAddressNode>;
  SecondFactor: ResolverTypeWrapper<SecondFactor>;
  Seller: ResolverTypeWrapper<SellerNode>;
  SendCashOnDeliveryOtpInput: SendCashOnDeliveryOtpInput;
  SendCashOnDeliveryOtpPayload: ResolverTypeWrapper<Omit<SendCashOnDeliveryOtpPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SendConfirmationOtpPayload: ResolverTypeWrapper<Omit<SendConfirmationOtpPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  SendNewsletterInput: SendNewsletterInput;
  SendNewsletterPayload: ResolverTypeWrapper<Omit<SendNewsletterPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Session: ResolverTypeWrapper<SessionNode>;
  SessionPayload: ResolverTypeWrapper<Omit<SessionPayload, 'shopper' | 'userErrors'> & { shopper?: Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetCartItemQuantityInput: SetCartItemQuantityInput;
  SetCartItemQuantityPayload: ResolverTypeWrapper<CartItemChangeNode>;
  SetCartItemServicesInput: SetCartItemServicesInput;
  SetCartItemServicesPayload: ResolverTypeWrapper<CartItemChangeNode>;
  SetDefaultAddressInput: SetDefaultAddressInput;
  SetDefaultAddressPayload: ResolverTypeWrapper<Omit<SetDefaultAddressPayload, 'savedAddress' | 'shopper' | 'userErrors'> & { savedAddress?: Maybe<ResolversTypes['SavedAddress']>, shopper?: Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetPriceInput: SetPriceInput;
  SetPricePayload: ResolverTypeWrapper<Omit<SetPricePayload, 'product' | 'userErrors'> & { product?: Maybe<ResolversTypes['Product']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetUpSecondFactorInput: SetUpSecondFactorInput;
  SetUpSecondFactorPayload: ResolverTypeWrapper<Omit<SetUpSecondFactorPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Shop: ResolverTypeWrapper<ShopNode>;
  ShopClaim: ResolverTypeWrapper<ShopClaim>;
  ShopContact: ResolverTypeWrapper<ShopContact>;
  ShopLimits: ResolverTypeWrapper<ShopLimits>;
  ShopLink: ResolverTypeWrapper<ShopLink>;
  ShopPageSizes: ResolverTypeWrapper<ShopPageSizes>;
  ShopPayment: ResolverTypeWrapper<ShopPayment>;
  ShopPictures: ResolverTypeWrapper<ShopPictures>;
  ShopPolicies: ResolverTypeWrapper<ShopPolicies>;
  Shopper: ResolverTypeWrapper<ShopperNode>;
  ShopperRole: ShopperRole;
  SizeChart: ResolverTypeWrapper<SizeChart>;
  SizeChartRow: ResolverTypeWrapper<SizeChartRow>;
  StartPaymentInput: StartPaymentInput;
  StartPaymentPayload: ResolverTypeWrapper<Omit<StartPaymentPayload, 'cart' | 'order' | 'payment' | 'userErrors'> & { cart?: Maybe<ResolversTypes['Cart']>, order?: Maybe<ResolversTypes['Order']>, payment?: Maybe<ResolversTypes['PaymentOrder']>, userErrors: Array<ResolversTypes['UserError']> }>;
  StockError: ResolverTypeWrapper<UserErrorNode>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscribeToNewsletterInput: SubscribeToNewsletterInput;
  SubscribeToNewsletterPayload: ResolverTypeWrapper<Omit<SubscribeToNewsletterPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Tracking: ResolverTypeWrapper<Tracking>;
  TryAgainError: ResolverTypeWrapper<UserErrorNode>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  UpdateAddressInput: UpdateAddressInput;
  UpdateAddressPayload: ResolverTypeWrapper<Omit<UpdateAddressPayload, 'savedAddress' | 'shopper' | 'userErrors'> & { savedAddress?: Maybe<ResolversTypes['SavedAddress']>, shopper?: Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'shopper' | 'userErrors'> & { shopper?: Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UserError: ResolverTypeWrapper<UserErrorNode>;
  UserErrorCode: UserErrorCode;
  Variant: ResolverTypeWrapper<VariantNode>;
  VerifyOtpInput: VerifyOtpInput;
  VerifyPaymentInput: VerifyPaymentInput;
  VerifyPaymentPayload: ResolverTypeWrapper<Omit<VerifyPaymentPayload, 'orderItems' | 'payment' | 'userErrors'> & { orderItems: Array<ResolversTypes['OrderItem']>, payment?: Maybe<ResolversTypes['Payment']>, userErrors: Array<ResolversTypes['UserError']> }>;
  VerifySecondFactorInput: VerifySecondFactorInput;
  VerifySecondFactorPayload: ResolverTypeWrapper<Omit<VerifySecondFactorPayload, 'shopper' | 'userErrors'> & { shopper?: Maybe<ResolversTypes['Shopper']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Wishlist: ResolverTypeWrapper<WishlistNode>;
  WishlistItem: ResolverTypeWrapper<WishlistItemNode>;
  WishlistItemConnection: ResolverTypeWrapper<WishlistItemConnectionNode>;
  WishlistItemEdge: ResolverTypeWrapper<Omit<WishlistItemEdge, 'node'> & { node: ResolversTypes['WishlistItem'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddAddressInput: AddAddressInput;
  AddAddressPayload: Omit<AddAddressPayload, 'savedAddress' | 'shopper' | 'userErrors'> & { savedAddress?: Maybe<ResolversParentTypes['SavedAddress']>, shopper?: Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AddManyToCartInput: AddManyToCartInput;
  AddManyToCartPayload: Omit<AddManyToCartPayload, 'cart' | 'userErrors'> & { cart?: Maybe<ResolversParentTypes['Cart']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AddProductInput: AddProductInput;
  AddProductPayload: Omit<AddProductPayload, 'product' | 'userErrors'> & { product?: Maybe<ResolversParentTypes['Product']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AddToCartInput: AddToCartInput;
  AddToCartPayload: CartItemChangeNode;
  AddToWishlistInput: AddToWishlistInput;
  AddToWishlistPayload: WishlistAdditionNode;
  AddVariantInput: AddVariantInput;
  Address: Address;
  AddressInput: AddressInput;
  ApiLimits: ApiLimits;
  Boolean: Scalars['Boolean']['output'];
  CancelOrderItemInput: CancelOrderItemInput;
  CancelOrderItemPayload: OrderItemChangeNode;
  CancelPaymentInput: CancelPaymentInput;
  CancelPaymentPayload: Omit<CancelPaymentPayload, 'payment' | 'userErrors'> & { payment?: Maybe<ResolversParentTypes['Payment']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CancelReasonLabel: CancelReasonLabel;
  Cancellation: Cancellation;
  Cart: CartNode;
  CartItem: CartItemNode;
  CartItemConnection: CartItemConnectionNode;
  CartItemEdge: Omit<CartItemEdge, 'node'> & { node: ResolversParentTypes['CartItem'] };
  CartTotals: CartTotalsNode;
  CashOnDelivery: CashOnDelivery;
  Category: CategoryNode;
  CategoryLabel: CategoryLabel;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ChangeStockInput: ChangeStockInput;
  ChangeStockPayload: Omit<ChangeStockPayload, 'userErrors' | 'variant'> & { userErrors: Array<ResolversParentTypes['UserError']>, variant?: Maybe<ResolversParentTypes['Variant']> };
  CollectCashInput: CollectCashInput;
  CollectionLabel: CollectionLabel;
  ConfirmLoginInput: ConfirmLoginInput;
  ConfirmLoginPayload: Omit<ConfirmLoginPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ConfirmNewsletterInput: ConfirmNewsletterInput;
  ConfirmNewsletterPayload: Omit<ConfirmNewsletterPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ConfirmOrderItemInput: ConfirmOrderItemInput;
  ConfirmSecondFactorInput: ConfirmSecondFactorInput;
  ConfirmSecondFactorPayload: Omit<ConfirmSecondFactorPayload, 'shopper' | 'userErrors'> & { shopper?: Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DayRange: DayRange;
  DeleteAddressInput: DeleteAddressInput;
  DeleteAddressPayload: Omit<DeleteAddressPayload, 'shopper' | 'userErrors'> & { shopper?: Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeliverOrderItemInput: DeliverOrderItemInput;
  DeliveryEstimate: DeliveryEstimate;
  DeliveryWindow: DeliveryWindow;
  DispatchOrderItemInput: DispatchOrderItemInput;
  EmailAddress: Scalars['EmailAddress']['output'];
  EraseAccountInput: EraseAccountInput;
  EraseAccountPayload: Omit<EraseAccountPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ExportAccountInput: ExportAccountInput;
  ExportAccountPayload: Omit<ExportAccountPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  FilterCount: FilterCount;
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Image: ImageNode;
  Int: Scalars['Int']['output'];
  ItemDeliveryEstimate: ItemDeliveryEstimate;
  LeaveNewsletterInput: LeaveNewsletterInput;
  LeaveNewsletterPayload: Omit<LeaveNewsletterPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  LoginInput: LoginInput;
  LoginWithGoogleInput: LoginWithGoogleInput;
  LogoutInput: LogoutInput;
  LogoutPayload: Omit<LogoutPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Money: Money;
  MoneyTrail: MoneyTrailNode;
  MoveToCartInput: MoveToCartInput;
  MoveToCartPayload: Omit<MoveToCartPayload, 'cart' | 'userErrors' | 'wishlist'> & { cart?: Maybe<ResolversParentTypes['Cart']>, userErrors: Array<ResolversParentTypes['UserError']>, wishlist?: Maybe<ResolversParentTypes['Wishlist']> };
  MoveToWishlistInput: MoveToWishlistInput;
  MoveToWishlistPayload: Omit<MoveToWishlistPayload, 'cart' | 'userErrors' | 'wishlist'> & { cart?: Maybe<ResolversParentTypes['Cart']>, userErrors: Array<ResolversParentTypes['UserError']>, wishlist?: Maybe<ResolversParentTypes['Wishlist']> };
  Mutation: Record<PropertyKey, never>;
  Node: TypedNode;
  OccasionLabel: OccasionLabel;
  Order: OrderNode;
  OrderConnection: OrderConnectionNode;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderItem: OrderItemNode;
  OrderItemConnection: OrderItemConnectionNode;
  OrderItemEdge: Omit<OrderItemEdge, 'node'> & { node: ResolversParentTypes['OrderItem'] };
  OrderRefund: OrderRefundNode;
  PageInfo: PageInfoNode;
  Paise: Scalars['Paise']['output'];
  Payment: PaymentNode;
  PaymentOption: PaymentOption;
  PaymentOrder: PaymentOrderNode;
  PieceService: PieceServiceNode;
  PinCode: PinCode;
  PlaceCashOnDeliveryOrderInput: PlaceCashOnDeliveryOrderInput;
  PlaceCashOnDeliveryOrderPayload: Omit<PlaceCashOnDeliveryOrderPayload, 'cart' | 'order' | 'userErrors'> & { cart?: Maybe<ResolversParentTypes['Cart']>, order?: Maybe<ResolversParentTypes['Order']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PlainUserError: UserErrorNode;
  PriceChangedError: UserErrorNode;
  Product: ProductNode;
  ProductColor: ProductColorNode;
  ProductConnection: ProductConnectionNode;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFilterInput: ProductFilterInput;
  ProductSearchInput: ProductSearchInput;
  PromoCodeCheck: PromoCodeNode;
  PromoTerms: PromoTerms;
  Query: Record<PropertyKey, never>;
  RefreshSessionInput: RefreshSessionInput;
  Refund: Refund;
  RefuseDeliveryInput: RefuseDeliveryInput;
  RegisterInput: RegisterInput;
  RegisterPayload: Omit<RegisterPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RejectOrderItemInput: RejectOrderItemInput;
  RemoveFromCartInput: RemoveFromCartInput;
  RemoveFromCartPayload: Omit<RemoveFromCartPayload, 'cart' | 'userErrors'> & { cart?: Maybe<ResolversParentTypes['Cart']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RemoveFromWishlistInput: RemoveFromWishlistInput;
  RemoveFromWishlistPayload: Omit<RemoveFromWishlistPayload, 'userErrors' | 'wishlist'> & { userErrors: Array<ResolversParentTypes['UserError']>, wishlist?: Maybe<ResolversParentTypes['Wishlist']> };
  RemoveSecondFactorInput: RemoveSecondFactorInput;
  RemoveSecondFactorPayload: Omit<RemoveSecondFactorPayload, 'shopper' | 'userErrors'> & { shopper?: Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RequestOtpInput: RequestOtpInput;
  RequestOtpPayload: Omit<RequestOtpPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: Omit<RequestPasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: Omit<ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Review: ReviewNode;
  ReviewConnection: ReviewConnectionNode;
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  ReviewOrderItemInput: ReviewOrderItemInput;
  ReviewOrderItemPayload: OrderItemChangeNode;
  RevokeOtherSessionsPayload: Omit<RevokeOtherSessionsPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RevokeSessionInput: RevokeSessionInput;
  RevokeSessionPayload: Omit<RevokeSessionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SaleItemPayload: Omit<SaleItemPayload, 'orderItem' | 'userErrors'> & { orderItem?: Maybe<ResolversParentTypes['OrderItem']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SavedAddress: SavedAddressNode;
  SecondFactor: SecondFactor;
  Seller: SellerNode;
  SendCashOnDeliveryOtpInput: SendCashOnDeliveryOtpInput;
  SendCashOnDeliveryOtpPayload: Omit<SendCashOnDeliveryOtpPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SendConfirmationOtpPayload: Omit<SendConfirmationOtpPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SendNewsletterInput: SendNewsletterInput;
  SendNewsletterPayload: Omit<SendNewsletterPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Session: SessionNode;
  SessionPayload: Omit<SessionPayload, 'shopper' | 'userErrors'> & { shopper?: Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetCartItemQuantityInput: SetCartItemQuantityInput;
  SetCartItemQuantityPayload: CartItemChangeNode;
  SetCartItemServicesInput: SetCartItemServicesInput;
  SetCartItemServicesPayload: CartItemChangeNode;
  SetDefaultAddressInput: SetDefaultAddressInput;
  SetDefaultAddressPayload: Omit<SetDefaultAddressPayload, 'savedAddress' | 'shopper' | 'userErrors'> & { savedAddress?: Maybe<ResolversParentTypes['SavedAddress']>, shopper?: Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetPriceInput: SetPriceInput;
  SetPricePayload: Omit<SetPricePayload, 'product' | 'userErrors'> & { product?: Maybe<ResolversParentTypes['Product']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetUpSecondFactorInput: SetUpSecondFactorInput;
  SetUpSecondFactorPayload: Omit<SetUpSecondFactorPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Shop: ShopNode;
  ShopClaim: ShopClaim;
  ShopContact: ShopContact;
  ShopLimits: ShopLimits;
  ShopLink: ShopLink;
  ShopPageSizes: ShopPageSizes;
  ShopPayment: ShopPayment;
  ShopPictures: ShopPictures;
  ShopPolicies: ShopPolicies;
  Shopper: ShopperNode;
  SizeChart: SizeChart;
  SizeChartRow: SizeChartRow;
  StartPaymentInput: StartPaymentInput;
  StartPaymentPayload: Omit<StartPaymentPayload, 'cart' | 'order' | 'payment' | 'userErrors'> & { cart?: Maybe<ResolversParentTypes['Cart']>, order?: Maybe<ResolversParentTypes['Order']>, payment?: Maybe<ResolversParentTypes['PaymentOrder']>, userErrors: Array<ResolversParentTypes['UserError']> };
  StockError: UserErrorNode;
  String: Scalars['String']['output'];
  SubscribeToNewsletterInput: SubscribeToNewsletterInput;
  SubscribeToNewsletterPayload: Omit<SubscribeToNewsletterPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Subscription: Record<PropertyKey, never>;
  Tracking: Tracking;
  TryAgainError: UserErrorNode;
  URL: Scalars['URL']['output'];
  UpdateAddressInput: UpdateAddressInput;
  UpdateAddressPayload: Omit<UpdateAddressPayload, 'savedAddress' | 'shopper' | 'userErrors'> & { savedAddress?: Maybe<ResolversParentTypes['SavedAddress']>, shopper?: Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'shopper' | 'userErrors'> & { shopper?: Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UserError: UserErrorNode;
  Variant: VariantNode;
  VerifyOtpInput: VerifyOtpInput;
  VerifyPaymentInput: VerifyPaymentInput;
  VerifyPaymentPayload: Omit<VerifyPaymentPayload, 'orderItems' | 'payment' | 'userErrors'> & { orderItems: Array<ResolversParentTypes['OrderItem']>, payment?: Maybe<ResolversParentTypes['Payment']>, userErrors: Array<ResolversParentTypes['UserError']> };
  VerifySecondFactorInput: VerifySecondFactorInput;
  VerifySecondFactorPayload: Omit<VerifySecondFactorPayload, 'shopper' | 'userErrors'> & { shopper?: Maybe<ResolversParentTypes['Shopper']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Wishlist: WishlistNode;
  WishlistItem: WishlistItemNode;
  WishlistItemConnection: WishlistItemConnectionNode;
  WishlistItemEdge: Omit<WishlistItemEdge, 'node'> & { node: ResolversParentTypes['WishlistItem'] };
};

export type CacheControlDirectiveArgs = {
  inheritMaxAge?: Maybe<Scalars['Boolean']['input']>;
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = Context, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CallsDirectiveArgs = {
  basic: Scalars['String']['input'];
  own: Scalars['String']['input'];
};

export type CallsDirectiveResolver<Result, Parent, ContextType = Context, Args = CallsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type IdOfDirectiveArgs = {
  type: Scalars['String']['input'];
};

export type IdOfDirectiveResolver<Result, Parent, ContextType = Context, Args = IdOfDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OneGuessDirectiveArgs = { };

export type OneGuessDirectiveResolver<Result, Parent, ContextType = Context, Args = OneGuessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SensitiveDirectiveArgs = { };

export type SensitiveDirectiveResolver<Result, Parent, ContextType = Context, Args = SensitiveDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SessionDirectiveArgs = { };

export type SessionDirectiveResolver<Result, Parent, ContextType = Context, Args = SessionDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddAddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddAddressPayload'] = ResolversParentTypes['AddAddressPayload']> = {
  savedAddress?: Resolver<Maybe<ResolversTypes['SavedAddress']>, ParentType, ContextType>;
  shopper?: Resolver<Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddManyToCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddManyToCartPayload'] = ResolversParentTypes['AddManyToCartPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddProductPayload'] = ResolversParentTypes['AddProductPayload']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddToCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToCartPayload'] = ResolversParentTypes['AddToCartPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartItem?: Resolver<Maybe<ResolversTypes['CartItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddToWishlistPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToWishlistPayload'] = ResolversParentTypes['AddToWishlistPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wishlist?: Resolver<Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
  wishlistItem?: Resolver<Maybe<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alternatePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  landmark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pinCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApiLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiLimits'] = ResolversParentTypes['ApiLimits']> = {
  aliases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bodyBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costAtOnce?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costPerSecond?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ids?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscriptions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscriptionsCost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CancelOrderItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelOrderItemPayload'] = ResolversParentTypes['CancelOrderItemPayload']> = {
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelPaymentPayload'] = ResolversParentTypes['CancelPaymentPayload']> = {
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelReasonLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelReasonLabel'] = ResolversParentTypes['CancelReasonLabel']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['CancelReason'], ParentType, ContextType>;
};

export type CancellationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cancellation'] = ResolversParentTypes['Cancellation']> = {
  byShopper?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['CancelReason']>, ParentType, ContextType>;
  reasonText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  itemsConnection?: Resolver<ResolversTypes['CartItemConnection'], ParentType, ContextType, Partial<CartItemsConnectionArgs>>;
  totals?: Resolver<ResolversTypes['CartTotals'], ParentType, ContextType, Partial<CartTotalsArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cartId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['PieceService']>, ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemConnection'] = ResolversParentTypes['CartItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CartItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemEdge'] = ResolversParentTypes['CartItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CartItem'], ParentType, ContextType>;
};

export type CartTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartTotals'] = ResolversParentTypes['CartTotals']> = {
  delivery?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  firstPurchaseDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  promoError?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  promoTerms?: Resolver<Maybe<ResolversTypes['PromoTerms']>, ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CashOnDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CashOnDelivery'] = ResolversParentTypes['CashOnDelivery']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, Partial<CategoryProductsArgs>>;
  showcase?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<CategoryShowcaseArgs, 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryLabel'] = ResolversParentTypes['CategoryLabel']> = {
  line?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plural?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeStockPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeStockPayload'] = ResolversParentTypes['ChangeStockPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
};

export type CollectionLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionLabel'] = ResolversParentTypes['CollectionLabel']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
};

export type ConfirmLoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmLoginPayload'] = ResolversParentTypes['ConfirmLoginPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmNewsletterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmNewsletterPayload'] = ResolversParentTypes['ConfirmNewsletterPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmSecondFactorPayload'] = ResolversParentTypes['ConfirmSecondFactorPayload']> = {
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  shopper?: Resolver<Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayRange'] = ResolversParentTypes['DayRange']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeleteAddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAddressPayload'] = ResolversParentTypes['DeleteAddressPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shopper?: Resolver<Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeliveryEstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryEstimate'] = ResolversParentTypes['DeliveryEstimate']> = {
  isServed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ItemDeliveryEstimate']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pinCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  window?: Resolver<Maybe<ResolversTypes['DeliveryWindow']>, ParentType, ContextType>;
};

export type DeliveryWindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryWindow'] = ResolversParentTypes['DeliveryWindow']> = {
  earliest?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  latest?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EraseAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EraseAccountPayload'] = ResolversParentTypes['EraseAccountPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportAccountPayload'] = ResolversParentTypes['ExportAccountPayload']> = {
  json?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FilterCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilterCount'] = ResolversParentTypes['FilterCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['FilterName'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<ImageHeightArgs>>;
  srcSet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType, Partial<ImageUrlArgs>>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, Partial<ImageWidthArgs>>;
};

export type ItemDeliveryEstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemDeliveryEstimate'] = ResolversParentTypes['ItemDeliveryEstimate']> = {
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  window?: Resolver<ResolversTypes['DeliveryWindow'], ParentType, ContextType>;
};

export type LeaveNewsletterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeaveNewsletterPayload'] = ResolversParentTypes['LeaveNewsletterPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Paise'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  display?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyTrailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoneyTrail'] = ResolversParentTypes['MoneyTrail']> = {
  discountShare?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundSent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  toCollect?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MoveToCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveToCartPayload'] = ResolversParentTypes['MoveToCartPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  removedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wishlist?: Resolver<Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type MoveToWishlistPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveToWishlistPayload'] = ResolversParentTypes['MoveToWishlistPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  removedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wishlist?: Resolver<Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAddress?: Resolver<Maybe<ResolversTypes['AddAddressPayload']>, ParentType, ContextType, RequireFields<MutationAddAddressArgs, 'input'>>;
  addManyToCart?: Resolver<Maybe<ResolversTypes['AddManyToCartPayload']>, ParentType, ContextType, RequireFields<MutationAddManyToCartArgs, 'input'>>;
  addProduct?: Resolver<Maybe<ResolversTypes['AddProductPayload']>, ParentType, ContextType, RequireFields<MutationAddProductArgs, 'input'>>;
  addToCart?: Resolver<Maybe<ResolversTypes['AddToCartPayload']>, ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'input'>>;
  addToWishlist?: Resolver<Maybe<ResolversTypes['AddToWishlistPayload']>, ParentType, ContextType, RequireFields<MutationAddToWishlistArgs, 'input'>>;
  cancelOrderItem?: Resolver<Maybe<ResolversTypes['CancelOrderItemPayload']>, ParentType, ContextType, RequireFields<MutationCancelOrderItemArgs, 'input'>>;
  cancelPayment?: Resolver<Maybe<ResolversTypes['CancelPaymentPayload']>, ParentType, ContextType, RequireFields<MutationCancelPaymentArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeStock?: Resolver<Maybe<ResolversTypes['ChangeStockPayload']>, ParentType, ContextType, RequireFields<MutationChangeStockArgs, 'input'>>;
  collectCash?: Resolver<Maybe<ResolversTypes['SaleItemPayload']>, ParentType, ContextType, RequireFields<MutationCollectCashArgs, 'input'>>;
  completeGoogleRedirect?: Resolver<Maybe<ResolversTypes['SessionPayload']>, ParentType, ContextType>;
  confirmLogin?: Resolver<Maybe<ResolversTypes['ConfirmLoginPayload']>, ParentType, ContextType, RequireFields<MutationConfirmLoginArgs, 'input'>>;
  confirmNewsletter?: Resolver<Maybe<ResolversTypes['ConfirmNewsletterPayload']>, ParentType, ContextType, RequireFields<MutationConfirmNewsletterArgs, 'input'>>;
  confirmOrderItem?: Resolver<Maybe<ResolversTypes['SaleItemPayload']>, ParentType, ContextType, RequireFields<MutationConfirmOrderItemArgs, 'input'>>;
  confirmSecondFactor?: Resolver<Maybe<ResolversTypes['ConfirmSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'input'>>;
  deleteAddress?: Resolver<Maybe<ResolversTypes['DeleteAddressPayload']>, ParentType, ContextType, RequireFields<MutationDeleteAddressArgs, 'input'>>;
  deliverOrderItem?: Resolver<Maybe<ResolversTypes['SaleItemPayload']>, ParentType, ContextType, RequireFields<MutationDeliverOrderItemArgs, 'input'>>;
  dispatchOrderItem?: Resolver<Maybe<ResolversTypes['SaleItemPayload']>, ParentType, ContextType, RequireFields<MutationDispatchOrderItemArgs, 'input'>>;
  eraseAccount?: Resolver<Maybe<ResolversTypes['EraseAccountPayload']>, ParentType, ContextType, RequireFields<MutationEraseAccountArgs, 'input'>>;
  exportAccount?: Resolver<Maybe<ResolversTypes['ExportAccountPayload']>, ParentType, ContextType, RequireFields<MutationExportAccountArgs, 'input'>>;
  leaveNewsletter?: Resolver<Maybe<ResolversTypes['LeaveNewsletterPayload']>, ParentType, ContextType, RequireFields<MutationLeaveNewsletterArgs, 'input'>>;
  login?: Resolver<Maybe<ResolversTypes['SessionPayload']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  loginWithGoogle?: Resolver<Maybe<ResolversTypes['SessionPayload']>, ParentType, ContextType, RequireFields<MutationLoginWithGoogleArgs, 'input'>>;
  logout?: Resolver<Maybe<ResolversTypes['LogoutPayload']>, ParentType, ContextType, Partial<MutationLogoutArgs>>;
  moveToCart?: Resolver<Maybe<ResolversTypes['MoveToCartPayload']>, ParentType, ContextType, RequireFields<MutationMoveToCartArgs, 'input'>>;
  moveToWishlist?: Resolver<Maybe<ResolversTypes['MoveToWishlistPayload']>, ParentType, ContextType, RequireFields<MutationMoveToWishlistArgs, 'input'>>;
  placeCashOnDeliveryOrder?: Resolver<Maybe<ResolversTypes['PlaceCashOnDeliveryOrderPayload']>, ParentType, ContextType, RequireFields<MutationPlaceCashOnDeliveryOrderArgs, 'input'>>;
  refreshSession?: Resolver<Maybe<ResolversTypes['SessionPayload']>, ParentType, ContextType, Partial<MutationRefreshSessionArgs>>;
  refuseDelivery?: Resolver<Maybe<ResolversTypes['SaleItemPayload']>, ParentType, ContextType, RequireFields<MutationRefuseDeliveryArgs, 'input'>>;
  register?: Resolver<Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  rejectOrderItem?: Resolver<Maybe<ResolversTypes['SaleItemPayload']>, ParentType, ContextType, RequireFields<MutationRejectOrderItemArgs, 'input'>>;
  removeFromCart?: Resolver<Maybe<ResolversTypes['RemoveFromCartPayload']>, ParentType, ContextType, RequireFields<MutationRemoveFromCartArgs, 'input'>>;
  removeFromWishlist?: Resolver<Maybe<ResolversTypes['RemoveFromWishlistPayload']>, ParentType, ContextType, RequireFields<MutationRemoveFromWishlistArgs, 'input'>>;
  removeSecondFactor?: Resolver<Maybe<ResolversTypes['RemoveSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationRemoveSecondFactorArgs, 'input'>>;
  requestOtp?: Resolver<Maybe<ResolversTypes['RequestOtpPayload']>, ParentType, ContextType, RequireFields<MutationRequestOtpArgs, 'input'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['RequestPasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  reviewOrderItem?: Resolver<Maybe<ResolversTypes['ReviewOrderItemPayload']>, ParentType, ContextType, RequireFields<MutationReviewOrderItemArgs, 'input'>>;
  revokeOtherSessions?: Resolver<Maybe<ResolversTypes['RevokeOtherSessionsPayload']>, ParentType, ContextType>;
  revokeSession?: Resolver<Maybe<ResolversTypes['RevokeSessionPayload']>, ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'input'>>;
  sendCashOnDeliveryOtp?: Resolver<Maybe<ResolversTypes['SendCashOnDeliveryOtpPayload']>, ParentType, ContextType, RequireFields<MutationSendCashOnDeliveryOtpArgs, 'input'>>;
  sendConfirmationOtp?: Resolver<Maybe<ResolversTypes['SendConfirmationOtpPayload']>, ParentType, ContextType>;
  sendNewsletter?: Resolver<Maybe<ResolversTypes['SendNewsletterPayload']>, ParentType, ContextType, RequireFields<MutationSendNewsletterArgs, 'input'>>;
  setCartItemQuantity?: Resolver<Maybe<ResolversTypes['SetCartItemQuantityPayload']>, ParentType, ContextType, RequireFields<MutationSetCartItemQuantityArgs, 'input'>>;
  setCartItemServices?: Resolver<Maybe<ResolversTypes['SetCartItemServicesPayload']>, ParentType, ContextType, RequireFields<MutationSetCartItemServicesArgs, 'input'>>;
  setDefaultAddress?: Resolver<Maybe<ResolversTypes['SetDefaultAddressPayload']>, ParentType, ContextType, RequireFields<MutationSetDefaultAddressArgs, 'input'>>;
  setPrice?: Resolver<Maybe<ResolversTypes['SetPricePayload']>, ParentType, ContextType, RequireFields<MutationSetPriceArgs, 'input'>>;
  setUpSecondFactor?: Resolver<Maybe<ResolversTypes['SetUpSecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationSetUpSecondFactorArgs, 'input'>>;
  startPayment?: Resolver<Maybe<ResolversTypes['StartPaymentPayload']>, ParentType, ContextType, RequireFields<MutationStartPaymentArgs, 'input'>>;
  subscribeToNewsletter?: Resolver<Maybe<ResolversTypes['SubscribeToNewsletterPayload']>, ParentType, ContextType, RequireFields<MutationSubscribeToNewsletterArgs, 'input'>>;
  updateAddress?: Resolver<Maybe<ResolversTypes['UpdateAddressPayload']>, ParentType, ContextType, RequireFields<MutationUpdateAddressArgs, 'input'>>;
  updateProfile?: Resolver<Maybe<ResolversTypes['UpdateProfilePayload']>, ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  verifyOtp?: Resolver<Maybe<ResolversTypes['SessionPayload']>, ParentType, ContextType, RequireFields<MutationVerifyOtpArgs, 'input'>>;
  verifyPayment?: Resolver<Maybe<ResolversTypes['VerifyPaymentPayload']>, ParentType, ContextType, RequireFields<MutationVerifyPaymentArgs, 'input'>>;
  verifySecondFactor?: Resolver<Maybe<ResolversTypes['VerifySecondFactorPayload']>, ParentType, ContextType, RequireFields<MutationVerifySecondFactorArgs, 'input'>>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Cart' | 'CartItem' | 'Category' | 'Order' | 'OrderItem' | 'Payment' | 'Product' | 'Review' | 'SavedAddress' | 'Session' | 'Shopper' | 'Variant' | 'Wishlist' | 'WishlistItem', ParentType, ContextType>;
};

export type OccasionLabelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OccasionLabel'] = ResolversParentTypes['OccasionLabel']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Occasion'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  billingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  firstPurchaseDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  moneyTrail?: Resolver<ResolversTypes['MoneyTrail'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  billingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancellation?: Resolver<Maybe<ResolversTypes['Cancellation']>, ParentType, ContextType>;
  cash?: Resolver<Maybe<ResolversTypes['CashStatus']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  delivery?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deliveryWindow?: Resolver<Maybe<ResolversTypes['DeliveryWindow']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dispatchedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstPurchaseDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  listPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  moneyTrail?: Resolver<ResolversTypes['MoneyTrail'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  orderItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['Refund']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['PieceService']>, ParentType, ContextType>;
  shippingAddress?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  shortId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tracking?: Resolver<Maybe<ResolversTypes['Tracking']>, ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemConnection'] = ResolversParentTypes['OrderItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItemEdge'] = ResolversParentTypes['OrderItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OrderItem'], ParentType, ContextType>;
};

export type OrderRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderItem?: Resolver<ResolversTypes['OrderItem'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalItems?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalPages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface PaiseScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Paise'], any> {
  name: 'Paise';
}

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderItems?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  paymentOrderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentOption'] = ResolversParentTypes['PaymentOption']> = {
  hint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
};

export type PaymentOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentOrder'] = ResolversParentTypes['PaymentOrder']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  widgetUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type PieceServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PieceService'] = ResolversParentTypes['PieceService']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PinCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PinCode'] = ResolversParentTypes['PinCode']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceCashOnDeliveryOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceCashOnDeliveryOrderPayload'] = ResolversParentTypes['PlaceCashOnDeliveryOrderPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PlainUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlainUserError'] = ResolversParentTypes['PlainUserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceChangedErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceChangedError'] = ResolversParentTypes['PriceChangedError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  blouse?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  careGuide?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['Collection']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['ProductColor']>, ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dimension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fabric?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hsnCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  matchingVariant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType, RequireFields<ProductMatchingVariantArgs, 'text'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occasions?: Resolver<Array<ResolversTypes['Occasion']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<ProductReviewsArgs>>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['PieceService']>, ParentType, ContextType>;
  similarProducts?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<ProductSimilarProductsArgs, 'first'>>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizeChart?: Resolver<Maybe<ResolversTypes['SizeChart']>, ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType, RequireFields<ProductVariantArgs, 'sku'>>;
  variants?: Resolver<Array<ResolversTypes['Variant']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weightGrams?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductColorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductColor'] = ResolversParentTypes['ProductColor']> = {
  cover?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['Variant']>, ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  filterCounts?: Resolver<Maybe<Array<ResolversTypes['FilterCount']>>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type PromoCodeCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoCodeCheck'] = ResolversParentTypes['PromoCodeCheck']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['PromoTerms']>, ParentType, ContextType>;
};

export type PromoTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoTerms'] = ResolversParentTypes['PromoTerms']> = {
  amountOff?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minimumSubtotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  categories?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'name'>>;
  deliveryEstimate?: Resolver<Maybe<ResolversTypes['DeliveryEstimate']>, ParentType, ContextType, RequireFields<QueryDeliveryEstimateArgs, 'pinCode' | 'skus'>>;
  me?: Resolver<Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  pinCode?: Resolver<Maybe<ResolversTypes['PinCode']>, ParentType, ContextType, RequireFields<QueryPinCodeArgs, 'code'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, Partial<QueryProductsArgs>>;
  promoCode?: Resolver<Maybe<ResolversTypes['PromoCodeCheck']>, ParentType, ContextType, RequireFields<QueryPromoCodeArgs, 'code' | 'subtotal'>>;
  recentReviews?: Resolver<Maybe<Array<ResolversTypes['Review']>>, ParentType, ContextType, RequireFields<QueryRecentReviewsArgs, 'first' | 'minRating'>>;
  shop?: Resolver<Maybe<ResolversTypes['Shop']>, ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType, RequireFields<QueryVariantArgs, 'sku'>>;
  variants?: Resolver<Maybe<Array<Maybe<ResolversTypes['Variant']>>>, ParentType, ContextType, RequireFields<QueryVariantsArgs, 'skus'>>;
};

export type RefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
};

export type RegisterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveFromCartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFromCartPayload'] = ResolversParentTypes['RemoveFromCartPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  removedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveFromWishlistPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveFromWishlistPayload'] = ResolversParentTypes['RemoveFromWishlistPayload']> = {
  removedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  wishlist?: Resolver<Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type RemoveSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveSecondFactorPayload'] = ResolversParentTypes['RemoveSecondFactorPayload']> = {
  shopper?: Resolver<Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestOtpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestOtpPayload'] = ResolversParentTypes['RequestOtpPayload']> = {
  challenge?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otpLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reviewer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type ReviewOrderItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewOrderItemPayload'] = ResolversParentTypes['ReviewOrderItemPayload']> = {
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeOtherSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeOtherSessionsPayload'] = ResolversParentTypes['RevokeOtherSessionsPayload']> = {
  revokedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeSessionPayload'] = ResolversParentTypes['RevokeSessionPayload']> = {
  revokedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaleItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleItemPayload'] = ResolversParentTypes['SaleItemPayload']> = {
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SavedAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedAddress'] = ResolversParentTypes['SavedAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  alternatePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  landmark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pinCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSetUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sellerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendCashOnDeliveryOtpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendCashOnDeliveryOtpPayload'] = ResolversParentTypes['SendCashOnDeliveryOtpPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendConfirmationOtpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendConfirmationOtpPayload'] = ResolversParentTypes['SendConfirmationOtpPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SendNewsletterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendNewsletterPayload'] = ResolversParentTypes['SendNewsletterPayload']> = {
  recipients?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deviceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionPayload'] = ResolversParentTypes['SessionPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refreshExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shopper?: Resolver<Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetCartItemQuantityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCartItemQuantityPayload'] = ResolversParentTypes['SetCartItemQuantityPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartItem?: Resolver<Maybe<ResolversTypes['CartItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetCartItemServicesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetCartItemServicesPayload'] = ResolversParentTypes['SetCartItemServicesPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  cartItem?: Resolver<Maybe<ResolversTypes['CartItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetDefaultAddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetDefaultAddressPayload'] = ResolversParentTypes['SetDefaultAddressPayload']> = {
  savedAddress?: Resolver<Maybe<ResolversTypes['SavedAddress']>, ParentType, ContextType>;
  shopper?: Resolver<Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetPricePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetPricePayload'] = ResolversParentTypes['SetPricePayload']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetUpSecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUpSecondFactorPayload'] = ResolversParentTypes['SetUpSecondFactorPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  api?: Resolver<ResolversTypes['ApiLimits'], ParentType, ContextType>;
  cancelReasons?: Resolver<Array<ResolversTypes['CancelReasonLabel']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['CategoryLabel']>, ParentType, ContextType>;
  claims?: Resolver<Array<ResolversTypes['ShopClaim']>, ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['CollectionLabel']>, ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['ShopContact'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fabrics?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  homeSections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  limits?: Resolver<ResolversTypes['ShopLimits'], ParentType, ContextType>;
  mailsPasswordLinks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameInHindi?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occasions?: Resolver<Array<ResolversTypes['OccasionLabel']>, ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageSizes?: Resolver<ResolversTypes['ShopPageSizes'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['ShopPayment'], ParentType, ContextType>;
  pictures?: Resolver<ResolversTypes['ShopPictures'], ParentType, ContextType>;
  policies?: Resolver<ResolversTypes['ShopPolicies'], ParentType, ContextType>;
  social?: Resolver<Array<ResolversTypes['ShopLink']>, ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tellsDeliveryDates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trade?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ShopClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopClaim'] = ResolversParentTypes['ShopClaim']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopContact'] = ResolversParentTypes['ShopContact']> = {
  address?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  chatUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  replyHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopLimitsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopLimits'] = ResolversParentTypes['ShopLimits']> = {
  addressCity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addressLandmark?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addressName?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addressText?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cartLines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otpDigits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passwordCharacters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passwordCharactersAtMost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewCharacters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wishlistItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopLink'] = ResolversParentTypes['ShopLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ShopPageSizesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPageSizes'] = ResolversParentTypes['ShopPageSizes']> = {
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShopPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPayment'] = ResolversParentTypes['ShopPayment']> = {
  keyId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['PaymentOption']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  widgetUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ShopPicturesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPictures'] = ResolversParentTypes['ShopPictures']> = {
  origin?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  ratio?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  widths?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ShopPoliciesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopPolicies'] = ResolversParentTypes['ShopPolicies']> = {
  cancelRefundDays?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  damageHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expressDeliveryDays?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  firstPurchasePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeShippingOver?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  holdMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  processingDays?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  returnDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnRefundDays?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  standardDeliveryDays?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
};

export type ShopperResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shopper'] = ResolversParentTypes['Shopper']> = {
  addresses?: Resolver<Maybe<Array<ResolversTypes['SavedAddress']>>, ParentType, ContextType>;
  canManageAccount?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  cashOnDelivery?: Resolver<Maybe<ResolversTypes['CashOnDelivery']>, ParentType, ContextType, RequireFields<ShopperCashOnDeliveryArgs, 'amount'>>;
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFirstPurchase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<ShopperOrderArgs, 'id'>>;
  orderItem?: Resolver<Maybe<ResolversTypes['OrderItem']>, ParentType, ContextType, RequireFields<ShopperOrderItemArgs, 'id'>>;
  orderItems?: Resolver<ResolversTypes['OrderItemConnection'], ParentType, ContextType, Partial<ShopperOrderItemsArgs>>;
  orders?: Resolver<ResolversTypes['OrderConnection'], ParentType, ContextType, Partial<ShopperOrdersArgs>>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<ShopperPaymentArgs, 'id'>>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['ShopperRole'], ParentType, ContextType>;
  sales?: Resolver<Maybe<ResolversTypes['OrderItemConnection']>, ParentType, ContextType, Partial<ShopperSalesArgs>>;
  secondFactor?: Resolver<Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  shopperId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wishlist?: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SizeChartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeChart'] = ResolversParentTypes['SizeChart']> = {
  measures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SizeChartRow']>, ParentType, ContextType>;
};

export type SizeChartRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SizeChartRow'] = ResolversParentTypes['SizeChartRow']> = {
  centimetres?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  inches?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPaymentPayload'] = ResolversParentTypes['StartPaymentPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['PaymentOrder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StockErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockError'] = ResolversParentTypes['StockError']> = {
  available?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscribeToNewsletterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscribeToNewsletterPayload'] = ResolversParentTypes['SubscribeToNewsletterPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  order?: SubscriptionResolver<Maybe<ResolversTypes['Order']>, "order", ParentType, ContextType, RequireFields<SubscriptionOrderArgs, 'id'>>;
  orderItem?: SubscriptionResolver<Maybe<ResolversTypes['OrderItem']>, "orderItem", ParentType, ContextType, RequireFields<SubscriptionOrderItemArgs, 'id'>>;
};

export type TrackingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tracking'] = ResolversParentTypes['Tracking']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type TryAgainErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TryAgainError'] = ResolversParentTypes['TryAgainError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UpdateAddressPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAddressPayload'] = ResolversParentTypes['UpdateAddressPayload']> = {
  savedAddress?: Resolver<Maybe<ResolversTypes['SavedAddress']>, ParentType, ContextType>;
  shopper?: Resolver<Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  shopper?: Resolver<Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'PlainUserError' | 'PriceChangedError' | 'StockError' | 'TryAgainError', ParentType, ContextType>;
};

export type VariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gtin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  held?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  reviewCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, Partial<VariantReviewsArgs>>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VerifyPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyPaymentPayload'] = ResolversParentTypes['VerifyPaymentPayload']> = {
  orderItems?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type VerifySecondFactorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifySecondFactorPayload'] = ResolversParentTypes['VerifySecondFactorPayload']> = {
  shopper?: Resolver<Maybe<ResolversTypes['Shopper']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WishlistResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
  itemsConnection?: Resolver<ResolversTypes['WishlistItemConnection'], ParentType, ContextType, Partial<WishlistItemsConnectionArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishlistItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['Variant'], ParentType, ContextType>;
  wishlistId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishlistItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishlistItemConnection'] = ResolversParentTypes['WishlistItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WishlistItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WishlistItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishlistItemEdge'] = ResolversParentTypes['WishlistItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WishlistItem'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AddAddressPayload?: AddAddressPayloadResolvers<ContextType>;
  AddManyToCartPayload?: AddManyToCartPayloadResolvers<ContextType>;
  AddProductPayload?: AddProductPayloadResolvers<ContextType>;
  AddToCartPayload?: AddToCartPayloadResolvers<ContextType>;
  AddToWishlistPayload?: AddToWishlistPayloadResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  ApiLimits?: ApiLimitsResolvers<ContextType>;
  CancelOrderItemPayload?: CancelOrderItemPayloadResolvers<ContextType>;
  CancelPaymentPayload?: CancelPaymentPayloadResolvers<ContextType>;
  CancelReasonLabel?: CancelReasonLabelResolvers<ContextType>;
  Cancellation?: CancellationResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartItemConnection?: CartItemConnectionResolvers<ContextType>;
  CartItemEdge?: CartItemEdgeResolvers<ContextType>;
  CartTotals?: CartTotalsResolvers<ContextType>;
  CashOnDelivery?: CashOnDeliveryResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryLabel?: CategoryLabelResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangeStockPayload?: ChangeStockPayloadResolvers<ContextType>;
  CollectionLabel?: CollectionLabelResolvers<ContextType>;
  ConfirmLoginPayload?: ConfirmLoginPayloadResolvers<ContextType>;
  ConfirmNewsletterPayload?: ConfirmNewsletterPayloadResolvers<ContextType>;
  ConfirmSecondFactorPayload?: ConfirmSecondFactorPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayRange?: DayRangeResolvers<ContextType>;
  DeleteAddressPayload?: DeleteAddressPayloadResolvers<ContextType>;
  DeliveryEstimate?: DeliveryEstimateResolvers<ContextType>;
  DeliveryWindow?: DeliveryWindowResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EraseAccountPayload?: EraseAccountPayloadResolvers<ContextType>;
  ExportAccountPayload?: ExportAccountPayloadResolvers<ContextType>;
  FilterCount?: FilterCountResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ItemDeliveryEstimate?: ItemDeliveryEstimateResolvers<ContextType>;
  LeaveNewsletterPayload?: LeaveNewsletterPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MoneyTrail?: MoneyTrailResolvers<ContextType>;
  MoveToCartPayload?: MoveToCartPayloadResolvers<ContextType>;
  MoveToWishlistPayload?: MoveToWishlistPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  OccasionLabel?: OccasionLabelResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderItemConnection?: OrderItemConnectionResolvers<ContextType>;
  OrderItemEdge?: OrderItemEdgeResolvers<ContextType>;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Paise?: GraphQLScalarType;
  Payment?: PaymentResolvers<ContextType>;
  PaymentOption?: PaymentOptionResolvers<ContextType>;
  PaymentOrder?: PaymentOrderResolvers<ContextType>;
  PieceService?: PieceServiceResolvers<ContextType>;
  PinCode?: PinCodeResolvers<ContextType>;
  PlaceCashOnDeliveryOrderPayload?: PlaceCashOnDeliveryOrderPayloadResolvers<ContextType>;
  PlainUserError?: PlainUserErrorResolvers<ContextType>;
  PriceChangedError?: PriceChangedErrorResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductColor?: ProductColorResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  PromoCodeCheck?: PromoCodeCheckResolvers<ContextType>;
  PromoTerms?: PromoTermsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RemoveFromCartPayload?: RemoveFromCartPayloadResolvers<ContextType>;
  RemoveFromWishlistPayload?: RemoveFromWishlistPayloadResolvers<ContextType>;
  RemoveSecondFactorPayload?: RemoveSecondFactorPayloadResolvers<ContextType>;
  RequestOtpPayload?: RequestOtpPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  ReviewOrderItemPayload?: ReviewOrderItemPayloadResolvers<ContextType>;
  RevokeOtherSessionsPayload?: RevokeOtherSessionsPayloadResolvers<ContextType>;
  RevokeSessionPayload?: RevokeSessionPayloadResolvers<ContextType>;
  SaleItemPayload?: SaleItemPayloadResolvers<ContextType>;
  SavedAddress?: SavedAddressResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  SendCashOnDeliveryOtpPayload?: SendCashOnDeliveryOtpPayloadResolvers<ContextType>;
  SendConfirmationOtpPayload?: SendConfirmationOtpPayloadResolvers<ContextType>;
  SendNewsletterPayload?: SendNewsletterPayloadResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionPayload?: SessionPayloadResolvers<ContextType>;
  SetCartItemQuantityPayload?: SetCartItemQuantityPayloadResolvers<ContextType>;
  SetCartItemServicesPayload?: SetCartItemServicesPayloadResolvers<ContextType>;
  SetDefaultAddressPayload?: SetDefaultAddressPayloadResolvers<ContextType>;
  SetPricePayload?: SetPricePayloadResolvers<ContextType>;
  SetUpSecondFactorPayload?: SetUpSecondFactorPayloadResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopClaim?: ShopClaimResolvers<ContextType>;
  ShopContact?: ShopContactResolvers<ContextType>;
  ShopLimits?: ShopLimitsResolvers<ContextType>;
  ShopLink?: ShopLinkResolvers<ContextType>;
  ShopPageSizes?: ShopPageSizesResolvers<ContextType>;
  ShopPayment?: ShopPaymentResolvers<ContextType>;
  ShopPictures?: ShopPicturesResolvers<ContextType>;
  ShopPolicies?: ShopPoliciesResolvers<ContextType>;
  Shopper?: ShopperResolvers<ContextType>;
  SizeChart?: SizeChartResolvers<ContextType>;
  SizeChartRow?: SizeChartRowResolvers<ContextType>;
  StartPaymentPayload?: StartPaymentPayloadResolvers<ContextType>;
  StockError?: StockErrorResolvers<ContextType>;
  SubscribeToNewsletterPayload?: SubscribeToNewsletterPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Tracking?: TrackingResolvers<ContextType>;
  TryAgainError?: TryAgainErrorResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UpdateAddressPayload?: UpdateAddressPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  VerifyPaymentPayload?: VerifyPaymentPayloadResolvers<ContextType>;
  VerifySecondFactorPayload?: VerifySecondFactorPayloadResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  WishlistItem?: WishlistItemResolvers<ContextType>;
  WishlistItemConnection?: WishlistItemConnectionResolvers<ContextType>;
  WishlistItemEdge?: WishlistItemEdgeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
  calls?: CallsDirectiveResolver<any, any, ContextType>;
  idOf?: IdOfDirectiveResolver<any, any, ContextType>;
  oneGuess?: OneGuessDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  sensitive?: SensitiveDirectiveResolver<any, any, ContextType>;
  session?: SessionDirectiveResolver<any, any, ContextType>;
};

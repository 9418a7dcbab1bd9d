export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day in India, in ISO 8601, for example `2026-11-27`. */
  Date: { input: string; output: string; }
  /** A moment in ISO 8601, UTC, for example `2026-11-21T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /**
   * An email address of at most 254 characters, with a dot in its domain. Input ignores surrounding spaces and the case of
   * letters. Output is in lower case.
   */
  EmailAddress: { input: string; output: string; }
  /**
   * An amount in paise (1/100 rupee): a whole number up to 9,007,199,254,740,991, as a JSON number. It can exceed an `Int`,
   * whose limit is ₹2,14,74,836.47.
   */
  Paise: { input: number; output: number; }
  /**
   * The address of a resource: absolute, or starting with `/` and relative to the shop's origin. The gateway makes it
   * absolute if its setting `PUBLIC_URL` is set.
   */
  URL: { input: string; output: string; }
};

/** The invitation to accept. */
export type AcceptInvitationInput = {
  /** The token of the mailed link. */
  token: Scalars['String']['input'];
};

/** The result of accepting an invitation. */
export type AcceptInvitationPayload = {
  __typename?: 'AcceptInvitationPayload';
  /** The role from now on; null if there are `userErrors`. */
  role: Maybe<ShopperRole>;
  /** The reasons why the role has not changed; empty on success. */
  userErrors: Array<UserError>;
};

/** An address in India to save. */
export type AddAddressInput = {
  /** House, street and area, at most 300 characters. */
  address: Scalars['String']['input'];
  /** A second mobile number of the same format. */
  alternatePhone?: InputMaybe<Scalars['String']['input']>;
  /** The city or town, at most 80 characters. */
  city: Scalars['String']['input'];
  /** Whether it becomes the default address. Otherwise the default does not change. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** A landmark near the house, at most 100 characters. */
  landmark?: InputMaybe<Scalars['String']['input']>;
  /** The name on the parcel, at most 100 characters. */
  name: Scalars['String']['input'];
  /** The mobile number: ten digits, the first 6 to 9; +91, spaces and dashes are ignored. */
  phone: Scalars['String']['input'];
  /** The PIN code: six digits, the first not 0. */
  pinCode: Scalars['String']['input'];
  /** The state or union territory, by its usual English name, in any case of letters. */
  state: Scalars['String']['input'];
};

/** The result of saving an address. */
export type AddAddressPayload = {
  __typename?: 'AddAddressPayload';
  /** The saved address; null if there are `userErrors`. */
  savedAddress: Maybe<SavedAddress>;
  /** The shopper with the current address book; null if there are `userErrors`. */
  shopper: Maybe<Shopper>;
  /** The reasons why it is not saved, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** Several variants. */
export type AddManyToCartInput = {
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The items to add, at most 50. */
  items: Array<AddToCartInput>;
};

/** The cart with its new lines. */
export type AddManyToCartPayload = {
  __typename?: 'AddManyToCartPayload';
  /** The current cart; null while unavailable. */
  cart: Maybe<Cart>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A note to add to an order. */
export type AddOrderNoteInput = {
  /** The order, by `Order.orderId`. */
  orderId: Scalars['ID']['input'];
  /** The note, 1 to 1,000 characters. */
  text: Scalars['String']['input'];
};

/** The added note. */
export type AddOrderNotePayload = {
  __typename?: 'AddOrderNotePayload';
  /** The note; null if nothing changed. */
  note: Maybe<OrderNote>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A new product. Lengths are in characters. */
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
  /** The fabric, at most 40. */
  fabric: Scalars['String']['input'];
  /** The HSN code for its tax: 4, 6 or 8 digits. */
  hsnCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is not yet listed and sold. False by default. */
  isDraft?: InputMaybe<Scalars['Boolean']['input']>;
  /** The list price in paise: 249900 for ₹2,499. Whole rupees. */
  listPrice: Scalars['Paise']['input'];
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** The occasions it suits. */
  occasions?: InputMaybe<Array<Occasion>>;
  /** At most 200. */
  pattern?: InputMaybe<Scalars['String']['input']>;
  /** The seller's price, in paise: whole rupees, at most the list price. */
  price: Scalars['Paise']['input'];
  /** The seller; optional for a SELLER, required for an ADMIN. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 200. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 50 variants, each with a different sku. */
  variants: Array<AddVariantInput>;
  /**
   * In grams, from 1.
   * @deprecated Named as the product names it. Use `AddProductInput.weightGrams`. Goes on 2027-06-01.
   */
  weight?: InputMaybe<Scalars['Int']['input']>;
  /** In whole grams, 1 to 1,000,000. */
  weightGrams?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of adding a product. */
export type AddProductPayload = {
  __typename?: 'AddProductPayload';
  /** The product; null if it was not added, or if the shop added it and returned no product. */
  product: Maybe<Product>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A new seller. */
export type AddSellerInput = {
  /** The commission in hundredths of a percent: 1250 is 12.5 percent. The default is 0. */
  commissionRate?: InputMaybe<Scalars['Int']['input']>;
  /** The name of the seller's shop, 1 to 200 characters. */
  shopName: Scalars['String']['input'];
};

/** A new note. */
export type AddShopperNoteInput = {
  /** The shop's id of the account. */
  shopperId: Scalars['ID']['input'];
  /** The text: 1 to 1,000 characters. */
  text: Scalars['String']['input'];
};

/** A variant and its quantity. */
export type AddToCartInput = {
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`. The items of `addManyToCart` have no key; its input has one.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The number of pieces, 1 to `shop.limits.quantity`. Together with the pieces in the cart, at most the stock. */
  quantity?: Scalars['Int']['input'];
  /**
   * Codes of `Product.services` to add to each piece of the line, at most 10. The line's present services stay.
   * `INVALID_INPUT` for a service that the product does not have.
   */
  services?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The variant's sku. */
  sku: Scalars['ID']['input'];
};

/** The cart with its new line. */
export type AddToCartPayload = {
  __typename?: 'AddToCartPayload';
  /** The current cart; null while unavailable. */
  cart: Maybe<Cart>;
  /** The line; null if nothing was added, and while unavailable. */
  cartItem: Maybe<CartItem>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A variant. */
export type AddToWishlistInput = {
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The variant's sku. */
  sku: Scalars['ID']['input'];
};

/** The wishlist with its new item. */
export type AddToWishlistPayload = {
  __typename?: 'AddToWishlistPayload';
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
  /** The current wishlist; null while unavailable. */
  wishlist: Maybe<Wishlist>;
  /** The item; null if nothing was added, and while unavailable. */
  wishlistItem: Maybe<WishlistItem>;
};

/** A variant of a new product. */
export type AddVariantInput = {
  /** The colour's name, at most 40. */
  color: Scalars['String']['input'];
  /** Its GTIN-13 (EAN): thirteen digits with a valid check digit; unique within the product. */
  gtin?: InputMaybe<Scalars['String']['input']>;
  /**
   * The https address of its picture on a public host. Without one the shop shows a sample of the same category and
   * colour, or a plain picture.
   */
  image?: InputMaybe<Scalars['URL']['input']>;
  /** The size, if it has sizes, at most 20: `M`. Each colour has a size once; its sizes share the pictures. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 40 capital letters, digits and dashes; unique over all variants. */
  sku: Scalars['ID']['input'];
  /** The pieces in stock, 0 to 100,000. */
  stock: Scalars['Int']['input'];
};

/** A shipping or billing address. A field is empty when the shop does not report it. */
export type Address = {
  __typename?: 'Address';
  /** House, street and area. */
  address: Scalars['String']['output'];
  /** A second mobile number, ten digits; null for none. */
  alternatePhone: Maybe<Scalars['String']['output']>;
  /** The city or town. */
  city: Scalars['String']['output'];
  /** Always India. */
  country: Scalars['String']['output'];
  /** The email address; empty for sellers, who do not need it for a parcel. */
  email: Scalars['EmailAddress']['output'];
  /** A landmark near the house; null for none. */
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

/** A shipping or billing address in India. */
export type AddressInput = {
  /** House, street and area, at most 300 characters. */
  address: Scalars['String']['input'];
  /** A second mobile number of the same format. Only a shop with an address book stores it. */
  alternatePhone?: InputMaybe<Scalars['String']['input']>;
  /** The city or town, at most 80 characters. */
  city: Scalars['String']['input'];
  /**
   * The email address. In a shipping address it must be `Shopper.email`; a host that compares them refuses another one
   * with INVALID_INPUT.
   */
  email: Scalars['EmailAddress']['input'];
  /** A landmark near the house, at most 100 characters. Only a shop with an address book stores it. */
  landmark?: InputMaybe<Scalars['String']['input']>;
  /** The full name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** The mobile number: ten digits, the first 6 to 9; +91, spaces and dashes are ignored. */
  phone: Scalars['String']['input'];
  /** The PIN code: six digits, the first not 0. */
  pinCode: Scalars['String']['input'];
  /** The state or union territory, by its usual English name, in any case of letters. */
  state: Scalars['String']['input'];
};

/** A review and the reply to it. */
export type AnswerReviewInput = {
  /** The review's id. */
  reviewId: Scalars['ID']['input'];
  /** The reply, at most 1,000 characters; an empty text removes it. */
  text: Scalars['String']['input'];
};

/**
 * The limits of one request, and of all requests of a client. A request above a limit is refused with QUERY_TOO_COSTLY or
 * 413 before anything is executed.
 */
export type ApiLimits = {
  __typename?: 'ApiLimits';
  /** Fields with an alias. */
  aliases: Scalars['Int']['output'];
  /** Bytes of a request. */
  bodyBytes: Scalars['Int']['output'];
  /** The most fields in a response, as `extensions.cost` counts them. */
  cost: Scalars['Int']['output'];
  /** The highest cost at once, after an idle time. */
  costAtOnce: Scalars['Int']['output'];
  /**
   * The cost per second of one client's operations, as `extensions.cost` counts it. A client is an address, or the holder
   * of a client key. Above it: RATE_LIMITED, and `retryAfterMs` gives the wait.
   */
  costPerSecond: Scalars['Int']['output'];
  /** The deepest nesting of fields. */
  depth: Scalars['Int']['output'];
  /** Ids in one call of `nodes`. */
  ids: Scalars['Int']['output'];
  /** Open subscriptions of one account over all its logins, and of one access token. */
  subscriptions: Scalars['Int']['output'];
  /** The total cost of these, as `extensions.cost` counts it. */
  subscriptionsCost: Scalars['Int']['output'];
  /** Tokens of a document. */
  tokens: Scalars['Int']['output'];
};

/** A promo code for the cart. */
export type ApplyPromoCodeInput = {
  /**
   * A key of your own for this change, 8 to 64 letters, digits or signs: the same key with the same input changes nothing more and
   * returns the first response, for a day. Send it again after a lost response. With another input it is refused with `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The code as it was typed. */
  promoCode: Scalars['String']['input'];
};

/** The cart with its promo code. */
export type ApplyPromoCodePayload = {
  __typename?: 'ApplyPromoCodePayload';
  /** The cart after the change; null while it is unavailable. */
  cart: Maybe<Cart>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** A return to approve. */
export type ApproveReturnInput = {
  /** The return, by `Return.returnId`. */
  returnId: Scalars['ID']['input'];
};

/** A value of a call of staff. */
export type AuditDetail = {
  __typename?: 'AuditDetail';
  /** The value after the change; null when there is none. */
  after: Maybe<Scalars['String']['output']>;
  /** The value before the change; null when unknown. */
  before: Maybe<Scalars['String']['output']>;
  /** The name of the value. */
  name: Scalars['String']['output'];
};

/** A call of staff that may change something. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** The time of the call. */
  at: Scalars['DateTime']['output'];
  /** The shop's id of the account that called; `operator` for the command line. */
  by: Scalars['String']['output'];
  /** The values that the call set, as far as they are no personal data. */
  details: Array<AuditDetail>;
  /** The person's email address; null as the name is. */
  email: Maybe<Scalars['String']['output']>;
  /** The shop's id of the entry. */
  entryId: Scalars['ID']['output'];
  /** The person's name; null for the operator and for an erased account. */
  name: Maybe<Scalars['String']['output']>;
  /** The id or SKU of the changed object; null when the call names none. */
  object: Maybe<Scalars['String']['output']>;
  /** The name of the operation. */
  operation: Scalars['String']['output'];
  /** `done`, the code of a refusal, or `unknown` if the shop stopped meanwhile. */
  outcome: Scalars['String']['output'];
  /** The id of the request in the logs; null when unknown. */
  requestId: Maybe<Scalars['String']['output']>;
  /** The role in which the person called. */
  role: Scalars['String']['output'];
};

/** Part of a list of entries of the audit log. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** The items of this part, in order, each with its cursor. */
  edges: Array<AuditEntryEdge>;
  /** The same items without cursors. */
  nodes: Array<AuditEntry>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the list and its cursor. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: AuditEntry;
};

/** The account to block. */
export type BlockShopperInput = {
  /** The reason, for staff: 1 to 500 characters. */
  reason: Scalars['String']['input'];
  /** The shop's id of the account. */
  shopperId: Scalars['ID']['input'];
};

/** An order to buy again. */
export type BuyAgainInput = {
  /** The order's id. */
  orderId: Scalars['ID']['input'];
};

/** The cart with the pieces of an order. */
export type BuyAgainPayload = {
  __typename?: 'BuyAgainPayload';
  /** The current cart; null while unavailable. */
  cart: Maybe<Cart>;
  /** The pieces of the order, in the order of the cart; empty if nothing changed. */
  pieces: Array<PiecesAgain>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** The clients that a cached response is valid for. */
export type CacheControlScope =
  /** Personal: only the shopper's browser may cache it. */
  | 'PRIVATE'
  /** Equal for all clients: proxies and CDNs may cache it. */
  | 'PUBLIC';

/** A notice to cancel. */
export type CancelNoticeInput = {
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The notice's id. */
  noticeId: Scalars['ID']['input'];
};

/** The shopper without the notice. */
export type CancelNoticePayload = {
  __typename?: 'CancelNoticePayload';
  /** The id of the cancelled notice; null if nothing was cancelled. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** The shopper after the change, with the current notices. Null if the shop cannot read it now. */
  shopper: Maybe<Shopper>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** An order item to cancel. */
export type CancelOrderItemInput = {
  /** A comment of the shopper, at most 500 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
  /** The reason. */
  reason: CancelReason;
};

/** The cancelled item. */
export type CancelOrderItemPayload = {
  __typename?: 'CancelOrderItemPayload';
  /** The order of the item after the change, with its refunds and its money trail. Null if the shop cannot read it now. */
  order: Maybe<Order>;
  /** The current item; null when there is no such item. */
  orderItem: Maybe<OrderItem>;
  /** The shopper after the change, with everything that changed. Null if the shop cannot read it now. */
  shopper: Maybe<Shopper>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A payment that the shopper gives up. */
export type CancelPaymentInput = {
  /** The payment order's id. */
  paymentOrderId: Scalars['ID']['input'];
};

/** The payment to end. */
export type CancelPaymentPayload = {
  __typename?: 'CancelPaymentPayload';
  /** The cart after the change. Null if the shop cannot read it now. */
  cart: Maybe<Cart>;
  /** The current payment; null when it is not the shopper's, and while unavailable. */
  payment: Maybe<Payment>;
  /** The shopper after the change, with everything that changed. Null if the shop cannot read it now. */
  shopper: Maybe<Shopper>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A shopper's reason to cancel. */
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

/** A reason for a cancellation, with its display text. */
export type CancelReasonLabel = {
  __typename?: 'CancelReasonLabel';
  /** The display text. */
  label: Scalars['String']['output'];
  /** The reason. */
  value: CancelReason;
};

/** A cancellation. */
export type Cancellation = {
  __typename?: 'Cancellation';
  /** true when the shopper cancelled, false when the shop did. */
  byShopper: Scalars['Boolean']['output'];
  /** When it was cancelled; null when the shop does not report it. */
  cancelledAt: Maybe<Scalars['DateTime']['output']>;
  /** The shopper's comment; null for none. */
  comment: Maybe<Scalars['String']['output']>;
  /** The shopper's reason; null when the shop cancelled, and for a reason of the host that is not in the enum. */
  reason: Maybe<CancelReason>;
  /** The reason as a display text, the shopper's or the shop's; null for none. */
  reasonText: Maybe<Scalars['String']['output']>;
};

/** A shopper's cart. */
export type Cart = Node & {
  __typename?: 'Cart';
  /** The cost of the cart with `promoCode`. It needs no argument, so a client's cache stays correct after each change. */
  bill: CartTotals;
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /** The number of pieces in all lines. */
  itemCount: Scalars['Int']['output'];
  /** All its lines, newest first. */
  items: Array<CartItem>;
  /** The same lines by cursors; the default size is 20. */
  itemsConnection: CartItemConnection;
  /**
   * The promo codes that the shop offers for this cart: those that apply, the largest saving first, then those that need a
   * larger subtotal. Apply one with `applyPromoCode` or `totals(promoCode:)`. Null on a host without offers, and while
   * unavailable.
   */
  offers: Maybe<Array<CartOffer>>;
  /**
   * The promo code of the last `applyPromoCode`. Null without one, and on a host that stores none. `bill.promoError` reports an
   * expired code. Send this code as `promoCode` of `startPayment`.
   */
  promoCode: Maybe<Scalars['String']['output']>;
  /**
   * The cost of the cart, with a promo code if given. `bill` has the code of `applyPromoCode`; this field does not use it. An invalid
   * code takes nothing off; `promoError` gives the reason.
   */
  totals: CartTotals;
};


/** A shopper's cart. */
export type CartItemsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A shopper's cart. */
export type CartTotalsArgs = {
  promoCode?: InputMaybe<Scalars['String']['input']>;
};

/** One line of a cart: pieces of one variant. */
export type CartItem = Node & {
  __typename?: 'CartItem';
  /** Whether that many pieces are in stock. A cart with an unavailable line cannot be paid. */
  available: Scalars['Boolean']['output'];
  /**
   * The most pieces that this line can have: the stock, and the pieces that this shopper's open payment reserves. Null if the host
   * does not count its stock.
   */
  availableQuantity: Maybe<Scalars['Int']['output']>;
  /** The shop's id of the line. */
  cartId: Scalars['ID']['output'];
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /** The price of the line: unitPrice times quantity. */
  lineTotal: Money;
  /** The number of pieces, 1 to `shop.limits.quantity` (10 on our own host). */
  quantity: Scalars['Int']['output'];
  /** The services on each piece; empty for none, and in a shop without services. */
  services: Array<PieceService>;
  /** The current price of one piece, including its services. */
  unitPrice: Money;
  /** The variant to buy. */
  variant: Variant;
};

/** Part of the lines of a cart, newest first. */
export type CartItemConnection = {
  __typename?: 'CartItemConnection';
  /** The items of this part, in order, each with its cursor. */
  edges: Array<CartItemEdge>;
  /** The same items without cursors. */
  nodes: Array<CartItem>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the list and its cursor. */
export type CartItemEdge = {
  __typename?: 'CartItemEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: CartItem;
};

/** A promo code that the shop offers for a cart. */
export type CartOffer = {
  __typename?: 'CartOffer';
  /** Whether it applies to this cart. */
  applicable: Scalars['Boolean']['output'];
  /** Its discount and its condition, as a text for shoppers: `10% off, up to ₹500`. */
  condition: Scalars['String']['output'];
  /** The code. */
  promoCode: Scalars['String']['output'];
  /** The reason why it does not apply, as a text for shoppers; null if it does. */
  reason: Maybe<Scalars['String']['output']>;
  /** The discount on this cart; 0 if it does not apply. */
  saving: Money;
};

/** The cost of a cart. total = subtotal - firstPurchaseDiscount - promoDiscount + delivery, in whole rupees. */
export type CartTotals = {
  __typename?: 'CartTotals';
  /** The cost of delivery: 0. */
  delivery: Money;
  /** 5% of the subtotal, rounded to the rupee, on the shopper's first purchase; otherwise 0. */
  firstPurchaseDiscount: Money;
  /**
   * The code that is applied, as the shop writes it (our own host: in capital letters); null without one, and when it was
   * refused.
   */
  promoCode: Maybe<Scalars['String']['output']>;
  /** The discount of the promo code. */
  promoDiscount: Money;
  /** The reason why the code takes nothing off: INVALID_PROMO_CODE, or UNAVAILABLE while the shop cannot check it. */
  promoError: Maybe<UserError>;
  /** The terms of the code, from which a client can compute totals itself; null when the host does not report them. */
  promoTerms: Maybe<PromoTerms>;
  /** The sum of all lines. */
  subtotal: Money;
  /** The amount to pay; at least ₹1.00 if the cart is not empty. */
  total: Money;
};

/** Whether an order may be paid in cash on delivery. */
export type CashOnDelivery = {
  __typename?: 'CashOnDelivery';
  /** true when it may. */
  available: Scalars['Boolean']['output'];
  /** The highest amount of such an order. */
  maxAmount: Money;
  /** The reason against it, as a text for the shopper; null when it may. */
  message: Maybe<Scalars['String']['output']>;
};

/** The state of the cash for an order item with cash on delivery. */
export type CashStatus =
  /** Not paid: it was cancelled before the delivery. */
  | 'CANCELLED'
  /** Paid. */
  | 'COLLECTED'
  /** To pay on delivery. */
  | 'DUE'
  /** Not paid: the shopper did not accept the parcel. */
  | 'REFUSED';

/** A department of the shop, such as sarees. */
export type Category = Node & {
  __typename?: 'Category';
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /** The name, as in addresses: `Saree`. */
  name: Scalars['String']['output'];
  /** The number of its products; 0 when it is empty. */
  productCount: Scalars['Int']['output'];
  /**
   * Its products, by numbered pages of 24 or by cursors; the default order is the catalogue's. A host without search may
   * use another page size. A page after the last has no nodes. Errors with BAD_USER_INPUT for `page` below 1 and for an
   * invalid cursor. A cursor is valid for the same list, order and filter only.
   */
  products: ProductConnection;
  /** Its picture for share cards; null on a host without them. */
  shareImage: Maybe<ShareImage>;
  /** The products for the home page: the category's first page in reverse order, and the first few of that. */
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

/** A category with its display texts. */
export type CategoryLabel = {
  __typename?: 'CategoryLabel';
  /** A line of description; null for none. */
  line: Maybe<Scalars['String']['output']>;
  /** Its name, as in `category(name:)` and in addresses. */
  name: Scalars['String']['output'];
  /** The plural name: `Sarees`. */
  plural: Scalars['String']['output'];
};

/** The words of a category. Lengths are in characters. */
export type CategoryLabelInput = {
  /** A line of description, at most 120. */
  line?: InputMaybe<Scalars['String']['input']>;
  /** Its name, as it is. */
  name: Scalars['String']['input'];
  /** Its plural, 1 to 40. */
  plural: Scalars['String']['input'];
};

/** The order and the words of categories. */
export type CategorySettings = {
  __typename?: 'CategorySettings';
  /** The names of the categories with a section on the home page, in that order. */
  homeSections: Array<Scalars['String']['output']>;
  /** Every category of the shop, in the order of its menus. */
  menu: Array<CategoryLabel>;
};

/** The order and the words of categories. */
export type CategorySettingsInput = {
  /** The names of the categories with a section on the home page, in that order. */
  homeSections: Array<Scalars['String']['input']>;
  /** Every category of the shop once, in the order of its menus. */
  menu: Array<CategoryLabelInput>;
};

/** A new password, and the proof. */
export type ChangePasswordInput = {
  /** The new password, 8 to 128 characters, not a common one. */
  newPassword: Scalars['String']['input'];
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: InputMaybe<Scalars['String']['input']>;
  /** The current password, to confirm the login. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The result of changing the password. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** The shopper after the change, with the sessions that remain. Null if the shop cannot read it now. */
  shopper: Maybe<Shopper>;
  /** The reasons why the password is unchanged; empty on success. */
  userErrors: Array<UserError>;
};

/** A change of a variant's stock. */
export type ChangeStockInput = {
  /** The pieces to add, negative to remove: -100,000 to 100,000. */
  by: Scalars['Int']['input'];
  /** The reason; a correction by default. */
  reason?: InputMaybe<StockReason>;
  /** The variant's sku. */
  sku: Scalars['ID']['input'];
};

/** The variant with its stock. */
export type ChangeStockPayload = {
  __typename?: 'ChangeStockPayload';
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
  /** The variant; null if nothing changed. */
  variant: Maybe<Variant>;
};

/** A promise of the shop, as it is edited. */
export type ClaimSettings = {
  __typename?: 'ClaimSettings';
  /** The sentence. */
  text: Scalars['String']['output'];
  /** The sentence while cash on delivery is possible; null if it is the same. */
  textWithCash: Maybe<Scalars['String']['output']>;
  /** The title. */
  title: Scalars['String']['output'];
};

/** A promise of the shop. Lengths are in characters. */
export type ClaimSettingsInput = {
  /** The sentence, 1 to 160. */
  text: Scalars['String']['input'];
  /** The sentence while cash on delivery is possible, at most 160; `text` if it is empty. */
  textWithCash?: InputMaybe<Scalars['String']['input']>;
  /** The title, 1 to 60. */
  title: Scalars['String']['input'];
};

/** An item whose cash was collected. */
export type CollectCashInput = {
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
};

/** Groups that the shop assigns products to. */
export type Collection =
  /** Best sellers. */
  | 'BEST_SELLERS'
  /** Featured products. */
  | 'FEATURED'
  /** New arrivals. */
  | 'NEW_ARRIVALS';

/** A collection with its display text. */
export type CollectionLabel = {
  __typename?: 'CollectionLabel';
  /** The display text. */
  label: Scalars['String']['output'];
  /** The collection. */
  value: Collection;
};

/** The proof of both addresses. */
export type ConfirmEmailChangeInput = {
  /** The OTP that was mailed to the new address. */
  newOtp: Scalars['String']['input'];
  /** The OTP that was mailed to the current address. */
  oldOtp: Scalars['String']['input'];
};

/** The result of changing the email. */
export type ConfirmEmailChangePayload = {
  __typename?: 'ConfirmEmailChangePayload';
  /** The shopper after the change, with the new email and the sessions that remain. Null if the shop cannot read it now. */
  shopper: Maybe<Shopper>;
  /** The reasons why the email is unchanged; empty on success. */
  userErrors: Array<UserError>;
};

/** The proof of the login. */
export type ConfirmLoginInput = {
  /** The OTP of `sendConfirmationOtp`. */
  otp?: InputMaybe<Scalars['String']['input']>;
  /** The current password. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The result of confirming a login. */
export type ConfirmLoginPayload = {
  __typename?: 'ConfirmLoginPayload';
  /** The reasons why it is not confirmed; empty on success. */
  userErrors: Array<UserError>;
};

/** The address to confirm. */
export type ConfirmNewsletterInput = {
  /** The token of the mailed link. */
  token: Scalars['String']['input'];
};

/** The result of a confirmation. */
export type ConfirmNewsletterPayload = {
  __typename?: 'ConfirmNewsletterPayload';
  /** A message for the visitor, written by the shop. */
  message: Maybe<Scalars['String']['output']>;
  /** The reasons why the address is not confirmed; empty on success. */
  userErrors: Array<UserError>;
};

/** A notice to confirm. */
export type ConfirmNoticeInput = {
  /** The token of the mailed link. */
  token: Scalars['String']['input'];
};

/** The result of a confirmation. */
export type ConfirmNoticePayload = {
  __typename?: 'ConfirmNoticePayload';
  /** A message for the reader, written by the shop. */
  message: Maybe<Scalars['String']['output']>;
  /** The reasons why the notice is not confirmed; empty on success. */
  userErrors: Array<UserError>;
};

/** A sold item to confirm. */
export type ConfirmOrderItemInput = {
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
};

/** The first code of an authenticator app. */
export type ConfirmSecondFactorInput = {
  /** The six digits that the app shows. */
  code: Scalars['String']['input'];
};

/** The result of the first code. */
export type ConfirmSecondFactorPayload = {
  __typename?: 'ConfirmSecondFactorPayload';
  /** Ten recovery codes for a lost phone, each valid once: `x7k2m-9tq4w`. Shown once; null if there are `userErrors`. */
  recoveryCodes: Maybe<Array<Scalars['String']['output']>>;
  /** The shopper, with the second factor; null if there are `userErrors`. */
  shopper: Maybe<Shopper>;
  /** The reasons why the app is not set up; empty on success. */
  userErrors: Array<UserError>;
};

/** The contact data, as they are edited. */
export type ContactSettings = {
  __typename?: 'ContactSettings';
  /** The postal address, line by line. */
  address: Array<Scalars['String']['output']>;
  /** The address that starts a chat; it accepts `?text=`, the first message. */
  chatUrl: Scalars['String']['output'];
  /** The email address for customers. */
  email: Scalars['EmailAddress']['output'];
  /** The hours of the help phone. */
  hours: Scalars['String']['output'];
  /** The help phone, as a display text. */
  phone: Scalars['String']['output'];
  /** The help phone as a link (`tel:`). */
  phoneUrl: Scalars['String']['output'];
  /** Hours within which the shop replies to an email. */
  replyHours: Scalars['Int']['output'];
  /** The shop's pages on other sites. */
  social: Array<ShopLink>;
};

/** The contact data. Lengths are in characters. */
export type ContactSettingsInput = {
  /** The postal address, 1 to 6 lines. */
  address: Array<Scalars['String']['input']>;
  /** The https address that starts a chat. */
  chatUrl: Scalars['String']['input'];
  /** The email address for customers. */
  email: Scalars['EmailAddress']['input'];
  /** The hours of the help phone, 1 to 80. */
  hours: Scalars['String']['input'];
  /** The help phone as a display text, 1 to 40. */
  phone: Scalars['String']['input'];
  /** The help phone as a link: `tel:+` and 8 to 15 digits. */
  phoneUrl: Scalars['String']['input'];
  /** Hours within which the shop replies to an email, 1 to 240. */
  replyHours: Scalars['Int']['input'];
  /** The shop's pages on other sites, at most 6. */
  social: Array<ShopLinkInput>;
};

/** A craft by which cloth is tied and dyed. */
export type Craft = {
  __typename?: 'Craft';
  /** The name for shoppers: `Bandhani`. */
  name: Scalars['String']['output'];
  /** Its word in addresses and filters, which never changes: `bandhani`. */
  slug: Scalars['ID']['output'];
  /** The paragraphs of its story, in plain text: escape them. */
  story: Array<Scalars['String']['output']>;
};

/** A new draft. */
export type CreateNewsletterDraftInput = {
  /** The mail's subject, one line of at most 150 characters. */
  subject: Scalars['String']['input'];
  /** Plain text of at most 20,000 characters; an empty line begins a new paragraph. */
  words: Scalars['String']['input'];
};

/** A new promo code. */
export type CreatePromoCodeInput = {
  /** A fixed amount in whole rupees, as paise. */
  amountOff?: InputMaybe<Scalars['Paise']['input']>;
  /** The names of the categories that it is for; empty for all. */
  categories: Array<Scalars['String']['input']>;
  /** Whether carts show it as an offer. */
  isListed: Scalars['Boolean']['input'];
  /** The highest discount in whole rupees, as paise; only with percent. */
  maximum?: InputMaybe<Scalars['Paise']['input']>;
  /** The lowest subtotal in whole rupees, as paise. */
  minimumSubtotal?: InputMaybe<Scalars['Paise']['input']>;
  /** The highest number of orders; at least the number of orders that have used it. */
  mostUses?: InputMaybe<Scalars['Int']['input']>;
  /** The highest number of orders of one shopper. */
  mostUsesEach?: InputMaybe<Scalars['Int']['input']>;
  /** Percent of the subtotal, 1 to 100. Send either percent or amountOff. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** The code: 3 to 40 letters, digits and dashes. */
  promoCode: Scalars['String']['input'];
  /** Its first moment. */
  validFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** The moment at which it expires, after `validFrom`. */
  validUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A fault of a file. */
export type CsvFault = {
  __typename?: 'CsvFault';
  /** The column. */
  field: Scalars['String']['output'];
  /** The right form. */
  message: Scalars['String']['output'];
  /** The row as spreadsheets number it. */
  row: Scalars['Int']['output'];
};

/** The currencies that the shop accepts. */
export type CurrencyCode =
  /** Indian rupee, of 100 paise. */
  | 'INR';

/** The figures of the first screen. A figure that the role may not read is null. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** The sales of the last seven days with today, and of the seven days before until the same time. */
  lastDays: Maybe<SalesComparison>;
  /** The number of variants of which few or no pieces are left. */
  lowStock: Maybe<Scalars['Int']['output']>;
  /** The last comparison of the shop's payments with the payment provider's; also null before the first one. */
  moneyCheck: Maybe<MoneyCheck>;
  /** The number of refunds of cash orders that a person must pay. */
  payoutsToPay: Maybe<Scalars['Int']['output']>;
  /** The number of refunds that the payment provider does not make, so that a person must. */
  refundsGivenUp: Maybe<Scalars['Int']['output']>;
  /** The number of approved returns whose pieces are not back. */
  returnsOnTheWay: Maybe<Scalars['Int']['output']>;
  /** The number of returns to approve or decline. */
  returnsToDecide: Maybe<Scalars['Int']['output']>;
  /** The number of shown reviews that shoppers have reported. */
  reviewsReported: Maybe<Scalars['Int']['output']>;
  /** The number of items to confirm. */
  toConfirm: Maybe<Scalars['Int']['output']>;
  /** The number of confirmed items to dispatch. */
  toDispatch: Maybe<Scalars['Int']['output']>;
  /** The sales of this day of India's calendar, and of the same day last week until the same time. */
  today: Maybe<SalesComparison>;
};

/** A range of days. */
export type DayRange = {
  __typename?: 'DayRange';
  /** The lowest number. */
  from: Scalars['Int']['output'];
  /** The highest number. */
  to: Scalars['Int']['output'];
};

/** A range of days, 0 to 90. */
export type DayRangeInput = {
  /** The lowest number. */
  from: Scalars['Int']['input'];
  /** The highest number. */
  to: Scalars['Int']['input'];
};

/** A return to decline. */
export type DeclineReturnInput = {
  /** The reason, as a text for the shopper, 1 to 200 characters. */
  reason: Scalars['String']['input'];
  /** The return, by `Return.returnId`. */
  returnId: Scalars['ID']['input'];
};

/** A saved address to delete. */
export type DeleteAddressInput = {
  /** The address's id, from `Shopper.addresses`. */
  addressId: Scalars['ID']['input'];
};

/** The result of deleting a saved address. */
export type DeleteAddressPayload = {
  __typename?: 'DeleteAddressPayload';
  /** The `id` of the deleted address; null if there are `userErrors`. */
  deletedId: Maybe<Scalars['ID']['output']>;
  /** The shopper with the current address book; null if there are `userErrors`. */
  shopper: Maybe<Shopper>;
  /** The reasons why it still exists; empty on success. */
  userErrors: Array<UserError>;
};

/** A draft to delete. */
export type DeleteNewsletterDraftInput = {
  /** The draft's id. */
  draftId: Scalars['ID']['input'];
  /** The version that the change is made from. */
  version: Scalars['Int']['input'];
};

/** A promo code to delete. */
export type DeletePromoCodeInput = {
  /** The code. */
  promoCode: Scalars['String']['input'];
  /** The version that the change is made from. */
  version: Scalars['Int']['input'];
};

/** The result of deleting a promo code. */
export type DeletePromoCodePayload = {
  __typename?: 'DeletePromoCodePayload';
  /** The deleted code; null if nothing was deleted. */
  deletedCode: Maybe<Scalars['String']['output']>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** The note to delete. */
export type DeleteShopperNoteInput = {
  /** The shop's id of the note. */
  noteId: Scalars['ID']['input'];
  /** The shop's id of the account. */
  shopperId: Scalars['ID']['input'];
};

/** A sold item that is delivered. */
export type DeliverOrderItemInput = {
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
};

/** The delivery dates of variants at a PIN code, if they are ordered now. */
export type DeliveryEstimate = {
  __typename?: 'DeliveryEstimate';
  /** Whether the shop delivers there. If not, `startPayment` refuses the address. */
  isServed: Scalars['Boolean']['output'];
  /** The dates of each variant; empty where the shop does not deliver. */
  items: Array<ItemDeliveryEstimate>;
  /**
   * The reason why there are no dates (no delivery there, or an unknown PIN code), as a text for shoppers; null when there
   * are dates.
   */
  message: Maybe<Scalars['String']['output']>;
  /** The PIN code: six digits. */
  pinCode: Scalars['String']['output'];
  /**
   * The days within which all of them arrive; null where the shop does not deliver, for an unknown PIN code, and when none
   * of the variants exists.
   */
  window: Maybe<DeliveryWindow>;
};

/** A range of delivery days, in India's calendar. */
export type DeliveryWindow = {
  __typename?: 'DeliveryWindow';
  /** The first possible day. */
  earliest: Scalars['Date']['output'];
  /** The latest day. */
  latest: Scalars['Date']['output'];
};

/** A sold item that is dispatched. */
export type DispatchOrderItemInput = {
  /** The code of one of the shop's carriers. The carrier's page of the parcel is used if there is no `trackingUrl`. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
  /** The carrier's number, at most 60 characters. */
  trackingId?: InputMaybe<Scalars['String']['input']>;
  /** The carrier's page, https; needs `trackingId`. */
  trackingUrl?: InputMaybe<Scalars['URL']['input']>;
};

/** The words of a product. A field that is left out becomes empty. Lengths are in characters. */
export type EditProductInput = {
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
  /** The slug of its craft. */
  craft: Scalars['String']['input'];
  /** At most 5,000. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Measures in metres, at most 200. */
  dimension?: InputMaybe<Scalars['String']['input']>;
  /** The fabric, at most 40. */
  fabric: Scalars['String']['input'];
  /** The HSN code for its tax: 4, 6 or 8 digits. */
  hsnCode?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** The occasions it suits. */
  occasions?: InputMaybe<Array<Occasion>>;
  /** At most 200. */
  pattern?: InputMaybe<Scalars['String']['input']>;
  /** The product's id. */
  productId: Scalars['ID']['input'];
  /** At most 200. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
  /** In whole grams, 1 to 1,000,000. */
  weightGrams?: InputMaybe<Scalars['Int']['input']>;
};

/** A variant with all its values. A field that is left out becomes empty. */
export type EditVariantInput = {
  /** The colour's name, at most 40. */
  color: Scalars['String']['input'];
  /** Its GTIN-13 (EAN). */
  gtin?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is no longer sold. */
  isRetired: Scalars['Boolean']['input'];
  /** The stock up to which it is low; the shop's usual number without it. */
  lowStock?: InputMaybe<Scalars['Int']['input']>;
  /** The product's id. */
  productId: Scalars['ID']['input'];
  /** The size, if it has sizes, at most 20: `M`. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** The variant's sku, which never changes. */
  sku: Scalars['ID']['input'];
  /** The version of the product that the change is based on. */
  version: Scalars['Int']['input'];
};

/** A promo code to end. */
export type EndPromoCodeInput = {
  /** The code. */
  promoCode: Scalars['String']['input'];
  /** The version that the change is made from. */
  version: Scalars['Int']['input'];
};

/** The person whose sessions end. */
export type EndSessionsOfInput = {
  /** The shop's id of the person's account. */
  personId: Scalars['ID']['input'];
};

/** The proof for erasing an account. */
export type EraseAccountInput = {
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: InputMaybe<Scalars['String']['input']>;
  /** The current password, to confirm the login. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The account to erase. */
export type EraseAccountOfInput = {
  /** The account's address. */
  email: Scalars['EmailAddress']['input'];
};

/** The result of erasing an account. */
export type EraseAccountPayload = {
  __typename?: 'EraseAccountPayload';
  /** The cart after it: null, because the shop has none for a visitor. */
  cart: Maybe<Cart>;
  /** The shopper after it: null, because nobody is logged in. Write it to `me` in a cache. */
  shopper: Maybe<Shopper>;
  /** The reasons why the account still exists; empty on success. */
  userErrors: Array<UserError>;
};

/** A file for the accountant: CSV in UTF-8. */
export type Export = {
  __typename?: 'Export';
  /** The file's id. */
  exportId: Scalars['ID']['output'];
  /** The name of the file; null before it is done. */
  fileName: Maybe<Scalars['String']['output']>;
  /** When it was done or failed; null before. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** The first day. */
  from: Scalars['Date']['output'];
  /** Which file it is. */
  kind: ExportKind;
  /** When it was requested. */
  requestedAt: Scalars['DateTime']['output'];
  /** How many of its rows are read. */
  rowsDone: Scalars['Int']['output'];
  /** How many rows there are; null before they are counted. */
  rowsTotal: Maybe<Scalars['Int']['output']>;
  /** Whether it is done. */
  state: ExportState;
  /** The last day. */
  until: Scalars['Date']['output'];
  /** The path of the file, for a request with the access token of a recent login; null before it is done. */
  url: Maybe<Scalars['URL']['output']>;
};

/** The proof for an export of an account's data. */
export type ExportAccountInput = {
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: InputMaybe<Scalars['String']['input']>;
  /** The current password, to confirm the login. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The account to export. */
export type ExportAccountOfInput = {
  /** The account's address. */
  email: Scalars['EmailAddress']['input'];
};

/** The data of an account. */
export type ExportAccountOfPayload = {
  __typename?: 'ExportAccountOfPayload';
  /** All data, as a JSON text; null if there are `userErrors`. */
  json: Maybe<Scalars['String']['output']>;
  /** The reasons why it was not exported; empty on success. */
  userErrors: Array<UserError>;
};

/** All data of a shopper. */
export type ExportAccountPayload = {
  __typename?: 'ExportAccountPayload';
  /**
   * A JSON document: `exportedAt`, `profile`, `logins`, `sessions`, `addresses`, `cart`, `wishlist`, `notices`, `reviews`, `orders`
   * and `newsletter`. Amounts are in paise; it contains no passwords, codes or tokens. Null if there are `userErrors`.
   */
  json: Maybe<Scalars['String']['output']>;
  /** The reasons why there is none; empty on success. */
  userErrors: Array<UserError>;
};

/** Which file for the accountant it is. */
export type ExportKind =
  /** The credit notes: table 9B of GSTR-1, and those that table 7 contains. */
  | 'GST_CREDIT_NOTES'
  /** The series of documents: table 13 of GSTR-1. */
  | 'GST_DOCUMENTS'
  /** Sales by HSN or SAC, less credit notes: table 12 of GSTR-1. */
  | 'GST_HSN'
  /** Large invoices to other states: table 5 of GSTR-1. */
  | 'GST_LARGE_SALES'
  /** Sales by state and rate, less credit notes: table 7 of GSTR-1. */
  | 'GST_SALES'
  /** The sold items with their payments. */
  | 'ORDERS'
  /** The commission statements of the sellers, by month. */
  | 'PAYOUTS'
  /** The refunds by the payment provider and by bank transfer. */
  | 'REFUNDS';

/** A page of the files for the accountant. */
export type ExportList = {
  __typename?: 'ExportList';
  /** The items of this page, in order. */
  nodes: Array<Export>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** The state of a file. */
export type ExportState =
  /** It can be downloaded. */
  | 'DONE'
  /** It has more rows than a file may have, or its job met an error. */
  | 'FAILED'
  /** Its job runs. */
  | 'RUNNING'
  /** It waits for its job. */
  | 'WAITING';

/** The number of products for one filter value. */
export type FilterCount = {
  __typename?: 'FilterCount';
  /** The number of products. */
  count: Scalars['Int']['output'];
  /** The filter. */
  filter: FilterName;
  /**
   * The value of `products(filter:)` that selects only these products, as JSON: `{"fabrics":["Georgette"]}`. Null for CATEGORY: read
   * `Query.category`.
   */
  input: Maybe<Scalars['String']['output']>;
  /** The text to display: `Georgette`, `Wedding`, `In stock`. */
  label: Scalars['String']['output'];
  /** The value: a name as the shop stores it (`Georgette`), an enum value (`WEDDING`), or `true` for IN_STOCK. */
  value: Scalars['String']['output'];
};

/** The filters whose values are counted. */
export type FilterName =
  /** The category. */
  | 'CATEGORY'
  /** `Collection`. */
  | 'COLLECTION'
  /** A colour of which at least one variant is in stock; only in `ProductConnection.colorCounts`. */
  | 'COLOR'
  /** A craft; only in `ProductConnection.craftCounts`. */
  | 'CRAFT'
  /** The fabric. */
  | 'FABRIC'
  /** In stock. */
  | 'IN_STOCK'
  /** `Occasion`. */
  | 'OCCASION'
  /** A size of which at least one variant is in stock. */
  | 'SIZE';

/** The officer who receives complaints. */
export type GrievanceOfficer = {
  __typename?: 'GrievanceOfficer';
  /** The officer's email address. */
  email: Scalars['EmailAddress']['output'];
  /** The hours of the phone, as a display text. */
  hours: Scalars['String']['output'];
  /** The officer's name. */
  name: Scalars['String']['output'];
  /** The officer's phone number, as a display text with the country code. */
  phone: Scalars['String']['output'];
};

/** The officer who receives complaints. Lengths are in characters. */
export type GrievanceOfficerInput = {
  /** The officer's email address. */
  email: Scalars['EmailAddress']['input'];
  /** The hours of the phone, 1 to 80. */
  hours: Scalars['String']['input'];
  /** The officer's name, 1 to 80. */
  name: Scalars['String']['input'];
  /** The officer's phone number as a display text, 1 to 40. */
  phone: Scalars['String']['input'];
};

/** A review to hide. */
export type HideReviewInput = {
  /** Why the shop hides it, at most 500 characters. Only staff read it. */
  reason: Scalars['String']['input'];
  /** The review's id. */
  reviewId: Scalars['ID']['input'];
};

/** A picture. */
export type Image = {
  __typename?: 'Image';
  /** The text alternative. */
  alt: Scalars['String']['output'];
  /** The height in pixels of the same picture; null when the shop does not know it. */
  height: Maybe<Scalars['Int']['output']>;
  /** All renditions as an HTML `srcset`; null when the shop does not serve the picture, which has one size then. */
  srcSet: Maybe<Scalars['String']['output']>;
  /**
   * Its absolute address: under the shop's origin (`shop.url`), or on a public host if the shop does not serve the picture.
   * With `width`, the smallest rendition at least that wide, if the shop serves it. A picture that clients cannot load is an
   * empty `data:` address.
   */
  url: Scalars['URL']['output'];
  /**
   * The width in pixels of the picture at `url` with the same `width` argument. Null when the shop does not know the size:
   * a picture of a seller or on another host.
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

/** The plan of an import for a row. */
export type ImportAction =
  /** It adds the variant, and its product if that is new. */
  | 'CREATE'
  /** It changes nothing. */
  | 'UNCHANGED'
  /** It changes the variant or its product. */
  | 'UPDATE';

/** A changed column of a row. */
export type ImportChange = {
  __typename?: 'ImportChange';
  /** The new value; empty for none. */
  after: Scalars['String']['output'];
  /** The value of now; empty for none. */
  before: Scalars['String']['output'];
  /** The column. */
  field: Scalars['String']['output'];
};

/** A file to import. */
export type ImportProductsInput = {
  /** Whether prices may change by more than half. */
  confirmsPrices?: InputMaybe<Scalars['Boolean']['input']>;
  /** A CSV file with columns of `productsCsv`, at most 200,000 characters and 10,000 rows. Only `sku` is required. */
  csv: Scalars['String']['input'];
  /** Whether it is only checked. */
  isDryRun: Scalars['Boolean']['input'];
  /** The `plan` of an earlier check: the import does exactly these changes, or nothing. */
  plan?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a file of products. */
export type ImportProductsPayload = {
  __typename?: 'ImportProductsPayload';
  /** The rows, at most 500. Of more rows, large changes of prices are first, and unchanged rows are left out. */
  changes: Array<ImportRow>;
  /** The products that are new; null if it is no CSV. */
  created: Maybe<Scalars['Int']['output']>;
  /** The faults of its rows, at most 200. */
  faults: Array<CsvFault>;
  /** The import that has started; null for a dry run and for a file with faults. */
  import: Maybe<ProductImport>;
  /** The rows that change a price by more than half; null if it is no CSV. */
  largePriceChanges: Maybe<Scalars['Int']['output']>;
  /** Identifies these changes; null if it is no CSV. */
  plan: Maybe<Scalars['String']['output']>;
  /** The products of the file; null if it is no CSV. */
  products: Maybe<Scalars['Int']['output']>;
  /** The rows of the file; null if it is no CSV. */
  rows: Maybe<Scalars['Int']['output']>;
  /** The products that change; null if it is no CSV. */
  updated: Maybe<Scalars['Int']['output']>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A row of a file, compared with the shop. */
export type ImportRow = {
  __typename?: 'ImportRow';
  /** The plan for it. */
  action: ImportAction;
  /** The changed columns. */
  fields: Array<ImportChange>;
  /** Whether a price changes by more than half. */
  isLargePriceChange: Scalars['Boolean']['output'];
  /** The product's name after the import. */
  product: Scalars['String']['output'];
  /** The row as spreadsheets number it. */
  row: Scalars['Int']['output'];
  /** The SKU. */
  sku: Scalars['String']['output'];
};

/** A file of counted stock. */
export type ImportStockInput = {
  /** A CSV file with the columns `sku` and `counted`, at most 200,000 characters and 10,000 rows. */
  csv: Scalars['String']['input'];
  /** Whether it is only checked. */
  isDryRun: Scalars['Boolean']['input'];
};

/** The result of a file of counted stock. */
export type ImportStockPayload = {
  __typename?: 'ImportStockPayload';
  /** The number of variants whose stock differs; null if it is no CSV. */
  changes: Maybe<Scalars['Int']['output']>;
  /** The faults of its rows. */
  faults: Array<CsvFault>;
  /** The counted rows; null if it is no CSV. */
  rows: Maybe<Scalars['Int']['output']>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** An open invitation to work for the shop. */
export type Invitation = {
  __typename?: 'Invitation';
  /** The invited address. */
  email: Scalars['EmailAddress']['output'];
  /** When its link ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** The shop's id of the invitation. */
  invitationId: Scalars['ID']['output'];
  /** When it was mailed. */
  invitedAt: Scalars['DateTime']['output'];
  /** The name or address of the person who invited; null for the operator. */
  invitedBy: Maybe<Scalars['String']['output']>;
  /** The role that the person gets. */
  role: ShopperRole;
  /** For a SELLER: the name of the seller; null for others. */
  sellerName: Maybe<Scalars['String']['output']>;
};

/** A person to invite. */
export type InviteStaffInput = {
  /** The address, in any case of letters. */
  email: Scalars['EmailAddress']['input'];
  /** The role, not SHOPPER. */
  role: ShopperRole;
  /** For a SELLER: the seller. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of an invitation. */
export type InviteStaffPayload = {
  __typename?: 'InviteStaffPayload';
  /** The invitation; null if there are `userErrors`. */
  invitation: Maybe<Invitation>;
  /** The reasons why it was not mailed; empty on success. */
  userErrors: Array<UserError>;
};

/** An invoice of a seller for an order with its tax, or a credit note that reduces one. It never changes. */
export type Invoice = {
  __typename?: 'Invoice';
  /** The shop's id of the document. */
  invoiceId: Scalars['ID']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Whether it is an invoice or a credit note. */
  kind: InvoiceKind;
  /** Its number in the series of the seller and the financial year: `INV/26-27/00042`. */
  number: Scalars['String']['output'];
  /** The invoiced or credited amount, including tax. */
  total: Money;
  /**
   * The path of the PDF on the shop's origin. A GET request needs the shopper's access token, as `Authorization: Bearer …`. For
   * everybody else the document does not exist.
   */
  url: Scalars['String']['output'];
};

/** The kind of a document. */
export type InvoiceKind =
  /** A credit note for a refund. */
  | 'CREDIT_NOTE'
  /** The invoice of a seller for an order. */
  | 'INVOICE';

/** The delivery dates of one variant. */
export type ItemDeliveryEstimate = {
  __typename?: 'ItemDeliveryEstimate';
  /** The variant's SKU. */
  sku: Scalars['ID']['output'];
  /** The days within which it arrives. */
  window: DeliveryWindow;
};

/** The subscription to end. */
export type LeaveNewsletterInput = {
  /** The token of the link in each newsletter. */
  token: Scalars['String']['input'];
};

/** The result of unsubscribing. */
export type LeaveNewsletterPayload = {
  __typename?: 'LeaveNewsletterPayload';
  /** A message for the visitor, written by the shop. */
  message: Maybe<Scalars['String']['output']>;
  /** The reasons why the subscription continues; empty on success. */
  userErrors: Array<UserError>;
};

/** Why pieces of an order could not be put into the cart. */
export type LeftOutReason =
  /** The cart has too many different products. */
  | 'CART_FULL'
  /** The shop no longer sells it. */
  | 'GONE'
  /** It is sold out. */
  | 'SOLD_OUT'
  /** Fewer pieces are left, or the limit of a cart is reached. */
  | 'TOO_FEW';

/**
 * The legal facts of the sellers. Product pages, labels and new documents show them; a document that has its number retains
 * the facts of its time.
 */
export type LegalSettings = {
  __typename?: 'LegalSettings';
  /** The country in which the products are made. */
  countryOfOrigin: Scalars['String']['output'];
  /** The officer who receives complaints. */
  grievanceOfficer: GrievanceOfficer;
  /** The sellers with a registration of their own. */
  sellers: Array<RegisteredSeller>;
  /** The shop as a seller: of the products of all sellers that are not in `sellers`. */
  shop: SellerFacts;
};

/** The legal facts of the sellers. Lengths are in characters. */
export type LegalSettingsInput = {
  /** The country in which the products are made, 1 to 60. */
  countryOfOrigin: Scalars['String']['input'];
  /** The officer who receives complaints. */
  grievanceOfficer: GrievanceOfficerInput;
  /** The sellers with a registration of their own, each once, at most 500. */
  sellers: Array<RegisteredSellerInput>;
  /** The shop as a seller. */
  shop: SellerFactsInput;
};

/** An account in a list of staff. */
export type ListedShopper = {
  __typename?: 'ListedShopper';
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The email address. */
  email: Scalars['EmailAddress']['output'];
  /** Whether the account is blocked. */
  isBlocked: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** The number of placed orders. */
  orderCount: Scalars['Int']['output'];
  /** The phone number; null when unknown. */
  phone: Maybe<Scalars['String']['output']>;
  /** The role of the account. */
  role: ShopperRole;
  /** The shop's id of the account. */
  shopperId: Scalars['ID']['output'];
};

/** Part of a list of accounts. */
export type ListedShopperConnection = {
  __typename?: 'ListedShopperConnection';
  /** The items of this part, in order, each with its cursor. */
  edges: Array<ListedShopperEdge>;
  /** The same items without cursors. */
  nodes: Array<ListedShopper>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the list and its cursor. */
export type ListedShopperEdge = {
  __typename?: 'ListedShopperEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: ListedShopper;
};

/** An address and its password. */
export type LoginInput = {
  /**
   * The device name in `Shopper.sessions`, at most 100 characters, for example `Asha's Pixel 9`. The default is made from
   * the `User-Agent`.
   */
  deviceName?: InputMaybe<Scalars['String']['input']>;
  /** The address, in any case of letters. */
  email: Scalars['EmailAddress']['input'];
  /** The password, at most 128 characters. */
  password: Scalars['String']['input'];
  /**
   * true for a client without cookies: its access token is valid without a cookie, for ten minutes. The payload also has a
   * refresh token for `refreshSession`. Store both where no other app can read them: a person with the token acts as the
   * shopper. Browsers leave it out: their token is valid only with the session's HttpOnly cookie.
   */
  unbound?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The data of a Google login. */
export type LoginWithGoogleInput = {
  /** For a native app, instead of `idToken`: Google's authorization code, valid once. It needs the next three fields. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The secret of PKCE (RFC 7636), 43 to 128 characters; Google got its hash by S256. */
  codeVerifier?: InputMaybe<Scalars['String']['input']>;
  /** The name of the device: see `LoginInput.deviceName`. */
  deviceName?: InputMaybe<Scalars['String']['input']>;
  /** For a shop without `idToken`: the address. */
  email?: InputMaybe<Scalars['EmailAddress']['input']>;
  /** The identity token (a JSON Web Token) that Google issued for this shop. */
  idToken?: InputMaybe<Scalars['String']['input']>;
  /** For a shop without `idToken`: the name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The nonce of the identity token, new for each login. With `idToken` it is optional, and compared if given. */
  nonce?: InputMaybe<Scalars['String']['input']>;
  /** The address that Google redirected the browser to: exactly one of those that the shop allows. */
  redirectUri?: InputMaybe<Scalars['String']['input']>;
  /** For a shop without `idToken`: the id from Google's popup. */
  uid?: InputMaybe<Scalars['String']['input']>;
  /** true for a client without cookies: see `LoginInput.unbound`. */
  unbound?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The session to end, of a client without cookies. */
export type LogoutInput = {
  /** The `refreshToken` of the last response. Without it, the session of the refresh cookie, or of the access token. */
  refreshToken?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a logout. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** The cart after it: null, because the shop has none for a visitor. */
  cart: Maybe<Cart>;
  /** The shopper after it: null, because nobody is logged in. Write it to `me` in a cache. */
  shopper: Maybe<Shopper>;
  /** The reasons why the session continues; empty on success. */
  userErrors: Array<UserError>;
};

/** A picture of a product that staff have uploaded. */
export type ManagedPicture = {
  __typename?: 'ManagedPicture';
  /** The text for shoppers who cannot see it; empty for the usual one. */
  alt: Scalars['String']['output'];
  /** The colour that it shows. */
  color: Scalars['String']['output'];
  /** The shown part, in parts of the whole picture. */
  crop: PictureCrop;
  /** The shown part. */
  image: Image;
  /** The whole picture. */
  original: Image;
  /** The picture's id. */
  pictureId: Scalars['ID']['output'];
};

/** A product as staff edit it. */
export type ManagedProduct = Node & {
  __typename?: 'ManagedProduct';
  /** The blouse piece. */
  blouse: Maybe<Scalars['String']['output']>;
  /** The brand. */
  brand: Maybe<Scalars['String']['output']>;
  /** Care instructions. */
  careGuide: Maybe<Scalars['String']['output']>;
  /** The category's name. */
  category: Scalars['String']['output'];
  /** The collections it is in. */
  collections: Array<Collection>;
  /** The slug of its craft. */
  craft: Scalars['String']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The seller's description in plain text: escape it. */
  description: Maybe<Scalars['String']['output']>;
  /** Measures in metres. */
  dimension: Maybe<Scalars['String']['output']>;
  /** The fabric. */
  fabric: Scalars['String']['output'];
  /** The HSN code for its tax. */
  hsnCode: Maybe<Scalars['String']['output']>;
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /** Whether somebody has ordered it: then it can be archived, and not deleted. */
  isOrdered: Scalars['Boolean']['output'];
  /** The list price. */
  listPrice: Money;
  /** The name. */
  name: Scalars['String']['output'];
  /** The occasions it suits. */
  occasions: Array<Occasion>;
  /** The path of its page, percent-encoded. Only a live product has the page. */
  path: Scalars['String']['output'];
  /** The pattern. */
  pattern: Maybe<Scalars['String']['output']>;
  /** The pictures that staff have uploaded, by colour, in their order. */
  pictures: Array<ManagedPicture>;
  /** The prices of now and before the last changes, the newest first. Errors with FORBIDDEN for a PACKER. */
  priceHistory: Maybe<Array<PastPrice>>;
  /** The shop's id of the product. */
  productId: Scalars['ID']['output'];
  /** The average rating, 0.0 to 5.0. */
  rating: Scalars['Float']['output'];
  /** The number of reviews. */
  reviewCount: Scalars['Int']['output'];
  /** The seller. */
  seller: Seller;
  /** The seller's price, without the shop's commission. */
  sellerPrice: Money;
  /** The size or sizes. */
  size: Maybe<Scalars['String']['output']>;
  /** Only a live product is listed and sold. */
  state: ProductState;
  /** When it last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Its variants, in the shop's order, including retired ones. */
  variants: Array<ManagedVariant>;
  /** Grows with each change. A change names the version that it is based on. */
  version: Scalars['Int']['output'];
  /** Weight in grams. */
  weightGrams: Maybe<Scalars['Int']['output']>;
};

/** Part of a list of products of staff. */
export type ManagedProductConnection = {
  __typename?: 'ManagedProductConnection';
  /** The items of this part, in order, each with its cursor. */
  edges: Array<ManagedProductEdge>;
  /** The same items without cursors. */
  nodes: Array<ManagedProduct>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the list and its cursor. */
export type ManagedProductEdge = {
  __typename?: 'ManagedProductEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: ManagedProduct;
};

/** The product after a change. */
export type ManagedProductPayload = {
  __typename?: 'ManagedProductPayload';
  /** The product; null if nothing changed. */
  product: Maybe<ManagedProduct>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** The order of the products of staff. */
export type ManagedProductSort =
  /** By name. */
  | 'NAME'
  /** The newest first. */
  | 'NEWEST'
  /** The oldest first. */
  | 'OLDEST'
  /** The lowest price first. */
  | 'PRICE'
  /** The fewest pieces first. */
  | 'STOCK';

/** A variant as staff edit it. */
export type ManagedVariant = {
  __typename?: 'ManagedVariant';
  /** The colour's name. */
  color: Scalars['String']['output'];
  /** Its GTIN-13 (EAN). */
  gtin: Maybe<Scalars['String']['output']>;
  /** Whether `lowStock` was set for this variant. */
  hasOwnLowStock: Scalars['Boolean']['output'];
  /** Its picture. */
  image: Image;
  /** Whether few or none are left. */
  isLow: Scalars['Boolean']['output'];
  /** Whether it is no longer sold. */
  isRetired: Scalars['Boolean']['output'];
  /** The stock up to which it is low. */
  lowStock: Scalars['Int']['output'];
  /** The size, if it has sizes. */
  size: Maybe<Scalars['String']['output']>;
  /** The SKU. */
  sku: Scalars['ID']['output'];
  /** The pieces in the store, whether it is sold or not. */
  stock: Scalars['Int']['output'];
};

/** The review to mark. */
export type MarkReviewHelpfulInput = {
  /** false takes the mark back. */
  isHelpful: Scalars['Boolean']['input'];
  /** The review's id. */
  reviewId: Scalars['ID']['input'];
};

/** An amount of money. */
export type Money = {
  __typename?: 'Money';
  /** In paise (1/100 rupee): ₹1,234.00 is 123400. */
  amount: Scalars['Paise']['output'];
  /** Always INR. */
  currency: CurrencyCode;
  /** The text to display: rupee sign, Indian grouping and two decimals, for example `₹1,23,456.00`. */
  display: Scalars['String']['output'];
};

/** A comparison of the shop's payments and refunds with the payment provider's. */
export type MoneyCheck = {
  __typename?: 'MoneyCheck';
  /** When it was made. */
  checkedAt: Scalars['DateTime']['output'];
  /** The number of discrepancies that were not repaired. */
  findings: Scalars['Int']['output'];
  /** The discrepancies, each in a line for staff, at most 100. */
  lines: Array<Scalars['String']['output']>;
};

/**
 * Where the money of an order or an order item is, exact to the paisa: `subtotal - discountShare = paid`, and `paid = kept
 * + refundDue + refundSent`. For cash on delivery, `paid` is 0 and `toCollect` is the amount until the shopper pays; both
 * are 0 if it was cancelled or refused before.
 */
export type MoneyTrail = {
  __typename?: 'MoneyTrail';
  /** The discount; for an item its share of the order's discount. */
  discountShare: Money;
  /** The amount that remains with the shop. */
  kept: Money;
  /** The paid amount. */
  paid: Money;
  /** The amount that is not yet refunded. */
  refundDue: Money;
  /** The refunded amount. */
  refundSent: Money;
  /** The price of the pieces before discounts. */
  subtotal: Money;
  /** The amount that the shopper still has to pay in cash on delivery. */
  toCollect: Money;
};

/** An item of the wishlist. */
export type MoveToCartInput = {
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The item's id. */
  wishlistItemId: Scalars['ID']['input'];
};

/** Wishlist and cart after the move. */
export type MoveToCartPayload = {
  __typename?: 'MoveToCartPayload';
  /** The current cart; null while unavailable. */
  cart: Maybe<Cart>;
  /** The id of the moved item; null if nothing was moved. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
  /** The current wishlist; null while unavailable. */
  wishlist: Maybe<Wishlist>;
};

/** A line of the cart. */
export type MoveToWishlistInput = {
  /** The line's id. */
  cartItemId: Scalars['ID']['input'];
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Cart and wishlist after the move. */
export type MoveToWishlistPayload = {
  __typename?: 'MoveToWishlistPayload';
  /** The current cart; null while unavailable. */
  cart: Maybe<Cart>;
  /** The id of the moved line; null if nothing was moved. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
  /** The current wishlist; null while unavailable. */
  wishlist: Maybe<Wishlist>;
};

/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Accepts an invitation to work for the shop: the account gets the role. `EXPIRED` for a link that has expired, was used
   * or was withdrawn, `NOT_ALLOWED_IN_STATUS` for an account with a role. Errors with FORBIDDEN for an account with another
   * address.
   */
  acceptInvitation: Maybe<AcceptInvitationPayload>;
  /**
   * Saves an address. Saving the same address again changes nothing. `INVALID_INPUT` for an invalid field, and without a
   * field when 20 are saved. Errors with FORBIDDEN in a shop without an address book.
   */
  addAddress: Maybe<AddAddressPayload>;
  /** Adds several variants to the cart, at most 50: all of them, or none if there are `userErrors`. */
  addManyToCart: Maybe<AddManyToCartPayload>;
  /**
   * For staff: adds an internal note to an order. Its shopper never sees it. `INVALID_INPUT` for an empty note, `NOT_FOUND`
   * for an unknown order. Errors with FORBIDDEN for a shopper and for a SELLER.
   */
  addOrderNote: Maybe<AddOrderNotePayload>;
  /**
   * For staff: adds a product with its variants. `INVALID_INPUT` for an invalid field, `ALREADY_EXISTS` for a sku that
   * exists. Errors with FORBIDDEN for a shopper.
   */
  addProduct: Maybe<AddProductPayload>;
  /** For the owner: adds a seller. `INVALID_INPUT` for an invalid field. Needs a recent login. */
  addSeller: Maybe<SellerAccountPayload>;
  /** Writes a note on a shopper, which only staff read. Errors with FORBIDDEN for all but an ADMIN and a MANAGER. */
  addShopperNote: Maybe<ShopperRecordPayload>;
  /**
   * Adds pieces of a variant to the cart; a line of the same variant grows. `INVALID_INPUT` for a quantity below 1 or
   * above `shop.limits.quantity`, `NOT_FOUND` for an unknown sku, `OUT_OF_STOCK`, `INSUFFICIENT_STOCK` for more than are
   * left.
   */
  addToCart: Maybe<AddToCartPayload>;
  /** Adds a variant to the wishlist; no change if it is already there. `NOT_FOUND` for an unknown sku. */
  addToWishlist: Maybe<AddToWishlistPayload>;
  /** For staff: adds a variant to a product. `ALREADY_EXISTS` for a sku that exists. Errors as `editProduct`. */
  addVariant: Maybe<ManagedProductPayload>;
  /**
   * For staff: replies to a review in the shop's name; a later reply replaces the earlier one, and an empty text removes it.
   * `NOT_FOUND` for a review of another seller's product, `INVALID_INPUT` for a text that is too long.
   */
  answerReview: Maybe<StaffReviewPayload>;
  /**
   * Applies a promo code to the cart and replaces the former one. `Cart.bill` includes it until it is removed or an order is placed.
   * `INVALID_PROMO_CODE` if the cart does not allow the code; the former code stays. FORBIDDEN on a host that stores no code with a
   * cart; use `Cart.totals(promoCode:)` there.
   */
  applyPromoCode: Maybe<ApplyPromoCodePayload>;
  /**
   * For staff: approves a requested return; its shopper gets a mail with the day of the pick-up. `NOT_ALLOWED_IN_STATUS` in
   * any other state. Errors with FORBIDDEN for a shopper.
   */
  approveReturn: Maybe<SaleReturnPayload>;
  /**
   * Blocks an account: its sessions end, and it can no longer log in. Its orders stay as they are.
   * `NOT_ALLOWED_IN_STATUS` for an account of staff. Errors with FORBIDDEN for all but an ADMIN and a MANAGER.
   */
  blockShopper: Maybe<ShopperRecordPayload>;
  /**
   * Puts the pieces of an order into the cart, as far as stock and limits allow: of a placed order, or of
   * `Shopper.unpaidOrder`. The cart then has at least the ordered pieces, so a repeated call adds nothing. `NOT_FOUND` for
   * an order that is not the shopper's. Errors with FORBIDDEN in a shop without it.
   */
  buyAgain: Maybe<BuyAgainPayload>;
  /** Cancels a notice. `NOT_FOUND` for a notice that does not exist or was sent. */
  cancelNotice: Maybe<CancelNoticePayload>;
  /**
   * Cancels an order item before its dispatch; its payment is refunded. `NOT_FOUND` for an item that is not the shopper's,
   * `NOT_ALLOWED_IN_STATUS` for one that is dispatched, delivered or cancelled.
   */
  cancelOrderItem: Maybe<CancelOrderItemPayload>;
  /**
   * Releases the reserved pieces when the shopper closed the widget without paying. The shop asks the provider first: a
   * paid payment is PAID, and one that can still be paid remains PENDING. On a host without such a call it does nothing
   * and returns null.
   */
  cancelPayment: Maybe<CancelPaymentPayload>;
  /**
   * Changes the password, or sets a first one, and ends all other sessions. Needs a login of the last ten minutes, else
   * `CONFIRM_LOGIN`: the same mutation with `password` or `otp` confirms the login for ten minutes. `INVALID_INPUT` for a
   * wrong `password` and for a `newPassword` that is too short, too long or common; `INVALID_OTP` or `EXPIRED` for a wrong
   * `otp`. After 10 wrong proofs: RATE_LIMITED, and the shopper must log in again. Errors with FORBIDDEN as
   * `sendConfirmationOtp` does.
   */
  changePassword: Maybe<ChangePasswordPayload>;
  /**
   * For staff: adds or removes pieces of a variant. The change is relative, so that pieces that are sold meanwhile remain
   * sold. `INSUFFICIENT_STOCK` when fewer are left than are removed, `NOT_FOUND` for a variant of another seller.
   */
  changeStock: Maybe<ChangeStockPayload>;
  /**
   * For staff: marks the cash for a dispatched or delivered item as collected; a dispatched item becomes delivered.
   * `NOT_ALLOWED_IN_STATUS` when no cash is due. Errors with FORBIDDEN for a shopper.
   */
  collectCash: Maybe<SaleItemPayload>;
  /**
   * Completes a login at `/auth/google-login` after Google's redirect: the cookies contain the session, and this returns
   * the access token. Valid once, within five minutes; after that it errors with UNAUTHENTICATED.
   */
  completeGoogleRedirect: Maybe<SessionPayload>;
  /**
   * Changes the email with the OTPs of both addresses, ends all other sessions and removes the logins with Google.
   * `INVALID_OTP` with the field of a wrong OTP, `EXPIRED` after ten minutes or five tries, `ALREADY_EXISTS` if another
   * account uses the mailbox meanwhile. Errors with FORBIDDEN as `requestEmailChange` does.
   */
  confirmEmailChange: Maybe<ConfirmEmailChangePayload>;
  /**
   * Confirms the login for ten minutes, by `password` or `otp`. Use it when a mutation without these fields returned
   * `CONFIRM_LOGIN`. Without both it checks whether the login is recent. Same errors as `changePassword`. Errors with
   * FORBIDDEN in a shop without it.
   */
  confirmLogin: Maybe<ConfirmLoginPayload>;
  /**
   * Confirms an address by the mailed link; a repeated call has the same result. `EXPIRED` for a token that is wrong or
   * older than a week, and in a shop that sends no such links.
   */
  confirmNewsletter: Maybe<ConfirmNewsletterPayload>;
  /**
   * Confirms a notice by the mailed link; a repeated call has the same result. `EXPIRED` for a token that is wrong or older
   * than a week, and in a shop without notices.
   */
  confirmNotice: Maybe<ConfirmNoticePayload>;
  /** For staff: confirms a placed item. `NOT_ALLOWED_IN_STATUS` in any other state. Errors with FORBIDDEN for a shopper. */
  confirmOrderItem: Maybe<SaleItemPayload>;
  /**
   * Completes the set-up by a code of the app, within half an hour, and returns the recovery codes. It also verifies the
   * second factor for this session. `INVALID_OTP` for a wrong code, `EXPIRED` after half an hour.
   */
  confirmSecondFactor: Maybe<ConfirmSecondFactorPayload>;
  /** For staff: adds a draft of a newsletter issue. `INVALID_INPUT` for a text that is too long. */
  createNewsletterDraft: Maybe<NewsletterDraftPayload>;
  /**
   * For staff: adds a promo code. `ALREADY_EXISTS` for a code that exists, `INVALID_INPUT` for invalid terms. Needs a login of
   * the last ten minutes, else `CONFIRM_LOGIN`.
   */
  createPromoCode: Maybe<PromoCodePayload>;
  /**
   * For staff: declines a return that has not been received; its shopper gets a mail with the reason. The pieces of an
   * exchange go back to the stock. `NOT_ALLOWED_IN_STATUS` in any other state. Errors with FORBIDDEN for a shopper.
   */
  declineReturn: Maybe<SaleReturnPayload>;
  /** Deletes a saved address; orders do not change. `NOT_FOUND` and FORBIDDEN as for `updateAddress`. */
  deleteAddress: Maybe<DeleteAddressPayload>;
  /** For staff: deletes a draft. `CHANGED_MEANWHILE` if somebody else has changed it, `NOT_FOUND`. */
  deleteNewsletterDraft: Maybe<NewsletterDraftResultPayload>;
  /**
   * For staff: deletes a promo code that no order uses. `NOT_ALLOWED_IN_STATUS` if an order uses it, `CHANGED_MEANWHILE` if
   * somebody else has changed it, `NOT_FOUND`.
   */
  deletePromoCode: Maybe<DeletePromoCodePayload>;
  /** Deletes a note on a shopper. Errors with FORBIDDEN for all but an ADMIN and a MANAGER. */
  deleteShopperNote: Maybe<ShopperRecordPayload>;
  /**
   * For staff: marks a dispatched item as delivered; a mail asks its shopper for a review. `NOT_ALLOWED_IN_STATUS` in any
   * other state. Errors with FORBIDDEN for a shopper.
   */
  deliverOrderItem: Maybe<SaleItemPayload>;
  /**
   * For staff: marks a placed or confirmed item as dispatched; its shopper gets a mail. `NOT_ALLOWED_IN_STATUS` in any
   * other state. Errors with FORBIDDEN for a shopper.
   */
  dispatchOrderItem: Maybe<SaleItemPayload>;
  /**
   * For staff: changes the words of a product. `NOT_FOUND` for a product of another seller, `CHANGED_MEANWHILE` for another
   * version.
   */
  editProduct: Maybe<ManagedProductPayload>;
  /** For staff: changes a variant, retires it, or sells it again. Errors as `editProduct`. */
  editVariant: Maybe<ManagedProductPayload>;
  /**
   * For staff: ends a promo code now. `NOT_ALLOWED_IN_STATUS` if it has expired, `CHANGED_MEANWHILE` if somebody else has
   * changed it, `NOT_FOUND`.
   */
  endPromoCode: Maybe<PromoCodePayload>;
  /**
   * Ends all sessions of a person who works for the shop. `CONFIRM_LOGIN` without a recent login. Errors with FORBIDDEN for
   * all but an ADMIN.
   */
  endSessionsOf: Maybe<StaffChangePayload>;
  /**
   * Erases the account and ends all its sessions. It deletes name, email, phone, addresses, cart, wishlist and newsletter,
   * and signs reviews with "A shopper". Invoice data that tax law requires remains in a separate place. Needs a recent
   * login, with the same errors as `changePassword`. `NOT_ALLOWED_IN_STATUS` during a delivery, a refund or an open
   * payment, and for staff; the message gives the reason.
   */
  eraseAccount: Maybe<EraseAccountPayload>;
  /**
   * Permanently erases the account with this address. `NOT_ALLOWED_IN_STATUS` during a delivery, a refund or an open payment,
   * and for staff. `CONFIRM_LOGIN` without a recent login. Errors with FORBIDDEN for all but an ADMIN.
   */
  eraseAccountOf: Maybe<StaffChangePayload>;
  /**
   * Returns all data of the shopper as a JSON document, to save as a file. Needs a recent login, with the same errors as
   * `changePassword`.
   */
  exportAccount: Maybe<ExportAccountPayload>;
  /**
   * Returns all data of the account with this address, as a JSON text. `CONFIRM_LOGIN` without a recent login. Errors with
   * FORBIDDEN for all but an ADMIN.
   */
  exportAccountOf: Maybe<ExportAccountOfPayload>;
  /**
   * For staff, but not for a SELLER: hides a review. It leaves all lists and ratings. `NOT_FOUND`, `INVALID_INPUT` without a
   * reason.
   */
  hideReview: Maybe<StaffReviewPayload>;
  /**
   * For staff who set prices, with a fresh login: checks a CSV file of products, and starts an import. A row whose product
   * or SKU exists changes it, and others become drafts. A file with faults changes nothing. `INVALID_INPUT` for a file that
   * is no CSV, and for unconfirmed prices. `CHANGED_MEANWHILE` when the file does something else than `plan`.
   * `NOT_ALLOWED_IN_STATUS` while three imports of the caller run.
   */
  importProducts: Maybe<ImportProductsPayload>;
  /**
   * For staff who change stock: checks a CSV file of counted stock, and sets the stock to it, all rows or none.
   * `INVALID_INPUT` for a file that is no CSV.
   */
  importStock: Maybe<ImportStockPayload>;
  /**
   * Mails an invitation to work for the shop: its link is valid for 3 days and works once. `ALREADY_EXISTS` for an address
   * that works for the shop. `CONFIRM_LOGIN` without a recent login. Errors with FORBIDDEN for all but an ADMIN.
   */
  inviteStaff: Maybe<InviteStaffPayload>;
  /**
   * Unsubscribes the address that the token was mailed to and deletes the address; a repeated call has the same result.
   * `EXPIRED` for a wrong token, and in a shop that sends no such links.
   */
  leaveNewsletter: Maybe<LeaveNewsletterPayload>;
  /**
   * Logs in by password. `INVALID_CREDENTIALS` does not say which of the two is wrong. After 10 wrong ones within a day:
   * RATE_LIMITED, first for 2 seconds, then twice as long each time. The solution of the error's `proofOfWork` replaces
   * the wait. A browser that has logged in to the account before has a counter of its own.
   */
  login: Maybe<SessionPayload>;
  /**
   * Logs in by a Google identity token, valid once; the shop verifies signature, issuer, audience, expiry and verified
   * email. A native app sends `code`, `codeVerifier`, `redirectUri` and `nonce` from Google's redirect instead. The shop
   * exchanges the code once; the app compares the `state`. `INVALID_INPUT` for a missing field and for a `redirectUri`
   * that the shop does not allow. `name`, `email` and `uid` are for a shop without `idToken`; other shops refuse them with
   * `INVALID_CREDENTIALS`.
   */
  loginWithGoogle: Maybe<SessionPayload>;
  /**
   * Ends the session of the refresh cookie and removes the cookies. Its access token becomes invalid within a second. A
   * client without cookies ends the session of the refresh token in `input`, otherwise that of its unbound access token.
   * Errors with UNAUTHENTICATED and reason SESSION_NOT_FOUND if there is no session.
   */
  logout: Maybe<LogoutPayload>;
  /**
   * Marks a review of another shopper as helpful, or takes the mark back. A second equal call changes nothing.
   * `NOT_FOUND` for a review that is no longer shown, `NOT_ALLOWED_IN_STATUS` for a review that the shopper wrote. Errors with
   * FORBIDDEN in a shop without review details.
   */
  markReviewHelpful: Maybe<ReviewMarkPayload>;
  /** Moves one piece of a wishlist item to the cart. The item stays on the wishlist if the stock does not allow it. */
  moveToCart: Maybe<MoveToCartPayload>;
  /** Moves a line of the cart to the wishlist. */
  moveToWishlist: Maybe<MoveToWishlistPayload>;
  /**
   * Shows the order of a lookup for its mailed code, once. `INVALID_OTP` for a wrong code, `EXPIRED` for one that was used,
   * was tried too often, or is too old. Errors with FORBIDDEN in a shop without it.
   */
  openOrderLookup: Maybe<OrderLookupPayload>;
  /** For staff: pauses a promo code, or continues it. `CHANGED_MEANWHILE` if somebody else has changed it, `NOT_FOUND`. */
  pausePromoCode: Maybe<PromoCodePayload>;
  /**
   * For staff: records that the refund of a cash order was paid, and deletes the account. `NOT_ALLOWED_IN_STATUS` if nothing
   * is to be paid, `CONFIRM_LOGIN` after ten minutes. Errors with FORBIDDEN for a SELLER.
   */
  payReturn: Maybe<SaleReturnPayload>;
  /**
   * For the owner and accountants: records that the payout of a statement was paid, once. `NOT_FOUND`,
   * `NOT_ALLOWED_IN_STATUS` for a month that is not over and for a paid statement, `CHANGED_MEANWHILE` if the payout is
   * another amount. Needs a recent login.
   */
  paySellerStatement: Maybe<SellerStatementPayload>;
  /**
   * For staff: marks the pieces of an approved return as picked up. `NOT_ALLOWED_IN_STATUS` in any other state. Errors with
   * FORBIDDEN for a shopper.
   */
  pickUpReturn: Maybe<SaleReturnPayload>;
  /**
   * Orders the cart with cash on delivery. It is placed at once, or nothing changes. `INVALID_OTP` and `EXPIRED` for the
   * OTP, also when it was mailed for another amount or PIN code. `CASH_NOT_AVAILABLE` when cash is not possible, also
   * while new customers have ordered too much in cash. Other user errors as for `startPayment`. The same `attemptId`
   * returns the same order. Errors with UPSTREAM_TIMEOUT when the result is unknown: repeat the call with the same
   * `attemptId`. Errors with FORBIDDEN in a shop without cash on delivery.
   */
  placeCashOnDeliveryOrder: Maybe<PlaceCashOnDeliveryOrderPayload>;
  /**
   * Shows the order of a lookup again, until its token ends: then `EXPIRED`. A mutation, so that neither a cache nor an
   * address has the token. Errors with FORBIDDEN in a shop without it.
   */
  readOrderLookup: Maybe<OrderLookupPayload>;
  /**
   * For staff: the account to which the refund of a cash order is paid, in full. A mutation, so that no cache has the
   * account, and because the shop logs each call. `CONFIRM_LOGIN` after ten minutes. Errors with FORBIDDEN for a SELLER.
   */
  readReturnPayout: Maybe<ReturnPayoutPayload>;
  /**
   * For staff: marks picked-up pieces as received. This starts the refund, or adds the item that replaces them. Pieces in
   * good condition go back to the stock. `CONFIRM_LOGIN` after ten minutes. Errors with FORBIDDEN for a shopper.
   */
  receiveReturn: Maybe<SaleReturnPayload>;
  /**
   * Returns a new access token for the refresh cookie and renews the cookie. A client without cookies sends its refresh
   * token and gets a new `refreshToken`. For ten seconds a used cookie or token returns the same successor, for parallel
   * tabs and lost responses. Later use counts as theft and ends the session. Errors with UNAUTHENTICATED:
   * `extensions.reason` is SESSION_NOT_FOUND without a session, and SESSION_INVALID for an invalid cookie or token: log in
   * again. Errors with RATE_LIMITED after many tokens that the shop did not issue.
   */
  refreshSession: Maybe<SessionPayload>;
  /**
   * For staff: cancels a dispatched cash-on-delivery item whose parcel the shopper refused and which is back in the shop.
   * Its pieces are for sale again. `NOT_ALLOWED_IN_STATUS` for any other item. Errors with FORBIDDEN for a shopper.
   */
  refuseDelivery: Maybe<SaleItemPayload>;
  /**
   * Creates an account. The response is the same whether or not the address has an account; its owner gets a mail.
   * `INVALID_INPUT` for an invalid name, email, phone or password.
   */
  register: Maybe<RegisterPayload>;
  /**
   * For staff: cancels an item before its dispatch; its shopper gets a mail and a refund. `NOT_ALLOWED_IN_STATUS` in any
   * other state. Errors with FORBIDDEN for a shopper.
   */
  rejectOrderItem: Maybe<SaleItemPayload>;
  /** Removes a line from the cart. `NOT_FOUND` for a line that does not exist. */
  removeFromCart: Maybe<RemoveFromCartPayload>;
  /** Removes an item from the wishlist. `NOT_FOUND` for an item that does not exist. */
  removeFromWishlist: Maybe<RemoveFromWishlistPayload>;
  /**
   * For staff: deletes a product. `NOT_ALLOWED_IN_STATUS` for a live product, and for one that somebody has ordered.
   * `NOT_FOUND` for a product of another seller.
   */
  removeProduct: Maybe<RemoveProductPayload>;
  /** Removes the promo code from the cart. FORBIDDEN as in `applyPromoCode`. */
  removePromoCode: Maybe<RemovePromoCodePayload>;
  /**
   * For the owner, with a fresh login: deletes the sample products with their reviews, the sample sellers and the promo codes
   * of the samples. Orders stay. `NOT_ALLOWED_IN_STATUS` while an order that is being paid holds pieces of samples.
   */
  removeSamples: Maybe<RemoveSamplesPayload>;
  /**
   * Removes the app and the recovery codes. Needs a recent login, otherwise `password` or `otp`, as `changePassword` does;
   * and a code as `verifySecondFactor` does.
   */
  removeSecondFactor: Maybe<RemoveSecondFactorPayload>;
  /**
   * Reports a review of another shopper to the shop's staff. A second report changes nothing. `NOT_FOUND` for a review that
   * is no longer shown, `NOT_ALLOWED_IN_STATUS` for a review that the shopper wrote, `INVALID_INPUT` for a comment that is too
   * long. Errors with FORBIDDEN in a shop without review details.
   */
  reportReview: Maybe<ReviewMarkPayload>;
  /**
   * Mails an OTP to the current and one to the new address, for `confirmEmailChange`; both are valid for ten minutes. The
   * response is the same if another account uses the mailbox of the new address: then only a mail to it says so. Needs a
   * recent login, with the same errors as `changePassword`. `INVALID_INPUT` for an invalid address and for the current one,
   * `NOT_ALLOWED_IN_STATUS` for a staff account. After 5 OTPs to one mailbox within a day: RATE_LIMITED. Errors with
   * FORBIDDEN in a shop where `Shopper.canChangeEmail` is false.
   */
  requestEmailChange: Maybe<RequestEmailChangePayload>;
  /**
   * For the owner and accountants: requests a file for the accountant, which a job makes. Returns the unfinished file of
   * the same kind and period if there is one. `INVALID_INPUT` for a wrong period, `NOT_ALLOWED_IN_STATUS` while ten files of the
   * caller are unfinished. Needs a recent login.
   */
  requestExport: Maybe<RequestExportPayload>;
  /**
   * Asks for one mail to the shopper's address when a variant is back in stock, or when its price has dropped. A repeated
   * call returns the same notice. If nobody has verified the address, the shop first mails a link that confirms it.
   * `NOT_FOUND` for an unknown sku, `NOT_ALLOWED_IN_STATUS` for a stock notice while pieces are in stock, `INVALID_INPUT`
   * when the shopper waits for 50 notices. Errors with FORBIDDEN in a shop without notices.
   */
  requestNotice: Maybe<RequestNoticePayload>;
  /**
   * Looks an order up without a login: mails a one-time code if the address has an order of this number. The payload is the
   * same if it has none. Errors with FORBIDDEN in a shop without it: `Shop.canTrackOrders`.
   */
  requestOrderLookup: Maybe<RequestOrderLookupPayload>;
  /**
   * Mails a one-time code for logging in, valid for ten minutes. The response is the same whether or not an account
   * exists; the code of a new address creates an account. The code belongs to the client that requested it: by the cookie
   * of the response, or without cookies (`unbound`) by its `challenge`. No other client can use it up. After 5 mails to
   * one mailbox within a day: RATE_LIMITED, first for a minute, then twice as long each time. The solution of the error's
   * `proofOfWork` replaces the wait.
   */
  requestOtp: Maybe<RequestOtpPayload>;
  /**
   * Mails a link for a new password, valid once and for 15 minutes. The response does not reveal whether there is an
   * account.
   */
  requestPasswordReset: Maybe<RequestPasswordResetPayload>;
  /**
   * Asks to return pieces of a delivered item, for a refund or for another variant. An exchange reserves its pieces at once.
   * Errors with FORBIDDEN in a shop without returns.
   *
   * User errors:
   *
   * - `INVALID_INPUT`: an invalid field, for example a pick-up day on a Sunday.
   * - `NOT_FOUND`: the shopper has no such item.
   * - `NOT_ALLOWED_IN_STATUS`: too many pieces, an item that is not delivered, or a day after `OrderItem.returnUntil`.
   * - `OUT_OF_STOCK`, `INSUFFICIENT_STOCK`: too few pieces of the other variant are in stock.
   */
  requestReturn: Maybe<ReturnPayload>;
  /**
   * Asks for a notice without an account. The shop mails a link that confirms the address, and sends no notice before. The
   * response is the same for every address. `NOT_FOUND` and `NOT_ALLOWED_IN_STATUS` as for `requestNotice`. Errors with
   * RATE_LIMITED after 5 mails to one mailbox within a day, and with FORBIDDEN in a shop without notices.
   */
  requestVisitorNotice: Maybe<RequestVisitorNoticePayload>;
  /**
   * Sets a new password by the token of the mailed link and ends all sessions of the account. `EXPIRED` with the field
   * `token` for a used, expired or wrong link; `INVALID_INPUT` for a password that is too short, too long or common.
   */
  resetPassword: Maybe<ResetPasswordPayload>;
  /**
   * Removes the authenticator app of a person who lost it, and ends all sessions. `NOT_ALLOWED_IN_STATUS` without an app.
   * `CONFIRM_LOGIN` without a recent login. Errors with FORBIDDEN for all but an ADMIN.
   */
  resetSecondFactorOf: Maybe<StaffChangePayload>;
  /**
   * For staff: saves the content of an earlier version as the next one. `NOT_FOUND` for a version that does not exist,
   * otherwise the errors of `saveSettings`.
   */
  restoreSettings: Maybe<RestoreSettingsPayload>;
  /**
   * Reviews a delivered item, once. `NOT_ALLOWED_IN_STATUS` before the delivery, `ALREADY_EXISTS` for a second review,
   * `INVALID_INPUT` for a rating other than 1 to 5, or an empty or too long comment.
   */
  reviewOrderItem: Maybe<ReviewOrderItemPayload>;
  /** Ends all the shopper's sessions except the one of this request. Errors with FORBIDDEN as `revokeSession` does. */
  revokeOtherSessions: Maybe<RevokeOtherSessionsPayload>;
  /**
   * Ends one of the shopper's sessions, also the one of this request; the device is logged out within a second.
   * `NOT_FOUND` for a session that has ended or belongs to another shopper. Errors with FORBIDDEN in a shop without a list
   * of sessions.
   */
  revokeSession: Maybe<RevokeSessionPayload>;
  /**
   * For staff: saves a section of the settings as its next version. It applies to new carts and orders. An EDITOR may save
   * WORDS and CATEGORIES only. `CHANGED_MEANWHILE` if `version` is not the newest, `INVALID_INPUT` for a wrong field. Needs
   * a login of the last ten minutes: CONFIRM_LOGIN.
   */
  saveSettings: Maybe<SaveSettingsPayload>;
  /**
   * Mails the shopper an OTP, by which `placeCashOnDeliveryOrder` confirms an order of this amount to this PIN code; valid
   * once, for ten minutes. `CASH_NOT_AVAILABLE` when cash is not possible, for example for more than 3 pieces in a first
   * order. Errors with RATE_LIMITED after five a day, first for a minute; with FORBIDDEN in a shop without cash on
   * delivery.
   */
  sendCashOnDeliveryOtp: Maybe<SendCashOnDeliveryOtpPayload>;
  /**
   * Mails the shopper an OTP that confirms the login, for `changePassword`; valid once, for ten minutes. After 5 within a
   * day: RATE_LIMITED, first for a minute. Errors with FORBIDDEN in a shop where `Shopper.canManageAccount` is false.
   */
  sendConfirmationOtp: Maybe<SendConfirmationOtpPayload>;
  /**
   * Sends an issue of the newsletter to all confirmed addresses. Errors with FORBIDDEN for all but an ADMIN. The shop
   * sends an issue once, even if the call is repeated; `ALREADY_EXISTS` for the same id with another text.
   */
  sendNewsletter: Maybe<SendNewsletterPayload>;
  /**
   * For staff: sends a draft to all confirmed addresses, once, even if the call is repeated. `INVALID_INPUT` without a subject
   * or a text, `CHANGED_MEANWHILE`, `NOT_FOUND`. Needs a login of the last ten minutes, else `CONFIRM_LOGIN`.
   */
  sendNewsletterDraft: Maybe<SendNewsletterPayload>;
  /**
   * Sets a line's quantity. `NOT_FOUND` for a line that does not exist, `INSUFFICIENT_STOCK` for more than are left. If
   * the host has no call for it, the gateway removes the line and adds it again; its id may change then.
   */
  setCartItemQuantity: Maybe<SetCartItemQuantityPayload>;
  /**
   * Replaces the services of a line. `INVALID_INPUT` for a service that is not in its product's `services`, `NOT_FOUND`
   * for a line that does not exist. Errors with FORBIDDEN in a shop without services.
   */
  setCartItemServices: Maybe<SetCartItemServicesPayload>;
  /** Makes an address the default one. `NOT_FOUND` and FORBIDDEN as for `updateAddress`. */
  setDefaultAddress: Maybe<SetDefaultAddressPayload>;
  /**
   * Subscribes the shopper's address, or ends its subscription; a repeated call has the same result. A verified address
   * is subscribed at once; to any other the shop mails a link that confirms it. Errors with FORBIDDEN in a shop where
   * `Shopper.getsNewsletter` is null, and with RATE_LIMITED after 5 mails within a day.
   */
  setNewsletter: Maybe<SetNewsletterPayload>;
  /** For staff: changes prices. Existing orders do not change. `NOT_FOUND` for a product of another seller. */
  setPrice: Maybe<SetPricePayload>;
  /**
   * For staff: sets the pictures of a colour, in their order. A picture that is left out is no longer shown; orders still
   * show it. Errors as `editProduct`.
   */
  setProductPictures: Maybe<ManagedProductPayload>;
  /** For staff: publishes a product, or takes it out of the shop. Its pieces stay. Errors as `editProduct`. */
  setProductState: Maybe<ManagedProductPayload>;
  /**
   * Sets the role of an account; SHOPPER removes it. `NOT_FOUND` for an address without an account, `NOT_ALLOWED_IN_STATUS` for
   * an unverified address and when no ADMIN would be left. `CONFIRM_LOGIN` without a recent login. Errors with FORBIDDEN for all but an ADMIN.
   */
  setRole: Maybe<StaffChangePayload>;
  /**
   * For the owner: ends a seller, whose products are archived at once and whose people lose their access, or
   * takes the seller and the products back. Open orders continue.
   * `NOT_FOUND`, and `CHANGED_MEANWHILE` for another version. Needs a recent login.
   */
  setSellerEnded: Maybe<SellerAccountPayload>;
  /**
   * Starts the set-up of an authenticator app for a staff account, and returns its secret. Needs a recent login and the
   * password in this session, else `CONFIRM_LOGIN`. `ALREADY_EXISTS` when there is an app, `NOT_ALLOWED_IN_STATUS` while
   * the account has no password. Errors with FORBIDDEN for shoppers, and in a shop without it.
   */
  setUpSecondFactor: Maybe<SetUpSecondFactorPayload>;
  /** For staff, but not for a SELLER: shows a hidden review again. `NOT_FOUND`. */
  showReview: Maybe<StaffReviewPayload>;
  /**
   * Orders the cart and opens a payment for it. The shop reserves the pieces until `expiresAt`, at most 15 minutes. The
   * shop computes the amount and compares it with `expectedTotal`. Nothing is charged here.
   *
   * User errors:
   *
   * - `INVALID_INPUT`: an invalid field, an empty cart, or more than 10 pieces in a first order.
   * - `OUT_OF_STOCK`, `INSUFFICIENT_STOCK`: a piece is not in stock.
   * - `INVALID_PROMO_CODE`: the code is not valid.
   * - `PRICE_CHANGED`: the total differs from the expected one; `cart` has the current prices.
   * - `ALREADY_EXISTS`, `EXPIRED`: this `attemptId` belongs to another order, or its payment has ended.
   * - `PAYMENT_FAILED`, `UNAVAILABLE`: the payment provider refuses, or does not respond.
   * - `EMAIL_NOT_VERIFIED`: the shopper must log in once by `verifyOtp`.
   *
   * The same `attemptId` returns the same payment, and its order once it is paid. A shopper has one open payment; a new
   * one replaces an older one.
   *
   * Errors with RATE_LIMITED for a shopper who opens too many payments, or has reserved pieces for hours without paying;
   * also while other new customers reserve their part of the stock. Errors with UPSTREAM_TIMEOUT when the result is
   * unknown: repeat the call with the same `attemptId`. A basic host does not support attempts and opens another payment
   * then, which is charged only if the shopper completes it.
   */
  startPayment: Maybe<StartPaymentPayload>;
  /**
   * Ends all notices of the recipient to whom the token was mailed; a repeated call has the same result. `EXPIRED` for a
   * wrong token, and in a shop without notices.
   */
  stopNotices: Maybe<StopNoticesPayload>;
  /**
   * Subscribes to the newsletter. The shop mails a link that confirms the address, and sends no newsletter before the
   * confirmation. The response is the same for an address that is already subscribed. Errors with RATE_LIMITED after 5
   * mails to one mailbox within a day; the first wait is one minute.
   */
  subscribeToNewsletter: Maybe<SubscribeToNewsletterPayload>;
  /**
   * For staff: mails a draft to the person who sends this. `INVALID_INPUT` without a subject or a text, `CHANGED_MEANWHILE`,
   * `NOT_FOUND`.
   */
  testNewsletterDraft: Maybe<NewsletterDraftResultPayload>;
  /** Ends the block of an account. Errors with FORBIDDEN for all but an ADMIN and a MANAGER. */
  unblockShopper: Maybe<ShopperRecordPayload>;
  /**
   * Replaces a saved address; orders do not change. `NOT_FOUND` for an address that does not exist or belongs to another
   * shopper, `ALREADY_EXISTS` when the same address is saved already. Other errors as for `addAddress`.
   */
  updateAddress: Maybe<UpdateAddressPayload>;
  /**
   * For staff: replaces the texts of a draft. `CHANGED_MEANWHILE` if somebody else has changed it, `NOT_FOUND`,
   * `INVALID_INPUT`.
   */
  updateNewsletterDraft: Maybe<NewsletterDraftPayload>;
  /**
   * Changes name and phone of the shopper. `INVALID_INPUT` for an invalid field. Errors with UNAUTHENTICATED without a
   * session.
   */
  updateProfile: Maybe<UpdateProfilePayload>;
  /**
   * For staff: replaces the terms of a promo code. Placed orders do not change. `CHANGED_MEANWHILE` if somebody else has changed
   * it, `NOT_FOUND`, `INVALID_INPUT`. Needs a login of the last ten minutes, else `CONFIRM_LOGIN`.
   */
  updatePromoCode: Maybe<PromoCodePayload>;
  /**
   * For the owner: edits a seller. A new commission counts from this month on. `NOT_FOUND`, `INVALID_INPUT`, and
   * `CHANGED_MEANWHILE` for another version. Needs a recent login.
   */
  updateSeller: Maybe<SellerAccountPayload>;
  /**
   * Logs in by the mailed code. A code is valid once and for 5 tries. `INVALID_OTP` for a wrong code, `EXPIRED` for a used
   * or expired one, both with the field `otp`.
   */
  verifyOtp: Maybe<SessionPayload>;
  /**
   * Reports the result of the payment provider's widget. `PAYMENT_FAILED` for an invalid signature. Repeated calls count
   * once. If the client never calls it, the provider still informs the shop. While the result is unknown, the payment's
   * status is PENDING: read `me.payment` again. Errors with UPSTREAM_TIMEOUT when the shop cannot check it now: call it
   * again. On a host that does not report payments, a valid one is PAID. It has the items of the shopper's newest order,
   * if placed within the last hour.
   */
  verifyPayment: Maybe<VerifyPaymentPayload>;
  /**
   * Verifies the second factor: this session may then do all that the account's role allows. Each code is valid once.
   * `INVALID_OTP` for a wrong one; `CONFIRM_LOGIN` when the session needs the password and the input has none;
   * `INVALID_INPUT` for a wrong password, `NOT_ALLOWED_IN_STATUS` when no app is set up. After 10 wrong codes:
   * RATE_LIMITED for the account, first for 2 seconds.
   */
  verifySecondFactor: Maybe<VerifySecondFactorPayload>;
  /** Withdraws an open invitation. Errors with FORBIDDEN for all but an ADMIN. */
  withdrawInvitation: Maybe<StaffChangePayload>;
  /**
   * Withdraws a return before its pick-up. `NOT_FOUND` for a return that is not the shopper's, `NOT_ALLOWED_IN_STATUS`
   * from the pick-up on. Errors with FORBIDDEN in a shop without returns.
   */
  withdrawReturn: Maybe<ReturnPayload>;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationAddAddressArgs = {
  input: AddAddressInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationAddManyToCartArgs = {
  input: AddManyToCartInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationAddOrderNoteArgs = {
  input: AddOrderNoteInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationAddProductArgs = {
  input: AddProductInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationAddSellerArgs = {
  input: AddSellerInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationAddShopperNoteArgs = {
  input: AddShopperNoteInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationAddToWishlistArgs = {
  input: AddToWishlistInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationAddVariantArgs = {
  input: NewVariantInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationAnswerReviewArgs = {
  input: AnswerReviewInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationApplyPromoCodeArgs = {
  input: ApplyPromoCodeInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationApproveReturnArgs = {
  input: ApproveReturnInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationBlockShopperArgs = {
  input: BlockShopperInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationBuyAgainArgs = {
  input: BuyAgainInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationCancelNoticeArgs = {
  input: CancelNoticeInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationCancelOrderItemArgs = {
  input: CancelOrderItemInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationCancelPaymentArgs = {
  input: CancelPaymentInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationChangeStockArgs = {
  input: ChangeStockInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationCollectCashArgs = {
  input: CollectCashInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationConfirmEmailChangeArgs = {
  input: ConfirmEmailChangeInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationConfirmLoginArgs = {
  input: ConfirmLoginInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationConfirmNewsletterArgs = {
  input: ConfirmNewsletterInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationConfirmNoticeArgs = {
  input: ConfirmNoticeInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationConfirmOrderItemArgs = {
  input: ConfirmOrderItemInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationConfirmSecondFactorArgs = {
  input: ConfirmSecondFactorInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationCreateNewsletterDraftArgs = {
  input: CreateNewsletterDraftInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationCreatePromoCodeArgs = {
  input: CreatePromoCodeInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationDeclineReturnArgs = {
  input: DeclineReturnInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationDeleteAddressArgs = {
  input: DeleteAddressInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationDeleteNewsletterDraftArgs = {
  input: DeleteNewsletterDraftInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationDeletePromoCodeArgs = {
  input: DeletePromoCodeInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationDeleteShopperNoteArgs = {
  input: DeleteShopperNoteInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationDeliverOrderItemArgs = {
  input: DeliverOrderItemInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationDispatchOrderItemArgs = {
  input: DispatchOrderItemInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationEditProductArgs = {
  input: EditProductInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationEditVariantArgs = {
  input: EditVariantInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationEndPromoCodeArgs = {
  input: EndPromoCodeInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationEndSessionsOfArgs = {
  input: EndSessionsOfInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationEraseAccountArgs = {
  input: EraseAccountInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationEraseAccountOfArgs = {
  input: EraseAccountOfInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationExportAccountArgs = {
  input: ExportAccountInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationExportAccountOfArgs = {
  input: ExportAccountOfInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationHideReviewArgs = {
  input: HideReviewInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationImportProductsArgs = {
  input: ImportProductsInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationImportStockArgs = {
  input: ImportStockInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationInviteStaffArgs = {
  input: InviteStaffInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationLeaveNewsletterArgs = {
  input: LeaveNewsletterInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationLoginWithGoogleArgs = {
  input: LoginWithGoogleInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationLogoutArgs = {
  input?: InputMaybe<LogoutInput>;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationMarkReviewHelpfulArgs = {
  input: MarkReviewHelpfulInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationMoveToCartArgs = {
  input: MoveToCartInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationMoveToWishlistArgs = {
  input: MoveToWishlistInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationOpenOrderLookupArgs = {
  input: OpenOrderLookupInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationPausePromoCodeArgs = {
  input: PausePromoCodeInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationPayReturnArgs = {
  input: PayReturnInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationPaySellerStatementArgs = {
  input: PaySellerStatementInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationPickUpReturnArgs = {
  input: PickUpReturnInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationPlaceCashOnDeliveryOrderArgs = {
  input: PlaceCashOnDeliveryOrderInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationReadOrderLookupArgs = {
  input: ReadOrderLookupInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationReadReturnPayoutArgs = {
  input: ReadReturnPayoutInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationReceiveReturnArgs = {
  input: ReceiveReturnInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRefreshSessionArgs = {
  input?: InputMaybe<RefreshSessionInput>;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRefuseDeliveryArgs = {
  input: RefuseDeliveryInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRejectOrderItemArgs = {
  input: RejectOrderItemInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRemoveFromCartArgs = {
  input: RemoveFromCartInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRemoveFromWishlistArgs = {
  input: RemoveFromWishlistInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRemoveProductArgs = {
  input: RemoveProductInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRemoveSamplesArgs = {
  input: RemoveSamplesInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRemoveSecondFactorArgs = {
  input: RemoveSecondFactorInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationReportReviewArgs = {
  input: ReportReviewInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRequestEmailChangeArgs = {
  input: RequestEmailChangeInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRequestExportArgs = {
  input: RequestExportInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRequestNoticeArgs = {
  input: RequestNoticeInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRequestOrderLookupArgs = {
  input: RequestOrderLookupInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRequestOtpArgs = {
  input: RequestOtpInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRequestReturnArgs = {
  input: RequestReturnInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRequestVisitorNoticeArgs = {
  input: RequestVisitorNoticeInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationResetSecondFactorOfArgs = {
  input: ResetSecondFactorOfInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRestoreSettingsArgs = {
  input: RestoreSettingsInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationReviewOrderItemArgs = {
  input: ReviewOrderItemInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationRevokeSessionArgs = {
  input: RevokeSessionInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationSaveSettingsArgs = {
  input: SaveSettingsInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationSendCashOnDeliveryOtpArgs = {
  input: SendCashOnDeliveryOtpInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationSendNewsletterArgs = {
  input: SendNewsletterInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationSendNewsletterDraftArgs = {
  input: SendNewsletterDraftInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationSetCartItemQuantityArgs = {
  input: SetCartItemQuantityInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationSetCartItemServicesArgs = {
  input: SetCartItemServicesInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationSetDefaultAddressArgs = {
  input: SetDefaultAddressInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationSetNewsletterArgs = {
  input: SetNewsletterInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationSetPriceArgs = {
  input: SetPriceInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationSetProductPicturesArgs = {
  input: SetProductPicturesInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationSetProductStateArgs = {
  input: SetProductStateInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationSetRoleArgs = {
  input: SetRoleInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationSetSellerEndedArgs = {
  input: SetSellerEndedInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationSetUpSecondFactorArgs = {
  input: SetUpSecondFactorInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationShowReviewArgs = {
  input: ShowReviewInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationStartPaymentArgs = {
  input: StartPaymentInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationStopNoticesArgs = {
  input: StopNoticesInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationSubscribeToNewsletterArgs = {
  input: SubscribeToNewsletterInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationTestNewsletterDraftArgs = {
  input: TestNewsletterDraftInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationUnblockShopperArgs = {
  input: UnblockShopperInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationUpdateAddressArgs = {
  input: UpdateAddressInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationUpdateNewsletterDraftArgs = {
  input: UpdateNewsletterDraftInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationUpdatePromoCodeArgs = {
  input: UpdatePromoCodeInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationUpdateSellerArgs = {
  input: UpdateSellerInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationVerifyOtpArgs = {
  input: VerifyOtpInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationVerifyPaymentArgs = {
  input: VerifyPaymentInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationVerifySecondFactorArgs = {
  input: VerifySecondFactorInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationWithdrawInvitationArgs = {
  input: WithdrawInvitationInput;
};


/** The operations that change data. An operation contains at most one field with `@sensitive`. */
export type MutationWithdrawReturnArgs = {
  input: WithdrawReturnInput;
};

/** A new variant of a product. */
export type NewVariantInput = {
  /** The colour's name, at most 40. */
  color: Scalars['String']['input'];
  /** Its GTIN-13 (EAN). */
  gtin?: InputMaybe<Scalars['String']['input']>;
  /** The stock up to which it is low; the shop's usual number without it. */
  lowStock?: InputMaybe<Scalars['Int']['input']>;
  /** The product's id. */
  productId: Scalars['ID']['input'];
  /** The size, if it has sizes, at most 20: `M`. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 40 capital letters, digits and dashes; unique over all variants. */
  sku: Scalars['ID']['input'];
  /** The pieces in stock, 0 to 100,000. */
  stock: Scalars['Int']['input'];
  /** The version of the product that the change is based on. */
  version: Scalars['Int']['input'];
};

/** A draft of a newsletter issue. */
export type NewsletterDraft = {
  __typename?: 'NewsletterDraft';
  /** The draft's id. */
  draftId: Scalars['ID']['output'];
  /** The mail as it looks, as a whole HTML document. Show it without scripts. Its link to unsubscribe does not work. */
  html: Scalars['String']['output'];
  /** The mail's subject; may be empty. */
  subject: Scalars['String']['output'];
  /** When it was changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The number of its changes. Send it with a change. */
  version: Scalars['Int']['output'];
  /** Plain text; an empty line begins a new paragraph. May be empty. */
  words: Scalars['String']['output'];
};

/** Part of a list of drafts. */
export type NewsletterDraftConnection = {
  __typename?: 'NewsletterDraftConnection';
  /** The items of this part, in order, each with its cursor. */
  edges: Array<NewsletterDraftEdge>;
  /** The same items without cursors. */
  nodes: Array<NewsletterDraft>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the list and its cursor. */
export type NewsletterDraftEdge = {
  __typename?: 'NewsletterDraftEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: NewsletterDraft;
};

/** The changed draft. */
export type NewsletterDraftPayload = {
  __typename?: 'NewsletterDraftPayload';
  /** The current draft; null if nothing changed. */
  draft: Maybe<NewsletterDraft>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** The result of a call about a draft. */
export type NewsletterDraftResultPayload = {
  __typename?: 'NewsletterDraftResultPayload';
  /** A message for the member of staff, written by the shop. */
  message: Maybe<Scalars['String']['output']>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A sent issue of the newsletter with its results. */
export type NewsletterIssue = {
  __typename?: 'NewsletterIssue';
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** The number of mails that the mail server has refused for good. */
  failed: Scalars['Int']['output'];
  /** Whether the mails of all recipients are queued. */
  isQueued: Scalars['Boolean']['output'];
  /** The issue's id. */
  issueId: Scalars['ID']['output'];
  /** The number of recipients. */
  recipients: Scalars['Int']['output'];
  /** The number of mails that the mail server has accepted. */
  sent: Scalars['Int']['output'];
  /** The mail's subject. */
  subject: Scalars['String']['output'];
  /** The number of recipients who left before the next issue. */
  unsubscribed: Scalars['Int']['output'];
  /** The text. */
  words: Scalars['String']['output'];
};

/** Part of a list of issues. */
export type NewsletterIssueConnection = {
  __typename?: 'NewsletterIssueConnection';
  /** The items of this part, in order, each with its cursor. */
  edges: Array<NewsletterIssueEdge>;
  /** The same items without cursors. */
  nodes: Array<NewsletterIssue>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the list and its cursor. */
export type NewsletterIssueEdge = {
  __typename?: 'NewsletterIssueEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: NewsletterIssue;
};

/** The subscription of a shopper to the newsletter. */
export type NewsletterState =
  /** The shopper receives the newsletter. */
  | 'CONFIRMED'
  /** There is none. */
  | 'NONE'
  /** The shopper has not confirmed it. */
  | 'WAITING';

/**
 * An object that `node` returns by its `id`. An `id` is unique over all types and never changes. Treat it as opaque: its
 * format may change.
 */
export type Node = {
  /** The object's id. */
  id: Scalars['ID']['output'];
};

/** One mail that a shopper waits for. */
export type Notice = Node & {
  __typename?: 'Notice';
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /** False until the mailed link confirms an unverified address: no notice is sent before. */
  isConfirmed: Scalars['Boolean']['output'];
  /** When the mail is sent. */
  kind: NoticeKind;
  /** The shop's id of the notice. */
  noticeId: Scalars['ID']['output'];
  /** The price of one piece when the notice was requested. */
  price: Money;
  /** When it was requested. */
  requestedAt: Scalars['DateTime']['output'];
  /** The sku of the variant. */
  sku: Scalars['ID']['output'];
  /** The variant; null while unavailable. */
  variant: Maybe<Variant>;
};

/** Part of the notices of a shopper, newest first. */
export type NoticeConnection = {
  __typename?: 'NoticeConnection';
  /** The notices of this part, in order, each with its cursor. */
  edges: Array<NoticeEdge>;
  /** The same notices without cursors. */
  nodes: Array<Notice>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of notices in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A notice of the list and its cursor. */
export type NoticeEdge = {
  __typename?: 'NoticeEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The notice. */
  node: Notice;
};

/** When the mail of a notice is sent. */
export type NoticeKind =
  /** When its price is at least a rupee below the price at the request. */
  | 'PRICE'
  /** When the variant is back in stock. */
  | 'STOCK';

/** Occasions that a product is suitable for. */
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

/** An occasion with its display text. */
export type OccasionLabel = {
  __typename?: 'OccasionLabel';
  /** The display text. */
  label: Scalars['String']['output'];
  /** The occasion. */
  value: Occasion;
};

/** The mailed code of a lookup. */
export type OpenOrderLookupInput = {
  /** The lookup, by `RequestOrderLookupPayload.lookupId`. */
  lookupId: Scalars['ID']['input'];
  /** The mailed code. */
  otp: Scalars['String']['input'];
};

/**
 * The items of one payment. Each item is sent, cancelled and reviewed separately. If the shop does not report the payment,
 * an order is all items of one moment, address and promo code.
 */
export type Order = Node & {
  __typename?: 'Order';
  /** The billing address; the shipping address if none was given. */
  billingAddress: Address;
  /** Whether `buyAgain` can put its pieces into the cart; false in a shop without it. */
  canBuyAgain: Scalars['Boolean']['output'];
  /** The cost of delivery: 0. */
  delivery: Money;
  /** The whole discount: first purchase and promo code. */
  discount: Money;
  /** The part of `discount` for the first purchase. */
  firstPurchaseDiscount: Money;
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /**
   * The invoices of its sellers, then the credit notes for its refunds, oldest first. An invoice is made soon after a
   * seller's first dispatch. Empty before, and in a shop without invoices.
   */
  invoices: Array<Invoice>;
  /** The number of pieces in all items. */
  itemCount: Scalars['Int']['output'];
  /** The ordered items, in the order of the cart. */
  items: Array<OrderItem>;
  /** Where the money is now: the sum over its items. */
  moneyTrail: MoneyTrail;
  /** The last 8 characters of the id in capital letters, for display. */
  number: Scalars['String']['output'];
  /** The shop's id of the order; a stable name if the shop reports none. */
  orderId: Scalars['ID']['output'];
  /** The payment; null when the shop does not report it, and for an order in cash. */
  payment: Maybe<Payment>;
  /** The payment method; null when the shop does not report it. */
  paymentMethod: Maybe<PaymentMethod>;
  /** When it was placed; the start of 1970 when unknown. */
  placedAt: Scalars['DateTime']['output'];
  /** The promo code; null without one. */
  promoCode: Maybe<Scalars['String']['output']>;
  /** The part of `discount` for the promo code. */
  promoDiscount: Money;
  /** The refunds, one per cancelled item and one per received return; empty without any. */
  refunds: Array<OrderRefund>;
  /** The delivery address. */
  shippingAddress: Address;
  /** The price of the pieces before discounts. */
  subtotal: Money;
  /** All that has happened and whose time the shop reports, oldest first. */
  timeline: Array<OrderEvent>;
  /** The amount paid, or to pay in cash: subtotal - discount + delivery. */
  total: Money;
};

/** Part of a list of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** The items of this part, in order, each with its cursor. */
  edges: Array<OrderEdge>;
  /** The same items without cursors. */
  nodes: Array<Order>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the list and its cursor. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Order;
};

/** Something that happened to an order, or to some of its items. */
export type OrderEvent = {
  __typename?: 'OrderEvent';
  /** The amount that was paid, collected or refunded; null for any other event, and for an unknown amount. */
  amount: Maybe<Money>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The day by which the bank credits a refund that was sent; null for any other event, and for an unknown day. */
  expectedBy: Maybe<Scalars['Date']['output']>;
  /** The items that it is about; all items of the order for an event of the whole order. */
  items: Array<OrderItem>;
  /** What happened. */
  kind: OrderEventKind;
  /** The carrier's number and page of a dispatch; null for any other event, and for a parcel without a number. */
  tracking: Maybe<Tracking>;
};

/** The kind of an event of an order, or of some of its items. */
export type OrderEventKind =
  /** The shop has cancelled items. */
  | 'CANCELLED_BY_SHOP'
  /** The shopper has cancelled items. */
  | 'CANCELLED_BY_SHOPPER'
  /** Cash was paid on delivery. */
  | 'CASH_COLLECTED'
  /** The shop has confirmed items. */
  | 'CONFIRMED'
  /** Items were delivered. */
  | 'DELIVERED'
  /** Items were handed to the carrier. */
  | 'DISPATCHED'
  /** A parcel was not accepted on delivery. */
  | 'NOT_ACCEPTED'
  /** The payment arrived. */
  | 'PAID'
  /** It was placed. */
  | 'PLACED'
  /** A refund was started. */
  | 'REFUND_INITIATED'
  /** A refund was sent to the bank. */
  | 'REFUND_SENT'
  /** The shop has approved a return. */
  | 'RETURN_APPROVED'
  /** The shop has declined a return. */
  | 'RETURN_DECLINED'
  /** Pieces were picked up. */
  | 'RETURN_PICKED_UP'
  /** The shop has received returned pieces. */
  | 'RETURN_RECEIVED'
  /** The shopper has asked to return pieces. */
  | 'RETURN_REQUESTED'
  /** The shopper has withdrawn a return. */
  | 'RETURN_WITHDRAWN';

/** Pieces of one variant in an order; sent, cancelled and reviewed separately. */
export type OrderItem = Node & {
  __typename?: 'OrderItem';
  /** The billing address; the shipping address if none was given, and for sellers, who cannot read the billing address. */
  billingAddress: Address;
  /** Whether the shopper can cancel it now: before its dispatch. */
  canCancel: Scalars['Boolean']['output'];
  /** Whether the shopper can review it: delivered, and not reviewed yet. */
  canReview: Scalars['Boolean']['output'];
  /** The cancellation; null while it is not cancelled. */
  cancellation: Maybe<Cancellation>;
  /** The state of the cash for it; null for a prepaid item, and when the shop does not report it. */
  cash: Maybe<CashStatus>;
  /** The name of its category at the time of the order, for example `Saree`; empty when the shop does not report it. */
  category: Scalars['String']['output'];
  /** The colour's name at the time of the order; null for a piece without one. */
  color: Maybe<Scalars['String']['output']>;
  /** When the shop confirmed it; null before, and when the shop does not report it. */
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it arrived; null before. */
  deliveredAt: Maybe<Scalars['DateTime']['output']>;
  /** The cost of delivery: 0. */
  delivery: Money;
  /** The delivery dates that the shop promised with the order; null when it promised none. */
  deliveryWindow: Maybe<DeliveryWindow>;
  /** Its share of the whole discount: promo code and first purchase. */
  discount: Money;
  /** The percentage by which `unitPrice` was below `listPrice`, rounded; 0 to 100. */
  discountPercent: Scalars['Int']['output'];
  /** When it was sent; null before, and when the shop does not report it. */
  dispatchedAt: Maybe<Scalars['DateTime']['output']>;
  /** The part of `discount` for the first purchase; 0 when the shop does not report it. */
  firstPurchaseDiscount: Money;
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /** Its picture at the time of the order. */
  image: Image;
  /**
   * The invoice of its seller for the order, then the credit notes for its refunds, oldest first. The invoice is made soon
   * after the first dispatch. Empty before, and in a shop without invoices.
   */
  invoices: Array<Invoice>;
  /**
   * Whether it replaces exchanged pieces of the same order. It was paid with these, so the sums of the order do not count
   * it again.
   */
  isReplacement: Scalars['Boolean']['output'];
  /** The list price of one piece at the time of the order; the unit price when unknown. */
  listPrice: Money;
  /** Where the money for it is now. */
  moneyTrail: MoneyTrail;
  /** The product's name at the time of the order; empty when the shop does not report it. */
  name: Scalars['String']['output'];
  /** Its order; null while unavailable. */
  order: Maybe<Order>;
  /** The shop's id of its order; null when the shop does not report it. */
  orderId: Maybe<Scalars['ID']['output']>;
  /** The shop's id of the item, as in its page's address. */
  orderItemId: Scalars['ID']['output'];
  /** The path of its product's page, which does not exist once the shop no longer sells the product. */
  path: Scalars['String']['output'];
  /** The payment method; null when the shop does not report it. */
  paymentMethod: Maybe<PaymentMethod>;
  /** When it was ordered; the start of 1970 when unknown. */
  placedAt: Scalars['DateTime']['output'];
  /** The id of its product. */
  productId: Scalars['ID']['output'];
  /** The promo code of the order; null without one. */
  promoCode: Maybe<Scalars['String']['output']>;
  /** The part of `discount` for the promo code: the rest. */
  promoDiscount: Money;
  /** The number of pieces. */
  quantity: Scalars['Int']['output'];
  /** The refund; null unless it was cancelled, and for cash on delivery. */
  refund: Maybe<Refund>;
  /** The last day in India on which pieces can be returned; null before the delivery, and in a shop without returns. */
  returnUntil: Maybe<Scalars['Date']['output']>;
  /** The number of pieces that can be returned now; 0 before the delivery, and in a shop without returns. */
  returnableQuantity: Scalars['Int']['output'];
  /** The returns of its pieces, oldest first; empty in a shop without returns. */
  returns: Array<Return>;
  /** The seller. */
  seller: Seller;
  /** The services on each of its pieces, at the prices of the order; empty for none. */
  services: Array<PieceService>;
  /** The delivery address. */
  shippingAddress: Address;
  /** The last 8 characters of the id, for display. */
  shortId: Scalars['String']['output'];
  /** The size at the time of the order; null for a one-size piece, and when the shop does not report it. */
  size: Maybe<Scalars['String']['output']>;
  /** The variant's SKU. */
  sku: Scalars['ID']['output'];
  /** Its status. */
  status: OrderStatus;
  /** The state as a display text: `Placed`, `Confirmed`, `Dispatched`, `Delivered`, `Cancelled`, or a word of the shop. */
  statusText: Scalars['String']['output'];
  /** unitPrice times quantity. */
  subtotal: Money;
  /** The amount paid for it, or to pay in cash: subtotal - discount + delivery. */
  total: Money;
  /** The tracking data; null while it has no tracking number. */
  tracking: Maybe<Tracking>;
  /** The price of one piece, including its services. */
  unitPrice: Money;
  /**
   * The variant with its current name, price and stock; null when the shop no longer sells it, and while unavailable. The
   * item's own fields describe the order.
   */
  variant: Maybe<Variant>;
};

/** Part of a list of order items. */
export type OrderItemConnection = {
  __typename?: 'OrderItemConnection';
  /** The items of this part, in order, each with its cursor. */
  edges: Array<OrderItemEdge>;
  /** The same items without cursors. */
  nodes: Array<OrderItem>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the list and its cursor. */
export type OrderItemEdge = {
  __typename?: 'OrderItemEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: OrderItem;
};

/** An order that was looked up. */
export type OrderLookupPayload = {
  __typename?: 'OrderLookupPayload';
  /** When the token ends; null after a failure. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The order; null after a failure. */
  order: Maybe<TrackedOrder>;
  /** The token to read this order again, and nothing else; null after a failure. */
  token: Maybe<Scalars['String']['output']>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** An internal note of staff on an order. */
export type OrderNote = {
  __typename?: 'OrderNote';
  /** The name of the person who wrote it. */
  by: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The shop's id of the note. */
  noteId: Scalars['ID']['output'];
  /** The note. */
  text: Scalars['String']['output'];
};

/** A refund for one item of an order. */
export type OrderRefund = {
  __typename?: 'OrderRefund';
  /** The amount: the payment for the item or its returned pieces, less earlier refunds. */
  amount: Money;
  /** The day by which the bank credits it; null before it was sent, and when the shop does not report it. */
  expectedBy: Maybe<Scalars['Date']['output']>;
  /** When it was started; null when the shop does not report it. */
  initiatedAt: Maybe<Scalars['DateTime']['output']>;
  /** The item that was cancelled, or whose pieces were returned. */
  orderItem: OrderItem;
  /** When it was sent; null before, and when the shop does not report it. */
  processedAt: Maybe<Scalars['DateTime']['output']>;
  /** Its status. */
  status: RefundStatus;
};

/** The state of an order item. */
export type OrderStatus =
  /** Cancelled by the shopper or the shop. */
  | 'CANCELLED'
  /** The shop is preparing it. */
  | 'CONFIRMED'
  /** Delivered. */
  | 'DELIVERED'
  /** In transit. */
  | 'DISPATCHED'
  /** In another state of the shop; `statusText` names it. The shopper can neither cancel nor review it here. */
  | 'OTHER'
  /** Ordered. */
  | 'PLACED';

/**
 * The purpose of a mailed one-time code, for the text of the mail. `verifyOtp` logs in by every code, whatever its
 * purpose.
 */
export type OtpPurpose =
  /** To verify the email address of a logged-in account, after `EMAIL_NOT_VERIFIED`. */
  | 'CONFIRM_EMAIL'
  /** To log in. */
  | 'LOGIN';

/**
 * The position of a part of a list. Read a list by cursors: `first` and `after` forward, `last` and `before` backward. A
 * list with the argument `page` also has numbered pages of a fixed size. Do not combine both.
 */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The value of `after` for the next part; null for an empty part. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether more items follow. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether items come before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The page number, starting at 1; null when the list was read by cursors. */
  page: Maybe<Scalars['Int']['output']>;
  /** The value of `before` for the previous part; null for an empty part. */
  startCursor: Maybe<Scalars['String']['output']>;
  /** The number of items in the whole list; null when the shop does not report it. */
  totalItems: Maybe<Scalars['Int']['output']>;
  /** The number of pages, 0 for an empty list; null when the list was read by cursors. */
  totalPages: Maybe<Scalars['Int']['output']>;
};

/** Prices of a product. */
export type PastPrice = {
  __typename?: 'PastPrice';
  /** The list price. */
  listPrice: Money;
  /** The seller's price, without the shop's commission. */
  sellerPrice: Money;
  /** When it was changed; null for the prices of now. */
  until: Maybe<Scalars['DateTime']['output']>;
};

/** A promo code to pause or to continue. */
export type PausePromoCodeInput = {
  /** false continues it. */
  isPaused: Scalars['Boolean']['input'];
  /** The code. */
  promoCode: Scalars['String']['input'];
  /** The version that the change is made from. */
  version: Scalars['Int']['input'];
};

/** A return whose refund was paid. */
export type PayReturnInput = {
  /** The bank's reference of the payment, 1 to 100 characters. The shopper reads it in a mail. */
  reference: Scalars['String']['input'];
  /** The return, by `Return.returnId`. */
  returnId: Scalars['ID']['input'];
};

/** The payment of a commission statement. */
export type PaySellerStatementInput = {
  /** The month. */
  month: Scalars['String']['input'];
  /** The amount that was paid: the payout of the statement. */
  payout: Scalars['Paise']['input'];
  /** The reference of the payment, such as a UTR, 1 to 100 characters. */
  reference: Scalars['String']['input'];
  /** The seller. */
  sellerId: Scalars['ID']['input'];
};

/** A payment and its result. */
export type Payment = Node & {
  __typename?: 'Payment';
  /** The amount to pay; when unknown, the total of its items. */
  amount: Money;
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /** Its order; null unless it is PAID, and while the items are unknown. */
  order: Maybe<Order>;
  /** Its items; empty unless it is PAID. */
  orderItems: Array<OrderItem>;
  /** The id of the payment provider's order. */
  paymentOrderId: Scalars['ID']['output'];
  /** Its status. */
  status: PaymentStatus;
};

/** A payment method. */
export type PaymentMethod =
  /** A debit or credit card. */
  | 'CARD'
  /** Cash on delivery. */
  | 'CASH_ON_DELIVERY'
  /** Net banking. */
  | 'NETBANKING'
  /** Another method of the payment provider. */
  | 'OTHER'
  /** An app of the Unified Payments Interface: by its page, a QR code, or a request to a UPI ID. */
  | 'UPI'
  /** A wallet. */
  | 'WALLET';

/** One payment choice in the provider's widget. */
export type PaymentOption = {
  __typename?: 'PaymentOption';
  /** Its contents, in a few words: `Visa, Mastercard, RuPay`; null for none. */
  hint: Maybe<Scalars['String']['output']>;
  /** The name: `UPI`. */
  label: Scalars['String']['output'];
  /** The methods that the widget shows; at least one. */
  methods: Array<PaymentMethod>;
};

/** A way to pay. Lengths are in characters. */
export type PaymentOptionInput = {
  /** A line below the name, at most 80. */
  hint?: InputMaybe<Scalars['String']['input']>;
  /** Its name for shoppers, 1 to 40. */
  label: Scalars['String']['input'];
  /** Methods of the payment widget, each once over all options: `upi`, `card`, `netbanking`, `wallet`. They must be enabled at the provider. */
  methods: Array<Scalars['String']['input']>;
};

/** A way to pay, as it is edited. */
export type PaymentOptionSettings = {
  __typename?: 'PaymentOptionSettings';
  /** A line below the name; null for none. */
  hint: Maybe<Scalars['String']['output']>;
  /** Its name for shoppers. */
  label: Scalars['String']['output'];
  /** Methods of the payment widget: `upi`, `card`, `netbanking`, `wallet`. */
  methods: Array<Scalars['String']['output']>;
};

/** An open payment: the data for the provider's widget. */
export type PaymentOrder = {
  __typename?: 'PaymentOrder';
  /** The amount to charge; equal to the expected one. */
  amount: Money;
  /** When the reservation of the pieces ends; null when the shop does not report it. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** The id of the payment provider's order, for its widget. `verifyPayment`, `cancelPayment` and `payment` use it too. */
  id: Scalars['ID']['output'];
  /** The shop's public key at the provider; null when unknown. */
  keyId: Maybe<Scalars['String']['output']>;
  /** Its status. PAID when a repeated attempt was paid meanwhile: do not open the widget then. */
  status: PaymentStatus;
  /** The address of the widget's script. */
  widgetUrl: Scalars['URL']['output'];
};

/** The rules of payment. A change applies to new orders. */
export type PaymentSettings = {
  __typename?: 'PaymentSettings';
  /** Percent off a shopper's first purchase. */
  firstPurchasePercent: Scalars['Int']['output'];
  /** The highest total of a cash order; zero if cash on delivery is switched off. */
  maxCash: Money;
  /** The most unpaid cash orders of one shopper. */
  maxCashOrdersDue: Scalars['Int']['output'];
  /** The most pieces in a cash order of a shopper who never paid before. */
  maxFirstCashPieces: Scalars['Int']['output'];
  /** Refused parcels after which a shopper can't pay in cash. */
  maxRefusedParcels: Scalars['Int']['output'];
  /** The ways to pay before the dispatch, in display order; the first one is preselected. */
  options: Array<PaymentOptionSettings>;
  /** The first digits of PIN codes where nobody can pay in cash. */
  refusedPinPrefixes: Array<Scalars['String']['output']>;
  /** The days for which refused parcels count. */
  refusedWithinDays: Scalars['Int']['output'];
};

/** The rules of payment. A change applies to new orders. */
export type PaymentSettingsInput = {
  /** Percent off a shopper's first purchase, 0 to 50. */
  firstPurchasePercent: Scalars['Int']['input'];
  /** The highest total of a cash order, in paise: whole rupees up to ₹50,000; 0 switches cash on delivery off. */
  maxCash: Scalars['Paise']['input'];
  /** The most unpaid cash orders of one shopper, 1 to 50. */
  maxCashOrdersDue: Scalars['Int']['input'];
  /** The most pieces in a cash order of a shopper who never paid before, 1 to 500. */
  maxFirstCashPieces: Scalars['Int']['input'];
  /** Refused parcels after which a shopper can't pay in cash, 1 to 50. */
  maxRefusedParcels: Scalars['Int']['input'];
  /** The ways to pay before the dispatch, in display order, 1 to 4. Without them they stay as they are. */
  options?: InputMaybe<Array<PaymentOptionInput>>;
  /** The first 1 to 6 digits of PIN codes where nobody can pay in cash, at most 200. Without them they stay as they are. */
  refusedPinPrefixes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The days for which refused parcels count, 1 to 3,650. */
  refusedWithinDays: Scalars['Int']['input'];
};

/** The status of a payment. It only moves forward: a REFUNDED payment remains REFUNDED. */
export type PaymentStatus =
  /** Ended without a payment; nothing was charged, and the pieces are for sale again. */
  | 'NOT_PAID'
  /** Paid: the order is placed. */
  | 'PAID'
  /** Not paid yet, or unknown. */
  | 'PENDING'
  /** Paid too late, twice, or with another amount or currency: the money is refunded. */
  | 'REFUNDED';

/** A PDF. */
export type PdfFile = {
  __typename?: 'PdfFile';
  /** The file, as base64. */
  base64: Scalars['String']['output'];
  /** A name for the file, such as `INV-26-27-00042.pdf`. */
  name: Scalars['String']['output'];
};

/** A person who works for the shop. */
export type Person = {
  __typename?: 'Person';
  /** The email address. */
  email: Scalars['EmailAddress']['output'];
  /** Whether an authenticator app is set up. */
  hasSecondFactor: Scalars['Boolean']['output'];
  /** The start of the newest live session; null without one. */
  lastLoginAt: Maybe<Scalars['DateTime']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** The shop's id of the account. */
  personId: Scalars['ID']['output'];
  /** The role. */
  role: ShopperRole;
  /** For a SELLER: the shop's id of the seller; null for others. */
  sellerId: Maybe<Scalars['ID']['output']>;
  /** For a SELLER: the name of the seller; null for others. */
  sellerName: Maybe<Scalars['String']['output']>;
  /** The number of live sessions. */
  sessionCount: Scalars['Int']['output'];
  /** The version of the role, for `setRole`. */
  version: Scalars['Int']['output'];
};

/** Part of a list of people. */
export type PersonConnection = {
  __typename?: 'PersonConnection';
  /** The items of this part, in order, each with its cursor. */
  edges: Array<PersonEdge>;
  /** The same items without cursors. */
  nodes: Array<Person>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the list and its cursor. */
export type PersonEdge = {
  __typename?: 'PersonEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Person;
};

/** A return whose pieces were picked up. */
export type PickUpReturnInput = {
  /** The return, by `Return.returnId`. */
  returnId: Scalars['ID']['input'];
};

/** The address at which a courier picks pieces up. */
export type PickupAddress = {
  __typename?: 'PickupAddress';
  /** House, street and area. */
  address: Scalars['String']['output'];
  /** A second mobile number, ten digits; null for none. */
  alternatePhone: Maybe<Scalars['String']['output']>;
  /** The city or town. */
  city: Scalars['String']['output'];
  /** A landmark near the house; null for none. */
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

/** An address in India at which a courier picks pieces up. */
export type PickupAddressInput = {
  /** House, street and area, at most 300 characters. */
  address: Scalars['String']['input'];
  /** A second mobile number of the same format. */
  alternatePhone?: InputMaybe<Scalars['String']['input']>;
  /** The city or town, at most 80 characters. */
  city: Scalars['String']['input'];
  /** A landmark near the house, at most 100 characters. */
  landmark?: InputMaybe<Scalars['String']['input']>;
  /** The full name, at most 100 characters. */
  name: Scalars['String']['input'];
  /** The mobile number: ten digits, the first 6 to 9; +91, spaces and dashes are ignored. */
  phone: Scalars['String']['input'];
  /** The PIN code: six digits, the first not 0. */
  pinCode: Scalars['String']['input'];
  /** The state or union territory, by its usual English name, in any case of letters. */
  state: Scalars['String']['input'];
};

/** The shown part of a picture, in parts of its width and height. */
export type PictureCrop = {
  __typename?: 'PictureCrop';
  /** The height, 0 to 1. */
  height: Scalars['Float']['output'];
  /** The left edge, 0 to 1. */
  left: Scalars['Float']['output'];
  /** The upper edge, 0 to 1. */
  top: Scalars['Float']['output'];
  /** The width, 0 to 1. */
  width: Scalars['Float']['output'];
};

/** The shown part of a picture, in parts of its width and height. It is shown 3 wide and 4 high. */
export type PictureCropInput = {
  /** The height, 0.05 to 1. */
  height: Scalars['Float']['input'];
  /** The left edge, 0 to 1. */
  left: Scalars['Float']['input'];
  /** The upper edge, 0 to 1. */
  top: Scalars['Float']['input'];
  /** The width, 0.05 to 1. */
  width: Scalars['Float']['input'];
};

/** The condition of returned pieces. */
export type PieceCondition =
  /** They do not go back to the stock. */
  | 'DAMAGED'
  /** They are for sale again. */
  | 'GOOD';

/** A paid service on a piece, or an extra that comes with it. */
export type PieceService = {
  __typename?: 'PieceService';
  /** Its code, which never changes: `fall-pico`. Use it in inputs. */
  code: Scalars['String']['output'];
  /** A sentence that describes it; null for an ordered piece. */
  description: Maybe<Scalars['String']['output']>;
  /** The name for shoppers: `Fall and pico`. */
  name: Scalars['String']['output'];
  /** The price for one piece. */
  price: Money;
};

/** Pieces of an order that the shopper buys again. */
export type PiecesAgain = {
  __typename?: 'PiecesAgain';
  /** The number of pieces that were added to the cart. */
  added: Scalars['Int']['output'];
  /** The colour's name; null for a piece without one. */
  color: Maybe<Scalars['String']['output']>;
  /** The number of pieces that the cart has now. */
  inCart: Scalars['Int']['output'];
  /** Why the cart has fewer pieces than were ordered; null if it has all. */
  leftOut: Maybe<LeftOutReason>;
  /** The product's name at the time of the order. */
  name: Scalars['String']['output'];
  /** The number of pieces that were ordered. */
  ordered: Scalars['Int']['output'];
  /** The price of one piece at the time of the order, with its services. */
  price: Money;
  /** The price of one piece in the cart, with its services; null for a piece that is not in the cart. */
  priceNow: Maybe<Money>;
  /** The size; null for a one-size piece. */
  size: Maybe<Scalars['String']['output']>;
  /** The variant's SKU. */
  sku: Scalars['ID']['output'];
};

/** A postal area of India and its place. */
export type PinCode = {
  __typename?: 'PinCode';
  /** The city or town that most addresses there name; in rural areas the district. The shopper may choose another one. */
  city: Scalars['String']['output'];
  /** The PIN code: six digits. */
  code: Scalars['String']['output'];
  /** The state or union territory, spelled as in `Shop.states`. */
  state: Scalars['String']['output'];
};

/** An order to pay in cash on delivery, and the OTP that confirms it. */
export type PlaceCashOnDeliveryOrderInput = {
  /** The client's name for this attempt, 8 to 64 letters, digits and dashes. A repeated call with it has no second effect. */
  attemptId: Scalars['ID']['input'];
  /** The billing address; the default is the shipping address. */
  billingAddress?: InputMaybe<AddressInput>;
  /** The total that the shopper saw, in paise. */
  expectedTotal: Scalars['Paise']['input'];
  /** The mailed OTP. */
  otp: Scalars['String']['input'];
  /** A promo code as the shopper typed it: a shop may distinguish upper and lower case. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
  /** The delivery address. */
  shippingAddress: AddressInput;
};

/** The result of a cash-on-delivery order. */
export type PlaceCashOnDeliveryOrderPayload = {
  __typename?: 'PlaceCashOnDeliveryOrderPayload';
  /** The current cart, to show the changes; null while unavailable. */
  cart: Maybe<Cart>;
  /** The order; null if none was placed. */
  order: Maybe<Order>;
  /** The shopper after the change, with everything that changed. Null if the shop cannot read it now. */
  shopper: Maybe<Shopper>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A case without additional fields. */
export type PlainUserError = UserError & {
  __typename?: 'PlainUserError';
  /** The stable code of the case. */
  code: UserErrorCode;
  /** The path of the input field; null when no single field is the cause. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** A message for the shopper. */
  message: Scalars['String']['output'];
};

/** The promises of the shop as numbers, as they are edited. Days are business days, except for returns. */
export type PolicySettings = {
  __typename?: 'PolicySettings';
  /** Days until the refund of a cancelled order. */
  cancelRefundDays: DayRange;
  /** Hours within which the shopper must report damage. */
  damageHours: Scalars['Int']['output'];
  /** Days in transit, express shipping. */
  expressDays: DayRange;
  /** The total from which standard shipping is free. */
  freeShippingOver: Money;
  /** Days until an order is packed. */
  processingDays: DayRange;
  /** Days within which the shopper may return a delivered piece. */
  returnDays: Scalars['Int']['output'];
  /** Days until the refund of a returned piece, from its arrival at the shop. */
  returnRefundDays: DayRange;
  /** Days in transit, standard shipping. */
  standardDays: DayRange;
};

/** The promises of the shop as numbers. Days are business days, except for returns. */
export type PolicySettingsInput = {
  /** Days until the refund of a cancelled order. */
  cancelRefundDays: DayRangeInput;
  /** Hours within which the shopper must report damage, 1 to 720. */
  damageHours: Scalars['Int']['input'];
  /** Days in transit, express shipping. */
  expressDays: DayRangeInput;
  /** The total from which standard shipping is free, in paise: whole rupees. */
  freeShippingOver: Scalars['Paise']['input'];
  /** Days until an order is packed; not fewer than the delivery table has. */
  processingDays: DayRangeInput;
  /** Days within which the shopper may return a delivered piece, 1 to 365. It applies to later orders. */
  returnDays: Scalars['Int']['input'];
  /** Days until the refund of a returned piece, from its arrival at the shop. */
  returnRefundDays: DayRangeInput;
  /** Days in transit, standard shipping; not fewer than the delivery table has. */
  standardDays: DayRangeInput;
};

/** The total differs from the expected one: PRICE_CHANGED. Nothing was charged. */
export type PriceChangedError = UserError & {
  __typename?: 'PriceChangedError';
  /** PRICE_CHANGED. */
  code: UserErrorCode;
  /** The path of the input field: `["input", "expectedTotal"]`. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** A message for the shopper. */
  message: Scalars['String']['output'];
  /** The current total; null when the shop does not report it. */
  total: Maybe<Money>;
};

/** The prices of a list's products. */
export type PriceRange = {
  __typename?: 'PriceRange';
  /** The highest price. */
  highest: Money;
  /** The lowest price. */
  lowest: Money;
};

/** A design that the shop sells in one or more variants (colours, and sizes where it has sizes). */
export type Product = Node & {
  __typename?: 'Product';
  /** The blouse piece, if it includes one, for example `0.8 m, running`. */
  blouse: Maybe<Scalars['String']['output']>;
  /** The brand, for example `Chaandpol`; null when there is none or the shop does not report it. */
  brand: Maybe<Scalars['String']['output']>;
  /** Care instructions. */
  careGuide: Maybe<Scalars['String']['output']>;
  /** Its category. */
  category: Category;
  /** The collections it is in; empty when the shop has no collections. */
  collections: Array<Collection>;
  /**
   * The same variants grouped by colour, in the shop's order, for a colour selector. A colour with sizes has one variant
   * for each size. A variant without a size is a colour of its own.
   */
  colors: Array<ProductColor>;
  /** The variant that represents it in a list: the first in stock, otherwise the first; null when it has none. */
  cover: Maybe<Variant>;
  /** Its craft; null when the shop does not know or report it. */
  craft: Maybe<Craft>;
  /** The seller's description in plain text: escape it. */
  description: Maybe<Scalars['String']['output']>;
  /** Measures in metres, for example `5.5 x 1.1`. */
  dimension: Maybe<Scalars['String']['output']>;
  /** The percentage by which `price` is below `listPrice`, rounded; 0 to 100. */
  discountPercent: Scalars['Int']['output'];
  /** The fabric, for example `Georgette`. */
  fabric: Maybe<Scalars['String']['output']>;
  /**
   * Products to wear with it: in stock, of its craft and of other categories, such as a dupatta for a kurti. Those in one of
   * its colours come first. Equal for all clients. Null on a host without them, and while unavailable.
   */
  goesWith: Maybe<Array<Product>>;
  /** The HSN code for India's tax: 4, 6 or 8 digits, for example `500720` for a silk saree; null when unknown. */
  hsnCode: Maybe<Scalars['String']['output']>;
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /** The list price. Strike it through if it is higher than `price`. */
  listPrice: Money;
  /**
   * The variant whose SKU is the search text, or whose colour the text names, for picture and link of a search result: the
   * blue one for `blue saree`. Of several, one in stock comes first. Null when the text names none; use `cover` then.
   */
  matchingVariant: Maybe<Variant>;
  /** The name, for example `Leheriya georgette saree`. */
  name: Scalars['String']['output'];
  /** The occasions it suits; empty when the shop has no occasions. */
  occasions: Array<Occasion>;
  /** The path of its page, `/{category}/{name-with-dashes}/{id}`, percent-encoded. */
  path: Scalars['String']['output'];
  /** The pattern, for example `Leheriya`. */
  pattern: Maybe<Scalars['String']['output']>;
  /** The price of one piece for the shopper, including the shop's commission. */
  price: Money;
  /** The shop's id of the product, as in its page's address; never changes. */
  productId: Scalars['ID']['output'];
  /** The average rating, 0.0 to 5.0; 0 when there are no reviews, or when the shop does not report it. */
  rating: Scalars['Float']['output'];
  /** The number of reviews of all its variants; null while unavailable. */
  reviewCount: Maybe<Scalars['Int']['output']>;
  /** How many reviews have one star, two stars and so on; null in a shop without review details, and while unavailable. */
  reviewSummary: Maybe<ReviewSummary>;
  /** The reviews of all its variants, newest first; the default size is 10. Null while unavailable. */
  reviews: Maybe<ReviewConnection>;
  /** The seller. */
  seller: Seller;
  /**
   * The services that it offers, such as fall and pico for a saree, to choose in `addToCart`. Empty in a shop without
   * services for it.
   */
  services: Array<PieceService>;
  /**
   * Similar products: of its category, in stock, of its fabric first, never itself. Equal for all clients. Null while
   * unavailable.
   */
  similarProducts: Maybe<Array<Product>>;
  /** The size or sizes, for example `Free size`. */
  size: Maybe<Scalars['String']['output']>;
  /** The measurements of its sizes; null for a one-size piece, and when unknown. */
  sizeChart: Maybe<SizeChart>;
  /**
   * The sizes of its variants, smallest first: `XS`, `S`, `M`. Empty for a one-size piece, and when the shop does not
   * report it; `size` has the text then.
   */
  sizes: Array<Scalars['String']['output']>;
  /**
   * The reviews of all its variants in one of several orders; the default size is 10. Null in a shop without review
   * details, and while unavailable.
   */
  sortedReviews: Maybe<ReviewConnection>;
  /**
   * When its name, description, price, picture or colour last changed. Stock and reviews do not count. Null when the shop
   * does not report it.
   */
  updatedAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * The absolute address of its page, for feeds and search engines; null when the shop's own address is not configured
   * (`shop.url`).
   */
  url: Maybe<Scalars['URL']['output']>;
  /** One of its variants; null for any other sku. */
  variant: Maybe<Variant>;
  /** Its variants, in the shop's order; at least one if the product can be bought. */
  variants: Array<Variant>;
  /** Weight in grams, without the unit: `640`. */
  weight: Maybe<Scalars['String']['output']>;
  /** Weight in whole grams: 640; null when unknown or when the shop's text is ambiguous. */
  weightGrams: Maybe<Scalars['Int']['output']>;
};


/** A design that the shop sells in one or more variants (colours, and sizes where it has sizes). */
export type ProductGoesWithArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A design that the shop sells in one or more variants (colours, and sizes where it has sizes). */
export type ProductMatchingVariantArgs = {
  text: Scalars['String']['input'];
};


/** A design that the shop sells in one or more variants (colours, and sizes where it has sizes). */
export type ProductReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A design that the shop sells in one or more variants (colours, and sizes where it has sizes). */
export type ProductSimilarProductsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A design that the shop sells in one or more variants (colours, and sizes where it has sizes). */
export type ProductSortedReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ReviewSort>;
  stars?: InputMaybe<Scalars['Int']['input']>;
};


/** A design that the shop sells in one or more variants (colours, and sizes where it has sizes). */
export type ProductVariantArgs = {
  sku: Scalars['ID']['input'];
};

/** One colour of a product. */
export type ProductColor = {
  __typename?: 'ProductColor';
  /** The variant whose pictures represent it: the first in stock, otherwise the first. */
  cover: Variant;
  /** Whether at least one of them can be bought now. */
  inStock: Scalars['Boolean']['output'];
  /** The colour's name, for example `Indigo`; null for a piece without one. */
  name: Maybe<Scalars['String']['output']>;
  /** A CSS colour that comes close to it, `#233a78`; null for a name that the shop does not know. */
  swatch: Maybe<Scalars['String']['output']>;
  /** Its variants, at least one: one for each size, smallest first. */
  variants: Array<Variant>;
};

/** Part of a list of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /**
   * For each colour, the number of products with a variant of it in stock if all other filters stay as they are: at most
   * 100, the largest first. Null when the shop does not report it, which then ignores the filter `colors`; also for a very
   * long list.
   */
  colorCounts: Maybe<Array<FilterCount>>;
  /**
   * For each craft, the number of its products if all other filters stay as they are, the largest first. Null when the
   * shop does not report it, and for a very long list.
   */
  craftCounts: Maybe<Array<FilterCount>>;
  /** The items of this part, in order, each with its cursor. */
  edges: Array<ProductEdge>;
  /**
   * For each filter value, the number of products with that value if all other filters stay as they are. The order is by
   * filter, then by most products; sizes from the smallest. Values without products are left out. Null when the shop does
   * not report it.
   */
  filterCounts: Maybe<Array<FilterCount>>;
  /** The same items without cursors. */
  nodes: Array<Product>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /**
   * The lowest and the highest price of the list if `minPrice` and `maxPrice` are left out, for the ends of a price filter.
   * Null for an empty list, and for `ids`.
   */
  priceRange: Maybe<PriceRange>;
  /** The number of items in the whole list; null when the shop does not report it. */
  totalCount: Maybe<Scalars['Int']['output']>;
};

/** An item of the list and its cursor. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Product;
};

/** Conditions on the products of a list. All given fields must match; within a list one value is enough. */
export type ProductFilterInput = {
  /** In one of these collections. */
  collections?: InputMaybe<Array<Collection>>;
  /** At least one variant of one of these colours is in stock; colours as in `Variant.color`, for example `Indigo`. */
  colors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Of one of these crafts, by `Craft.slug`, for example `bandhani`. */
  crafts?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Of one of these fabrics, as the shop stores them. */
  fabrics?: InputMaybe<Array<Scalars['String']['input']>>;
  /** true: at least one variant is in stock. */
  inStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** The highest price, in paise: 250000 for ₹2,500. */
  maxPrice?: InputMaybe<Scalars['Paise']['input']>;
  /** The lowest price, in paise: 99900 for ₹999. */
  minPrice?: InputMaybe<Scalars['Paise']['input']>;
  /** For one of these occasions. */
  occasions?: InputMaybe<Array<Occasion>>;
  /** At least one variant of one of these sizes is in stock; sizes as in `Variant.size`, for example `M`. */
  sizes?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Products with `Product.updatedAt` at this moment or later. Products without a date are included. A product that
   * changes while a client reads the list may occur twice.
   */
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};

/** An import of products. */
export type ProductImport = {
  __typename?: 'ProductImport';
  /** The products that are added. */
  added: Scalars['Int']['output'];
  /** The rows that are handled. */
  done: Scalars['Int']['output'];
  /** The products that were not imported, at most 200. */
  faults: Array<CsvFault>;
  /** The import's id. */
  importId: Scalars['ID']['output'];
  /** Whether it has ended. */
  isFinished: Scalars['Boolean']['output'];
  /** Why it has stopped, or that faults remain; null while it runs and after its success. */
  problem: Maybe<Scalars['String']['output']>;
  /** The rows of the file. */
  rows: Scalars['Int']['output'];
  /** The products that are changed. */
  updated: Scalars['Int']['output'];
};

/** A picture of a colour. */
export type ProductPictureInput = {
  /** The text for shoppers who cannot see it, at most 200; the usual one without it. */
  alt?: InputMaybe<Scalars['String']['input']>;
  /** The shown part. It stays without it; of a new picture it is the middle. */
  crop?: InputMaybe<PictureCropInput>;
  /** A picture of the product, or the id of an upload: `POST /uploads`. */
  pictureId: Scalars['ID']['input'];
};

/** A search. Text, category and fabric must all match if given. */
export type ProductSearchInput = {
  /** Exactly this category, for example `Saree`. */
  category?: InputMaybe<Scalars['String']['input']>;
  /**
   * Exactly this fabric as the shop stores it, for example `Georgette`. On a host without search, both spellings of
   * Georgette and Crepe (Georagette, Crep) match.
   */
  fabric?: InputMaybe<Scalars['String']['input']>;
  /**
   * Part of a product's name, in any case of letters and in any known spelling (`sari`, `saree`, `साड़ी`); at most 100
   * characters, none of them a wildcard. If no name matches,
   * it finds the product of a SKU: `RBSR-2101-MR`, `2101` or `SKU 2101`. If there is none, it finds products that have all its words in name, category, fabric, pattern, occasions or colours: `blue saree` finds
   * blue sarees. If none has, each word matches the most similar ones: `leheria` finds Leheriya.
   */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The order of a list of products. */
export type ProductSort =
  /** Highest discount first. A shop without this order (`Shop.sorts`) uses RELEVANCE. */
  | 'DISCOUNT'
  /** Newest first. */
  | 'NEWEST'
  /**
   * The most popular first, by pieces sold in the last 90 days, wishlists and reviews. A shop without this order
   * (`Shop.sorts`) uses RELEVANCE.
   */
  | 'POPULARITY'
  /** Lowest price first. */
  | 'PRICE_ASC'
  /** Highest price first. */
  | 'PRICE_DESC'
  /** Best rating first. */
  | 'RATING'
  /** The best match of the search text first: whole words, then prefixes. Without text, the catalogue's order. */
  | 'RELEVANCE';

/** The state of a product. */
export type ProductState =
  /** It is no longer listed and sold. */
  | 'ARCHIVED'
  /** It is not yet listed and sold. */
  | 'DRAFT'
  /** It is listed and sold. */
  | 'LIVE';

/** A promo code as staff see it: either percent or amountOff. */
export type PromoCode = {
  __typename?: 'PromoCode';
  /** A fixed amount. */
  amountOff: Maybe<Money>;
  /** The names of the categories that it is for; empty for all. */
  categories: Array<Scalars['String']['output']>;
  /** The code in capital letters. It never changes. */
  code: Scalars['String']['output'];
  /** When it was added; null when unknown. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** The sum of its discounts on placed orders. */
  discountGiven: Money;
  /** Whether carts show it as an offer. */
  isListed: Scalars['Boolean']['output'];
  /** Whether staff have paused it. */
  isPaused: Scalars['Boolean']['output'];
  /** Whether an order or an open payment uses it. Then it cannot be deleted. */
  isUsed: Scalars['Boolean']['output'];
  /** The highest discount; null for none. */
  maximum: Maybe<Money>;
  /** The lowest subtotal for which it is valid; null for none. */
  minimumSubtotal: Maybe<Money>;
  /** The highest number of orders; null for no limit. */
  mostUses: Maybe<Scalars['Int']['output']>;
  /** The highest number of orders of one shopper; null for no limit. */
  mostUsesEach: Maybe<Scalars['Int']['output']>;
  /** The number of placed orders with it. */
  orderCount: Scalars['Int']['output'];
  /** Percent of the subtotal, 1 to 100. */
  percent: Maybe<Scalars['Int']['output']>;
  /** Its current state. */
  state: PromoCodeState;
  /** Its first moment; null for no beginning. */
  validFrom: Maybe<Scalars['DateTime']['output']>;
  /** The moment at which it expires; null for no end. */
  validUntil: Maybe<Scalars['DateTime']['output']>;
  /** The number of its changes. Send it with a change. */
  version: Scalars['Int']['output'];
};

/** The discount of a promo code, or the reason why there is none. */
export type PromoCodeCheck = {
  __typename?: 'PromoCodeCheck';
  /** The code as the shop writes it, or as it was sent if the shop does not report that; null for a refused code. */
  code: Maybe<Scalars['String']['output']>;
  /** The discount, at most the amount; 0 for a refused code. */
  discount: Money;
  /**
   * The reason why there is no discount: INVALID_PROMO_CODE, or UNAVAILABLE while the shop cannot check it; null for a
   * valid code.
   */
  error: Maybe<UserError>;
  /** Its terms; null for a refused code, and when the shop does not report them. */
  terms: Maybe<PromoTerms>;
};

/** Part of a list of promo codes. */
export type PromoCodeConnection = {
  __typename?: 'PromoCodeConnection';
  /** The items of this part, in order, each with its cursor. */
  edges: Array<PromoCodeEdge>;
  /** The same items without cursors. */
  nodes: Array<PromoCode>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the list and its cursor. */
export type PromoCodeEdge = {
  __typename?: 'PromoCodeEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: PromoCode;
};

/** The changed promo code. */
export type PromoCodePayload = {
  __typename?: 'PromoCodePayload';
  /** The current promo code; null if nothing changed. */
  promoCode: Maybe<PromoCode>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** The state of a promo code. */
export type PromoCodeState =
  /** Shoppers can use it now. */
  | 'ACTIVE'
  /** It has expired, or it has no use left. */
  | 'OVER'
  /** Staff have paused it. */
  | 'PAUSED'
  /** Its first moment has not come. */
  | 'PLANNED';

/** The discount of a promo code: either percent or amountOff. */
export type PromoTerms = {
  __typename?: 'PromoTerms';
  /** A fixed amount. */
  amountOff: Maybe<Money>;
  /**
   * The categories that it is for, by their names; null for all. The subtotal of percent and minimumSubtotal is that of their
   * pieces, and the discount is at most what the first purchase leaves of their price.
   */
  categories: Maybe<Array<Scalars['String']['output']>>;
  /** The highest discount. */
  maximum: Maybe<Money>;
  /** The lowest subtotal for which it is valid. */
  minimumSubtotal: Maybe<Money>;
  /** Percent of the subtotal, 1 to 100. */
  percent: Maybe<Scalars['Int']['output']>;
};

/** The fields that only read. */
export type Query = {
  __typename?: 'Query';
  /** The shop's categories in the order of its menus, including empty ones. */
  categories: Maybe<Array<Category>>;
  /** A category by its name in addresses (`Saree`), in any case of letters; null when there is none. */
  category: Maybe<Category>;
  /** A craft by its slug; null when there is none. */
  craft: Maybe<Craft>;
  /**
   * The crafts by which the shop's cloth is tied and dyed, in the order of its pages. Empty in a shop that does not report
   * them, which ignores the filter `crafts`. Null while unavailable.
   */
  crafts: Maybe<Array<Craft>>;
  /**
   * The delivery dates of variants that are ordered now, for a PIN code. Without variants, whether the shop delivers
   * there. Null in a shop without delivery dates, and for a malformed PIN code.
   */
  deliveryEstimate: Maybe<DeliveryEstimate>;
  /**
   * The shopper of the request's access token (`Authorization: Bearer …`); null without a token. Errors with
   * UNAUTHENTICATED if the token is not valid.
   *
   * For this code, `extensions.reason` gives the reason:
   *
   * - TOKEN_MISSING: the field needs a shopper, and the request has no token. Log in.
   * - TOKEN_EXPIRED: refresh the session and repeat the request.
   * - TOKEN_MALFORMED: it is not an access token of this shop. Log in.
   * - TOKEN_REVOKED: its session has ended by a logout, a new password or age. Log in.
   * - COOKIE_MISSING: a browser's token came without the cookie that it is bound to. Send cookies, by POST; a client
   *   without cookies logs in with `unbound: true`.
   * - SESSION_NOT_FOUND, SESSION_INVALID: see `refreshSession`.
   *
   * New reasons may be added. Treat an unknown one as TOKEN_REVOKED.
   */
  me: Maybe<Shopper>;
  /** An object by its `id`; null when it does not exist or belongs to another shopper. */
  node: Maybe<Node>;
  /** Objects by their ids, in the same order; null for each that does not exist. */
  nodes: Array<Maybe<Node>>;
  /**
   * The place of a PIN code, to fill in city and state of an address. Null for an unknown PIN code, for a malformed one,
   * and in a shop without such a list: the shopper types them then.
   */
  pinCode: Maybe<PinCode>;
  /** A product by its id; null when there is none, also for a malformed id. */
  product: Maybe<Product>;
  /**
   * Searches the whole shop; without `search` and `filter` it lists all products. Read it by numbered pages of 24 or by
   * cursors. The default order is the catalogue's, oldest first: new products come at the end, so that a client that reads
   * on misses none. With `ids` it returns these products only. Errors with BAD_USER_INPUT if `search` has no text,
   * category or fabric while `filter` is empty; for `page` below 1; for an invalid cursor; and for `ids` together with
   * other arguments. A cursor is a position in its own list; do not use it in another one.
   */
  products: Maybe<ProductConnection>;
  /**
   * The discount of a promo code on an amount, for visitors too. For a code for one shopper, for some categories or for the
   * first purchase, log in and use `Cart.totals`. Errors with BAD_USER_INPUT for an amount below 0 or above ten crore rupees.
   */
  promoCode: Maybe<PromoCodeCheck>;
  /**
   * The newest reviews of the whole shop; null while unavailable. On a host without the `recent-reviews` addition they are
   * the reviews of the best rated products.
   */
  recentReviews: Maybe<Array<Review>>;
  /**
   * Suggestions for a search box. Without a text: the most popular searches with all categories and crafts. They are made of
   * the shop's own words; no typed text is stored. Null while unavailable.
   */
  searchSuggestions: Maybe<SearchSuggestions>;
  /** Facts that are equal for all visitors: the shop's name, its promises, and the limits that a client needs. */
  shop: Maybe<Shop>;
  /** A variant by its SKU; null when there is none, also for a malformed SKU. */
  variant: Maybe<Variant>;
  /** Variants by their SKUs, in the same order; null for each that does not exist. */
  variants: Maybe<Array<Maybe<Variant>>>;
};


/** The fields that only read. */
export type QueryCategoryArgs = {
  name: Scalars['String']['input'];
};


/** The fields that only read. */
export type QueryCraftArgs = {
  slug: Scalars['ID']['input'];
};


/** The fields that only read. */
export type QueryDeliveryEstimateArgs = {
  pinCode: Scalars['String']['input'];
  skus: Array<Scalars['ID']['input']>;
};


/** The fields that only read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** The fields that only read. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** The fields that only read. */
export type QueryPinCodeArgs = {
  code: Scalars['String']['input'];
};


/** The fields that only read. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** The fields that only read. */
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


/** The fields that only read. */
export type QueryPromoCodeArgs = {
  code: Scalars['String']['input'];
  subtotal: Scalars['Paise']['input'];
};


/** The fields that only read. */
export type QueryRecentReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  minRating?: InputMaybe<Scalars['Int']['input']>;
};


/** The fields that only read. */
export type QuerySearchSuggestionsArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
};


/** The fields that only read. */
export type QueryVariantArgs = {
  sku: Scalars['ID']['input'];
};


/** The fields that only read. */
export type QueryVariantsArgs = {
  skus: Array<Scalars['ID']['input']>;
};

/** The token of a lookup. */
export type ReadOrderLookupInput = {
  /** The token, by `OrderLookupPayload.token`. */
  token: Scalars['String']['input'];
};

/** A return whose account is read. */
export type ReadReturnPayoutInput = {
  /** The return, by `Return.returnId`. */
  returnId: Scalars['ID']['input'];
};

/** A return whose pieces have arrived. */
export type ReceiveReturnInput = {
  /** The condition of the pieces. The refund does not depend on it. */
  condition: PieceCondition;
  /** The return, by `Return.returnId`. */
  returnId: Scalars['ID']['input'];
};

/** The session of a client without cookies. */
export type RefreshSessionInput = {
  /**
   * The `refreshToken` of the last response. Without it, the session of the refresh cookie. A shop without refresh tokens
   * refuses it with SESSION_INVALID.
   */
  refreshToken?: InputMaybe<Scalars['String']['input']>;
};

/** A refund. */
export type Refund = {
  __typename?: 'Refund';
  /** The account of a refund for a cash order, masked: `UPI as••••@okaxis`; null for any other refund. */
  account: Maybe<Scalars['String']['output']>;
  /** The amount: the payment for the item or its returned pieces, less earlier refunds. */
  amount: Money;
  /** The day by which the bank credits it; null before it was sent, and when the shop does not report it. */
  expectedBy: Maybe<Scalars['Date']['output']>;
  /** When it was started; null when the shop does not report it. */
  initiatedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was sent; null before, and when the shop does not report it. */
  processedAt: Maybe<Scalars['DateTime']['output']>;
  /** The bank's reference of a refund for a cash order; null before, and for any other refund. */
  reference: Maybe<Scalars['String']['output']>;
  /** Its status. */
  status: RefundStatus;
};

/** The status of a refund. */
export type RefundStatus =
  /** The provider could not refund it; the shop handles it. */
  | 'FAILED'
  /** Started; the shop's policies state the duration. */
  | 'INITIATED'
  /** Refunded. */
  | 'PROCESSED';

/** An item that the shopper refused on delivery. */
export type RefuseDeliveryInput = {
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
};

/** A person who creates an account. */
export type RegisterInput = {
  /** The address, in any case of letters; it identifies the account. */
  email: Scalars['EmailAddress']['input'];
  /** The full name, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** 8 to 128 characters, not a common password. */
  password: Scalars['String']['input'];
  /** An Indian mobile number: ten digits, the first 6 to 9. Spaces, dashes and a leading +91 are ignored. */
  phone: Scalars['String']['input'];
};

/** The result of a registration. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** A message for the shopper, written by the shop. */
  message: Maybe<Scalars['String']['output']>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A seller with a registration of its own. */
export type RegisteredSeller = {
  __typename?: 'RegisteredSeller';
  /** Its legal facts. */
  facts: SellerFacts;
  /** The shop's id of the seller. */
  sellerId: Scalars['ID']['output'];
};

/** A seller with a registration of its own. */
export type RegisteredSellerInput = {
  /** Its legal facts. */
  facts: SellerFactsInput;
  /** The seller. */
  sellerId: Scalars['ID']['input'];
};

/** A sold item that the shop cannot send. */
export type RejectOrderItemInput = {
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
  /** The reason, as a text for the shopper, 1 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** A line of the cart. */
export type RemoveFromCartInput = {
  /** The line's id. */
  cartItemId: Scalars['ID']['input'];
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The cart without the line. */
export type RemoveFromCartPayload = {
  __typename?: 'RemoveFromCartPayload';
  /** The current cart; null while unavailable. */
  cart: Maybe<Cart>;
  /** The id of the removed line; null if nothing was removed. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** An item of the wishlist. */
export type RemoveFromWishlistInput = {
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The item's id. */
  wishlistItemId: Scalars['ID']['input'];
};

/** The wishlist without the item. */
export type RemoveFromWishlistPayload = {
  __typename?: 'RemoveFromWishlistPayload';
  /** The id of the removed item; null if nothing was removed. */
  removedId: Maybe<Scalars['ID']['output']>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
  /** The current wishlist; null while unavailable. */
  wishlist: Maybe<Wishlist>;
};

/** A product to delete. */
export type RemoveProductInput = {
  /** The product's id. */
  productId: Scalars['ID']['input'];
};

/** The result of deleting a product. */
export type RemoveProductPayload = {
  __typename?: 'RemoveProductPayload';
  /** The id of the deleted product; null if it was not deleted. */
  productId: Maybe<Scalars['ID']['output']>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** The cart without its promo code. */
export type RemovePromoCodePayload = {
  __typename?: 'RemovePromoCodePayload';
  /** The cart after the change; null while it is unavailable. */
  cart: Maybe<Cart>;
  /** Why it didn't work, one entry for each reason; empty when it did. */
  userErrors: Array<UserError>;
};

/** The removal of all samples, which cannot be undone. */
export type RemoveSamplesInput = {
  /** Must be true. */
  isSure: Scalars['Boolean']['input'];
};

/** The result of removing the samples. */
export type RemoveSamplesPayload = {
  __typename?: 'RemoveSamplesPayload';
  /** The removed samples; null if nothing was removed. */
  removed: Maybe<SampleCounts>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A code, and the proof for removing the authenticator app. */
export type RemoveSecondFactorInput = {
  /** The six digits that the app shows. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: InputMaybe<Scalars['String']['input']>;
  /** The current password, to confirm the login. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A recovery code instead of `code`. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

/** The result of the removal. */
export type RemoveSecondFactorPayload = {
  __typename?: 'RemoveSecondFactorPayload';
  /** The shopper, without the second factor; null if there are `userErrors`. */
  shopper: Maybe<Shopper>;
  /** The reasons why the app is still set up; empty on success. */
  userErrors: Array<UserError>;
};

/** The review to report. */
export type ReportReviewInput = {
  /** The reason of the report, at most 500 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The review's id. */
  reviewId: Scalars['ID']['input'];
};

/** A new email address. */
export type RequestEmailChangeInput = {
  /** The new address, in any case of letters. */
  newEmail: Scalars['EmailAddress']['input'];
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: InputMaybe<Scalars['String']['input']>;
  /** The current password, to confirm the login. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The result of requesting another email. */
export type RequestEmailChangePayload = {
  __typename?: 'RequestEmailChangePayload';
  /** A message for the shopper, written by the shop. */
  message: Maybe<Scalars['String']['output']>;
  /** The number of digits of each OTP. */
  otpLength: Maybe<Scalars['Int']['output']>;
  /** The reasons why no OTP was sent; empty on success. */
  userErrors: Array<UserError>;
};

/** A file for the accountant to make. */
export type RequestExportInput = {
  /** The first day. */
  from: Scalars['Date']['input'];
  /** Which file it is. */
  kind: ExportKind;
  /** The last day, at most a year after the first one. */
  until: Scalars['Date']['input'];
};

/** The result of the request of a file. */
export type RequestExportPayload = {
  __typename?: 'RequestExportPayload';
  /** The file; null if it was not requested. */
  export: Maybe<Export>;
  /** The reasons why it was not requested; empty on success. */
  userErrors: Array<UserError>;
};

/** A notice to request. */
export type RequestNoticeInput = {
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** When the mail is sent. */
  kind: NoticeKind;
  /** The variant's sku. */
  sku: Scalars['ID']['input'];
};

/** The requested notice. */
export type RequestNoticePayload = {
  __typename?: 'RequestNoticePayload';
  /** The notice; null if nothing was requested. */
  notice: Maybe<Notice>;
  /** The shopper after the change, with the current notices. Null if the shop cannot read it now. */
  shopper: Maybe<Shopper>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** The order to look up. */
export type RequestOrderLookupInput = {
  /** The email address of the order. */
  email: Scalars['String']['input'];
  /** The number of the order or of one of its items, as in the mails: the last 8 characters of the id. Also a whole id. */
  orderNumber: Scalars['String']['input'];
};

/** A lookup, whether or not there is such an order. */
export type RequestOrderLookupPayload = {
  __typename?: 'RequestOrderLookupPayload';
  /** Identifies the lookup; null after a failure. Only the client that asked for the code knows it. */
  lookupId: Maybe<Scalars['ID']['output']>;
  /** The number of digits of the code; null after a failure. */
  otpLength: Maybe<Scalars['Int']['output']>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** The recipient of a one-time code. */
export type RequestOtpInput = {
  /**
   * For a repeated request without cookies: the `challenge` of the earlier response. The new code replaces the earlier
   * one.
   */
  challenge?: InputMaybe<Scalars['String']['input']>;
  /** The address, in any case of letters. */
  email: Scalars['EmailAddress']['input'];
  /**
   * The purpose that the mail names. A mail to a verified address, or to one without an account, always names a login. So
   * does a mail without a purpose.
   */
  purpose?: InputMaybe<OtpPurpose>;
  /** true for a client without cookies: the response has a `challenge`, to send with the code. */
  unbound?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The result of requesting a code. */
export type RequestOtpPayload = {
  __typename?: 'RequestOtpPayload';
  /**
   * The value that a client without cookies (`unbound`) sends with the code; null for all others, and in a shop that
   * identifies clients by cookies only.
   */
  challenge: Maybe<Scalars['String']['output']>;
  /** A message for the shopper, written by the shop. */
  message: Maybe<Scalars['String']['output']>;
  /**
   * The digits of the code: 4 by default, 8 while an attacker guesses codes of the account or from the same network. Null
   * when the shop does not report it: use `ShopLimits.otpDigits` then.
   */
  otpLength: Maybe<Scalars['Int']['output']>;
  /** The reasons why no code was sent; empty on success. */
  userErrors: Array<UserError>;
};

/** The account whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** The address, in any case of letters. */
  email: Scalars['EmailAddress']['input'];
};

/** The result of requesting a link. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** A message for the shopper, written by the shop. */
  message: Maybe<Scalars['String']['output']>;
  /** The reasons why no link was sent; empty on success. */
  userErrors: Array<UserError>;
};

/** Pieces to return, and their pick-up. */
export type RequestReturnInput = {
  /** A comment of the shopper, at most 500 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** For an exchange: the SKU of another variant of the same product. */
  exchangeSku?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the pieces are refunded or exchanged. */
  kind: ReturnKind;
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
  /** For the refund of a cash order: the account. Other returns have none. */
  payout?: InputMaybe<ReturnPayoutInput>;
  /** The address of the pick-up. */
  pickup: PickupAddressInput;
  /** The day of the pick-up: from tomorrow to seven days from now in India, except Sundays. */
  pickupDay: Scalars['Date']['input'];
  /** Pictures of the pieces, at most three: their ids from `POST /uploads`. Only in a shop with uploads. */
  pictureIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The number of pieces, at most `OrderItem.returnableQuantity`. */
  quantity: Scalars['Int']['input'];
  /** The reason. */
  reason: ReturnReason;
};

/** A notice to request without an account. */
export type RequestVisitorNoticeInput = {
  /** The address, in any case of letters. */
  email: Scalars['EmailAddress']['input'];
  /** When the mail is sent. */
  kind: NoticeKind;
  /** The variant's sku. */
  sku: Scalars['ID']['input'];
};

/** The result of a visitor's request. */
export type RequestVisitorNoticePayload = {
  __typename?: 'RequestVisitorNoticePayload';
  /** A message for the visitor, written by the shop. */
  message: Maybe<Scalars['String']['output']>;
  /** The reasons why no mail was sent; empty on success. */
  userErrors: Array<UserError>;
};

/** A new password, and the proof of the address. */
export type ResetPasswordInput = {
  /** The address, in any case of letters. */
  email: Scalars['EmailAddress']['input'];
  /** The new password, 8 to 128 characters, not a common one. */
  password: Scalars['String']['input'];
  /** The token of the mailed link. A shop without such mails needs none: `Shop.mailsPasswordLinks`. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a new password. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** The reasons why the password is unchanged; empty on success. */
  userErrors: Array<UserError>;
};

/** The person without an authenticator app. */
export type ResetSecondFactorOfInput = {
  /** The account's address. */
  email: Scalars['EmailAddress']['input'];
};

/** A version to be restored. */
export type RestoreSettingsInput = {
  /** The section. */
  section: SettingsSectionName;
  /** The version to restore; 0 for the values of the shop's files. */
  to: Scalars['Int']['input'];
  /** The version that is in force. */
  version: Scalars['Int']['input'];
};

/** The section after the change. */
export type RestoreSettingsPayload = {
  __typename?: 'RestoreSettingsPayload';
  /** The section; null if nothing changed. */
  section: Maybe<SettingsSection>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** Pieces of a delivered item that the shopper returns. */
export type Return = Node & {
  __typename?: 'Return';
  /** When the shop approved it; null before. */
  approvedAt: Maybe<Scalars['DateTime']['output']>;
  /** For staff: whether `payReturn` is the next step: the refund of a cash order waits for its payment. */
  awaitsPayout: Scalars['Boolean']['output'];
  /** Whether the shopper can withdraw it now: before the pick-up. */
  canWithdraw: Scalars['Boolean']['output'];
  /** The shopper's comment; null for none. */
  comment: Maybe<Scalars['String']['output']>;
  /** For staff: the condition of the received pieces; null before. */
  condition: Maybe<PieceCondition>;
  /** Why the shop declined it, as a display text; null otherwise. */
  declineReason: Maybe<Scalars['String']['output']>;
  /** When the shop declined it; null otherwise. */
  declinedAt: Maybe<Scalars['DateTime']['output']>;
  /** The SKU of the variant that the shopper gets in exchange; null for a refund. */
  exchangeSku: Maybe<Scalars['ID']['output']>;
  /** That variant with its current name and price; null for a refund, and when the shop no longer sells it. */
  exchangeVariant: Maybe<Variant>;
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /** For staff: the item as the list of returns shows it; null for a shopper. */
  item: Maybe<ReturnedItem>;
  /** Whether the pieces are refunded or exchanged. */
  kind: ReturnKind;
  /** The shop's id of the item's order. */
  orderId: Scalars['ID']['output'];
  /** The shop's id of the item whose pieces are returned. */
  orderItemId: Scalars['ID']['output'];
  /**
   * The account for the refund of a cash order, masked: `UPI as••••@okaxis`. Null for any other return, and after it was
   * declined or withdrawn.
   */
  payoutAccount: Maybe<Scalars['String']['output']>;
  /** When the pieces were picked up; null before. */
  pickedUpAt: Maybe<Scalars['DateTime']['output']>;
  /** The address of the pick-up. */
  pickup: PickupAddress;
  /** The day of the pick-up. */
  pickupDay: Scalars['Date']['output'];
  /**
   * The addresses of the shopper's pictures of the pieces, which expire after an hour or two; empty for none. With the
   * parameter `w` of up to 320 the picture is a small one.
   */
  pictures: Array<Scalars['URL']['output']>;
  /** The number of pieces. */
  quantity: Scalars['Int']['output'];
  /** The shopper's reason; null for a reason of the host that is not in the enum. */
  reason: Maybe<ReturnReason>;
  /** The reason as a display text. */
  reasonText: Scalars['String']['output'];
  /** When the shop received the pieces; null before. */
  receivedAt: Maybe<Scalars['DateTime']['output']>;
  /** The refund; null before the shop has the pieces, and for an exchange. */
  refund: Maybe<Refund>;
  /** The item that replaces the pieces; null before the exchange, and for a refund. */
  replacement: Maybe<OrderItem>;
  /** When it was requested. */
  requestedAt: Scalars['DateTime']['output'];
  /** The shop's id of the return. */
  returnId: Scalars['ID']['output'];
  /** For staff: the item as `Shopper.sale` has it; null for a shopper. */
  sale: Maybe<OrderItem>;
  /** Its state. */
  state: ReturnState;
  /** When the shopper withdrew it; null otherwise. */
  withdrawnAt: Maybe<Scalars['DateTime']['output']>;
};

/** Part of a list of returns. */
export type ReturnConnection = {
  __typename?: 'ReturnConnection';
  /** The items of this part, in order, each with its cursor. */
  edges: Array<ReturnEdge>;
  /** The same items without cursors. */
  nodes: Array<Return>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the list and its cursor. */
export type ReturnEdge = {
  __typename?: 'ReturnEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Return;
};

/** The purpose of a return. */
export type ReturnKind =
  /** The shopper gets another colour or size of the same product. */
  | 'EXCHANGE'
  /** The payment for the pieces is refunded. */
  | 'REFUND';

/** The changed return. */
export type ReturnPayload = {
  __typename?: 'ReturnPayload';
  /** The current item of the return; null if nothing changed. */
  orderItem: Maybe<OrderItem>;
  /** The current return; null if nothing changed. */
  return: Maybe<Return>;
  /** The shopper after the change, with everything that changed. Null if the shop cannot read it now. */
  shopper: Maybe<Shopper>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** The account for the refund of a cash order: a UPI ID, or a bank account with its three fields. */
export type ReturnPayout = {
  __typename?: 'ReturnPayout';
  /** The name of the account's holder; null for a UPI ID. */
  accountName: Maybe<Scalars['String']['output']>;
  /** The account number; null for a UPI ID. */
  accountNumber: Maybe<Scalars['String']['output']>;
  /** The amount to pay. */
  amount: Money;
  /** The IFSC of the branch; null for a UPI ID. */
  ifsc: Maybe<Scalars['String']['output']>;
  /** The UPI ID; null for a bank account. */
  upiId: Maybe<Scalars['String']['output']>;
};

/** The account for the refund of a cash order: a UPI ID, or a bank account with its three fields. */
export type ReturnPayoutInput = {
  /** The name of the account's holder. */
  accountName?: InputMaybe<Scalars['String']['input']>;
  /** The account number, 9 to 18 digits. */
  accountNumber?: InputMaybe<Scalars['String']['input']>;
  /** The IFSC of the branch, 11 characters. */
  ifsc?: InputMaybe<Scalars['String']['input']>;
  /** The UPI ID, for example `asha@okaxis`. */
  upiId?: InputMaybe<Scalars['String']['input']>;
};

/** The account for a refund. */
export type ReturnPayoutPayload = {
  __typename?: 'ReturnPayoutPayload';
  /** The account and the amount; null after a failure. */
  payout: Maybe<ReturnPayout>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A shopper's reason to return pieces. */
export type ReturnReason =
  /** Changed my mind */
  | 'CHANGED_MY_MIND'
  /** Damaged or defective */
  | 'DEFECTIVE'
  /** Not as pictured */
  | 'NOT_AS_PICTURED'
  /** Other reason */
  | 'OTHER_REASON'
  /** Size too large */
  | 'SIZE_TOO_LARGE'
  /** Size too small */
  | 'SIZE_TOO_SMALL'
  /** Received the wrong item */
  | 'WRONG_ITEM';

/** A reason for a return, with its display text. */
export type ReturnReasonLabel = {
  __typename?: 'ReturnReasonLabel';
  /** The display text. */
  label: Scalars['String']['output'];
  /** The reason. */
  value: ReturnReason;
};

/** The state of a return. */
export type ReturnState =
  /** The shop expects the pick-up. */
  | 'APPROVED'
  /** The shop has declined it. */
  | 'DECLINED'
  /** An item of the order replaces the pieces. */
  | 'EXCHANGED'
  /** The pieces are on their way back. */
  | 'PICKED_UP'
  /** The shop has the pieces, and the refund is in progress. */
  | 'RECEIVED'
  /** The refund was sent. */
  | 'REFUNDED'
  /** The shop has not decided yet. */
  | 'REQUESTED'
  /** The shopper has withdrawn it. */
  | 'WITHDRAWN';

/** The item of a return, as it was ordered. */
export type ReturnedItem = {
  __typename?: 'ReturnedItem';
  /** The colour's name; null for a piece without one. */
  color: Maybe<Scalars['String']['output']>;
  /** The product's name. */
  name: Scalars['String']['output'];
  /** The name of the seller's shop. */
  shopName: Scalars['String']['output'];
  /** The size; null for a one-size piece. */
  size: Maybe<Scalars['String']['output']>;
  /** The variant's SKU. */
  sku: Scalars['ID']['output'];
};

/** A shopper's review of a delivered piece. */
export type Review = Node & {
  __typename?: 'Review';
  /** The shop's reply; null for none. */
  answer: Maybe<ReviewAnswer>;
  /** The text of the review in plain text: escape it. Empty when there is none. */
  comment: Scalars['String']['output'];
  /** When the shopper wrote it. */
  createdAt: Scalars['DateTime']['output'];
  /** The number of shoppers who found it helpful; null in a shop without review details. */
  helpfulCount: Maybe<Scalars['Int']['output']>;
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /** Whether the reviewer bought the piece in this shop; null when unknown. */
  isVerifiedPurchase: Maybe<Scalars['Boolean']['output']>;
  /** The reviewer's pictures, at most 3; empty in a shop without pictures of shoppers. */
  pictures: Array<ReviewPicture>;
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** The shop's id of the review. */
  reviewId: Scalars['ID']['output'];
  /** The reviewer's name, or the part of the email address before the at-sign. Never a whole email address. */
  reviewer: Scalars['String']['output'];
  /** The reviewed variant; null when the shop no longer sells it, and while unavailable. */
  variant: Maybe<Variant>;
};

/** The shop's reply to a review. */
export type ReviewAnswer = {
  __typename?: 'ReviewAnswer';
  /** When the shop wrote it. */
  answeredAt: Scalars['DateTime']['output'];
  /** Plain text: escape it. */
  text: Scalars['String']['output'];
};

/** Part of a list of reviews, newest first. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The items of this part, in order, each with its cursor. */
  edges: Array<ReviewEdge>;
  /** The same items without cursors. */
  nodes: Array<Review>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the list and its cursor. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Review;
};

/** The shopper's marks of a review. */
export type ReviewMark = {
  __typename?: 'ReviewMark';
  /** Whether the shopper found it helpful. */
  isHelpful: Scalars['Boolean']['output'];
  /** Whether the shopper wrote it. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether the shopper has reported it. */
  isReported: Scalars['Boolean']['output'];
  /** The shop's id of the review. */
  reviewId: Scalars['ID']['output'];
};

/** The marked review. */
export type ReviewMarkPayload = {
  __typename?: 'ReviewMarkPayload';
  /** The shopper's marks; null if nothing changed. */
  mark: Maybe<ReviewMark>;
  /** The current review; null if nothing changed. */
  review: Maybe<Review>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** An order item and its review. */
export type ReviewOrderItemInput = {
  /** The text, 1 to 2,000 characters. */
  comment: Scalars['String']['input'];
  /** The item's id. */
  orderItemId: Scalars['ID']['input'];
  /** The ids of uploaded pictures, at most 3, in their order. In a shop without pictures of shoppers there are none. */
  pictureIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Stars, 1 to 5. */
  rating: Scalars['Int']['input'];
};

/** The reviewed item. */
export type ReviewOrderItemPayload = {
  __typename?: 'ReviewOrderItemPayload';
  /** The current item; null when there is no such item. */
  orderItem: Maybe<OrderItem>;
  /** The shopper after the change, with everything that changed. Null if the shop cannot read it now. */
  shopper: Maybe<Shopper>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A picture that a reviewer has uploaded. */
export type ReviewPicture = {
  __typename?: 'ReviewPicture';
  /** Pixels. */
  height: Scalars['Int']['output'];
  /** The shop's id of the picture. */
  pictureId: Scalars['ID']['output'];
  /** The address. With `w=240` it is a small copy. */
  url: Scalars['URL']['output'];
  /** Pixels. */
  width: Scalars['Int']['output'];
};

/** An order of reviews. Reviews of an equal place come newest first. */
export type ReviewSort =
  /** Those that most shoppers found helpful first. */
  | 'HELPFUL'
  /** The most stars first. */
  | 'HIGHEST'
  /** The fewest stars first. */
  | 'LOWEST'
  /** The newest first. */
  | 'NEWEST';

/** The numbers of a product's reviews. */
export type ReviewSummary = {
  __typename?: 'ReviewSummary';
  /** The number of reviews with 5 stars, 4 stars and so on, the most stars first. */
  counts: Array<StarCount>;
};

/** The result of ending all other sessions. */
export type RevokeOtherSessionsPayload = {
  __typename?: 'RevokeOtherSessionsPayload';
  /** The number of ended sessions; 0 when there was no other. */
  revokedCount: Maybe<Scalars['Int']['output']>;
  /** The shopper after the change, with the sessions that remain. Null if the shop cannot read it now. */
  shopper: Maybe<Shopper>;
  /** The reasons why they continue; empty on success. */
  userErrors: Array<UserError>;
};

/** One of the shopper's sessions. */
export type RevokeSessionInput = {
  /** The session's id, from `Shopper.sessions`. */
  sessionId: Scalars['ID']['input'];
};

/** The result of ending a session. */
export type RevokeSessionPayload = {
  __typename?: 'RevokeSessionPayload';
  /** The `id` of the ended session; null if there are `userErrors`. */
  revokedId: Maybe<Scalars['ID']['output']>;
  /** The shopper after the change, with the sessions that remain. Null if the shop cannot read it now. */
  shopper: Maybe<Shopper>;
  /** The reasons why the session continues; empty on success. */
  userErrors: Array<UserError>;
};

/** An invoice or a credit note, for staff. It never changes. */
export type SaleInvoice = {
  __typename?: 'SaleInvoice';
  /** The name of the buyer on the document. */
  buyerName: Scalars['String']['output'];
  /** The central tax. */
  cgst: Money;
  /** The registration of the seller. */
  gstin: Scalars['String']['output'];
  /** The integrated tax of a supply to another state. */
  igst: Money;
  /** The shop's id of the document, for `saleInvoice`. */
  invoiceId: Scalars['ID']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Whether it is an invoice or a credit note. */
  kind: InvoiceKind;
  /** Its number. */
  number: Scalars['String']['output'];
  /** The shop's id of its order. */
  orderId: Scalars['ID']['output'];
  /** The tax of the state. */
  sgst: Money;
  /** The name of the seller's shop. */
  shopName: Scalars['String']['output'];
  /** The taxable value. */
  taxable: Money;
  /** The amount with tax. */
  total: Money;
};

/** Part of a list of invoices and credit notes. */
export type SaleInvoiceConnection = {
  __typename?: 'SaleInvoiceConnection';
  /** The items of this part, in order, each with its cursor. */
  edges: Array<SaleInvoiceEdge>;
  /** The same items without cursors. */
  nodes: Array<SaleInvoice>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the list and its cursor. */
export type SaleInvoiceEdge = {
  __typename?: 'SaleInvoiceEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: SaleInvoice;
};

/** The sold item. */
export type SaleItemPayload = {
  __typename?: 'SaleItemPayload';
  /** The current item; null if nothing changed. */
  orderItem: Maybe<OrderItem>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** An order for staff. */
export type SaleOrder = {
  __typename?: 'SaleOrder';
  /** The internal notes, oldest first; empty for a SELLER. */
  notes: Array<OrderNote>;
  /** The order with the items that the person may see. */
  order: Order;
  /** The payments with their refunds, oldest first; empty for a SELLER, and for an order in cash. */
  payments: Array<SalePayment>;
};

/** A payment of an order. */
export type SalePayment = {
  __typename?: 'SalePayment';
  /** The amount. */
  amount: Money;
  /** When it was recorded. */
  paidAt: Scalars['DateTime']['output'];
  /** The payment provider's id. */
  paymentId: Scalars['ID']['output'];
  /** The payment method; null when the shop does not know it. */
  paymentMethod: Maybe<PaymentMethod>;
  /** Whether it placed the order. Any other payment is refunded whole. */
  placedOrder: Scalars['Boolean']['output'];
  /** Its refunds, oldest first. */
  refunds: Array<SaleRefund>;
};

/** How an order is paid. */
export type SalePaymentKind =
  /** In cash on delivery. */
  | 'CASH'
  /** Before it is sent, through the payment provider. */
  | 'ONLINE';

/** A refund of a payment. */
export type SaleRefund = {
  __typename?: 'SaleRefund';
  /** The amount. */
  amount: Money;
  /** When it was started. */
  initiatedAt: Scalars['DateTime']['output'];
  /** When the provider had made it; null before. */
  processedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it is refunded. */
  reason: SaleRefundReason;
  /** The shop's id of the refund. */
  refundId: Scalars['ID']['output'];
  /** Its status. */
  status: RefundStatus;
};

/** Why money is refunded. */
export type SaleRefundReason =
  /** The paid amount or currency was wrong. */
  | 'AMOUNT'
  /** An item was cancelled. */
  | 'CANCELLED'
  /** The order was paid twice. */
  | 'DUPLICATE'
  /** Staff refunded it out of goodwill. */
  | 'GOODWILL'
  /** The payment came after its time. */
  | 'LATE'
  /** It was refunded on the provider's page. */
  | 'OUTSIDE'
  /** Pieces were returned. */
  | 'RETURNED'
  /** The payment's order is unknown to the shop. */
  | 'UNKNOWN';

/** The changed return. */
export type SaleReturnPayload = {
  __typename?: 'SaleReturnPayload';
  /** The current return; null if nothing changed. */
  return: Maybe<Return>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** The sales of two periods of the same length. */
export type SalesComparison = {
  __typename?: 'SalesComparison';
  /** The earlier period. */
  before: SalesFigures;
  /** The period that ends now. */
  current: SalesFigures;
};

/** The items that were placed in a period, without cancelled items and without those of an exchange. */
export type SalesFigures = {
  __typename?: 'SalesFigures';
  /** The sum that shoppers pay for them. */
  amount: Money;
  /** The number of their orders. */
  orders: Scalars['Int']['output'];
};

/** The number of samples of each kind. */
export type SampleCounts = {
  __typename?: 'SampleCounts';
  /** Sample products. */
  products: Scalars['Int']['output'];
  /** Promo codes of the samples. */
  promoCodes: Scalars['Int']['output'];
  /** Sample sellers. */
  sellers: Scalars['Int']['output'];
};

/** A change of the settings. */
export type SaveSettingsInput = {
  /** The content. */
  content: SettingsContentInput;
  /** The version that the change was made from. */
  version: Scalars['Int']['input'];
};

/** The section after the change. */
export type SaveSettingsPayload = {
  __typename?: 'SaveSettingsPayload';
  /** The section; null if nothing changed. */
  section: Maybe<SettingsSection>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** An address in a shopper's address book. Orders have a copy of their own. */
export type SavedAddress = Node & {
  __typename?: 'SavedAddress';
  /** House, street and area. */
  address: Scalars['String']['output'];
  /** The shop's id of the address. */
  addressId: Scalars['ID']['output'];
  /** A second mobile number, ten digits; null for none. */
  alternatePhone: Maybe<Scalars['String']['output']>;
  /** The city or town. */
  city: Scalars['String']['output'];
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /** Whether it is the default address; at most one is. */
  isDefault: Scalars['Boolean']['output'];
  /** A landmark near the house, for the courier; null for none. */
  landmark: Maybe<Scalars['String']['output']>;
  /** When an order to this address was last paid; null for never. */
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

/** Suggestions for a search box. */
export type SearchSuggestions = {
  __typename?: 'SearchSuggestions';
  /** The categories that the text names. */
  categories: Maybe<Array<Category>>;
  /** The crafts that the text names; empty in a shop without crafts. */
  crafts: Maybe<Array<Craft>>;
  /** At most eight texts to search for, the most popular first; empty in a shop without them. */
  searches: Maybe<Array<Scalars['String']['output']>>;
};

/** An authenticator app of a staff member, in addition to the password. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Whether the account has a password. The set-up of an app needs one: `changePassword` sets it. */
  hasPassword: Scalars['Boolean']['output'];
  /** Whether the account must verify it before any staff action, which fails with `SECOND_FACTOR_REQUIRED` until then. */
  isRequired: Scalars['Boolean']['output'];
  /** Whether an app is set up. */
  isSetUp: Scalars['Boolean']['output'];
  /** Whether this session has verified it. The verification is valid until the session ends. */
  isVerified: Scalars['Boolean']['output'];
  /** Whether this session began without the password. `verifySecondFactor` needs it then. */
  needsPassword: Scalars['Boolean']['output'];
  /** The number of recovery codes left, 10 at first; 0 while no app is set up. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** A workshop or dealer that sells through the shop. */
export type Seller = {
  __typename?: 'Seller';
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /**
   * The legal facts that a page must show beside its products and orders, by the Consumer Protection (E-Commerce) Rules,
   * 2020. Null in a shop without invoices.
   */
  legal: Maybe<SellerLegal>;
  /** The shop's id of the seller; never changes. */
  sellerId: Scalars['ID']['output'];
  /** The name of the seller's shop; empty when the shop does not report it. */
  shopName: Scalars['String']['output'];
};

/** A seller as the shop's staff see it. */
export type SellerAccount = {
  __typename?: 'SellerAccount';
  /** The commission of this month, in hundredths of a percent. */
  commissionRate: Scalars['Int']['output'];
  /** When the seller was ended; null for an active seller. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** The GSTIN under which they are sold. */
  gstin: Maybe<Scalars['String']['output']>;
  /** Whether the seller is a sample of a trial. */
  isSample: Scalars['Boolean']['output'];
  /** The registered name under which the pieces are sold. */
  legalName: Maybe<Scalars['String']['output']>;
  /** The number of the seller's products. */
  products: Scalars['Int']['output'];
  /** The shop's id of the seller. */
  sellerId: Scalars['ID']['output'];
  /** The name of the seller's shop. */
  shopName: Scalars['String']['output'];
  /** It grows with each edit. */
  version: Scalars['Int']['output'];
};

/** A page of the sellers. */
export type SellerAccountList = {
  __typename?: 'SellerAccountList';
  /** The items of this page, in order. */
  nodes: Array<SellerAccount>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** The result of a change of a seller. */
export type SellerAccountPayload = {
  __typename?: 'SellerAccountPayload';
  /** The seller; null if nothing changed. */
  seller: Maybe<SellerAccount>;
  /** The reasons why nothing changed; empty on success. */
  userErrors: Array<UserError>;
};

/** The legal facts of a seller, as they are edited. */
export type SellerFacts = {
  __typename?: 'SellerFacts';
  /** The address of the business, line by line, without its state. */
  address: Array<Scalars['String']['output']>;
  /** The number of its registration for the goods and services tax. */
  gstin: Scalars['String']['output'];
  /** The name of the business, as it is registered. */
  legalName: Scalars['String']['output'];
  /** The state or union territory of the business. */
  state: Scalars['String']['output'];
};

/** The legal facts of a seller. Lengths are in characters. */
export type SellerFactsInput = {
  /** The address of the business without its state, 1 to 6 lines. */
  address: Array<Scalars['String']['input']>;
  /** The number of its registration for the goods and services tax, in that state. */
  gstin: Scalars['String']['input'];
  /** The name of the business, as it is registered, 1 to 120. */
  legalName: Scalars['String']['input'];
  /** The state or union territory of the business, by its English name. */
  state: Scalars['String']['input'];
};

/** The legal facts of a seller, and of the shop that sells for it. */
export type SellerLegal = {
  __typename?: 'SellerLegal';
  /** The address of the business, line by line, without its state. */
  address: Array<Scalars['String']['output']>;
  /** The country in which its products are made. */
  countryOfOrigin: Scalars['String']['output'];
  /** The officer who receives complaints. */
  grievanceOfficer: GrievanceOfficer;
  /** The number of its registration for the goods and services tax. */
  gstin: Scalars['String']['output'];
  /** The name of the business, as it is registered. */
  legalName: Scalars['String']['output'];
  /** The state or union territory of the business. */
  state: Scalars['String']['output'];
};

/** The account of a seller in a month of India's calendar. */
export type SellerStatement = {
  __typename?: 'SellerStatement';
  /** The commission on sales less returns. */
  commission: Money;
  /** The commission in hundredths of a percent. */
  commissionRate: Scalars['Int']['output'];
  /** The month, for example `2026-11`. */
  month: Scalars['String']['output'];
  /** When it was recorded as paid; null before. */
  paidAt: Maybe<Scalars['DateTime']['output']>;
  /** Sales less returns, commission and tax; negative if the seller owes it. */
  payout: Money;
  /** The reference of its payment; null before. */
  reference: Maybe<Scalars['String']['output']>;
  /** The refunds for pieces that came back in it. */
  returns: Money;
  /** The price of the pieces that were delivered in it, as shoppers paid it. */
  sales: Money;
  /** The shop's id of the seller. */
  sellerId: Scalars['ID']['output'];
  /** The name of the seller's shop. */
  shopName: Scalars['String']['output'];
  /** The GST on the commission. */
  tax: Money;
};

/** The result of the payment of a statement. */
export type SellerStatementPayload = {
  __typename?: 'SellerStatementPayload';
  /** The statement; null if no payment was recorded. */
  statement: Maybe<SellerStatement>;
  /** The reasons why no payment was recorded; empty on success. */
  userErrors: Array<UserError>;
};

/** An order that the OTP will confirm. */
export type SendCashOnDeliveryOtpInput = {
  /** The amount, in paise. */
  amount: Scalars['Paise']['input'];
  /** Whom the bill will be for. It is checked in the same way. */
  billingAddress?: InputMaybe<AddressInput>;
  /** The PIN code of the delivery; without it the OTP is valid for any. */
  pinCode?: InputMaybe<Scalars['String']['input']>;
  /** Where the order will go. With it the mutation refuses a wrong address before it sends an OTP. */
  shippingAddress?: InputMaybe<AddressInput>;
};

/** Whether the OTP was sent. */
export type SendCashOnDeliveryOtpPayload = {
  __typename?: 'SendCashOnDeliveryOtpPayload';
  /** The reasons why it was not sent, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** The result of requesting an OTP. */
export type SendConfirmationOtpPayload = {
  __typename?: 'SendConfirmationOtpPayload';
  /** The reasons why none was sent; empty on success. */
  userErrors: Array<UserError>;
};

/** A draft to send. */
export type SendNewsletterDraftInput = {
  /** The draft's id. */
  draftId: Scalars['ID']['input'];
  /** The version that is sent. */
  version: Scalars['Int']['input'];
};

/** An issue of the newsletter. */
export type SendNewsletterInput = {
  /**
   * The issue's id, chosen by the sender, for example `2026-11-diwali`: 1 to 64 letters, digits, dots, dashes and
   * underscores.
   */
  issueId: Scalars['ID']['input'];
  /** The mail's subject, one line of 1 to 150 characters. */
  subject: Scalars['String']['input'];
  /** Plain text of 1 to 20,000 characters; an empty line begins a new paragraph. */
  words: Scalars['String']['input'];
};

/** The result of sending an issue. */
export type SendNewsletterPayload = {
  __typename?: 'SendNewsletterPayload';
  /** The number of recipients; null if the issue was not sent. */
  recipients: Maybe<Scalars['Int']['output']>;
  /** The reasons why the issue was not sent; empty on success. */
  userErrors: Array<UserError>;
};

/** A shopper's login on one device. It ends 30 days after its last use, and 180 days after the login at the latest. */
export type Session = Node & {
  __typename?: 'Session';
  /** When the shopper logged in. */
  createdAt: Scalars['DateTime']['output'];
  /**
   * The name of the device: `deviceName` of the login, otherwise browser and system from the `User-Agent`, for example
   * `Chrome on Android`. Null when neither gives a name.
   */
  deviceName: Maybe<Scalars['String']['output']>;
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /** Whether the access token of this request belongs to it. */
  isCurrent: Scalars['Boolean']['output'];
  /** When the session last got an access token: every ten minutes while it is in use. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** The shop's id of the session. */
  sessionId: Scalars['ID']['output'];
};

/** A session, or the reasons of a failure. */
export type SessionPayload = {
  __typename?: 'SessionPayload';
  /** A signed JSON Web Token with `exp` in seconds, for `Authorization: Bearer …`; null if there are `userErrors`. */
  accessToken: Maybe<Scalars['String']['output']>;
  /** When the access token expires; null if there are `userErrors`, and for a token without expiry. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** When the session ends if it is not refreshed; null when `refreshToken` is null. */
  refreshExpiresAt: Maybe<Scalars['DateTime']['output']>;
  /**
   * The token for the next `refreshSession`; it replaces all earlier ones. An opaque text of at most 500 characters. Only
   * for a client without cookies (`unbound: true`); null for browsers, which have an HttpOnly cookie, and in a shop
   * without refresh tokens.
   */
  refreshToken: Maybe<Scalars['String']['output']>;
  /** The logged-in shopper; null while unavailable. */
  shopper: Maybe<Shopper>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A line and its new quantity. */
export type SetCartItemQuantityInput = {
  /** The line's id. */
  cartItemId: Scalars['ID']['input'];
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The number of pieces, 1 to `shop.limits.quantity`, and at most the stock. */
  quantity: Scalars['Int']['input'];
};

/** The cart with the changed line. */
export type SetCartItemQuantityPayload = {
  __typename?: 'SetCartItemQuantityPayload';
  /** The current cart; null while unavailable. */
  cart: Maybe<Cart>;
  /** The line; null if nothing changed, and while unavailable. */
  cartItem: Maybe<CartItem>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A line and its services. */
export type SetCartItemServicesInput = {
  /** The line's id. */
  cartItemId: Scalars['ID']['input'];
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The codes of all services of the line, at most 10; empty for none. */
  services: Array<Scalars['String']['input']>;
};

/** The cart with the changed line. */
export type SetCartItemServicesPayload = {
  __typename?: 'SetCartItemServicesPayload';
  /** The current cart; null while unavailable. */
  cart: Maybe<Cart>;
  /** The line; null if nothing changed, and while unavailable. */
  cartItem: Maybe<CartItem>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A saved address to make the default one. */
export type SetDefaultAddressInput = {
  /** The address's id, from `Shopper.addresses`. */
  addressId: Scalars['ID']['input'];
};

/** The result of choosing the default address. */
export type SetDefaultAddressPayload = {
  __typename?: 'SetDefaultAddressPayload';
  /** The saved address; null if there are `userErrors`. */
  savedAddress: Maybe<SavedAddress>;
  /** The shopper with the current address book; null if there are `userErrors`. */
  shopper: Maybe<Shopper>;
  /** The reasons why nothing changed; empty on success. */
  userErrors: Array<UserError>;
};

/** Whether the shopper gets the newsletter. */
export type SetNewsletterInput = {
  /** true subscribes; false ends the subscription and deletes the address. */
  isSubscribed: Scalars['Boolean']['input'];
};

/** The result of a change of the own subscription. */
export type SetNewsletterPayload = {
  __typename?: 'SetNewsletterPayload';
  /** A message for the shopper, written by the shop, if it has mailed a link; otherwise null. */
  message: Maybe<Scalars['String']['output']>;
  /** The shopper after the change. Null if the shop cannot read it now. */
  shopper: Maybe<Shopper>;
  /** The reasons why nothing changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A product's new prices. */
export type SetPriceInput = {
  /** The list price in paise, whole rupees; unchanged if left out. */
  listPrice?: InputMaybe<Scalars['Paise']['input']>;
  /** The seller's price, in paise: whole rupees, at most the list price. */
  price: Scalars['Paise']['input'];
  /** The product's id. */
  productId: Scalars['ID']['input'];
};

/** The product with its prices. */
export type SetPricePayload = {
  __typename?: 'SetPricePayload';
  /** The product; null if nothing changed. */
  product: Maybe<Product>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A colour of a product with all its pictures. */
export type SetProductPicturesInput = {
  /** The colour of variants of the product. */
  color: Scalars['String']['input'];
  /** All pictures of the colour, in their order, at most 12. */
  pictures: Array<ProductPictureInput>;
  /** The product's id. */
  productId: Scalars['ID']['input'];
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** A product and its new state. */
export type SetProductStateInput = {
  /** The product's id. */
  productId: Scalars['ID']['input'];
  /** The new state. */
  state: ProductState;
  /** The version that the change is based on. */
  version: Scalars['Int']['input'];
};

/** A new role of an account. */
export type SetRoleInput = {
  /** The account's address. */
  email: Scalars['EmailAddress']['input'];
  /** The role. */
  role: ShopperRole;
  /** For a SELLER: the seller. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** The `version` that was read; `CHANGED_MEANWHILE` if the role has another one. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A seller to end or to take back. */
export type SetSellerEndedInput = {
  /** Whether the seller is ended from now on. */
  isEnded: Scalars['Boolean']['input'];
  /** The seller. */
  sellerId: Scalars['ID']['input'];
  /** The version that was seen. */
  version: Scalars['Int']['input'];
};

/** The proof for setting up an authenticator app. */
export type SetUpSecondFactorInput = {
  /** The current password, to confirm the login. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** The secret for an authenticator app. Shown once. */
export type SetUpSecondFactorPayload = {
  __typename?: 'SetUpSecondFactorPayload';
  /** The same secret in base32, for typing. */
  secret: Maybe<Scalars['String']['output']>;
  /** The text of the QR code: `otpauth://totp/…`; null if there are `userErrors`. */
  uri: Maybe<Scalars['String']['output']>;
  /** The reasons why the set-up did not start; empty on success. */
  userErrors: Array<UserError>;
};

/** The content of one section: only the field of that section is not null. */
export type SettingsContent = {
  __typename?: 'SettingsContent';
  /** The categories. */
  categories: Maybe<CategorySettings>;
  /** The contact data. */
  contact: Maybe<ContactSettings>;
  /** The legal facts of the sellers. */
  legal: Maybe<LegalSettings>;
  /** The rules of payment. */
  payment: Maybe<PaymentSettings>;
  /** The promises as numbers. */
  policies: Maybe<PolicySettings>;
  /** The words. */
  words: Maybe<WordSettings>;
};

/** The content of one section: exactly one field. */
export type SettingsContentInput = {
  /** The categories. */
  categories?: InputMaybe<CategorySettingsInput>;
  /** The contact data. */
  contact?: InputMaybe<ContactSettingsInput>;
  /** The legal facts of the sellers. */
  legal?: InputMaybe<LegalSettingsInput>;
  /** The rules of payment. */
  payment?: InputMaybe<PaymentSettingsInput>;
  /** The promises as numbers. */
  policies?: InputMaybe<PolicySettingsInput>;
  /** The words. */
  words?: InputMaybe<WordSettingsInput>;
};

/** One page of the versions of a section. */
export type SettingsHistory = {
  __typename?: 'SettingsHistory';
  /** The page, starting at 1. */
  page: Scalars['Int']['output'];
  /** The number of all versions. */
  totalCount: Scalars['Int']['output'];
  /** The number of pages. */
  totalPages: Scalars['Int']['output'];
  /** The versions of this page, the newest first: at most 20. */
  versions: Array<SettingsVersion>;
};

/** A section of the settings, as it is in force. */
export type SettingsSection = {
  __typename?: 'SettingsSection';
  /** When the newest version was saved; null for version 0. */
  changedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who saved it: a name, an email address, or `operator`; null for version 0. */
  changedBy: Maybe<Scalars['String']['output']>;
  /** The content in force. */
  content: SettingsContent;
  /** The values of the shop's files. */
  defaults: SettingsContent;
  /** Whether the values of the shop's files are in force. */
  isDefault: Scalars['Boolean']['output'];
  /** The section. */
  name: SettingsSectionName;
  /** The newest version, which a change names; 0 while nobody has saved the section. */
  version: Scalars['Int']['output'];
};

/** A section of the settings. */
export type SettingsSectionName =
  /** The order and the words of categories. */
  | 'CATEGORIES'
  /** Contact data and pages on other sites. */
  | 'CONTACT'
  /** The legal facts of the sellers, and the officer who receives complaints. */
  | 'LEGAL'
  /** The discount of a first purchase, and the rules of cash on delivery. */
  | 'PAYMENT'
  /** The promises as numbers. */
  | 'POLICIES'
  /** The offer, the promises and other words of all pages. */
  | 'WORDS';

/** A saved version of a section. */
export type SettingsVersion = {
  __typename?: 'SettingsVersion';
  /** When it was saved. */
  changedAt: Scalars['DateTime']['output'];
  /** Who saved it: a name, an email address, or `operator`. */
  changedBy: Scalars['String']['output'];
  /** Its content. */
  content: SettingsContent;
  /** Whether it went back to the values of the shop's files. */
  isDefault: Scalars['Boolean']['output'];
  /** The content of the version before it. */
  previous: SettingsContent;
  /** Its number, starting at 1. */
  version: Scalars['Int']['output'];
};

/** A wide JPEG picture for share cards (`og:image`). */
export type ShareImage = {
  __typename?: 'ShareImage';
  /** The height in pixels: 630. */
  height: Scalars['Int']['output'];
  /** Its absolute address, under the shop's origin (`shop.url`). */
  url: Scalars['URL']['output'];
  /** The width in pixels: 1200. */
  width: Scalars['Int']['output'];
};

/** The shop. */
export type Shop = {
  __typename?: 'Shop';
  /** The limits of a request. */
  api: ApiLimits;
  /** Whether an order can be looked up without a login: `requestOrderLookup`. */
  canTrackOrders: Scalars['Boolean']['output'];
  /** The reasons for a shopper's cancellation, with display texts. */
  cancelReasons: Array<CancelReasonLabel>;
  /**
   * Its categories with display texts, in the order of its menus. `categories` returns the number of their products. Other
   * categories of a basic host come last.
   */
  categories: Array<CategoryLabel>;
  /** Its promises, each with a title and a sentence. */
  claims: Array<ShopClaim>;
  /** The collections with display texts. */
  collections: Array<CollectionLabel>;
  /** Its contact data. */
  contact: ShopContact;
  /** The currency of all prices. */
  currency: CurrencyCode;
  /** A description of two or three lines. */
  description: Scalars['String']['output'];
  /** The fabrics of its products, those with the most products first; null while unavailable. */
  fabrics: Maybe<Array<Scalars['String']['output']>>;
  /** The names of the categories with a section on its home page, in that order. */
  homeSections: Array<Scalars['String']['output']>;
  /** The id of the shop, for caches. There is one shop. */
  id: Scalars['ID']['output'];
  /** The limits of carts, wishlists and forms. */
  limits: ShopLimits;
  /**
   * Whether `requestPasswordReset` mails a link for a new password. A basic host may send no mail: call `resetPassword`
   * without a token then; the host decides.
   */
  mailsPasswordLinks: Scalars['Boolean']['output'];
  /** Its name, as customers use it. */
  name: Scalars['String']['output'];
  /** The name in Devanagari; null for none. */
  nameInHindi: Maybe<Scalars['String']['output']>;
  /** The content and frequency of its newsletter, in a sentence. */
  newsletter: Scalars['String']['output'];
  /** The kinds of notices that shoppers and visitors may request; empty in a shop without notices. */
  noticeKinds: Array<NoticeKind>;
  /** The occasions with display texts. */
  occasions: Array<OccasionLabel>;
  /** The offer that pages show at the top. */
  offer: Scalars['String']['output'];
  /** The page sizes of its lists. */
  pageSizes: ShopPageSizes;
  /** The payment settings. */
  payment: ShopPayment;
  /**
   * The last day for the pick-up of a return, as a number of days from now; null in a shop without returns. The first is
   * tomorrow. Sundays have none.
   */
  pickupWithinDays: Maybe<Scalars['Int']['output']>;
  /** The picture settings. */
  pictures: ShopPictures;
  /** Its promises as numbers. */
  policies: ShopPolicies;
  /** The most pictures of a return; 0 in a shop without returns or without uploads. */
  returnPictures: Scalars['Int']['output'];
  /** The reasons for a return, with display texts; empty in a shop without returns. */
  returnReasons: Array<ReturnReasonLabel>;
  /** Its pages on other sites. */
  social: Array<ShopLink>;
  /** The orders of product lists that the shop knows. */
  sorts: Array<ProductSort>;
  /** India's states and union territories, by their usual English names; the shop delivers there. */
  states: Array<Scalars['String']['output']>;
  /** A description in half a line. */
  tagline: Scalars['String']['output'];
  /** Whether the shop has delivery dates (`Query.deliveryEstimate`). */
  tellsDeliveryDates: Scalars['Boolean']['output'];
  /** Its products, in half a line. */
  trade: Scalars['String']['output'];
  /** The origin of its pages; null when the gateway is not configured with it. Relative addresses are relative to it. */
  url: Maybe<Scalars['URL']['output']>;
};

/** A promise of the shop. */
export type ShopClaim = {
  __typename?: 'ShopClaim';
  /** The sentence. */
  text: Scalars['String']['output'];
  /** The title. */
  title: Scalars['String']['output'];
};

/** The shop's contact data. */
export type ShopContact = {
  __typename?: 'ShopContact';
  /** The postal address, line by line. */
  address: Array<Scalars['String']['output']>;
  /** The address that starts a chat; it accepts `?text=`, the first message. */
  chatUrl: Scalars['URL']['output'];
  /** The email address for customers. */
  email: Scalars['EmailAddress']['output'];
  /** The hours of the help phone. */
  hours: Scalars['String']['output'];
  /** The help phone, as a display text. */
  phone: Scalars['String']['output'];
  /** The help phone as a link (`tel:`). */
  phoneUrl: Scalars['URL']['output'];
  /** Hours within which the shop replies to an email. */
  replyHours: Scalars['Int']['output'];
};

/** The limits of carts, wishlists and forms. */
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
  /** Pieces of one cart line: 10, and 999 on a host without a limit of its own, which may refuse fewer. */
  quantity: Scalars['Int']['output'];
  /** Characters of a review. */
  reviewCharacters: Scalars['Int']['output'];
  /** Items of a wishlist. */
  wishlistItems: Scalars['Int']['output'];
};

/** A page of the shop on another site. */
export type ShopLink = {
  __typename?: 'ShopLink';
  /** The site, for example `Instagram`. */
  name: Scalars['String']['output'];
  /** Its address. */
  url: Scalars['URL']['output'];
};

/** A page of the shop on another site. */
export type ShopLinkInput = {
  /** The site, 1 to 30 characters. */
  name: Scalars['String']['input'];
  /** Its https address. */
  url: Scalars['String']['input'];
};

/** The page sizes of the shop's lists. */
export type ShopPageSizes = {
  __typename?: 'ShopPageSizes';
  /** A numbered page of orders and of order items. */
  orders: Scalars['Int']['output'];
  /** A numbered page of products. */
  products: Scalars['Int']['output'];
  /** Reviews, the default size. */
  reviews: Scalars['Int']['output'];
};

/** The payment settings. */
export type ShopPayment = {
  __typename?: 'ShopPayment';
  /** The shop's public key at the provider; null when only `startPayment` returns it. */
  keyId: Maybe<Scalars['String']['output']>;
  /**
   * The choices that the shopper has before the widget opens, in this order. The widget offers only these methods.
   * `Shopper.cashOnDelivery` reports whether cash on delivery is offered too.
   */
  options: Array<PaymentOption>;
  /** The payment provider, whose protocol `startPayment` and `verifyPayment` use: `razorpay`. */
  provider: Scalars['String']['output'];
  /** The address of the provider's widget, unless `startPayment` returns another one. */
  widgetUrl: Scalars['URL']['output'];
};

/** The picture settings of the shop. */
export type ShopPictures = {
  __typename?: 'ShopPictures';
  /** The origin of relative picture addresses: the shop's own; null when the gateway is not configured with it. */
  origin: Maybe<Scalars['URL']['output']>;
  /** The height of a picture, as a multiple of its width. */
  ratio: Scalars['Float']['output'];
  /** The widths in pixels in which the shop serves its pictures. */
  widths: Array<Scalars['Int']['output']>;
};

/** The shop's promises as numbers. Days are business days. */
export type ShopPolicies = {
  __typename?: 'ShopPolicies';
  /** Days until the refund of a cancelled order. */
  cancelRefundDays: DayRange;
  /** Hours within which the shopper must report damage. */
  damageHours: Scalars['Int']['output'];
  /** Days in transit, express shipping. */
  expressDeliveryDays: DayRange;
  /** Percent off a shopper's first purchase. */
  firstPurchasePercent: Scalars['Int']['output'];
  /** The total from which standard shipping is free. */
  freeShippingOver: Money;
  /** Minutes for which the shop reserves pieces during an open payment, at most. */
  holdMinutes: Scalars['Int']['output'];
  /** Days until an order is packed. */
  processingDays: DayRange;
  /** Days within which the shopper may return a delivered piece. */
  returnDays: Scalars['Int']['output'];
  /** Days until the refund of a returned piece, from its arrival at the shop. */
  returnRefundDays: DayRange;
  /** Days in transit, standard shipping. */
  standardDeliveryDays: DayRange;
};

/** A person with an account, and all personal data. No shared cache stores it. */
export type Shopper = Node & {
  __typename?: 'Shopper';
  /**
   * The saved addresses and those of paid orders, at most 20. The first is the one to fill in: the default address,
   * otherwise the last used one. Null in a shop without an address book.
   */
  addresses: Maybe<Array<SavedAddress>>;
  /**
   * For staff: the reviews of the whole shop, those of own products for a SELLER, the newest first. Errors with FORBIDDEN for
   * a shopper, and in a shop without review details.
   */
  allReviews: Maybe<StaffReviewConnection>;
  /** For the ADMIN: the calls of staff that may change something, newest first. Errors with FORBIDDEN for others. */
  auditLog: Maybe<AuditEntryConnection>;
  /** Whether the shop has `requestEmailChange`; null when unknown. */
  canChangeEmail: Maybe<Scalars['Boolean']['output']>;
  /** Whether the shop has `changePassword` and the other mutations on the account; null when unknown. */
  canManageAccount: Maybe<Scalars['Boolean']['output']>;
  /** Whether the shop accepts pictures of shoppers, by `POST /uploads`; null when unknown. */
  canUploadPictures: Maybe<Scalars['Boolean']['output']>;
  /** The cart. */
  cart: Cart;
  /** The same as `cart`, but null after a failure. The other fields of the shopper stay, and `errors` has the failure. */
  cartOrNull: Maybe<Cart>;
  /**
   * Whether the shopper may pay an order of this amount in cash on delivery; null in a shop without cash on delivery, and
   * while unavailable. Errors with BAD_USER_INPUT for an amount below 0, and for a malformed PIN code.
   */
  cashOnDelivery: Maybe<CashOnDelivery>;
  /**
   * For staff: the sales of today, and the counts of what waits for them, as far as the role may read them. A seller's
   * figures count the own items. Errors with FORBIDDEN for a shopper.
   */
  dashboard: Maybe<Dashboard>;
  /** The email address, in lower case. It identifies the account; `confirmEmailChange` changes it. */
  email: Scalars['EmailAddress']['output'];
  /**
   * For the owner and accountants: the files for the accountant of the last seven days, newest first. Errors with
   * FORBIDDEN for others.
   */
  exports: Maybe<ExportList>;
  /**
   * The full name that the shopper gave in the profile or an order; null until then. Greet by this name, and ask for it
   * when it is null: `name` may be part of the email address.
   */
  fullName: Maybe<Scalars['String']['output']>;
  /**
   * Whether the shopper's address gets the newsletter; false for an address that is not verified. Null in a shop that does
   * not report it, and while unavailable.
   */
  getsNewsletter: Maybe<Scalars['Boolean']['output']>;
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /** For the ADMIN: the open invitations to work for the shop, newest first, at most 100. Errors with FORBIDDEN for others. */
  invitations: Maybe<Array<Invitation>>;
  /** Whether the shopper can still get the first-purchase discount of 5%. */
  isFirstPurchase: Scalars['Boolean']['output'];
  /** For staff: one product in any state; null for another seller's. Errors with FORBIDDEN for a shopper. */
  managedProduct: Maybe<ManagedProduct>;
  /**
   * For staff: products in every state, all of them for staff of the whole shop, the seller's for a SELLER. Errors with
   * FORBIDDEN for a shopper.
   */
  managedProducts: Maybe<ManagedProductConnection>;
  /** The full name. After a first login by OTP it is the email's part before the at-sign, until the shopper gives a name. */
  name: Scalars['String']['output'];
  /** For staff: one draft; null if there is none. Errors with FORBIDDEN for all who do not write them. */
  newsletterDraft: Maybe<NewsletterDraft>;
  /** For staff: the drafts of newsletter issues, the last changed first. Errors with FORBIDDEN for all who do not write them. */
  newsletterDrafts: Maybe<NewsletterDraftConnection>;
  /** For staff: the sent issues with their results, the newest first. Errors with FORBIDDEN for all who do not write them. */
  newsletterIssues: Maybe<NewsletterIssueConnection>;
  /**
   * The notices that the shopper waits for, newest first; the default size is 20. A notice ends when its mail is sent. Null
   * in a shop without notices: `Shop.noticeKinds` is empty.
   */
  notices: Maybe<NoticeConnection>;
  /** One of the shopper's orders; null for any other id, also that of another shopper's order. */
  order: Maybe<Order>;
  /** One of the shopper's order items; null for any other id, also that of another shopper's item. */
  orderItem: Maybe<OrderItem>;
  /** The shopper's order items, newest first, by numbered pages of 20 or by cursors: all, or those in one state. */
  orderItems: OrderItemConnection;
  /** The same as `orderItems`, but null after a failure. The other fields of the shopper stay, and `errors` has the failure. */
  orderItemsOrNull: Maybe<OrderItemConnection>;
  /**
   * The shopper's orders, newest first, by numbered pages of 20 or by cursors. An order contains all that was paid
   * together.
   */
  orders: OrderConnection;
  /** The same as `orders`, but null after a failure. The other fields of the shopper stay, and `errors` has the failure. */
  ordersOrNull: Maybe<OrderConnection>;
  /**
   * For staff: the packing slips of parcels as one PDF, on A5. They state no prices. Null if one of the items does not exist
   * or belongs to another seller. Errors with FORBIDDEN for a shopper.
   */
  packingSlips: Maybe<PdfFile>;
  /**
   * For staff: the address labels of parcels as one PDF, a page of A6 for the items of one order and seller. Null if one of
   * the items does not exist or belongs to another seller. Errors with FORBIDDEN for a shopper.
   */
  parcelLabels: Maybe<PdfFile>;
  /**
   * One of the shopper's payments by the id from `startPayment`; null for any other id. On a host that does not report
   * payments, only those of the last hour.
   */
  payment: Maybe<Payment>;
  /** For the ADMIN: the people who work for the shop, the owners first. Errors with FORBIDDEN for others. */
  people: Maybe<PersonConnection>;
  /** The Indian mobile number: ten digits, the first 6 to 9, without +91. Null until the shopper gives one. */
  phone: Maybe<Scalars['String']['output']>;
  /** For staff who set prices: the progress of an own import of products; null for any other id. */
  productImport: Maybe<ProductImport>;
  /** For staff of the whole shop: the sellers, by name. Errors with FORBIDDEN for others. */
  productSellers: Maybe<Array<Seller>>;
  /**
   * For staff who set prices, with a fresh login: a CSV file of the products, one row for each variant. A cell that a
   * spreadsheet would run as a formula begins with an apostrophe.
   */
  productsCsv: Maybe<Scalars['String']['output']>;
  /** For staff: one promo code; null if there is none. Errors with FORBIDDEN for a shopper and for a SELLER. */
  promoCode: Maybe<PromoCode>;
  /** For staff: the promo codes of the shop, the newest first. Errors with FORBIDDEN for a shopper and for a SELLER. */
  promoCodes: Maybe<PromoCodeConnection>;
  /** One of the shopper's returns; null for any other id, and in a shop without returns. */
  return: Maybe<Return>;
  /**
   * The shopper's marks of reviews; null in a shop without review details. Reviews that are no longer shown are
   * missing.
   */
  reviewMarks: Maybe<Array<ReviewMark>>;
  /** The shopper's role for the shop; SHOPPER when the shop does not report it. */
  role: ShopperRole;
  /** For staff: one order item to send; null for another seller's. Errors with FORBIDDEN for a shopper. */
  sale: Maybe<OrderItem>;
  /**
   * For staff: an invoice or a credit note as a PDF; null before it is made, and for another seller's. Errors with
   * FORBIDDEN for a shopper, who gets own documents by `Invoice.url`.
   */
  saleInvoice: Maybe<PdfFile>;
  /**
   * For staff: the invoices and credit notes, the newest first. A SELLER gets own ones. Errors with FORBIDDEN for a shopper,
   * a PACKER and an EDITOR.
   */
  saleInvoices: Maybe<SaleInvoiceConnection>;
  /**
   * For staff: one order with all its items, its payments and the notes of staff. A SELLER gets only own items, and neither
   * payments nor notes; null for an order without such items. Errors with FORBIDDEN for a shopper.
   */
  saleOrder: Maybe<SaleOrder>;
  /** For staff: one return; null for one of another seller's item. Errors with FORBIDDEN for a shopper. */
  saleReturn: Maybe<Return>;
  /**
   * For staff: the returns that shoppers have asked for, all of them for the shop's people, the seller's for a SELLER.
   * Errors with FORBIDDEN for others. Newest first, by numbered pages of 20 or by cursors.
   */
  saleReturns: Maybe<ReturnConnection>;
  /**
   * The order items to send: all of them for an ADMIN, the seller's for a SELLER. Errors with FORBIDDEN for others. Newest
   * first, by numbered pages of 20 or by cursors.
   */
  sales: Maybe<OrderItemConnection>;
  /** For the owner: the number of samples in the shop. Errors with FORBIDDEN for others. */
  samples: Maybe<SampleCounts>;
  /** The second factor of a staff account (`role`); null for all other accounts, and in a shop without a second factor. */
  secondFactor: Maybe<SecondFactor>;
  /**
   * For staff: the commission statements of a month, by the seller's name: all of them for the owner and accountants, the
   * own one for a seller. A seller without sales and returns in the month has none. Errors with FORBIDDEN for others.
   */
  sellerStatements: Maybe<Array<SellerStatement>>;
  /** For staff of the whole shop: the sellers by name. Errors with FORBIDDEN for others. */
  sellers: Maybe<SellerAccountList>;
  /** The shopper's sessions, the last used first, at most 100; null when the shop has no list of sessions. */
  sessions: Maybe<Array<Session>>;
  /**
   * For staff: the settings of the shop, section by section, in the order of the back office. Errors with FORBIDDEN for a
   * shopper, and on a host without settings.
   */
  settings: Maybe<Array<SettingsSection>>;
  /** For staff: the versions of a section, the newest first. Errors with FORBIDDEN for a shopper. */
  settingsHistory: Maybe<SettingsHistory>;
  /** The shop's id of the shopper: the `sub` of the access token on our own host. */
  shopperId: Scalars['ID']['output'];
  /**
   * For the ADMIN and a MANAGER: an account with its orders, returns, reviews and notes; null for an unknown id. Errors with
   * FORBIDDEN for others.
   */
  shopperRecord: Maybe<ShopperRecord>;
  /** For the ADMIN and a MANAGER: the accounts of shoppers, newest first. Errors with FORBIDDEN for others. */
  shoppers: Maybe<ListedShopperConnection>;
  /**
   * For staff: variants with their stock, all of them for an ADMIN, the seller's for a SELLER; the lowest stock first.
   * Errors with FORBIDDEN for a shopper.
   */
  stock: Maybe<VariantConnection>;
  /** For staff who change stock, with a fresh login: a CSV file of the stock, with an empty column for the counted pieces. */
  stockCsv: Maybe<Scalars['String']['output']>;
  /**
   * For staff: the last changes of a variant's stock, the newest first, at most 100; null for another seller's. Errors
   * with FORBIDDEN for a shopper.
   */
  stockMovements: Maybe<Array<StockMovement>>;
  /** For staff: the number of subscribers. Errors with FORBIDDEN for all who do not write newsletters. */
  subscriberCount: Maybe<SubscriberCount>;
  /**
   * The shopper's last order if its payment has ended without money, for a few days. Null otherwise, in a shop without
   * `buyAgain`, and while unavailable.
   */
  unpaidOrder: Maybe<UnpaidOrder>;
  /** The wishlist. */
  wishlist: Wishlist;
  /** The same as `wishlist`, but null after a failure. The other fields of the shopper stay, and `errors` has the failure. */
  wishlistOrNull: Maybe<Wishlist>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperAllReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<StaffReviewState>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  by?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  object?: InputMaybe<Scalars['String']['input']>;
  operation?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  until?: InputMaybe<Scalars['Date']['input']>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperCashOnDeliveryArgs = {
  amount: Scalars['Paise']['input'];
  pinCode?: InputMaybe<Scalars['String']['input']>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperExportsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperManagedProductArgs = {
  id: Scalars['ID']['input'];
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperManagedProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  lowStock?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ManagedProductSort>;
  state?: InputMaybe<ProductState>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperNewsletterDraftArgs = {
  id: Scalars['ID']['input'];
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperNewsletterDraftsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperNewsletterIssuesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperNoticesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperOrderArgs = {
  id: Scalars['ID']['input'];
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperOrderItemArgs = {
  id: Scalars['ID']['input'];
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperOrderItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<OrderStatus>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperOrderItemsOrNullArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<OrderStatus>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperOrdersOrNullArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperPackingSlipsArgs = {
  orderItemIds: Array<Scalars['ID']['input']>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperParcelLabelsArgs = {
  orderItemIds: Array<Scalars['ID']['input']>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperProductImportArgs = {
  id: Scalars['ID']['input'];
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperPromoCodeArgs = {
  code: Scalars['String']['input'];
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperPromoCodesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<PromoCodeState>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperReturnArgs = {
  id: Scalars['ID']['input'];
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperReviewMarksArgs = {
  reviewIds: Array<Scalars['ID']['input']>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperSaleArgs = {
  id: Scalars['ID']['input'];
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperSaleInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperSaleInvoicesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<InvoiceKind>;
  last?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperSaleOrderArgs = {
  id: Scalars['ID']['input'];
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperSaleReturnArgs = {
  id: Scalars['ID']['input'];
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperSaleReturnsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<ReturnState>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperSalesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  paidBy?: InputMaybe<SalePaymentKind>;
  placedFrom?: InputMaybe<Scalars['Date']['input']>;
  placedUntil?: InputMaybe<Scalars['Date']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<OrderStatus>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperSellerStatementsArgs = {
  month: Scalars['String']['input'];
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperSellersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperSettingsArgs = {
  section?: InputMaybe<SettingsSectionName>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperSettingsHistoryArgs = {
  page?: Scalars['Int']['input'];
  section: SettingsSectionName;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperShopperRecordArgs = {
  shopperId: Scalars['ID']['input'];
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperShoppersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  blocked?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperStockArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  level?: InputMaybe<StockLevel>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A person with an account, and all personal data. No shared cache stores it. */
export type ShopperStockMovementsArgs = {
  sku: Scalars['ID']['input'];
};

/** The block of an account. */
export type ShopperBlock = {
  __typename?: 'ShopperBlock';
  /** When it was blocked. */
  at: Scalars['DateTime']['output'];
  /** The name or address of the person who blocked it; null for the operator. */
  by: Maybe<Scalars['String']['output']>;
  /** The reason, for staff. */
  reason: Scalars['String']['output'];
};

/** An item that a shopper has ordered, in short. */
export type ShopperItem = {
  __typename?: 'ShopperItem';
  /** The name of the product. */
  name: Scalars['String']['output'];
  /** The shop's id of its order. */
  orderId: Scalars['ID']['output'];
  /** The shop's id of the item. */
  orderItemId: Scalars['ID']['output'];
  /** When it was ordered. */
  placedAt: Scalars['DateTime']['output'];
  /** The number of pieces. */
  quantity: Scalars['Int']['output'];
  /** Its status. */
  status: OrderStatus;
  /** The price less the discount. */
  total: Money;
};

/** A note of staff on a shopper. */
export type ShopperNote = {
  __typename?: 'ShopperNote';
  /** When it was written. */
  at: Scalars['DateTime']['output'];
  /** The name or address of its writer; null for the operator. */
  by: Maybe<Scalars['String']['output']>;
  /** The shop's id of the note. */
  noteId: Scalars['ID']['output'];
  /** The text. */
  text: Scalars['String']['output'];
};

/** An account with all that staff need to help the shopper; each list has at most its 20 newest entries. */
export type ShopperRecord = {
  __typename?: 'ShopperRecord';
  /** The account. */
  account: ListedShopper;
  /** The block; null for an account that is not blocked. */
  block: Maybe<ShopperBlock>;
  /** Whether the shopper has confirmed the email address. */
  isProven: Scalars['Boolean']['output'];
  /** The ordered items, newest first. */
  items: Array<ShopperItem>;
  /** The subscription to the newsletter. */
  newsletter: NewsletterState;
  /** The notes of staff, newest first, at most 100. */
  notes: Array<ShopperNote>;
  /** The returns, newest first. */
  returns: Array<ShopperReturn>;
  /** The reviews, newest first. */
  reviews: Array<ShopperReview>;
};

/** The result of a change of a shopper's record. */
export type ShopperRecordPayload = {
  __typename?: 'ShopperRecordPayload';
  /** The record after the change; null if there are `userErrors`. */
  shopper: Maybe<ShopperRecord>;
  /** The reasons why nothing has changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A return of a shopper, in short. */
export type ShopperReturn = {
  __typename?: 'ShopperReturn';
  /** The shop's id of the returned item. */
  orderItemId: Scalars['ID']['output'];
  /** When the shopper asked for it. */
  requestedAt: Scalars['DateTime']['output'];
  /** The shop's id of the return. */
  returnId: Scalars['ID']['output'];
  /** Its state. */
  state: ReturnState;
};

/** A review of a shopper, in short. */
export type ShopperReview = {
  __typename?: 'ShopperReview';
  /** The text. */
  comment: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether the shop hides it. */
  isHidden: Scalars['Boolean']['output'];
  /** The name of the product. */
  productName: Scalars['String']['output'];
  /** The stars, 1 to 5. */
  rating: Scalars['Int']['output'];
  /** The shop's id of the review. */
  reviewId: Scalars['ID']['output'];
};

/** The role of an account. */
export type ShopperRole =
  /** Reads orders, invoices and the money, and pays refunds of cash orders. Changes nothing else. */
  | 'ACCOUNTANT'
  /** The owner of the shop: manages everything, also people and settings. */
  | 'ADMIN'
  /** Describes products, replies to reviews and writes the newsletter. Sees no order. */
  | 'EDITOR'
  /** Does the daily work of the shop: orders, returns, products, prices, promotions and shoppers. */
  | 'MANAGER'
  /** Packs and sends orders, receives returns and counts the stock. */
  | 'PACKER'
  /** A seller: manages its own products and order items. */
  | 'SELLER'
  /** A customer. */
  | 'SHOPPER';

/** A hidden review to show. */
export type ShowReviewInput = {
  /** The review's id. */
  reviewId: Scalars['ID']['input'];
};

/** The measurements of a piece's sizes, one row for each size. */
export type SizeChart = {
  __typename?: 'SizeChart';
  /** The names of the measurements, in the order of a row's numbers: `Bust`, `Waist`, `Hip`, `Length`. */
  measures: Array<Scalars['String']['output']>;
  /** Instructions for measuring, in one or two sentences. */
  note: Scalars['String']['output'];
  /** The sizes, smallest first. */
  rows: Array<SizeChartRow>;
};

/** The measurements of one size. */
export type SizeChartRow = {
  __typename?: 'SizeChartRow';
  /** Centimetres, rounded to 0.5. */
  centimetres: Array<Scalars['Float']['output']>;
  /** Inches, one number for each of the chart's `measures`. */
  inches: Array<Scalars['Float']['output']>;
  /** The size, as in `Variant.size`. */
  size: Scalars['String']['output'];
};

/** The result of a change of people or accounts that has no other data. */
export type StaffChangePayload = {
  __typename?: 'StaffChangePayload';
  /** The reasons why nothing has changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A review as staff see it. */
export type StaffReview = {
  __typename?: 'StaffReview';
  /** When the shop hid it; null while it is shown. */
  hiddenAt: Maybe<Scalars['DateTime']['output']>;
  /** Why the shop hid it; null while it is shown. */
  hiddenReason: Maybe<Scalars['String']['output']>;
  /** The shop's id of the product. */
  productId: Scalars['ID']['output'];
  /** The name of the product. */
  productName: Scalars['String']['output'];
  /** The number of shoppers who reported it. */
  reportCount: Scalars['Int']['output'];
  /** The texts of the newest 10 reports. */
  reports: Array<Scalars['String']['output']>;
  /** The review. */
  review: Review;
};

/** Part of a list of reviews for staff. */
export type StaffReviewConnection = {
  __typename?: 'StaffReviewConnection';
  /** The items of this part, in order, each with its cursor. */
  edges: Array<StaffReviewEdge>;
  /** The same items without cursors. */
  nodes: Array<StaffReview>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the list and its cursor. */
export type StaffReviewEdge = {
  __typename?: 'StaffReviewEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: StaffReview;
};

/** The changed review. */
export type StaffReviewPayload = {
  __typename?: 'StaffReviewPayload';
  /** The current review; null if nothing changed. */
  review: Maybe<StaffReview>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A state of reviews. Reported ones begin with the most reports. */
export type StaffReviewState =
  /** Hidden by the shop. */
  | 'HIDDEN'
  /** Shown, and reported by a shopper. */
  | 'REPORTED'
  /** Shown, and without a reply. */
  | 'UNANSWERED';

/** The number of reviews with the same stars. */
export type StarCount = {
  __typename?: 'StarCount';
  /** The number of reviews. */
  count: Scalars['Int']['output'];
  /** Stars, 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** The order to pay, and the expected amount. */
export type StartPaymentInput = {
  /**
   * The amount that the shopper accepted instead, in paise: `total` of the `PriceChangedError`, from a shop that computes
   * another amount than `CartTotals.total`. The shop must charge exactly this; `expectedTotal` remains the cart's total.
   */
  acceptedTotal?: InputMaybe<Scalars['Paise']['input']>;
  /** The client's name for this attempt, 8 to 64 letters, digits and dashes. A repeated call with it has no second effect. */
  attemptId: Scalars['ID']['input'];
  /** The billing address; the default is the shipping address. */
  billingAddress?: InputMaybe<AddressInput>;
  /** The total that the shopper saw, in paise. */
  expectedTotal: Scalars['Paise']['input'];
  /** A promo code as the shopper typed it: a shop may distinguish upper and lower case. */
  promoCode?: InputMaybe<Scalars['String']['input']>;
  /** The delivery address. */
  shippingAddress: AddressInput;
};

/** The open payment. */
export type StartPaymentPayload = {
  __typename?: 'StartPaymentPayload';
  /** The current cart, to show the changes; null while unavailable. */
  cart: Maybe<Cart>;
  /** The order, if this attempt was paid already; otherwise null. */
  order: Maybe<Order>;
  /** The payment; null if none was opened. */
  payment: Maybe<PaymentOrder>;
  /** The shopper after the change, with everything that changed. Null if the shop cannot read it now. */
  shopper: Maybe<Shopper>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** Fewer pieces are in stock than requested: OUT_OF_STOCK or INSUFFICIENT_STOCK. */
export type StockError = UserError & {
  __typename?: 'StockError';
  /** The pieces that are left, 0 when sold out; null when the shop does not report it. */
  available: Maybe<Scalars['Int']['output']>;
  /** OUT_OF_STOCK or INSUFFICIENT_STOCK. */
  code: UserErrorCode;
  /** The path of the input field; null when no single field is the cause. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** A message for the shopper. */
  message: Scalars['String']['output'];
};

/** How many pieces of a variant are in stock. */
export type StockLevel =
  /** Few or none: at most the variant's `lowStock`, 5 by default. */
  | 'LOW'
  /** None. */
  | 'OUT';

/** A change of a variant's stock. */
export type StockMovement = {
  __typename?: 'StockMovement';
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** The pieces added; negative for removed ones. */
  by: Scalars['Int']['output'];
  /** The movement's id. */
  movementId: Scalars['ID']['output'];
  /** The address of the member of staff; null for an order. */
  person: Maybe<Scalars['EmailAddress']['output']>;
  /** The reason. */
  reason: StockReason;
  /** The stock after it. */
  stock: Scalars['Int']['output'];
};

/** Why a stock changed. */
export type StockReason =
  /** An earlier number was wrong. */
  | 'CORRECTION'
  /** The pieces were counted. */
  | 'COUNTED'
  /** Pieces were damaged or lost. */
  | 'DAMAGED'
  /** A CSV file of products states it. */
  | 'IMPORT'
  /** New pieces came. */
  | 'RECEIVED'
  /** Pieces came back: of a return, or of an order that was not paid or was cancelled. */
  | 'RETURNED'
  /** Pieces were sold, or held for an order that is being paid. */
  | 'SOLD';

/** The notices to end. */
export type StopNoticesInput = {
  /** The token of the link in each mail. */
  token: Scalars['String']['input'];
};

/** The result of stopping all notices. */
export type StopNoticesPayload = {
  __typename?: 'StopNoticesPayload';
  /** A message for the reader, written by the shop. */
  message: Maybe<Scalars['String']['output']>;
  /** The reasons why the notices continue; empty on success. */
  userErrors: Array<UserError>;
};

/** A subscriber of the newsletter. */
export type SubscribeToNewsletterInput = {
  /** The address, in any case of letters. */
  email: Scalars['EmailAddress']['input'];
};

/** The result of a subscription. */
export type SubscribeToNewsletterPayload = {
  __typename?: 'SubscribeToNewsletterPayload';
  /** A message for the visitor, written by the shop. */
  message: Maybe<Scalars['String']['output']>;
  /** The reasons why no mail was sent; empty on success. */
  userErrors: Array<UserError>;
};

/** The number of subscribers of the newsletter. */
export type SubscriberCount = {
  __typename?: 'SubscriberCount';
  /** The addresses that receive an issue. */
  confirmed: Scalars['Int']['output'];
  /** The addresses that are not confirmed yet. */
  waiting: Scalars['Int']['output'];
};

/**
 * Changes that the gateway pushes by server-sent events. Send the subscription by POST with `Accept: text/event-stream`,
 * for example by the library graphql-sse, or with
 * `Accept: multipart/mixed;subscriptionSpec=1.0`, as Apollo's clients do. The first event has the current state; another one follows each change.
 */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * One of the shopper's orders: states of its items, refunds, money. One event with null for any other id. Ends with
   * UNAUTHENTICATED when the access token expires: subscribe again with a new one.
   */
  order: Maybe<Order>;
  /** One of the shopper's order items, as `order`. */
  orderItem: Maybe<OrderItem>;
};


/**
 * Changes that the gateway pushes by server-sent events. Send the subscription by POST with `Accept: text/event-stream`,
 * for example by the library graphql-sse, or with
 * `Accept: multipart/mixed;subscriptionSpec=1.0`, as Apollo's clients do. The first event has the current state; another one follows each change.
 */
export type SubscriptionOrderArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Changes that the gateway pushes by server-sent events. Send the subscription by POST with `Accept: text/event-stream`,
 * for example by the library graphql-sse, or with
 * `Accept: multipart/mixed;subscriptionSpec=1.0`, as Apollo's clients do. The first event has the current state; another one follows each change.
 */
export type SubscriptionOrderItemArgs = {
  id: Scalars['ID']['input'];
};

/** A draft to mail to oneself. */
export type TestNewsletterDraftInput = {
  /** The draft's id. */
  draftId: Scalars['ID']['input'];
  /** The version that is mailed. */
  version: Scalars['Int']['input'];
};

/**
 * An order as somebody sees it who knows its number and has the code from its mailbox. Its items have no street, no email
 * and no comments, and the phone number is masked.
 */
export type TrackedOrder = {
  __typename?: 'TrackedOrder';
  /** The whole discount. */
  discount: Money;
  /** The number of pieces in all items. */
  itemCount: Scalars['Int']['output'];
  /** The ordered items, in the order of the cart. */
  items: Array<OrderItem>;
  /** The last 8 characters of the id in capital letters, for display. */
  number: Scalars['String']['output'];
  /** When it was placed; the start of 1970 when unknown. */
  placedAt: Scalars['DateTime']['output'];
  /** The delivery address: name, city, state, PIN code, and the masked phone number. */
  shippingAddress: Address;
  /** The price of the pieces before discounts. */
  subtotal: Money;
  /** All that has happened and whose time the shop reports, oldest first. */
  timeline: Array<OrderEvent>;
  /** The amount paid, or to pay in cash. */
  total: Money;
};

/** The tracking data of a parcel. */
export type Tracking = {
  __typename?: 'Tracking';
  /** The carrier's name; null when the shop does not report it. */
  carrier: Maybe<Scalars['String']['output']>;
  /** The carrier's number. */
  id: Scalars['String']['output'];
  /** The carrier's page, https or http; null for none. */
  url: Maybe<Scalars['URL']['output']>;
};

/** The shop cannot check the input now, or the payment provider does not respond: UNAVAILABLE. Send the same input again. */
export type TryAgainError = UserError & {
  __typename?: 'TryAgainError';
  /** UNAVAILABLE. */
  code: UserErrorCode;
  /** The path of the input field; null when no single field is the cause. */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** A message for the shopper. */
  message: Scalars['String']['output'];
  /** Milliseconds to wait before the next try; null when unknown. */
  retryAfterMs: Maybe<Scalars['Int']['output']>;
};

/** The account whose block ends. */
export type UnblockShopperInput = {
  /** The shop's id of the account. */
  shopperId: Scalars['ID']['input'];
};

/** An order whose payment has ended without money. `buyAgain` puts its pieces into the cart, to pay them at today's prices. */
export type UnpaidOrder = {
  __typename?: 'UnpaidOrder';
  /** When its payment has ended. */
  endedAt: Scalars['DateTime']['output'];
  /** The shop's id of the order, for `buyAgain`. */
  orderId: Scalars['ID']['output'];
  /** Its pieces, in the order of the cart. */
  pieces: Array<UnpaidPieces>;
  /** When its payment was opened. */
  placedAt: Scalars['DateTime']['output'];
  /** The promo code that was applied; null for none. */
  promoCode: Maybe<Scalars['String']['output']>;
  /** The amount that was to pay then. */
  total: Money;
};

/** Pieces of one variant in an unpaid order. */
export type UnpaidPieces = {
  __typename?: 'UnpaidPieces';
  /** The colour's name; null for a piece without one. */
  color: Maybe<Scalars['String']['output']>;
  /** The product's name then. */
  name: Scalars['String']['output'];
  /** The number of pieces. */
  quantity: Scalars['Int']['output'];
  /** The size; null for a one-size piece. */
  size: Maybe<Scalars['String']['output']>;
  /** The variant's SKU. */
  sku: Scalars['ID']['output'];
};

/** A saved address with all of its new fields. */
export type UpdateAddressInput = {
  /** House, street and area, at most 300 characters. */
  address: Scalars['String']['input'];
  /** The address's id, from `Shopper.addresses`. */
  addressId: Scalars['ID']['input'];
  /** A second mobile number of the same format. */
  alternatePhone?: InputMaybe<Scalars['String']['input']>;
  /** The city or town, at most 80 characters. */
  city: Scalars['String']['input'];
  /** Whether it becomes the default address. Otherwise the default does not change. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** A landmark near the house, at most 100 characters. */
  landmark?: InputMaybe<Scalars['String']['input']>;
  /** The name on the parcel, at most 100 characters. */
  name: Scalars['String']['input'];
  /** The mobile number: ten digits, the first 6 to 9; +91, spaces and dashes are ignored. */
  phone: Scalars['String']['input'];
  /** The PIN code: six digits, the first not 0. */
  pinCode: Scalars['String']['input'];
  /** The state or union territory, by its usual English name, in any case of letters. */
  state: Scalars['String']['input'];
};

/** The result of changing a saved address. */
export type UpdateAddressPayload = {
  __typename?: 'UpdateAddressPayload';
  /** The saved address; null if there are `userErrors`. */
  savedAddress: Maybe<SavedAddress>;
  /** The shopper with the current address book; null if there are `userErrors`. */
  shopper: Maybe<Shopper>;
  /** The reasons why nothing changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A draft and its texts. */
export type UpdateNewsletterDraftInput = {
  /** The draft's id. */
  draftId: Scalars['ID']['input'];
  /** The mail's subject, one line of at most 150 characters. */
  subject: Scalars['String']['input'];
  /** The version that the change is made from. */
  version: Scalars['Int']['input'];
  /** Plain text of at most 20,000 characters; an empty line begins a new paragraph. */
  words: Scalars['String']['input'];
};

/** The editable part of the profile. */
export type UpdateProfileInput = {
  /** The full name, 1 to 100 characters; surrounding spaces are ignored. */
  name: Scalars['String']['input'];
  /** An Indian mobile number: ten digits, the first 6 to 9. Spaces, dashes and a leading +91 are ignored. */
  phone: Scalars['String']['input'];
};

/** The result of changing the profile. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** The shopper with the new values; null if there are `userErrors`. */
  shopper: Maybe<Shopper>;
  /** The reasons why nothing changed; empty on success. */
  userErrors: Array<UserError>;
};

/** A promo code and all its terms. A term without a value ends. */
export type UpdatePromoCodeInput = {
  /** A fixed amount in whole rupees, as paise. */
  amountOff?: InputMaybe<Scalars['Paise']['input']>;
  /** The names of the categories that it is for; empty for all. */
  categories: Array<Scalars['String']['input']>;
  /** Whether carts show it as an offer. */
  isListed: Scalars['Boolean']['input'];
  /** The highest discount in whole rupees, as paise; only with percent. */
  maximum?: InputMaybe<Scalars['Paise']['input']>;
  /** The lowest subtotal in whole rupees, as paise. */
  minimumSubtotal?: InputMaybe<Scalars['Paise']['input']>;
  /** The highest number of orders; at least the number of orders that have used it. */
  mostUses?: InputMaybe<Scalars['Int']['input']>;
  /** The highest number of orders of one shopper. */
  mostUsesEach?: InputMaybe<Scalars['Int']['input']>;
  /** Percent of the subtotal, 1 to 100. Send either percent or amountOff. */
  percent?: InputMaybe<Scalars['Int']['input']>;
  /** The code. */
  promoCode: Scalars['String']['input'];
  /** Its first moment. */
  validFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** The moment at which it expires, after `validFrom`. */
  validUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** The version that the change is made from. */
  version: Scalars['Int']['input'];
};

/** A seller and the new values. */
export type UpdateSellerInput = {
  /** The commission from this month on, in hundredths of a percent; null does not change it. */
  commissionRate?: InputMaybe<Scalars['Int']['input']>;
  /** The seller. */
  sellerId: Scalars['ID']['input'];
  /** The name of the seller's shop, 1 to 200 characters. */
  shopName: Scalars['String']['input'];
  /** The version that was edited. */
  version: Scalars['Int']['input'];
};

/**
 * A failure that the shopper can cause and correct. All other failures are in `errors`. Some types that implement it have
 * more fields. New types and codes may be added.
 */
export type UserError = {
  /** The stable code of the case. */
  code: UserErrorCode;
  /**
   * The path of the input field, for example `["input", "phone"]`, or in a list `["input", "items", "1", "sku"]`; null
   * when no single field is the cause.
   */
  field: Maybe<Array<Scalars['String']['output']>>;
  /** A message for the shopper; the shop's own message where it has one. */
  message: Scalars['String']['output'];
};

/** The failures that a shopper can cause. */
export type UserErrorCode =
  /** The object exists already. */
  | 'ALREADY_EXISTS'
  /** This order cannot be paid in cash on delivery; the message gives the reason. */
  | 'CASH_NOT_AVAILABLE'
  /** Somebody else has changed the object since its `version` was read; read it again. */
  | 'CHANGED_MEANWHILE'
  /**
   * The login is older than ten minutes. Send the same mutation again with the shopper's password, or with an OTP of
   * `sendConfirmationOtp`. If the input has neither field, call `confirmLogin` first.
   */
  | 'CONFIRM_LOGIN'
  /** The account's email address is not verified: log in once with an OTP that is mailed to it. */
  | 'EMAIL_NOT_VERIFIED'
  /** The code or link was used or has expired. */
  | 'EXPIRED'
  /** Fewer pieces are left than requested. */
  | 'INSUFFICIENT_STOCK'
  /** Email address and password do not match, or the identity token is not valid. */
  | 'INVALID_CREDENTIALS'
  /** A value is malformed or not allowed; `field` gives its path. */
  | 'INVALID_INPUT'
  /** The one-time code is wrong. */
  | 'INVALID_OTP'
  /** The promo code is unknown, expired, used up or not valid for this cart. */
  | 'INVALID_PROMO_CODE'
  /** The current state does not allow it. */
  | 'NOT_ALLOWED_IN_STATUS'
  /** The object in the input does not exist, or belongs to another shopper. */
  | 'NOT_FOUND'
  /** The variant is sold out. */
  | 'OUT_OF_STOCK'
  /** The payment failed. */
  | 'PAYMENT_FAILED'
  /** A price, a stock or a promo code has changed; nothing was charged. */
  | 'PRICE_CHANGED'
  /**
   * The account works for the shop and must verify its second factor first: `verifySecondFactor`, or `setUpSecondFactor`
   * if it has none.
   */
  | 'SECOND_FACTOR_REQUIRED'
  /** The shop cannot check the input now. The input may be valid: try again. */
  | 'UNAVAILABLE';

/** One colour of a product, in one size where it has sizes. A cart line contains one variant. */
export type Variant = Node & {
  __typename?: 'Variant';
  /** The colour's name, for example `Indigo`. */
  color: Maybe<Scalars['String']['output']>;
  /** The GTIN-13 (EAN) of its barcode, thirteen digits with a valid check digit; null when it has none. */
  gtin: Maybe<Scalars['String']['output']>;
  /**
   * The pieces that are reserved for open payments. `stock` does not include them, and they may come back. Null when the
   * shop does not report it.
   */
  held: Maybe<Scalars['Int']['output']>;
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /** The picture of the whole piece. */
  image: Image;
  /** All pictures: the whole piece first, then close-ups. */
  images: Array<Image>;
  /** Whether it can be bought now; false when the shop does not report it. */
  inStock: Scalars['Boolean']['output'];
  /** Its product. */
  product: Product;
  /** The number of its reviews; null while unavailable. */
  reviewCount: Maybe<Scalars['Int']['output']>;
  /** Its reviews, newest first; the default size is 10. Null while unavailable. */
  reviews: Maybe<ReviewConnection>;
  /** Its picture for share cards; null on a host without them, and for a photograph of a seller. */
  shareImage: Maybe<ShareImage>;
  /** The size, for example `M`; null for a one-size piece, and when the shop does not report it. */
  size: Maybe<Scalars['String']['output']>;
  /** The SKU; never changes. */
  sku: Scalars['ID']['output'];
  /** The pieces in stock; null when the shop reports only whether there are any. */
  stock: Maybe<Scalars['Int']['output']>;
};


/** One colour of a product, in one size where it has sizes. A cart line contains one variant. */
export type VariantReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Part of a list of variants. */
export type VariantConnection = {
  __typename?: 'VariantConnection';
  /** The items of this part, in order, each with its cursor. */
  edges: Array<VariantEdge>;
  /** The same items without cursors. */
  nodes: Array<Variant>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the list and its cursor. */
export type VariantEdge = {
  __typename?: 'VariantEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: Variant;
};

/** A one-time code and the address that it was mailed to. */
export type VerifyOtpInput = {
  /**
   * For a client without cookies: the `challenge` from `requestOtp`. Without it and without the cookie, the newest code
   * requested from the same network address applies; other clients there can use up its tries.
   */
  challenge?: InputMaybe<Scalars['String']['input']>;
  /** The name of the device: see `LoginInput.deviceName`. */
  deviceName?: InputMaybe<Scalars['String']['input']>;
  /** The address, in any case of letters. */
  email: Scalars['EmailAddress']['input'];
  /**
   * The digits of the code: `RequestOtpPayload.otpLength`, or 8 for staff, which the response does not reveal to
   * strangers. Other characters are INVALID_INPUT, and do not count as a try.
   */
  otp: Scalars['String']['input'];
  /** true for a client without cookies: see `LoginInput.unbound`. */
  unbound?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The result of the payment widget. */
export type VerifyPaymentInput = {
  /** The payment's id (razorpay_payment_id). */
  paymentId: Scalars['ID']['input'];
  /** The payment order's id (razorpay_order_id). */
  paymentOrderId: Scalars['ID']['input'];
  /** The provider's signature over both (razorpay_signature). */
  signature: Scalars['String']['input'];
};

/** The result of a payment. */
export type VerifyPaymentPayload = {
  __typename?: 'VerifyPaymentPayload';
  /** The cart after the change. Null if the shop cannot read it now. */
  cart: Maybe<Cart>;
  /** The paid order. Null while the payment is PENDING, and if the shop cannot read it now. */
  order: Maybe<Order>;
  /** The ordered items; empty while the payment is PENDING. */
  orderItems: Array<OrderItem>;
  /** The payment; null when it is not the shopper's. */
  payment: Maybe<Payment>;
  /** The shopper after the change, with everything that changed. Null if the shop cannot read it now. */
  shopper: Maybe<Shopper>;
  /** The reasons of a failure, one entry each; empty on success. */
  userErrors: Array<UserError>;
};

/** A code of the authenticator app, or a recovery code. */
export type VerifySecondFactorInput = {
  /** The six digits that the app shows. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The password, if `SecondFactor.needsPassword` is true. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** A recovery code instead of `code`, in any case of letters. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a code. */
export type VerifySecondFactorPayload = {
  __typename?: 'VerifySecondFactorPayload';
  /** The shopper, with the second factor; null if there are `userErrors`. */
  shopper: Maybe<Shopper>;
  /** The reasons why the code is not accepted; empty on success. */
  userErrors: Array<UserError>;
};

/** A shopper's wishlist. */
export type Wishlist = Node & {
  __typename?: 'Wishlist';
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /** The number of items. */
  itemCount: Scalars['Int']['output'];
  /** All its items, newest first. */
  items: Array<WishlistItem>;
  /** The same lines by cursors; the default size is 20. */
  itemsConnection: WishlistItemConnection;
};


/** A shopper's wishlist. */
export type WishlistItemsConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A variant on the wishlist. */
export type WishlistItem = Node & {
  __typename?: 'WishlistItem';
  /** The object's id, unique over all types. */
  id: Scalars['ID']['output'];
  /** The variant. */
  variant: Variant;
  /** The shop's id of the item. */
  wishlistId: Scalars['ID']['output'];
};

/** Part of the items of a wishlist, newest first. */
export type WishlistItemConnection = {
  __typename?: 'WishlistItemConnection';
  /** The items of this part, in order, each with its cursor. */
  edges: Array<WishlistItemEdge>;
  /** The same items without cursors. */
  nodes: Array<WishlistItem>;
  /** The position of this part. */
  pageInfo: PageInfo;
  /** The number of items in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An item of the list and its cursor. */
export type WishlistItemEdge = {
  __typename?: 'WishlistItemEdge';
  /** The cursor, for `after` or `before`. */
  cursor: Scalars['String']['output'];
  /** The item. */
  node: WishlistItem;
};

/** The invitation to withdraw. */
export type WithdrawInvitationInput = {
  /** The shop's id of the invitation. */
  invitationId: Scalars['ID']['input'];
};

/** A return to withdraw. */
export type WithdrawReturnInput = {
  /** The return, by `Return.returnId`. */
  returnId: Scalars['ID']['input'];
};

/** Words of all pages. Pages show the figures in force in place of `{firstPurchasePercent}` and `{returnDays}`. */
export type WordSettings = {
  __typename?: 'WordSettings';
  /** Four promises, in the order of their drawings. */
  claims: Array<ClaimSettings>;
  /** A description of two or three lines. */
  description: Scalars['String']['output'];
  /** The content and frequency of the newsletter, in a sentence. */
  newsletter: Scalars['String']['output'];
  /** The offer at the top of pages. */
  offer: Scalars['String']['output'];
  /** A description in half a line. */
  tagline: Scalars['String']['output'];
};

/** Words of all pages. Lengths are in characters. */
export type WordSettingsInput = {
  /** Four promises, in the order of their drawings. */
  claims: Array<ClaimSettingsInput>;
  /** A description of two or three lines, 1 to 400. */
  description: Scalars['String']['input'];
  /** The content and frequency of the newsletter, 1 to 200. */
  newsletter: Scalars['String']['input'];
  /** The offer at the top of pages, 1 to 120. */
  offer: Scalars['String']['input'];
  /** A description in half a line, 1 to 80. */
  tagline: Scalars['String']['input'];
};

/** The arguments of the mutations that have some, by name. */
export type MutationArgs = {
  acceptInvitation: MutationAcceptInvitationArgs;
  addAddress: MutationAddAddressArgs;
  addManyToCart: MutationAddManyToCartArgs;
  addOrderNote: MutationAddOrderNoteArgs;
  addProduct: MutationAddProductArgs;
  addSeller: MutationAddSellerArgs;
  addShopperNote: MutationAddShopperNoteArgs;
  addToCart: MutationAddToCartArgs;
  addToWishlist: MutationAddToWishlistArgs;
  addVariant: MutationAddVariantArgs;
  answerReview: MutationAnswerReviewArgs;
  applyPromoCode: MutationApplyPromoCodeArgs;
  approveReturn: MutationApproveReturnArgs;
  blockShopper: MutationBlockShopperArgs;
  buyAgain: MutationBuyAgainArgs;
  cancelNotice: MutationCancelNoticeArgs;
  cancelOrderItem: MutationCancelOrderItemArgs;
  cancelPayment: MutationCancelPaymentArgs;
  changePassword: MutationChangePasswordArgs;
  changeStock: MutationChangeStockArgs;
  collectCash: MutationCollectCashArgs;
  confirmEmailChange: MutationConfirmEmailChangeArgs;
  confirmLogin: MutationConfirmLoginArgs;
  confirmNewsletter: MutationConfirmNewsletterArgs;
  confirmNotice: MutationConfirmNoticeArgs;
  confirmOrderItem: MutationConfirmOrderItemArgs;
  confirmSecondFactor: MutationConfirmSecondFactorArgs;
  createNewsletterDraft: MutationCreateNewsletterDraftArgs;
  createPromoCode: MutationCreatePromoCodeArgs;
  declineReturn: MutationDeclineReturnArgs;
  deleteAddress: MutationDeleteAddressArgs;
  deleteNewsletterDraft: MutationDeleteNewsletterDraftArgs;
  deletePromoCode: MutationDeletePromoCodeArgs;
  deleteShopperNote: MutationDeleteShopperNoteArgs;
  deliverOrderItem: MutationDeliverOrderItemArgs;
  dispatchOrderItem: MutationDispatchOrderItemArgs;
  editProduct: MutationEditProductArgs;
  editVariant: MutationEditVariantArgs;
  endPromoCode: MutationEndPromoCodeArgs;
  endSessionsOf: MutationEndSessionsOfArgs;
  eraseAccount: MutationEraseAccountArgs;
  eraseAccountOf: MutationEraseAccountOfArgs;
  exportAccount: MutationExportAccountArgs;
  exportAccountOf: MutationExportAccountOfArgs;
  hideReview: MutationHideReviewArgs;
  importProducts: MutationImportProductsArgs;
  importStock: MutationImportStockArgs;
  inviteStaff: MutationInviteStaffArgs;
  leaveNewsletter: MutationLeaveNewsletterArgs;
  login: MutationLoginArgs;
  loginWithGoogle: MutationLoginWithGoogleArgs;
  logout: MutationLogoutArgs;
  markReviewHelpful: MutationMarkReviewHelpfulArgs;
  moveToCart: MutationMoveToCartArgs;
  moveToWishlist: MutationMoveToWishlistArgs;
  openOrderLookup: MutationOpenOrderLookupArgs;
  pausePromoCode: MutationPausePromoCodeArgs;
  payReturn: MutationPayReturnArgs;
  paySellerStatement: MutationPaySellerStatementArgs;
  pickUpReturn: MutationPickUpReturnArgs;
  placeCashOnDeliveryOrder: MutationPlaceCashOnDeliveryOrderArgs;
  readOrderLookup: MutationReadOrderLookupArgs;
  readReturnPayout: MutationReadReturnPayoutArgs;
  receiveReturn: MutationReceiveReturnArgs;
  refreshSession: MutationRefreshSessionArgs;
  refuseDelivery: MutationRefuseDeliveryArgs;
  register: MutationRegisterArgs;
  rejectOrderItem: MutationRejectOrderItemArgs;
  removeFromCart: MutationRemoveFromCartArgs;
  removeFromWishlist: MutationRemoveFromWishlistArgs;
  removeProduct: MutationRemoveProductArgs;
  removeSamples: MutationRemoveSamplesArgs;
  removeSecondFactor: MutationRemoveSecondFactorArgs;
  reportReview: MutationReportReviewArgs;
  requestEmailChange: MutationRequestEmailChangeArgs;
  requestExport: MutationRequestExportArgs;
  requestNotice: MutationRequestNoticeArgs;
  requestOrderLookup: MutationRequestOrderLookupArgs;
  requestOtp: MutationRequestOtpArgs;
  requestPasswordReset: MutationRequestPasswordResetArgs;
  requestReturn: MutationRequestReturnArgs;
  requestVisitorNotice: MutationRequestVisitorNoticeArgs;
  resetPassword: MutationResetPasswordArgs;
  resetSecondFactorOf: MutationResetSecondFactorOfArgs;
  restoreSettings: MutationRestoreSettingsArgs;
  reviewOrderItem: MutationReviewOrderItemArgs;
  revokeSession: MutationRevokeSessionArgs;
  saveSettings: MutationSaveSettingsArgs;
  sendCashOnDeliveryOtp: MutationSendCashOnDeliveryOtpArgs;
  sendNewsletter: MutationSendNewsletterArgs;
  sendNewsletterDraft: MutationSendNewsletterDraftArgs;
  setCartItemQuantity: MutationSetCartItemQuantityArgs;
  setCartItemServices: MutationSetCartItemServicesArgs;
  setDefaultAddress: MutationSetDefaultAddressArgs;
  setNewsletter: MutationSetNewsletterArgs;
  setPrice: MutationSetPriceArgs;
  setProductPictures: MutationSetProductPicturesArgs;
  setProductState: MutationSetProductStateArgs;
  setRole: MutationSetRoleArgs;
  setSellerEnded: MutationSetSellerEndedArgs;
  setUpSecondFactor: MutationSetUpSecondFactorArgs;
  showReview: MutationShowReviewArgs;
  startPayment: MutationStartPaymentArgs;
  stopNotices: MutationStopNoticesArgs;
  subscribeToNewsletter: MutationSubscribeToNewsletterArgs;
  testNewsletterDraft: MutationTestNewsletterDraftArgs;
  unblockShopper: MutationUnblockShopperArgs;
  updateAddress: MutationUpdateAddressArgs;
  updateNewsletterDraft: MutationUpdateNewsletterDraftArgs;
  updateProfile: MutationUpdateProfileArgs;
  updatePromoCode: MutationUpdatePromoCodeArgs;
  updateSeller: MutationUpdateSellerArgs;
  verifyOtp: MutationVerifyOtpArgs;
  verifyPayment: MutationVerifyPaymentArgs;
  verifySecondFactor: MutationVerifySecondFactorArgs;
  withdrawInvitation: MutationWithdrawInvitationArgs;
  withdrawReturn: MutationWithdrawReturnArgs;
};

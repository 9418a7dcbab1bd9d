/** An address in India to save. */
export type AddAddressInput = {
  /** House, street and area, at most 300 characters. */
  address: string;
  /** A second mobile number of the same format. */
  alternatePhone?: string | null | undefined;
  /** The city or town, at most 80 characters. */
  city: string;
  /** Whether it becomes the default address. Otherwise the default does not change. */
  isDefault?: boolean | null | undefined;
  /** A landmark near the house, at most 100 characters. */
  landmark?: string | null | undefined;
  /** The name on the parcel, at most 100 characters. */
  name: string;
  /** The mobile number: ten digits, the first 6 to 9; +91, spaces and dashes are ignored. */
  phone: string;
  /** The PIN code: six digits, the first not 0. */
  pinCode: string;
  /** The state or union territory, by its usual English name, in any case of letters. */
  state: string;
};

/** A variant and its quantity. */
export type AddToCartInput = {
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`. The items of `addManyToCart` have no key; its input has one.
   */
  idempotencyKey?: string | null | undefined;
  /** The number of pieces, 1 to `shop.limits.quantity`. Together with the pieces in the cart, at most the stock. */
  quantity?: number;
  /**
   * Codes of `Product.services` to add to each piece of the line, at most 10. The line's present services stay.
   * `INVALID_INPUT` for a service that the product does not have.
   */
  services?: Array<string> | null | undefined;
  /** The variant's sku. */
  sku: string;
};

/** A variant. */
export type AddToWishlistInput = {
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: string | null | undefined;
  /** The variant's sku. */
  sku: string;
};

/** A shipping or billing address in India. */
export type AddressInput = {
  /** House, street and area, at most 300 characters. */
  address: string;
  /** A second mobile number of the same format. Only a shop with an address book stores it. */
  alternatePhone?: string | null | undefined;
  /** The city or town, at most 80 characters. */
  city: string;
  /**
   * The email address. In a shipping address it must be `Shopper.email`; a host that compares them refuses another one
   * with INVALID_INPUT.
   */
  email: string;
  /** A landmark near the house, at most 100 characters. Only a shop with an address book stores it. */
  landmark?: string | null | undefined;
  /** The full name, at most 100 characters. */
  name: string;
  /** The mobile number: ten digits, the first 6 to 9; +91, spaces and dashes are ignored. */
  phone: string;
  /** The PIN code: six digits, the first not 0. */
  pinCode: string;
  /** The state or union territory, by its usual English name, in any case of letters. */
  state: string;
};

/** An order to buy again. */
export type BuyAgainInput = {
  /** The order's id. */
  orderId: string;
};

/** A notice to cancel. */
export type CancelNoticeInput = {
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: string | null | undefined;
  /** The notice's id. */
  noticeId: string;
};

/** An order item to cancel. */
export type CancelOrderItemInput = {
  /** A comment of the shopper, at most 500 characters. */
  comment?: string | null | undefined;
  /** The item's id. */
  orderItemId: string;
  /** The reason. */
  reason: CancelReason;
};

/** A payment that the shopper gives up. */
export type CancelPaymentInput = {
  /** The payment order's id. */
  paymentOrderId: string;
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

/** A new password, and the proof. */
export type ChangePasswordInput = {
  /** The new password, 8 to 128 characters, not a common one. */
  newPassword: string;
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: string | null | undefined;
  /** The current password, to confirm the login. */
  password?: string | null | undefined;
};

/** Groups that the shop assigns products to. */
export type Collection =
  /** Best sellers. */
  | 'BEST_SELLERS'
  /** Featured products. */
  | 'FEATURED'
  /** New arrivals. */
  | 'NEW_ARRIVALS';

/** The proof of both addresses. */
export type ConfirmEmailChangeInput = {
  /** The OTP that was mailed to the new address. */
  newOtp: string;
  /** The OTP that was mailed to the current address. */
  oldOtp: string;
};

/** The address to confirm. */
export type ConfirmNewsletterInput = {
  /** The token of the mailed link. */
  token: string;
};

/** A notice to confirm. */
export type ConfirmNoticeInput = {
  /** The token of the mailed link. */
  token: string;
};

/** The first code of an authenticator app. */
export type ConfirmSecondFactorInput = {
  /** The six digits that the app shows. */
  code: string;
};

/** The currencies that the shop accepts. */
export type CurrencyCode =
  /** Indian rupee, of 100 paise. */
  | 'INR';

/** A saved address to delete. */
export type DeleteAddressInput = {
  /** The address's id, from `Shopper.addresses`. */
  addressId: string;
};

/** The proof for erasing an account. */
export type EraseAccountInput = {
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: string | null | undefined;
  /** The current password, to confirm the login. */
  password?: string | null | undefined;
};

/** The proof for an export of an account's data. */
export type ExportAccountInput = {
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: string | null | undefined;
  /** The current password, to confirm the login. */
  password?: string | null | undefined;
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

/** The kind of a document. */
export type InvoiceKind =
  /** A credit note for a refund. */
  | 'CREDIT_NOTE'
  /** The invoice of a seller for an order. */
  | 'INVOICE';

/** The subscription to end. */
export type LeaveNewsletterInput = {
  /** The token of the link in each newsletter. */
  token: string;
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

/** An address and its password. */
export type LoginInput = {
  /**
   * The device name in `Shopper.sessions`, at most 100 characters, for example `Asha's Pixel 9`. The default is made from
   * the `User-Agent`.
   */
  deviceName?: string | null | undefined;
  /** The address, in any case of letters. */
  email: string;
  /** The password, at most 128 characters. */
  password: string;
  /**
   * true for a client without cookies: its access token is valid without a cookie, for ten minutes. The payload also has a
   * refresh token for `refreshSession`. Store both where no other app can read them: a person with the token acts as the
   * shopper. Browsers leave it out: their token is valid only with the session's HttpOnly cookie.
   */
  unbound?: boolean | null | undefined;
};

/** The review to mark. */
export type MarkReviewHelpfulInput = {
  /** false takes the mark back. */
  isHelpful: boolean;
  /** The review's id. */
  reviewId: string;
};

/** An item of the wishlist. */
export type MoveToCartInput = {
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: string | null | undefined;
  /** The item's id. */
  wishlistItemId: string;
};

/** A line of the cart. */
export type MoveToWishlistInput = {
  /** The line's id. */
  cartItemId: string;
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: string | null | undefined;
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

/** The mailed code of a lookup. */
export type OpenOrderLookupInput = {
  /** The lookup, by `RequestOrderLookupPayload.lookupId`. */
  lookupId: string;
  /** The mailed code. */
  otp: string;
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

/** An address in India at which a courier picks pieces up. */
export type PickupAddressInput = {
  /** House, street and area, at most 300 characters. */
  address: string;
  /** A second mobile number of the same format. */
  alternatePhone?: string | null | undefined;
  /** The city or town, at most 80 characters. */
  city: string;
  /** A landmark near the house, at most 100 characters. */
  landmark?: string | null | undefined;
  /** The full name, at most 100 characters. */
  name: string;
  /** The mobile number: ten digits, the first 6 to 9; +91, spaces and dashes are ignored. */
  phone: string;
  /** The PIN code: six digits, the first not 0. */
  pinCode: string;
  /** The state or union territory, by its usual English name, in any case of letters. */
  state: string;
};

/** An order to pay in cash on delivery, and the OTP that confirms it. */
export type PlaceCashOnDeliveryOrderInput = {
  /** The client's name for this attempt, 8 to 64 letters, digits and dashes. A repeated call with it has no second effect. */
  attemptId: string;
  /** The billing address; the default is the shipping address. */
  billingAddress?: AddressInput | null | undefined;
  /** The total that the shopper saw, in paise. */
  expectedTotal: number;
  /** The mailed OTP. */
  otp: string;
  /** A promo code as the shopper typed it: a shop may distinguish upper and lower case. */
  promoCode?: string | null | undefined;
  /** The delivery address. */
  shippingAddress: AddressInput;
};

/** Conditions on the products of a list. All given fields must match; within a list one value is enough. */
export type ProductFilterInput = {
  /** In one of these collections. */
  collections?: Array<Collection> | null | undefined;
  /** At least one variant of one of these colours is in stock; colours as in `Variant.color`, for example `Indigo`. */
  colors?: Array<string> | null | undefined;
  /** Of one of these crafts, by `Craft.slug`, for example `bandhani`. */
  crafts?: Array<string> | null | undefined;
  /** Of one of these fabrics, as the shop stores them. */
  fabrics?: Array<string> | null | undefined;
  /** true: at least one variant is in stock. */
  inStock?: boolean | null | undefined;
  /** The highest price, in paise: 250000 for ₹2,500. */
  maxPrice?: number | null | undefined;
  /** The lowest price, in paise: 99900 for ₹999. */
  minPrice?: number | null | undefined;
  /** For one of these occasions. */
  occasions?: Array<Occasion> | null | undefined;
  /** At least one variant of one of these sizes is in stock; sizes as in `Variant.size`, for example `M`. */
  sizes?: Array<string> | null | undefined;
  /**
   * Products with `Product.updatedAt` at this moment or later. Products without a date are included. A product that
   * changes while a client reads the list may occur twice.
   */
  updatedSince?: string | null | undefined;
};

/** A search. Text, category and fabric must all match if given. */
export type ProductSearchInput = {
  /** Exactly this category, for example `Saree`. */
  category?: string | null | undefined;
  /**
   * Exactly this fabric as the shop stores it, for example `Georgette`. On a host without search, both spellings of
   * Georgette and Crepe (Georagette, Crep) match.
   */
  fabric?: string | null | undefined;
  /**
   * Part of a product's name, in any case of letters and in any known spelling (`sari`, `saree`, `साड़ी`); at most 100
   * characters, none of them a wildcard. If no name matches,
   * it finds the product of a SKU: `RBSR-2101-MR`, `2101` or `SKU 2101`. If there is none, it finds products that have all its words in name, category, fabric, pattern, occasions or colours: `blue saree` finds
   * blue sarees. If none has, each word matches the most similar ones: `leheria` finds Leheriya.
   */
  text?: string | null | undefined;
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

/** The token of a lookup. */
export type ReadOrderLookupInput = {
  /** The token, by `OrderLookupPayload.token`. */
  token: string;
};

/** The status of a refund. */
export type RefundStatus =
  /** The provider could not refund it; the shop handles it. */
  | 'FAILED'
  /** Started; the shop's policies state the duration. */
  | 'INITIATED'
  /** Refunded. */
  | 'PROCESSED';

/** A person who creates an account. */
export type RegisterInput = {
  /** The address, in any case of letters; it identifies the account. */
  email: string;
  /** The full name, 1 to 100 characters. */
  name: string;
  /** 8 to 128 characters, not a common password. */
  password: string;
  /** An Indian mobile number: ten digits, the first 6 to 9. Spaces, dashes and a leading +91 are ignored. */
  phone: string;
};

/** A line of the cart. */
export type RemoveFromCartInput = {
  /** The line's id. */
  cartItemId: string;
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: string | null | undefined;
};

/** An item of the wishlist. */
export type RemoveFromWishlistInput = {
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: string | null | undefined;
  /** The item's id. */
  wishlistItemId: string;
};

/** A code, and the proof for removing the authenticator app. */
export type RemoveSecondFactorInput = {
  /** The six digits that the app shows. */
  code?: string | null | undefined;
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: string | null | undefined;
  /** The current password, to confirm the login. */
  password?: string | null | undefined;
  /** A recovery code instead of `code`. */
  recoveryCode?: string | null | undefined;
};

/** The review to report. */
export type ReportReviewInput = {
  /** The reason of the report, at most 500 characters. */
  comment?: string | null | undefined;
  /** The review's id. */
  reviewId: string;
};

/** A new email address. */
export type RequestEmailChangeInput = {
  /** The new address, in any case of letters. */
  newEmail: string;
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: string | null | undefined;
  /** The current password, to confirm the login. */
  password?: string | null | undefined;
};

/** A notice to request. */
export type RequestNoticeInput = {
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: string | null | undefined;
  /** When the mail is sent. */
  kind: NoticeKind;
  /** The variant's sku. */
  sku: string;
};

/** The order to look up. */
export type RequestOrderLookupInput = {
  /** The email address of the order. */
  email: string;
  /** The number of the order or of one of its items, as in the mails: the last 8 characters of the id. Also a whole id. */
  orderNumber: string;
};

/** The recipient of a one-time code. */
export type RequestOtpInput = {
  /**
   * For a repeated request without cookies: the `challenge` of the earlier response. The new code replaces the earlier
   * one.
   */
  challenge?: string | null | undefined;
  /** The address, in any case of letters. */
  email: string;
  /**
   * The purpose that the mail names. A mail to a verified address, or to one without an account, always names a login. So
   * does a mail without a purpose.
   */
  purpose?: OtpPurpose | null | undefined;
  /** true for a client without cookies: the response has a `challenge`, to send with the code. */
  unbound?: boolean | null | undefined;
};

/** The account whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** The address, in any case of letters. */
  email: string;
};

/** Pieces to return, and their pick-up. */
export type RequestReturnInput = {
  /** A comment of the shopper, at most 500 characters. */
  comment?: string | null | undefined;
  /** For an exchange: the SKU of another variant of the same product. */
  exchangeSku?: string | null | undefined;
  /** Whether the pieces are refunded or exchanged. */
  kind: ReturnKind;
  /** The item's id. */
  orderItemId: string;
  /** For the refund of a cash order: the account. Other returns have none. */
  payout?: ReturnPayoutInput | null | undefined;
  /** The address of the pick-up. */
  pickup: PickupAddressInput;
  /** The day of the pick-up: from tomorrow to seven days from now in India, except Sundays. */
  pickupDay: string;
  /** Pictures of the pieces, at most three: their ids from `POST /uploads`. Only in a shop with uploads. */
  pictureIds?: Array<string> | null | undefined;
  /** The number of pieces, at most `OrderItem.returnableQuantity`. */
  quantity: number;
  /** The reason. */
  reason: ReturnReason;
};

/** A notice to request without an account. */
export type RequestVisitorNoticeInput = {
  /** The address, in any case of letters. */
  email: string;
  /** When the mail is sent. */
  kind: NoticeKind;
  /** The variant's sku. */
  sku: string;
};

/** A new password, and the proof of the address. */
export type ResetPasswordInput = {
  /** The address, in any case of letters. */
  email: string;
  /** The new password, 8 to 128 characters, not a common one. */
  password: string;
  /** The token of the mailed link. A shop without such mails needs none: `Shop.mailsPasswordLinks`. */
  token?: string | null | undefined;
};

/** The purpose of a return. */
export type ReturnKind =
  /** The shopper gets another colour or size of the same product. */
  | 'EXCHANGE'
  /** The payment for the pieces is refunded. */
  | 'REFUND';

/** The account for the refund of a cash order: a UPI ID, or a bank account with its three fields. */
export type ReturnPayoutInput = {
  /** The name of the account's holder. */
  accountName?: string | null | undefined;
  /** The account number, 9 to 18 digits. */
  accountNumber?: string | null | undefined;
  /** The IFSC of the branch, 11 characters. */
  ifsc?: string | null | undefined;
  /** The UPI ID, for example `asha@okaxis`. */
  upiId?: string | null | undefined;
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

/** An order item and its review. */
export type ReviewOrderItemInput = {
  /** The text, 1 to 2,000 characters. */
  comment: string;
  /** The item's id. */
  orderItemId: string;
  /** The ids of uploaded pictures, at most 3, in their order. In a shop without pictures of shoppers there are none. */
  pictureIds?: Array<string> | null | undefined;
  /** Stars, 1 to 5. */
  rating: number;
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

/** One of the shopper's sessions. */
export type RevokeSessionInput = {
  /** The session's id, from `Shopper.sessions`. */
  sessionId: string;
};

/** An order that the OTP will confirm. */
export type SendCashOnDeliveryOtpInput = {
  /** The amount, in paise. */
  amount: number;
  /** Whom the bill will be for. It is checked in the same way. */
  billingAddress?: AddressInput | null | undefined;
  /** The PIN code of the delivery; without it the OTP is valid for any. */
  pinCode?: string | null | undefined;
  /** Where the order will go. With it the mutation refuses a wrong address before it sends an OTP. */
  shippingAddress?: AddressInput | null | undefined;
};

/** A line and its new quantity. */
export type SetCartItemQuantityInput = {
  /** The line's id. */
  cartItemId: string;
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: string | null | undefined;
  /** The number of pieces, 1 to `shop.limits.quantity`, and at most the stock. */
  quantity: number;
};

/** A line and its services. */
export type SetCartItemServicesInput = {
  /** The line's id. */
  cartItemId: string;
  /**
   * A key that the client chooses for this change: 8 to 64 letters, digits or signs. For a day, the same key with the same
   * input changes nothing and returns the first result. Use it to repeat a request after a lost response. With another
   * input: `ALREADY_EXISTS`.
   */
  idempotencyKey?: string | null | undefined;
  /** The codes of all services of the line, at most 10; empty for none. */
  services: Array<string>;
};

/** A saved address to make the default one. */
export type SetDefaultAddressInput = {
  /** The address's id, from `Shopper.addresses`. */
  addressId: string;
};

/** Whether the shopper gets the newsletter. */
export type SetNewsletterInput = {
  /** true subscribes; false ends the subscription and deletes the address. */
  isSubscribed: boolean;
};

/** The proof for setting up an authenticator app. */
export type SetUpSecondFactorInput = {
  /** The current password, to confirm the login. */
  password?: string | null | undefined;
};

/** The order to pay, and the expected amount. */
export type StartPaymentInput = {
  /**
   * The amount that the shopper accepted instead, in paise: `total` of the `PriceChangedError`, from a shop that computes
   * another amount than `CartTotals.total`. The shop must charge exactly this; `expectedTotal` remains the cart's total.
   */
  acceptedTotal?: number | null | undefined;
  /** The client's name for this attempt, 8 to 64 letters, digits and dashes. A repeated call with it has no second effect. */
  attemptId: string;
  /** The billing address; the default is the shipping address. */
  billingAddress?: AddressInput | null | undefined;
  /** The total that the shopper saw, in paise. */
  expectedTotal: number;
  /** A promo code as the shopper typed it: a shop may distinguish upper and lower case. */
  promoCode?: string | null | undefined;
  /** The delivery address. */
  shippingAddress: AddressInput;
};

/** The notices to end. */
export type StopNoticesInput = {
  /** The token of the link in each mail. */
  token: string;
};

/** A subscriber of the newsletter. */
export type SubscribeToNewsletterInput = {
  /** The address, in any case of letters. */
  email: string;
};

/** A saved address with all of its new fields. */
export type UpdateAddressInput = {
  /** House, street and area, at most 300 characters. */
  address: string;
  /** The address's id, from `Shopper.addresses`. */
  addressId: string;
  /** A second mobile number of the same format. */
  alternatePhone?: string | null | undefined;
  /** The city or town, at most 80 characters. */
  city: string;
  /** Whether it becomes the default address. Otherwise the default does not change. */
  isDefault?: boolean | null | undefined;
  /** A landmark near the house, at most 100 characters. */
  landmark?: string | null | undefined;
  /** The name on the parcel, at most 100 characters. */
  name: string;
  /** The mobile number: ten digits, the first 6 to 9; +91, spaces and dashes are ignored. */
  phone: string;
  /** The PIN code: six digits, the first not 0. */
  pinCode: string;
  /** The state or union territory, by its usual English name, in any case of letters. */
  state: string;
};

/** The editable part of the profile. */
export type UpdateProfileInput = {
  /** The full name, 1 to 100 characters; surrounding spaces are ignored. */
  name: string;
  /** An Indian mobile number: ten digits, the first 6 to 9. Spaces, dashes and a leading +91 are ignored. */
  phone: string;
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

/** A one-time code and the address that it was mailed to. */
export type VerifyOtpInput = {
  /**
   * For a client without cookies: the `challenge` from `requestOtp`. Without it and without the cookie, the newest code
   * requested from the same network address applies; other clients there can use up its tries.
   */
  challenge?: string | null | undefined;
  /** The name of the device: see `LoginInput.deviceName`. */
  deviceName?: string | null | undefined;
  /** The address, in any case of letters. */
  email: string;
  /**
   * The digits of the code: `RequestOtpPayload.otpLength`, or 8 for staff, which the response does not reveal to
   * strangers. Other characters are INVALID_INPUT, and do not count as a try.
   */
  otp: string;
  /** true for a client without cookies: see `LoginInput.unbound`. */
  unbound?: boolean | null | undefined;
};

/** The result of the payment widget. */
export type VerifyPaymentInput = {
  /** The payment's id (razorpay_payment_id). */
  paymentId: string;
  /** The payment order's id (razorpay_order_id). */
  paymentOrderId: string;
  /** The provider's signature over both (razorpay_signature). */
  signature: string;
};

/** A code of the authenticator app, or a recovery code. */
export type VerifySecondFactorInput = {
  /** The six digits that the app shows. */
  code?: string | null | undefined;
  /** The password, if `SecondFactor.needsPassword` is true. */
  password?: string | null | undefined;
  /** A recovery code instead of `code`, in any case of letters. */
  recoveryCode?: string | null | undefined;
};

/** A return to withdraw. */
export type WithdrawReturnInput = {
  /** The return, by `Return.returnId`. */
  returnId: string;
};

/** An address in India to be saved. */
export type AddAddressInput = {
  /** House, street and area, at most 300 characters. */
  address: string;
  /** A second mobile number of the same form. */
  alternatePhone?: string | null | undefined;
  /** The city or town, at most 80 characters. */
  city: string;
  /** Whether it becomes the default address. Otherwise the default one stays as it is. */
  isDefault?: boolean | null | undefined;
  /** What is near the house, at most 100 characters. */
  landmark?: string | null | undefined;
  /** The name on the parcel, at most 100 characters. */
  name: string;
  /** The mobile number: ten digits, the first 6 to 9; +91, spaces and dashes are taken off. */
  phone: string;
  /** The PIN code: six digits, the first not 0. */
  pinCode: string;
  /** The state or union territory, by its usual English name, in any case of letters. */
  state: string;
};

/** A variant and how many of it. */
export type AddToCartInput = {
  /**
   * A key of your own for this change, 8 to 64 letters, digits or signs: the same key with the same input changes nothing more and is
   * answered as the first time, for a day. Send it again after a lost answer. With another input it is refused with `ALREADY_EXISTS`.
   * In the items of `addManyToCart` there is none: one key stands beside them.
   */
  idempotencyKey?: string | null | undefined;
  /** How many pieces, from 1 to `shop.limits.quantity`; at most what is in stock, together with what the cart has of it. */
  quantity?: number;
  /**
   * Codes of `Product.services` to be done to each piece of the line, at most 10, besides those that the line has already. Refused
   * with `INVALID_INPUT` where the product doesn't have them.
   */
  services?: Array<string> | null | undefined;
  /** The variant's sku. */
  sku: string;
};

/** A variant. */
export type AddToWishlistInput = {
  /**
   * A key of your own for this change, 8 to 64 letters, digits or signs: the same key with the same input changes nothing more and is
   * answered as the first time, for a day. Send it again after a lost answer. With another input it is refused with `ALREADY_EXISTS`.
   */
  idempotencyKey?: string | null | undefined;
  /** The variant's sku. */
  sku: string;
};

/** Where something is sent, or billed to, in India. */
export type AddressInput = {
  /** House, street and area, at most 300 characters. */
  address: string;
  /** A second mobile number of the same form. Only a shop that keeps an address book passes it on. */
  alternatePhone?: string | null | undefined;
  /** The city or town, at most 80 characters. */
  city: string;
  /** The email address. Of a shipping address it is the shopper's own, `Shopper.email`: another is INVALID_INPUT where the shop's host compares them. */
  email: string;
  /** What is near the house, at most 100 characters. Only a shop that keeps an address book passes it on. */
  landmark?: string | null | undefined;
  /** The full name, at most 100 characters. */
  name: string;
  /** The mobile number: ten digits, the first 6 to 9; +91, spaces and dashes are taken off. */
  phone: string;
  /** The PIN code: six digits, the first not 0. */
  pinCode: string;
  /** The state or union territory, by its usual English name, in any case of letters. */
  state: string;
};

/** An order item to be cancelled. */
export type CancelOrderItemInput = {
  /** What else the shopper wants to say, at most 500 characters. */
  comment?: string | null | undefined;
  /** The item's id. */
  orderItemId: string;
  /** Why. */
  reason: CancelReason;
};

/** A payment that won't be made. */
export type CancelPaymentInput = {
  /** The payment order's id. */
  paymentOrderId: string;
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

/** A new password, and who sets it. */
export type ChangePasswordInput = {
  /** The new password, 8 to 128 characters, none of the common ones. */
  newPassword: string;
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: string | null | undefined;
  /** The current password, to confirm the login. */
  password?: string | null | undefined;
};

/** Groups that the shop puts products into by hand. */
export type Collection =
  /** What sells best. */
  | 'BEST_SELLERS'
  /** Chosen for the shop window. */
  | 'FEATURED'
  /** What came in last. */
  | 'NEW_ARRIVALS';

/** Which address is confirmed. */
export type ConfirmNewsletterInput = {
  /** The token of the mailed link. */
  token: string;
};

/** The first code of an authenticator app. */
export type ConfirmSecondFactorInput = {
  /** The six digits that the app shows. */
  code: string;
};

/** The currencies that the shop takes. */
export type CurrencyCode =
  /** Indian rupee, of 100 paise. */
  | 'INR';

/** A saved address to be deleted. */
export type DeleteAddressInput = {
  /** The address's id, of `Shopper.addresses`. */
  addressId: string;
};

/** Who erases an account. */
export type EraseAccountInput = {
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: string | null | undefined;
  /** The current password, to confirm the login. */
  password?: string | null | undefined;
};

/** Who asks for the data of an account. */
export type ExportAccountInput = {
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: string | null | undefined;
  /** The current password, to confirm the login. */
  password?: string | null | undefined;
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

/** Whose newsletter ends. */
export type LeaveNewsletterInput = {
  /** The token of the link that every newsletter has. */
  token: string;
};

/** An address and its password. */
export type LoginInput = {
  /**
   * The name by which the shopper recognises the device in `Shopper.sessions`, at most 100 characters, for example `Asha's
   * Pixel 9`. Without one it is made of the `User-Agent`.
   */
  deviceName?: string | null | undefined;
  /** The address, in any case of letters. */
  email: string;
  /** The password, at most 128 characters. */
  password: string;
  /**
   * True for a client that keeps no cookies: its access token is good by itself, for ten minutes, and whoever has it is the
   * shopper. Beside it comes a refresh token for `refreshSession`; keep both where no other app can read them. Browsers leave
   * it out: their token is worthless without the session's HttpOnly cookie.
   */
  unbound?: boolean | null | undefined;
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

/** What a shopper wants to pay for in cash, and the OTP that confirms it. */
export type PlaceCashOnDeliveryOrderInput = {
  /** A name of the client's own for this attempt, 8 to 64 letters, digits and dashes: repeating it repeats nothing. */
  attemptId: string;
  /** Whom the bill is for; the shipping address when it is left out. */
  billingAddress?: AddressInput | null | undefined;
  /** What the shopper has seen as the total, in paise. */
  expectedTotal: number;
  /** The mailed OTP. */
  otp: string;
  /** A promo code as it was typed: a shop may tell small and capital letters apart. */
  promoCode?: string | null | undefined;
  /** Where it goes. */
  shippingAddress: AddressInput;
};

/** What products of a listing must be. Every field given must hold; within a list one match is enough. */
export type ProductFilterInput = {
  /** In one of these collections. */
  collections?: Array<Collection> | null | undefined;
  /** Of one of these fabrics, as the shop stores them. */
  fabrics?: Array<string> | null | undefined;
  /** true: at least one variant is in stock. */
  inStock?: boolean | null | undefined;
  /** At most this price, in paise: 250000 for ₹2,500. */
  maxPrice?: number | null | undefined;
  /** At least this price, in paise: 99900 for ₹999. */
  minPrice?: number | null | undefined;
  /** For one of these occasions. */
  occasions?: Array<Occasion> | null | undefined;
  /** At least one variant of one of these sizes is in stock; sizes as `Variant.size` has them, for example `M`. */
  sizes?: Array<string> | null | undefined;
  /**
   * Changed at this moment or later, as `Product.updatedAt` has it; so is a product of which the shop doesn't tell. One that
   * changes while its list is read may come twice.
   */
  updatedSince?: string | null | undefined;
};

/** What a shopper searches for. Text, category and fabric must all match where given. */
export type ProductSearchInput = {
  /** Exactly this category, for example `Saree`. */
  category?: string | null | undefined;
  /**
   * Exactly this fabric as the shop stores it, for example `Georgette`. On a host that can't search, both spellings of Georgette and
   * Crepe (Georagette, Crep) name the same fabric.
   */
  fabric?: string | null | undefined;
  /**
   * Part of a product's name, in any case of letters; at most 100 characters, each taken as it is. Where no name of the
   * shop has it, it finds the products that have all of its words in name, category, fabric, pattern, occasions and the colours of
   * their variants, so that `blue saree` finds blue sarees. Where there are none, each of its words stands for those most like it: `leheria` finds Leheriya.
   */
  text?: string | null | undefined;
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

/** How far a refund is. */
export type RefundStatus =
  /** The provider could not pay it back; the shop looks after it. */
  | 'FAILED'
  /** On its way; the shop's policies tell how long that takes. */
  | 'INITIATED'
  /** Paid back. */
  | 'PROCESSED';

/** A person who opens an account. */
export type RegisterInput = {
  /** The address, in any case of letters; the account is known by it. */
  email: string;
  /** The full name, 1 to 100 characters. */
  name: string;
  /** 8 to 128 characters, none of the common passwords. */
  password: string;
  /** An Indian mobile number: ten digits, the first 6 to 9; spaces, dashes and +91 before them are taken away. */
  phone: string;
};

/** A line of the cart. */
export type RemoveFromCartInput = {
  /** The line's id. */
  cartItemId: string;
  /**
   * A key of your own for this change, 8 to 64 letters, digits or signs: the same key with the same input changes nothing more and is
   * answered as the first time, for a day. Send it again after a lost answer. With another input it is refused with `ALREADY_EXISTS`.
   */
  idempotencyKey?: string | null | undefined;
};

/** An item of the wishlist. */
export type RemoveFromWishlistInput = {
  /**
   * A key of your own for this change, 8 to 64 letters, digits or signs: the same key with the same input changes nothing more and is
   * answered as the first time, for a day. Send it again after a lost answer. With another input it is refused with `ALREADY_EXISTS`.
   */
  idempotencyKey?: string | null | undefined;
  /** The item's id. */
  wishlistItemId: string;
};

/** A code, and who removes the authenticator app. */
export type RemoveSecondFactorInput = {
  /** The six digits that the app shows. */
  code?: string | null | undefined;
  /** The OTP of `sendConfirmationOtp`, to confirm the login without a password. */
  otp?: string | null | undefined;
  /** The current password, to confirm the login. */
  password?: string | null | undefined;
  /** A recovery code in place of `code`. */
  recoveryCode?: string | null | undefined;
};

/** Whom to mail a one-time code. */
export type RequestOtpInput = {
  /** For a client without cookies that asks again: the `challenge` of the earlier answer, in whose code's place the new one comes. */
  challenge?: string | null | undefined;
  /** The address, in any case of letters. */
  email: string;
  /** What the mail says that the code is for. A mail to an address that is proven, or has no account, always speaks of a login, as it does without a purpose. */
  purpose?: OtpPurpose | null | undefined;
  /** True for a client that keeps no cookies: the answer has a `challenge`, to be sent with the code. */
  unbound?: boolean | null | undefined;
};

/** Who has forgotten the password. */
export type RequestPasswordResetInput = {
  /** The address, in any case of letters. */
  email: string;
};

/** A new password, and the proof that the address is the shopper's. */
export type ResetPasswordInput = {
  /** The address, in any case of letters. */
  email: string;
  /** The new password, 8 to 128 characters, none of the common ones. */
  password: string;
  /** The token of the mailed link. A shop that mails none does without: `Shop.mailsPasswordLinks`. */
  token?: string | null | undefined;
};

/** An order item and what its shopper says of it. */
export type ReviewOrderItemInput = {
  /** Words, 1 to 2,000 characters. */
  comment: string;
  /** The item's id. */
  orderItemId: string;
  /** Stars, 1 to 5. */
  rating: number;
};

/** One of the shopper's sessions. */
export type RevokeSessionInput = {
  /** The session's id, of `Shopper.sessions`. */
  sessionId: string;
};

/** An order that is to be confirmed by an OTP. */
export type SendCashOnDeliveryOtpInput = {
  /** What it costs, in paise. */
  amount: number;
  /** The PIN code that it goes to; without one the OTP is for any. */
  pinCode?: string | null | undefined;
};

/** A line and its new quantity. */
export type SetCartItemQuantityInput = {
  /** The line's id. */
  cartItemId: string;
  /**
   * A key of your own for this change, 8 to 64 letters, digits or signs: the same key with the same input changes nothing more and is
   * answered as the first time, for a day. Send it again after a lost answer. With another input it is refused with `ALREADY_EXISTS`.
   */
  idempotencyKey?: string | null | undefined;
  /** How many pieces, from 1 to `shop.limits.quantity` and at most what is in stock. */
  quantity: number;
};

/** A line and its services. */
export type SetCartItemServicesInput = {
  /** The line's id. */
  cartItemId: string;
  /**
   * A key of your own for this change, 8 to 64 letters, digits or signs: the same key with the same input changes nothing more and is
   * answered as the first time, for a day. Send it again after a lost answer. With another input it is refused with `ALREADY_EXISTS`.
   */
  idempotencyKey?: string | null | undefined;
  /** The codes of all services that the line has then, at most 10; empty for none. */
  services: Array<string>;
};

/** A saved address to be filled in first. */
export type SetDefaultAddressInput = {
  /** The address's id, of `Shopper.addresses`. */
  addressId: string;
};

/** Who sets up an authenticator app. */
export type SetUpSecondFactorInput = {
  /** The current password, to confirm the login. */
  password?: string | null | undefined;
};

/** What a shopper wants to pay for, and how much that should be. */
export type StartPaymentInput = {
  /**
   * What the shopper has agreed to pay instead, in paise: `total` of the `PriceChangedError` of a shop that computes another amount for this
   * cart than `CartTotals.total`. The shop must ask for exactly this; `expectedTotal` stays the cart's total.
   */
  acceptedTotal?: number | null | undefined;
  /** A name of the client's own for this attempt, 8 to 64 letters, digits and dashes: repeating it repeats nothing. */
  attemptId: string;
  /** Whom the bill is for; the shipping address when it is left out. */
  billingAddress?: AddressInput | null | undefined;
  /** What the shopper has seen as the total, in paise. */
  expectedTotal: number;
  /** A promo code as it was typed: a shop may tell small and capital letters apart. */
  promoCode?: string | null | undefined;
  /** Where it goes. */
  shippingAddress: AddressInput;
};

/** Who wants the newsletter. */
export type SubscribeToNewsletterInput = {
  /** The address, in any case of letters. */
  email: string;
};

/** A saved address, and what it is from now on: all of its fields. */
export type UpdateAddressInput = {
  /** House, street and area, at most 300 characters. */
  address: string;
  /** The address's id, of `Shopper.addresses`. */
  addressId: string;
  /** A second mobile number of the same form. */
  alternatePhone?: string | null | undefined;
  /** The city or town, at most 80 characters. */
  city: string;
  /** Whether it becomes the default address. Otherwise the default one stays as it is. */
  isDefault?: boolean | null | undefined;
  /** What is near the house, at most 100 characters. */
  landmark?: string | null | undefined;
  /** The name on the parcel, at most 100 characters. */
  name: string;
  /** The mobile number: ten digits, the first 6 to 9; +91, spaces and dashes are taken off. */
  phone: string;
  /** The PIN code: six digits, the first not 0. */
  pinCode: string;
  /** The state or union territory, by its usual English name, in any case of letters. */
  state: string;
};

/** What a shopper may change of the profile. */
export type UpdateProfileInput = {
  /** The full name, 1 to 100 characters; spaces around it are taken away. */
  name: string;
  /** An Indian mobile number: ten digits, the first 6 to 9; spaces, dashes and +91 before them are taken away. */
  phone: string;
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

/** A one-time code and the address that it was mailed to. */
export type VerifyOtpInput = {
  /**
   * For a client without cookies: the `challenge` that `requestOtp` answered. Without it and without its cookie the code is the newest
   * one that was asked for from the same network address, and strangers there can use up its tries.
   */
  challenge?: string | null | undefined;
  /** The name of the device: see `LoginInput.deviceName`. */
  deviceName?: string | null | undefined;
  /** The address, in any case of letters. */
  email: string;
  /**
   * The code's digits, as many as `RequestOtpPayload.otpLength` says, or 8: who works for the shop has long codes, which the answer
   * does not tell strangers. What is not of digits is INVALID_INPUT, and uses up no try.
   */
  otp: string;
  /** True for a client that keeps no cookies: see `LoginInput.unbound`. */
  unbound?: boolean | null | undefined;
};

/** What the widget hands out after a payment. */
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
  /** The password, where `SecondFactor.needsPassword` says so. */
  password?: string | null | undefined;
  /** A recovery code in place of `code`, in any case of letters. */
  recoveryCode?: string | null | undefined;
};

/** The words of a category. Lengths are in characters. */
export type CategoryLabelInput = {
  /** A line of description, at most 120. */
  line?: string | null | undefined;
  /** Its name, as it is. */
  name: string;
  /** Its plural, 1 to 40. */
  plural: string;
};

/** The order and the words of categories. */
export type CategorySettingsInput = {
  /** The names of the categories with a section on the home page, in that order. */
  homeSections: Array<string>;
  /** Every category of the shop once, in the order of its menus. */
  menu: Array<CategoryLabelInput>;
};

/** A change of a variant's stock. */
export type ChangeStockInput = {
  /** The pieces to add, negative to remove: -100,000 to 100,000. */
  by: number;
  /** The variant's sku. */
  sku: string;
};

/** A promise of the shop. Lengths are in characters. */
export type ClaimSettingsInput = {
  /** The sentence, 1 to 160. */
  text: string;
  /** The sentence while cash on delivery is possible, at most 160; `text` if it is empty. */
  textWithCash?: string | null | undefined;
  /** The title, 1 to 60. */
  title: string;
};

/** An item whose cash was collected. */
export type CollectCashInput = {
  /** The item's id. */
  orderItemId: string;
};

/** The proof of the login. */
export type ConfirmLoginInput = {
  /** The OTP of `sendConfirmationOtp`. */
  otp?: string | null | undefined;
  /** The current password. */
  password?: string | null | undefined;
};

/** A sold item to confirm. */
export type ConfirmOrderItemInput = {
  /** The item's id. */
  orderItemId: string;
};

/** The contact data. Lengths are in characters. */
export type ContactSettingsInput = {
  /** The postal address, 1 to 6 lines. */
  address: Array<string>;
  /** The https address that starts a chat. */
  chatUrl: string;
  /** The email address for customers. */
  email: string;
  /** The hours of the help phone, 1 to 80. */
  hours: string;
  /** The help phone as a display text, 1 to 40. */
  phone: string;
  /** The help phone as a link: `tel:+` and 8 to 15 digits. */
  phoneUrl: string;
  /** Hours within which the shop replies to an email, 1 to 240. */
  replyHours: number;
  /** The shop's pages on other sites, at most 6. */
  social: Array<ShopLinkInput>;
};

/** A range of days, 0 to 90. */
export type DayRangeInput = {
  /** The lowest number. */
  from: number;
  /** The highest number. */
  to: number;
};

/** A sold item that is delivered. */
export type DeliverOrderItemInput = {
  /** The item's id. */
  orderItemId: string;
};

/** A sold item that is dispatched. */
export type DispatchOrderItemInput = {
  /** The item's id. */
  orderItemId: string;
  /** The carrier's number, at most 60 characters. */
  trackingId?: string | null | undefined;
  /** The carrier's page, https; needs `trackingId`. */
  trackingUrl?: string | null | undefined;
};

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

/** The rules of payment. A change applies to new orders. */
export type PaymentSettingsInput = {
  /** Percent off a shopper's first purchase, 0 to 50. */
  firstPurchasePercent: number;
  /** The highest total of a cash order, in paise: whole rupees up to ₹50,000; 0 switches cash on delivery off. */
  maxCash: number;
  /** The most unpaid cash orders of one shopper, 1 to 50. */
  maxCashOrdersDue: number;
  /** The most pieces in a cash order of a shopper who never paid before, 1 to 500. */
  maxFirstCashPieces: number;
  /** Refused parcels after which a shopper can't pay in cash, 1 to 50. */
  maxRefusedParcels: number;
  /** The days for which refused parcels count, 1 to 3,650. */
  refusedWithinDays: number;
};

/** The promises of the shop as numbers. Days are business days, except for returns. */
export type PolicySettingsInput = {
  /** Days until the refund of a cancelled order. */
  cancelRefundDays: DayRangeInput;
  /** Hours within which the shopper must report damage, 1 to 720. */
  damageHours: number;
  /** Days in transit, express shipping. */
  expressDays: DayRangeInput;
  /** The total from which standard shipping is free, in paise: whole rupees. */
  freeShippingOver: number;
  /** Days until an order is packed; not fewer than the delivery table has. */
  processingDays: DayRangeInput;
  /** Days within which the shopper may return a delivered piece, 1 to 365. It applies to later orders. */
  returnDays: number;
  /** Days until the refund of a returned piece, from its arrival at the shop. */
  returnRefundDays: DayRangeInput;
  /** Days in transit, standard shipping; not fewer than the delivery table has. */
  standardDays: DayRangeInput;
};

/** An item that the shopper refused on delivery. */
export type RefuseDeliveryInput = {
  /** The item's id. */
  orderItemId: string;
};

/** A sold item that the shop cannot send. */
export type RejectOrderItemInput = {
  /** The item's id. */
  orderItemId: string;
  /** The reason, as a text for the shopper, 1 to 200 characters. */
  reason: string;
};

/** A version to be restored. */
export type RestoreSettingsInput = {
  /** The section. */
  section: SettingsSectionName;
  /** The version to restore; 0 for the values of the shop's files. */
  to: number;
  /** The version that is in force. */
  version: number;
};

/** A change of the settings. */
export type SaveSettingsInput = {
  /** The content. */
  content: SettingsContentInput;
  /** The version that the change was made from. */
  version: number;
};

/** A product's new prices. */
export type SetPriceInput = {
  /** The list price in paise, whole rupees; unchanged if left out. */
  listPrice?: number | null | undefined;
  /** The seller's price, in paise: whole rupees, at most the list price. */
  price: number;
  /** The product's id. */
  productId: string;
};

/** The content of one section: exactly one field. */
export type SettingsContentInput = {
  /** The categories. */
  categories?: CategorySettingsInput | null | undefined;
  /** The contact data. */
  contact?: ContactSettingsInput | null | undefined;
  /** The rules of payment. */
  payment?: PaymentSettingsInput | null | undefined;
  /** The promises as numbers. */
  policies?: PolicySettingsInput | null | undefined;
  /** The words. */
  words?: WordSettingsInput | null | undefined;
};

/** A section of the settings. */
export type SettingsSectionName =
  /** The order and the words of categories. */
  | 'CATEGORIES'
  /** Contact data and pages on other sites. */
  | 'CONTACT'
  /** The discount of a first purchase, and the rules of cash on delivery. */
  | 'PAYMENT'
  /** The promises as numbers. */
  | 'POLICIES'
  /** The offer, the promises and other words of all pages. */
  | 'WORDS';

/** A page of the shop on another site. */
export type ShopLinkInput = {
  /** The site, 1 to 30 characters. */
  name: string;
  /** Its https address. */
  url: string;
};

/** The role of an account. */
export type ShopperRole =
  /** Reads orders, invoices and the money, and pays refunds of cash orders. Changes nothing else. */
  | 'ACCOUNTANT'
  /** The owner of the shop: manages everything, also people and settings. */
  | 'ADMIN'
  /** Describes products, answers reviews and writes the newsletter. Sees no order. */
  | 'EDITOR'
  /** Does the daily work of the shop: orders, returns, products, prices, promotions and shoppers. */
  | 'MANAGER'
  /** Packs and sends orders, receives returns and counts the stock. */
  | 'PACKER'
  /** A seller: manages its own products and order items. */
  | 'SELLER'
  /** A customer. */
  | 'SHOPPER';

/** How many pieces of a variant are in stock. */
export type StockLevel =
  /** 5 or fewer, or none. */
  | 'LOW'
  /** None. */
  | 'OUT';

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

/** A code of the authenticator app, or a recovery code. */
export type VerifySecondFactorInput = {
  /** The six digits that the app shows. */
  code?: string | null | undefined;
  /** The password, if `SecondFactor.needsPassword` is true. */
  password?: string | null | undefined;
  /** A recovery code instead of `code`, in any case of letters. */
  recoveryCode?: string | null | undefined;
};

/** Words of all pages. Lengths are in characters. */
export type WordSettingsInput = {
  /** Four promises, in the order of their drawings. */
  claims: Array<ClaimSettingsInput>;
  /** A description of two or three lines, 1 to 400. */
  description: string;
  /** The content and frequency of the newsletter, 1 to 200. */
  newsletter: string;
  /** The offer at the top of pages, 1 to 120. */
  offer: string;
  /** A description in half a line, 1 to 80. */
  tagline: string;
};

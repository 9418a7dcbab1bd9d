/** The invitation to accept. */
export type AcceptInvitationInput = {
  /** The token of the mailed link. */
  token: string;
};

/** A new note. */
export type AddShopperNoteInput = {
  /** The shop's id of the account. */
  shopperId: string;
  /** The text: 1 to 1,000 characters. */
  text: string;
};

/** The account to block. */
export type BlockShopperInput = {
  /** The reason, for staff: 1 to 500 characters. */
  reason: string;
  /** The shop's id of the account. */
  shopperId: string;
};

/** A change of a variant's stock. */
export type ChangeStockInput = {
  /** The pieces to add, negative to remove: -100,000 to 100,000. */
  by: number;
  /** The variant's sku. */
  sku: string;
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

/** The note to delete. */
export type DeleteShopperNoteInput = {
  /** The shop's id of the note. */
  noteId: string;
  /** The shop's id of the account. */
  shopperId: string;
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

/** The person whose sessions end. */
export type EndSessionsOfInput = {
  /** The shop's id of the person's account. */
  personId: string;
};

/** The account to erase. */
export type EraseAccountOfInput = {
  /** The account's address. */
  email: string;
};

/** The account to export. */
export type ExportAccountOfInput = {
  /** The account's address. */
  email: string;
};

/** A person to invite. */
export type InviteStaffInput = {
  /** The address, in any case of letters. */
  email: string;
  /** The role, not SHOPPER. */
  role: ShopperRole;
  /** For a SELLER: the seller. */
  sellerId?: string | null | undefined;
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

/** The subscription of a shopper to the newsletter. */
export type NewsletterState =
  /** The shopper receives the newsletter. */
  | 'CONFIRMED'
  /** There is none. */
  | 'NONE'
  /** The shopper has not confirmed it. */
  | 'WAITING';

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

/** The person without an authenticator app. */
export type ResetSecondFactorOfInput = {
  /** The account's address. */
  email: string;
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

/** A product's new prices. */
export type SetPriceInput = {
  /** The list price in paise, whole rupees; unchanged if left out. */
  listPrice?: number | null | undefined;
  /** The seller's price, in paise: whole rupees, at most the list price. */
  price: number;
  /** The product's id. */
  productId: string;
};

/** A new role of an account. */
export type SetRoleInput = {
  /** The account's address. */
  email: string;
  /** The role. */
  role: ShopperRole;
  /** For a SELLER: the seller. */
  sellerId?: string | null | undefined;
  /** The `version` that was read; `CHANGED_MEANWHILE` if the role has another one. */
  version?: number | null | undefined;
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

/** The account whose block ends. */
export type UnblockShopperInput = {
  /** The shop's id of the account. */
  shopperId: string;
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

/** A code of the authenticator app, or a recovery code. */
export type VerifySecondFactorInput = {
  /** The six digits that the app shows. */
  code?: string | null | undefined;
  /** The password, if `SecondFactor.needsPassword` is true. */
  password?: string | null | undefined;
  /** A recovery code instead of `code`, in any case of letters. */
  recoveryCode?: string | null | undefined;
};

/** The invitation to withdraw. */
export type WithdrawInvitationInput = {
  /** The shop's id of the invitation. */
  invitationId: string;
};

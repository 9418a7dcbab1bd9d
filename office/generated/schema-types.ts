/** A new seller. */
export type AddSellerInput = {
  /** The commission in hundredths of a percent: 1250 is 12.5 percent. The default is 0. */
  commissionRate?: number | null | undefined;
  /** The name of the seller's shop, 1 to 200 characters. */
  shopName: string;
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

/** The payment of a commission statement. */
export type PaySellerStatementInput = {
  /** The month. */
  month: string;
  /** The amount that was paid: the payout of the statement. */
  payout: number;
  /** The reference of the payment, such as a UTR, 1 to 100 characters. */
  reference: string;
  /** The seller. */
  sellerId: string;
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

/** A file for the accountant to make. */
export type RequestExportInput = {
  /** The first day. */
  from: string;
  /** Which file it is. */
  kind: ExportKind;
  /** The last day, at most a year after the first one. */
  until: string;
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

/** A seller to end or to take back. */
export type SetSellerEndedInput = {
  /** Whether the seller is ended from now on. */
  isEnded: boolean;
  /** The seller. */
  sellerId: string;
  /** The version that was seen. */
  version: number;
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

/** A seller and the new values. */
export type UpdateSellerInput = {
  /** The commission from this month on, in hundredths of a percent; null does not change it. */
  commissionRate?: number | null | undefined;
  /** The seller. */
  sellerId: string;
  /** The name of the seller's shop, 1 to 200 characters. */
  shopName: string;
  /** The version that was edited. */
  version: number;
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

/** A code of the authenticator app, or a recovery code. */
export type VerifySecondFactorInput = {
  /** The six digits that the app shows. */
  code?: string | null | undefined;
  /** The password, if `SecondFactor.needsPassword` is true. */
  password?: string | null | undefined;
  /** A recovery code instead of `code`, in any case of letters. */
  recoveryCode?: string | null | undefined;
};

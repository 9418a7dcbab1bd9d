/** A new product. Lengths are in characters. */
export type AddProductInput = {
  /** The blouse piece, at most 200. */
  blouse?: string | null | undefined;
  /** The brand, at most 70. */
  brand?: string | null | undefined;
  /** At most 2,000. */
  careGuide?: string | null | undefined;
  /** One of the shop's categories. */
  category: string;
  /** The collections it is in. */
  collections?: Array<Collection> | null | undefined;
  /** At most 5,000. */
  description?: string | null | undefined;
  /** Measures in metres, at most 200. */
  dimension?: string | null | undefined;
  /** The fabric, at most 40. */
  fabric: string;
  /** The HSN code for its tax: 4, 6 or 8 digits. */
  hsnCode?: string | null | undefined;
  /** Whether it is not yet listed and sold. False by default. */
  isDraft?: boolean | null | undefined;
  /** The list price in paise: 249900 for ₹2,499. Whole rupees. */
  listPrice: number;
  /** 1 to 200 characters. */
  name: string;
  /** The occasions it suits. */
  occasions?: Array<Occasion> | null | undefined;
  /** At most 200. */
  pattern?: string | null | undefined;
  /** The seller's price, in paise: whole rupees, at most the list price. */
  price: number;
  /** The seller; optional for a SELLER, required for an ADMIN. */
  sellerId?: string | null | undefined;
  /** At most 200. */
  size?: string | null | undefined;
  /** 1 to 50 variants, each with a different sku. */
  variants: Array<AddVariantInput>;
  /**
   * In grams, from 1.
   * @deprecated Named as the product names it. Use `AddProductInput.weightGrams`. Goes on 2027-06-01.
   */
  weight?: number | null | undefined;
  /** In whole grams, 1 to 1,000,000. */
  weightGrams?: number | null | undefined;
};

/** A variant of a new product. */
export type AddVariantInput = {
  /** The colour's name, at most 40. */
  color: string;
  /** Its GTIN-13 (EAN): thirteen digits with a valid check digit; unique within the product. */
  gtin?: string | null | undefined;
  /**
   * The https address of its picture on a public host. Without one the shop shows a sample of the same category and
   * colour, or a plain picture.
   */
  image?: string | null | undefined;
  /** The size, if it has sizes, at most 20: `M`. Each colour has a size once; its sizes share the pictures. */
  size?: string | null | undefined;
  /** 3 to 40 capital letters, digits and dashes; unique over all variants. */
  sku: string;
  /** The pieces in stock, 0 to 100,000. */
  stock: number;
};

/** A change of a variant's stock. */
export type ChangeStockInput = {
  /** The pieces to add, negative to remove: -100,000 to 100,000. */
  by: number;
  /** The reason; a correction by default. */
  reason?: StockReason | null | undefined;
  /** The variant's sku. */
  sku: string;
};

/** An item whose cash was collected. */
export type CollectCashInput = {
  /** The item's id. */
  orderItemId: string;
};

/** Groups that the shop assigns products to. */
export type Collection =
  /** Best sellers. */
  | 'BEST_SELLERS'
  /** Featured products. */
  | 'FEATURED'
  /** New arrivals. */
  | 'NEW_ARRIVALS';

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

/** The words of a product. A field that is left out becomes empty. Lengths are in characters. */
export type EditProductInput = {
  /** The blouse piece, at most 200. */
  blouse?: string | null | undefined;
  /** The brand, at most 70. */
  brand?: string | null | undefined;
  /** At most 2,000. */
  careGuide?: string | null | undefined;
  /** One of the shop's categories. */
  category: string;
  /** The collections it is in. */
  collections?: Array<Collection> | null | undefined;
  /** The slug of its craft. */
  craft: string;
  /** At most 5,000. */
  description?: string | null | undefined;
  /** Measures in metres, at most 200. */
  dimension?: string | null | undefined;
  /** The fabric, at most 40. */
  fabric: string;
  /** The HSN code for its tax: 4, 6 or 8 digits. */
  hsnCode?: string | null | undefined;
  /** 1 to 200 characters. */
  name: string;
  /** The occasions it suits. */
  occasions?: Array<Occasion> | null | undefined;
  /** At most 200. */
  pattern?: string | null | undefined;
  /** The product's id. */
  productId: string;
  /** At most 200. */
  size?: string | null | undefined;
  /** The version that the change is based on. */
  version: number;
  /** In whole grams, 1 to 1,000,000. */
  weightGrams?: number | null | undefined;
};

/** A variant with all its values. A field that is left out becomes empty. */
export type EditVariantInput = {
  /** The colour's name, at most 40. */
  color: string;
  /** Its GTIN-13 (EAN). */
  gtin?: string | null | undefined;
  /** Whether it is no longer sold. */
  isRetired: boolean;
  /** The stock up to which it is low; the shop's usual number without it. */
  lowStock?: number | null | undefined;
  /** The product's id. */
  productId: string;
  /** The size, if it has sizes, at most 20: `M`. */
  size?: string | null | undefined;
  /** The variant's sku, which never changes. */
  sku: string;
  /** The version of the product that the change is based on. */
  version: number;
};

/** A file to import. */
export type ImportProductsInput = {
  /** A CSV file with the columns of `productsCsv`, at most 200,000 characters. */
  csv: string;
  /** Whether it is only checked. */
  isDryRun: boolean;
};

/** A file of counted stock. */
export type ImportStockInput = {
  /** A CSV file with the columns `sku` and `counted`, at most 200,000 characters. */
  csv: string;
  /** Whether it is only checked. */
  isDryRun: boolean;
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

/** A new variant of a product. */
export type NewVariantInput = {
  /** The colour's name, at most 40. */
  color: string;
  /** Its GTIN-13 (EAN). */
  gtin?: string | null | undefined;
  /** The stock up to which it is low; the shop's usual number without it. */
  lowStock?: number | null | undefined;
  /** The product's id. */
  productId: string;
  /** The size, if it has sizes, at most 20: `M`. */
  size?: string | null | undefined;
  /** 3 to 40 capital letters, digits and dashes; unique over all variants. */
  sku: string;
  /** The pieces in stock, 0 to 100,000. */
  stock: number;
  /** The version of the product that the change is based on. */
  version: number;
};

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

/** The shown part of a picture, in parts of its width and height. It is shown 3 wide and 4 high. */
export type PictureCropInput = {
  /** The height, 0.05 to 1. */
  height: number;
  /** The left edge, 0 to 1. */
  left: number;
  /** The upper edge, 0 to 1. */
  top: number;
  /** The width, 0.05 to 1. */
  width: number;
};

/** A picture of a colour. */
export type ProductPictureInput = {
  /** The text for shoppers who cannot see it, at most 200; the usual one without it. */
  alt?: string | null | undefined;
  /** The shown part. It stays without it; of a new picture it is the middle. */
  crop?: PictureCropInput | null | undefined;
  /** A picture of the product, or the id of an upload: `POST /uploads`. */
  pictureId: string;
};

/** The state of a product. */
export type ProductState =
  /** It is no longer listed and sold. */
  | 'ARCHIVED'
  /** It is not yet listed and sold. */
  | 'DRAFT'
  /** It is listed and sold. */
  | 'LIVE';

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

/** A product to delete. */
export type RemoveProductInput = {
  /** The product's id. */
  productId: string;
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

/** A colour of a product with all its pictures. */
export type SetProductPicturesInput = {
  /** The colour of variants of the product. */
  color: string;
  /** All pictures of the colour, in their order, at most 12. */
  pictures: Array<ProductPictureInput>;
  /** The product's id. */
  productId: string;
  /** The version that the change is based on. */
  version: number;
};

/** A product and its new state. */
export type SetProductStateInput = {
  /** The product's id. */
  productId: string;
  /** The new state. */
  state: ProductState;
  /** The version that the change is based on. */
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
  /** Few or none: at most the variant's `lowStock`, 5 by default. */
  | 'LOW'
  /** None. */
  | 'OUT';

/** Why a stock changed. */
export type StockReason =
  /** An earlier number was wrong. */
  | 'CORRECTION'
  /** The pieces were counted. */
  | 'COUNTED'
  /** Pieces were damaged or lost. */
  | 'DAMAGED'
  /** New pieces came. */
  | 'RECEIVED'
  /** Pieces came back: of a return, or of an order that was not paid or was cancelled. */
  | 'RETURNED'
  /** Pieces were sold, or held for an order that is being paid. */
  | 'SOLD';

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

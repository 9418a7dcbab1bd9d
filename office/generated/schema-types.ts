/** The invitation to accept. */
export type AcceptInvitationInput = {
  /** The token of the mailed link. */
  token: string;
};

/** A note to add to an order. */
export type AddOrderNoteInput = {
  /** The order, by `Order.orderId`. */
  orderId: string;
  /** The note, 1 to 1,000 characters. */
  text: string;
};

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

/** A new seller. */
export type AddSellerInput = {
  /** The commission in hundredths of a percent: 1250 is 12.5 percent. The default is 0. */
  commissionRate?: number | null | undefined;
  /** The name of the seller's shop, 1 to 200 characters. */
  shopName: string;
};

/** A new note. */
export type AddShopperNoteInput = {
  /** The shop's id of the account. */
  shopperId: string;
  /** The text: 1 to 1,000 characters. */
  text: string;
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

/** A review and the reply to it. */
export type AnswerReviewInput = {
  /** The review's id. */
  reviewId: string;
  /** The reply, at most 1,000 characters; an empty text removes it. */
  text: string;
};

/** A return to approve. */
export type ApproveReturnInput = {
  /** The return, by `Return.returnId`. */
  returnId: string;
};

/** The account to block. */
export type BlockShopperInput = {
  /** The reason, for staff: 1 to 500 characters. */
  reason: string;
  /** The shop's id of the account. */
  shopperId: string;
};

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
  /** The reason; a correction by default. */
  reason?: StockReason | null | undefined;
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

/** A new draft. */
export type CreateNewsletterDraftInput = {
  /** The mail's subject, one line of at most 150 characters. */
  subject: string;
  /** Plain text of at most 20,000 characters; an empty line begins a new paragraph. */
  words: string;
};

/** A new promo code. */
export type CreatePromoCodeInput = {
  /** A fixed amount in whole rupees, as paise. */
  amountOff?: number | null | undefined;
  /** The names of the categories that it is for; empty for all. */
  categories: Array<string>;
  /** Whether carts show it as an offer. */
  isListed: boolean;
  /** The highest discount in whole rupees, as paise; only with percent. */
  maximum?: number | null | undefined;
  /** The lowest subtotal in whole rupees, as paise. */
  minimumSubtotal?: number | null | undefined;
  /** The highest number of orders; at least the number of orders that have used it. */
  mostUses?: number | null | undefined;
  /** The highest number of orders of one shopper. */
  mostUsesEach?: number | null | undefined;
  /** Percent of the subtotal, 1 to 100. Send either percent or amountOff. */
  percent?: number | null | undefined;
  /** The code: 3 to 40 letters, digits and dashes. */
  promoCode: string;
  /** Its first moment. */
  validFrom?: string | null | undefined;
  /** The moment at which it expires, after `validFrom`. */
  validUntil?: string | null | undefined;
};

/** A range of days, 0 to 90. */
export type DayRangeInput = {
  /** The lowest number. */
  from: number;
  /** The highest number. */
  to: number;
};

/** A return to decline. */
export type DeclineReturnInput = {
  /** The reason, as a text for the shopper, 1 to 200 characters. */
  reason: string;
  /** The return, by `Return.returnId`. */
  returnId: string;
};

/** A draft to delete. */
export type DeleteNewsletterDraftInput = {
  /** The draft's id. */
  draftId: string;
  /** The version that the change is made from. */
  version: number;
};

/** A promo code to delete. */
export type DeletePromoCodeInput = {
  /** The code. */
  promoCode: string;
  /** The version that the change is made from. */
  version: number;
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
  /** The code of one of the shop's carriers. The carrier's page of the parcel is used if there is no `trackingUrl`. */
  carrier?: string | null | undefined;
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

/** A promo code to end. */
export type EndPromoCodeInput = {
  /** The code. */
  promoCode: string;
  /** The version that the change is made from. */
  version: number;
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

/** The officer who receives complaints. Lengths are in characters. */
export type GrievanceOfficerInput = {
  /** The officer's email address. */
  email: string;
  /** The hours of the phone, 1 to 80. */
  hours: string;
  /** The officer's name, 1 to 80. */
  name: string;
  /** The officer's phone number as a display text, 1 to 40. */
  phone: string;
};

/** A review to hide. */
export type HideReviewInput = {
  /** Why the shop hides it, at most 500 characters. Only staff read it. */
  reason: string;
  /** The review's id. */
  reviewId: string;
};

/** The plan of an import for a row. */
export type ImportAction =
  /** It adds the variant, and its product if that is new. */
  | 'CREATE'
  /** It changes nothing. */
  | 'UNCHANGED'
  /** It changes the variant or its product. */
  | 'UPDATE';

/** A file to import. */
export type ImportProductsInput = {
  /** Whether prices may change by more than half. */
  confirmsPrices?: boolean | null | undefined;
  /** A CSV file with columns of `productsCsv`, at most 200,000 characters and 10,000 rows. Only `sku` is required. */
  csv: string;
  /** Whether it is only checked. */
  isDryRun: boolean;
  /** The `plan` of an earlier check: the import does exactly these changes, or nothing. */
  plan?: string | null | undefined;
};

/** A file of counted stock. */
export type ImportStockInput = {
  /** A CSV file with the columns `sku` and `counted`, at most 200,000 characters and 10,000 rows. */
  csv: string;
  /** Whether it is only checked. */
  isDryRun: boolean;
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

/** The kind of a document. */
export type InvoiceKind =
  /** A credit note for a refund. */
  | 'CREDIT_NOTE'
  /** The invoice of a seller for an order. */
  | 'INVOICE';

/** The legal facts of the sellers. Lengths are in characters. */
export type LegalSettingsInput = {
  /** The country in which the products are made, 1 to 60. */
  countryOfOrigin: string;
  /** The officer who receives complaints. */
  grievanceOfficer: GrievanceOfficerInput;
  /** The sellers with a registration of their own, each once, at most 500. */
  sellers: Array<RegisteredSellerInput>;
  /** The shop as a seller. */
  shop: SellerFactsInput;
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

/** The subscription of a shopper to the newsletter. */
export type NewsletterState =
  /** The shopper receives the newsletter. */
  | 'CONFIRMED'
  /** There is none. */
  | 'NONE'
  /** The shopper has not confirmed it. */
  | 'WAITING';

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

/**
 * The purpose of a mailed one-time code, for the text of the mail. `verifyOtp` logs in by every code, whatever its
 * purpose.
 */
export type OtpPurpose =
  /** To verify the email address of a logged-in account, after `EMAIL_NOT_VERIFIED`. */
  | 'CONFIRM_EMAIL'
  /** To log in. */
  | 'LOGIN';

/** A promo code to pause or to continue. */
export type PausePromoCodeInput = {
  /** false continues it. */
  isPaused: boolean;
  /** The code. */
  promoCode: string;
  /** The version that the change is made from. */
  version: number;
};

/** A return whose refund was paid. */
export type PayReturnInput = {
  /** The bank's reference of the payment, 1 to 100 characters. The shopper reads it in a mail. */
  reference: string;
  /** The return, by `Return.returnId`. */
  returnId: string;
};

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

/** A way to pay. Lengths are in characters. */
export type PaymentOptionInput = {
  /** A line below the name, at most 80. */
  hint?: string | null | undefined;
  /** Its name for shoppers, 1 to 40. */
  label: string;
  /** Methods of the payment widget, each once over all options: `upi`, `card`, `netbanking`, `wallet`. They must be enabled at the provider. */
  methods: Array<string>;
};

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
  /** The ways to pay before the dispatch, in display order, 1 to 4. Without them they stay as they are. */
  options?: Array<PaymentOptionInput> | null | undefined;
  /** The first 1 to 6 digits of PIN codes where nobody can pay in cash, at most 200. Without them they stay as they are. */
  refusedPinPrefixes?: Array<string> | null | undefined;
  /** The days for which refused parcels count, 1 to 3,650. */
  refusedWithinDays: number;
};

/** A return whose pieces were picked up. */
export type PickUpReturnInput = {
  /** The return, by `Return.returnId`. */
  returnId: string;
};

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

/** The condition of returned pieces. */
export type PieceCondition =
  /** They do not go back to the stock. */
  | 'DAMAGED'
  /** They are for sale again. */
  | 'GOOD';

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

/** A return whose account is read. */
export type ReadReturnPayoutInput = {
  /** The return, by `Return.returnId`. */
  returnId: string;
};

/** A return whose pieces have arrived. */
export type ReceiveReturnInput = {
  /** The condition of the pieces. The refund does not depend on it. */
  condition: PieceCondition;
  /** The return, by `Return.returnId`. */
  returnId: string;
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
  orderItemId: string;
};

/** A seller with a registration of its own. */
export type RegisteredSellerInput = {
  /** Its legal facts. */
  facts: SellerFactsInput;
  /** The seller. */
  sellerId: string;
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

/** The removal of all samples, which cannot be undone. */
export type RemoveSamplesInput = {
  /** Must be true. */
  isSure: boolean;
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

/** A version to be restored. */
export type RestoreSettingsInput = {
  /** The section. */
  section: SettingsSectionName;
  /** The version to restore; 0 for the values of the shop's files. */
  to: number;
  /** The version that is in force. */
  version: number;
};

/** The purpose of a return. */
export type ReturnKind =
  /** The shopper gets another colour or size of the same product. */
  | 'EXCHANGE'
  /** The payment for the pieces is refunded. */
  | 'REFUND';

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

/** How an order is paid. */
export type SalePaymentKind =
  /** In cash on delivery. */
  | 'CASH'
  /** Before it is sent, through the payment provider. */
  | 'ONLINE';

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

/** A change of the settings. */
export type SaveSettingsInput = {
  /** The content. */
  content: SettingsContentInput;
  /** The version that the change was made from. */
  version: number;
};

/** The legal facts of a seller. Lengths are in characters. */
export type SellerFactsInput = {
  /** The address of the business without its state, 1 to 6 lines. */
  address: Array<string>;
  /** The number of its registration for the goods and services tax, in that state. */
  gstin: string;
  /** The name of the business, as it is registered, 1 to 120. */
  legalName: string;
  /** The state or union territory of the business, by its English name. */
  state: string;
};

/** A draft to send. */
export type SendNewsletterDraftInput = {
  /** The draft's id. */
  draftId: string;
  /** The version that is sent. */
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

/** A seller to end or to take back. */
export type SetSellerEndedInput = {
  /** Whether the seller is ended from now on. */
  isEnded: boolean;
  /** The seller. */
  sellerId: string;
  /** The version that was seen. */
  version: number;
};

/** The content of one section: exactly one field. */
export type SettingsContentInput = {
  /** The categories. */
  categories?: CategorySettingsInput | null | undefined;
  /** The contact data. */
  contact?: ContactSettingsInput | null | undefined;
  /** The legal facts of the sellers. */
  legal?: LegalSettingsInput | null | undefined;
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
  /** The legal facts of the sellers, and the officer who receives complaints. */
  | 'LEGAL'
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
  reviewId: string;
};

/** A state of reviews. Reported ones begin with the most reports. */
export type StaffReviewState =
  /** Hidden by the shop. */
  | 'HIDDEN'
  /** Shown, and reported by a shopper. */
  | 'REPORTED'
  /** Shown, and without a reply. */
  | 'UNANSWERED';

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
  /** A CSV file of products states it. */
  | 'IMPORT'
  /** New pieces came. */
  | 'RECEIVED'
  /** Pieces came back: of a return, or of an order that was not paid or was cancelled. */
  | 'RETURNED'
  /** Pieces were sold, or held for an order that is being paid. */
  | 'SOLD';

/** A draft to mail to oneself. */
export type TestNewsletterDraftInput = {
  /** The draft's id. */
  draftId: string;
  /** The version that is mailed. */
  version: number;
};

/** The account whose block ends. */
export type UnblockShopperInput = {
  /** The shop's id of the account. */
  shopperId: string;
};

/** A draft and its texts. */
export type UpdateNewsletterDraftInput = {
  /** The draft's id. */
  draftId: string;
  /** The mail's subject, one line of at most 150 characters. */
  subject: string;
  /** The version that the change is made from. */
  version: number;
  /** Plain text of at most 20,000 characters; an empty line begins a new paragraph. */
  words: string;
};

/** A promo code and all its terms. A term without a value ends. */
export type UpdatePromoCodeInput = {
  /** A fixed amount in whole rupees, as paise. */
  amountOff?: number | null | undefined;
  /** The names of the categories that it is for; empty for all. */
  categories: Array<string>;
  /** Whether carts show it as an offer. */
  isListed: boolean;
  /** The highest discount in whole rupees, as paise; only with percent. */
  maximum?: number | null | undefined;
  /** The lowest subtotal in whole rupees, as paise. */
  minimumSubtotal?: number | null | undefined;
  /** The highest number of orders; at least the number of orders that have used it. */
  mostUses?: number | null | undefined;
  /** The highest number of orders of one shopper. */
  mostUsesEach?: number | null | undefined;
  /** Percent of the subtotal, 1 to 100. Send either percent or amountOff. */
  percent?: number | null | undefined;
  /** The code. */
  promoCode: string;
  /** Its first moment. */
  validFrom?: string | null | undefined;
  /** The moment at which it expires, after `validFrom`. */
  validUntil?: string | null | undefined;
  /** The version that the change is made from. */
  version: number;
};

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

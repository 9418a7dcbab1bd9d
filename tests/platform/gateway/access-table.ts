import type { CallerName } from './access-callers.ts';

/** The callers with a role of staff that is neither ADMIN nor SELLER. */
export type StaffRoleCaller = 'manager' | 'packer' | 'editor' | 'accountant';

/**
 * The outcome for a caller: `data`, `nothing` (null, as for a missing object), a code of `userErrors`, or an
 * error code. A change that the status or the input does not allow is also `data`: its caller may know that the
 * object exists.
 */
export type Outcome = 'data' | 'nothing' | 'NOT_FOUND' | 'UNAUTHENTICATED' | 'FORBIDDEN';
/** The outcomes of a rule. Those of the other roles of staff follow from the contract: `access-roles.ts`. */
export type Cells = Readonly<Record<Exclude<CallerName, StaffRoleCaller>, Outcome>>;

const NOT_LOGGED_IN = {
  visitor: 'UNAUTHENTICATED',
  'expired token': 'UNAUTHENTICATED',
  'token without its cookie': 'UNAUTHENTICATED',
} as const;
const ALL = {
  visitor: 'data',
  'expired token': 'data',
  'token without its cookie': 'data',
  'other shopper': 'data',
  'other seller': 'data',
  seller: 'data',
  admin: 'data',
  owner: 'data',
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

const ADMIN_READS = {
  ...ALL,
  ...NOT_LOGGED_IN,
  ...NO_STAFF,
  visitor: 'nothing',
  seller: 'FORBIDDEN',
  'other seller': 'FORBIDDEN',
} as const;

/** The rules, each with its outcome for every caller. */
export const RULES = {
  /** All callers get the same. */
  everybody: ALL,
  /** Logged-in shoppers get only their own data; a visitor gets no reason. */
  'their own': { ...ALL, ...NOT_LOGGED_IN, visitor: 'nothing' },
  /** Logged-in shoppers change their own data. */
  'every shopper': { ...ALL, ...NOT_LOGGED_IN },
  /** It names an object by its id: only its shopper may use it. */
  'its shopper': { ...ALL, ...NOT_LOGGED_IN, ...NOT_THEIRS },
  /** The same for a read: for all others the object does not exist. */
  'its reader': { ...ALL, ...NOT_LOGGED_IN, ...STRANGERS },
  /** The same by any object's id; a visitor gets no reason. */
  'its reader, quietly': { ...ALL, ...NOT_LOGGED_IN, ...STRANGERS, visitor: 'nothing' },
  /** Staff: every seller for their own products, and the administrators. */
  staff: { ...ALL, ...NOT_LOGGED_IN, ...NO_STAFF },
  /** Staff's own numbers; a visitor gets no reason. */
  'staff, their own': { ...ALL, ...NOT_LOGGED_IN, ...NO_STAFF, visitor: 'nothing' },
  /** It names an object that a seller sells: only that seller and the administrators may use it. */
  'its seller': { ...ALL, ...NOT_LOGGED_IN, ...NO_STAFF, 'other seller': 'NOT_FOUND' },
  /** The same for a read: for another seller the object does not exist. */
  'reader of its seller': {
    ...ALL,
    ...NOT_LOGGED_IN,
    ...NO_STAFF,
    visitor: 'nothing',
    'other seller': 'nothing',
  },
  /** It names something that no caller here has. */
  'staff without their own': {
    ...NOT_LOGGED_IN,
    ...STRANGERS,
    ...NO_STAFF,
    visitor: 'nothing',
  },
  /** The parts of a list that only staff can read. */
  'part of a staff list': { ...ALL, ...NOT_LOGGED_IN, ...NO_STAFF, visitor: 'nothing' },
  /** Only administrators. */
  admin: { ...ALL, ...NOT_LOGGED_IN, ...NO_STAFF, seller: 'FORBIDDEN', 'other seller': 'FORBIDDEN' },
  /** Only administrators, and here about an unknown object. */
  'admin, of nobody': {
    ...ALL,
    ...NOT_LOGGED_IN,
    ...NO_STAFF,
    seller: 'FORBIDDEN',
    'other seller': 'FORBIDDEN',
    admin: 'NOT_FOUND',
  },
  /** The same for a read of data of the whole shop; a visitor gets no reason. */
  'reader of the shop': ADMIN_READS,
  /** The parts of those data. */
  'part of the data of the shop': ADMIN_READS,
  /** It continues a flow of a separate cookie, which no caller here has. */
  'bearer of its cookie': {
    ...ALL,
    ...NOT_LOGGED_IN,
    'other shopper': 'UNAUTHENTICATED',
    'other seller': 'UNAUTHENTICATED',
    seller: 'UNAUTHENTICATED',
    admin: 'UNAUTHENTICATED',
    owner: 'UNAUTHENTICATED',
  },
  /** The bearer of the cookie that renews a session, even after the access token has expired: then it is the owner's. */
  'bearer of a session': { ...ALL, visitor: 'UNAUTHENTICATED', 'token without its cookie': 'UNAUTHENTICATED' },
  /** The same, after the owner has ended all other sessions, including that of the expired token. */
  'bearer of a session that goes on': { ...ALL, ...NOT_LOGGED_IN },
} satisfies Record<string, Cells>;
/** The name of a rule. */
export type Rule = keyof typeof RULES;

const rows = (rule: Rule, type: string, fields: string): [place: string, rule: Rule][] =>
  fields.split(/\s+/).map((field) => [`${type}.${field}`, rule]);

const PARTS_OF_PEOPLE = [
  ['PersonConnection', 'edges nodes pageInfo totalCount'],
  ['PersonEdge', 'cursor node'],
  ['Person', 'personId name email role sellerId sellerName hasSecondFactor sessionCount lastLoginAt version'],
  ['Invitation', 'invitationId email role sellerName invitedBy invitedAt expiresAt'],
  ['AuditEntryConnection', 'edges nodes pageInfo totalCount'],
  ['AuditEntryEdge', 'cursor node'],
  ['AuditEntry', 'entryId at by name email role operation object outcome requestId details'],
  ['AuditDetail', 'name before after'],
  ['ListedShopperConnection', 'edges nodes pageInfo totalCount'],
  ['ListedShopperEdge', 'cursor node'],
  ['ListedShopper', 'shopperId name email phone role createdAt orderCount isBlocked'],
  ['ShopperRecord', 'account isProven newsletter block items returns reviews notes'],
  ['ShopperBlock', 'reason by at'],
  ['ShopperItem', 'orderItemId orderId name quantity status placedAt total'],
  ['ShopperReturn', 'returnId orderItemId state requestedAt'],
  ['ShopperReview', 'reviewId productName rating comment createdAt isHidden'],
  ['ShopperNote', 'noteId text by at'],
] as const;

/** Every root field and every field of personal data, with its rule: a new field needs a row here. */
export const ACCESS: ReadonlyMap<string, Rule> = new Map([
  ...rows(
    'everybody',
    'Query',
    'categories category crafts craft searchSuggestions products product variant variants pinCode deliveryEstimate promoCode recentReviews shop',
  ),
  ...rows('their own', 'Query', 'me'),
  ...rows('its reader, quietly', 'Query', 'node nodes'),
  ...rows('its reader', 'Subscription', 'order orderItem'),

  ...rows(
    'everybody',
    'Mutation',
    'requestOtp verifyOtp login loginWithGoogle register requestPasswordReset resetPassword',
  ),
  ...rows('everybody', 'Mutation', 'requestOrderLookup openOrderLookup readOrderLookup'),
  ...rows('everybody', 'Mutation', 'subscribeToNewsletter confirmNewsletter leaveNewsletter'),
  ...rows('everybody', 'Mutation', 'requestVisitorNotice confirmNotice stopNotices'),
  ...rows('bearer of its cookie', 'Mutation', 'completeGoogleRedirect'),
  ...rows('bearer of a session', 'Mutation', 'refreshSession'),
  ...rows('bearer of a session that goes on', 'Mutation', 'logout'),
  ...rows(
    'every shopper',
    'Mutation',
    'revokeOtherSessions addAddress updateProfile sendConfirmationOtp changePassword exportAccount eraseAccount requestEmailChange',
  ),
  ...rows('every shopper', 'Mutation', 'confirmEmailChange'),
  ...rows('every shopper', 'Mutation', 'confirmLogin confirmSecondFactor verifySecondFactor removeSecondFactor'),
  ...rows('staff', 'Mutation', 'setUpSecondFactor'),
  ...rows(
    'every shopper',
    'Mutation',
    'addToCart addManyToCart addToWishlist applyPromoCode removePromoCode requestNotice setNewsletter',
  ),
  ...rows('every shopper', 'Mutation', 'startPayment sendCashOnDeliveryOtp placeCashOnDeliveryOrder'),
  ...rows('its shopper', 'Mutation', 'revokeSession updateAddress deleteAddress setDefaultAddress'),
  ...rows('its shopper', 'Mutation', 'setCartItemQuantity setCartItemServices removeFromCart moveToWishlist'),
  ...rows('its shopper', 'Mutation', 'removeFromWishlist moveToCart cancelNotice'),
  ...rows('its shopper', 'Mutation', 'verifyPayment cancelPayment cancelOrderItem reviewOrderItem'),
  ...rows('its shopper', 'Mutation', 'requestReturn withdrawReturn buyAgain'),
  ...rows('every shopper', 'Mutation', 'markReviewHelpful reportReview'),
  ...rows('its seller', 'Mutation', 'confirmOrderItem dispatchOrderItem deliverOrderItem rejectOrderItem'),
  ...rows('its seller', 'Mutation', 'collectCash refuseDelivery setPrice changeStock'),
  ...rows('its seller', 'Mutation', 'approveReturn declineReturn pickUpReturn receiveReturn'),
  ...rows('admin', 'Mutation', 'readReturnPayout payReturn addOrderNote'),
  ...rows('admin', 'Mutation', 'setRole inviteStaff'),
  ...rows('admin, of nobody', 'Mutation', 'endSessionsOf resetSecondFactorOf withdrawInvitation exportAccountOf'),
  ...rows(
    'admin, of nobody',
    'Mutation',
    'eraseAccountOf blockShopper unblockShopper addShopperNote deleteShopperNote',
  ),
  ...rows('every shopper', 'Mutation', 'acceptInvitation'),
  ...rows('reader of the shop', 'Shopper', 'people invitations auditLog shoppers shopperRecord'),
  ...PARTS_OF_PEOPLE.flatMap(([type, fields]) => rows('part of the data of the shop', type, fields)),
  ...rows('admin', 'Mutation', 'createPromoCode updatePromoCode pausePromoCode endPromoCode deletePromoCode'),
  ...rows('its seller', 'Mutation', 'answerReview'),
  ...rows('admin', 'Mutation', 'hideReview showReview'),
  ...rows('admin', 'Mutation', 'createNewsletterDraft updateNewsletterDraft deleteNewsletterDraft'),
  ...rows('admin', 'Mutation', 'testNewsletterDraft sendNewsletterDraft'),
  ...rows('admin', 'Mutation', 'sendNewsletter saveSettings restoreSettings'),
  ...rows(
    'its seller',
    'Mutation',
    'editProduct setProductState removeProduct addVariant editVariant setProductPictures',
  ),
  ...rows('staff', 'Mutation', 'addProduct importProducts importStock'),

  ...rows('their own', 'Shopper', 'id shopperId name fullName email phone isFirstPurchase role sessions addresses'),
  ...rows(
    'their own',
    'Shopper',
    'cart wishlist payment cashOnDelivery orders order orderItems orderItem canManageAccount canChangeEmail secondFactor',
  ),
  ...rows('their own', 'Shopper', 'canUploadPictures reviewMarks'),
  ...rows('their own', 'ReviewMark', 'reviewId isOwn isHelpful isReported'),
  ...rows('their own', 'Shopper', 'cartOrNull wishlistOrNull ordersOrNull orderItemsOrNull unpaidOrder'),
  ...rows('staff, their own', 'Shopper', 'sales stock allReviews'),
  ...rows('part of a staff list', 'StaffReviewConnection', 'edges nodes pageInfo totalCount'),
  ...rows('part of a staff list', 'StaffReviewEdge', 'cursor node'),
  ...rows(
    'part of a staff list',
    'StaffReview',
    'review productId productName reportCount reports hiddenAt hiddenReason',
  ),
  ...rows('staff, their own', 'Shopper', 'managedProducts productsCsv stockCsv'),
  ...rows('staff without their own', 'Shopper', 'productImport'),
  ...rows('staff without their own', 'ProductImport', 'importId rows done added isFinished problem'),
  ...rows('reader of its seller', 'Shopper', 'managedProduct stockMovements'),
  ...rows('reader of the shop', 'Shopper', 'productSellers'),
  ...rows('reader of the shop', 'Shopper', 'promoCodes promoCode'),
  ...rows('reader of the shop', 'Shopper', 'newsletterDrafts newsletterDraft newsletterIssues subscriberCount'),
  ...rows('part of the data of the shop', 'NewsletterDraftConnection', 'edges nodes pageInfo totalCount'),
  ...rows('part of the data of the shop', 'NewsletterDraftEdge', 'cursor node'),
  ...rows('part of the data of the shop', 'NewsletterDraft', 'draftId subject words version updatedAt html'),
  ...rows('part of the data of the shop', 'NewsletterIssueConnection', 'edges nodes pageInfo totalCount'),
  ...rows('part of the data of the shop', 'NewsletterIssueEdge', 'cursor node'),
  ...rows('part of the data of the shop', 'NewsletterIssue', 'issueId subject words createdAt isQueued recipients'),
  ...rows('part of the data of the shop', 'NewsletterIssue', 'sent failed unsubscribed'),
  ...rows('part of the data of the shop', 'SubscriberCount', 'confirmed waiting'),
  ...rows('part of the data of the shop', 'PromoCodeConnection', 'edges nodes pageInfo totalCount'),
  ...rows('part of the data of the shop', 'PromoCodeEdge', 'cursor node'),
  ...rows(
    'part of the data of the shop',
    'PromoCode',
    'code state percent amountOff maximum minimumSubtotal validFrom',
  ),
  ...rows('part of the data of the shop', 'PromoCode', 'validUntil mostUses mostUsesEach categories isListed isPaused'),
  ...rows('part of the data of the shop', 'PromoCode', 'version orderCount discountGiven isUsed createdAt'),
  ...rows('staff, their own', 'Shopper', 'saleReturns'),
  ...rows('reader of its seller', 'Shopper', 'sale saleReturn saleOrder parcelLabels packingSlips saleInvoice'),
  ...rows('part of a staff list', 'SaleOrder', 'order payments notes'),
  ...rows('part of a staff list', 'SalePayment', 'paymentId amount paymentMethod placedOrder paidAt refunds'),
  ...rows('part of a staff list', 'SaleRefund', 'refundId amount reason status initiatedAt processedAt'),
  ...rows('part of a staff list', 'OrderNote', 'noteId text by createdAt'),
  ...rows('part of a staff list', 'PdfFile', 'name base64'),
  ...rows('part of a staff list', 'ReturnConnection', 'edges nodes pageInfo totalCount'),
  ...rows('part of a staff list', 'ReturnEdge', 'cursor node'),
  ...rows('their own', 'Shopper', 'return'),
  ...rows('their own', 'ReturnedItem', 'name color size sku shopName'),
  ...rows('staff, their own', 'Shopper', 'dashboard'),
  ...rows('part of a staff list', 'VariantConnection', 'edges nodes pageInfo totalCount'),
  ...rows('part of a staff list', 'VariantEdge', 'cursor node'),
  ...rows('part of a staff list', 'ManagedProductConnection', 'edges nodes pageInfo totalCount'),
  ...rows('part of a staff list', 'ManagedProductEdge', 'cursor node'),
  ...rows(
    'reader of its seller',
    'ManagedProduct',
    'id productId version state name category fabric pattern dimension',
  ),
  ...rows('reader of its seller', 'ManagedProduct', 'blouse weightGrams size brand hsnCode careGuide description'),
  ...rows('reader of its seller', 'ManagedProduct', 'collections occasions craft listPrice sellerPrice seller rating'),
  ...rows('reader of its seller', 'ManagedProduct', 'reviewCount isOrdered createdAt updatedAt path variants'),
  ...rows('reader of its seller', 'ManagedProduct', 'priceHistory pictures'),
  ...rows('reader of its seller', 'ManagedPicture', 'pictureId color alt image original crop'),
  ...rows('reader of its seller', 'PictureCrop', 'left top width height'),
  ...rows('reader of its seller', 'ManagedVariant', 'sku color size gtin stock lowStock hasOwnLowStock isLow'),
  ...rows('reader of its seller', 'ManagedVariant', 'isRetired image'),
  ...rows('reader of its seller', 'PastPrice', 'listPrice sellerPrice until'),
  ...rows('reader of its seller', 'StockMovement', 'movementId by stock reason person at'),
  ...rows('reader of the shop', 'Shopper', 'exports sellers'),
  ...rows('staff, their own', 'Shopper', 'sellerStatements'),
  ...rows('admin', 'Mutation', 'requestExport addSeller updateSeller setSellerEnded paySellerStatement'),
  ...rows('part of a staff list', 'Dashboard', 'today lastDays toConfirm toDispatch lowStock returnsToDecide'),
  ...rows(
    'part of a staff list',
    'Dashboard',
    'returnsOnTheWay payoutsToPay refundsGivenUp moneyCheck reviewsReported',
  ),
  ...rows('part of a staff list', 'SalesComparison', 'current before'),
  ...rows('part of a staff list', 'SalesFigures', 'amount orders'),
  ...rows('part of a staff list', 'MoneyCheck', 'checkedAt findings lines'),
  ...rows('part of the data of the shop', 'ExportList', 'nodes pageInfo totalCount'),
  ...rows(
    'part of the data of the shop',
    'Export',
    'exportId kind from until state requestedAt finishedAt rowsDone rowsTotal',
  ),
  ...rows('part of the data of the shop', 'Export', 'fileName url'),
  ...rows('part of the data of the shop', 'SellerAccountList', 'nodes pageInfo totalCount'),
  ...rows(
    'part of the data of the shop',
    'SellerAccount',
    'sellerId shopName products isSample version commissionRate',
  ),
  ...rows('part of the data of the shop', 'SellerAccount', 'legalName gstin endedAt'),
  ...rows('part of a staff list', 'SellerStatement', 'sellerId shopName month sales returns commissionRate commission'),
  ...rows('part of a staff list', 'SellerStatement', 'tax payout reference paidAt'),
  ...rows('their own', 'SecondFactor', 'isRequired isSetUp isVerified hasPassword needsPassword recoveryCodesLeft'),
  ...rows('their own', 'Session', 'id sessionId deviceName createdAt lastUsedAt isCurrent'),
  ...rows('their own', 'SavedAddress', 'id addressId name address landmark city state pinCode phone alternatePhone'),
  ...rows('their own', 'SavedAddress', 'isDefault lastUsedAt'),
  ...rows('their own', 'Cart', 'id items itemsConnection itemCount promoCode bill totals offers'),
  ...rows('their own', 'CartOffer', 'promoCode condition saving applicable reason'),
  ...rows(
    'their own',
    'CartItem',
    'id cartId quantity variant services unitPrice lineTotal available availableQuantity',
  ),
  ...rows('their own', 'CartItemConnection', 'edges nodes pageInfo totalCount'),
  ...rows('their own', 'CartItemEdge', 'cursor node'),
  ...rows('their own', 'CartTotals', 'subtotal firstPurchaseDiscount promoDiscount promoCode promoError promoTerms'),
  ...rows('their own', 'CartTotals', 'delivery total'),
  ...rows('their own', 'Shopper', 'notices getsNewsletter'),
  ...rows('their own', 'NoticeConnection', 'edges nodes pageInfo totalCount'),
  ...rows('their own', 'NoticeEdge', 'cursor node'),
  ...rows('their own', 'Notice', 'id noticeId kind sku variant price isConfirmed requestedAt'),
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
  ...rows('their own', 'Order', 'payment paymentMethod refunds timeline canBuyAgain invoices'),
  ...rows('their own', 'OrderEvent', 'kind at items amount tracking expectedBy'),
  ...rows('their own', 'UnpaidOrder', 'orderId placedAt endedAt total promoCode pieces'),
  ...rows('their own', 'UnpaidPieces', 'sku name color size quantity'),
  ...rows('their own', 'MoneyTrail', 'subtotal discountShare paid refundDue refundSent kept toCollect'),
  ...rows('their own', 'OrderRefund', 'orderItem amount status initiatedAt processedAt expectedBy'),
  ...rows('their own', 'OrderItemConnection', 'edges nodes pageInfo totalCount'),
  ...rows('their own', 'OrderItemEdge', 'cursor node'),
  ...rows('their own', 'OrderItem', 'id orderItemId shortId orderId order status statusText placedAt confirmedAt'),
  ...rows('their own', 'OrderItem', 'dispatchedAt deliveredAt quantity name category color size image sku productId'),
  ...rows('their own', 'OrderItem', 'path variant services unitPrice listPrice discountPercent subtotal discount'),
  ...rows('their own', 'OrderItem', 'firstPurchaseDiscount promoDiscount delivery total paymentMethod cash moneyTrail'),
  ...rows('their own', 'OrderItem', 'promoCode shippingAddress billingAddress deliveryWindow seller tracking'),
  ...rows('their own', 'OrderItem', 'cancellation canCancel canReview refund'),
  ...rows('their own', 'OrderItem', 'returnableQuantity returnUntil returns isReplacement invoices'),
  ...rows('their own', 'Invoice', 'invoiceId kind number issuedAt total url'),
  ...rows('their own', 'Return', 'id orderItemId orderId item sale condition awaitsPayout'),
  ...rows('their own', 'Return', 'returnId state kind quantity reason reasonText comment pictures pickup pickupDay'),
  ...rows('their own', 'Return', 'exchangeSku exchangeVariant replacement declineReason requestedAt approvedAt'),
  ...rows('their own', 'Return', 'declinedAt withdrawnAt pickedUpAt receivedAt canWithdraw payoutAccount refund'),
  ...rows('their own', 'PickupAddress', 'name address landmark city state pinCode phone alternatePhone'),
  ...rows('their own', 'Address', 'name address city state pinCode country phone email landmark alternatePhone'),
  ...rows('their own', 'Tracking', 'id url carrier'),
  ...rows('their own', 'Cancellation', 'cancelledAt byShopper reason reasonText comment'),
  ...rows('their own', 'Refund', 'amount status initiatedAt processedAt expectedBy account reference'),

  ...rows('reader of the shop', 'Shopper', 'settings settingsHistory'),
  ...rows(
    'part of the data of the shop',
    'SettingsSection',
    'name version isDefault content defaults changedAt changedBy',
  ),
  ...rows('part of the data of the shop', 'SettingsHistory', 'versions page totalPages totalCount'),
  ...rows('part of the data of the shop', 'SettingsVersion', 'version isDefault content previous changedAt changedBy'),
  ...rows('part of the data of the shop', 'SettingsContent', 'words contact categories policies payment'),
  ...rows('part of the data of the shop', 'WordSettings', 'tagline offer description newsletter claims'),
  ...rows('part of the data of the shop', 'ClaimSettings', 'title text textWithCash'),
  ...rows(
    'part of the data of the shop',
    'ContactSettings',
    'email replyHours phone phoneUrl hours chatUrl address social',
  ),
  ...rows('part of the data of the shop', 'CategorySettings', 'menu homeSections'),
  ...rows(
    'part of the data of the shop',
    'PolicySettings',
    'processingDays standardDays expressDays freeShippingOver returnDays damageHours cancelRefundDays returnRefundDays',
  ),
  ...rows(
    'part of the data of the shop',
    'PaymentSettings',
    'firstPurchasePercent maxCash maxCashOrdersDue maxFirstCashPieces maxRefusedParcels refusedWithinDays',
  ),
]);

/** Fields of which the owner here has no data. Remove a field here when the owner gets data. */
export const UNSET: ReadonlySet<string> = new Set([
  'Shopper.secondFactor',
  'Shopper.reviewMarks',
  'SecondFactor.isRequired',
  'SecondFactor.isSetUp',
  'SecondFactor.isVerified',
  'SecondFactor.hasPassword',
  'SecondFactor.needsPassword',
  'SecondFactor.recoveryCodesLeft',
  'SavedAddress.lastUsedAt',
  'Cart.promoCode',
  'CartOffer.reason',
  'CartTotals.promoCode',
  'CartTotals.promoError',
  'CartTotals.promoTerms',
  'CartItem.services',
  'OrderItem.services',
  'OrderItem.size',
  'OrderItem.promoCode',
  'Shopper.unpaidOrder',
  'UnpaidOrder.orderId',
  'UnpaidOrder.placedAt',
  'UnpaidOrder.endedAt',
  'UnpaidOrder.total',
  'UnpaidOrder.promoCode',
  'UnpaidOrder.pieces',
  'UnpaidPieces.sku',
  'UnpaidPieces.name',
  'UnpaidPieces.color',
  'UnpaidPieces.size',
  'UnpaidPieces.quantity',
  'OrderEvent.expectedBy',
  'OrderItem.cash',
  'OrderItem.deliveryWindow',
  'OrderItem.deliveredAt',
  'OrderItem.returnUntil',
  'OrderRefund.processedAt',
  'OrderRefund.expectedBy',
  'Refund.processedAt',
  'Refund.expectedBy',
  'Refund.account',
  'Refund.reference',
  'Return.item',
  'Return.sale',
  'Return.condition',
  'ReturnedItem.name',
  'ReturnedItem.color',
  'ReturnedItem.size',
  'ReturnedItem.sku',
  'ReturnedItem.shopName',
  'Return.pictures',
  'Return.exchangeSku',
  'Return.exchangeVariant',
  'Return.replacement',
  'Return.declineReason',
  'Return.approvedAt',
  'Return.declinedAt',
  'Return.withdrawnAt',
  'Return.pickedUpAt',
  'Return.receivedAt',
  'Return.payoutAccount',
  'Return.refund',
  'ReviewMark.reviewId',
  'ReviewMark.isOwn',
  'ReviewMark.isHelpful',
  'ReviewMark.isReported',
  'Order.promoCode',
  'Tracking.carrier',
  'CashOnDelivery.message',
  'Cancellation.comment',
]);
/** The fields of a sold item that staff don't see but its shopper does: the rest of the order, with pieces of other sellers. */
export const HIDDEN_FROM_STAFF: ReadonlySet<string> = new Set(['order']);
/** The parts of a delivery address that a seller doesn't see. A seller sees no other address. */
export const HIDDEN_FROM_SELLERS = { email: '' };

/** Generated from schema/rest.yaml by npm run codegen. */

import { isAbsent, object, list, record, text, oneOf, flag, whole, decimal, number, wholeOrFlag, numberOrText } from '../platform/upstream/answer-fields.ts';
import { parseDateTime } from '../platform/upstream/parse-scalars.ts';

const productPageCountsItemFilterValues = ["category","fabric","collection","occasion","size","inStock"];
const paymentStatusValues = ["pending","paid","not_paid","refunded"];
const cashStatusValues = ["due","collected","refused","cancelled"];
const healthStatusValues = ["ok"];

function parseCatalogue(value: unknown) {
  const from = object(value);
  return {
    products: from['products'] === null ? [] : list(from['products'], parseProduct),
    totalItems: isAbsent(from['totalItems']) ? undefined : whole(from['totalItems'], 0, 2147483647),
    categoryCounts: isAbsent(from['categoryCounts']) ? catalogueCategoryCountsIfMissing : record(from['categoryCounts'], (value: unknown) => whole(value, -Infinity, 2147483647)),
  };
}

function parseProduct(value: unknown) {
  const from = object(value);
  return {
    productId: text(from['productId']),
    name: text(from['name']),
    category: text(from['category']),
    fabric: isAbsent(from['fabric']) ? undefined : text(from['fabric']),
    pattern: isAbsent(from['pattern']) ? undefined : text(from['pattern']),
    dimension: isAbsent(from['dimension']) ? productDimensionIfMissing : text(from['dimension']),
    blouse: isAbsent(from['blouse']) ? undefined : text(from['blouse']),
    weight: isAbsent(from['weight']) ? productWeightIfMissing : numberOrText(from['weight'], -Infinity, Infinity),
    size: isAbsent(from['size']) ? productSizeIfMissing : text(from['size']),
    careGuide: isAbsent(from['careGuide']) ? undefined : text(from['careGuide']),
    description: isAbsent(from['description']) ? undefined : text(from['description']),
    price: isAbsent(from['price']) ? productPriceIfMissing : decimal(from['price'], 0, 100000000),
    showPrice: decimal(from['showPrice'], 0, 100000000),
    discount: isAbsent(from['discount']) ? undefined : number(from['discount'], -Infinity, Infinity),
    rating: isAbsent(from['rating']) ? undefined : number(from['rating'], -Infinity, Infinity),
    reviewCount: isAbsent(from['reviewCount']) ? undefined : whole(from['reviewCount'], -Infinity, 2147483647),
    seller: parseSeller(from['seller']),
    variants: isAbsent(from['variants']) ? productVariantsIfMissing : list(from['variants'], parseVariant),
    collections: isAbsent(from['collections']) ? undefined : list(from['collections'], (value: unknown) => text(value)),
    occasions: isAbsent(from['occasions']) ? undefined : list(from['occasions'], (value: unknown) => text(value)),
    brand: isAbsent(from['brand']) ? undefined : text(from['brand']),
    hsnCode: isAbsent(from['hsnCode']) ? undefined : text(from['hsnCode']),
    updatedAt: isAbsent(from['updatedAt']) ? undefined : parseDateTime(from['updatedAt']),
  };
}

function parseSeller(value: unknown) {
  const from = object(value);
  return {
    shopName: text(from['shopName']),
    sellerId: text(from['sellerId']),
  };
}

function parseVariant(value: unknown) {
  const from = object(value);
  return {
    sku: text(from['sku']),
    image: isAbsent(from['image']) ? variantImageIfMissing : text(from['image']),
    color: isAbsent(from['color']) ? undefined : text(from['color']),
    size: isAbsent(from['size']) ? undefined : text(from['size']),
    stock: isAbsent(from['stock']) ? variantStockIfMissing : wholeOrFlag(from['stock'], -Infinity, 2147483647),
    productId: text(from['productId']),
    images: isAbsent(from['images']) ? undefined : list(from['images'], (value: unknown) => text(value)),
    gtin: isAbsent(from['gtin']) ? undefined : text(from['gtin']),
  };
}

function parseProductAnswer(value: unknown) {
  const from = object(value);
  return {
    product: parseProduct(from['product']),
  };
}

function parseReviewsAnswer(value: unknown) {
  const from = object(value);
  return {
    reviews: from['reviews'] === null ? [] : list(from['reviews'], parseReview),
  };
}

function parseReview(value: unknown) {
  const from = object(value);
  return {
    reviewId: text(from['reviewId']),
    rating: decimal(from['rating'], -Infinity, 2147483647),
    comment: isAbsent(from['comment']) ? reviewCommentIfMissing : text(from['comment']),
    createdAt: parseDateTime(from['createdAt']),
    user: isAbsent(from['user']) ? reviewUserIfMissing : parseReviewUser(from['user']),
  };
}

function parseReviewUser(value: unknown) {
  const from = object(value);
  return {
    name: isAbsent(from['name']) ? undefined : text(from['name']),
    email: isAbsent(from['email']) ? reviewUserEmailIfMissing : text(from['email']),
  };
}

function parseProductPage(value: unknown) {
  const from = object(value);
  return {
    products: from['products'] === null ? [] : list(from['products'], parseProduct),
    totalPages: isAbsent(from['totalPages']) ? productPageTotalPagesIfMissing : whole(from['totalPages'], 0, 2147483647),
    totalItems: isAbsent(from['totalItems']) ? undefined : whole(from['totalItems'], -Infinity, 2147483647),
    counts: isAbsent(from['counts']) ? undefined : list(from['counts'], parseProductPageCountsItem),
  };
}

function parseProductPageCountsItem(value: unknown) {
  const from = object(value);
  return {
    filter: oneOf(from['filter'], productPageCountsItemFilterValues),
    value: text(from['value']),
    count: whole(from['count'], -Infinity, 2147483647),
  };
}

function parseSessionAnswer(value: unknown) {
  const from = object(value);
  return {
    accessToken: text(from['accessToken']),
    refreshToken: isAbsent(from['refreshToken']) ? undefined : text(from['refreshToken']),
    refreshExpiresAt: isAbsent(from['refreshExpiresAt']) ? undefined : parseDateTime(from['refreshExpiresAt']),
  };
}

function parseMessageAnswer(value: unknown) {
  const from = object(value);
  return {
    message: isAbsent(from['message']) ? undefined : text(from['message']),
  };
}

function parseRequestOtpAnswer(value: unknown) {
  const from = object(value);
  return {
    message: isAbsent(from['message']) ? undefined : text(from['message']),
    otpLength: isAbsent(from['otpLength']) ? undefined : whole(from['otpLength'], 4, 12),
    challenge: isAbsent(from['challenge']) ? undefined : text(from['challenge']),
  };
}

function parseGoogleSessionAnswer(value: unknown) {
  const from = object(value);
  return {
    success: isAbsent(from['success']) ? false : flag(from['success']),
    accessToken: text(from['accessToken']),
    refreshToken: isAbsent(from['refreshToken']) ? undefined : text(from['refreshToken']),
    refreshExpiresAt: isAbsent(from['refreshExpiresAt']) ? undefined : parseDateTime(from['refreshExpiresAt']),
  };
}

function parseGoogleRedirectAnswer(value: unknown) {
  const from = object(value);
  return {
    user: parseProfile(from['user']),
    accessToken: isAbsent(from['accessToken']) ? undefined : text(from['accessToken']),
  };
}

function parseProfile(value: unknown) {
  const from = object(value);
  return {
    name: isAbsent(from['name']) ? profileNameIfMissing : text(from['name']),
    email: text(from['email']),
    phone: isAbsent(from['phone']) ? profilePhoneIfMissing : text(from['phone']),
    is_first_purchase: isAbsent(from['is_first_purchase']) ? profileIs_first_purchaseIfMissing : flag(from['is_first_purchase']),
    id: isAbsent(from['id']) ? undefined : text(from['id']),
    role: isAbsent(from['role']) ? undefined : text(from['role']),
  };
}

function parseSessionsAnswer(value: unknown) {
  const from = object(value);
  return {
    sessions: from['sessions'] === null ? [] : list(from['sessions'], parseSession),
  };
}

function parseSession(value: unknown) {
  const from = object(value);
  return {
    id: text(from['id']),
    deviceName: isAbsent(from['deviceName']) ? undefined : text(from['deviceName']),
    createdAt: parseDateTime(from['createdAt']),
    lastUsedAt: parseDateTime(from['lastUsedAt']),
    isCurrent: isAbsent(from['isCurrent']) ? false : flag(from['isCurrent']),
  };
}

function parseRevokeOtherSessionsAnswer(value: unknown) {
  const from = object(value);
  return {
    revoked: whole(from['revoked'], -Infinity, 2147483647),
  };
}

function parseExportAnswer(value: unknown) {
  const from = object(value);
  return {
    json: text(from['json']),
  };
}

function parseSecondFactor(value: unknown) {
  const from = object(value);
  return {
    isStaff: isAbsent(from['isStaff']) ? false : flag(from['isStaff']),
    isRequired: isAbsent(from['isRequired']) ? false : flag(from['isRequired']),
    isSetUp: isAbsent(from['isSetUp']) ? false : flag(from['isSetUp']),
    isVerified: isAbsent(from['isVerified']) ? false : flag(from['isVerified']),
    hasPassword: isAbsent(from['hasPassword']) ? false : flag(from['hasPassword']),
    needsPassword: isAbsent(from['needsPassword']) ? false : flag(from['needsPassword']),
    recoveryCodesLeft: whole(from['recoveryCodesLeft'], -Infinity, 2147483647),
  };
}

function parseSecondFactorSetUp(value: unknown) {
  const from = object(value);
  return {
    uri: text(from['uri']),
    secret: text(from['secret']),
  };
}

function parseRecoveryCodesAnswer(value: unknown) {
  const from = object(value);
  return {
    recoveryCodes: from['recoveryCodes'] === null ? [] : list(from['recoveryCodes'], (value: unknown) => text(value)),
  };
}

function parseAddressesAnswer(value: unknown) {
  const from = object(value);
  return {
    addresses: from['addresses'] === null ? [] : list(from['addresses'], parseSavedAddress),
  };
}

function parseSavedAddress(value: unknown) {
  const from = object(value);
  return {
    addressId: text(from['addressId']),
    name: text(from['name']),
    address: text(from['address']),
    landmark: isAbsent(from['landmark']) ? undefined : text(from['landmark']),
    city: text(from['city']),
    state: text(from['state']),
    pinCode: text(from['pinCode']),
    phone: text(from['phone']),
    alternatePhone: isAbsent(from['alternatePhone']) ? undefined : text(from['alternatePhone']),
    isDefault: isAbsent(from['isDefault']) ? false : flag(from['isDefault']),
    lastUsedAt: isAbsent(from['lastUsedAt']) ? undefined : parseDateTime(from['lastUsedAt']),
  };
}

function parseSavedAddressAnswer(value: unknown) {
  const from = object(value);
  return {
    addressId: text(from['addressId']),
    addresses: from['addresses'] === null ? [] : list(from['addresses'], parseSavedAddress),
  };
}

function parseProfileAnswer(value: unknown) {
  const from = object(value);
  return {
    user: parseProfile(from['user']),
  };
}

function parseUpdateProfileAnswer(value: unknown) {
  const from = object(value);
  return {
    user: isAbsent(from['user']) ? undefined : parseProfile(from['user']),
    message: isAbsent(from['message']) ? undefined : text(from['message']),
  };
}

function parseCartAnswer(value: unknown) {
  const from = object(value);
  return {
    cartData: from['cartData'] === null ? [] : list(from['cartData'], parseCartItem),
  };
}

function parseCartItem(value: unknown) {
  const from = object(value);
  return {
    services: isAbsent(from['services']) ? undefined : list(from['services'], parseService),
    cartId: text(from['cartId']),
    sku: text(from['sku']),
    quantity: whole(from['quantity'], 0, 10000),
    variant: parseCartItemVariant(from['variant']),
  };
}

function parseService(value: unknown) {
  const from = object(value);
  return {
    code: text(from['code']),
    name: text(from['name']),
    price: whole(from['price'], 0, 100000000),
  };
}

function parseCartItemVariant(value: unknown) {
  const from = object(value);
  return {
    image: isAbsent(from['image']) ? cartItemVariantImageIfMissing : text(from['image']),
    color: isAbsent(from['color']) ? undefined : text(from['color']),
    size: isAbsent(from['size']) ? undefined : text(from['size']),
    stock: isAbsent(from['stock']) ? cartItemVariantStockIfMissing : wholeOrFlag(from['stock'], -Infinity, 2147483647),
    productId: text(from['productId']),
    product: parseCartItemVariantProduct(from['product']),
  };
}

function parseCartItemVariantProduct(value: unknown) {
  const from = object(value);
  return {
    name: text(from['name']),
    category: text(from['category']),
    showPrice: decimal(from['showPrice'], 0, 100000000),
    sellerId: isAbsent(from['sellerId']) ? undefined : text(from['sellerId']),
  };
}

function parseCartItemAnswer(value: unknown) {
  const from = object(value);
  return {
    data: isAbsent(from['data']) ? undefined : parseCartItem(from['data']),
  };
}

function parseWishlistItemAnswer(value: unknown) {
  const from = object(value);
  return {
    data: isAbsent(from['data']) ? undefined : parseWishlistItem(from['data']),
  };
}

function parseWishlistItem(value: unknown) {
  const from = object(value);
  return {
    wishlistId: text(from['wishlistId']),
    variant: parseWishlistItemVariant(from['variant']),
  };
}

function parseWishlistItemVariant(value: unknown) {
  const from = object(value);
  return {
    sku: text(from['sku']),
    productId: text(from['productId']),
    image: isAbsent(from['image']) ? wishlistItemVariantImageIfMissing : text(from['image']),
    images: isAbsent(from['images']) ? undefined : list(from['images'], (value: unknown) => text(value)),
    color: isAbsent(from['color']) ? undefined : text(from['color']),
    size: isAbsent(from['size']) ? undefined : text(from['size']),
    stock: isAbsent(from['stock']) ? wishlistItemVariantStockIfMissing : wholeOrFlag(from['stock'], -Infinity, 2147483647),
    product: parseWishlistItemVariantProduct(from['product']),
  };
}

function parseWishlistItemVariantProduct(value: unknown) {
  const from = object(value);
  return {
    name: text(from['name']),
    category: text(from['category']),
    showPrice: decimal(from['showPrice'], 0, 100000000),
    price: decimal(from['price'], 0, 100000000),
    discount: isAbsent(from['discount']) ? undefined : number(from['discount'], -Infinity, Infinity),
    rating: isAbsent(from['rating']) ? undefined : number(from['rating'], -Infinity, Infinity),
  };
}

function parseWishlistAnswer(value: unknown) {
  const from = object(value);
  return {
    wishListData: from['wishListData'] === null ? [] : list(from['wishListData'], parseWishlistItem),
  };
}

function parsePromoAnswer(value: unknown) {
  const from = object(value);
  return {
    discount: number(from['discount'], -Infinity, Infinity),
    promoCode: isAbsent(from['promoCode']) ? undefined : text(from['promoCode']),
    terms: isAbsent(from['terms']) ? undefined : parsePromoAnswerTerms(from['terms']),
  };
}

function parsePromoAnswerTerms(value: unknown) {
  const from = object(value);
  return {
    percent: isAbsent(from['percent']) ? undefined : whole(from['percent'], -Infinity, 2147483647),
    amountOff: isAbsent(from['amountOff']) ? undefined : whole(from['amountOff'], -Infinity, 2147483647),
    maximum: isAbsent(from['maximum']) ? undefined : whole(from['maximum'], -Infinity, 2147483647),
    minimumSubtotal: isAbsent(from['minimumSubtotal']) ? undefined : whole(from['minimumSubtotal'], -Infinity, 2147483647),
  };
}

function parseSubscribersAnswer(value: unknown) {
  const from = object(value);
  return {
    confirmed: whole(from['confirmed'], -Infinity, 2147483647),
    waiting: whole(from['waiting'], -Infinity, 2147483647),
  };
}

function parseSendNewsletterAnswer(value: unknown) {
  const from = object(value);
  return {
    recipients: whole(from['recipients'], -Infinity, 2147483647),
  };
}

function parsePaymentOrderAnswer(value: unknown) {
  const from = object(value);
  return {
    amount: whole(from['amount'], 0, 9007199254740991),
    id: text(from['id']),
    keyId: isAbsent(from['keyId']) ? undefined : text(from['keyId']),
    widgetUrl: isAbsent(from['widgetUrl']) ? undefined : text(from['widgetUrl']),
    status: isAbsent(from['status']) ? undefined : oneOf(from['status'], paymentStatusValues),
    expiresAt: isAbsent(from['expiresAt']) ? undefined : parseDateTime(from['expiresAt']),
  };
}

function parseVerifyPaymentAnswer(value: unknown) {
  const from = object(value);
  return {
    success: isAbsent(from['success']) ? false : flag(from['success']),
    payment: isAbsent(from['payment']) ? undefined : parsePayment(from['payment']),
  };
}

function parsePayment(value: unknown) {
  const from = object(value);
  return {
    id: text(from['id']),
    amount: whole(from['amount'], 0, 9007199254740991),
    status: oneOf(from['status'], paymentStatusValues),
    orders: from['orders'] === null ? [] : list(from['orders'], parseOrderItem),
  };
}

function parseOrderItem(value: unknown) {
  const from = object(value);
  return {
    services: isAbsent(from['services']) ? undefined : list(from['services'], parseService),
    orderItemId: text(from['orderItemId']),
    status: isAbsent(from['status']) ? orderItemStatusIfMissing : text(from['status']),
    quantity: whole(from['quantity'], 1, 10000),
    sku: text(from['sku']),
    variant: parseOrderItemVariant(from['variant']),
    order: parseOrderItemOrder(from['order']),
    seller: isAbsent(from['seller']) ? orderItemSellerIfMissing : parseOrderItemSeller(from['seller']),
    trackingId: isAbsent(from['trackingId']) ? undefined : text(from['trackingId']),
    trackingSite: isAbsent(from['trackingSite']) ? undefined : text(from['trackingSite']),
    is_canceled_by_user: isAbsent(from['is_canceled_by_user']) ? orderItemIs_canceled_by_userIfMissing : flag(from['is_canceled_by_user']),
    cancel_date: isAbsent(from['cancel_date']) ? undefined : parseDateTime(from['cancel_date']),
    canceled_reason: isAbsent(from['canceled_reason']) ? undefined : text(from['canceled_reason']),
    delivered_date: isAbsent(from['delivered_date']) ? undefined : parseDateTime(from['delivered_date']),
    review_done: isAbsent(from['review_done']) ? orderItemReview_doneIfMissing : flag(from['review_done']),
    refund_status: isAbsent(from['refund_status']) ? undefined : text(from['refund_status']),
    refund_amount: isAbsent(from['refund_amount']) ? undefined : whole(from['refund_amount'], 0, 9007199254740991),
    orderId: isAbsent(from['orderId']) ? undefined : text(from['orderId']),
    discount: isAbsent(from['discount']) ? undefined : whole(from['discount'], -Infinity, 9007199254740991),
    first_purchase_discount: isAbsent(from['first_purchase_discount']) ? undefined : whole(from['first_purchase_discount'], -Infinity, 9007199254740991),
    confirmed_date: isAbsent(from['confirmed_date']) ? undefined : parseDateTime(from['confirmed_date']),
    dispatched_date: isAbsent(from['dispatched_date']) ? undefined : parseDateTime(from['dispatched_date']),
    additional_cancel_comment: isAbsent(from['additional_cancel_comment']) ? undefined : text(from['additional_cancel_comment']),
    payment_method: isAbsent(from['payment_method']) ? undefined : text(from['payment_method']),
    cash_status: isAbsent(from['cash_status']) ? undefined : oneOf(from['cash_status'], cashStatusValues),
    promised_from: isAbsent(from['promised_from']) ? undefined : text(from['promised_from']),
    promised_until: isAbsent(from['promised_until']) ? undefined : text(from['promised_until']),
  };
}

function parseOrderItemVariant(value: unknown) {
  const from = object(value);
  return {
    image: isAbsent(from['image']) ? orderItemVariantImageIfMissing : text(from['image']),
    color: isAbsent(from['color']) ? undefined : text(from['color']),
    size: isAbsent(from['size']) ? undefined : text(from['size']),
    productId: text(from['productId']),
    sku: text(from['sku']),
    stock: isAbsent(from['stock']) ? undefined : wholeOrFlag(from['stock'], -Infinity, 2147483647),
    product: parseOrderItemVariantProduct(from['product']),
  };
}

function parseOrderItemVariantProduct(value: unknown) {
  const from = object(value);
  return {
    name: isAbsent(from['name']) ? orderItemVariantProductNameIfMissing : text(from['name']),
    category: isAbsent(from['category']) ? orderItemVariantProductCategoryIfMissing : text(from['category']),
    showPrice: decimal(from['showPrice'], 0, 100000000),
    price: isAbsent(from['price']) ? undefined : decimal(from['price'], 0, 100000000),
    discount: isAbsent(from['discount']) ? undefined : number(from['discount'], -Infinity, Infinity),
  };
}

function parseOrderItemOrder(value: unknown) {
  const from = object(value);
  return {
    createdAt: isAbsent(from['createdAt']) ? orderItemOrderCreatedAtIfMissing : parseDateTime(from['createdAt']),
    promoCode: isAbsent(from['promoCode']) ? undefined : text(from['promoCode']),
    shippingDetail: isAbsent(from['shippingDetail']) ? orderItemOrderShippingDetailIfMissing : parseAddress(from['shippingDetail']),
    billingDetail: isAbsent(from['billingDetail']) ? undefined : parseAddress(from['billingDetail']),
  };
}

function parseAddress(value: unknown) {
  const from = object(value);
  return {
    name: isAbsent(from['name']) ? addressNameIfMissing : text(from['name']),
    address: isAbsent(from['address']) ? addressAddressIfMissing : text(from['address']),
    city: isAbsent(from['city']) ? addressCityIfMissing : text(from['city']),
    state: isAbsent(from['state']) ? addressStateIfMissing : text(from['state']),
    pinCode: isAbsent(from['pinCode']) ? addressPinCodeIfMissing : text(from['pinCode']),
    phone: isAbsent(from['phone']) ? addressPhoneIfMissing : text(from['phone']),
    email: isAbsent(from['email']) ? addressEmailIfMissing : text(from['email']),
    landmark: isAbsent(from['landmark']) ? undefined : text(from['landmark']),
    alternatePhone: isAbsent(from['alternatePhone']) ? undefined : text(from['alternatePhone']),
  };
}

function parseOrderItemSeller(value: unknown) {
  const from = object(value);
  return {
    shopName: isAbsent(from['shopName']) ? orderItemSellerShopNameIfMissing : text(from['shopName']),
    sellerId: isAbsent(from['sellerId']) ? undefined : text(from['sellerId']),
  };
}

function parseMoneyCheckAnswer(value: unknown) {
  const from = object(value);
  return {
    findings: whole(from['findings'], -Infinity, 2147483647),
    mended: whole(from['mended'], -Infinity, 2147483647),
    lines: from['lines'] === null ? [] : list(from['lines'], (value: unknown) => text(value)),
  };
}

function parseMoneyTrailAnswer(value: unknown) {
  const from = object(value);
  return {
    lines: from['lines'] === null ? [] : list(from['lines'], (value: unknown) => text(value)),
  };
}

function parsePaymentAnswer(value: unknown) {
  const from = object(value);
  return {
    payment: parsePayment(from['payment']),
  };
}

function parseHeldPiecesAnswer(value: unknown) {
  const from = object(value);
  return {
    held: from['held'] === null ? [] : list(from['held'], parseHeldPiecesAnswerHeldItem),
  };
}

function parseHeldPiecesAnswerHeldItem(value: unknown) {
  const from = object(value);
  return {
    sku: text(from['sku']),
    quantity: whole(from['quantity'], 1, 1000000),
  };
}

function parseCashOnDeliveryAnswer(value: unknown) {
  const from = object(value);
  return {
    available: isAbsent(from['available']) ? false : flag(from['available']),
    maxAmount: whole(from['maxAmount'], 0, 9007199254740991),
    message: isAbsent(from['message']) ? undefined : text(from['message']),
  };
}

function parsePaidOrderAnswer(value: unknown) {
  const from = object(value);
  return {
    order: parsePaidOrder(from['order']),
  };
}

function parsePaidOrder(value: unknown) {
  const from = object(value);
  return {
    orderId: text(from['orderId']),
    paymentOrderId: isAbsent(from['paymentOrderId']) ? undefined : text(from['paymentOrderId']),
    orders: from['orders'] === null ? [] : list(from['orders'], parseOrderItem),
  };
}

function parseOrdersAnswer(value: unknown) {
  const from = object(value);
  return {
    orders: from['orders'] === null ? [] : list(from['orders'], parseOrderItem),
  };
}

function parseOrderAnswer(value: unknown) {
  const from = object(value);
  return {
    orders: parseOrderItem(from['orders']),
  };
}

function parseOrderPageAnswer(value: unknown) {
  const from = object(value);
  return {
    orders: from['orders'] === null ? [] : list(from['orders'], parseOrderItem),
    totalPages: whole(from['totalPages'], -Infinity, 2147483647),
    totalItems: whole(from['totalItems'], -Infinity, 2147483647),
  };
}

function parsePaidOrdersAnswer(value: unknown) {
  const from = object(value);
  return {
    orders: from['orders'] === null ? [] : list(from['orders'], parsePaidOrder),
    totalPages: whole(from['totalPages'], -Infinity, 2147483647),
    totalItems: whole(from['totalItems'], -Infinity, 2147483647),
  };
}

function parseVariantAnswer(value: unknown) {
  const from = object(value);
  return {
    variant: parseVariant(from['variant']),
  };
}

function parseAdditions(value: unknown) {
  const from = object(value);
  return {
    additions: from['additions'] === null ? [] : list(from['additions'], (value: unknown) => text(value)),
  };
}

function parseCategoriesAnswer(value: unknown) {
  const from = object(value);
  return {
    categories: from['categories'] === null ? [] : list(from['categories'], parseCategoriesAnswerCategoriesItem),
  };
}

function parseCategoriesAnswerCategoriesItem(value: unknown) {
  const from = object(value);
  return {
    name: text(from['name']),
    productCount: whole(from['productCount'], -Infinity, 2147483647),
  };
}

function parsePinCodeAnswer(value: unknown) {
  const from = object(value);
  return {
    pinCode: text(from['pinCode']),
    city: text(from['city']),
    state: text(from['state']),
  };
}

function parseDeliveryEstimateAnswer(value: unknown) {
  const from = object(value);
  return {
    pinCode: text(from['pinCode']),
    isServed: isAbsent(from['isServed']) ? false : flag(from['isServed']),
    message: isAbsent(from['message']) ? undefined : text(from['message']),
    earliest: isAbsent(from['earliest']) ? undefined : text(from['earliest']),
    latest: isAbsent(from['latest']) ? undefined : text(from['latest']),
    items: from['items'] === null ? [] : list(from['items'], parseItemEstimate),
  };
}

function parseItemEstimate(value: unknown) {
  const from = object(value);
  return {
    sku: text(from['sku']),
    earliest: text(from['earliest']),
    latest: text(from['latest']),
  };
}

function parseShowcasesAnswer(value: unknown) {
  const from = object(value);
  return {
    showcases: from['showcases'] === null ? [] : list(from['showcases'], parseShowcasesAnswerShowcasesItem),
  };
}

function parseShowcasesAnswerShowcasesItem(value: unknown) {
  const from = object(value);
  return {
    category: text(from['category']),
    products: from['products'] === null ? [] : list(from['products'], parseProduct),
  };
}

function parseProductsAnswer(value: unknown) {
  const from = object(value);
  return {
    products: from['products'] === null ? [] : list(from['products'], parseProduct),
  };
}

function parseReviewedProductAnswer(value: unknown) {
  const from = object(value);
  return {
    product: parseProduct(from['product']),
    reviews: from['reviews'] === null ? [] : list(from['reviews'], parseReviewsOfVariant),
  };
}

function parseReviewsOfVariant(value: unknown) {
  const from = object(value);
  return {
    sku: text(from['sku']),
    totalCount: whole(from['totalCount'], -Infinity, 2147483647),
    reviews: from['reviews'] === null ? [] : list(from['reviews'], parseReview),
  };
}

function parseVariantsAnswer(value: unknown) {
  const from = object(value);
  return {
    variants: from['variants'] === null ? [] : list(from['variants'], parseVariant),
  };
}

function parseReviewsBySkuAnswer(value: unknown) {
  const from = object(value);
  return {
    reviews: from['reviews'] === null ? [] : list(from['reviews'], parseReviewsOfVariant),
  };
}

function parseRecentReviewsAnswer(value: unknown) {
  const from = object(value);
  return {
    reviews: from['reviews'] === null ? [] : list(from['reviews'], parseRecentReview),
  };
}

function parseRecentReview(value: unknown) {
  const from = object(value);
  return {
    sku: text(from['sku']),
    review: parseReview(from['review']),
  };
}

function parseRatingsAnswer(value: unknown) {
  const from = object(value);
  return {
    ratings: from['ratings'] === null ? [] : list(from['ratings'], parseRatingsAnswerRatingsItem),
  };
}

function parseRatingsAnswerRatingsItem(value: unknown) {
  const from = object(value);
  return {
    productId: text(from['productId']),
    rating: number(from['rating'], -Infinity, Infinity),
    reviewCount: whole(from['reviewCount'], -Infinity, 2147483647),
    variants: from['variants'] === null ? [] : list(from['variants'], parseRatingsAnswerRatingsItemVariantsItem),
  };
}

function parseRatingsAnswerRatingsItemVariantsItem(value: unknown) {
  const from = object(value);
  return {
    sku: text(from['sku']),
    reviewCount: whole(from['reviewCount'], -Infinity, 2147483647),
  };
}

function parseHealth(value: unknown) {
  const from = object(value);
  return {
    status: oneOf(from['status'], healthStatusValues),
  };
}

const productDimensionIfMissing = text("");
const productWeightIfMissing = numberOrText("", -Infinity, Infinity);
const productSizeIfMissing = text("");
const productPriceIfMissing = decimal(0, 0, 100000000);
const variantImageIfMissing = text("");
const variantStockIfMissing = wholeOrFlag(false, -Infinity, 2147483647);
const productVariantsIfMissing = list([], parseVariant);
const catalogueCategoryCountsIfMissing = record({}, (value: unknown) => whole(value, -Infinity, 2147483647));
const reviewCommentIfMissing = text("");
const reviewUserEmailIfMissing = text("");
const reviewUserIfMissing = parseReviewUser({"email":""});
const productPageTotalPagesIfMissing = whole(0, 0, 2147483647);
const profileNameIfMissing = text("");
const profilePhoneIfMissing = text("");
const profileIs_first_purchaseIfMissing = flag(false);
const cartItemVariantImageIfMissing = text("");
const cartItemVariantStockIfMissing = wholeOrFlag(false, -Infinity, 2147483647);
const wishlistItemVariantImageIfMissing = text("");
const wishlistItemVariantStockIfMissing = wholeOrFlag(false, -Infinity, 2147483647);
const orderItemStatusIfMissing = text("");
const orderItemVariantImageIfMissing = text("");
const orderItemVariantProductNameIfMissing = text("");
const orderItemVariantProductCategoryIfMissing = text("");
const orderItemOrderCreatedAtIfMissing = parseDateTime("1970-01-01T00:00:00.000Z");
const addressNameIfMissing = text("");
const addressAddressIfMissing = text("");
const addressCityIfMissing = text("");
const addressStateIfMissing = text("");
const addressPinCodeIfMissing = text("");
const addressPhoneIfMissing = text("");
const addressEmailIfMissing = text("");
const orderItemOrderShippingDetailIfMissing = parseAddress({});
const orderItemSellerShopNameIfMissing = text("");
const orderItemSellerIfMissing = parseOrderItemSeller({"shopName":""});
const orderItemIs_canceled_by_userIfMissing = flag(false);
const orderItemReview_doneIfMissing = flag(false);
/** The parser of each operation's answer. It throws an InvalidAnswer for an answer with any part that makes no sense. */
export const ANSWER_PARSERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  getCatalogue: parseCatalogue,
  getProduct: parseProductAnswer,
  getVariantReviews: parseReviewsAnswer,
  getCategoryPage: parseProductPage,
  getProductsByTag: parseProductPage,
  getProductsByPrice: parseProductPage,
  refreshSession: parseSessionAnswer,
  logout: parseMessageAnswer,
  requestOtp: parseRequestOtpAnswer,
  verifyOtp: parseSessionAnswer,
  loginWithGoogle: parseGoogleSessionAnswer,
  login: parseSessionAnswer,
  register: parseMessageAnswer,
  requestPasswordReset: parseMessageAnswer,
  resetPassword: parseMessageAnswer,
  completeGoogleRedirect: parseGoogleRedirectAnswer,
  getSessions: parseSessionsAnswer,
  revokeOtherSessions: parseRevokeOtherSessionsAnswer,
  revokeSession: parseMessageAnswer,
  sendConfirmationOtp: parseMessageAnswer,
  changePassword: parseMessageAnswer,
  exportAccount: parseExportAnswer,
  exportAccountOf: parseExportAnswer,
  eraseAccount: parseMessageAnswer,
  eraseAccountOf: parseMessageAnswer,
  confirmLogin: parseMessageAnswer,
  getSecondFactor: parseSecondFactor,
  setUpSecondFactor: parseSecondFactorSetUp,
  confirmSecondFactor: parseRecoveryCodesAnswer,
  verifySecondFactor: parseSecondFactor,
  removeSecondFactor: parseMessageAnswer,
  resetSecondFactorOf: parseMessageAnswer,
  getAddresses: parseAddressesAnswer,
  addAddress: parseSavedAddressAnswer,
  updateAddress: parseSavedAddressAnswer,
  deleteAddress: parseAddressesAnswer,
  setDefaultAddress: parseSavedAddressAnswer,
  getProfile: parseProfileAnswer,
  updateProfile: parseUpdateProfileAnswer,
  getCart: parseCartAnswer,
  addToCart: parseCartItemAnswer,
  addManyToCart: parseCartAnswer,
  removeFromCart: parseMessageAnswer,
  setCartItemQuantity: parseCartItemAnswer,
  setCartItemServices: parseCartItemAnswer,
  moveToWishlist: parseWishlistItemAnswer,
  getWishlist: parseWishlistAnswer,
  addToWishlist: parseWishlistItemAnswer,
  removeFromWishlist: parseMessageAnswer,
  moveToCart: parseCartItemAnswer,
  validatePromoCode: parsePromoAnswer,
  subscribeToNewsletter: parseMessageAnswer,
  confirmNewsletter: parseMessageAnswer,
  leaveNewsletter: parseMessageAnswer,
  countSubscribers: parseSubscribersAnswer,
  sendNewsletter: parseSendNewsletterAnswer,
  startPayment: parsePaymentOrderAnswer,
  verifyPayment: parseVerifyPaymentAnswer,
  receivePaymentEvent: parseMessageAnswer,
  checkMoney: parseMoneyCheckAnswer,
  refundMoney: parseMessageAnswer,
  keepPayment: parseMessageAnswer,
  settleRefund: parseMessageAnswer,
  getMoneyTrail: parseMoneyTrailAnswer,
  getPayment: parsePaymentAnswer,
  cancelPayment: parsePaymentAnswer,
  getPaymentOfAttempt: parsePaymentAnswer,
  getHeldPieces: parseHeldPiecesAnswer,
  getCashOnDelivery: parseCashOnDeliveryAnswer,
  sendCashOnDeliveryOtp: parseMessageAnswer,
  placeCashOnDeliveryOrder: parsePaidOrderAnswer,
  getCashOrderOfAttempt: parsePaidOrderAnswer,
  getOrders: parseOrdersAnswer,
  getOrder: parseOrderAnswer,
  cancelOrderItem: parseMessageAnswer,
  reviewOrderItem: parseMessageAnswer,
  getOrderPage: parseOrderPageAnswer,
  getPaidOrders: parsePaidOrdersAnswer,
  getPaidOrder: parsePaidOrderAnswer,
  getSales: parseOrderPageAnswer,
  confirmOrderItem: parseOrderAnswer,
  dispatchOrderItem: parseOrderAnswer,
  deliverOrderItem: parseOrderAnswer,
  rejectOrderItem: parseOrderAnswer,
  collectCash: parseOrderAnswer,
  refuseDelivery: parseOrderAnswer,
  addProduct: parseProductAnswer,
  setPrice: parseProductAnswer,
  changeStock: parseVariantAnswer,
  setRole: parseMessageAnswer,
  getAdditions: parseAdditions,
  getCategories: parseCategoriesAnswer,
  getPinCode: parsePinCodeAnswer,
  getDeliveryEstimate: parseDeliveryEstimateAnswer,
  getShowcases: parseShowcasesAnswer,
  getProducts: parseProductsAnswer,
  getReviewedProduct: parseReviewedProductAnswer,
  getVariants: parseVariantsAnswer,
  getReviews: parseReviewsBySkuAnswer,
  getRecentReviews: parseRecentReviewsAnswer,
  getRatings: parseRatingsAnswer,
  searchProducts: parseProductPage,
  getLiveness: parseHealth,
  getReadiness: parseHealth,
};

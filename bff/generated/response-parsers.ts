/** Generated from schema/rest.yaml by npm run codegen. */

import { absentIsFalse, decimal, identified, integer, integerOrBoolean, list, number, numberOrText, object, oneOf, optional, parseDefault, record, required, type Parser } from '../host/response-fields.ts';
import type { InvalidPart } from '../host/invalid-records.ts';
import { parseDateTime } from '../host/parse-moments.ts';
import { parseBoolean, parseText } from '../host/parse-scalars.ts';

const numberOrText_minusInfinity_Infinity = numberOrText(-Infinity, Infinity);
const decimal_0_100000000 = decimal(0, 100000000);
const number_minusInfinity_Infinity = number(-Infinity, Infinity);
const integer_minusInfinity_2147483647 = integer(-Infinity, 2147483647);
const integerOrBoolean_minusInfinity_2147483647 = integerOrBoolean(-Infinity, 2147483647);
const list_parseText = list(parseText);
const list_parseVariant = list(parseVariant);
const list_parseProduct = list(parseProduct);
const integer_0_2147483647 = integer(0, 2147483647);
const record_integer_minusInfinity_2147483647 = record(integer_minusInfinity_2147483647);
const decimal_minusInfinity_2147483647 = decimal(-Infinity, 2147483647);
const list_parseUploadedPicture = list(parseUploadedPicture);
const list_parseReview = list(parseReview);
const oneOf_category_fabric_collection_occasion_size_inStock = oneOf('category', 'fabric', 'collection', 'occasion', 'size', 'inStock');
const list_parseProductPageCountsItem = list(parseProductPageCountsItem);
const list_parseProductPageColorCountsItem = list(parseProductPageColorCountsItem);
const list_parseProductPageCraftCountsItem = list(parseProductPageCraftCountsItem);
const integer_4_12 = integer(4, 12);
const absentIsFalse_parseBoolean = absentIsFalse(parseBoolean);
const list_parseSession = list(parseSession);
const integer_1_20 = integer(1, 20);
const list_parseSavedAddress = list(parseSavedAddress);
const integer_0_100000000 = integer(0, 100000000);
const list_parseService = list(parseService);
const integer_0_10000 = integer(0, 10000);
const list_parseCartItem = list(parseCartItem);
const number_0_100000000 = number(0, 100000000);
const list_parseCartOffersAnswerOffersItem = list(parseCartOffersAnswerOffersItem);
const list_parseWishlistItem = list(parseWishlistItem);
const oneOf_stock_price = oneOf('stock', 'price');
const list_parseNotice = list(parseNotice);
const oneOf_active_planned_over_paused = oneOf('active', 'planned', 'over', 'paused');
const integer_1_100 = integer(1, 100);
const integer_1_1000000 = integer(1, 1000000);
const integer_0_10000000 = integer(0, 10000000);
const integer_1_10000000 = integer(1, 10000000);
const integer_1_1000 = integer(1, 1000);
const list_parsePromoCode = list(parsePromoCode);
const list_parseNewsletterIssue = list(parseNewsletterIssue);
const list_parseNewsletterDraft = list(parseNewsletterDraft);
const integer_0_9007199254740991 = integer(0, 9007199254740991);
const oneOf_pending_paid_not_paid_refunded = oneOf('pending', 'paid', 'not_paid', 'refunded');
const integer_1_10000 = integer(1, 10000);
const integer_minusInfinity_9007199254740991 = integer(-Infinity, 9007199254740991);
const oneOf_due_collected_refused_cancelled = oneOf('due', 'collected', 'refused', 'cancelled');
const oneOf_requested_approved_declined_picked_up_received_withdrawn_refunded_exchanged = oneOf('requested', 'approved', 'declined', 'picked_up', 'received', 'withdrawn', 'refunded', 'exchanged');
const oneOf_refund_exchange = oneOf('refund', 'exchange');
const oneOf_good_damaged = oneOf('good', 'damaged');
const list_parseReturn = list(parseReturn);
const oneOf_invoice_credit_note = oneOf('invoice', 'credit_note');
const list_parseInvoice = list(parseInvoice);
const list_parseOrderItem = list(parseOrderItem);
const list_parseHeldPiecesAnswerHeldItem = list(parseHeldPiecesAnswerHeldItem);
const list_parsePaidOrder = list(parsePaidOrder);
const list_parseUnpaidItem = list(parseUnpaidItem);
const oneOf_gone_sold_out_too_few_cart_full = oneOf('gone', 'sold_out', 'too_few', 'cart_full');
const list_parsePiecesAgain = list(parsePiecesAgain);
const oneOf_cancelled_returned_late_duplicate_amount_unknown_outside_goodwill = oneOf('cancelled', 'returned', 'late', 'duplicate', 'amount', 'unknown', 'outside', 'goodwill');
const oneOf_waiting_sent_processed_failed = oneOf('waiting', 'sent', 'processed', 'failed');
const list_parseSaleRefund = list(parseSaleRefund);
const list_parseSalePayment = list(parseSalePayment);
const list_parseOrderNote = list(parseOrderNote);
const list_parseListedInvoice = list(parseListedInvoice);
const list_parseInvoiceOfAnswerLinesItem = list(parseInvoiceOfAnswerLinesItem);
const oneOf_orders_refunds_gst_sales_gst_large_sales_gst_credit_notes_gst_hsn_gst_documents_payouts = oneOf('orders', 'refunds', 'gst_sales', 'gst_large_sales', 'gst_credit_notes', 'gst_hsn', 'gst_documents', 'payouts');
const oneOf_waiting_running_done_failed = oneOf('waiting', 'running', 'done', 'failed');
const list_parseExportedFile = list(parseExportedFile);
const list_parseListedSeller = list(parseListedSeller);
const list_parseSellerStatement = list(parseSellerStatement);
const oneOf_live_draft_archived = oneOf('live', 'draft', 'archived');
const list_parseManagedVariant = list(parseManagedVariant);
const number_0_1 = number(0, 1);
const number_0_05_1 = number(0.05, 1);
const list_parseManagedProductPicturesItem = list(parseManagedProductPicturesItem);
const list_parseManagedProduct = list(parseManagedProduct);
const oneOf_received_counted_damaged_sold_returned_correction_import = oneOf('received', 'counted', 'damaged', 'sold', 'returned', 'correction', 'import');
const list_parseStockMovementsAnswerMovementsItem = list(parseStockMovementsAnswerMovementsItem);
const number_0_Infinity = number(0, Infinity);
const list_parsePastPrice = list(parsePastPrice);
const list_parseCsvFault = list(parseCsvFault);
const oneOf_create_update_unchanged = oneOf('create', 'update', 'unchanged');
const list_parseImportRowFieldsItem = list(parseImportRowFieldsItem);
const list_parseImportRow = list(parseImportRow);
const list_parsePerson = list(parsePerson);
const list_parseInvitation = list(parseInvitation);
const list_parseListedShopper = list(parseListedShopper);
const oneOf_none_waiting_confirmed = oneOf('none', 'waiting', 'confirmed');
const list_parseShopperOrderItem = list(parseShopperOrderItem);
const list_parseShopperReturn = list(parseShopperReturn);
const list_parseShopperReview = list(parseShopperReview);
const list_parseShopperNote = list(parseShopperNote);
const list_parseAuditDetail = list(parseAuditDetail);
const list_parseAuditEntry = list(parseAuditEntry);
const list_parseClaimSettings = list(parseClaimSettings);
const list_parseSocialLink = list(parseSocialLink);
const list_parseCategoryWords = list(parseCategoryWords);
const oneOf_upi_card_netbanking_wallet = oneOf('upi', 'card', 'netbanking', 'wallet');
const list_oneOf_upi_card_netbanking_wallet = list(oneOf_upi_card_netbanking_wallet);
const list_parsePaymentOption = list(parsePaymentOption);
const oneOf_Andaman_and_Nicobar_Islands_Andhra_Pradesh_Arunachal_Pradesh_Assam_Bihar_Chandigarh_Chhattisgarh_Dadra_and_Nagar_Haveli_and_Daman_and_Diu_Delhi_Goa_Gujarat_Haryana_Himachal_Pradesh_Jammu_and_Kashmir_Jharkhand_Karnataka_Kerala_Ladakh_Lakshadweep_Madhya_Pradesh_Maharashtra_Manipur_Meghalaya_Mizoram_Nagaland_Odisha_Puducherry_Punjab_Rajasthan_Sikkim_Tamil_Nadu_Telangana_Tripura_Uttar_Pradesh_Uttarakhand_West_Bengal = oneOf('Andaman and Nicobar Islands', 'Andhra Pradesh', 'Arunachal Pradesh', 'Assam', 'Bihar', 'Chandigarh', 'Chhattisgarh', 'Dadra and Nagar Haveli and Daman and Diu', 'Delhi', 'Goa', 'Gujarat', 'Haryana', 'Himachal Pradesh', 'Jammu and Kashmir', 'Jharkhand', 'Karnataka', 'Kerala', 'Ladakh', 'Lakshadweep', 'Madhya Pradesh', 'Maharashtra', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Odisha', 'Puducherry', 'Punjab', 'Rajasthan', 'Sikkim', 'Tamil Nadu', 'Telangana', 'Tripura', 'Uttar Pradesh', 'Uttarakhand', 'West Bengal');
const list_parseRegisteredSeller = list(parseRegisteredSeller);
const oneOf_words_contact_categories_policies_payment_legal = oneOf('words', 'contact', 'categories', 'policies', 'payment', 'legal');
const list_parseSettingsSection = list(parseSettingsSection);
const integer_1_2147483647 = integer(1, 2147483647);
const list_parseSettingsVersion = list(parseSettingsVersion);
const list_parseCategoriesAnswerCategoriesItem = list(parseCategoriesAnswerCategoriesItem);
const list_parseCraftsAnswerCraftsItem = list(parseCraftsAnswerCraftsItem);
const list_parseItemEstimate = list(parseItemEstimate);
const list_parseShowcasesAnswerShowcasesItem = list(parseShowcasesAnswerShowcasesItem);
const list_parseReviewsOfVariant = list(parseReviewsOfVariant);
const list_integer_minusInfinity_2147483647 = list(integer_minusInfinity_2147483647);
const list_parseReviewMark = list(parseReviewMark);
const list_parseStaffReview = list(parseStaffReview);
const list_parseRecentReview = list(parseRecentReview);
const list_parseRatingsAnswerRatingsItemVariantsItem = list(parseRatingsAnswerRatingsItemVariantsItem);
const list_parseRatingsAnswerRatingsItem = list(parseRatingsAnswerRatingsItem);
const oneOf_ok = oneOf('ok');

function parseCatalogue(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    products: required(from, 'products', list_parseProduct, invalid),
    totalItems: optional(from, 'totalItems', integer_0_2147483647, undefined, invalid),
    categoryCounts: optional(from, 'categoryCounts', record_integer_minusInfinity_2147483647, catalogueCategoryCountsIfMissing, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseProduct(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    productId: required(from, 'productId', parseText, invalid),
    name: required(from, 'name', parseText, invalid),
    category: required(from, 'category', parseText, invalid),
    fabric: optional(from, 'fabric', parseText, undefined, invalid),
    pattern: optional(from, 'pattern', parseText, undefined, invalid),
    dimension: optional(from, 'dimension', parseText, productDimensionIfMissing, invalid),
    blouse: optional(from, 'blouse', parseText, undefined, invalid),
    weight: optional(from, 'weight', numberOrText_minusInfinity_Infinity, productWeightIfMissing, invalid),
    size: optional(from, 'size', parseText, productSizeIfMissing, invalid),
    careGuide: optional(from, 'careGuide', parseText, undefined, invalid),
    description: optional(from, 'description', parseText, undefined, invalid),
    price: optional(from, 'price', decimal_0_100000000, productPriceIfMissing, invalid),
    showPrice: required(from, 'showPrice', decimal_0_100000000, invalid),
    discount: optional(from, 'discount', number_minusInfinity_Infinity, undefined, invalid),
    rating: optional(from, 'rating', number_minusInfinity_Infinity, undefined, invalid),
    reviewCount: optional(from, 'reviewCount', integer_minusInfinity_2147483647, undefined, invalid),
    seller: required(from, 'seller', parseSeller, invalid),
    variants: optional(from, 'variants', list_parseVariant, productVariantsIfMissing, invalid),
    collections: optional(from, 'collections', list_parseText, undefined, invalid),
    occasions: optional(from, 'occasions', list_parseText, undefined, invalid),
    brand: optional(from, 'brand', parseText, undefined, invalid),
    hsnCode: optional(from, 'hsnCode', parseText, undefined, invalid),
    craft: optional(from, 'craft', parseText, undefined, invalid),
    updatedAt: optional(from, 'updatedAt', parseDateTime, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSeller(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    shopName: required(from, 'shopName', parseText, invalid),
    sellerId: required(from, 'sellerId', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseVariant(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    sku: required(from, 'sku', parseText, invalid),
    image: optional(from, 'image', parseText, variantImageIfMissing, invalid),
    color: optional(from, 'color', parseText, undefined, invalid),
    size: optional(from, 'size', parseText, undefined, invalid),
    stock: optional(from, 'stock', integerOrBoolean_minusInfinity_2147483647, variantStockIfMissing, invalid),
    productId: required(from, 'productId', parseText, invalid),
    images: optional(from, 'images', list_parseText, undefined, invalid),
    imageTexts: optional(from, 'imageTexts', list_parseText, undefined, invalid),
    gtin: optional(from, 'gtin', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseProductAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    product: required(from, 'product', parseProduct, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReviewsAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    reviews: required(from, 'reviews', list_parseReview, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReview(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    reviewId: required(from, 'reviewId', parseText, invalid),
    rating: required(from, 'rating', decimal_minusInfinity_2147483647, invalid),
    comment: optional(from, 'comment', parseText, reviewCommentIfMissing, invalid),
    createdAt: required(from, 'createdAt', parseDateTime, invalid),
    user: optional(from, 'user', parseReviewUser, reviewUserIfMissing, invalid),
    sku: optional(from, 'sku', parseText, undefined, invalid),
    isVerified: optional(from, 'isVerified', parseBoolean, undefined, invalid),
    helpfulCount: optional(from, 'helpfulCount', integer_minusInfinity_2147483647, undefined, invalid),
    pictures: optional(from, 'pictures', list_parseUploadedPicture, undefined, invalid),
    answer: optional(from, 'answer', parseReviewAnswer, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReviewUser(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    name: optional(from, 'name', parseText, undefined, invalid),
    email: optional(from, 'email', parseText, reviewUserEmailIfMissing, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseUploadedPicture(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    pictureId: required(from, 'pictureId', parseText, invalid),
    url: required(from, 'url', parseText, invalid),
    width: required(from, 'width', integer_minusInfinity_2147483647, invalid),
    height: required(from, 'height', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReviewAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    text: required(from, 'text', parseText, invalid),
    answeredAt: required(from, 'answeredAt', parseDateTime, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseProductPage(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    products: required(from, 'products', list_parseProduct, invalid),
    totalPages: optional(from, 'totalPages', integer_0_2147483647, productPageTotalPagesIfMissing, invalid),
    totalItems: optional(from, 'totalItems', integer_minusInfinity_2147483647, undefined, invalid),
    counts: optional(from, 'counts', list_parseProductPageCountsItem, undefined, invalid),
    colorCounts: optional(from, 'colorCounts', list_parseProductPageColorCountsItem, undefined, invalid),
    craftCounts: optional(from, 'craftCounts', list_parseProductPageCraftCountsItem, undefined, invalid),
    priceRange: optional(from, 'priceRange', parseProductPagePriceRange, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseProductPageCountsItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    filter: required(from, 'filter', oneOf_category_fabric_collection_occasion_size_inStock, invalid),
    value: required(from, 'value', parseText, invalid),
    count: required(from, 'count', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseProductPageColorCountsItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    value: required(from, 'value', parseText, invalid),
    count: required(from, 'count', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseProductPageCraftCountsItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    value: required(from, 'value', parseText, invalid),
    label: optional(from, 'label', parseText, undefined, invalid),
    count: required(from, 'count', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseProductPagePriceRange(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    lowest: required(from, 'lowest', number_minusInfinity_Infinity, invalid),
    highest: required(from, 'highest', number_minusInfinity_Infinity, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSessionAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    accessToken: required(from, 'accessToken', parseText, invalid),
    refreshToken: optional(from, 'refreshToken', parseText, undefined, invalid),
    refreshExpiresAt: optional(from, 'refreshExpiresAt', parseDateTime, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseMessageAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    message: optional(from, 'message', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseRequestOtpAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    message: optional(from, 'message', parseText, undefined, invalid),
    otpLength: optional(from, 'otpLength', integer_4_12, undefined, invalid),
    challenge: optional(from, 'challenge', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseGoogleSessionAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    success: required(from, 'success', absentIsFalse_parseBoolean, invalid),
    accessToken: required(from, 'accessToken', parseText, invalid),
    refreshToken: optional(from, 'refreshToken', parseText, undefined, invalid),
    refreshExpiresAt: optional(from, 'refreshExpiresAt', parseDateTime, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseGoogleRedirectAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    user: required(from, 'user', parseProfile, invalid),
    accessToken: optional(from, 'accessToken', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseProfile(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    name: optional(from, 'name', parseText, profileNameIfMissing, invalid),
    email: required(from, 'email', parseText, invalid),
    phone: optional(from, 'phone', parseText, profilePhoneIfMissing, invalid),
    is_first_purchase: optional(from, 'is_first_purchase', parseBoolean, profileIs_first_purchaseIfMissing, invalid),
    id: optional(from, 'id', parseText, undefined, invalid),
    role: optional(from, 'role', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSessionsAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    sessions: required(from, 'sessions', list_parseSession, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSession(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    id: required(from, 'id', parseText, invalid),
    deviceName: optional(from, 'deviceName', parseText, undefined, invalid),
    createdAt: required(from, 'createdAt', parseDateTime, invalid),
    lastUsedAt: required(from, 'lastUsedAt', parseDateTime, invalid),
    isCurrent: required(from, 'isCurrent', absentIsFalse_parseBoolean, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseRevokeOtherSessionsAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    revoked: required(from, 'revoked', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseEmailChangeAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    message: required(from, 'message', parseText, invalid),
    otpLength: required(from, 'otpLength', integer_1_20, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseExportAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    json: required(from, 'json', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSecondFactor(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    isStaff: required(from, 'isStaff', absentIsFalse_parseBoolean, invalid),
    isRequired: required(from, 'isRequired', absentIsFalse_parseBoolean, invalid),
    isSetUp: required(from, 'isSetUp', absentIsFalse_parseBoolean, invalid),
    isVerified: required(from, 'isVerified', absentIsFalse_parseBoolean, invalid),
    hasPassword: required(from, 'hasPassword', absentIsFalse_parseBoolean, invalid),
    needsPassword: required(from, 'needsPassword', absentIsFalse_parseBoolean, invalid),
    recoveryCodesLeft: required(from, 'recoveryCodesLeft', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSecondFactorSetUp(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    uri: required(from, 'uri', parseText, invalid),
    secret: required(from, 'secret', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseRecoveryCodesAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    recoveryCodes: required(from, 'recoveryCodes', list_parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseAddressesAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    addresses: required(from, 'addresses', list_parseSavedAddress, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSavedAddress(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    addressId: required(from, 'addressId', parseText, invalid),
    name: required(from, 'name', parseText, invalid),
    address: required(from, 'address', parseText, invalid),
    landmark: optional(from, 'landmark', parseText, undefined, invalid),
    city: required(from, 'city', parseText, invalid),
    state: required(from, 'state', parseText, invalid),
    pinCode: required(from, 'pinCode', parseText, invalid),
    phone: required(from, 'phone', parseText, invalid),
    alternatePhone: optional(from, 'alternatePhone', parseText, undefined, invalid),
    isDefault: required(from, 'isDefault', absentIsFalse_parseBoolean, invalid),
    lastUsedAt: optional(from, 'lastUsedAt', parseDateTime, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSavedAddressAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    addressId: required(from, 'addressId', parseText, invalid),
    addresses: required(from, 'addresses', list_parseSavedAddress, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseProfileAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    user: required(from, 'user', parseProfile, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseUpdateProfileAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    user: optional(from, 'user', parseProfile, undefined, invalid),
    message: optional(from, 'message', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseUploadAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    picture: required(from, 'picture', parseUploadedPicture, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseCartAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    cartData: required(from, 'cartData', list_parseCartItem, invalid),
    promoCode: optional(from, 'promoCode', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseCartItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    services: optional(from, 'services', list_parseService, undefined, invalid),
    cartId: required(from, 'cartId', parseText, invalid),
    sku: required(from, 'sku', parseText, invalid),
    quantity: required(from, 'quantity', integer_0_10000, invalid),
    ownHeld: optional(from, 'ownHeld', integer_0_2147483647, undefined, invalid),
    variant: required(from, 'variant', parseCartItemVariant, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseService(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    code: required(from, 'code', parseText, invalid),
    name: required(from, 'name', parseText, invalid),
    price: required(from, 'price', integer_0_100000000, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseCartItemVariant(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    image: optional(from, 'image', parseText, cartItemVariantImageIfMissing, invalid),
    color: optional(from, 'color', parseText, undefined, invalid),
    size: optional(from, 'size', parseText, undefined, invalid),
    stock: optional(from, 'stock', integerOrBoolean_minusInfinity_2147483647, cartItemVariantStockIfMissing, invalid),
    productId: required(from, 'productId', parseText, invalid),
    product: required(from, 'product', parseCartItemVariantProduct, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseCartItemVariantProduct(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    name: required(from, 'name', parseText, invalid),
    category: required(from, 'category', parseText, invalid),
    showPrice: required(from, 'showPrice', decimal_0_100000000, invalid),
    sellerId: optional(from, 'sellerId', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseCartItemAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    data: optional(from, 'data', parseCartItem, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseCartOffersAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    offers: required(from, 'offers', list_parseCartOffersAnswerOffersItem, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseCartOffersAnswerOffersItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    promoCode: required(from, 'promoCode', parseText, invalid),
    condition: required(from, 'condition', parseText, invalid),
    discount: required(from, 'discount', number_0_100000000, invalid),
    reason: optional(from, 'reason', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseWishlistItemAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    data: optional(from, 'data', parseWishlistItem, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseWishlistItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    wishlistId: required(from, 'wishlistId', parseText, invalid),
    variant: required(from, 'variant', parseWishlistItemVariant, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseWishlistItemVariant(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    sku: required(from, 'sku', parseText, invalid),
    productId: required(from, 'productId', parseText, invalid),
    image: optional(from, 'image', parseText, wishlistItemVariantImageIfMissing, invalid),
    images: optional(from, 'images', list_parseText, undefined, invalid),
    color: optional(from, 'color', parseText, undefined, invalid),
    size: optional(from, 'size', parseText, undefined, invalid),
    stock: optional(from, 'stock', integerOrBoolean_minusInfinity_2147483647, wishlistItemVariantStockIfMissing, invalid),
    product: required(from, 'product', parseWishlistItemVariantProduct, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseWishlistItemVariantProduct(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    name: required(from, 'name', parseText, invalid),
    category: required(from, 'category', parseText, invalid),
    showPrice: required(from, 'showPrice', decimal_0_100000000, invalid),
    price: required(from, 'price', decimal_0_100000000, invalid),
    discount: optional(from, 'discount', number_minusInfinity_Infinity, undefined, invalid),
    rating: optional(from, 'rating', number_minusInfinity_Infinity, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseWishlistAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    wishListData: required(from, 'wishListData', list_parseWishlistItem, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseNoticesAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    notices: required(from, 'notices', list_parseNotice, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseNotice(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    noticeId: required(from, 'noticeId', parseText, invalid),
    sku: required(from, 'sku', parseText, invalid),
    kind: required(from, 'kind', oneOf_stock_price, invalid),
    price: required(from, 'price', decimal_0_100000000, invalid),
    isConfirmed: required(from, 'isConfirmed', absentIsFalse_parseBoolean, invalid),
    requestedAt: required(from, 'requestedAt', parseDateTime, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseNoticeAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    notice: required(from, 'notice', parseNotice, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePromoAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    discount: required(from, 'discount', number_minusInfinity_Infinity, invalid),
    promoCode: optional(from, 'promoCode', parseText, undefined, invalid),
    terms: optional(from, 'terms', parsePromoAnswerTerms, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePromoAnswerTerms(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    percent: optional(from, 'percent', integer_minusInfinity_2147483647, undefined, invalid),
    amountOff: optional(from, 'amountOff', integer_minusInfinity_2147483647, undefined, invalid),
    maximum: optional(from, 'maximum', integer_minusInfinity_2147483647, undefined, invalid),
    minimumSubtotal: optional(from, 'minimumSubtotal', integer_minusInfinity_2147483647, undefined, invalid),
    categories: optional(from, 'categories', list_parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePromoCodePageAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    promoCodes: required(from, 'promoCodes', list_parsePromoCode, invalid),
    totalItems: required(from, 'totalItems', integer_0_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePromoCode(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    promoCode: required(from, 'promoCode', parseText, invalid),
    state: required(from, 'state', oneOf_active_planned_over_paused, invalid),
    percent: optional(from, 'percent', integer_1_100, undefined, invalid),
    amountOff: optional(from, 'amountOff', integer_1_1000000, undefined, invalid),
    maximum: optional(from, 'maximum', integer_1_1000000, undefined, invalid),
    minimumSubtotal: required(from, 'minimumSubtotal', integer_0_10000000, invalid),
    validFrom: optional(from, 'validFrom', parseDateTime, undefined, invalid),
    validUntil: optional(from, 'validUntil', parseDateTime, undefined, invalid),
    mostUses: optional(from, 'mostUses', integer_1_10000000, undefined, invalid),
    mostUsesEach: optional(from, 'mostUsesEach', integer_1_1000, undefined, invalid),
    categories: required(from, 'categories', list_parseText, invalid),
    isListed: required(from, 'isListed', absentIsFalse_parseBoolean, invalid),
    isPaused: required(from, 'isPaused', absentIsFalse_parseBoolean, invalid),
    version: required(from, 'version', integer_minusInfinity_2147483647, invalid),
    orderCount: required(from, 'orderCount', integer_minusInfinity_2147483647, invalid),
    discountGiven: required(from, 'discountGiven', integer_minusInfinity_2147483647, invalid),
    isUsed: required(from, 'isUsed', absentIsFalse_parseBoolean, invalid),
    createdAt: optional(from, 'createdAt', parseDateTime, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePromoCodeAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    promoCode: required(from, 'promoCode', parsePromoCode, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseOwnNewsletterAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    isSubscribed: required(from, 'isSubscribed', absentIsFalse_parseBoolean, invalid),
    message: optional(from, 'message', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSubscribersAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    confirmed: required(from, 'confirmed', integer_minusInfinity_2147483647, invalid),
    waiting: required(from, 'waiting', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSendNewsletterAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    recipients: required(from, 'recipients', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseNewsletterIssuesAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    issues: required(from, 'issues', list_parseNewsletterIssue, invalid),
    totalItems: required(from, 'totalItems', integer_0_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseNewsletterIssue(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    issueId: required(from, 'issueId', parseText, invalid),
    subject: required(from, 'subject', parseText, invalid),
    words: required(from, 'words', parseText, invalid),
    createdAt: required(from, 'createdAt', parseDateTime, invalid),
    isQueued: required(from, 'isQueued', absentIsFalse_parseBoolean, invalid),
    recipients: required(from, 'recipients', integer_minusInfinity_2147483647, invalid),
    sent: required(from, 'sent', integer_minusInfinity_2147483647, invalid),
    failed: required(from, 'failed', integer_minusInfinity_2147483647, invalid),
    unsubscribed: required(from, 'unsubscribed', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseNewsletterDraftsAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    drafts: required(from, 'drafts', list_parseNewsletterDraft, invalid),
    totalItems: required(from, 'totalItems', integer_0_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseNewsletterDraft(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    draftId: required(from, 'draftId', parseText, invalid),
    subject: required(from, 'subject', parseText, invalid),
    words: required(from, 'words', parseText, invalid),
    version: required(from, 'version', integer_minusInfinity_2147483647, invalid),
    updatedAt: required(from, 'updatedAt', parseDateTime, invalid),
    html: required(from, 'html', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseNewsletterDraftAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    draft: required(from, 'draft', parseNewsletterDraft, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePaymentOrderAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    amount: required(from, 'amount', integer_0_9007199254740991, invalid),
    id: required(from, 'id', parseText, invalid),
    keyId: optional(from, 'keyId', parseText, undefined, invalid),
    widgetUrl: optional(from, 'widgetUrl', parseText, undefined, invalid),
    status: optional(from, 'status', oneOf_pending_paid_not_paid_refunded, undefined, invalid),
    expiresAt: optional(from, 'expiresAt', parseDateTime, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseVerifyPaymentAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    success: required(from, 'success', absentIsFalse_parseBoolean, invalid),
    payment: optional(from, 'payment', parsePayment, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePayment(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    id: required(from, 'id', parseText, invalid),
    amount: required(from, 'amount', integer_0_9007199254740991, invalid),
    status: required(from, 'status', oneOf_pending_paid_not_paid_refunded, invalid),
    orders: required(from, 'orders', list_parseOrderItem, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseOrderItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    services: optional(from, 'services', list_parseService, undefined, invalid),
    orderItemId: required(from, 'orderItemId', parseText, invalid),
    status: optional(from, 'status', parseText, orderItemStatusIfMissing, invalid),
    quantity: required(from, 'quantity', integer_1_10000, invalid),
    sku: required(from, 'sku', parseText, invalid),
    variant: required(from, 'variant', parseOrderItemVariant, invalid),
    order: required(from, 'order', parseOrderItemOrder, invalid),
    seller: optional(from, 'seller', parseOrderItemSeller, orderItemSellerIfMissing, invalid),
    trackingId: optional(from, 'trackingId', parseText, undefined, invalid),
    trackingSite: optional(from, 'trackingSite', parseText, undefined, invalid),
    carrier: optional(from, 'carrier', parseText, undefined, invalid),
    is_canceled_by_user: optional(from, 'is_canceled_by_user', parseBoolean, orderItemIs_canceled_by_userIfMissing, invalid),
    cancel_date: optional(from, 'cancel_date', parseDateTime, undefined, invalid),
    canceled_reason: optional(from, 'canceled_reason', parseText, undefined, invalid),
    delivered_date: optional(from, 'delivered_date', parseDateTime, undefined, invalid),
    review_done: optional(from, 'review_done', parseBoolean, orderItemReview_doneIfMissing, invalid),
    refund_status: optional(from, 'refund_status', parseText, undefined, invalid),
    refund_amount: optional(from, 'refund_amount', integer_0_9007199254740991, undefined, invalid),
    orderId: optional(from, 'orderId', parseText, undefined, invalid),
    discount: optional(from, 'discount', integer_minusInfinity_9007199254740991, undefined, invalid),
    first_purchase_discount: optional(from, 'first_purchase_discount', integer_minusInfinity_9007199254740991, undefined, invalid),
    confirmed_date: optional(from, 'confirmed_date', parseDateTime, undefined, invalid),
    dispatched_date: optional(from, 'dispatched_date', parseDateTime, undefined, invalid),
    additional_cancel_comment: optional(from, 'additional_cancel_comment', parseText, undefined, invalid),
    payment_method: optional(from, 'payment_method', parseText, undefined, invalid),
    cash_status: optional(from, 'cash_status', oneOf_due_collected_refused_cancelled, undefined, invalid),
    cash_collected_at: optional(from, 'cash_collected_at', parseDateTime, undefined, invalid),
    promised_from: optional(from, 'promised_from', parseText, undefined, invalid),
    promised_until: optional(from, 'promised_until', parseText, undefined, invalid),
    refund_initiated_at: optional(from, 'refund_initiated_at', parseDateTime, undefined, invalid),
    refund_processed_at: optional(from, 'refund_processed_at', parseDateTime, undefined, invalid),
    refund_expected_by: optional(from, 'refund_expected_by', parseText, undefined, invalid),
    returnable_quantity: optional(from, 'returnable_quantity', integer_0_10000, undefined, invalid),
    return_until: optional(from, 'return_until', parseText, undefined, invalid),
    returns: optional(from, 'returns', list_parseReturn, undefined, invalid),
    replaces: optional(from, 'replaces', parseText, undefined, invalid),
    invoices: optional(from, 'invoices', list_parseInvoice, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseOrderItemVariant(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    image: optional(from, 'image', parseText, orderItemVariantImageIfMissing, invalid),
    color: optional(from, 'color', parseText, undefined, invalid),
    size: optional(from, 'size', parseText, undefined, invalid),
    productId: required(from, 'productId', parseText, invalid),
    sku: required(from, 'sku', parseText, invalid),
    stock: optional(from, 'stock', integerOrBoolean_minusInfinity_2147483647, undefined, invalid),
    product: required(from, 'product', parseOrderItemVariantProduct, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseOrderItemVariantProduct(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    name: optional(from, 'name', parseText, orderItemVariantProductNameIfMissing, invalid),
    category: optional(from, 'category', parseText, orderItemVariantProductCategoryIfMissing, invalid),
    showPrice: required(from, 'showPrice', decimal_0_100000000, invalid),
    price: optional(from, 'price', decimal_0_100000000, undefined, invalid),
    discount: optional(from, 'discount', number_minusInfinity_Infinity, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseOrderItemOrder(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    createdAt: optional(from, 'createdAt', parseDateTime, '1970-01-01T00:00:00.000Z', invalid),
    promoCode: optional(from, 'promoCode', parseText, undefined, invalid),
    shippingDetail: optional(from, 'shippingDetail', parseAddress, orderItemOrderShippingDetailIfMissing, invalid),
    billingDetail: optional(from, 'billingDetail', parseAddress, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseAddress(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    name: optional(from, 'name', parseText, addressNameIfMissing, invalid),
    address: optional(from, 'address', parseText, addressAddressIfMissing, invalid),
    city: optional(from, 'city', parseText, addressCityIfMissing, invalid),
    state: optional(from, 'state', parseText, addressStateIfMissing, invalid),
    pinCode: optional(from, 'pinCode', parseText, addressPinCodeIfMissing, invalid),
    phone: optional(from, 'phone', parseText, addressPhoneIfMissing, invalid),
    email: optional(from, 'email', parseText, addressEmailIfMissing, invalid),
    landmark: optional(from, 'landmark', parseText, undefined, invalid),
    alternatePhone: optional(from, 'alternatePhone', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseOrderItemSeller(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    shopName: optional(from, 'shopName', parseText, orderItemSellerShopNameIfMissing, invalid),
    sellerId: optional(from, 'sellerId', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReturn(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    returnId: required(from, 'returnId', parseText, invalid),
    orderItemId: required(from, 'orderItemId', parseText, invalid),
    orderId: required(from, 'orderId', parseText, invalid),
    state: required(from, 'state', oneOf_requested_approved_declined_picked_up_received_withdrawn_refunded_exchanged, invalid),
    kind: required(from, 'kind', oneOf_refund_exchange, invalid),
    quantity: required(from, 'quantity', integer_1_10000, invalid),
    reason: required(from, 'reason', parseText, invalid),
    comment: optional(from, 'comment', parseText, undefined, invalid),
    pictures: optional(from, 'pictures', list_parseText, undefined, invalid),
    pickup: required(from, 'pickup', parsePickupAddress, invalid),
    pickup_day: required(from, 'pickup_day', parseText, invalid),
    exchange_sku: optional(from, 'exchange_sku', parseText, undefined, invalid),
    replacement_item_id: optional(from, 'replacement_item_id', parseText, undefined, invalid),
    decline_reason: optional(from, 'decline_reason', parseText, undefined, invalid),
    condition: optional(from, 'condition', oneOf_good_damaged, undefined, invalid),
    amount: optional(from, 'amount', integer_0_9007199254740991, undefined, invalid),
    refund_status: optional(from, 'refund_status', parseText, undefined, invalid),
    payout_account: optional(from, 'payout_account', parseText, undefined, invalid),
    payout_reference: optional(from, 'payout_reference', parseText, undefined, invalid),
    requested_at: required(from, 'requested_at', parseDateTime, invalid),
    approved_at: optional(from, 'approved_at', parseDateTime, undefined, invalid),
    declined_at: optional(from, 'declined_at', parseDateTime, undefined, invalid),
    withdrawn_at: optional(from, 'withdrawn_at', parseDateTime, undefined, invalid),
    picked_up_at: optional(from, 'picked_up_at', parseDateTime, undefined, invalid),
    received_at: optional(from, 'received_at', parseDateTime, undefined, invalid),
    refund_initiated_at: optional(from, 'refund_initiated_at', parseDateTime, undefined, invalid),
    refund_processed_at: optional(from, 'refund_processed_at', parseDateTime, undefined, invalid),
    refund_expected_by: optional(from, 'refund_expected_by', parseText, undefined, invalid),
    item: optional(from, 'item', parseReturnItem, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePickupAddress(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    name: required(from, 'name', parseText, invalid),
    address: required(from, 'address', parseText, invalid),
    landmark: optional(from, 'landmark', parseText, undefined, invalid),
    city: required(from, 'city', parseText, invalid),
    state: required(from, 'state', parseText, invalid),
    pinCode: required(from, 'pinCode', parseText, invalid),
    phone: required(from, 'phone', parseText, invalid),
    alternatePhone: optional(from, 'alternatePhone', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReturnItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    name: required(from, 'name', parseText, invalid),
    color: optional(from, 'color', parseText, undefined, invalid),
    size: optional(from, 'size', parseText, undefined, invalid),
    sku: required(from, 'sku', parseText, invalid),
    shopName: required(from, 'shopName', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseInvoice(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    invoiceId: required(from, 'invoiceId', parseText, invalid),
    kind: required(from, 'kind', oneOf_invoice_credit_note, invalid),
    number: required(from, 'number', parseText, invalid),
    issued_at: required(from, 'issued_at', parseDateTime, invalid),
    total: required(from, 'total', integer_0_9007199254740991, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseMoneyCheckAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    findings: required(from, 'findings', integer_minusInfinity_2147483647, invalid),
    mended: required(from, 'mended', integer_minusInfinity_2147483647, invalid),
    lines: required(from, 'lines', list_parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseMoneyTrailAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    lines: required(from, 'lines', list_parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePaymentAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    payment: required(from, 'payment', parsePayment, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseHeldPiecesAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    held: required(from, 'held', list_parseHeldPiecesAnswerHeldItem, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseHeldPiecesAnswerHeldItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    sku: required(from, 'sku', parseText, invalid),
    quantity: required(from, 'quantity', integer_1_1000000, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseCashOnDeliveryAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    available: required(from, 'available', absentIsFalse_parseBoolean, invalid),
    maxAmount: required(from, 'maxAmount', integer_0_9007199254740991, invalid),
    message: optional(from, 'message', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePaidOrderAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    order: required(from, 'order', parsePaidOrder, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePaidOrder(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    orderId: required(from, 'orderId', parseText, invalid),
    paymentOrderId: optional(from, 'paymentOrderId', parseText, undefined, invalid),
    paid_at: optional(from, 'paid_at', parseDateTime, undefined, invalid),
    orders: required(from, 'orders', list_parseOrderItem, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseOrdersAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    orders: required(from, 'orders', list_parseOrderItem, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseOrderAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    orders: required(from, 'orders', parseOrderItem, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseOrderPageAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    orders: required(from, 'orders', list_parseOrderItem, invalid),
    totalPages: required(from, 'totalPages', integer_minusInfinity_2147483647, invalid),
    totalItems: required(from, 'totalItems', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePaidOrdersAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    orders: required(from, 'orders', list_parsePaidOrder, invalid),
    totalPages: required(from, 'totalPages', integer_minusInfinity_2147483647, invalid),
    totalItems: required(from, 'totalItems', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseUnpaidOrderAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    order: optional(from, 'order', parseUnpaidOrder, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseUnpaidOrder(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    orderId: required(from, 'orderId', parseText, invalid),
    createdAt: required(from, 'createdAt', parseDateTime, invalid),
    endedAt: required(from, 'endedAt', parseDateTime, invalid),
    total: required(from, 'total', number_minusInfinity_Infinity, invalid),
    promoCode: optional(from, 'promoCode', parseText, undefined, invalid),
    items: required(from, 'items', list_parseUnpaidItem, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseUnpaidItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    sku: required(from, 'sku', parseText, invalid),
    name: required(from, 'name', parseText, invalid),
    color: optional(from, 'color', parseText, undefined, invalid),
    size: optional(from, 'size', parseText, undefined, invalid),
    quantity: required(from, 'quantity', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseBuyAgainAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    pieces: required(from, 'pieces', list_parsePiecesAgain, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePiecesAgain(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    sku: required(from, 'sku', parseText, invalid),
    name: required(from, 'name', parseText, invalid),
    color: optional(from, 'color', parseText, undefined, invalid),
    size: optional(from, 'size', parseText, undefined, invalid),
    ordered: required(from, 'ordered', integer_minusInfinity_2147483647, invalid),
    added: required(from, 'added', integer_minusInfinity_2147483647, invalid),
    inCart: required(from, 'inCart', integer_minusInfinity_2147483647, invalid),
    leftOut: optional(from, 'leftOut', oneOf_gone_sold_out_too_few_cart_full, undefined, invalid),
    price: required(from, 'price', number_minusInfinity_Infinity, invalid),
    priceNow: optional(from, 'priceNow', number_minusInfinity_Infinity, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseOrderLookupAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    lookupId: required(from, 'lookupId', parseText, invalid),
    otpLength: required(from, 'otpLength', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseOpenedOrderLookupAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    token: required(from, 'token', parseText, invalid),
    expiresAt: required(from, 'expiresAt', parseDateTime, invalid),
    order: required(from, 'order', parsePaidOrder, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReadOrderLookupAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    expiresAt: required(from, 'expiresAt', parseDateTime, invalid),
    order: required(from, 'order', parsePaidOrder, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSaleOrderAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    order: required(from, 'order', parsePaidOrder, invalid),
    payments: optional(from, 'payments', list_parseSalePayment, undefined, invalid),
    notes: optional(from, 'notes', list_parseOrderNote, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSalePayment(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    paymentId: required(from, 'paymentId', parseText, invalid),
    amount: required(from, 'amount', integer_0_9007199254740991, invalid),
    method: optional(from, 'method', parseText, undefined, invalid),
    placedOrder: required(from, 'placedOrder', absentIsFalse_parseBoolean, invalid),
    paid_at: required(from, 'paid_at', parseDateTime, invalid),
    refunds: required(from, 'refunds', list_parseSaleRefund, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSaleRefund(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    refundId: required(from, 'refundId', parseText, invalid),
    amount: required(from, 'amount', integer_0_9007199254740991, invalid),
    reason: required(from, 'reason', oneOf_cancelled_returned_late_duplicate_amount_unknown_outside_goodwill, invalid),
    state: required(from, 'state', oneOf_waiting_sent_processed_failed, invalid),
    initiated_at: required(from, 'initiated_at', parseDateTime, invalid),
    processed_at: optional(from, 'processed_at', parseDateTime, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseOrderNote(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    noteId: required(from, 'noteId', parseText, invalid),
    text: required(from, 'text', parseText, invalid),
    by: required(from, 'by', parseText, invalid),
    created_at: required(from, 'created_at', parseDateTime, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseOrderNoteAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    note: required(from, 'note', parseOrderNote, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePdfAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    name: required(from, 'name', parseText, invalid),
    pdf: required(from, 'pdf', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReturnAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    return: required(from, 'return', parseReturn, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReturnPageAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    returns: required(from, 'returns', list_parseReturn, invalid),
    totalPages: required(from, 'totalPages', integer_minusInfinity_2147483647, invalid),
    totalItems: required(from, 'totalItems', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReturnPayoutAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    amount: required(from, 'amount', integer_minusInfinity_2147483647, invalid),
    payout: required(from, 'payout', parseReturnPayoutAnswerPayout, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReturnPayoutAnswerPayout(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    upiId: optional(from, 'upiId', parseText, undefined, invalid),
    accountNumber: optional(from, 'accountNumber', parseText, undefined, invalid),
    ifsc: optional(from, 'ifsc', parseText, undefined, invalid),
    accountName: optional(from, 'accountName', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseInvoiceFileAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    invoice: required(from, 'invoice', parseInvoice, invalid),
    pdf: required(from, 'pdf', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseInvoicePageAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    invoices: required(from, 'invoices', list_parseListedInvoice, invalid),
    totalPages: required(from, 'totalPages', integer_minusInfinity_2147483647, invalid),
    totalItems: required(from, 'totalItems', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseListedInvoice(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    invoiceId: required(from, 'invoiceId', parseText, invalid),
    kind: required(from, 'kind', oneOf_invoice_credit_note, invalid),
    number: required(from, 'number', parseText, invalid),
    issued_at: required(from, 'issued_at', parseDateTime, invalid),
    total: required(from, 'total', integer_0_9007199254740991, invalid),
    orderId: required(from, 'orderId', parseText, invalid),
    buyerName: required(from, 'buyerName', parseText, invalid),
    gstin: required(from, 'gstin', parseText, invalid),
    sellerId: required(from, 'sellerId', parseText, invalid),
    shopName: required(from, 'shopName', parseText, invalid),
    taxable: required(from, 'taxable', integer_0_9007199254740991, invalid),
    cgst: required(from, 'cgst', integer_0_9007199254740991, invalid),
    sgst: required(from, 'sgst', integer_0_9007199254740991, invalid),
    igst: required(from, 'igst', integer_0_9007199254740991, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseInvoiceOfAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    invoice: required(from, 'invoice', parseListedInvoice, invalid),
    lines: required(from, 'lines', list_parseInvoiceOfAnswerLinesItem, invalid),
    pdf: optional(from, 'pdf', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseInvoiceOfAnswerLinesItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    orderItemId: required(from, 'orderItemId', parseText, invalid),
    description: required(from, 'description', parseText, invalid),
    hsn: required(from, 'hsn', parseText, invalid),
    quantity: optional(from, 'quantity', integer_1_10000, undefined, invalid),
    percent: required(from, 'percent', number_minusInfinity_Infinity, invalid),
    taxable: required(from, 'taxable', integer_0_9007199254740991, invalid),
    total: required(from, 'total', integer_0_9007199254740991, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseAddedProductAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    product: optional(from, 'product', parseProduct, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSampleCounts(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    products: required(from, 'products', integer_0_2147483647, invalid),
    sellers: required(from, 'sellers', integer_0_2147483647, invalid),
    promoCodes: required(from, 'promoCodes', integer_0_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseDashboardAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    today: optional(from, 'today', parseSalesComparison, undefined, invalid),
    lastDays: optional(from, 'lastDays', parseSalesComparison, undefined, invalid),
    toConfirm: optional(from, 'toConfirm', integer_0_2147483647, undefined, invalid),
    toDispatch: optional(from, 'toDispatch', integer_0_2147483647, undefined, invalid),
    lowStock: optional(from, 'lowStock', integer_0_2147483647, undefined, invalid),
    returnsToDecide: optional(from, 'returnsToDecide', integer_0_2147483647, undefined, invalid),
    returnsOnTheWay: optional(from, 'returnsOnTheWay', integer_0_2147483647, undefined, invalid),
    payoutsToPay: optional(from, 'payoutsToPay', integer_0_2147483647, undefined, invalid),
    refundsGivenUp: optional(from, 'refundsGivenUp', integer_0_2147483647, undefined, invalid),
    moneyCheck: optional(from, 'moneyCheck', parseMoneyFindings, undefined, invalid),
    reviewsReported: optional(from, 'reviewsReported', integer_0_2147483647, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSalesComparison(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    current: required(from, 'current', parseSalesFigures, invalid),
    before: required(from, 'before', parseSalesFigures, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSalesFigures(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    amount: required(from, 'amount', integer_0_2147483647, invalid),
    orders: required(from, 'orders', integer_0_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseMoneyFindings(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    checkedAt: required(from, 'checkedAt', parseDateTime, invalid),
    findings: required(from, 'findings', integer_0_2147483647, invalid),
    lines: required(from, 'lines', list_parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseExportPageAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    exports: required(from, 'exports', list_parseExportedFile, invalid),
    totalItems: required(from, 'totalItems', integer_0_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseExportedFile(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    exportId: required(from, 'exportId', parseText, invalid),
    kind: required(from, 'kind', oneOf_orders_refunds_gst_sales_gst_large_sales_gst_credit_notes_gst_hsn_gst_documents_payouts, invalid),
    from: required(from, 'from', parseText, invalid),
    until: required(from, 'until', parseText, invalid),
    state: required(from, 'state', oneOf_waiting_running_done_failed, invalid),
    requestedAt: required(from, 'requestedAt', parseDateTime, invalid),
    finishedAt: optional(from, 'finishedAt', parseDateTime, undefined, invalid),
    rowsDone: required(from, 'rowsDone', integer_0_2147483647, invalid),
    rowsTotal: optional(from, 'rowsTotal', integer_0_2147483647, undefined, invalid),
    fileName: optional(from, 'fileName', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseExportedFileAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    export: required(from, 'export', parseExportedFile, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseExportFileAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    fileName: required(from, 'fileName', parseText, invalid),
    gzip: required(from, 'gzip', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSellersAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    sellerId: optional(from, 'sellerId', parseText, undefined, invalid),
    sellers: required(from, 'sellers', list_parseListedSeller, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseListedSeller(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    sellerId: required(from, 'sellerId', parseText, invalid),
    shopName: required(from, 'shopName', parseText, invalid),
    products: required(from, 'products', integer_0_2147483647, invalid),
    isSample: required(from, 'isSample', absentIsFalse_parseBoolean, invalid),
    version: optional(from, 'version', integer_minusInfinity_2147483647, undefined, invalid),
    commissionRate: optional(from, 'commissionRate', integer_minusInfinity_2147483647, undefined, invalid),
    legalName: optional(from, 'legalName', parseText, undefined, invalid),
    gstin: optional(from, 'gstin', parseText, undefined, invalid),
    endedAt: optional(from, 'endedAt', parseDateTime, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSellerAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    seller: required(from, 'seller', parseListedSeller, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSellerStatementsAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    statements: required(from, 'statements', list_parseSellerStatement, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSellerStatement(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    sellerId: required(from, 'sellerId', parseText, invalid),
    shopName: required(from, 'shopName', parseText, invalid),
    month: required(from, 'month', parseText, invalid),
    sales: required(from, 'sales', integer_minusInfinity_2147483647, invalid),
    returns: required(from, 'returns', integer_minusInfinity_2147483647, invalid),
    commissionRate: required(from, 'commissionRate', integer_minusInfinity_2147483647, invalid),
    commission: required(from, 'commission', integer_minusInfinity_2147483647, invalid),
    tax: required(from, 'tax', integer_minusInfinity_2147483647, invalid),
    payout: required(from, 'payout', integer_minusInfinity_2147483647, invalid),
    reference: optional(from, 'reference', parseText, undefined, invalid),
    paidAt: optional(from, 'paidAt', parseDateTime, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSellerStatementAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    statement: required(from, 'statement', parseSellerStatement, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseManagedProductsAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    products: required(from, 'products', list_parseManagedProduct, invalid),
    totalItems: required(from, 'totalItems', integer_0_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseManagedProduct(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    productId: required(from, 'productId', parseText, invalid),
    version: required(from, 'version', integer_minusInfinity_2147483647, invalid),
    state: required(from, 'state', oneOf_live_draft_archived, invalid),
    name: required(from, 'name', parseText, invalid),
    category: required(from, 'category', parseText, invalid),
    fabric: required(from, 'fabric', parseText, invalid),
    pattern: optional(from, 'pattern', parseText, undefined, invalid),
    dimension: optional(from, 'dimension', parseText, undefined, invalid),
    blouse: optional(from, 'blouse', parseText, undefined, invalid),
    weight: optional(from, 'weight', integer_minusInfinity_2147483647, undefined, invalid),
    size: optional(from, 'size', parseText, undefined, invalid),
    brand: optional(from, 'brand', parseText, undefined, invalid),
    hsnCode: optional(from, 'hsnCode', parseText, undefined, invalid),
    careGuide: optional(from, 'careGuide', parseText, undefined, invalid),
    description: optional(from, 'description', parseText, undefined, invalid),
    collections: required(from, 'collections', list_parseText, invalid),
    occasions: required(from, 'occasions', list_parseText, invalid),
    craft: required(from, 'craft', parseText, invalid),
    price: required(from, 'price', integer_minusInfinity_2147483647, invalid),
    showPrice: required(from, 'showPrice', integer_minusInfinity_2147483647, invalid),
    seller: required(from, 'seller', parseSeller, invalid),
    rating: required(from, 'rating', number_minusInfinity_Infinity, invalid),
    reviewCount: required(from, 'reviewCount', integer_minusInfinity_2147483647, invalid),
    isOrdered: required(from, 'isOrdered', absentIsFalse_parseBoolean, invalid),
    createdAt: required(from, 'createdAt', parseDateTime, invalid),
    updatedAt: required(from, 'updatedAt', parseDateTime, invalid),
    variants: required(from, 'variants', list_parseManagedVariant, invalid),
    pictures: optional(from, 'pictures', list_parseManagedProductPicturesItem, managedProductPicturesIfMissing, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseManagedVariant(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    sku: required(from, 'sku', parseText, invalid),
    color: required(from, 'color', parseText, invalid),
    size: optional(from, 'size', parseText, undefined, invalid),
    gtin: optional(from, 'gtin', parseText, undefined, invalid),
    stock: required(from, 'stock', integer_0_2147483647, invalid),
    lowStock: required(from, 'lowStock', integer_0_2147483647, invalid),
    hasOwnLowStock: optional(from, 'hasOwnLowStock', parseBoolean, undefined, invalid),
    isLow: required(from, 'isLow', absentIsFalse_parseBoolean, invalid),
    isRetired: required(from, 'isRetired', absentIsFalse_parseBoolean, invalid),
    image: required(from, 'image', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseManagedProductPicturesItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    pictureId: required(from, 'pictureId', parseText, invalid),
    color: required(from, 'color', parseText, invalid),
    alt: required(from, 'alt', parseText, invalid),
    url: required(from, 'url', parseText, invalid),
    originalUrl: required(from, 'originalUrl', parseText, invalid),
    crop: required(from, 'crop', parsePictureCrop, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePictureCrop(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    left: required(from, 'left', number_0_1, invalid),
    top: required(from, 'top', number_0_1, invalid),
    width: required(from, 'width', number_0_05_1, invalid),
    height: required(from, 'height', number_0_05_1, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseManagedProductAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    product: required(from, 'product', parseManagedProduct, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseStockMovementsAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    movements: required(from, 'movements', list_parseStockMovementsAnswerMovementsItem, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseStockMovementsAnswerMovementsItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    movementId: required(from, 'movementId', parseText, invalid),
    by: required(from, 'by', integer_minusInfinity_2147483647, invalid),
    stock: required(from, 'stock', integer_minusInfinity_2147483647, invalid),
    reason: required(from, 'reason', oneOf_received_counted_damaged_sold_returned_correction_import, invalid),
    person: optional(from, 'person', parseText, undefined, invalid),
    at: required(from, 'at', parseDateTime, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePriceHistoryAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    prices: required(from, 'prices', list_parsePastPrice, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePastPrice(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    price: required(from, 'price', number_0_Infinity, invalid),
    showPrice: required(from, 'showPrice', number_0_Infinity, invalid),
    until: optional(from, 'until', parseDateTime, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseStockPageAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    variants: required(from, 'variants', list_parseVariant, invalid),
    totalItems: required(from, 'totalItems', integer_0_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseCsvAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    csv: required(from, 'csv', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseProductImportAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    rows: required(from, 'rows', integer_minusInfinity_2147483647, invalid),
    products: required(from, 'products', integer_minusInfinity_2147483647, invalid),
    faults: required(from, 'faults', list_parseCsvFault, invalid),
    plan: required(from, 'plan', parseText, invalid),
    created: required(from, 'created', integer_minusInfinity_2147483647, invalid),
    updated: required(from, 'updated', integer_minusInfinity_2147483647, invalid),
    largePriceChanges: required(from, 'largePriceChanges', integer_minusInfinity_2147483647, invalid),
    changes: required(from, 'changes', list_parseImportRow, invalid),
    import: optional(from, 'import', parseProductImport, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseCsvFault(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    row: required(from, 'row', integer_minusInfinity_2147483647, invalid),
    field: required(from, 'field', parseText, invalid),
    message: required(from, 'message', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseImportRow(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    row: required(from, 'row', integer_minusInfinity_2147483647, invalid),
    sku: required(from, 'sku', parseText, invalid),
    product: required(from, 'product', parseText, invalid),
    action: required(from, 'action', oneOf_create_update_unchanged, invalid),
    fields: required(from, 'fields', list_parseImportRowFieldsItem, invalid),
    isLargePriceChange: required(from, 'isLargePriceChange', absentIsFalse_parseBoolean, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseImportRowFieldsItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    field: required(from, 'field', parseText, invalid),
    before: required(from, 'before', parseText, invalid),
    after: required(from, 'after', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseProductImport(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    importId: required(from, 'importId', parseText, invalid),
    rows: required(from, 'rows', integer_minusInfinity_2147483647, invalid),
    done: required(from, 'done', integer_minusInfinity_2147483647, invalid),
    added: required(from, 'added', integer_minusInfinity_2147483647, invalid),
    updated: required(from, 'updated', integer_minusInfinity_2147483647, invalid),
    isFinished: required(from, 'isFinished', absentIsFalse_parseBoolean, invalid),
    problem: optional(from, 'problem', parseText, undefined, invalid),
    faults: required(from, 'faults', list_parseCsvFault, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseImportAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    import: required(from, 'import', parseProductImport, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseStockImportAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    rows: required(from, 'rows', integer_minusInfinity_2147483647, invalid),
    changes: required(from, 'changes', integer_minusInfinity_2147483647, invalid),
    faults: required(from, 'faults', list_parseCsvFault, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseVariantAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    variant: required(from, 'variant', parseVariant, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePeopleAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    people: required(from, 'people', list_parsePerson, invalid),
    totalPages: required(from, 'totalPages', integer_minusInfinity_2147483647, invalid),
    totalItems: required(from, 'totalItems', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePerson(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    personId: required(from, 'personId', parseText, invalid),
    name: required(from, 'name', parseText, invalid),
    email: required(from, 'email', parseText, invalid),
    role: required(from, 'role', parseText, invalid),
    sellerId: optional(from, 'sellerId', parseText, undefined, invalid),
    sellerName: optional(from, 'sellerName', parseText, undefined, invalid),
    hasSecondFactor: required(from, 'hasSecondFactor', absentIsFalse_parseBoolean, invalid),
    sessions: required(from, 'sessions', integer_minusInfinity_2147483647, invalid),
    lastLoginAt: optional(from, 'lastLoginAt', parseDateTime, undefined, invalid),
    version: required(from, 'version', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseInvitationsAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    invitations: required(from, 'invitations', list_parseInvitation, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseInvitation(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    invitationId: required(from, 'invitationId', parseText, invalid),
    email: required(from, 'email', parseText, invalid),
    role: required(from, 'role', parseText, invalid),
    sellerName: optional(from, 'sellerName', parseText, undefined, invalid),
    invitedBy: optional(from, 'invitedBy', parseText, undefined, invalid),
    invitedAt: required(from, 'invitedAt', parseDateTime, invalid),
    expiresAt: required(from, 'expiresAt', parseDateTime, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseInvitationAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    invitation: required(from, 'invitation', parseInvitation, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseRoleAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    role: required(from, 'role', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseShopperPageAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    shoppers: required(from, 'shoppers', list_parseListedShopper, invalid),
    totalPages: required(from, 'totalPages', integer_minusInfinity_2147483647, invalid),
    totalItems: required(from, 'totalItems', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseListedShopper(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    shopperId: required(from, 'shopperId', parseText, invalid),
    name: required(from, 'name', parseText, invalid),
    email: required(from, 'email', parseText, invalid),
    phone: optional(from, 'phone', parseText, undefined, invalid),
    role: required(from, 'role', parseText, invalid),
    createdAt: required(from, 'createdAt', parseDateTime, invalid),
    orders: required(from, 'orders', integer_minusInfinity_2147483647, invalid),
    isBlocked: required(from, 'isBlocked', absentIsFalse_parseBoolean, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseShopperRecordAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    shopper: required(from, 'shopper', parseShopperRecord, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseShopperRecord(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    account: required(from, 'account', parseListedShopper, invalid),
    isProven: required(from, 'isProven', absentIsFalse_parseBoolean, invalid),
    newsletter: required(from, 'newsletter', oneOf_none_waiting_confirmed, invalid),
    block: optional(from, 'block', parseShopperBlock, undefined, invalid),
    orderItems: required(from, 'orderItems', list_parseShopperOrderItem, invalid),
    returns: required(from, 'returns', list_parseShopperReturn, invalid),
    reviews: required(from, 'reviews', list_parseShopperReview, invalid),
    notes: required(from, 'notes', list_parseShopperNote, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseShopperBlock(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    reason: required(from, 'reason', parseText, invalid),
    by: optional(from, 'by', parseText, undefined, invalid),
    at: required(from, 'at', parseDateTime, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseShopperOrderItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    orderItemId: required(from, 'orderItemId', parseText, invalid),
    orderId: required(from, 'orderId', parseText, invalid),
    name: required(from, 'name', parseText, invalid),
    quantity: required(from, 'quantity', integer_minusInfinity_2147483647, invalid),
    status: required(from, 'status', parseText, invalid),
    placedAt: required(from, 'placedAt', parseDateTime, invalid),
    total: required(from, 'total', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseShopperReturn(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    returnId: required(from, 'returnId', parseText, invalid),
    orderItemId: required(from, 'orderItemId', parseText, invalid),
    state: required(from, 'state', oneOf_requested_approved_declined_picked_up_received_withdrawn_refunded_exchanged, invalid),
    requestedAt: required(from, 'requestedAt', parseDateTime, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseShopperReview(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    reviewId: required(from, 'reviewId', parseText, invalid),
    productName: required(from, 'productName', parseText, invalid),
    rating: required(from, 'rating', integer_minusInfinity_2147483647, invalid),
    comment: required(from, 'comment', parseText, invalid),
    createdAt: required(from, 'createdAt', parseDateTime, invalid),
    isHidden: required(from, 'isHidden', absentIsFalse_parseBoolean, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseShopperNote(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    noteId: required(from, 'noteId', parseText, invalid),
    text: required(from, 'text', parseText, invalid),
    by: optional(from, 'by', parseText, undefined, invalid),
    at: required(from, 'at', parseDateTime, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseAuditPageAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    entries: required(from, 'entries', list_parseAuditEntry, invalid),
    totalPages: required(from, 'totalPages', integer_minusInfinity_2147483647, invalid),
    totalItems: required(from, 'totalItems', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseAuditEntry(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    id: required(from, 'id', parseText, invalid),
    at: required(from, 'at', parseDateTime, invalid),
    by: required(from, 'by', parseText, invalid),
    name: optional(from, 'name', parseText, undefined, invalid),
    email: optional(from, 'email', parseText, undefined, invalid),
    role: required(from, 'role', parseText, invalid),
    operation: required(from, 'operation', parseText, invalid),
    object: optional(from, 'object', parseText, undefined, invalid),
    outcome: required(from, 'outcome', parseText, invalid),
    requestId: optional(from, 'requestId', parseText, undefined, invalid),
    details: required(from, 'details', list_parseAuditDetail, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseAuditDetail(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    name: required(from, 'name', parseText, invalid),
    before: optional(from, 'before', parseText, undefined, invalid),
    after: optional(from, 'after', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseAdditions(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    additions: required(from, 'additions', list_parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseShopSettingsAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    settings: required(from, 'settings', parseShopSettings, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseShopSettings(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    words: required(from, 'words', parseWordSettings, invalid),
    contact: required(from, 'contact', parseContactSettings, invalid),
    categories: required(from, 'categories', parseCategorySettings, invalid),
    policies: required(from, 'policies', parsePolicySettings, invalid),
    payment: required(from, 'payment', parsePaymentSettings, invalid),
    legal: required(from, 'legal', parseLegalSettings, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseWordSettings(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    tagline: required(from, 'tagline', parseText, invalid),
    offer: required(from, 'offer', parseText, invalid),
    description: required(from, 'description', parseText, invalid),
    newsletter: required(from, 'newsletter', parseText, invalid),
    claims: required(from, 'claims', list_parseClaimSettings, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseClaimSettings(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    title: required(from, 'title', parseText, invalid),
    text: required(from, 'text', parseText, invalid),
    textWithCash: optional(from, 'textWithCash', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseContactSettings(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    email: required(from, 'email', parseText, invalid),
    replyHours: required(from, 'replyHours', integer_minusInfinity_2147483647, invalid),
    phone: required(from, 'phone', parseText, invalid),
    phoneUrl: required(from, 'phoneUrl', parseText, invalid),
    hours: required(from, 'hours', parseText, invalid),
    chatUrl: required(from, 'chatUrl', parseText, invalid),
    address: required(from, 'address', list_parseText, invalid),
    social: required(from, 'social', list_parseSocialLink, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSocialLink(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    name: required(from, 'name', parseText, invalid),
    url: required(from, 'url', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseCategorySettings(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    menu: required(from, 'menu', list_parseCategoryWords, invalid),
    homeSections: required(from, 'homeSections', list_parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseCategoryWords(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    name: required(from, 'name', parseText, invalid),
    plural: required(from, 'plural', parseText, invalid),
    line: optional(from, 'line', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePolicySettings(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    processingDays: required(from, 'processingDays', parseDayRange, invalid),
    standardDays: required(from, 'standardDays', parseDayRange, invalid),
    expressDays: required(from, 'expressDays', parseDayRange, invalid),
    freeShippingOver: required(from, 'freeShippingOver', integer_minusInfinity_2147483647, invalid),
    returnDays: required(from, 'returnDays', integer_minusInfinity_2147483647, invalid),
    damageHours: required(from, 'damageHours', integer_minusInfinity_2147483647, invalid),
    cancelRefundDays: required(from, 'cancelRefundDays', parseDayRange, invalid),
    returnRefundDays: required(from, 'returnRefundDays', parseDayRange, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseDayRange(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    from: required(from, 'from', integer_minusInfinity_2147483647, invalid),
    to: required(from, 'to', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePaymentSettings(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    firstPurchasePercent: required(from, 'firstPurchasePercent', integer_minusInfinity_2147483647, invalid),
    maxCash: required(from, 'maxCash', integer_minusInfinity_2147483647, invalid),
    maxCashOrdersDue: required(from, 'maxCashOrdersDue', integer_minusInfinity_2147483647, invalid),
    maxFirstCashPieces: required(from, 'maxFirstCashPieces', integer_minusInfinity_2147483647, invalid),
    maxRefusedParcels: required(from, 'maxRefusedParcels', integer_minusInfinity_2147483647, invalid),
    refusedWithinDays: required(from, 'refusedWithinDays', integer_minusInfinity_2147483647, invalid),
    refusedPinPrefixes: required(from, 'refusedPinPrefixes', list_parseText, invalid),
    options: required(from, 'options', list_parsePaymentOption, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePaymentOption(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    methods: required(from, 'methods', list_oneOf_upi_card_netbanking_wallet, invalid),
    label: required(from, 'label', parseText, invalid),
    hint: optional(from, 'hint', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseLegalSettings(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    shop: required(from, 'shop', parseSellerFacts, invalid),
    sellers: required(from, 'sellers', list_parseRegisteredSeller, invalid),
    countryOfOrigin: required(from, 'countryOfOrigin', parseText, invalid),
    grievanceOfficer: required(from, 'grievanceOfficer', parseGrievanceOfficer, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSellerFacts(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    legalName: required(from, 'legalName', parseText, invalid),
    address: required(from, 'address', list_parseText, invalid),
    state: required(from, 'state', oneOf_Andaman_and_Nicobar_Islands_Andhra_Pradesh_Arunachal_Pradesh_Assam_Bihar_Chandigarh_Chhattisgarh_Dadra_and_Nagar_Haveli_and_Daman_and_Diu_Delhi_Goa_Gujarat_Haryana_Himachal_Pradesh_Jammu_and_Kashmir_Jharkhand_Karnataka_Kerala_Ladakh_Lakshadweep_Madhya_Pradesh_Maharashtra_Manipur_Meghalaya_Mizoram_Nagaland_Odisha_Puducherry_Punjab_Rajasthan_Sikkim_Tamil_Nadu_Telangana_Tripura_Uttar_Pradesh_Uttarakhand_West_Bengal, invalid),
    gstin: required(from, 'gstin', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseRegisteredSeller(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    sellerId: required(from, 'sellerId', parseText, invalid),
    facts: required(from, 'facts', parseSellerFacts, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseGrievanceOfficer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    name: required(from, 'name', parseText, invalid),
    email: required(from, 'email', parseText, invalid),
    phone: required(from, 'phone', parseText, invalid),
    hours: required(from, 'hours', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSettingsAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    sections: required(from, 'sections', list_parseSettingsSection, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSettingsSection(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    name: required(from, 'name', oneOf_words_contact_categories_policies_payment_legal, invalid),
    version: required(from, 'version', integer_0_2147483647, invalid),
    isDefault: required(from, 'isDefault', absentIsFalse_parseBoolean, invalid),
    content: required(from, 'content', parseSettingsContent, invalid),
    defaults: required(from, 'defaults', parseSettingsContent, invalid),
    changedAt: optional(from, 'changedAt', parseDateTime, undefined, invalid),
    changedBy: optional(from, 'changedBy', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSettingsContent(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    words: optional(from, 'words', parseWordSettings, undefined, invalid),
    contact: optional(from, 'contact', parseContactSettings, undefined, invalid),
    categories: optional(from, 'categories', parseCategorySettings, undefined, invalid),
    policies: optional(from, 'policies', parsePolicySettings, undefined, invalid),
    payment: optional(from, 'payment', parsePaymentSettings, undefined, invalid),
    legal: optional(from, 'legal', parseLegalSettings, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSettingsSectionAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    section: required(from, 'section', parseSettingsSection, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSettingsHistoryAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    versions: required(from, 'versions', list_parseSettingsVersion, invalid),
    totalItems: required(from, 'totalItems', integer_0_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSettingsVersion(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    version: required(from, 'version', integer_1_2147483647, invalid),
    isDefault: required(from, 'isDefault', absentIsFalse_parseBoolean, invalid),
    content: required(from, 'content', parseSettingsContent, invalid),
    previous: required(from, 'previous', parseSettingsContent, invalid),
    changedAt: required(from, 'changedAt', parseDateTime, invalid),
    changedBy: required(from, 'changedBy', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseCategoriesAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    categories: required(from, 'categories', list_parseCategoriesAnswerCategoriesItem, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseCategoriesAnswerCategoriesItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    name: required(from, 'name', parseText, invalid),
    productCount: required(from, 'productCount', integer_minusInfinity_2147483647, invalid),
    sharePicture: optional(from, 'sharePicture', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseCraftsAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    crafts: required(from, 'crafts', list_parseCraftsAnswerCraftsItem, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseCraftsAnswerCraftsItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    slug: required(from, 'slug', parseText, invalid),
    name: required(from, 'name', parseText, invalid),
    story: required(from, 'story', list_parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseSearchSuggestionsAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    searches: required(from, 'searches', list_parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parsePinCodeAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    pinCode: required(from, 'pinCode', parseText, invalid),
    city: required(from, 'city', parseText, invalid),
    state: required(from, 'state', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseDeliveryEstimateAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    pinCode: required(from, 'pinCode', parseText, invalid),
    isServed: required(from, 'isServed', absentIsFalse_parseBoolean, invalid),
    message: optional(from, 'message', parseText, undefined, invalid),
    earliest: optional(from, 'earliest', parseText, undefined, invalid),
    latest: optional(from, 'latest', parseText, undefined, invalid),
    items: required(from, 'items', list_parseItemEstimate, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseItemEstimate(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    sku: required(from, 'sku', parseText, invalid),
    earliest: required(from, 'earliest', parseText, invalid),
    latest: required(from, 'latest', parseText, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseShowcasesAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    showcases: required(from, 'showcases', list_parseShowcasesAnswerShowcasesItem, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseShowcasesAnswerShowcasesItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    category: required(from, 'category', parseText, invalid),
    products: required(from, 'products', list_parseProduct, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseProductsAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    products: required(from, 'products', list_parseProduct, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReviewedProductAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    product: required(from, 'product', parseProduct, invalid),
    reviews: required(from, 'reviews', list_parseReviewsOfVariant, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReviewsOfVariant(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    sku: required(from, 'sku', parseText, invalid),
    totalCount: required(from, 'totalCount', integer_minusInfinity_2147483647, invalid),
    reviews: required(from, 'reviews', list_parseReview, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseVariantsAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    variants: required(from, 'variants', list_parseVariant, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReviewsBySkuAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    reviews: required(from, 'reviews', list_parseReviewsOfVariant, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReviewListAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    reviews: required(from, 'reviews', list_parseReview, invalid),
    totalCount: required(from, 'totalCount', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReviewSummaryAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    counts: required(from, 'counts', list_integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReviewMarksAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    marks: required(from, 'marks', list_parseReviewMark, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseReviewMark(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    reviewId: required(from, 'reviewId', parseText, invalid),
    isOwn: required(from, 'isOwn', absentIsFalse_parseBoolean, invalid),
    isHelpful: required(from, 'isHelpful', absentIsFalse_parseBoolean, invalid),
    isReported: required(from, 'isReported', absentIsFalse_parseBoolean, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseMarkedReviewAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    review: required(from, 'review', parseReview, invalid),
    mark: required(from, 'mark', parseReviewMark, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseStaffReviewPageAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    reviews: required(from, 'reviews', list_parseStaffReview, invalid),
    hasMore: required(from, 'hasMore', absentIsFalse_parseBoolean, invalid),
    totalItems: optional(from, 'totalItems', integer_0_2147483647, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseStaffReview(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    review: required(from, 'review', parseReview, invalid),
    productId: required(from, 'productId', parseText, invalid),
    productName: required(from, 'productName', parseText, invalid),
    reportCount: required(from, 'reportCount', integer_minusInfinity_2147483647, invalid),
    reports: required(from, 'reports', list_parseText, invalid),
    hiddenAt: optional(from, 'hiddenAt', parseDateTime, undefined, invalid),
    hiddenReason: optional(from, 'hiddenReason', parseText, undefined, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseStaffReviewAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    review: required(from, 'review', parseStaffReview, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseRecentReviewsAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    reviews: required(from, 'reviews', list_parseRecentReview, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseRecentReview(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    sku: required(from, 'sku', parseText, invalid),
    review: required(from, 'review', parseReview, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseRatingsAnswer(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    ratings: required(from, 'ratings', list_parseRatingsAnswerRatingsItem, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseRatingsAnswerRatingsItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    productId: required(from, 'productId', parseText, invalid),
    rating: required(from, 'rating', number_minusInfinity_Infinity, invalid),
    reviewCount: required(from, 'reviewCount', integer_minusInfinity_2147483647, invalid),
    variants: required(from, 'variants', list_parseRatingsAnswerRatingsItemVariantsItem, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseRatingsAnswerRatingsItemVariantsItem(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    sku: required(from, 'sku', parseText, invalid),
    reviewCount: required(from, 'reviewCount', integer_minusInfinity_2147483647, invalid),
  };
  return identified(parsed, from, invalid, before);
}

function parseHealth(value: unknown, invalid: InvalidPart[]) {
  const from = object(value);
  const before = invalid.length;
  const parsed = {
    status: required(from, 'status', oneOf_ok, invalid),
  };
  return identified(parsed, from, invalid, before);
}

const productDimensionIfMissing = parseDefault(parseText, "");
const productWeightIfMissing = parseDefault(numberOrText_minusInfinity_Infinity, "");
const productSizeIfMissing = parseDefault(parseText, "");
const productPriceIfMissing = parseDefault(decimal_0_100000000, 0);
const variantImageIfMissing = parseDefault(parseText, "");
const variantStockIfMissing = parseDefault(integerOrBoolean_minusInfinity_2147483647, false);
const productVariantsIfMissing = parseDefault(list_parseVariant, []);
const catalogueCategoryCountsIfMissing = parseDefault(record_integer_minusInfinity_2147483647, {});
const reviewCommentIfMissing = parseDefault(parseText, "");
const reviewUserEmailIfMissing = parseDefault(parseText, "");
const reviewUserIfMissing = parseDefault(parseReviewUser, {"email":""});
const productPageTotalPagesIfMissing = parseDefault(integer_0_2147483647, 0);
const profileNameIfMissing = parseDefault(parseText, "");
const profilePhoneIfMissing = parseDefault(parseText, "");
const profileIs_first_purchaseIfMissing = parseDefault(parseBoolean, false);
const cartItemVariantImageIfMissing = parseDefault(parseText, "");
const cartItemVariantStockIfMissing = parseDefault(integerOrBoolean_minusInfinity_2147483647, false);
const wishlistItemVariantImageIfMissing = parseDefault(parseText, "");
const wishlistItemVariantStockIfMissing = parseDefault(integerOrBoolean_minusInfinity_2147483647, false);
const orderItemStatusIfMissing = parseDefault(parseText, "");
const orderItemVariantImageIfMissing = parseDefault(parseText, "");
const orderItemVariantProductNameIfMissing = parseDefault(parseText, "");
const orderItemVariantProductCategoryIfMissing = parseDefault(parseText, "");
const addressNameIfMissing = parseDefault(parseText, "");
const addressAddressIfMissing = parseDefault(parseText, "");
const addressCityIfMissing = parseDefault(parseText, "");
const addressStateIfMissing = parseDefault(parseText, "");
const addressPinCodeIfMissing = parseDefault(parseText, "");
const addressPhoneIfMissing = parseDefault(parseText, "");
const addressEmailIfMissing = parseDefault(parseText, "");
const orderItemOrderShippingDetailIfMissing = parseDefault(parseAddress, {});
const orderItemSellerShopNameIfMissing = parseDefault(parseText, "");
const orderItemSellerIfMissing = parseDefault(parseOrderItemSeller, {"shopName":""});
const orderItemIs_canceled_by_userIfMissing = parseDefault(parseBoolean, false);
const orderItemReview_doneIfMissing = parseDefault(parseBoolean, false);
const managedProductPicturesIfMissing = parseDefault(list_parseManagedProductPicturesItem, []);
/** The parser of each operation's response. */
export const RESPONSE_PARSERS: Readonly<Record<string, Parser>> = {
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
  requestEmailChange: parseEmailChangeAnswer,
  confirmEmailChange: parseMessageAnswer,
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
  uploadPicture: parseUploadAnswer,
  getCart: parseCartAnswer,
  addToCart: parseCartItemAnswer,
  addManyToCart: parseCartAnswer,
  applyPromoCode: parseCartAnswer,
  removePromoCode: parseCartAnswer,
  getCartOffers: parseCartOffersAnswer,
  removeFromCart: parseMessageAnswer,
  setCartItemQuantity: parseCartItemAnswer,
  setCartItemServices: parseCartItemAnswer,
  moveToWishlist: parseWishlistItemAnswer,
  getWishlist: parseWishlistAnswer,
  addToWishlist: parseWishlistItemAnswer,
  removeFromWishlist: parseMessageAnswer,
  moveToCart: parseCartItemAnswer,
  getNotices: parseNoticesAnswer,
  requestNotice: parseNoticeAnswer,
  requestVisitorNotice: parseMessageAnswer,
  confirmNotice: parseMessageAnswer,
  stopNotices: parseMessageAnswer,
  cancelNotice: parseMessageAnswer,
  validatePromoCode: parsePromoAnswer,
  getPromoCodes: parsePromoCodePageAnswer,
  createPromoCode: parsePromoCodeAnswer,
  getPromoCode: parsePromoCodeAnswer,
  updatePromoCode: parsePromoCodeAnswer,
  pausePromoCode: parsePromoCodeAnswer,
  endPromoCode: parsePromoCodeAnswer,
  deletePromoCode: parseMessageAnswer,
  subscribeToNewsletter: parseMessageAnswer,
  confirmNewsletter: parseMessageAnswer,
  leaveNewsletter: parseMessageAnswer,
  getOwnNewsletter: parseOwnNewsletterAnswer,
  setNewsletter: parseOwnNewsletterAnswer,
  countSubscribers: parseSubscribersAnswer,
  sendNewsletter: parseSendNewsletterAnswer,
  getNewsletterIssues: parseNewsletterIssuesAnswer,
  getNewsletterDrafts: parseNewsletterDraftsAnswer,
  createNewsletterDraft: parseNewsletterDraftAnswer,
  getNewsletterDraft: parseNewsletterDraftAnswer,
  updateNewsletterDraft: parseNewsletterDraftAnswer,
  deleteNewsletterDraft: parseMessageAnswer,
  testNewsletterDraft: parseMessageAnswer,
  sendNewsletterDraft: parseSendNewsletterAnswer,
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
  getUnpaidOrder: parseUnpaidOrderAnswer,
  buyAgain: parseBuyAgainAnswer,
  requestOrderLookup: parseOrderLookupAnswer,
  openOrderLookup: parseOpenedOrderLookupAnswer,
  readOrderLookup: parseReadOrderLookupAnswer,
  getSales: parseOrderPageAnswer,
  getSale: parseOrderAnswer,
  getSaleOrder: parseSaleOrderAnswer,
  addOrderNote: parseOrderNoteAnswer,
  getParcelPapers: parsePdfAnswer,
  confirmOrderItem: parseOrderAnswer,
  dispatchOrderItem: parseOrderAnswer,
  deliverOrderItem: parseOrderAnswer,
  rejectOrderItem: parseOrderAnswer,
  collectCash: parseOrderAnswer,
  refuseDelivery: parseOrderAnswer,
  requestReturn: parseReturnAnswer,
  getReturn: parseReturnAnswer,
  withdrawReturn: parseReturnAnswer,
  getReturns: parseReturnPageAnswer,
  getReturnOf: parseReturnAnswer,
  approveReturn: parseReturnAnswer,
  declineReturn: parseReturnAnswer,
  pickUpReturn: parseReturnAnswer,
  receiveReturn: parseReturnAnswer,
  readReturnPayout: parseReturnPayoutAnswer,
  payReturn: parseReturnAnswer,
  getInvoice: parseInvoiceFileAnswer,
  getInvoices: parseInvoicePageAnswer,
  getInvoiceOf: parseInvoiceOfAnswer,
  addProduct: parseAddedProductAnswer,
  getSamples: parseSampleCounts,
  addSamples: parseMessageAnswer,
  removeSamples: parseSampleCounts,
  getDashboard: parseDashboardAnswer,
  getExports: parseExportPageAnswer,
  requestExport: parseExportedFileAnswer,
  getExportFile: parseExportFileAnswer,
  getSellers: parseSellersAnswer,
  addSeller: parseSellersAnswer,
  updateSeller: parseSellerAnswer,
  setSellerEnded: parseSellerAnswer,
  getSellerStatements: parseSellerStatementsAnswer,
  paySellerStatement: parseSellerStatementAnswer,
  getManagedProducts: parseManagedProductsAnswer,
  getManagedProduct: parseManagedProductAnswer,
  editProduct: parseManagedProductAnswer,
  removeProduct: parseMessageAnswer,
  setProductState: parseManagedProductAnswer,
  setProductPictures: parseManagedProductAnswer,
  addVariant: parseManagedProductAnswer,
  editVariant: parseManagedProductAnswer,
  getStockMovements: parseStockMovementsAnswer,
  getPriceHistory: parsePriceHistoryAnswer,
  setPrice: parseProductAnswer,
  getStock: parseStockPageAnswer,
  exportProducts: parseCsvAnswer,
  importProducts: parseProductImportAnswer,
  getProductImport: parseImportAnswer,
  exportStock: parseCsvAnswer,
  importStock: parseStockImportAnswer,
  changeStock: parseVariantAnswer,
  setRole: parseMessageAnswer,
  getPeople: parsePeopleAnswer,
  endSessionsOf: parseMessageAnswer,
  getInvitations: parseInvitationsAnswer,
  inviteStaff: parseInvitationAnswer,
  withdrawInvitation: parseMessageAnswer,
  acceptInvitation: parseRoleAnswer,
  getShoppers: parseShopperPageAnswer,
  getShopperRecord: parseShopperRecordAnswer,
  blockShopper: parseShopperRecordAnswer,
  unblockShopper: parseShopperRecordAnswer,
  addShopperNote: parseShopperRecordAnswer,
  deleteShopperNote: parseShopperRecordAnswer,
  getAuditLog: parseAuditPageAnswer,
  getAdditions: parseAdditions,
  getShopSettings: parseShopSettingsAnswer,
  getSettings: parseSettingsAnswer,
  saveSettings: parseSettingsSectionAnswer,
  getSettingsHistory: parseSettingsHistoryAnswer,
  restoreSettings: parseSettingsSectionAnswer,
  getCategories: parseCategoriesAnswer,
  getCrafts: parseCraftsAnswer,
  getSearchSuggestions: parseSearchSuggestionsAnswer,
  getPinCode: parsePinCodeAnswer,
  getDeliveryEstimate: parseDeliveryEstimateAnswer,
  getShowcases: parseShowcasesAnswer,
  getProducts: parseProductsAnswer,
  getGoesWith: parseProductsAnswer,
  getReviewedProduct: parseReviewedProductAnswer,
  getVariants: parseVariantsAnswer,
  getReviews: parseReviewsBySkuAnswer,
  getProductReviews: parseReviewListAnswer,
  getReviewSummary: parseReviewSummaryAnswer,
  getReviewMarks: parseReviewMarksAnswer,
  markReviewHelpful: parseMarkedReviewAnswer,
  reportReview: parseMarkedReviewAnswer,
  getAllReviews: parseStaffReviewPageAnswer,
  answerReview: parseStaffReviewAnswer,
  hideReview: parseStaffReviewAnswer,
  showReview: parseStaffReviewAnswer,
  getRecentReviews: parseRecentReviewsAnswer,
  getRatings: parseRatingsAnswer,
  searchProducts: parseProductPage,
  getLiveness: parseHealth,
  getReadiness: parseHealth,
};

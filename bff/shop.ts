import { reviewOrderItemLimits } from '../schema/generated/limits.ts';
import { CANCEL_REASONS } from '../schema/reasons.ts';
import {
  CASH_ON_DELIVERY,
  CATEGORIES,
  CATEGORY_WORDS,
  FIRST_PURCHASE_PERCENT,
  HOME_SECTIONS,
  PAYMENT_OPTIONS,
  PROMISES,
  SHOP,
} from '../schema/shop.ts';
import { INDIAN_STATES } from '../schema/states.ts';
import { MAX_PICTURES } from '../schema/uploads.ts';
import {
  HOLD_MINUTES,
  MAX_ADDRESS_TEXT,
  MAX_CART_LINES,
  MAX_QUANTITY,
  MAX_WISHLIST_ITEMS,
  ORDER_PAGE_SIZE,
  PAGE_SIZE,
  PASSWORD_LENGTH,
  PICKUP_WITHIN_DAYS,
  PICTURE_RATIO,
  PICTURE_WIDTHS,
  REVIEWS_SIZE,
} from '../schema/vocabulary.ts';
import { COLLECTION_IN_REST, OCCASION_IN_REST } from './catalog/enum-maps.ts';
import type { CategoryNode } from './catalog/nodes.ts';
import type { ClientSettings } from './config.ts';
import type { Collection, Occasion, ProductSort } from './generated/schema-types.ts';
import { ALL_REASONS, METHOD_IN_SCHEMA, REASON_IN_REST } from './orders/enum-maps.ts';
import { ALL_RETURN_REASONS, returnReasonText } from './orders/return-nodes.ts';
import { API_LIMITS } from './graphql/api-limits.ts';
import { BURST_SECONDS } from './graphql/cost-budget.ts';
import { Money } from './host/money.ts';

/** The shop facts that are equal for every visitor, without its fabrics. */
export type ShopNode = ReturnType<typeof shopFacts>;

const COLLECTIONS = ['FEATURED', 'BEST_SELLERS', 'NEW_ARRIVALS'] as const satisfies readonly Collection[];
const OCCASIONS = ['WEDDING', 'FESTIVAL', 'PARTY', 'CASUAL', 'OFFICE_WEAR'] as const satisfies readonly Occasion[];

const SORTS = [
  'RELEVANCE',
  'NEWEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'RATING',
  'DISCOUNT',
  'POPULARITY',
] as const satisfies readonly ProductSort[];

/** Returns the values, each with its label. */
const labelsOf = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: words[value] }));

/** Returns the value of `shop` without its fabrics. */
export function shopFacts({ publicUrl, trialUrl, costPerSecond, ...settings }: ClientSettings) {
  const { otpLength } = settings;
  const url = publicUrl ?? trialUrl ?? null;
  const { name, nameInHindi, tagline, trade, description, offer, newsletter, social } = SHOP;
  return {
    name,
    nameInHindi: nameInHindi || null,
    tagline,
    trade,
    description,
    offer,
    claims: claimFacts(false),
    newsletter,
    url,
    contact: contactFacts(),
    social: social.map((link) => ({ name: link.name, url: link.href })),
    policies: policyFacts(),
    currency: 'INR' as const,
    limits: limitFacts(otpLength),
    pageSizes: { products: PAGE_SIZE, orders: ORDER_PAGE_SIZE, reviews: REVIEWS_SIZE },
    states: [...INDIAN_STATES],
    categories: CATEGORIES.map(categoryLabel),
    homeSections: [...HOME_SECTIONS],
    collections: labelsOf(COLLECTIONS, COLLECTION_IN_REST),
    occasions: labelsOf(OCCASIONS, OCCASION_IN_REST),
    ...orderFacts(),
    sorts: [...SORTS],
    payment: paymentFacts(settings),
    pictures: { origin: url, widths: [...PICTURE_WIDTHS], ratio: PICTURE_RATIO },
    api: { ...API_LIMITS, costPerSecond, costAtOnce: costPerSecond * BURST_SECONDS },
  };
}

/** Returns the reasons of cancellations and returns, and the limits of a return. */
function orderFacts() {
  return {
    cancelReasons: ALL_REASONS.map((value) => ({ value, label: CANCEL_REASONS[REASON_IN_REST[value]] })),
    returnReasons: ALL_RETURN_REASONS.map((value) => ({ value, label: returnReasonText(value) })),
    returnPictures: MAX_PICTURES,
    pickupWithinDays: PICKUP_WITHIN_DAYS,
  };
}

function paymentFacts({ razorpayKeyId, paymentWidgetUrl }: Pick<ClientSettings, 'razorpayKeyId' | 'paymentWidgetUrl'>) {
  return {
    provider: 'razorpay',
    keyId: razorpayKeyId ?? null,
    widgetUrl: paymentWidgetUrl,
    options: PAYMENT_OPTIONS.map(({ methods, label, hint }) => ({
      methods: methods.map((method) => METHOD_IN_SCHEMA[method]),
      label,
      hint: hint || null,
    })),
  };
}

/** Returns the promises of the shop; cash on delivery only if the host accepts it. */
export function claimFacts(hostTakesCash: boolean) {
  const takesCash = hostTakesCash && CASH_ON_DELIVERY.maxRupees > 0;
  return SHOP.claims.map(({ title, words, withCash = words }) => ({ title, text: takesCash ? withCash : words }));
}

/** Returns the categories of a host that are not in the owner's table and not empty. */
export function otherCategories(all: readonly CategoryNode[]) {
  const known = new Set<string>(CATEGORIES.map((name) => name.toLowerCase()));
  const others = all.filter(({ name, productCount = 0 }) => productCount > 0 && !known.has(name.toLowerCase()));
  return others.map(({ name }) => categoryLabel(name));
}

/** A category without its own words has its name as plural, and no line. */
function categoryLabel(name: string) {
  const { plural = name, line = null } = CATEGORY_WORDS[name] ?? {};
  return { name, plural, line };
}

function limitFacts(otpLength: number) {
  return {
    quantity: MAX_QUANTITY,
    cartLines: MAX_CART_LINES,
    wishlistItems: MAX_WISHLIST_ITEMS,
    otpDigits: otpLength,
    passwordCharacters: PASSWORD_LENGTH.least,
    passwordCharactersAtMost: PASSWORD_LENGTH.most,
    reviewCharacters: reviewOrderItemLimits.comment.maxLength,
    addressName: MAX_ADDRESS_TEXT.name,
    addressText: MAX_ADDRESS_TEXT.address,
    addressLandmark: MAX_ADDRESS_TEXT.landmark,
    addressCity: MAX_ADDRESS_TEXT.city,
  };
}

function contactFacts() {
  const { email, replyHours, phone, hours, chat, address } = SHOP;
  return { email, replyHours, phone: phone.display, phoneUrl: phone.link, hours, chatUrl: chat, address: [...address] };
}

function policyFacts() {
  const { returnDays, damageHours } = PROMISES;
  return {
    processingDays: daysOf(PROMISES.processingDays),
    standardDeliveryDays: daysOf(PROMISES.standardDays),
    expressDeliveryDays: daysOf(PROMISES.expressDays),
    freeShippingOver: new Money(PROMISES.freeShippingOver * 100),
    returnDays,
    damageHours,
    cancelRefundDays: daysOf(PROMISES.cancelRefundDays),
    returnRefundDays: daysOf(PROMISES.returnRefundDays),
    firstPurchasePercent: FIRST_PURCHASE_PERCENT,
    holdMinutes: HOLD_MINUTES,
  };
}

/** Parses a range of days such as `5-7`. */
function daysOf(range: string): { from: number; to: number } {
  const [from = 0, to = from] = range.split('-').map(Number);
  return { from, to };
}

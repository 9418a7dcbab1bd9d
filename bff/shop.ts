import { reviewOrderItemLimits } from '../schema/generated/limits.ts';
import { CANCEL_REASONS } from '../schema/reasons.ts';
import { DEFAULT_SETTINGS, fillFigures, type ShopSettings } from '../schema/settings.ts';
import { SHOP } from '../schema/shop.ts';
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

/** Returns the value of `shop` without its fabrics, with the settings of the files by default. */
export function shopFacts(
  { publicUrl, trialUrl, costPerSecond, ...client }: ClientSettings,
  settings: ShopSettings = DEFAULT_SETTINGS,
) {
  const { words, contact, categories } = settings;
  const url = publicUrl ?? trialUrl ?? null;
  const { name, nameInHindi, trade } = SHOP;
  return {
    name,
    nameInHindi: nameInHindi || null,
    tagline: words.tagline,
    trade,
    description: words.description,
    offer: fillFigures(words.offer, settings),
    claims: claimFacts(settings, false),
    newsletter: words.newsletter,
    url,
    contact,
    social: contact.social,
    policies: policyFacts(settings),
    currency: 'INR' as const,
    limits: limitFacts(client.otpLength),
    pageSizes: { products: PAGE_SIZE, orders: ORDER_PAGE_SIZE, reviews: REVIEWS_SIZE },
    states: [...INDIAN_STATES],
    categories: categories.menu.map(categoryLabel),
    homeSections: [...categories.homeSections],
    collections: labelsOf(COLLECTIONS, COLLECTION_IN_REST),
    occasions: labelsOf(OCCASIONS, OCCASION_IN_REST),
    ...orderFacts(),
    sorts: [...SORTS],
    payment: paymentFacts(client, settings.payment),
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

function paymentFacts(
  { razorpayKeyId, paymentWidgetUrl }: Pick<ClientSettings, 'razorpayKeyId' | 'paymentWidgetUrl'>,
  { options }: ShopSettings['payment'],
) {
  return {
    provider: 'razorpay',
    keyId: razorpayKeyId ?? null,
    widgetUrl: paymentWidgetUrl,
    options: options.map(({ methods, label, hint }) => ({
      methods: methods.map((method) => METHOD_IN_SCHEMA[method]),
      label,
      hint: hint || null,
    })),
  };
}

/** Returns the promises of the shop; cash on delivery only if the host accepts it. */
export function claimFacts(settings: ShopSettings, hostTakesCash: boolean) {
  const takesCash = hostTakesCash && settings.payment.maxCash > 0;
  return settings.words.claims.map(({ title, text, textWithCash = text }) => ({
    title,
    text: fillFigures(takesCash ? textWithCash : text, settings),
  }));
}

/** Returns the categories of a host that are not the shop's `own`, and not empty. */
export function otherCategories(own: readonly { name: string }[], all: readonly CategoryNode[]) {
  const known = new Set(own.map(({ name }) => name.toLowerCase()));
  const others = all.filter(({ name, productCount = 0 }) => productCount > 0 && !known.has(name.toLowerCase()));
  return others.map(({ name }) => categoryLabel({ name }));
}

/** A category without its own words has its name as plural, and no line. */
const categoryLabel = ({ name, plural = name, line }: { name: string; plural?: string; line?: string }) => ({
  name,
  plural,
  line: line ?? null,
});

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

function policyFacts({ policies, payment }: ShopSettings) {
  return {
    processingDays: policies.processingDays,
    standardDeliveryDays: policies.standardDays,
    expressDeliveryDays: policies.expressDays,
    freeShippingOver: new Money(policies.freeShippingOver * 100),
    returnDays: policies.returnDays,
    damageHours: policies.damageHours,
    cancelRefundDays: policies.cancelRefundDays,
    returnRefundDays: policies.returnRefundDays,
    firstPurchasePercent: payment.firstPurchasePercent,
    holdMinutes: HOLD_MINUTES,
  };
}

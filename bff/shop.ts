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
import {
  HOLD_MINUTES,
  MAX_ADDRESS_TEXT,
  MAX_CART_LINES,
  MAX_QUANTITY,
  MAX_WISHLIST_ITEMS,
  MOST_PIECES,
  ORDER_PAGE_SIZE,
  PAGE_SIZE,
  PASSWORD_LENGTH,
  PICTURE_RATIO,
  PICTURE_WIDTHS,
  REVIEWS_SIZE,
} from '../schema/vocabulary.ts';
import { COLLECTION_IN_REST, OCCASION_IN_REST } from './catalog/enum-maps.ts';
import type { CategoryNode } from './catalog/nodes.ts';
import type { ToldSettings } from './config.ts';
import type { Collection, Occasion, Resolvers } from './generated/resolvers.ts';
import { ALL_REASONS, METHOD_IN_SCHEMA, REASON_IN_REST } from './orders/enum-maps.ts';
import { API_LIMITS } from './platform/graphql/api-limits.ts';
import { BURST_SECONDS } from './platform/graphql/cost-budget.ts';
import { Money } from './platform/money.ts';

/** What is the same for every visitor of the shop. Only its fabrics, and the categories of a foreign host, need a call. */
export const shopResolvers = {
  Query: { shop: (_, __, { settings }) => shopFacts(settings) },
  Shop: {
    categories: async ({ categories }, _, { catalog, capabilities: { isKnown, has }, deadline }, info) => {
      // Our own host sells by the same table.
      if (!isKnown || has('categories')) return categories;
      return [...categories, ...otherCategories((await deadline.nullIfLate(catalog.categories(), info)) ?? [])];
    },
    claims: (_, __, { capabilities }) => claimFacts(capabilities.has('cash-on-delivery')),
    // The specification bounds no quantity: such a host refuses what it doesn't take.
    limits: ({ limits }, _, { capabilities: { isKnown, has } }) =>
      isKnown && !has('cart-quantity') ? { ...limits, quantity: MOST_PIECES } : limits,
    tellsDeliveryDates: (_, __, { delivery }) => delivery.isOffered,
    // Such a host mails what proves an account; any other changes a password by the address alone.
    mailsPasswordLinks: (_, __, { capabilities }) => capabilities.has('own-account'),
    fabrics: async (_, __, { catalog, deadline }, info) => {
      const counts = await deadline.nullIfUnavailable(catalog.filterCounts({}), info);
      return counts?.filter(({ filter }) => filter === 'FABRIC').map(({ value }) => value) ?? null;
    },
  },
} satisfies Resolvers;

/** What is the same for every visitor, all but its fabrics. */
export type ShopNode = ReturnType<typeof shopFacts>;

const COLLECTIONS = ['FEATURED', 'BEST_SELLERS', 'NEW_ARRIVALS'] as const satisfies readonly Collection[];
const OCCASIONS = ['WEDDING', 'FESTIVAL', 'PARTY', 'CASUAL', 'OFFICE_WEAR'] as const satisfies readonly Occasion[];

/** These values, each with the words to be read. */
const labelsOf = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: words[value] }));

/** The answer of `shop`, all but its fabrics. */
export function shopFacts({ publicUrl, trialUrl, costPerSecond, ...settings }: ToldSettings) {
  const { razorpayKeyId, paymentWidgetUrl, otpLength } = settings;
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
    cancelReasons: ALL_REASONS.map((value) => ({ value, label: CANCEL_REASONS[REASON_IN_REST[value]] })),
    payment: {
      provider: 'razorpay',
      keyId: razorpayKeyId ?? null,
      widgetUrl: paymentWidgetUrl,
      options: PAYMENT_OPTIONS.map(({ methods, label, hint }) => ({
        methods: methods.map((method) => METHOD_IN_SCHEMA[method]),
        label,
        hint: hint || null,
      })),
    },
    pictures: { origin: url, widths: [...PICTURE_WIDTHS], ratio: PICTURE_RATIO },
    api: { ...API_LIMITS, costPerSecond, costAtOnce: costPerSecond * BURST_SECONDS },
  };
}

/** The promises of the shop, of cash at the door only where it is taken. */
function claimFacts(hostTakesCash: boolean) {
  const takesCash = hostTakesCash && CASH_ON_DELIVERY.maxRupees > 0;
  return SHOP.claims.map(({ title, words, withCash = words }) => ({ title, text: takesCash ? withCash : words }));
}

/** The categories of a host that the owner's table lacks, with something in them. */
function otherCategories(all: readonly CategoryNode[]) {
  const known = new Set<string>(CATEGORIES.map((name) => name.toLowerCase()));
  const others = all.filter(({ name, productCount = 0 }) => productCount > 0 && !known.has(name.toLowerCase()));
  return others.map(({ name }) => categoryLabel(name));
}

/** A category without words of its own has its name as plural, and no line. */
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

/** The days of a range such as `5-7`. */
function daysOf(range: string): { from: number; to: number } {
  const [from = 0, to = from] = range.split('-').map(Number);
  return { from, to };
}

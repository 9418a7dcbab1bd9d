import type { components } from './generated/rest.ts';
import { LEGAL_FACTS } from './sellers.ts';
import {
  CASH_ON_DELIVERY,
  CATEGORIES,
  CATEGORY_WORDS,
  FIRST_PURCHASE_PERCENT,
  HOME_SECTIONS,
  PAYMENT_OPTIONS,
  PROMISES,
  SHOP,
} from './shop.ts';

/** The settings of the shop that are in force: the saved sections, and the values of `shop.ts` for all others. */
export type ShopSettings = components['schemas']['ShopSettings'];
/** The content of one section, under its name. */
export type SettingsContent = components['schemas']['SettingsContent'];
/** The name of a section. */
export type SettingsSectionName = components['schemas']['SettingsSectionName'];
/** The settings, as a process knows them. */
export interface KnownSettings {
  /** The settings in force, at most some seconds old. */
  current(): ShopSettings;
  /** The promises that were in force at a moment: those of its time apply to an order. */
  policiesAt(moment: Date): ShopSettings['policies'];
}

type DayRange = components['schemas']['DayRange'];
type CategoryWords = components['schemas']['CategoryWords'];

/** The sections, in the order of the office. */
export const SETTINGS_SECTIONS = [
  'words',
  'contact',
  'categories',
  'policies',
  'payment',
  'legal',
] as const satisfies readonly SettingsSectionName[];

/** Parses a range of days such as `5-7`. */
function daysOf(range: string): DayRange {
  const [from = 0, to = from] = range.split('-').map(Number);
  return { from, to };
}

/** A range of days as text: `5-7`. */
export const rangeText = ({ from, to }: DayRange): string => (from === to ? `${from}` : `${from}-${to}`);

const wordsOfCategory = (name: string): CategoryWords => ({ name, ...(CATEGORY_WORDS[name] ?? { plural: name }) });

/** The values of `shop.ts` and `sellers.ts`. */
export const DEFAULT_SETTINGS: ShopSettings = {
  words: {
    tagline: SHOP.tagline,
    offer: SHOP.offer,
    description: SHOP.description,
    newsletter: SHOP.newsletter,
    claims: SHOP.claims.map(({ title, words, withCash }) => ({
      title,
      text: words,
      ...(withCash === undefined ? {} : { textWithCash: withCash }),
    })),
  },
  contact: {
    email: SHOP.email,
    replyHours: SHOP.replyHours,
    phone: SHOP.phone.display,
    phoneUrl: SHOP.phone.link,
    hours: SHOP.hours,
    chatUrl: SHOP.chat,
    address: [...SHOP.address],
    social: SHOP.social.map(({ name, href }) => ({ name, url: href })),
  },
  categories: { menu: CATEGORIES.map(wordsOfCategory), homeSections: [...HOME_SECTIONS] },
  policies: {
    processingDays: daysOf(PROMISES.processingDays),
    standardDays: daysOf(PROMISES.standardDays),
    expressDays: daysOf(PROMISES.expressDays),
    freeShippingOver: PROMISES.freeShippingOver,
    returnDays: PROMISES.returnDays,
    damageHours: PROMISES.damageHours,
    cancelRefundDays: daysOf(PROMISES.cancelRefundDays),
    returnRefundDays: daysOf(PROMISES.returnRefundDays),
  },
  payment: {
    firstPurchasePercent: FIRST_PURCHASE_PERCENT,
    maxCash: CASH_ON_DELIVERY.maxRupees,
    maxCashOrdersDue: CASH_ON_DELIVERY.maxOrdersDue,
    maxFirstCashPieces: CASH_ON_DELIVERY.maxFirstPieces,
    maxRefusedParcels: CASH_ON_DELIVERY.maxRefused,
    refusedWithinDays: CASH_ON_DELIVERY.refusedWithinDays,
    refusedPinPrefixes: [...CASH_ON_DELIVERY.refusedPinPrefixes],
    options: PAYMENT_OPTIONS.map(({ methods, label, hint }) => ({ methods: [...methods], label, hint })),
  },
  legal: LEGAL_FACTS,
};

/** The settings of a shop that has saved none. */
export const FILE_SETTINGS: KnownSettings = {
  current: () => DEFAULT_SETTINGS,
  policiesAt: () => DEFAULT_SETTINGS.policies,
};

/** The settings in force when these contents are saved. A field that an older release did not save has its default. */
export function settingsOf(saved: Partial<ShopSettings>): ShopSettings {
  const { words, contact, categories, policies, payment, legal } = DEFAULT_SETTINGS;
  return {
    words: { ...words, ...saved.words },
    contact: { ...contact, ...saved.contact },
    categories: withKnownCategories({ ...categories, ...saved.categories }),
    policies: { ...policies, ...saved.policies },
    payment: { ...payment, ...saved.payment },
    legal: { ...legal, ...saved.legal },
  };
}

/** The categories of `shop.ts` in the saved order: a removed one is left out, and a new one comes last. */
function withKnownCategories({ menu, homeSections }: ShopSettings['categories']): ShopSettings['categories'] {
  const known = new Set<string>(CATEGORIES);
  const saved = menu.filter(({ name }) => known.has(name));
  const missing = CATEGORIES.filter((name) => !saved.some((one) => one.name === name));
  return {
    menu: [...saved, ...missing.map(wordsOfCategory)],
    homeSections: homeSections.filter((name) => known.has(name)),
  };
}

/** The content of one section of the settings. */
export function contentOf(settings: ShopSettings, section: SettingsSectionName): SettingsContent {
  return { [section]: settings[section] };
}

/** The figures that a text may name: `{returnDays}`. */
export const FIGURES_IN_TEXTS = ['firstPurchasePercent', 'returnDays'] as const;

/** A text with the figures in force in place of their names. */
export function fillFigures(text: string, { payment, policies }: Pick<ShopSettings, 'payment' | 'policies'>): string {
  return text
    .replaceAll('{firstPurchasePercent}', String(payment.firstPurchasePercent))
    .replaceAll('{returnDays}', String(policies.returnDays));
}

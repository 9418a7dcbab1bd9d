import type { components } from '../../schema/generated/rest.ts';
import type { SettingsSectionName as SectionInRest, ShopSettings } from '../../schema/settings.ts';
import type { SettingsSectionName } from '../generated/schema-types.ts';
import { Money } from '../host/money.ts';

type RestSection = components['schemas']['SettingsSection'];
type RestVersion = components['schemas']['SettingsVersion'];

/** A section of the settings with its version. */
export type SettingsSectionNode = ReturnType<typeof settingsSectionNode>;
/** A saved version of a section. */
export type SettingsVersionNode = ReturnType<typeof settingsVersionNode>;
/** The content of one section; all others are null. */
export type SettingsContentNode = ReturnType<typeof settingsContentNode>;
/** One page of the versions of a section. */
export interface SettingsHistoryNode {
  versions: SettingsVersionNode[];
  page: number;
  totalPages: number;
  totalCount: number;
}

/** The names of the sections in REST. */
export const SECTION_IN_REST = {
  WORDS: 'words',
  CONTACT: 'contact',
  CATEGORIES: 'categories',
  POLICIES: 'policies',
  PAYMENT: 'payment',
  LEGAL: 'legal',
} as const satisfies Record<SettingsSectionName, SectionInRest>;

const SECTION_IN_SCHEMA = {
  words: 'WORDS',
  contact: 'CONTACT',
  categories: 'CATEGORIES',
  policies: 'POLICIES',
  payment: 'PAYMENT',
  legal: 'LEGAL',
} as const satisfies Record<SectionInRest, SettingsSectionName>;

/** Converts a section. */
export const settingsSectionNode = ({ name, version, isDefault, content, defaults, ...saved }: RestSection) => ({
  name: SECTION_IN_SCHEMA[name],
  version,
  isDefault,
  content: settingsContentNode(content),
  defaults: settingsContentNode(defaults),
  changedAt: saved.changedAt ?? null,
  changedBy: saved.changedBy ?? null,
});

/** Converts a version. */
export const settingsVersionNode = ({ content, previous, ...version }: RestVersion) => ({
  ...version,
  content: settingsContentNode(content),
  previous: settingsContentNode(previous),
});

function settingsContentNode({ words, contact, categories, policies, payment, legal }: Partial<ShopSettings>) {
  return {
    words: words ? wordsNode(words) : null,
    contact: contact ?? null,
    categories: categories ? categoriesNode(categories) : null,
    policies: policies ? { ...policies, freeShippingOver: new Money(policies.freeShippingOver * 100) } : null,
    payment: payment ? paymentNode(payment) : null,
    legal: legal ?? null,
  };
}

const paymentNode = ({ maxCash, options, ...payment }: ShopSettings['payment']) => ({
  ...payment,
  maxCash: new Money(maxCash * 100),
  options: options.map(({ methods, label, hint }) => ({ methods, label, hint: hint || null })),
});

const wordsNode = ({ claims, ...words }: ShopSettings['words']) => ({
  ...words,
  claims: claims.map(({ textWithCash = null, ...claim }) => ({ ...claim, textWithCash })),
});

const categoriesNode = ({ menu, homeSections }: ShopSettings['categories']) => ({
  menu: menu.map(({ line = null, ...category }) => ({ ...category, line })),
  homeSections,
});

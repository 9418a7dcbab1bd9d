import { getSettingsHistoryLimits } from '../../schema/generated/limits.ts';
import type { LegalSettings, SellerFacts } from '../../schema/sellers.ts';
import type { components } from '../../schema/generated/rest.ts';
import type { ShopSettings } from '../../schema/settings.ts';
import { WIDGET_METHODS } from '../../schema/vocabulary.ts';
import { stateIn } from '../../schema/states.ts';
import type {
  LegalSettingsInput,
  PaymentOptionInput,
  PaymentSettingsInput,
  RestoreSettingsInput,
  SaveSettingsInput,
  SellerFactsInput,
  SettingsContentInput,
  SettingsSectionName,
} from '../generated/schema-types.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import { parseInRange } from '../host/failures.ts';
import { UserErrorException } from '../graphql/user-errors.ts';
import {
  SECTION_IN_REST,
  settingsSectionNode,
  settingsVersionNode,
  type SettingsSectionNode,
  type SettingsHistoryNode,
} from './nodes.ts';

type SettingsContentBody = components['schemas']['SettingsContentBody'];

/** The number of versions on a page. */
const PAGE_SIZE = 20;

/** The settings of the shop for staff, for one request. Every call throws FORBIDDEN for others, and on a host without settings. */
export interface SettingsClient {
  /** Every section; only one of them with its name. */
  readSections(section?: SettingsSectionName | null): Promise<SettingsSectionNode[]>;
  /** One page of the versions of a section, the newest first. */
  readHistory(section: SettingsSectionName, page: number): Promise<SettingsHistoryNode>;
  save(input: SaveSettingsInput): Promise<{ section: SettingsSectionNode }>;
  restore(input: RestoreSettingsInput): Promise<{ section: SettingsSectionNode }>;
}

/** Creates the settings of one request. `onChange` runs after each change, even a failed one. */
export function createSettings(staffRest: Pick<AuthenticatedRest, 'rest'>, onChange: () => void): SettingsClient {
  return {
    readSections: async (section) => {
      const { sections } = await staffRest.rest()('getSettings', {});
      const wanted = section ? sections.filter(({ name }) => name === SECTION_IN_REST[section]) : sections;
      return wanted.map(settingsSectionNode);
    },
    readHistory: async (name, number) => {
      const rest = staffRest.rest();
      const page = parseInRange('page', number, 1, getSettingsHistoryLimits.page.maximum);
      const { versions, totalItems } = await rest('getSettingsHistory', { section: SECTION_IN_REST[name], page });
      return {
        versions: versions.map(settingsVersionNode),
        page,
        totalPages: Math.ceil(totalItems / PAGE_SIZE),
        totalCount: totalItems,
      };
    },
    save: async ({ version, content }) => {
      const rest = staffRest.rest();
      const body = { version, content: toContent(content) };
      const { section } = await rest('saveSettings', { body }).finally(onChange);
      return { section: settingsSectionNode(section) };
    },
    restore: async ({ section: name, ...body }) => {
      const rest = staffRest.rest();
      const params = { section: SECTION_IN_REST[name], body };
      const { section } = await rest('restoreSettings', params).finally(onChange);
      return { section: settingsSectionNode(section) };
    },
  };
}

/** The content in REST. Throws INVALID_INPUT for none, for more than one section, and for parts of rupees. */
function toContent({
  words,
  contact,
  categories,
  policies,
  payment,
  legal,
}: SettingsContentInput): SettingsContentBody {
  const given = [words, contact, categories, policies, payment, legal].filter((section) => section);
  if (given.length !== 1) throw new UserErrorException('INVALID_INPUT', 'content', 'Please send exactly one section.');
  if (words)
    return {
      words: {
        ...words,
        claims: words.claims.map(({ title, text, textWithCash }) => ({
          title,
          text,
          ...(textWithCash ? { textWithCash } : {}),
        })),
      },
    };
  if (contact) return { contact };
  if (categories)
    return {
      categories: {
        ...categories,
        menu: categories.menu.map(({ name, plural, line }) => ({ name, plural, ...(line ? { line } : {}) })),
      },
    };
  if (policies) {
    const field = 'content.policies.freeShippingOver';
    return { policies: { ...policies, freeShippingOver: toRupees(field, policies.freeShippingOver) } };
  }
  if (legal) return { legal: toLegal(legal) };
  return payment ? { payment: toPayment(payment) } : {};
}

function toPayment({ options, refusedPinPrefixes, ...figures }: PaymentSettingsInput): SettingsContentBody['payment'] {
  return {
    ...figures,
    maxCash: toRupees('content.payment.maxCash', figures.maxCash),
    ...(refusedPinPrefixes ? { refusedPinPrefixes } : {}),
    ...(options ? { options: options.map(toOption) } : {}),
  };
}

function toOption(
  { methods, label, hint }: PaymentOptionInput,
  at: number,
): ShopSettings['payment']['options'][number] {
  const known = methods.map((text) => {
    const method = WIDGET_METHODS.find((one) => one === text);
    if (method) return method;
    const message = `The methods are ${WIDGET_METHODS.join(', ')}.`;
    throw new UserErrorException('INVALID_INPUT', `content.payment.options.${at}.methods`, message);
  });
  return { methods: known, label, ...(hint ? { hint } : {}) };
}

function toLegal({ shop, sellers, ...rest }: LegalSettingsInput): LegalSettings {
  return {
    ...rest,
    shop: toFacts(shop, 'content.legal.shop'),
    sellers: sellers.map(({ sellerId, facts }, at) => ({
      sellerId,
      facts: toFacts(facts, `content.legal.sellers.${at}.facts`),
    })),
  };
}

function toFacts({ state, ...facts }: SellerFactsInput, path: string): SellerFacts {
  const known = stateIn(state);
  if (known) return { ...facts, state: known };
  throw new UserErrorException('INVALID_INPUT', `${path}.state`, 'Please enter a state or union territory of India.');
}

function toRupees(field: string, paise: number): number {
  if (paise % 100 === 0) return paise / 100;
  throw new UserErrorException('INVALID_INPUT', field, 'Please give whole rupees, as paise.');
}

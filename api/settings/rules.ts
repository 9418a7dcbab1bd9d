import { CATEGORIES } from '../../schema/shop.ts';
import { DELIVERY } from '../../schema/delivery.ts';
import {
  FIGURES_IN_TEXTS,
  type SettingsContent,
  type SettingsSectionName,
  type ShopSettings,
} from '../../schema/settings.ts';
import type { Role } from '../platform/authentication.ts';
import { parseAddress, parseLegal } from './legal-rules.ts';
import { parsePayment } from './payment-rules.ts';
import { readAll, refuse, withFieldPrefix } from '../platform/refusals.ts';
import { parseHttpsUrl, parseOptionalText, parseText } from '../platform/text-input.ts';

/** The sections that an EDITOR may save: words alone. */
const SECTIONS_OF_EDITORS: ReadonlySet<SettingsSectionName> = new Set(['words', 'categories']);

/** Whether a member of staff with this role may save a section. */
export const maySave = (role: Role, section: SettingsSectionName): boolean =>
  role === 'ADMIN' || (role === 'EDITOR' && SECTIONS_OF_EDITORS.has(section));

/** The name of the section that a content is of. */
export function sectionOf(content: { [name in SettingsSectionName]?: object | undefined }): SettingsSectionName {
  if (content.words) return 'words';
  if (content.contact) return 'contact';
  if (content.categories) return 'categories';
  if (content.legal) return 'legal';
  return content.policies ? 'policies' : 'payment';
}

/** Parses the content of a section: texts are trimmed. Refuses with INVALID_INPUT and each wrong field. */
export function parseContent(content: SettingsContent): SettingsContent {
  const { words, contact, categories, policies, payment, legal } = content;
  return withFieldPrefix(`content.${sectionOf(content)}`, () => {
    if (words) return { words: parseWords(words) };
    if (contact) return { contact: parseContact(contact) };
    if (categories) return { categories: parseCategories(categories) };
    if (legal) return { legal: parseLegal(legal) };
    return policies ? { policies: parsePolicies(policies) } : { ...(payment && { payment: parsePayment(payment) }) };
  });
}

function parseWords({ claims, ...words }: ShopSettings['words']): ShopSettings['words'] {
  return readAll<ShopSettings['words']>({
    tagline: () => parseText(words.tagline, { field: 'tagline', what: 'The line' }),
    offer: () => withKnownFigures(parseText(words.offer, { field: 'offer', what: 'The offer' }), 'offer'),
    description: () => parseText(words.description, { field: 'description', what: 'The description' }),
    newsletter: () => parseText(words.newsletter, { field: 'newsletter', what: 'The sentence' }),
    claims: () => claims.map((claim, at) => withFieldPrefix(`claims[${at}]`, () => parseClaim(claim))),
  });
}

type Claim = ShopSettings['words']['claims'][number];

function parseClaim({ title, text, textWithCash }: Claim): Claim {
  const sentence = (words: string, field: string) =>
    withKnownFigures(parseText(words, { field, what: 'The sentence' }), field);
  const withCash = parseOptionalText(textWithCash, { field: 'textWithCash', what: 'The sentence' });
  return readAll<Claim>({
    title: () => parseText(title, { field: 'title', what: 'The title' }),
    text: () => sentence(text, 'text'),
    ...(withCash === undefined ? {} : { textWithCash: () => sentence(withCash, 'textWithCash') }),
  });
}

/** Refuses a text with the name of no figure in braces: shoppers would read the braces. */
function withKnownFigures(text: string, field: string): string {
  const known = FIGURES_IN_TEXTS.map((name) => `{${name}}`);
  const rest = known.reduce((left, name) => left.replaceAll(name, ''), text);
  if (!/[{}]/.test(rest)) return text;
  return wrong(field, `Only ${known.join(' and ')} may stand in braces.`);
}

function parseContact({ email, phoneUrl, chatUrl, replyHours, ...contact }: ShopSettings['contact']) {
  const line = (text: string, field: string) => parseText(text, { field, what: 'This line' });
  return readAll<ShopSettings['contact']>({
    email: () => parseAddress(email, 'email'),
    replyHours: () => replyHours,
    phone: () => line(contact.phone, 'phone'),
    phoneUrl: () => phoneUrl,
    hours: () => line(contact.hours, 'hours'),
    chatUrl: () => parseHttpsUrl(chatUrl.trim(), 'chatUrl'),
    address: () => contact.address.map((one, at) => line(one, `address[${at}]`)),
    social: () =>
      contact.social.map(({ name, url }, at) =>
        withFieldPrefix(`social[${at}]`, () => ({
          name: line(name, 'name'),
          url: parseHttpsUrl(url.trim(), 'url'),
        })),
      ),
  });
}

/** Parses the categories: each of the shop once. A name can't change here, because addresses and products have it. */
function parseCategories({ menu, homeSections }: ShopSettings['categories']): ShopSettings['categories'] {
  const names = menu.map(({ name }) => name);
  return readAll<ShopSettings['categories']>({
    menu: () => {
      if (!isSameSet(names, CATEGORIES)) wrong('menu', `Each category must be there once: ${CATEGORIES.join(', ')}.`);
      return menu.map(({ name, plural, line }, at) => {
        const text = parseOptionalText(line, { field: `menu[${at}].line`, what: 'The line' });
        const words = parseText(plural, { field: `menu[${at}].plural`, what: 'The plural' });
        return { name, plural: words, ...(text === undefined ? {} : { line: text }) };
      });
    },
    homeSections: () =>
      new Set(homeSections).size === homeSections.length && homeSections.every((name) => names.includes(name))
        ? homeSections
        : wrong('homeSections', 'Each section must be one of the categories, and be there once.'),
  });
}

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && others.every((one) => some.includes(one));

const RANGES = [
  'processingDays',
  'standardDays',
  'expressDays',
  'cancelRefundDays',
  'returnRefundDays',
] as const satisfies readonly (keyof ShopSettings['policies'])[];

/** Parses the promises. They must not be shorter than the days that the delivery table has. */
function parsePolicies(policies: ShopSettings['policies']): ShopSettings['policies'] {
  const longest = longestDelivery();
  readAll(
    Object.fromEntries(
      RANGES.map((name) => [
        name,
        () => {
          const { from, to } = policies[name];
          if (from > to) wrong(name, 'The first number of days must not exceed the second.');
          const needed = name === 'processingDays' ? longest.processing : name === 'standardDays' ? longest.transit : 0;
          if (to < needed) wrong(name, `Deliveries take up to ${needed} days, so the promise must be as long.`);
        },
      ]),
    ),
  );
  return policies;
}

/** The most days of the delivery table, for packing and in transit. */
function longestDelivery(): { processing: number; transit: number } {
  const sellers = [DELIVERY.otherSellers, ...Object.values(DELIVERY.sellers)];
  return {
    processing: Math.max(...sellers.map(({ processingDays: [, most] }) => most)),
    transit: Math.max(
      ...DELIVERY.zones.flatMap(({ transitDays }) => Object.values(transitDays).map(([, most]) => most)),
    ),
  };
}

function wrong(field: string, message: string): never {
  return refuse('INVALID_INPUT', { field, message });
}

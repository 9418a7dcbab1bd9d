import type { SettingsContentInput, SettingsSectionName } from '../generated/schema-types.ts';
import type { FieldErrors, Values } from '../../web/ui/form/form-errors.ts';
import * as words from '../words/settings.ts';
import { categoryFields, categoryValues, orderOf, toCategories } from './category-fields.ts';
import { contactFields, contactValues, toContact } from './contact-fields.ts';
import { legalFieldAt, legalFields, legalValues, toLegal } from './legal-fields.ts';
import { paymentFieldAt, paymentFields, paymentValues, toPayment } from './payment-fields.ts';
import { numberField as number, numberOf, type SettingsField } from './settings-field.ts';
import type { SettingsValuesFragment } from './settings.graphql.generated.ts';

/** How the office edits a section: its fields, and its content as texts and back. */
export interface SectionEditor {
  fieldsOf: (values: Values) => readonly SettingsField[];
  valuesOf: (content: SettingsValuesFragment) => Values;
  toInput: (values: Values) => SettingsContentInput;
}

const CLAIMS = [0, 1, 2, 3];
const WORD_FIELDS: readonly SettingsField[] = [
  { name: 'offer', label: words.offer, hint: words.offerHint, maxLength: 120 },
  { name: 'tagline', label: words.tagline, maxLength: 80 },
  { name: 'description', label: words.description, kind: 'lines', maxLength: 400 },
  { name: 'newsletter', label: words.newsletter, maxLength: 200 },
  ...CLAIMS.flatMap((at): SettingsField[] => [
    { name: `claims.${at}.title`, label: words.claimTitle(at + 1), maxLength: 60 },
    {
      name: `claims.${at}.text`,
      label: words.claimText(at + 1),
      ...(at === 0 && { hint: words.claimTextHint }),
      maxLength: 160,
    },
    { name: `claims.${at}.textWithCash`, label: words.claimTextWithCash(at + 1), maxLength: 160, isOptional: true },
  ]),
];

const wordEditor: SectionEditor = {
  fieldsOf: () => WORD_FIELDS,
  valuesOf: ({ words: content }) => ({
    offer: content?.offer ?? '',
    tagline: content?.tagline ?? '',
    description: content?.description ?? '',
    newsletter: content?.newsletter ?? '',
    ...Object.fromEntries(
      (content?.claims ?? []).flatMap(({ title, text, textWithCash }, at) => [
        [`claims.${at}.title`, title],
        [`claims.${at}.text`, text],
        [`claims.${at}.textWithCash`, textWithCash ?? ''],
      ]),
    ),
  }),
  toInput: ({ offer = '', tagline = '', description = '', newsletter = '', ...values }) => ({
    words: {
      offer,
      tagline,
      description,
      newsletter,
      claims: CLAIMS.map((at) => ({
        title: values[`claims.${at}.title`] ?? '',
        text: values[`claims.${at}.text`] ?? '',
        textWithCash: values[`claims.${at}.textWithCash`] || null,
      })),
    },
  }),
};

const RANGES = ['processingDays', 'standardDays', 'expressDays', 'cancelRefundDays', 'returnRefundDays'] as const;
const POLICY_FIELDS: readonly SettingsField[] = [
  ...RANGES.flatMap((name) => [
    number(`${name}.from`, words.from(words.rangeNames[name])),
    number(`${name}.to`, words.to(words.rangeNames[name])),
  ]),
  number('freeShippingOver', words.freeShippingOver),
  number('returnDays', words.returnDays),
  number('damageHours', words.damageHours),
];

const policyEditor: SectionEditor = {
  fieldsOf: () => POLICY_FIELDS,
  valuesOf: ({ policies }): Values =>
    policies
      ? {
          ...Object.fromEntries(
            RANGES.flatMap((name) => [
              [`${name}.from`, String(policies[name].from)],
              [`${name}.to`, String(policies[name].to)],
            ]),
          ),
          freeShippingOver: String(policies.freeShippingOver.amount / 100),
          returnDays: String(policies.returnDays),
          damageHours: String(policies.damageHours),
        }
      : {},
  toInput: (values) => {
    const range = (name: (typeof RANGES)[number]) => ({
      from: numberOf(values, `${name}.from`),
      to: numberOf(values, `${name}.to`),
    });
    return {
      policies: {
        processingDays: range('processingDays'),
        standardDays: range('standardDays'),
        expressDays: range('expressDays'),
        cancelRefundDays: range('cancelRefundDays'),
        returnRefundDays: range('returnRefundDays'),
        freeShippingOver: numberOf(values, 'freeShippingOver') * 100,
        returnDays: numberOf(values, 'returnDays'),
        damageHours: numberOf(values, 'damageHours'),
      },
    };
  },
};

/** How each section is edited. */
export const EDITORS: Readonly<Record<SettingsSectionName, SectionEditor>> = {
  WORDS: wordEditor,
  CONTACT: { fieldsOf: contactFields, valuesOf: contactValues, toInput: toContact },
  CATEGORIES: { fieldsOf: categoryFields, valuesOf: categoryValues, toInput: toCategories },
  POLICIES: policyEditor,
  PAYMENT: { fieldsOf: paymentFields, valuesOf: paymentValues, toInput: toPayment },
  LEGAL: { fieldsOf: legalFields, valuesOf: legalValues, toInput: toLegal },
};

/** The errors of number fields that have no whole number. */
export function numberErrors(fields: readonly SettingsField[], values: Values): FieldErrors {
  const wrong = fields.filter(({ name, kind }) => kind === 'number' && !(numberOf(values, name) >= 0));
  return Object.fromEntries(wrong.map(({ name }) => [name, words.enterNumber]));
}

/** The field of the form for the path of a wrong input field; empty for none. */
export function fieldAt(values: Values, [, , section, ...path]: readonly string[]): string {
  if (section === 'legal') return legalFieldAt(values, path);
  if (section === 'payment') return paymentFieldAt(values, path);
  const [list = '', at = '', ...rest] = path;
  if (RANGES.some((name) => name === list)) return `${list}.to`;
  if (list === 'address') return list;
  // The menu's fields are by the category's name, and empty pages of other sites are not sent.
  if (list === 'menu' || list === 'homeSections')
    return at === '' ? '' : `menu.${orderOf(values)[Number(at)]}.${rest.join('.')}`;
  if (list === 'social') return `social.${sentPages(values)[Number(at)] ?? at}.${rest.join('.')}`;
  return path.join('.');
}

/** The numbers of the rows with a page of another site. */
const sentPages = (values: Values): number[] =>
  Object.keys(values).flatMap((name) => {
    const [, at] = /^social\.(\d+)\.url$/.exec(name) ?? [];
    return at !== undefined && (values[name] || values[`social.${at}.name`]) ? [Number(at)] : [];
  });

import type { SettingsContentInput } from '../generated/schema-types.ts';
import type { Values } from '../../web/ui/form/form-errors.ts';
import * as words from '../words/settings.ts';
import { numberField as number, numberOf, type SettingsField } from './settings-field.ts';
import type { SettingsValuesFragment } from './settings.graphql.generated.ts';

const OPTIONS = [0, 1, 2, 3];

const FIELDS: readonly SettingsField[] = [
  number('firstPurchasePercent', words.firstPurchasePercent),
  number('maxCash', words.maxCash, words.maxCashHint),
  number('maxCashOrdersDue', words.maxCashOrdersDue),
  number('maxFirstCashPieces', words.maxFirstCashPieces),
  number('maxRefusedParcels', words.maxRefusedParcels),
  number('refusedWithinDays', words.refusedWithinDays),
  {
    name: 'refusedPinPrefixes',
    label: words.refusedPinPrefixes,
    hint: words.refusedPinPrefixesHint,
    maxLength: 1_600,
    isOptional: true,
  },
  ...OPTIONS.flatMap((at): SettingsField[] => [
    { name: `options.${at}.label`, label: words.optionLabel(at + 1), maxLength: 40, isOptional: at > 0 },
    { name: `options.${at}.hint`, label: words.optionHint(at + 1), maxLength: 80, isOptional: true },
    {
      name: `options.${at}.methods`,
      label: words.optionMethods(at + 1),
      ...(at === 0 && { hint: words.optionMethodsHint }),
      maxLength: 40,
      isOptional: at > 0,
    },
  ]),
];

/** The fields of the rules of payment. */
export const paymentFields = (): readonly SettingsField[] => FIELDS;

/** The rules of payment as texts. */
export function paymentValues({ payment }: SettingsValuesFragment): Values {
  if (!payment) return {};
  const options = OPTIONS.flatMap((at) => {
    const { label = '', hint, methods = [] } = payment.options[at] ?? {};
    return [
      [`options.${at}.label`, label],
      [`options.${at}.hint`, hint ?? ''],
      [`options.${at}.methods`, methods.join(', ')],
    ];
  });
  return {
    firstPurchasePercent: String(payment.firstPurchasePercent),
    maxCash: String(payment.maxCash.amount / 100),
    maxCashOrdersDue: String(payment.maxCashOrdersDue),
    maxFirstCashPieces: String(payment.maxFirstCashPieces),
    maxRefusedParcels: String(payment.maxRefusedParcels),
    refusedWithinDays: String(payment.refusedWithinDays),
    refusedPinPrefixes: payment.refusedPinPrefixes.join(', '),
    ...Object.fromEntries(options),
  };
}

/** The rules of payment of a form. Options without any text are left out. */
export function toPayment(values: Values): SettingsContentInput {
  return {
    payment: {
      firstPurchasePercent: numberOf(values, 'firstPurchasePercent'),
      maxCash: numberOf(values, 'maxCash') * 100,
      maxCashOrdersDue: numberOf(values, 'maxCashOrdersDue'),
      maxFirstCashPieces: numberOf(values, 'maxFirstCashPieces'),
      maxRefusedParcels: numberOf(values, 'maxRefusedParcels'),
      refusedWithinDays: numberOf(values, 'refusedWithinDays'),
      refusedPinPrefixes: listIn(values['refusedPinPrefixes']),
      options: sentOptions(values).map((at) => ({
        label: values[`options.${at}.label`] ?? '',
        hint: values[`options.${at}.hint`] || null,
        methods: listIn(values[`options.${at}.methods`]?.toLowerCase()),
      })),
    },
  };
}

/** The field of the form for the path of a wrong rule of payment. */
export function paymentFieldAt(values: Values, [list = '', at = '', field = 'label']: readonly string[]): string {
  return list === 'options' ? `options.${sentOptions(values)[Number(at)] ?? 0}.${field}` : list;
}

const sentOptions = (values: Values): number[] =>
  OPTIONS.filter((at) => values[`options.${at}.label`] || values[`options.${at}.methods`]);

const listIn = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

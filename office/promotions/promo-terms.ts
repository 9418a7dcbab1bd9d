import { wholeNumberIn } from '../../web/ui/format.ts';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import * as words from '../words/promotions.ts';
import type { PromoCodeRowFragment } from './promotions.graphql.generated.ts';

/** India has one time zone, and no summer time. */
const INDIA = '+05:30';
const AHEAD_MS = 5.5 * 3_600_000;
/** The beginning of the names of the boxes of categories. */
export const CATEGORY_FIELD = 'category ';

const given = (text: string | undefined): text is string => (text ?? '').trim() !== '';
const numberIn = (text = ''): number => wholeNumberIn(text.replaceAll(/[₹,\s]/g, ''));
const optionalNumber = (text: string | undefined): number | null => (given(text) ? numberIn(text) : null);
const optionalPaise = (text: string | undefined): number | null => (given(text) ? numberIn(text) * 100 : null);
const momentIn = (text: string | undefined): string | null =>
  given(text) ? new Date(`${text}${INDIA}`).toISOString() : null;

/** A moment as a field of date and time shows it, in India. */
export const toIndiaField = (moment: string | null | undefined): string =>
  moment ? new Date(Date.parse(moment) + AHEAD_MS).toISOString().slice(0, 16) : '';

/** The terms that the form's values state. */
export const termsIn = (values: Values) => ({
  percent: optionalNumber(values['percent']),
  amountOff: optionalPaise(values['amountOff']),
  maximum: optionalPaise(values['maximum']),
  minimumSubtotal: optionalPaise(values['minimumSubtotal']),
  validFrom: momentIn(values['validFrom']),
  validUntil: momentIn(values['validUntil']),
  mostUses: optionalNumber(values['mostUses']),
  mostUsesEach: optionalNumber(values['mostUsesEach']),
  categories: Object.keys(values).flatMap((name) =>
    name.startsWith(CATEGORY_FIELD) ? [name.slice(CATEGORY_FIELD.length)] : [],
  ),
  isListed: values['isListed'] === 'on',
});

/** The errors of the form's values. */
export function termErrors(values: Values): FieldErrors {
  const { percent, amountOff, validFrom, validUntil } = values;
  const optional = ['maximum', 'minimumSubtotal', 'mostUses', 'mostUsesEach'];
  const wrong = optional.filter((name) => given(values[name]) && !(numberIn(values[name]) >= 1));
  const errors = {
    ...Object.fromEntries(wrong.map((name) => [name, words.enterNumber])),
    ...(percent !== undefined && !(numberIn(percent) >= 1 && numberIn(percent) <= 100)
      ? { percent: words.enterPercent }
      : {}),
    ...(amountOff !== undefined && !(numberIn(amountOff) >= 1) ? { amountOff: words.enterNumber } : {}),
    ...(given(validFrom) && given(validUntil) && validUntil <= validFrom ? { validUntil: words.enterOrder } : {}),
  };
  return Object.keys(errors).length === 0 ? NO_ERRORS : errors;
}

type Row = PromoCodeRowFragment;

/** The discount of a code in a few words. */
export function discountOf({ percent, amountOff, maximum, minimumSubtotal }: Row): string {
  const off = words.off(percent ? `${percent}%` : (amountOff?.display ?? ''));
  const limits = [maximum && words.upTo(maximum.display), minimumSubtotal && words.onOrMore(minimumSubtotal.display)];
  return [off, ...limits].filter(Boolean).join(', ');
}

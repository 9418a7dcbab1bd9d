import type { FieldErrors, Values } from '../../ui/form/form-errors.ts';
import { valuesOf } from '../../ui/form/useForm.ts';

/** After another choice of billing address its fields start without errors. */
export const withoutBilling = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name.startsWith('shipping.')));

/** The form's values. The other billing address counts only when the shopper wants one. */
export function wantedValuesOf(form: HTMLFormElement): Values {
  const values = valuesOf(form);
  if (values['billing'] === 'different') return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('billing.')));
}

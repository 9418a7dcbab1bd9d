import { useEffect, useEffectEvent } from 'react';
import type { FieldErrors, Values } from '../../ui/form/form-errors.ts';
import { valuesOf, type FormState } from '../../ui/form/useForm.ts';

const PIN_CODE = 'shipping.pinCode';
/** The fields that a PIN code fills in. */
const FOLLOWING = ['shipping.city', 'shipping.state'];

/** The errors of a form whose PIN code is wrong; empty texts for none. Empty city and state fields are then no errors. */
export function withPinCodeMistake(errors: FieldErrors, values: Values, words: string): FieldErrors {
  if (words === '') return errors;
  const others = Object.entries(errors).filter(([name]) => !FOLLOWING.includes(name) || values[name] !== '');
  return { [PIN_CODE]: words, ...Object.fromEntries(others) };
}

/**
 * Shows the mistake in a form that was sent before the shop found it. The focus moves to the PIN code from a field that depends
 * on it, unless the shopper has typed there.
 */
export function useLatePinCodeMistake({ form, wrong, setErrors }: FormState, mistake: string): void {
  const blamePinCode = useEffectEvent((words: string) => {
    if (!form.current || wrong === 0 || words === '') return;
    const values = valuesOf(form.current);
    setErrors((former) => withPinCodeMistake(former, values, words));
    const { activeElement } = document;
    const isAtEmpty = FOLLOWING.some((name) => values[name] === '' && isNamed(activeElement, name));
    const pinCode = form.current.elements.namedItem(PIN_CODE);
    if (isAtEmpty && pinCode instanceof HTMLElement) pinCode.focus();
  });
  useEffect(() => blamePinCode(mistake), [mistake]);
}

const isNamed = (element: Element | null, name: string): boolean => element?.getAttribute('name') === name;

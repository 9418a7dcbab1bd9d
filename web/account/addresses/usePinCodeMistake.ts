import { useEffect, useEffectEvent } from 'react';
import type { FieldErrors, Values } from '../../ui/form/form-errors.ts';
import { valuesOf, type FormState } from '../../ui/form/useForm.ts';

const PIN_CODE = 'shipping.pinCode';
/** What a PIN code fills in. */
const FOLLOWING = ['shipping.city', 'shipping.state'];

/** The errors of a form whose PIN code has this mistake; empty words for none. The city and the state are no mistakes then while they are empty. */
export function withPinCodeMistake(errors: FieldErrors, values: Values, words: string): FieldErrors {
  if (words === '') return errors;
  const others = Object.entries(errors).filter(([name]) => !FOLLOWING.includes(name) || values[name] !== '');
  return { [PIN_CODE]: words, ...Object.fromEntries(others) };
}

/**
 * Says so in a form that was sent before the shop found the mistake. The focus goes to the PIN code from a field that follows
 * from it, unless the shopper has typed there.
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

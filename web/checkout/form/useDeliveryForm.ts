import { useRef, type FocusEvent, type InputEvent } from 'react';
import { withError, type FieldErrors, type Values } from '../../ui/form/form-errors.ts';
import { useForm, valuesOf, type FormOptions, type FormState } from '../../ui/form/useForm.ts';
import { checkAddresses, checkAddressField, checkWhileTyping } from './address-rules.ts';
import { useDeliveryFacts } from './useDeliveryFacts.ts';

/** The delivery form between typing and sending. */
export interface DeliveryFormState extends Pick<FormState, 'form' | 'errors' | 'wrong' | 'onSubmit'> {
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
}

interface DeliveryFormOptions extends Pick<FormOptions, 'send'> {
  /** Called with all values after each change of a field. */
  onChange: (values: Values) => void;
}

/**
 * Checks a field while the shopper types, as far as an error is certain then, fully when the shopper leaves the field, and
 * all fields when the form is sent.
 */
export function useDeliveryForm({ send, onChange }: DeliveryFormOptions): DeliveryFormState {
  const typed = useRef(new Set<string>());
  const { limits } = useDeliveryFacts();
  const check = (values: Values) => checkAddresses(values, limits);
  const { form, errors, wrong, onSubmit, setErrors } = useForm({ send, check, read: wantedValuesOf });
  return {
    form,
    errors,
    wrong,
    onSubmit,
    onInput({ currentTarget, target }) {
      onChange(wantedValuesOf(currentTarget));
      const field = fieldIn(target);
      if (!field) return setErrors(withoutBilling);
      const { name, value } = field;
      typed.current.add(name);
      return setErrors((former) =>
        withError(former, name, (name in former ? checkAddressField : checkWhileTyping)(name, value, limits)),
      );
    },
    onBlur({ target }) {
      const field = fieldIn(target);
      if (!field || !typed.current.has(field.name)) return;
      setErrors((former) => withError(former, field.name, checkAddressField(field.name, field.value, limits)));
    },
  };
}

/** After another choice of billing address its fields start without errors. */
const withoutBilling = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name.startsWith('shipping.')));

/** The address field that an event is about; undefined for a choice of the billing address. */
const fieldIn = (target: EventTarget): { name: string; value: string } | undefined =>
  (target instanceof HTMLInputElement && target.type !== 'radio') ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement
    ? target
    : undefined;

/** The form's values. The other billing address counts only when the shopper wants one. */
function wantedValuesOf(form: HTMLFormElement): Values {
  const values = valuesOf(form);
  if (values['billing'] === 'different') return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('billing.')));
}

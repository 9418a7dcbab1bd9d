import { useEffect, useEffectEvent, useRef, type FocusEvent, type InputEvent } from 'react';
import { withError, type FieldErrors, type Values } from '../../ui/form/form-errors.ts';
import { useForm, valuesOf, type FormOptions, type FormState } from '../../ui/form/useForm.ts';
import { checkAddresses, checkAddressField, checkWhileTyping, fieldOf } from './address-rules.ts';
import { usePinCodeFill } from './usePinCodeFill.ts';
import { useLatePinCodeMistake, withPinCodeMistake } from './usePinCodeMistake.ts';
import { useFragment } from '@apollo/client/react';
import { AddressFactsFragmentDoc, type AddressFactsFragment } from './addresses.graphql.generated.ts';

/** The state of a form of addresses between typing and sending. */
export interface AddressFormState extends Pick<FormState, 'form' | 'errors' | 'wrong' | 'words' | 'busy' | 'onSubmit'> {
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
}

interface AddressFormOptions extends Pick<FormOptions, 'send'> {
  /** Called with all values after each change of a field. */
  onChange?: (values: Values) => void;
  /** Reads the values to send. */
  read?: (form: HTMLFormElement) => Values;
  /** The errors of the fields that are no part of an address, when the form is sent. */
  checkOthers?: (values: Values) => FieldErrors;
  /** The reason why the shop does not deliver to the PIN code of the delivery address; empty if it does or if that is unknown. */
  pinMistake?: string;
  /** The errors that remain after a choice that is not an address field. */
  keepErrors?: (errors: FieldErrors) => FieldErrors;
}

/**
 * Checks a field on each input for errors that are certain then, fully when the shopper leaves the field, and
 * all fields when the form is sent. A PIN code fills in the city and the state.
 */
export function useAddressForm(options: AddressFormOptions): AddressFormState {
  const { send, onChange, read = valuesOf, pinMistake = '', checkOthers, keepErrors } = options;
  const typed = useRef(new Set<string>());
  const { limits } = useAddressFacts();
  const fillByPinCode = usePinCodeFill();
  const check = (values: Values) => ({
    ...checkOthers?.(values),
    ...withPinCodeMistake(checkAddresses(values, limits), values, pinMistake),
  });
  const state = useForm({ send, check, read });
  const { form, errors, wrong, words, busy, onSubmit, setErrors } = state;
  useLatePinCodeMistake(state, pinMistake);
  const fillPlace = async (element: HTMLFormElement, { name, value }: { name: string; value: string }) => {
    const filled = await fillByPinCode(element, name, value);
    const changes = Object.entries(filled);
    if (changes.length === 0) return;
    onChange?.(read(element));
    setErrors((former) => changes.reduce((rest, [field, words]) => withError(rest, field, words), former));
  };
  const fillAtFirst = useEffectEvent(() => {
    const pinCode = form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])[name$=".pinCode"]');
    if (form.current && pinCode && !pinCode.matches(':disabled')) void fillPlace(form.current, pinCode);
  });
  // The form may begin with a PIN code from another page.
  useEffect(() => fillAtFirst(), []);
  return {
    form,
    errors,
    wrong,
    words,
    busy,
    onSubmit,
    onInput({ currentTarget, target }) {
      onChange?.(read(currentTarget));
      const field = fieldIn(target);
      if (!field) return setErrors(keepErrors ?? ((former) => former));
      const { name, value } = field;
      typed.current.add(name);
      if (fieldOf(name) === 'pinCode') void fillPlace(currentTarget, field);
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

/** The address field that an event is about; undefined for a choice. */
const fieldIn = (target: EventTarget): { name: string; value: string } | undefined =>
  (target instanceof HTMLInputElement && target.type !== 'radio') ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement
    ? target
    : undefined;

/** The shop's data about addresses, which the page has loaded: the states, and the maximum length of each part. */
export function useAddressFacts(): AddressFactsFragment {
  const from = { __typename: 'Shop' as const };
  const { data, complete } = useFragment({ fragment: AddressFactsFragmentDoc, fragmentName: 'AddressFacts', from });
  if (!complete) throw new Error('The page has not loaded what the shop tells of addresses.');
  return data;
}

import { useEffect, useRef, useState, type FocusEvent, type InputEvent, type RefObject, type SubmitEvent } from 'react';
import type { FieldErrors, Values } from '../../ui/form/field-rules.ts';
import { checkWhileTyping, checkAddressField, checkAddresses } from './address-rules.ts';

/** The form between typing and sending. */
export interface Delivery {
  form: RefObject<HTMLFormElement | null>;
  /** What stands wrong at which field. */
  mistakes: FieldErrors;
  /** How many fields the form was sent back with. */
  wrong: number;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

interface Wiring {
  /** Told after each change of a field. */
  keep: (values: Values) => void;
  /** Sends what is well filled in; answers what the shop found wrong at which field. */
  send: (values: Values) => Promise<FieldErrors>;
}

/**
 * Tells what is wrong with a field as soon as that is sure while it is typed in, else when it is left, and with all when
 * the form is sent: then the first wrong one gets the focus.
 */
export function useDeliveryForm({ keep, send }: Wiring): Delivery {
  const form = useRef<HTMLFormElement>(null);
  const typed = useRef(new Set<string>());
  const [mistakes, setMistakes] = useState<FieldErrors>({});
  const [back, setBack] = useState({ times: 0, wrong: 0 });
  useEffect(() => {
    if (back.wrong > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [back]);

  const put = (name: string, words: string) =>
    setMistakes(({ [name]: _former, ...others }) => (words === '' ? others : { ...others, [name]: words }));
  const sendBack = (found: FieldErrors) => {
    setMistakes(found);
    setBack(({ times }) => ({ times: times + 1, wrong: Object.keys(found).length }));
  };
  return {
    form,
    mistakes,
    wrong: back.wrong === 0 ? 0 : Object.keys(mistakes).length,
    onInput({ currentTarget, target }) {
      keep(valuesOf(currentTarget));
      const control = controlOf(target);
      if (!control) return setMistakes(ofShipping);
      typed.current.add(control.name);
      const isWrong = control.name in mistakes;
      put(control.name, (isWrong ? checkAddressField : checkWhileTyping)(control.name, control.value));
    },
    onBlur({ target }) {
      const control = controlOf(target);
      if (control && typed.current.has(control.name)) put(control.name, checkAddressField(control.name, control.value));
    },
    onSubmit(event) {
      event.preventDefault();
      const values = valuesOf(event.currentTarget);
      const found = checkAddresses(values);
      sendBack(found);
      if (Object.keys(found).length === 0) void send(values).then((told) => Object.keys(told)[0] && sendBack(told));
    },
  };
}

/** Another choice of billing address makes its fields begin anew. */
const ofShipping = (mistakes: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(mistakes).filter(([name]) => name.startsWith('shipping.')));

/** The field of an address that an event is about. */
const controlOf = (target: EventTarget): { name: string; value: string } | undefined =>
  (target instanceof HTMLInputElement && target.type !== 'radio') ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement
    ? target
    : undefined;

/** What stands in the form's fields, by their names; another address counts only where it is wanted. */
function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const texts = [...data].map(([name, value]) => [name, typeof value === 'string' ? value : ''] as const);
  const isOther = data.get('billing') === 'different';
  return Object.fromEntries(texts.filter(([name]) => isOther || !name.startsWith('billing.')));
}

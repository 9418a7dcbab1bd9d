import { useCallback, useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { dismissToast, showToast } from '../toast.ts';
import { checkFields, tidyEmail, type FieldErrors, type Values } from './field-rules.ts';
import type { FormErrors } from './form-errors.ts';

/** Sends a form's values; answers null when it worked, else why not. */
export type Send = (values: Values) => Promise<FormErrors | null>;

/** A form's state between typing and the server's answer. */
export interface Sending {
  /** Goes to the form: where the fields are looked for. */
  form: RefObject<HTMLFormElement | null>;
  /** What stands wrong at which field. */
  mistakes: FieldErrors;
  /** Whether an answer is awaited. */
  busy: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Takes back what was said of a field, for it is being mended. */
  forget: (name: string) => void;
}

const NONE: FieldErrors = {};
/** The toast of a form that came back: the next try takes it away. */
const CAUSE = 'form';

/**
 * Checks and sends a form, once however often the button is pressed. What was typed stays. The first wrong field gets
 * the focus; what concerns no field is told by a toast.
 */
export function useForm(send: Send): Sending {
  const form = useRef<HTMLFormElement>(null);
  const underway = useRef(false);
  const [mistakes, setMistakes] = useState(NONE);
  const [busy, setBusy] = useState(false);

  useEffect(() => void fetchAhead(), []);
  useEffect(() => {
    if (mistakes === NONE) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [mistakes]);

  const submit = async (element: HTMLFormElement) => {
    if (underway.current) return;
    const values = valuesOf(element);
    const found = checkFields(values);
    setMistakes(Object.keys(found).length > 0 ? found : NONE);
    if (Object.keys(found).length > 0) return;
    dismissToast(CAUSE);
    underway.current = true;
    setBusy(true);
    let isDone = false;
    try {
      const trouble = await send(values);
      if (trouble) setMistakes(placed(trouble, element));
      isDone = trouble === null;
    } finally {
      // What has worked is about to leave the page; the second press of a double click must find it closed.
      underway.current = isDone;
      setBusy(false);
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const forget = useCallback((name: string) => setMistakes((former) => without(former, name)), []);
  return { form, mistakes, busy, onSubmit, forget };
}

/** Fetches, while the shopper types, what sending and answering need. What fails is asked for again then, and told. */
const fetchAhead = () => import('../Toasts.tsx');

/** The mistakes at fields that this form has; all other words are told by a toast. */
function placed({ fields, words }: FormErrors, form: HTMLFormElement): FieldErrors {
  const here = Object.entries(fields).filter(([name]) => form.elements.namedItem(name) !== null);
  const elsewhere = Object.entries(fields).filter(([name]) => form.elements.namedItem(name) === null);
  const told = [words, ...elsewhere.map(([, message]) => message)].filter(Boolean).join(' ');
  if (told) showToast(told, { kind: 'error', area: 'account', cause: CAUSE });
  return here.length > 0 ? Object.fromEntries(here) : NONE;
}

const without = (mistakes: FieldErrors, name: string): FieldErrors => {
  if (!(name in mistakes)) return mistakes;
  const { [name]: _mended, ...left } = mistakes;
  return Object.keys(left).length > 0 ? left : NONE;
};

/** What stands in a form's fields; an address is tidy. */
export function valuesOf(form: HTMLFormElement): Values {
  const texts = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : ''] as const);
  return Object.fromEntries(texts.map(([name, text]) => [name, name === 'email' ? tidyEmail(text) : text]));
}

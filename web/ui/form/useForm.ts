import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { dismissToast, preloadToasts, showToast } from '../toast.ts';
import { placeErrors, SEND_AGAIN, type FieldErrors, type FormErrors, type Values } from './form-errors.ts';

/** Sends a form's values. Answers null when that worked: the form then takes no second press. Else it answers why not. */
export type Send = (values: Values) => Promise<FormErrors | null>;

/** How a form behaves. */
export interface FormOptions {
  send: Send;
  /** What is wrong with the values before they are sent. Values with errors are not sent. */
  check?: (values: Values) => FieldErrors;
  /** Reads the form's values; without it, all fields as they are. */
  read?: (form: HTMLFormElement) => Values;
  /** The errors that the form starts with. */
  initial?: FieldErrors;
  /** Shows words that concern no field in a toast of this cause. The toast goes when the form is sent again. */
  toast?: string;
}

/** A form between typing and the server's answer. */
export interface FormState {
  /** Goes to the form element, so that its first wrong field can get the focus. */
  form: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  /** How many of the fields are still wrong that were wrong when the form was last submitted. */
  wrong: number;
  /** The words of the last answer that concern no field; empty for none. */
  words: string;
  /** Whether the form waits for an answer. */
  busy: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Checks and sends these values in place of those that stand in the fields. */
  submit: (values: Values) => Promise<void>;
  /** Changes the errors while the shopper types. */
  setErrors: (change: (errors: FieldErrors) => FieldErrors) => void;
}

const NO_ERRORS: FieldErrors = {};

/**
 * Checks and sends a form, once however often its button is pressed. What was typed stays. The first wrong field gets
 * the focus. An error at a field that the form does not have becomes words.
 */
export function useForm({ send, check, read = valuesOf, initial = NO_ERRORS, toast }: FormOptions): FormState {
  const form = useRef<HTMLFormElement>(null);
  const isClosed = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState(initial);
  const [words, setWords] = useState('');
  const [refusal, setRefusal] = useState({ wrong: 0 });

  useEffect(() => void (toast && preloadToasts()), [toast]);
  useEffect(() => {
    if (refusal.wrong > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);

  const show = ({ fields, words: found = '' }: FormErrors) => {
    setErrors(fields);
    setRefusal({ wrong: Object.keys(fields).length });
    setWords(found);
    if (toast && found) showToast(found, { kind: 'error', area: 'account', cause: toast });
  };
  const submit = async (values: Values) => {
    if (isClosed.current) return;
    const [element, fields] = [form.current, check?.(values) ?? NO_ERRORS];
    show({ fields });
    if (Object.keys(fields).length > 0) return;
    if (toast) dismissToast(toast);
    isClosed.current = true;
    setBusy(true);
    let answer: FormErrors | null = SEND_AGAIN;
    try {
      answer = await send(values);
      if (answer) show(placeErrors(answer, element));
    } finally {
      // After success the form leaves the page: the second press of a double click must find it closed.
      isClosed.current = answer === null;
      setBusy(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(read(event.currentTarget));
  };
  const wrong = refusal.wrong > 0 ? Object.keys(errors).length : 0;
  return { form, errors, wrong, words, busy, onSubmit, submit, setErrors };
}

/** What stands in a form's fields, by their names. */
export function valuesOf(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)];
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}

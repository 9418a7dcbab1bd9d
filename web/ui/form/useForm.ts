import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { dismissToast, preloadToasts, showToast } from '../toast.ts';
import { NO_ERRORS, placeErrors, SEND_AGAIN, type FieldErrors, type FormErrors, type Values } from './form-errors.ts';

/** Sends a form's values. Returns null after a success: the form then accepts no second press. Otherwise it returns the errors. */
export type Send = (values: Values) => Promise<FormErrors | null>;

/** The options of a form. */
export interface FormOptions {
  send: Send;
  /** The errors of the values before they are sent. Values with errors are not sent. */
  check?: (values: Values) => FieldErrors;
  /** Reads the form's values; without it, all fields as they are. */
  read?: (form: HTMLFormElement) => Values;
  /** The errors that the form starts with. */
  initial?: FieldErrors;
  /** Shows messages without a field in a toast of this cause. The toast is removed when the form is sent again. */
  toast?: string;
}

/** The state of a form between typing and the server's response. */
export interface FormState {
  /** The ref of the form element, so that its first wrong field can receive the focus. */
  form: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  /** The number of fields with errors at the last submission that are still wrong. */
  wrong: number;
  /** The message of the last response without a field; empty for none. */
  words: string;
  /** Whether the form waits for a response. */
  busy: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Checks and sends these values instead of those in the fields. */
  submit: (values: Values) => Promise<void>;
  /** Changes the errors while the shopper types. */
  setErrors: (change: (errors: FieldErrors) => FieldErrors) => void;
}

/**
 * Checks and sends a form, once however often its button is pressed. Typed values remain. The first wrong field receives
 * the focus. An error at a field that the form does not have becomes part of the message.
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
    let response: FormErrors | null = SEND_AGAIN;
    try {
      response = await send(values);
      if (response) show(placeErrors(response, element));
    } finally {
      // After a success the form is removed from the page: the second press of a double click must have no effect.
      isClosed.current = response === null;
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

/** The values of a form's fields, by name. */
export function valuesOf(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)];
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}

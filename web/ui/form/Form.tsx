import { createContext, use, type ReactNode } from 'react';
import { useHydrated } from '../useHydrated.ts';
import { counted } from '../format.ts';
import { useShop } from '../../shop/useShop.ts';
import css from './Form.module.css';
import { withError, type FieldErrors, type Values } from './form-errors.ts';
import { wholeTextOf } from './tidy-text.ts';
import { checkFields, tidyEmail } from './field-rules.ts';
import { useForm, valuesOf, type Send } from './useForm.ts';
import * as formsWords from '../../words/forms.ts';
import * as fieldWords from '../../words/fields.ts';

interface FormProps {
  /** The form's name for screen readers. */
  label: string;
  /** The label of its button. */
  action: string;
  send: Send;
  /** Whether the button can't be pressed yet. */
  closed?: boolean;
  /** Whether the browser computes a proof of work. */
  isChecking?: boolean;
  /** Called with all values after each change of a field. */
  onInput?: (values: Values) => void;
  /** The content beside the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Provides the errors to the fields of a form, by field name. */
export const FieldErrorsContext = createContext<FieldErrors>({});

/** The error of this field of the form, as text; undefined for none. */
export const useFieldError = (name: string): string | undefined => use(FieldErrorsContext)[name];

/** A form of native fields with one button; `useForm` checks and sends it. Messages without a field are above the fields, and in a toast. */
export function Form({
  label,
  action,
  send,
  closed = false,
  isChecking = false,
  onInput,
  beside,
  children,
}: FormProps) {
  const { limits } = useShop();
  const { form, errors, wrong, words, busy, onSubmit, setErrors } = useForm({
    send,
    check: (values) => checkFields(values, limits),
    read: tidyValuesOf,
    toast: 'form',
  });
  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      onInput={({ currentTarget, target }) => {
        if (target instanceof HTMLInputElement)
          setErrors((former) => withError(former, target.name, cutMistakeOf(target, limits)));
        onInput?.(tidyValuesOf(currentTarget));
      }}
    >
      <FormSummary wrong={wrong} />
      {/* The toast announces the same message. */}
      {words && <p className={css.summary}>{words}</p>}
      <FieldErrorsContext value={errors}>{children}</FieldErrorsContext>
      <FormButtons {...{ action, busy, isChecking, closed, beside }} />
    </form>
  );
}

type FormButtonsProps = Pick<FormProps, 'action' | 'beside'> & { busy: boolean; isChecking: boolean; closed: boolean };

function FormButtons({ action, busy, isChecking, closed, beside }: FormButtonsProps) {
  const isHydrated = useHydrated();
  return (
    <>
      <div className={css.buttons}>
        <SendButton className={css.send} disabled={closed || !isHydrated} {...{ action, busy, isChecking }} />
        {beside}
      </div>
      <CheckingStatus isChecking={isChecking} />
      <noscript>
        <p className={css.hint}>{formsWords.needsJavaScript}</p>
      </noscript>
    </>
  );
}

interface SendButtonProps {
  /** The label. */
  action: string;
  /** Whether its form waits for a response. */
  busy: boolean;
  /** Whether the browser computes a proof of work, which can take seconds. */
  isChecking?: boolean;
  disabled?: boolean;
  className?: string | undefined;
}

/** A form's button: a spinner while the form waits for a response, and a text while the browser computes a proof of work. */
export const SendButton = ({ action, busy, isChecking = false, disabled = false, className = '' }: SendButtonProps) => (
  <button className={`button ${className}`} type="submit" aria-busy={busy && !isChecking} disabled={disabled}>
    {isChecking ? formsWords.checking : action}
  </button>
);

/** Announces the button's text to screen readers. */
export const CheckingStatus = ({ isChecking }: { isChecking: boolean }) => (
  <output className="visually-hidden">{isChecking && formsWords.checking}</output>
);

/** Shows above a form the number of its wrong fields. */
export const FormSummary = ({ wrong }: { wrong: number }) => (
  <p className={css.summary} role="alert">
    {wrong > 0 && fieldWords.pleaseFix(counted(wrong, formsWords.field))}
  </p>
);

/** The error of a text that is longer than its field shows; empty for any other text. */
function cutMistakeOf(input: HTMLInputElement, limits: Parameters<typeof checkFields>[1]): string {
  const text = wholeTextOf(input);
  return (text !== input.value && checkFields({ [input.name]: text }, limits)[input.name]) || '';
}

/** A form's values, with its email address as it is sent and the complete pasted phone number. */
function tidyValuesOf(form: HTMLFormElement): Values {
  const values = valuesOf(form);
  const { email } = values;
  const phone = form.elements.namedItem('phone');
  return {
    ...values,
    ...(email === undefined ? {} : { email: tidyEmail(email) }),
    ...(phone instanceof HTMLInputElement ? { phone: wholeTextOf(phone) } : {}),
  };
}

import { createContext, use, type ReactNode } from 'react';
import { useHydrated } from '../useHydrated.ts';
import { counted } from '../format.ts';
import { useShop } from '../../shop/useShop.ts';
import css from './Form.module.css';
import { withError, type FieldErrors, type Values } from './form-errors.ts';
import { checkFields, tidyEmail } from './field-rules.ts';
import { CheckingStatus, SendButton } from './SendButton.tsx';
import { useForm, valuesOf, type Send } from './useForm.ts';
import * as formsWords from '../../words/forms.ts';
import * as fieldWords from '../../words/fields.ts';

interface FormProps {
  /** The form's name for screen readers. */
  label: string;
  /** The words on its button. */
  action: string;
  send: Send;
  /** Whether the button can't be pressed yet. */
  closed?: boolean;
  /** Whether the browser works for the answer. */
  isChecking?: boolean;
  /** Called with all values after each change of a field. */
  onInput?: (values: Values) => void;
  /** Stands beside the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Carries what is wrong at which field to the fields of a form. */
export const FieldErrorsContext = createContext<FieldErrors>({});

/** What is wrong with this field of the form around it, in words; undefined when nothing is. */
export const useFieldError = (name: string): string | undefined => use(FieldErrorsContext)[name];

/** A form of native fields with one button; `useForm` checks and sends it. What concerns no field stands above the fields, and in a toast. */
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
        if (target instanceof HTMLInputElement) setErrors((former) => withError(former, target.name, ''));
        onInput?.(tidyValuesOf(currentTarget));
      }}
    >
      <FormSummary wrong={wrong} />
      {/* The toast announces the same words. */}
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

/** Says above a form how many of its fields are wrong. */
export const FormSummary = ({ wrong }: { wrong: number }) => (
  <p className={css.summary} role="alert">
    {wrong > 0 && fieldWords.pleaseFix(counted(wrong, formsWords.field))}
  </p>
);

/** A form's values, with its email address as it is sent. */
function tidyValuesOf(form: HTMLFormElement): Values {
  const values = valuesOf(form);
  const { email } = values;
  return email === undefined ? values : { ...values, email: tidyEmail(email) };
}

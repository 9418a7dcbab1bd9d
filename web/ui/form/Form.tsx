import { createContext, use, type ReactNode } from 'react';
import { useHydrated } from '../useHydrated.ts';
import { counted } from '../format.ts';
import { useShop } from '../../shop/useShop.ts';
import css from './Form.module.css';
import { withError, type FieldErrors, type Values } from './form-errors.ts';
import { checkFields, tidyEmail } from './field-rules.ts';
import { useForm, valuesOf, type Send } from './useForm.ts';

interface FormProps {
  /** The form's name for screen readers. */
  label: string;
  /** The words on its button. */
  action: string;
  send: Send;
  /** Whether the button can't be pressed yet. */
  closed?: boolean;
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

/** A form of native fields with one button; `useForm` checks and sends it, and toasts say what concerns no field. */
export function Form({ label, action, send, closed = false, onInput, beside, children }: FormProps) {
  const { limits } = useShop();
  const { form, errors, wrong, busy, onSubmit, setErrors } = useForm({
    send,
    check: (values) => checkFields(values, limits),
    read: tidyValuesOf,
    toast: 'form',
  });
  const isHydrated = useHydrated();
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
      <FieldErrorsContext value={errors}>{children}</FieldErrorsContext>
      <div className={css.buttons}>
        <button className={`button ${css.send}`} type="submit" aria-busy={busy} disabled={closed || !isHydrated}>
          {action}
        </button>
        {beside}
      </div>
      <noscript>
        <p className={css.hint}>This needs JavaScript, which is switched off in your browser.</p>
      </noscript>
    </form>
  );
}

/** Says above a form how many of its fields are wrong. */
export const FormSummary = ({ wrong }: { wrong: number }) => (
  <p className={css.summary} role="alert">
    {wrong > 0 && `Please look again at ${counted(wrong, 'field')}.`}
  </p>
);

/** A form's values, with its e-mail address as it is sent. */
function tidyValuesOf(form: HTMLFormElement): Values {
  const values = valuesOf(form);
  const { email } = values;
  return email === undefined ? values : { ...values, email: tidyEmail(email) };
}

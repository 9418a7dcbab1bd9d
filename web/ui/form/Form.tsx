import { createContext, use, type ReactNode } from 'react';
import { useHydrated } from '../useHydrated.ts';
import { counted } from '../format.ts';
import css from './Form.module.css';
import type { FieldErrors, Values } from './field-rules.ts';
import { useForm, valuesOf, type Send } from './useForm.ts';

interface FormProps {
  /** What the form is called where it can't be seen. */
  label: string;
  /** The words on its button. */
  action: string;
  send: Send;
  /** Whether the button can't be pressed yet. */
  closed?: boolean;
  /** Told after each change of a field. */
  onInput?: (values: Values) => void;
  /** Stands beside the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/** Carries what is wrong at which field to the fields of a form. */
export const FieldErrorsContext = createContext<FieldErrors>({});

/** What is wrong with this field of the form around, in words; undefined when nothing is. */
export const useFieldError = (name: string): string | undefined => use(FieldErrorsContext)[name];

/** A form of the account pages: native fields, checked and sent as `useSending` says, with one button. */
export function Form({ label, action, send, closed = false, onInput, beside, children }: FormProps) {
  const { form, mistakes, busy, onSubmit, forget } = useForm(send);
  const wrong = Object.keys(mistakes).length;
  const alive = useHydrated();
  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      onInput={({ currentTarget, target }) => {
        if (target instanceof HTMLInputElement) forget(target.name);
        onInput?.(valuesOf(currentTarget));
      }}
    >
      <p className={css.summary} role="alert">
        {wrong > 0 && `Please look again at ${counted(wrong, 'field')}.`}
      </p>
      <FieldErrorsContext value={mistakes}>{children}</FieldErrorsContext>
      <div className={css.end}>
        <button className={`button ${css.send}`} type="submit" aria-busy={busy} disabled={closed || !alive}>
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

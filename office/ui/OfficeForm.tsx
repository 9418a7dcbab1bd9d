import type { ReactNode } from 'react';
import { FieldErrorsContext, FormSummary, SendButton } from '../../web/ui/form/Form.tsx';
import { useForm, type FormOptions } from '../../web/ui/form/useForm.ts';
import css from './OfficeForm.module.css';

interface OfficeFormProps extends Pick<FormOptions, 'send' | 'check'> {
  /** The form's name for screen readers. */
  label: string;
  /** The label of its button. */
  action: string;
  /** The content beside the button. */
  beside?: ReactNode;
  children?: ReactNode;
}

/** A form of the kit's fields with one button. Errors are at their fields; others are above them. */
export function OfficeForm({ label, action, beside, children, ...options }: OfficeFormProps) {
  const { form, errors, wrong, words, busy, onSubmit } = useForm(options);
  return (
    <form ref={form} className={css.form} noValidate aria-label={label} onSubmit={onSubmit}>
      <FormSummary wrong={wrong} />
      {words && (
        <p className={css.words} role="alert">
          {words}
        </p>
      )}
      <FieldErrorsContext value={errors}>{children}</FieldErrorsContext>
      <div className={css.buttons}>
        <SendButton {...{ action, busy }} />
        {beside}
      </div>
    </form>
  );
}

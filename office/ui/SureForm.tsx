import { useId } from 'react';
import { useFieldError } from '../../web/ui/form/Form.tsx';
import { NO_ERRORS, type FieldErrors, type FormErrors, type Values } from '../../web/ui/form/form-errors.ts';
import * as words from '../words.ts';
import { OfficeForm } from './OfficeForm.tsx';
import css from './SureForm.module.css';

interface SureFormProps {
  /** The label of the button. */
  action: string;
  /** The effect of the action. */
  hint: string;
  /** The label of the box. */
  label?: string;
  send: () => Promise<FormErrors | null>;
}

const NAME = 'isSure';
const check = (values: Values): FieldErrors => (values[NAME] === 'on' ? NO_ERRORS : { [NAME]: words.enterSure });

/** A form for an action that cannot be undone: its box must be checked. */
export const SureForm = ({ action, hint, label = words.sure, send }: SureFormProps) => (
  <OfficeForm isPassing label={action} action={action} check={check} send={send}>
    <p className={css.hint}>{hint}</p>
    <SureBox label={label} />
  </OfficeForm>
);

function SureBox({ label }: { label: string }) {
  const id = useId();
  const error = useFieldError(NAME);
  return (
    <div>
      <label className={css.sure}>
        <input
          type="checkbox"
          name={NAME}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
        />
        {label}
      </label>
      {error !== undefined && (
        <p className={css.error} id={id}>
          {error}
        </p>
      )}
    </div>
  );
}

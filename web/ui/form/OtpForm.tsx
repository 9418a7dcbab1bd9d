import { useState, type ReactNode } from 'react';
import * as fieldWords from '../../words/fields.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import css from './Form.module.css';
import { withError, type FieldErrors, type FormErrors } from './form-errors.ts';
import { SendButton } from './Form.tsx';
import { useForm, valuesOf, type FormState } from './useForm.ts';

interface OtpFormProps {
  /** The label of the button. */
  action: string;
  /** The number of digits of the OTP. */
  digits: number;
  /** Called with all digits; returns the error, or null for none. */
  confirm: (otp: string) => Promise<FormErrors | null>;
  /** The content beside the button. */
  beside?: ReactNode;
}

/**
 * Requests a mailed OTP, with a box for each digit. The form is sent when the button is pressed and not with the last digit; a
 * longer pasted OTP is sent at once, because the boxes can't show it.
 */
export function OtpForm({ action, digits, confirm, beside }: OtpFormProps) {
  const { attempts, form, errors, words, busy, onSubmit, submit, setErrors } = useCodeForm({
    digits,
    confirm,
    toast: 'form',
  });
  return (
    <form ref={form} className={css.form} method="post" noValidate aria-label={action} onSubmit={onSubmit}>
      {/* The toast announces the same message. */}
      {words && <p className={css.summary}>{words}</p>}
      <CodeBoxes
        key={`${attempts} ${digits}`}
        name="otp"
        length={digits}
        error={errors['otp'] ?? ''}
        isAnnounced={false}
        onFull={(otp) => otp.length > digits && void submit({ otp })}
        onInput={() => setErrors((former) => withError(former, 'otp', ''))}
      />
      <div className={css.buttons}>
        <SendButton className={css.send} {...{ action, busy }} isChecking={false} />
        {beside}
      </div>
    </form>
  );
}

interface CodeFormOptions {
  /** The number of digits of the code. */
  digits: number;
  /** Called with the digits; returns the error, or null for none. */
  confirm: (otp: string) => Promise<FormErrors | null>;
  /** Shows messages without a field in a toast of this cause. */
  toast: string;
}

/** A form of code boxes between typing and the response. */
export interface CodeFormState extends FormState {
  /** The number of wrong codes: with another number the boxes start empty. */
  attempts: number;
}

/** Sends the content of a form's boxes, which is at least all digits. */
export function useCodeForm({ digits, confirm, toast }: CodeFormOptions): CodeFormState {
  const [attempts, setAttempts] = useState(0);
  const send = async ({ otp = '' }) => {
    const errors = await confirm(otp);
    if (errors?.fields['otp']) setAttempts((count) => count + 1);
    return errors;
  };
  const check = ({ otp = '' }): FieldErrors => (otp.length < digits ? { otp: fieldWords.enterAllDigits(digits) } : {});
  const read = (form: HTMLFormElement) => ({ otp: Object.values(valuesOf(form)).join('') });
  return { attempts, ...useForm({ send, check, read, toast }) };
}

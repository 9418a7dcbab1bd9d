import type { ReactNode } from 'react';
import { CodeBoxes } from './CodeBoxes.tsx';
import css from './Form.module.css';
import { withError, type FormErrors } from './form-errors.ts';
import { SendButton } from './SendButton.tsx';
import { useCodeForm } from './useCodeForm.ts';

interface OtpFormProps {
  /** The words on the button. */
  action: string;
  /** How many digits the OTP has. */
  digits: number;
  /** Called with all digits; answers what is wrong with them, null when nothing is. */
  confirm: (otp: string) => Promise<FormErrors | null>;
  /** Stands beside the button. */
  beside?: ReactNode;
}

/**
 * Asks for a mailed OTP, a box for each digit. What it confirms happens when the button is pressed and not with the last digit; a
 * longer OTP that is pasted is sent at once, for the boxes can't show it.
 */
export function OtpForm({ action, digits, confirm, beside }: OtpFormProps) {
  const { attempts, form, errors, words, busy, onSubmit, submit, setErrors } = useCodeForm({
    digits,
    confirm,
    toast: 'form',
  });
  return (
    <form ref={form} className={css.form} method="post" noValidate aria-label={action} onSubmit={onSubmit}>
      {/* The toast announces the same words. */}
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

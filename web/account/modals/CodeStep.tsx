import { useState } from 'react';
import { toFormErrors } from '../../apollo/form-errors.ts';
import { settled } from '../../apollo/user-errors.ts';
import { useShop } from '../../shop/useShop.ts';
import { joinErrors, withError, type FieldErrors } from '../../ui/form/form-errors.ts';
import { useForm, valuesOf, type FormState, type Send } from '../../ui/form/useForm.ts';
import { useVerifyOtp } from '../account.graphql.generated.ts';
import css from '../AccountFrame.module.css';
import { useSignInSuccess } from '../useSignInSuccess.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import { Resend } from './Resend.tsx';

interface CodeStepProps {
  /** The address that the code was mailed to. */
  email: string;
  /** The shopper wants to enter the address again. */
  onBack: () => void;
}

/** The code modal's content: a box for each digit, another code, and the way back to the address. */
export function CodeStep({ email, onBack }: CodeStepProps) {
  const { attempts, form, errors, busy, onSubmit, submit, setErrors } = useCodeForm(email);
  return (
    <form ref={form} className={css.fields} method="post" aria-label="Enter the code" onSubmit={onSubmit}>
      <p>
        We have mailed a code to <b className={css.address}>{email}</b>. It is good for ten minutes.
      </p>
      <CodeBoxes
        key={attempts}
        name="otp"
        error={errors['otp'] ?? ''}
        onFull={(otp) => void submit({ otp })}
        onInput={() => setErrors((former) => withError(former, 'otp', ''))}
      />
      <button className="button" type="submit" aria-busy={busy}>
        Verify
      </button>
      <Resend email={email} />
      <button className={css.link} type="button" onClick={onBack}>
        Re-enter the e-mail
      </button>
    </form>
  );
}

/** Sends a code. A code that the server refuses counts as an attempt, after which the boxes are emptied. */
function useCodeForm(email: string): FormState & { attempts: number } {
  const [verifyOtp] = useVerifyOtp();
  const onSignIn = useSignInSuccess();
  const { otpDigits } = useShop().limits;
  const [attempts, setAttempts] = useState(0);
  const send: Send = async ({ otp = '' }) => {
    const { data, error } = await settled(verifyOtp({ variables: { input: { email, otp } } }));
    const token = data?.verifyOtp?.accessToken;
    if (token) {
      await onSignIn(token);
      return null;
    }
    setAttempts(attempts + 1);
    const errors = toFormErrors({ data, error });
    // Whatever the server finds wrong here is wrong with the code, whether or not the answer names the field.
    return errors && data ? { fields: { otp: joinErrors(errors) } } : errors;
  };
  const check = ({ otp = '' }): FieldErrors =>
    otp.length < otpDigits ? { otp: `Enter all ${otpDigits} digits.` } : {};
  const read = (form: HTMLFormElement) => ({ otp: Object.values(valuesOf(form)).join('') });
  return { attempts, ...useForm({ send, check, read, toast: 'code' }) };
}

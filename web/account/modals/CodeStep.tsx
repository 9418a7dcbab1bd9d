import { useState } from 'react';
import { toFormErrors } from '../../shopper/user-errors.ts';
import { useShop } from '../../shop/useShop.ts';
import { CodeBoxes } from '../../ui/form/CodeBoxes.tsx';
import { joinErrors, withError, type FormErrors } from '../../ui/form/form-errors.ts';
import { LONG_OTP } from '../../ui/form/field-rules.ts';
import { CheckingStatus, SendButton } from '../../ui/form/Form.tsx';
import { useCodeForm, type CodeFormState } from '../../ui/form/OtpForm.tsx';
import { useVerifyOtp } from '../account.graphql.generated.ts';
import css from '../AccountFrame.module.css';
import { useSignInSuccess } from '../useSignInSuccess.ts';
import { useProofOfWork } from '../proof-of-work/useProofOfWork.ts';
import { pendingEmail } from './useSendCode.ts';
import { Resend } from './Resend.tsx';
import * as accountWords from '../../words/account.ts';

/** The number of wrong codes after which more boxes are offered: the shopper may have a longer code and have sent it in two parts. */
const PARTS_OF_LONGER = 2;

interface CodeStepProps {
  /** The address that received the code. */
  email: string;
  /** Called when the shopper wants to enter the address again. */
  onBack: () => void;
}

/** The code modal's content: a box for each digit, another code, and a button back to the address. */
export function CodeStep({ email, onBack }: CodeStepProps) {
  const { otpDigits } = useShop().limits;
  const [length, setLength] = useState(pendingEmail.digits);
  const digits = length ?? otpDigits;
  const { attempts, form, errors, words, busy, isChecking, onSubmit, submit, setErrors } = useLoginCode(email, digits);
  return (
    <form ref={form} className={css.fields} method="post" aria-label={accountWords.enterOtp} onSubmit={onSubmit}>
      <p>
        {accountWords.otpSentTo} <b className={css.address}>{email}</b>
        {accountWords.otpValidity}
      </p>
      <CodeBoxes
        key={`${attempts} ${digits}`}
        name="otp"
        length={digits}
        error={errors['otp'] ?? ''}
        isAnnounced={words !== ''}
        onFull={(otp) => void submit({ otp })}
        onInput={() => setErrors((former) => withError(former, 'otp', ''))}
      />
      <SendButton action={accountWords.verify} busy={busy} isChecking={isChecking} />
      <CheckingStatus isChecking={isChecking} />
      {attempts >= PARTS_OF_LONGER && digits < LONG_OTP && (
        <button className={css.link} type="button" onClick={() => setLength(LONG_OTP)}>
          {accountWords.longerOtp(LONG_OTP)}
        </button>
      )}
      <Resend email={email} onSent={() => setLength(pendingEmail.digits())} />
      <button className={css.link} type="button" onClick={onBack}>
        {accountWords.changeEmail}
      </button>
    </form>
  );
}

/** Sends a code, and logs in with the right one. */
function useLoginCode(email: string, digits: number): CodeFormState & { isChecking: boolean } {
  const [verifyOtp] = useVerifyOtp();
  const onSignIn = useSignInSuccess();
  const { sendOrWork, isChecking } = useProofOfWork();
  const confirm = async (otp: string): Promise<FormErrors | null> => {
    const { data, error } = await sendOrWork((more) => verifyOtp({ variables: { input: { email, otp } }, ...more }));
    const token = data?.verifyOtp?.accessToken;
    if (token) {
      await onSignIn(token);
      return null;
    }
    const errors = toFormErrors({ data, error });
    if (!errors || !data) return errors;
    // Any error of the server here is an error of the code, whether or not the response names the field. A toast shows it too.
    const words = joinErrors(errors);
    return { fields: { otp: words }, words };
  };
  return { isChecking, ...useCodeForm({ digits, confirm, toast: 'code' }) };
}

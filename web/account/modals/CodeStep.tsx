import { useRef, useState } from 'react';
import { useVerifyOtp } from '../account.graphql.generated.ts';
import { dismissToast, showToast } from '../../ui/toast.ts';
import { CODE_LENGTH } from '../../ui/form/field-rules.ts';
import { valuesOf } from '../../ui/form/useForm.ts';
import { allWordsOf, settled, toFormErrors, type FormErrors } from '../../ui/form/form-errors.ts';
import css from '../AccountFrame.module.css';
import { useSignInSuccess } from '../useSignInSuccess.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import { Resend } from './Resend.tsx';

interface CodeStepProps {
  /** Whom the code was mailed to. */
  email: string;
  /** The shopper wants to enter the address again. */
  onBack: () => void;
}

/** What the code modal holds: a box for each digit, another code, and the way back to the address. */
export function CodeStep({ email, onBack }: CodeStepProps) {
  const { tried, busy, mistake, verify, forget } = useVerification(email);
  return (
    <form
      className={css.steps}
      method="post"
      aria-label="Enter the code"
      onSubmit={(event) => {
        event.preventDefault();
        verify(Object.values(valuesOf(event.currentTarget)).join(''));
      }}
    >
      <p>
        We have mailed a code to <b className={css.address}>{email}</b>. It is good for ten minutes.
      </p>
      <CodeBoxes key={tried} mistake={mistake} onFull={verify} onInput={forget} />
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

/** Sends a code once; what was wrong with it is told at the boxes, all else by a toast; the boxes are emptied. */
function useVerification(email: string) {
  const [verifyOtp] = useVerifyOtp();
  const enter = useSignInSuccess();
  const underway = useRef(false);
  const [state, setState] = useState({ tried: 0, busy: false, mistake: '' });
  const send = async (otp: string): Promise<FormErrors | null> => {
    const { data, error } = await settled(verifyOtp({ variables: { input: { email, otp } } }));
    const token = data?.verifyOtp.accessToken;
    if (token) await enter(token);
    const trouble = token ? null : toFormErrors({ payload: data?.verifyOtp, error });
    // All that the server may find wrong here is the code, whether or not it says so.
    return trouble && data ? { fields: { otp: allWordsOf(trouble) } } : trouble;
  };
  const verify = async (otp: string) => {
    if (underway.current) return;
    if (otp.length < CODE_LENGTH) {
      setState((former) => ({ ...former, mistake: `Enter all ${CODE_LENGTH} digits.` }));
      return;
    }
    dismissToast('code');
    underway.current = true;
    setState(({ tried }) => ({ tried, busy: true, mistake: '' }));
    const trouble = await send(otp);
    underway.current = false;
    const { otp: atBoxes = '', ...elsewhere } = trouble?.fields ?? {};
    const words = allWordsOf({ words: trouble?.words, fields: elsewhere });
    if (words) showToast(words, { kind: 'error', area: 'account', cause: 'code' });
    setState(({ tried }) => ({ tried: trouble ? tried + 1 : tried, busy: false, mistake: atBoxes }));
  };
  const forget = () => setState((former) => (former.mistake ? { ...former, mistake: '' } : former));
  return { ...state, verify: (otp: string) => void verify(otp), forget };
}

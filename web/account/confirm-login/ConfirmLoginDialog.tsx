import { useState } from 'react';
import { toFormErrors } from '../../shopper/user-errors.ts';
import { useShop } from '../../shop/useShop.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmailField, PasswordField } from '../../ui/form/fields.tsx';
import { LONG_OTP } from '../../ui/form/field-rules.ts';
import { Form } from '../../ui/form/Form.tsx';
import { joinErrors, type FormErrors } from '../../ui/form/form-errors.ts';
import { OtpForm } from '../../ui/form/OtpForm.tsx';
import { showToast } from '../../ui/toast.ts';
import * as formsWords from '../../words/forms.ts';
import * as fieldWords from '../../words/fields.ts';
import * as accountWords from '../../words/account.ts';
import css from '../AccountFrame.module.css';
import { FocusFirstField } from '../AccountFrame.tsx';
import { useConfirmingShopper, useSendConfirmationOtp } from './confirm-login.graphql.generated.ts';

/** The proof of identity: the password, or a mailed OTP. */
export interface LoginProof {
  password?: string;
  otp?: string;
}

/** The handlers of the dialog. */
export interface ConfirmLoginProps {
  /** Makes the change with the proof. Returns the error of the proof, or null if the dialog can close. */
  send: (proof: LoginProof) => Promise<FormErrors | null>;
  /** Called when the shopper cancels. */
  giveUp: () => void;
}

/** Asks a shopper whose login is old for the password, or for an OTP that is mailed. */
export function ConfirmLoginDialog({ send, giveUp }: ConfirmLoginProps) {
  const { data } = useConfirmingShopper();
  const [sent, setSent] = useState(0);
  const [way, setWay] = useState<'password' | 'otp'>('password');
  const email = data?.me?.email ?? '';
  // Only staff can have a second factor.
  const isStaff = Boolean(data?.me?.secondFactor);
  const { mail, isMailing } = useMailedOtp(() => {
    if (sent > 0) showToast(fieldWords.otpSentAgain, { kind: 'success', area: 'account', cause: 'otp' });
    setSent(sent + 1);
    setWay('otp');
  });
  const useOtp = () => (sent > 0 ? setWay('otp') : void mail());
  return (
    <Dialog open title={accountWords.confirmIt} onClose={giveUp}>
      {way === 'password' ? (
        <PasswordProof key="password" email={email} send={send} onOtp={useOtp} isMailing={isMailing} />
      ) : (
        // Clears the previous OTP and its error.
        <OtpProof
          key={sent}
          email={email}
          isStaff={isStaff}
          send={send}
          onPassword={() => setWay('password')}
          onAgain={() => void mail()}
        />
      )}
    </Dialog>
  );
}

/** Mails an OTP, and calls `onSent` when it was sent. Otherwise a toast shows the reason. */
function useMailedOtp(onSent: () => void) {
  const [sendConfirmationOtp, { loading }] = useSendConfirmationOtp({ atOnce: true, once: () => 'confirmation otp' });
  const mail = async () => {
    const outcome = await sendConfirmationOtp({});
    if (!outcome) return;
    const errors = toFormErrors(outcome, { otherwise: accountWords.somethingWentWrong });
    if (errors) showToast(joinErrors(errors), { kind: 'error', area: 'account', cause: 'otp' });
    else onSent();
  };
  return { mail, isMailing: loading };
}

interface ProofProps extends Pick<ConfirmLoginProps, 'send'> {
  email: string;
}

function PasswordProof({ email, send, onOtp, isMailing }: ProofProps & { onOtp: () => void; isMailing: boolean }) {
  return (
    <FocusFirstField>
      <p>{accountWords.confirmHint}</p>
      <Form
        label={accountWords.confirmIt}
        action={accountWords.confirm}
        send={({ password = '' }) => send({ password })}
        beside={
          <button className="button button-quiet" type="button" aria-busy={isMailing} onClick={onOtp}>
            {accountWords.emailOtpInstead}
          </button>
        }
      >
        <EmailField key={email} defaultValue={email} readOnly />
        <PasswordField name="password" label={formsWords.password} />
      </Form>
    </FocusFirstField>
  );
}

interface OtpProofProps extends ProofProps {
  isStaff: boolean;
  onPassword: () => void;
  onAgain: () => void;
}

function OtpProof({ email, isStaff, send, onPassword, onAgain }: OtpProofProps) {
  const { otpDigits } = useShop().limits;
  return (
    <FocusFirstField>
      <p>
        {fieldWords.otpSentTo} <b className={css.address}>{email}</b>
        {fieldWords.otpIsValid}
      </p>
      <OtpForm
        action={accountWords.confirm}
        digits={isStaff ? Math.max(otpDigits, LONG_OTP) : otpDigits}
        confirm={(otp) => send({ otp })}
        beside={
          <button className="button button-quiet" type="button" onClick={onPassword}>
            {accountWords.passwordInstead}
          </button>
        }
      />
      <button className={css.link} type="button" onClick={onAgain}>
        {fieldWords.sendOtpAgain}
      </button>
    </FocusFirstField>
  );
}

import { useState } from 'react';
import { toFormErrors } from '../../apollo/form-errors.ts';
import { useShop } from '../../shop/useShop.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmailField, PasswordField } from '../../ui/form/fields.tsx';
import { LONG_OTP } from '../../ui/form/field-rules.ts';
import { Form } from '../../ui/form/Form.tsx';
import { joinErrors, type FormErrors } from '../../ui/form/form-errors.ts';
import { OtpForm } from '../../ui/form/OtpForm.tsx';
import { showToast } from '../../ui/toast.ts';
import * as formsWords from '../../words/forms.ts';
import * as otpWords from '../../words/otp.ts';
import * as ownAccountWords from '../../words/own-account.ts';
import css from '../AccountFrame.module.css';
import { FocusFirstField } from '../FocusFirstField.tsx';
import { useConfirmingShopper, useSendConfirmationOtp } from './confirm-login.graphql.generated.ts';

/** What proves that it is the shopper: the password, or a mailed OTP. */
export interface LoginProof {
  password?: string;
  otp?: string;
}

/** How the dialog is answered. */
export interface ConfirmLoginProps {
  /** Makes the change with the proof; answers what is wrong with the proof, null when the dialog has done its work. */
  send: (proof: LoginProof) => Promise<FormErrors | null>;
  /** The shopper would rather not. */
  giveUp: () => void;
}

/** Asks a shopper whose login is old for the password, or for an OTP that is mailed. */
export function ConfirmLoginDialog({ send, giveUp }: ConfirmLoginProps) {
  const { data } = useConfirmingShopper();
  const [sent, setSent] = useState(0);
  const [way, setWay] = useState<'password' | 'otp'>('password');
  const email = data?.me?.email ?? '';
  // Only those who work for the shop have anything to do with one.
  const isStaff = Boolean(data?.me?.secondFactor);
  const { mail, isMailing } = useMailedOtp(() => {
    if (sent > 0) showToast(otpWords.sentAgain, { kind: 'success', area: 'account', cause: 'otp' });
    setSent(sent + 1);
    setWay('otp');
  });
  const useOtp = () => (sent > 0 ? setWay('otp') : void mail());
  return (
    <Dialog open title={ownAccountWords.confirmIt} onClose={giveUp}>
      {way === 'password' ? (
        <PasswordProof key="password" email={email} send={send} onOtp={useOtp} isMailing={isMailing} />
      ) : (
        // What was typed of the former OTP goes, and what was wrong with it.
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

/** Mails an OTP, and calls `onSent` when it is on its way; else a toast says why not. */
function useMailedOtp(onSent: () => void) {
  const [sendConfirmationOtp, { loading }] = useSendConfirmationOtp({ atOnce: true, once: () => 'confirmation otp' });
  const mail = async () => {
    const outcome = await sendConfirmationOtp({});
    if (!outcome) return;
    const errors = toFormErrors(outcome, { otherwise: ownAccountWords.failed });
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
      <p>{ownAccountWords.confirmHint}</p>
      <Form
        label={ownAccountWords.confirmIt}
        action={ownAccountWords.confirm}
        send={({ password = '' }) => send({ password })}
        beside={
          <button className="button button-quiet" type="button" aria-busy={isMailing} onClick={onOtp}>
            {ownAccountWords.otpInstead}
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
        {otpWords.otpSentTo} <b className={css.address}>{email}</b>
        {otpWords.otpIsValid}
      </p>
      <OtpForm
        action={ownAccountWords.confirm}
        digits={isStaff ? Math.max(otpDigits, LONG_OTP) : otpDigits}
        confirm={(otp) => send({ otp })}
        beside={
          <button className="button button-quiet" type="button" onClick={onPassword}>
            {ownAccountWords.passwordInstead}
          </button>
        }
      />
      <button className={css.link} type="button" onClick={onAgain}>
        {otpWords.sendAgain}
      </button>
    </FocusFirstField>
  );
}

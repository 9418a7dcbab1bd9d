import { useState } from 'react';
import { FocusFirstField } from '../../account/FocusFirstField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { OtpForm } from '../../ui/form/OtpForm.tsx';
import { showToast } from '../../ui/toast.ts';
import * as otpWords from '../../words/otp.ts';
import css from './OtpDialog.module.css';
import type { CashOrder } from './useCashOrder.ts';

interface OtpDialogProps extends Pick<CashOrder, 'confirm' | 'sendAgain' | 'giveUp'> {
  title: string;
  /** The words on its button. */
  action: string;
  /** How many digits the OTP has. */
  digits: number;
  /** The address that the OTP was mailed to. */
  email: string;
}

/** Asks for the mailed OTP that confirms an order in cash, or the shopper's email. */
export function OtpDialog({ title, email, sendAgain, giveUp, ...form }: OtpDialogProps) {
  const [resent, setResent] = useState(0);
  const resend = async () => {
    const words = await sendAgain();
    if (!words) setResent(resent + 1);
    showToast(words ?? otpWords.sentAgain, { kind: words ? 'error' : 'success', cause: 'otp' });
  };
  return (
    <Dialog open title={title} onClose={giveUp}>
      <p className={css.words}>
        {otpWords.otpSentTo} <b className={css.address}>{email}</b>
        {otpWords.otpIsValid}
      </p>
      {/* What was typed of the former OTP goes, and what was wrong with it. */}
      <FocusFirstField key={`${resent} ${form.digits}`}>
        <OtpForm {...form} />
      </FocusFirstField>
      <button type="button" className={css.again} onClick={() => void resend()}>
        {otpWords.sendAgain}
      </button>
    </Dialog>
  );
}

import { useState } from 'react';
import { FocusFirstField } from '../../account/FocusFirstField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import formStyles from '../../ui/form/Form.module.css';
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
export function OtpDialog({ title, email, sendAgain, giveUp, confirm, ...form }: OtpDialogProps) {
  const [resent, setResent] = useState(0);
  const [wrong, setWrong] = useState('');
  const resend = async () => {
    setWrong('');
    const words = await sendAgain();
    setWrong(words ?? '');
    if (words !== undefined) return;
    setResent(resent + 1);
    showToast(otpWords.sentAgain, { kind: 'success', cause: 'otp' });
  };
  // The form would tell its words in a toast too.
  const confirmHere = async (otp: string) => {
    setWrong('');
    const errors = await confirm(otp);
    setWrong(errors?.words ?? '');
    return errors && { fields: errors.fields };
  };
  return (
    <Dialog open title={title} onClose={giveUp}>
      <p className={css.words}>
        {otpWords.otpSentTo} <b className={css.address}>{email}</b>
        {otpWords.otpIsValid}
      </p>
      {wrong && (
        <p className={formStyles.summary} role="alert">
          {wrong}
        </p>
      )}
      {/* What was typed of the former OTP goes, and what was wrong with it. */}
      <FocusFirstField key={`${resent} ${form.digits}`}>
        <OtpForm {...form} confirm={confirmHere} />
      </FocusFirstField>
      <button type="button" className={css.again} onClick={() => void resend()}>
        {otpWords.sendAgain}
      </button>
    </Dialog>
  );
}

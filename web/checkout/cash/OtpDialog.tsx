import { useState } from 'react';
import { FocusFirstField } from '../../account/AccountFrame.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import formStyles from '../../ui/form/Form.module.css';
import { OtpForm } from '../../ui/form/OtpForm.tsx';
import { showToast } from '../../ui/toast.ts';
import * as fieldWords from '../../words/fields.ts';
import css from './OtpDialog.module.css';
import type { CashOrder } from './useCashOrder.ts';

interface OtpDialogProps extends Pick<CashOrder, 'confirm' | 'sendAgain' | 'giveUp'> {
  title: string;
  /** The label of its button. */
  action: string;
  /** The number of digits of the OTP. */
  digits: number;
  /** The address that received the OTP. */
  email: string;
}

/** Requests the mailed OTP that confirms an order in cash, or the shopper's email. */
export function OtpDialog({ title, email, sendAgain, giveUp, confirm, ...form }: OtpDialogProps) {
  const [resent, setResent] = useState(0);
  const [wrong, setWrong] = useState('');
  const resend = async () => {
    setWrong('');
    const words = await sendAgain();
    setWrong(words ?? '');
    if (words !== undefined) return;
    setResent(resent + 1);
    showToast(fieldWords.otpSentAgain, { kind: 'success', cause: 'otp' });
  };
  // The form would show its error in a toast too.
  const confirmHere = async (otp: string) => {
    setWrong('');
    const errors = await confirm(otp);
    setWrong(errors?.words ?? '');
    return errors && { fields: errors.fields };
  };
  return (
    <Dialog open title={title} onClose={giveUp}>
      <p className={css.words}>
        {fieldWords.otpSentTo} <b className={css.address}>{email}</b>
        {fieldWords.otpIsValid}
      </p>
      {wrong && (
        <p className={formStyles.summary} role="alert">
          {wrong}
        </p>
      )}
      {/* Clears the previous OTP and its error. */}
      <FocusFirstField key={`${resent} ${form.digits}`}>
        <OtpForm {...form} confirm={confirmHere} />
      </FocusFirstField>
      <button type="button" className={css.again} onClick={() => void resend()}>
        {fieldWords.sendOtpAgain}
      </button>
    </Dialog>
  );
}

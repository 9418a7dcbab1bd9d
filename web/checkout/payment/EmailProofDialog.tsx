import { useEffect, useEffectEvent, useState } from 'react';
import { useRequestOtp, useVerifyOtp } from '../../account/account.graphql.generated.ts';
import { useProofOfWork } from '../../account/proof-of-work/useProofOfWork.ts';
import { toFormErrors } from '../../shopper/user-errors.ts';
import { useShop } from '../../shop/useShop.ts';
import { session } from '../../session/session.ts';
import { joinErrors, type FormErrors } from '../../ui/form/form-errors.ts';
import { showToast } from '../../ui/toast.ts';
import * as checkoutWords from '../../words/checkout.ts';
import { OtpDialog } from '../cash/OtpDialog.tsx';
import type { EmailProof } from './useEmailProof.ts';

interface EmailProofDialogProps extends Pick<EmailProof, 'goOn' | 'giveUp'> {
  /** The shopper's address, which receives the OTP. */
  email: string;
  /** The amount to pay, formatted. */
  total: string;
}

/** Mails an OTP and logs in with the typed one, after which the payment continues. */
export function EmailProofDialog({ email, total, goOn, giveUp }: EmailProofDialogProps) {
  const [verifyOtp] = useVerifyOtp();
  const { sendOrWork } = useProofOfWork();
  const { digits, sendAgain } = useMailedOtp(email);
  const confirm = async (otp: string): Promise<FormErrors | null> => {
    const { data, error } = await sendOrWork((more) => verifyOtp({ variables: { input: { email, otp } }, ...more }));
    const token = data?.verifyOtp?.accessToken;
    if (token) {
      await session.begin(token);
      goOn();
      return null;
    }
    const errors = toFormErrors({ data, error });
    return errors && data ? { fields: { otp: joinErrors(errors) } } : errors;
  };
  return (
    <OtpDialog
      title={checkoutWords.confirmYourEmail}
      action={checkoutWords.confirmEmailAndPay(total)}
      {...{ email, digits, confirm, sendAgain, giveUp }}
    />
  );
}

/** Mails an OTP at once and on request; `digits` is the length of the last one. */
function useMailedOtp(email: string) {
  const [requestOtp] = useRequestOtp();
  const { sendOrWork } = useProofOfWork();
  const { otpDigits } = useShop().limits;
  const [digits, setDigits] = useState(otpDigits);
  const mail = async () => {
    const input = { email, purpose: 'CONFIRM_EMAIL' } as const;
    const { data, error } = await sendOrWork((more) => requestOtp({ variables: { input }, ...more }));
    const errors = toFormErrors({ data, error });
    // While an attack guesses codes of the account, the OTP has more digits.
    return errors ? { words: joinErrors(errors) } : { length: data?.requestOtp?.otpLength ?? otpDigits };
  };
  const sendAgain = async (): Promise<string | undefined> => {
    const { words, length } = await mail();
    if (length) setDigits(length);
    return words;
  };
  const mailFirst = useEffectEvent(mail);
  useEffect(() => {
    void mailFirst().then(({ words, length }) => {
      if (length) setDigits(length);
      if (words) showToast(words, { kind: 'error', cause: 'otp' });
    });
  }, []);
  return { digits, sendAgain };
}

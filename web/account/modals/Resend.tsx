import { useEffect, useRef, useState } from 'react';
import { joinErrors } from '../../ui/form/form-errors.ts';
import { showToast } from '../../ui/toast.ts';
import css from '../AccountFrame.module.css';
import { useSendCode } from './useSendCode.ts';
import * as accountWords from '../../words/account.ts';
import * as formsWords from '../../words/forms.ts';

/** Seconds between two codes. */
const PAUSE = 30;

/** Mails another code, at the earliest half a minute after the last one. */
export function Resend({ email, onSent }: { email: string; onSent: () => void }) {
  const { sendCode, isChecking } = useSendCode();
  const [sent, setSent] = useState(0);
  const isSending = useRef(false);
  const resend = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const errors = await sendCode(email);
    isSending.current = false;
    if (!errors) {
      setSent(sent + 1);
      onSent();
    }
    const words = errors ? joinErrors(errors) : accountWords.otpSentAgain;
    showToast(words, { kind: errors ? 'error' : 'success', area: 'account', cause: 'code' });
  };
  return <ResendButton key={sent} isChecking={isChecking} onSend={() => void resend()} />;
}

function ResendButton({ isChecking, onSend }: { isChecking: boolean; onSend: () => void }) {
  const seconds = useCountdown();
  const words = seconds > 0 ? accountWords.resendOtpIn(seconds) : accountWords.resendOtp;
  return (
    <button className={css.link} type="button" disabled={seconds > 0} onClick={onSend}>
      {isChecking ? formsWords.checking : words}
    </button>
  );
}

/** The remaining seconds of the pause between two codes. */
function useCountdown(): number {
  const [left, setLeft] = useState(PAUSE);
  useEffect(() => {
    const end = Date.now() + PAUSE * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(Math.ceil((end - Date.now()) / 1000), 0);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return left;
}

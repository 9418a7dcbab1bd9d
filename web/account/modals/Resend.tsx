import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../ui/toast.ts';
import { allWordsOf } from '../../ui/form/form-errors.ts';
import css from '../AccountFrame.module.css';
import { useSendCode } from './useSendCode.ts';

/** Seconds between two codes. */
const PAUSE = 30;

/** Mails another code, half a minute after the last one at the earliest. */
export function Resend({ email }: { email: string }) {
  const sendCode = useSendCode();
  const [sent, setSent] = useState(0);
  const underway = useRef(false);
  const resend = async () => {
    if (underway.current) return;
    underway.current = true;
    const trouble = await sendCode(email);
    underway.current = false;
    if (!trouble) setSent(sent + 1);
    const words = trouble ? allWordsOf(trouble) : 'A new code is on its way.';
    showToast(words, { kind: trouble ? 'error' : 'success', area: 'account', cause: 'code' });
  };
  return <ResendButton key={sent} onSend={() => void resend()} />;
}

function ResendButton({ onSend }: { onSend: () => void }) {
  const left = useCountdown();
  return (
    <button className={css.link} type="button" disabled={left > 0} onClick={onSend}>
      {left > 0 ? `Send another code in ${left} s` : 'Send another code'}
    </button>
  );
}

/** Seconds until another code may be asked for. */
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

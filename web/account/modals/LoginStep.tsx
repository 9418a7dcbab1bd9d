import { useRef } from 'react';
import { useShop } from '../../shop/useShop.ts';
import { inWords } from '../../ui/format.ts';
import { EmailField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import type { Send } from '../../ui/form/useForm.ts';
import css from '../AccountFrame.module.css';
import { FocusFirstField } from '../FocusFirstField.tsx';
import { GooglePopupButton } from '../google/GoogleButtons.tsx';
import { pendingEmail } from './pending-email.ts';
import { useSendCode } from './useSendCode.ts';

interface LoginStepProps {
  /** The address to start with; empty for none. */
  email: string;
  /** A code for this address waits to be entered. */
  onSent: (email: string) => void;
  /** The shopper wants an account; called with what stands in the field. */
  onRegister: (email: string) => void;
}

/** The login modal's content: the address that a code goes to, Google, and the way to an account. */
export function LoginStep({ email, onSent, onRegister }: LoginStepProps) {
  const { otpDigits } = useShop().limits;
  const sendCode = useSendCode();
  const typed = useRef(email);
  const waiting = pendingEmail.read();
  const send: Send = async ({ email = '' }) => {
    const errors = await sendCode(email);
    if (!errors) onSent(email);
    return errors;
  };
  return (
    <FocusFirstField>
      <Form label="Login" action="Send me a code" send={send} onInput={({ email = '' }) => (typed.current = email)}>
        <EmailField
          defaultValue={email}
          hint={`We mail you a code of ${inWords(otpDigits)} digits. No password needed.`}
        />
      </Form>
      {waiting && (
        <button className={css.link} type="button" onClick={() => onSent(waiting)}>
          I have a code for {waiting}
        </button>
      )}
      <p className={css.or}>or</p>
      <GooglePopupButton />
      <p className={css.note}>
        New here?{' '}
        <button className={css.link} type="button" onClick={() => onRegister(typed.current)}>
          Create an account
        </button>
      </p>
    </FocusFirstField>
  );
}

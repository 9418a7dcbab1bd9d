import type { ReactNode } from 'react';
import { useShop } from '../../shop/useShop.ts';
import { EmailField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import type { Send } from '../../ui/form/useForm.ts';
import * as accountWords from '../../words/account.ts';
import css from '../AccountFrame.module.css';
import { FocusFirstField } from '../FocusFirstField.tsx';
import { pendingEmail } from './pending-email.ts';
import { useSendCode } from './useSendCode.ts';

interface LoginStepProps {
  /** The address to start with; empty for none. */
  email: string;
  /** Called with what stands in the field after each change. */
  onType: (email: string) => void;
  /** A code for this address waits to be entered. */
  onSent: (email: string) => void;
  /** The shopper would rather enter a password. */
  onPassword: () => void;
  /** The other ways to log in. */
  children: ReactNode;
}

/** The login by OTP: the address that it goes to, the way to a password instead, and the other ways. */
export function LoginStep({ email, onType, onSent, onPassword, children }: LoginStepProps) {
  const { otpDigits } = useShop().limits;
  const { sendCode, isChecking } = useSendCode();
  const waiting = pendingEmail.read();
  const send: Send = async ({ email = '' }) => {
    const errors = await sendCode(email);
    if (!errors) onSent(email);
    return errors;
  };
  const passwordInstead = (
    <button className="button button-quiet" type="button" onClick={onPassword}>
      {accountWords.passwordInstead}
    </button>
  );
  return (
    <FocusFirstField>
      <Form
        label={accountWords.login}
        action={accountWords.sendOtp}
        isChecking={isChecking}
        send={send}
        onInput={({ email = '' }) => onType(email)}
        beside={passwordInstead}
      >
        <EmailField defaultValue={email} hint={accountWords.otpHint(otpDigits)} />
      </Form>
      {waiting && (
        <button className={css.link} type="button" onClick={() => onSent(waiting)}>
          {accountWords.haveOtpFor(waiting)}
        </button>
      )}
      {children}
    </FocusFirstField>
  );
}

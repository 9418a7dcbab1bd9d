import type { ReactNode } from 'react';
import { useShop } from '../../shop/useShop.ts';
import { EmailField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import type { Send } from '../../ui/form/useForm.ts';
import * as accountWords from '../../words/account.ts';
import css from '../AccountFrame.module.css';
import { FocusFirstField } from '../AccountFrame.tsx';
import { pendingEmail, useSendCode } from './useSendCode.ts';

interface LoginStepProps {
  /** The initial address; empty for none. */
  email: string;
  /** Called with the field's value after each change. */
  onType: (email: string) => void;
  /** Whether a code for this address waits to be entered. */
  onSent: (email: string) => void;
  /** Called when the shopper chooses a password instead. */
  onPassword: () => void;
  /** The other ways to log in. */
  children: ReactNode;
}

/** The login by OTP: the address, the link to a password instead, and the other ways. */
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

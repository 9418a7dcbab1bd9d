import { Link } from 'react-router-dom';
import { useLogin } from './account.graphql.generated.ts';
import { forgotPath } from '../paths.ts';
import { EmailField, PasswordField } from '../ui/form/fields.tsx';
import { Form } from '../ui/form/Form.tsx';
import type { Send } from '../ui/form/useForm.ts';
import { toFormErrors } from '../shopper/user-errors.ts';
import * as accountWords from '../words/account.ts';
import * as formsWords from '../words/forms.ts';
import css from './AccountFrame.module.css';
import { useSignInSuccess } from './useSignInSuccess.ts';
import { useProofOfWork } from './proof-of-work/useProofOfWork.ts';

interface LoginFormProps {
  /** The initial address. */
  email: string | undefined;
  /** Called with the address after each change. */
  onType: (email: string) => void;
  /** Called when the shopper chooses an OTP instead. */
  onOtp: () => void;
}

/** Logs in with email address and password, or switches to an OTP. */
export function LoginForm({ email, onType, onOtp }: LoginFormProps) {
  const [login] = useLogin();
  const onSignIn = useSignInSuccess();
  const { sendOrWork, isChecking } = useProofOfWork();
  const send: Send = async ({ email = '', password = '' }) => {
    const { data, error } = await sendOrWork((more) => login({ variables: { input: { email, password } }, ...more }));
    const token = data?.login?.accessToken;
    if (!token) return toFormErrors({ data, error });
    await onSignIn(token);
    return null;
  };
  const otpInstead = (
    <button className="button button-quiet" type="button" onClick={onOtp}>
      {accountWords.otpInstead}
    </button>
  );
  return (
    <Form
      label={accountWords.login}
      action={accountWords.login}
      isChecking={isChecking}
      send={send}
      onInput={({ email = '' }) => onType(email)}
      beside={otpInstead}
    >
      <EmailField defaultValue={email} />
      <PasswordField name="password" label={formsWords.password} />
      <Link className={css.forgot} to={forgotPath()}>
        {accountWords.forgotPassword}
      </Link>
    </Form>
  );
}

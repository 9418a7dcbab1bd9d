import { Link } from 'react-router-dom';
import { useLogin } from './account.graphql.generated.ts';
import { forgotPath } from '../paths.ts';
import { EmailField, PasswordField } from '../ui/form/fields.tsx';
import { Form } from '../ui/form/Form.tsx';
import type { Send } from '../ui/form/useForm.ts';
import { toFormErrors } from '../apollo/form-errors.ts';
import { settled } from '../apollo/user-errors.ts';
import css from './AccountFrame.module.css';
import { useSignInSuccess } from './useSignInSuccess.ts';

/** Logs in with e-mail address and password. */
export function LoginForm({ email }: { email?: string | undefined }) {
  const [login] = useLogin();
  const onSignIn = useSignInSuccess();
  const send: Send = async ({ email = '', password = '' }) => {
    const { data, error } = await settled(login({ variables: { input: { email, password } } }));
    const token = data?.login?.accessToken;
    if (!token) return toFormErrors({ data, error });
    await onSignIn(token);
    return null;
  };
  return (
    <Form label="Login" action="Login" send={send}>
      <EmailField defaultValue={email} />
      <PasswordField name="password" label="Password" />
      <Link className={css.forgot} to={forgotPath()}>
        Forgot Password
      </Link>
    </Form>
  );
}

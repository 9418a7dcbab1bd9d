import { Link } from 'react-router-dom';
import { useLogin } from './account.graphql.generated.ts';
import { forgotPath } from '../paths.ts';
import { EmailField, PasswordField } from '../ui/form/fields.tsx';
import { Form } from '../ui/form/Form.tsx';
import type { Send } from '../ui/form/useForm.ts';
import { settled, toFormErrors } from '../ui/form/form-errors.ts';
import css from './AccountFrame.module.css';
import { useSignInSuccess } from './useSignInSuccess.ts';

/** Address and password; the session begins when they go together. */
export function LoginForm({ email }: { email?: string | undefined }) {
  const [login] = useLogin();
  const enter = useSignInSuccess();
  const send: Send = async ({ email = '', password = '' }) => {
    const { data, error } = await settled(login({ variables: { input: { email, password } } }));
    const token = data?.login.accessToken;
    if (!token) return toFormErrors({ payload: data?.login, error });
    await enter(token);
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

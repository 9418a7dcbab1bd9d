import { Link } from 'react-router-dom';
import { useLogin } from '../../generated/account.ts';
import { forgotPath } from '../../platform/links.ts';
import { EmailField, PasswordField } from '../form/fields.tsx';
import { Form } from '../form/Form.tsx';
import type { Send } from '../form/sending.ts';
import { settled, troubleOf } from '../form/trouble.ts';
import css from '../frame/AccountFrame.module.css';
import { useEntrance } from './useEntrance.ts';

/** Address and password; the session begins when they go together. */
export function LoginForm({ email }: { email?: string | undefined }) {
  const [login] = useLogin();
  const enter = useEntrance();
  const send: Send = async ({ email = '', password = '' }) => {
    const { data, error } = await settled(login({ variables: { input: { email, password } } }));
    const token = data?.login.accessToken;
    if (!token) return troubleOf({ payload: data?.login, error });
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

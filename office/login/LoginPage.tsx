import { useApolloClient, useMutation } from '@apollo/client/react';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import { Field } from '../../web/ui/form/Field.tsx';
import type { Send } from '../../web/ui/form/useForm.ts';
import { officeSession } from '../session/session.ts';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { shopPath } from '../paths.ts';
import * as words from '../words.ts';
import { LoginStaffDocument } from './login.graphql.generated.ts';
import { LoginCard } from './LoginCard.tsx';

/** Logs a staff member in by email address and password. */
export function LoginPage() {
  const client = useApolloClient();
  const [login] = useMutation(LoginStaffDocument);
  const send: Send = async ({ email = '', password = '' }) => {
    const outcome = await settled(login({ variables: { input: { email: email.trim(), password } } }));
    const token = outcome.data?.login?.accessToken;
    if (!token) return toFormErrors(outcome, { otherwise: words.somethingWentWrong });
    await client.clearStore();
    officeSession.begin(token);
    return null;
  };
  return (
    <LoginCard title={words.title} hint={words.loginHint}>
      <OfficeForm label={words.login} action={words.login} send={send}>
        <Field
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
        />
        <Field name="password" label="Password" type="password" autoComplete="current-password" maxLength={1000} />
      </OfficeForm>
      <p>
        {words.noPassword} <a href={shopPath('/account/forgot-password')}>{words.setPassword}</a>
      </p>
    </LoginCard>
  );
}

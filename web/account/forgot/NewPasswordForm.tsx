import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useResetPassword } from '../account.graphql.generated.ts';
import { loginPath } from '../../paths.ts';
import { showToast } from '../../ui/toast.ts';
import { EmailField, NewPasswordFields } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import type { Send } from '../../ui/form/useForm.ts';
import { toFormErrors } from '../../shopper/user-errors.ts';
import { FormReplacedMessage } from '../AccountFrame.tsx';
import { logOut } from '../../session/sign-out.ts';
import { session } from '../../session/session.ts';
import type { ResetLink } from '../location-state.ts';
import { useProofOfWork } from '../proof-of-work/useProofOfWork.ts';
import * as accountWords from '../../words/account.ts';

interface NewPasswordFormProps {
  /** The mailed link. Its token is empty in a shop that mails no links: then the shop decides whether the email is enough. */
  link: ResetLink;
  /** Called when the shopper wants another link, because this one has expired. */
  onAgain: () => void;
}

/**
 * The second step, opened by the mailed link, or after the email in a shop that mails no links: the new password, twice. An expired
 * link offers a new one. The new password logs the shopper out on all devices.
 */
export function NewPasswordForm({ link: { token, email }, onAgain }: NewPasswordFormProps) {
  const [resetPassword] = useResetPassword();
  const { sendOrWork, isChecking } = useProofOfWork();
  const [expired, setExpired] = useState<string>();
  const client = useApolloClient();
  const navigate = useNavigate();
  const send: Send = async ({ password = '' }) => {
    const { data, error } = await sendOrWork((more) =>
      resetPassword({ variables: { input: { email, password, ...(token && { token }) } }, ...more }),
    );
    const expiry = token && data?.resetPassword?.userErrors.find(({ code }) => code === 'EXPIRED');
    if (expiry) {
      setExpired(expiry.message);
      return null;
    }
    const errors = toFormErrors({ data, error });
    if (errors) return errors;
    showToast(accountWords.passwordChanged, { kind: 'success', area: 'account' });
    if (session.isLoggedIn()) await logOut(client);
    await navigate(loginPath(), { replace: true, state: { email } });
    return null;
  };
  if (expired !== undefined) return <ExpiredLink words={expired} onAgain={onAgain} />;
  return (
    <Form label={accountWords.newPassword} action={accountWords.changePassword} isChecking={isChecking} send={send}>
      <EmailField defaultValue={email} readOnly />
      <NewPasswordFields label={accountWords.newPassword} />
    </Form>
  );
}

function ExpiredLink({ words, onAgain }: { words: string; onAgain: () => void }) {
  return (
    <FormReplacedMessage title={words}>
      <p>{accountWords.linkExpiredHint}</p>
      <button className="button" type="button" onClick={onAgain}>
        {accountWords.newLink}
      </button>
    </FormReplacedMessage>
  );
}

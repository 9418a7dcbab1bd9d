import { useState } from 'react';
import { useRequestPasswordReset } from '../account.graphql.generated.ts';
import { showToast } from '../../ui/toast.ts';
import { EmailField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import type { Send } from '../../ui/form/useForm.ts';
import { toFormErrors } from '../../apollo/form-errors.ts';
import { settled } from '../../apollo/user-errors.ts';
import css from '../AccountFrame.module.css';
import { FormReplacedMessage } from './FormReplacedMessage.tsx';
import { FocusFirstField } from '../FocusFirstField.tsx';

interface RequestLinkFormProps {
  /** The address to start with. */
  email?: string | undefined;
  /** Whether the shopper asks for another link. Then the field has the focus, for the button that was pressed is gone. */
  isAgain: boolean;
}

/** The first step: mails a link to an address. The message afterwards never tells whether there is an account. */
export function RequestLinkForm({ email, isAgain }: RequestLinkFormProps) {
  const [requestPasswordReset] = useRequestPasswordReset();
  const [sentTo, setSentTo] = useState<string>();
  const [former, setFormer] = useState<string>();
  const send: Send = async ({ email = '' }) => {
    const { data, error } = await settled(requestPasswordReset({ variables: { input: { email } } }));
    const errors = toFormErrors({ data, error });
    if (errors) return errors;
    showToast('Email fetch Successfully', { kind: 'success', area: 'account' });
    setSentTo(email);
    setFormer(email);
    return null;
  };
  if (sentTo !== undefined) return <LinkSent to={sentTo} onAgain={() => setSentTo(undefined)} />;
  const form = (
    <Form label="Forgot Password" action="Send the link" send={send}>
      <EmailField defaultValue={former ?? email} hint="We mail you a link to choose a new password." />
    </Form>
  );
  return isAgain || former !== undefined ? <FocusFirstField>{form}</FocusFirstField> : form;
}

function LinkSent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <FormReplacedMessage title="Look into your mail">
      <p>
        If <b className={css.address}>{to}</b> has an account with us, a link is on its way. It is good for 15 minutes
        and can be used once.
      </p>
      <p>Nothing there? Look under spam, or check the address.</p>
      <button className={css.link} type="button" onClick={onAgain}>
        Use another address, or send it again
      </button>
    </FormReplacedMessage>
  );
}

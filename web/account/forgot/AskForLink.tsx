import { useState } from 'react';
import { useRequestPasswordReset } from '../../generated/account.ts';
import { tell } from '../../platform/toast.ts';
import { EmailField } from '../form/fields.tsx';
import { Form } from '../form/Form.tsx';
import type { Send } from '../form/sending.ts';
import { settled, troubleOf } from '../form/trouble.ts';
import css from '../frame/AccountFrame.module.css';
import { Calm } from '../frame/Calm.tsx';

/** The first step: whom to mail a link to. What it says afterwards never tells whether there is an account. */
export function AskForLink({ email }: { email?: string | undefined }) {
  const [requestPasswordReset] = useRequestPasswordReset();
  const [sentTo, setSentTo] = useState<string>();
  const send: Send = async ({ email = '' }) => {
    const { data, error } = await settled(requestPasswordReset({ variables: { input: { email } } }));
    const trouble = troubleOf({ payload: data?.requestPasswordReset, error });
    if (trouble) return trouble;
    tell('Email fetch Successfully', { kind: 'success', area: 'account' });
    setSentTo(email);
    return null;
  };
  if (sentTo !== undefined) return <Sent to={sentTo} onAgain={() => setSentTo(undefined)} />;
  return (
    <Form label="Forgot Password" action="Send the link" send={send}>
      <EmailField defaultValue={email} hint="We mail you a link to choose a new password." />
    </Form>
  );
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <Calm title="Look into your mail">
      <p>
        If <b className={css.address}>{to}</b> has an account with us, a link is on its way. It is good for 15 minutes
        and can be used once.
      </p>
      <p>Nothing there? Look under spam, or check the address.</p>
      <button className={css.link} type="button" onClick={onAgain}>
        Use another address, or send it again
      </button>
    </Calm>
  );
}

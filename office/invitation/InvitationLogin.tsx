import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import { Field } from '../../web/ui/form/Field.tsx';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import type { Send } from '../../web/ui/form/useForm.ts';
import { officeSession } from '../session/session.ts';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import * as words from '../words/people.ts';
import * as officeWords from '../words.ts';
import { RequestInvitationOtpDocument, VerifyInvitationOtpDocument } from './invitation.graphql.generated.ts';

const codeErrors = ({ otp = '' }: Values): FieldErrors =>
  /^\d{4,8}$/.test(otp.trim()) ? NO_ERRORS : { otp: words.enterCode };

/** Logs in by a mailed code, which also creates the account of an invited person. */
export function InvitationLogin() {
  const [email, setEmail] = useState<string>();
  return email === undefined ? (
    <EmailForm onSent={setEmail} />
  ) : (
    <CodeForm email={email} onBack={() => setEmail(undefined)} />
  );
}

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const [request] = useMutation(RequestInvitationOtpDocument);
  const send: Send = async (values) => {
    const email = (values['email'] ?? '').trim();
    const outcome = await settled(request({ variables: { input: { email } } }));
    const errors = toFormErrors(outcome, { otherwise: officeWords.somethingWentWrong });
    if (!errors) onSent(email);
    return errors;
  };
  return (
    <OfficeForm key="email" label={words.sendCode} action={words.sendCode} send={send}>
      <Field
        name="email"
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
    </OfficeForm>
  );
}

function CodeForm({ email, onBack }: { email: string; onBack: () => void }) {
  const client = useApolloClient();
  const [verify] = useMutation(VerifyInvitationOtpDocument);
  const send: Send = async ({ otp = '' }) => {
    const outcome = await settled(verify({ variables: { input: { email, otp: otp.trim() } } }));
    const token = outcome.data?.verifyOtp?.accessToken;
    if (!token) return toFormErrors(outcome, { otherwise: officeWords.somethingWentWrong });
    await client.clearStore();
    officeSession.begin(token);
    return null;
  };
  return (
    <OfficeForm
      key="code"
      label={words.logIn}
      action={words.logIn}
      check={codeErrors}
      send={send}
      beside={
        <button className="button button-quiet" type="button" onClick={onBack}>
          {words.otherEmail}
        </button>
      }
    >
      <p>{email}</p>
      <Field name="otp" label={words.code} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
    </OfficeForm>
  );
}

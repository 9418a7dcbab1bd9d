import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { Field } from '../../web/ui/form/Field.tsx';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import type { Send } from '../../web/ui/form/useForm.ts';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import * as words from '../words.ts';
import { ConfirmStaffLoginDocument, SendStaffCodeDocument } from './session.graphql.generated.ts';
import { useStaff } from './staff.ts';

interface FreshLoginDialogProps {
  /** Receives whether the person confirmed the login. */
  settle: (isConfirmed: boolean) => void;
}

/** Requests the password once more; from an account without a password, a mailed code. */
export function FreshLoginDialog({ settle }: FreshLoginDialogProps) {
  const hasPassword = useStaff().me.secondFactor?.hasPassword ?? true;
  const [isSent, setSent] = useState(false);
  const [confirm] = useMutation(ConfirmStaffLoginDocument);
  const send: Send = async ({ password, otp }) => {
    const input = hasPassword ? { password } : { otp: otp?.trim() };
    const outcome = await settled(confirm({ variables: { input } }));
    const errors = toFormErrors(outcome, { otherwise: words.somethingWentWrong });
    if (!errors) settle(true);
    return errors;
  };
  return (
    <Dialog open title={words.confirmItIsYou} onClose={() => settle(false)}>
      {hasPassword ? (
        <PasswordForm send={send} />
      ) : isSent ? (
        <CodeForm send={send} />
      ) : (
        <CodeRequest onSent={() => setSent(true)} />
      )}
    </Dialog>
  );
}

const PasswordForm = ({ send }: { send: Send }) => (
  <OfficeForm label={words.confirmItIsYou} action={words.confirmLogin} send={send}>
    <p>{words.confirmItHint}</p>
    <PasswordField />
  </OfficeForm>
);

function CodeRequest({ onSent }: { onSent: () => void }) {
  const [sendCode] = useMutation(SendStaffCodeDocument);
  const send: Send = async () => {
    const errors = toFormErrors(await settled(sendCode()), { otherwise: words.somethingWentWrong });
    if (!errors) onSent();
    return errors;
  };
  return (
    <OfficeForm key="request" label={words.mailCode} action={words.mailCode} send={send}>
      <p>{words.confirmByCodeHint}</p>
    </OfficeForm>
  );
}

const codeErrors = ({ otp = '' }: Values): FieldErrors =>
  /^\d{4,8}$/.test(otp.trim()) ? NO_ERRORS : { otp: words.enterMailedCode };

const CodeForm = ({ send }: { send: Send }) => (
  <OfficeForm key="code" label={words.confirmItIsYou} action={words.confirmLogin} check={codeErrors} send={send}>
    <Field name="otp" label={words.mailedCode} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
  </OfficeForm>
);

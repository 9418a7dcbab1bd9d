import { useState, type ReactNode } from 'react';
import { toFormErrors } from '../../shopper/user-errors.ts';
import { toAsciiDigits } from '../../ui/digits.ts';
import { Field } from '../../ui/form/Field.tsx';
import { EmailField } from '../../ui/form/fields.tsx';
import { tidyEmail } from '../../ui/form/field-rules.ts';
import { Form } from '../../ui/form/Form.tsx';
import { SEND_AGAIN } from '../../ui/form/form-errors.ts';
import type { Send } from '../../ui/form/useForm.ts';
import { showToast } from '../../ui/toast.ts';
import * as homeWords from '../../words/account-home.ts';
import * as accountWords from '../../words/account.ts';
import * as uiWords from '../../words/ui.ts';
import { FocusFirstField } from '../AccountFrame.tsx';
import { useConfirmLogin } from '../confirm-login/useConfirmLogin.tsx';
import { useConfirmEmailChange, useRequestEmailChange } from './email-change.graphql.generated.ts';

interface ChangeEmailProps {
  /** The current address. */
  email: string;
  onClose: () => void;
}

/** The new address, to which the shop has mailed an OTP of this length, as to the current one. */
interface Sent {
  newEmail: string;
  digits: number;
}

/** Changes the email: first the new address, then the OTPs of both. */
export function ChangeEmail({ email, onClose }: ChangeEmailProps) {
  const [sent, setSent] = useState<Sent>();
  const cancel = (
    <button className="button button-quiet" type="button" onClick={onClose}>
      {uiWords.cancel}
    </button>
  );
  if (!sent) return <NewEmailForm onSent={setSent} beside={cancel} />;
  return (
    <FocusFirstField key="codes">
      <output>{homeWords.codesSent(email, sent.newEmail)}</output>
      <CodesForm digits={sent.digits} onDone={onClose} beside={cancel} />
      <button className="button button-quiet" type="button" onClick={() => setSent(undefined)}>
        {homeWords.otherEmail}
      </button>
    </FocusFirstField>
  );
}

/** The form names the new address `email`, as all forms do. */
const emailFieldAt = (path: readonly string[]): string => (path.at(-1) === 'newEmail' ? 'email' : '');

function NewEmailForm({ onSent, beside }: { onSent: (sent: Sent) => void; beside: ReactNode }) {
  const [requestEmailChange] = useRequestEmailChange({ once: () => 'email change' });
  const { withFreshLogin, dialog } = useConfirmLogin();
  const send: Send = async ({ email = '' }) => {
    const newEmail = tidyEmail(email);
    const outcome = await withFreshLogin((proof) => requestEmailChange({ input: { newEmail, ...proof } }));
    if (!outcome) return SEND_AGAIN;
    const errors = toFormErrors(outcome, { otherwise: accountWords.somethingWentWrong, fieldAt: emailFieldAt });
    if (errors) return errors;
    onSent({ newEmail, digits: outcome.data?.requestEmailChange.otpLength ?? 6 });
    return null;
  };
  return (
    <FocusFirstField key="email">
      <p>{homeWords.changeHint}</p>
      <Form label={homeWords.changeEmail} action={homeWords.sendOtps} send={send} beside={beside}>
        <EmailField label={homeWords.newEmail} autoComplete="email" />
      </Form>
      {dialog}
    </FocusFirstField>
  );
}

function CodesForm({ digits, onDone, beside }: { digits: number; onDone: () => void; beside: ReactNode }) {
  // Loads the list of devices again.
  const [confirmEmailChange] = useConfirmEmailChange({ once: () => 'email codes', isComplete: () => false });
  const send: Send = async ({ oldOtp = '', newOtp = '' }) => {
    const fields = Object.fromEntries(
      Object.entries({ oldOtp, newOtp }).flatMap(([name, code]) =>
        code.length === digits ? [] : [[name, homeWords.enterOtp(digits)]],
      ),
    );
    if (Object.keys(fields).length > 0) return { fields };
    const outcome = await confirmEmailChange({ input: { oldOtp, newOtp } });
    if (!outcome) return SEND_AGAIN;
    const errors = toFormErrors(outcome, { otherwise: accountWords.somethingWentWrong });
    if (errors) return errors;
    showToast(homeWords.emailChanged, { kind: 'success', area: 'account' });
    onDone();
    return null;
  };
  return (
    <Form label={homeWords.changeEmail} action={homeWords.changeEmail} send={send} beside={beside}>
      <OtpField name="oldOtp" label={homeWords.oldOtp} digits={digits} />
      <OtpField name="newOtp" label={homeWords.newOtp} digits={digits} />
    </Form>
  );
}

const OtpField = ({ name, label, digits }: { name: string; label: string; digits: number }) => (
  <Field
    name={name}
    label={label}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={digits + 10}
    tidy={(text) => toAsciiDigits(text).replaceAll(/\D/g, '')}
  />
);

import { useState } from 'react';
import { toFormErrors } from '../../shopper/user-errors.ts';
import { EmailField, PasswordField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { SEND_AGAIN } from '../../ui/form/form-errors.ts';
import type { Send } from '../../ui/form/useForm.ts';
import * as formsWords from '../../words/forms.ts';
import * as accountWords from '../../words/account.ts';
import { FocusFirstField } from '../AccountFrame.tsx';
import { codeErrors, CodeField } from './CodeField.tsx';
import { useConfirmSecondFactor, useSetUpSecondFactor } from './second-factor.graphql.generated.ts';
import css from './TwoStep.module.css';
import { encodeQR } from 'qr';

interface SetUpFormProps {
  email: string;
  /** Called with the recovery codes once the app is set up. */
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** The data that the app needs. */
interface AppSecret {
  uri: string;
  secret: string;
}

/** Sets up an authenticator app: first the password, then the QR code and the app's first code. */
export function SetUpForm({ email, onDone }: SetUpFormProps) {
  const [known, setKnown] = useState<AppSecret>();
  return known ? <FirstCode {...known} onDone={onDone} /> : <Password email={email} onKnown={setKnown} />;
}

function Password({ email, onKnown }: { email: string; onKnown: (known: AppSecret) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [setUp] = useSetUpSecondFactor({ atOnce: true });
  const send: Send = async ({ password = '' }) => {
    const outcome = await setUp({ input: { password } });
    if (!outcome) return SEND_AGAIN;
    const { uri, secret } = outcome.data?.setUpSecondFactor ?? {};
    if (!uri || !secret) return toFormErrors(outcome, { otherwise: accountWords.somethingWentWrong });
    onKnown({ uri, secret });
    return null;
  };
  if (!isOpen) {
    return (
      <button className="button button-quiet" type="button" onClick={() => setIsOpen(true)}>
        {accountWords.setUp}
      </button>
    );
  }
  return (
    <FocusFirstField>
      <p>{accountWords.beginHint}</p>
      <Form label={accountWords.twoStep} action={accountWords.setUp} send={send}>
        <EmailField defaultValue={email} readOnly />
        <PasswordField name="password" label={formsWords.password} />
      </Form>
    </FocusFirstField>
  );
}

function FirstCode({ uri, secret, onDone }: AppSecret & Pick<SetUpFormProps, 'onDone'>) {
  const [confirm] = useConfirmSecondFactor({ atOnce: true });
  const send: Send = async ({ code }) => {
    const wrong = codeErrors(code);
    if (wrong) return wrong;
    const outcome = await confirm({ input: { code: code ?? '' } });
    if (!outcome) return SEND_AGAIN;
    const codes = outcome.data?.confirmSecondFactor.recoveryCodes;
    if (!codes) return toFormErrors(outcome, { otherwise: accountWords.somethingWentWrong });
    onDone(codes);
    return null;
  };
  return (
    <>
      <p ref={(words) => words?.focus()} tabIndex={-1}>
        {accountWords.scanHint}
      </p>
      <QrCode text={uri} />
      <p>
        {accountWords.keyHint} <code className={css.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <Form label={accountWords.twoStep} action={accountWords.turnOn} send={send}>
        <CodeField />
      </Form>
    </>
  );
}

/** Modules of empty space around the code, as scanners need it. */
const BORDER = 4;

/** A text as a QR code. The browser draws it, because no other server may see a secret. Dark on light in both colour schemes. */
export function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, 'raw', { border: BORDER });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <figure className={css.qr} aria-label={accountWords.qrCode}>
      <svg viewBox={`0 0 ${rows.length} ${rows.length}`} aria-hidden="true">
        <path d={dark.join('')} />
      </svg>
    </figure>
  );
}

import { useState } from 'react';
import { toFormErrors } from '../../apollo/form-errors.ts';
import { EmailField, PasswordField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { SEND_AGAIN } from '../../ui/form/form-errors.ts';
import type { Send } from '../../ui/form/useForm.ts';
import * as formsWords from '../../words/forms.ts';
import * as twoStepWords from '../../words/two-step.ts';
import { FocusFirstField } from '../FocusFirstField.tsx';
import { codeErrors, CodeField } from './CodeField.tsx';
import { QrCode } from './QrCode.tsx';
import { useConfirmSecondFactor, useSetUpSecondFactor } from './second-factor.graphql.generated.ts';
import css from './TwoStep.module.css';

interface SetUpFormProps {
  email: string;
  /** Called with the recovery codes once the app is set up. */
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** What the app has to know. */
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
    if (!uri || !secret) return toFormErrors(outcome, { otherwise: twoStepWords.failed });
    onKnown({ uri, secret });
    return null;
  };
  if (!isOpen) {
    return (
      <button className="button button-quiet" type="button" onClick={() => setIsOpen(true)}>
        {twoStepWords.setUp}
      </button>
    );
  }
  return (
    <FocusFirstField>
      <p>{twoStepWords.beginHint}</p>
      <Form label={twoStepWords.twoStep} action={twoStepWords.setUp} send={send}>
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
    if (!codes) return toFormErrors(outcome, { otherwise: twoStepWords.failed });
    onDone(codes);
    return null;
  };
  return (
    <>
      <p ref={(words) => words?.focus()} tabIndex={-1}>
        {twoStepWords.scanHint}
      </p>
      <QrCode text={uri} />
      <p>
        {twoStepWords.keyHint} <code className={css.key}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <Form label={twoStepWords.twoStep} action={twoStepWords.turnOn} send={send}>
        <CodeField />
      </Form>
    </>
  );
}

import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDraft } from '../session/useDraft.ts';
import { saveFirstReturnPath } from '../session/return-path.ts';
import { Dialog } from '../ui/Dialog.tsx';
import * as accountWords from '../words/account.ts';
import * as uiWords from '../words/ui.ts';
import css from './AccountFrame.module.css';
import { FocusFirstField, OtherWays } from './AccountFrame.tsx';
import { GooglePopupButton } from './google/GoogleButtons.tsx';
import { LoginForm } from './LoginForm.tsx';
import { CodeStep } from './modals/CodeStep.tsx';
import { LoginStep } from './modals/LoginStep.tsx';
import { pendingEmail } from './modals/useSendCode.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Which modal is open. */
type Step = 'login' | 'password' | 'code' | 'register';

const TITLES: Record<Step, string> = {
  login: accountWords.login,
  password: accountWords.login,
  code: accountWords.enterOtp,
  register: uiWords.createAccount,
};

/** The login modal by OTP or by password, the code modal that replaces it, and the register modal. Typed values remain when they close. */
export function AccountModals({ onClose }: { onClose: () => void }) {
  const { pathname, search, hash } = useLocation();
  const [step, setStep] = useState<Step>('login');
  const { values, type, email, typeEmail } = useTyped();
  const go = (next: Step, address = email) => {
    // A visitor who registers returns to this page.
    if (next === 'register') saveFirstReturnPath(pathname + search + hash);
    typeEmail(address);
    setStep(next);
  };
  const rest = (
    <OtherWays google={<GooglePopupButton />}>
      <button className={css.link} type="button" onClick={() => go('register')}>
        {uiWords.createAccount}
      </button>
    </OtherWays>
  );
  return (
    <Dialog key={step} open title={TITLES[step]} onClose={onClose}>
      {step === 'login' && (
        <LoginStep email={email} onType={typeEmail} onSent={(to) => go('code', to)} onPassword={() => go('password')}>
          {rest}
        </LoginStep>
      )}
      {step === 'password' && (
        <FocusFirstField>
          <LoginForm email={email} onType={typeEmail} onOtp={() => go('login')} />
          {rest}
        </FocusFirstField>
      )}
      {step === 'code' && <CodeStep email={email} onBack={() => go('login')} />}
      {step === 'register' && (
        <FocusFirstField>
          <RegisterForm values={values} onType={type} onDone={(to) => go('login', to)} />
        </FocusFirstField>
      )}
    </Dialog>
  );
}

/** The values typed into the modals, with their shared address. At first this is the address that an OTP was mailed to. */
function useTyped() {
  const { values, change: type } = useDraft('account');
  const { email = pendingEmail.read() } = values;
  return { values: { ...values, email }, type, email, typeEmail: (typed: string) => type({ email: typed }) };
}

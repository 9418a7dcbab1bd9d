import { useState } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { FocusFirstField } from './FocusFirstField.tsx';
import { CodeStep } from './modals/CodeStep.tsx';
import { LoginStep } from './modals/LoginStep.tsx';
import { pendingEmail } from './modals/pending-email.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Which modal is open. */
type Step = 'login' | 'code' | 'register';

const TITLES: Record<Step, string> = { login: 'Login', code: 'Enter the code', register: 'Create an account' };

/** The login modal, the code modal that replaces it, and the register modal that leads back to it. */
export function AccountModals({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>('login');
  const [email, setEmail] = useState(pendingEmail.read);
  const go = (next: Step, address = email) => {
    setEmail(address);
    setStep(next);
  };
  return (
    <Dialog key={step} open title={TITLES[step]} onClose={onClose}>
      {step === 'login' && (
        <LoginStep email={email} onSent={(to) => go('code', to)} onRegister={(typed) => go('register', typed)} />
      )}
      {step === 'code' && <CodeStep email={email} onBack={() => go('login')} />}
      {step === 'register' && (
        <FocusFirstField>
          <RegisterForm email={email} onDone={(to) => go('login', to)} />
        </FocusFirstField>
      )}
    </Dialog>
  );
}

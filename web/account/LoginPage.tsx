import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loginPath, registerPath, trackPath } from '../paths.ts';
import { useShop } from '../shop/useShop.ts';
import { AccountFrame, OtherWays } from './AccountFrame.tsx';
import { GoogleLink } from './google/GoogleButtons.tsx';
import { emailInState } from './location-state.ts';
import { LoginForm } from './LoginForm.tsx';
import { CodeStep } from './modals/CodeStep.tsx';
import { LoginStep } from './modals/LoginStep.tsx';
import { saveReturnPath, nextIn, useSafePath } from '../session/return-path.ts';
import * as accountWords from '../words/account.ts';
import * as appWords from '../words/app.ts';
import * as uiWords from '../words/ui.ts';

/** `/account/login`: logs in by password, by OTP or with Google; links to a new password and to registration. */
export function LoginPage() {
  const { state, search } = useLocation();
  const next = useSafePath()(nextIn(search));
  const [step, setStep] = useState<'password' | 'otp' | 'code'>('password');
  const [email, setEmail] = useState(emailInState(state) ?? '');
  const rest = (
    <OtherWays google={<GoogleLink onClick={() => next !== undefined && saveReturnPath(next)} />}>
      <Link to={registerPath(next)}>{uiWords.createAccount}</Link>
      <TrackLink />
    </OtherWays>
  );
  const enterCode = (address: string) => {
    setEmail(address);
    setStep('code');
  };
  return (
    <AccountFrame
      heading={step === 'code' ? accountWords.enterOtp : accountWords.login}
      line={step === 'code' ? undefined : accountWords.loginLine}
      description={accountWords.loginDescription}
      path={loginPath()}
    >
      {step === 'password' && (
        <>
          <LoginForm email={email} onType={setEmail} onOtp={() => setStep('otp')} />
          {rest}
        </>
      )}
      {step === 'otp' && (
        <LoginStep email={email} onType={setEmail} onSent={enterCode} onPassword={() => setStep('password')}>
          {rest}
        </LoginStep>
      )}
      {step === 'code' && <CodeStep email={email} onBack={() => setStep('otp')} />}
    </AccountFrame>
  );
}

/** Links to tracking without a login, in a shop that has it. */
function TrackLink() {
  const { canTrackOrders } = useShop();
  if (!canTrackOrders) return null;
  return (
    <>
      {' · '}
      <Link to={trackPath()}>{appWords.trackAnOrder}</Link>
    </>
  );
}

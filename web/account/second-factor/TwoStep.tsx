import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { sendAgain } from '../../shopper/useRefetch.ts';
import * as accountWords from '../../words/account.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useSecondFactor, type SecondFactorStateFragment } from './second-factor.graphql.generated.ts';
import { SetUpForm } from './SetUpForm.tsx';
import { TurnOff } from './TurnOff.tsx';
import css from './TwoStep.module.css';
import { VerifyForm } from './VerifyForm.tsx';

/** Two-step verification of a staff member. Renders nothing in a shop without it. */
export function TwoStep() {
  const { data, refetch } = useSecondFactor({}, { fetchPolicy: 'cache-and-network' });
  const [codes, setCodes] = useState<readonly string[]>();
  const me = data?.me;
  if (!me?.secondFactor) return null;
  const onSaved = () => {
    setCodes(undefined);
    void sendAgain(refetch);
  };
  return (
    <Section>
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={onSaved} />
      ) : (
        <State email={me.email} factor={me.secondFactor} onSetUp={setCodes} />
      )}
    </Section>
  );
}

interface StateProps {
  email: string;
  factor: SecondFactorStateFragment;
  onSetUp: (codes: readonly string[]) => void;
}

function State({ email, factor, onSetUp }: StateProps) {
  if (!factor.isSetUp && !factor.hasPassword) {
    return (
      <>
        <p>{accountWords.whyTwoStep}</p>
        <p>{accountWords.choosePassword}</p>
      </>
    );
  }
  if (!factor.isSetUp) {
    return (
      <>
        <p>{accountWords.whyTwoStep}</p>
        <SetUpForm email={email} onDone={onSetUp} />
      </>
    );
  }
  if (!factor.isVerified) return <VerifyForm email={email} needsPassword={factor.needsPassword} />;
  return (
    <>
      <p>{`${accountWords.twoStepIsOn} ${accountWords.codesLeft(factor.recoveryCodesLeft)}`}</p>
      <TurnOff />
    </>
  );
}

/** The section with its heading. A login without a code redirects here. */
function Section({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '#two-step') return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <section className={css.twoStep} aria-labelledby="two-step">
      <h2 id="two-step" ref={heading} tabIndex={-1}>
        {accountWords.twoStep}
      </h2>
      {children}
    </section>
  );
}

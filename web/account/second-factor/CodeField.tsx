import { useState, type ReactNode } from 'react';
import { Field } from '../../ui/form/Field.tsx';
import { plainDigits } from '../../ui/form/field-rules.ts';
import type { FormErrors, Values } from '../../ui/form/form-errors.ts';
import * as twoStepWords from '../../words/two-step.ts';

/** Digits of a code of an authenticator app. */
const DIGITS = 6;

/** The code that an authenticator app shows. Password managers that know the account's secret fill it in. */
export const CodeField = () => (
  <Field
    name="code"
    label={twoStepWords.code}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={DIGITS + 10}
    tidy={(text) => plainDigits(text).replaceAll(/\D/g, '').slice(0, DIGITS)}
  />
);

/** What is wrong with a code before it is sent; undefined when nothing is. */
export const codeErrors = (code = ''): FormErrors | undefined =>
  code.length < DIGITS ? { fields: { code: twoStepWords.enterCode } } : undefined;

const recoveryCodeErrors = (typed = ''): FormErrors | undefined =>
  typed.trim() === '' ? { fields: { recoveryCode: twoStepWords.enterRecoveryCode } } : undefined;

/** How a form asks for the second factor: by the app, or by a recovery code once the shopper presses `other`. */
interface SecondFactorFields {
  way: 'app' | 'recovery';
  field: ReactNode;
  /** The button that leads to the other one. */
  other: ReactNode;
  check: (values: Partial<Values>) => FormErrors | undefined;
}

/** Asks for a code of the app, or for a recovery code. */
export function useSecondFactorFields(): SecondFactorFields {
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const isApp = way === 'app';
  const other = (
    <button className="button button-quiet" type="button" onClick={() => setWay(isApp ? 'recovery' : 'app')}>
      {isApp ? twoStepWords.recoveryCodeInstead : twoStepWords.appInstead}
    </button>
  );
  const check = ({ code, recoveryCode }: Partial<Values>) =>
    isApp ? codeErrors(code) : recoveryCodeErrors(recoveryCode);
  return { way, field: isApp ? <CodeField /> : <RecoveryCodeField />, other, check };
}

/** One of the codes for a lost phone. */
const RecoveryCodeField = () => (
  <Field
    name="recoveryCode"
    label={twoStepWords.recoveryCode}
    autoComplete="off"
    autoCapitalize="none"
    maxLength={40}
  />
);

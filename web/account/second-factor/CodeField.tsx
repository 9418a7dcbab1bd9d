import { useState, type ReactNode } from 'react';
import { Field } from '../../ui/form/Field.tsx';
import { toAsciiDigits } from '../../ui/digits.ts';
import type { FormErrors, Values } from '../../ui/form/form-errors.ts';
import * as accountWords from '../../words/account.ts';

/** The number of digits of an authenticator app's code. */
const DIGITS = 6;

/** The code that an authenticator app shows. Password managers that know the account's secret fill it in. */
export const CodeField = () => (
  <Field
    name="code"
    label={accountWords.appCode}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={DIGITS + 10}
    tidy={(text) => toAsciiDigits(text).replaceAll(/\D/g, '')}
  />
);

/** The error of a code before it is sent; undefined for none. */
export const codeErrors = (code = ''): FormErrors | undefined =>
  code.length !== DIGITS ? { fields: { code: accountWords.enterAppCode } } : undefined;

const recoveryCodeErrors = (typed = ''): FormErrors | undefined =>
  typed.trim() === '' ? { fields: { recoveryCode: accountWords.enterRecoveryCode } } : undefined;

/** The state of a form that requests the second factor: by the app, or by a recovery code once the shopper presses `other`. */
interface SecondFactorFields {
  way: 'app' | 'recovery';
  field: ReactNode;
  /** The button that switches to the other one. */
  other: ReactNode;
  check: (values: Partial<Values>) => FormErrors | undefined;
}

/** Requests a code of the app, or a recovery code. */
export function useSecondFactorFields(): SecondFactorFields {
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const isApp = way === 'app';
  const other = (
    <button className="button button-quiet" type="button" onClick={() => setWay(isApp ? 'recovery' : 'app')}>
      {isApp ? accountWords.recoveryCodeInstead : accountWords.appInstead}
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
    label={accountWords.recoveryCode}
    autoComplete="off"
    autoCapitalize="none"
    maxLength={40}
  />
);

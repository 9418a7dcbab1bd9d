import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { settled, toFormErrors } from '../../web/shopper/user-errors.ts';
import { Field } from '../../web/ui/form/Field.tsx';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import type { Send } from '../../web/ui/form/useForm.ts';
import { LogOutButton } from '../session/LogOutButton.tsx';
import { OfficeForm } from '../ui/OfficeForm.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { shopPath } from '../paths.ts';
import * as words from '../words.ts';
import { VerifyStaffDocument } from './login.graphql.generated.ts';
import { LoginCard } from './LoginCard.tsx';

/** Requests the code of the authenticator app, or a recovery code; also the password in a session that began without it. */
export function SecondFactorPage({ needsPassword }: { needsPassword: boolean }) {
  const [isApp, setApp] = useState(true);
  const [verify] = useMutation(VerifyStaffDocument);
  const send: Send = async ({ code, recoveryCode, password }) => {
    const input = { ...(isApp ? { code } : { recoveryCode }), ...(needsPassword ? { password } : {}) };
    return toFormErrors(await settled(verify({ variables: { input } })), { otherwise: words.somethingWentWrong });
  };
  return (
    <LoginCard title={words.twoStep} hint={words.verifyHint}>
      <OfficeForm
        key={String(isApp)}
        label={words.twoStep}
        action={words.verify}
        check={(values) => ({
          ...(isApp ? codeErrors(values) : recoveryCodeErrors(values)),
          ...(needsPassword ? passwordErrors(values) : {}),
        })}
        send={send}
        beside={
          <button className="button button-quiet" type="button" onClick={() => setApp(!isApp)}>
            {isApp ? words.recoveryCodeInstead : words.appInstead}
          </button>
        }
      >
        {isApp ? (
          <Field name="code" label={words.code} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
        ) : (
          <Field name="recoveryCode" label={words.recoveryCode} autoComplete="off" maxLength={40} />
        )}
        {needsPassword && <PasswordField />}
      </OfficeForm>
      <LogOutButton />
    </LoginCard>
  );
}

const codeErrors = ({ code = '' }: Values): FieldErrors =>
  /^\d{6}$/.test(code.trim()) ? NO_ERRORS : { code: words.enterCode };

const recoveryCodeErrors = ({ recoveryCode = '' }: Values): FieldErrors =>
  recoveryCode.trim() === '' ? { recoveryCode: words.enterRecoveryCode } : NO_ERRORS;

const passwordErrors = ({ password = '' }: Values): FieldErrors =>
  password === '' ? { password: words.enterPassword } : NO_ERRORS;

/** Sends a staff member without an authenticator app to the profile, where it is set up. */
export const SetUpPage = () => (
  <LoginCard title={words.setUpFirst} hint={words.setUpHint}>
    <p>
      <a className="button" href={shopPath('/account')}>
        {words.openProfile}
      </a>
    </p>
    <LogOutButton />
  </LoginCard>
);

/** Reports that the account has no role in the shop. */
export const NotStaffPage = () => (
  <LoginCard title={words.notStaff} hint={words.notStaffHint}>
    <LogOutButton label={words.otherAccount} />
  </LoginCard>
);

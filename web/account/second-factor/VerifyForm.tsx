import { toFormErrors } from '../../shopper/user-errors.ts';
import { EmailField, PasswordField } from '../../ui/form/fields.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { SEND_AGAIN } from '../../ui/form/form-errors.ts';
import type { Send } from '../../ui/form/useForm.ts';
import { showToast } from '../../ui/toast.ts';
import * as formsWords from '../../words/forms.ts';
import * as accountWords from '../../words/account.ts';
import { useSecondFactorFields } from './CodeField.tsx';
import { useVerifySecondFactor } from './second-factor.graphql.generated.ts';

interface VerifyFormProps {
  email: string;
  /** Whether the session also has to send the password. */
  needsPassword: boolean;
}

/** Requests the app's code or a recovery code, and after a login by OTP also the password. */
export function VerifyForm({ email, needsPassword }: VerifyFormProps) {
  const { way, field, other, check } = useSecondFactorFields();
  const [verify] = useVerifySecondFactor({ isComplete: () => true });
  const send: Send = async (values) => {
    const wrong = check(values);
    if (wrong) return wrong;
    const { password, code, recoveryCode } = values;
    const outcome = await verify({ input: { password, code, recoveryCode } });
    if (!outcome) return SEND_AGAIN;
    const errors = toFormErrors(outcome, { otherwise: accountWords.somethingWentWrong });
    if (!errors) showToast(accountWords.verified, { kind: 'success', area: 'account' });
    return errors;
  };
  return (
    <>
      <p>{accountWords.verifyHint}</p>
      <Form key={way} label={accountWords.twoStep} action={accountWords.verify} send={send} beside={other}>
        {needsPassword && <EmailField defaultValue={email} readOnly />}
        {needsPassword && <PasswordField name="password" label={formsWords.password} />}
        {field}
      </Form>
    </>
  );
}

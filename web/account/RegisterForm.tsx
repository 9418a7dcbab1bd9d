import { useLogin, useRegister } from './account.graphql.generated.ts';
import { showToast } from '../ui/toast.ts';
import { EmailField, NameField, NewPasswordFields, PhoneField } from '../ui/form/fields.tsx';
import { Form } from '../ui/form/Form.tsx';
import type { Values } from '../ui/form/form-errors.ts';
import type { Send } from '../ui/form/useForm.ts';
import { toFormErrors } from '../apollo/form-errors.ts';
import { useSignInSuccess } from './useSignInSuccess.ts';
import { useWork } from './work/useWork.ts';
import * as accountWords from '../words/account.ts';
import * as formsWords from '../words/forms.ts';

interface RegisterFormProps {
  /** The name, email and phone to start with, as far as they are known. */
  values?: Values;
  /** Called with name, email and phone after each change. */
  onType?: (values: Values) => void;
  /** Called with the address once the account is open, where the shopper has still to log in. */
  onDone: (email: string) => void;
}

const REGISTERED = accountWords.pleaseLogIn;

/**
 * Opens an account: name, email, phone, and the password twice. Then it logs in with that password; where that does not
 * work, as for an address that has an account already, the shopper logs in.
 */
export function RegisterForm({ values, onType, onDone }: RegisterFormProps) {
  const [register] = useRegister();
  const [login] = useLogin();
  const onSignIn = useSignInSuccess();
  const { sendOrWork, isChecking } = useWork();
  const send: Send = async ({ name = '', email = '', phone = '', password = '' }) => {
    const { data, error } = await sendOrWork((more) =>
      register({ variables: { input: { name, email, phone, password } }, ...more }),
    );
    const errors = toFormErrors({ data, error });
    if (errors) return errors;
    const session = await sendOrWork((more) => login({ variables: { input: { email, password } }, ...more }));
    const token = session.data?.login?.accessToken;
    const words = token ? accountWords.accountReady : (data?.register?.message ?? REGISTERED);
    showToast(words, { kind: 'success', area: 'account' });
    if (token) await onSignIn(token);
    else onDone(email);
    return null;
  };
  return (
    <Form
      label={accountWords.register}
      action={accountWords.register}
      isChecking={isChecking}
      send={send}
      onInput={({ name = '', email = '', phone = '' }) => onType?.({ name, email, phone })}
    >
      <NameField defaultValue={values?.['name']} />
      <EmailField defaultValue={values?.['email']} />
      <PhoneField defaultValue={values?.['phone']} />
      <NewPasswordFields label={formsWords.password} />
    </Form>
  );
}

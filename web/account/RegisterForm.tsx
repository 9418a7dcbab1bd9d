import { useLogin, useRegister } from './account.graphql.generated.ts';
import { showToast } from '../ui/toast.ts';
import { EmailField, NameField, NewPasswordFields, PhoneField } from '../ui/form/fields.tsx';
import { Form } from '../ui/form/Form.tsx';
import type { Values } from '../ui/form/form-errors.ts';
import type { Send } from '../ui/form/useForm.ts';
import { toFormErrors } from '../shopper/user-errors.ts';
import { useSignInSuccess } from './useSignInSuccess.ts';
import { useProofOfWork } from './proof-of-work/useProofOfWork.ts';
import * as accountWords from '../words/account.ts';
import * as formsWords from '../words/forms.ts';

interface RegisterFormProps {
  /** The initial name, email and phone, if known. */
  values?: Values;
  /** Called with name, email and phone after each change. */
  onType?: (values: Values) => void;
  /** Called with the address once the account exists, if the shopper still has to log in. */
  onDone: (email: string) => void;
}

const REGISTERED = accountWords.pleaseLogIn;

/**
 * Creates an account: name, email, phone, and the password twice. Then it logs in with that password. If the login fails,
 * for example because the address already has an account, the shopper logs in on the login form.
 */
export function RegisterForm({ values, onType, onDone }: RegisterFormProps) {
  const [register] = useRegister();
  const [login] = useLogin();
  const onSignIn = useSignInSuccess();
  const { sendOrWork, isChecking } = useProofOfWork();
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

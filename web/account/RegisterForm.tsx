import { useRegister } from './account.graphql.generated.ts';
import { showToast } from '../ui/toast.ts';
import { EmailField, NameField, PasswordField, PhoneField } from '../ui/form/fields.tsx';
import { Form } from '../ui/form/Form.tsx';
import type { Send } from '../ui/form/useForm.ts';
import { settled, toFormErrors } from '../ui/form/form-errors.ts';

interface RegisterFormProps {
  /** An address that is known already. */
  email?: string | undefined;
  /** Called with the address once the server has taken it. */
  onDone: (email: string) => void;
}

const DONE = 'Please log in.';

/** Everything that an account needs, and the password twice. */
export function RegisterForm({ email, onDone }: RegisterFormProps) {
  const [register] = useRegister();
  const send: Send = async ({ name = '', email = '', phone = '', password = '' }) => {
    const { data, error } = await settled(register({ variables: { input: { name, email, phone, password } } }));
    const trouble = toFormErrors({ payload: data?.register, error });
    if (trouble) return trouble;
    showToast(data?.register.message ?? DONE, { kind: 'success', area: 'account' });
    onDone(email);
    return null;
  };
  return (
    <Form label="Register" action="Register" send={send}>
      <NameField />
      <EmailField defaultValue={email} />
      <PhoneField />
      <PasswordField name="password" label="Password" isNew hint="At least 8 characters." />
      <PasswordField name="confirm" label="Confirm Password" isNew />
    </Form>
  );
}

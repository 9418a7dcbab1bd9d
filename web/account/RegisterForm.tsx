import { useRegister } from './account.graphql.generated.ts';
import { showToast } from '../ui/toast.ts';
import { EmailField, NameField, NewPasswordFields, PhoneField } from '../ui/form/fields.tsx';
import { Form } from '../ui/form/Form.tsx';
import type { Send } from '../ui/form/useForm.ts';
import { toFormErrors } from '../apollo/form-errors.ts';
import { settled } from '../apollo/user-errors.ts';

interface RegisterFormProps {
  /** The address to start with. */
  email?: string | undefined;
  /** Called with the address once the account is open. */
  onDone: (email: string) => void;
}

const REGISTERED = 'Please log in.';

/** Opens an account: name, e-mail, phone, and the password twice. */
export function RegisterForm({ email, onDone }: RegisterFormProps) {
  const [register] = useRegister();
  const send: Send = async ({ name = '', email = '', phone = '', password = '' }) => {
    const { data, error } = await settled(register({ variables: { input: { name, email, phone, password } } }));
    const errors = toFormErrors({ data, error });
    if (errors) return errors;
    showToast(data?.register?.message ?? REGISTERED, { kind: 'success', area: 'account' });
    onDone(email);
    return null;
  };
  return (
    <Form label="Register" action="Register" send={send}>
      <NameField />
      <EmailField defaultValue={email} />
      <PhoneField />
      <NewPasswordFields label="Password" />
    </Form>
  );
}

import { useRequestOtp } from '../account.graphql.generated.ts';
import { toFormErrors } from '../../apollo/form-errors.ts';
import { settled } from '../../apollo/user-errors.ts';
import type { FormErrors } from '../../ui/form/form-errors.ts';
import { pendingEmail } from './pending-email.ts';

/** Mails a code and remembers the address. Answers null when the code is on its way, else why not. */
export function useSendCode(): (email: string) => Promise<FormErrors | null> {
  const [requestOtp] = useRequestOtp();
  return async (email) => {
    const { data, error } = await settled(requestOtp({ variables: { input: { email } } }));
    const errors = toFormErrors({ data, error });
    if (errors) return errors;
    pendingEmail.write(email);
    return null;
  };
}

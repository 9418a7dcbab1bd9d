import { useRequestOtp } from '../account.graphql.generated.ts';
import { settled, toFormErrors, type FormErrors } from '../../ui/form/form-errors.ts';
import { pendingEmail } from './pending-email.ts';

/** Mails a code and remembers whom to; answers null when it is on its way, else why not. */
export function useSendCode(): (email: string) => Promise<FormErrors | null> {
  const [requestOtp] = useRequestOtp();
  return async (email) => {
    const { data, error } = await settled(requestOtp({ variables: { input: { email } } }));
    const trouble = toFormErrors({ payload: data?.requestOtp, error });
    if (trouble) return trouble;
    pendingEmail.write(email);
    return null;
  };
}

import { useRequestOtp } from '../account.graphql.generated.ts';
import { toFormErrors } from '../../apollo/form-errors.ts';
import type { FormErrors } from '../../ui/form/form-errors.ts';
import { useWork } from '../work/useWork.ts';
import { pendingEmail } from './pending-email.ts';

/**
 * Mails a code and remembers the address. Answers null when the code is on its way, else why not. `isChecking` while the browser
 * works for it.
 */
export function useSendCode(): { sendCode: (email: string) => Promise<FormErrors | null>; isChecking: boolean } {
  const [requestOtp] = useRequestOtp();
  const { sendOrWork, isChecking } = useWork();
  const sendCode = async (email: string) => {
    const { data, error } = await sendOrWork((more) => requestOtp({ variables: { input: { email } }, ...more }));
    const errors = toFormErrors({ data, error });
    if (errors) return errors;
    pendingEmail.write(email, data?.requestOtp?.otpLength);
    return null;
  };
  return { sendCode, isChecking };
}

import { useRequestOtp } from '../../generated/account.ts';
import { settled, troubleOf, type Trouble } from '../form/trouble.ts';
import { pendingEmail } from './pending.ts';

/** Mails a code and remembers whom to; answers null when it is on its way, else why not. */
export function useSendCode(): (email: string) => Promise<Trouble | null> {
  const [requestOtp] = useRequestOtp();
  return async (email) => {
    const { data, error } = await settled(requestOtp({ variables: { input: { email } } }));
    const trouble = troubleOf({ payload: data?.requestOtp, error });
    if (trouble) return trouble;
    pendingEmail.write(email);
    return null;
  };
}

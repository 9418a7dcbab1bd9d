import { useLoginRedirect } from '../session/login-redirect.ts';
import { session } from '../session/session.ts';
import { pendingEmail } from './modals/pending-email.ts';

/** Ends every login: stores the token, forgets the address that waited for a code, and leads on. */
export function useSignInSuccess(): (accessToken: string) => Promise<void> {
  const goOn = useLoginRedirect();
  return async (accessToken) => {
    pendingEmail.forget();
    await session.begin(accessToken);
    await goOn();
  };
}

import { useLoginRedirect } from '../session/login-redirect.ts';
import { session } from '../session/session.ts';
import { pendingEmail } from './modals/pending-email.ts';

/** What every login ends with: the token is stored, a pending address forgotten, and the way leads on. */
export function useSignInSuccess(): (accessToken: string) => Promise<void> {
  const goOn = useLoginRedirect();
  return async (accessToken) => {
    pendingEmail.forget();
    await session.begin(accessToken);
    await goOn();
  };
}

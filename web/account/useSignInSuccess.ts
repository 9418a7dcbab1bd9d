import { useLoginRedirect } from '../session/login-redirect.ts';
import { session } from '../session/session.ts';
import { pendingEmail } from './modals/pending-email.ts';

/** Ends every login: stores the token, removes the address that waited for a code, and redirects. */
export function useSignInSuccess(): (accessToken: string) => Promise<void> {
  const redirect = useLoginRedirect();
  return async (accessToken) => {
    pendingEmail.remove();
    await session.begin(accessToken);
    await redirect();
  };
}

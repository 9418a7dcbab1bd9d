import { useCompleteGoogleRedirect } from '../account.graphql.generated.ts';
import { showToast } from '../../ui/toast.ts';
import { settled } from '../../apollo/user-errors.ts';
import { LOGIN_TOAST } from '../../session/login-redirect.ts';
import { useSignInSuccess } from '../useSignInSuccess.ts';
import { session } from '../../session/session.ts';
import type { GoogleOutcome } from './google-login.ts';
import * as accountWords from '../../words/account.ts';

/**
 * Ends a login with Google: fetches the session that Google's callback has opened, and goes on. Shows 'Login failed' when
 * there is none, but not to who is logged in: a step back to Google's page leads here once more. Answers whether it has logged
 * the shopper in. `goBack` goes back to the login page, which redirects then.
 */
export function useGoogleSession(): (outcome: GoogleOutcome, goBack?: () => void) => Promise<boolean> {
  const [complete] = useCompleteGoogleRedirect();
  const onSignIn = useSignInSuccess();
  return async (outcome, goBack) => {
    const { data } = outcome === 'done' ? await settled(complete()) : {};
    const token = data?.completeGoogleRedirect?.accessToken;
    if (token) await onSignIn(token, goBack);
    else if (!session.isLoggedIn())
      showToast(accountWords.loginFailed, { kind: 'error', area: 'account', cause: LOGIN_TOAST });
    return Boolean(token);
  };
}

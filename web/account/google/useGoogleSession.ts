import { useCompleteGoogleRedirect } from '../account.graphql.generated.ts';
import { showToast } from '../../ui/toast.ts';
import { settled } from '../../ui/form/form-errors.ts';
import { useSignInSuccess } from '../useSignInSuccess.ts';
import type { GoogleOutcome } from './google-login.ts';

/**
 * Ends a login with Google: fetches the session that the callback opened and goes in; says 'Login failed' otherwise.
 * Answers whether it worked.
 */
export function useGoogleSession(): (outcome: GoogleOutcome) => Promise<boolean> {
  const [complete] = useCompleteGoogleRedirect();
  const enter = useSignInSuccess();
  return async (outcome) => {
    const { data } = outcome === 'done' ? await settled(complete()) : {};
    const token = data?.completeGoogleRedirect.accessToken;
    if (token) await enter(token);
    else showToast('Login failed', { kind: 'error', area: 'account' });
    return Boolean(token);
  };
}

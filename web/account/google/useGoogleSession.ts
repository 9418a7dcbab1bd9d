import { useCompleteGoogleRedirect } from '../../generated/account.ts';
import { tell } from '../../platform/toast.ts';
import { settled } from '../form/trouble.ts';
import { useEntrance } from '../login/useEntrance.ts';
import type { Outcome } from './googleLogin.ts';

/**
 * Ends a login with Google: fetches the session that the callback opened and goes in; says 'Login failed' otherwise.
 * Answers whether it worked.
 */
export function useGoogleSession(): (outcome: Outcome) => Promise<boolean> {
  const [complete] = useCompleteGoogleRedirect();
  const enter = useEntrance();
  return async (outcome) => {
    const { data } = outcome === 'done' ? await settled(complete()) : {};
    const token = data?.completeGoogleRedirect.accessToken;
    if (token) await enter(token);
    else tell('Login failed', { kind: 'error', area: 'account' });
    return Boolean(token);
  };
}

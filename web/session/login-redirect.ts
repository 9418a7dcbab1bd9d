import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HOME_PATH } from '../paths.ts';
import { dismissToast, showToast } from '../ui/toast.ts';
import { runPendingAction, savePendingAction, takePendingAction, type LoginPurpose } from './pending-action.ts';
import { nextIn, useSafePath } from './safe-redirect.ts';
import { showSessionDialog } from './session-dialog.ts';
import { session } from './session.ts';

/** Why a visitor is asked to log in. */
export interface LoginRequest extends LoginPurpose {
  /** What the visitor reads in a toast, for example 'Please login to continue'. */
  words?: string | undefined;
}

/** The toast that asks for a login; it goes once there is one. */
const LOGIN_TOAST = 'login';

/**
 * Opens the login dialog over the page at `place`, with a toast where words are given. The page to come back to and the
 * action to do then are stored; an action without `returnTo` comes back to `place`.
 */
export function askForLogin(place: string, { words, returnTo, action }: LoginRequest = {}): void {
  savePendingAction({ returnTo: returnTo ?? (action && place), action });
  if (words) showToast(words, { kind: 'error', area: 'account', cause: LOGIN_TOAST });
  showSessionDialog('login');
}

/** The token of the session that was last led on in this tab. */
let ledOnWith: string | undefined;

/**
 * Returns what to call when a session has begun: it leads to where the shopper wanted to go, else home, and does the
 * pending action. Called again for the same session it does nothing.
 */
export function useLoginRedirect(): () => Promise<void> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const client = useApolloClient();
  const toSafePath = useSafePath();
  return async () => {
    showSessionDialog(undefined);
    dismissToast(LOGIN_TOAST);
    if (ledOnWith === session.token()) return;
    ledOnWith = session.token();
    const { returnTo, action } = takePendingAction();
    const next = toSafePath(returnTo) ?? toSafePath(nextIn(search)) ?? HOME_PATH;
    await navigate(next, { replace: pathname.startsWith('/account/') });
    if (action) await runPendingAction(action, client);
  };
}

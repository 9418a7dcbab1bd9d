import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HOME_PATH } from '../paths.ts';
import { dismissToast, showToast } from '../ui/toast.ts';
import { runPendingAction, savePendingAction, takePendingAction, type LoginPurpose } from './pending-action.ts';
import { nextIn, useSafePath } from './safe-redirect.ts';
import { showSessionDialog } from './session-dialog.ts';
import { session } from './session.ts';

/** What a login dialog is opened with. */
export interface LoginRequest extends LoginPurpose {
  /** The words of a toast beside the dialog, for example 'Please login to continue'. */
  words?: string | undefined;
}

/** The cause of the toast that asks for a login. A login removes it. */
const LOGIN_TOAST = 'login';

/**
 * Opens the login dialog over the page at `path`, and shows `words` in a toast. Stores the page to return to and the action
 * to do there. An action without `returnTo` returns to `path`.
 */
export function askForLogin(path: string, { words, returnTo, action }: LoginRequest = {}): void {
  savePendingAction({ returnTo: returnTo ?? (action && path), action });
  if (words) showToast(words, { kind: 'error', area: 'account', cause: LOGIN_TOAST });
  showSessionDialog('login');
}

/** The token of the session that this tab has last redirected. */
let redirectedToken: string | undefined;

/**
 * Returns a function to call when a session has begun. It navigates to the page that the shopper wanted, else to the home
 * page, and does the pending action. A second call for the same session does nothing.
 */
export function useLoginRedirect(): () => Promise<void> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const client = useApolloClient();
  const toSafePath = useSafePath();
  return async () => {
    showSessionDialog(undefined);
    dismissToast(LOGIN_TOAST);
    if (redirectedToken === session.token()) return;
    redirectedToken = session.token();
    const { returnTo, action } = takePendingAction();
    const next = toSafePath(returnTo) ?? toSafePath(nextIn(search)) ?? HOME_PATH;
    await navigate(next, { replace: pathname.startsWith('/account/') });
    if (action) await runPendingAction(action, client);
  };
}

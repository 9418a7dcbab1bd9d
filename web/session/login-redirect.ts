import { useLocation, useNavigate } from 'react-router-dom';
import { HOME_PATH } from '../paths.ts';
import { dismissToast, showToast } from '../ui/toast.ts';
import { saveReturnPath, popReturnPath, nextIn, useSafePath } from './return-path.ts';
import { showSessionDialog } from './session-dialog.ts';
import { session } from './session.ts';

/** The options of a login dialog. */
export interface LoginRequest {
  /** The page of the shop to return to; the home page if it is omitted. */
  returnTo?: string | undefined;
  /** The text of a toast beside the dialog, for example 'Please login to continue'. */
  words?: string | undefined;
}

/** The cause of the toast that requests a login. A login removes it. */
export const LOGIN_TOAST = 'login';

/** Opens the login dialog over the page, and shows `words` in a toast. Stores the page to return to. */
export function requireLogin({ words, returnTo }: LoginRequest = {}): void {
  saveReturnPath(returnTo);
  if (words) showToast(words, { kind: 'error', area: 'account', cause: LOGIN_TOAST });
  showSessionDialog('login');
}

/** The token of the session that this tab has last redirected. */
let redirectedToken: string | undefined;

/**
 * Returns a function to call when a session has begun. It navigates to the requested page, otherwise to the home
 * page. A second call for the same session does nothing.
 */
export function useLoginRedirect(): () => Promise<void> {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const toSafePath = useSafePath();
  return async () => {
    showSessionDialog(undefined);
    dismissToast(LOGIN_TOAST);
    if (redirectedToken === session.token()) return;
    redirectedToken = session.token();
    const next = toSafePath(popReturnPath()) ?? toSafePath(nextIn(search)) ?? HOME_PATH;
    // If that page is open already, its scroll position remains.
    if (next === pathname + search + hash) return;
    await navigate(next, { replace: pathname.startsWith('/account/') });
  };
}

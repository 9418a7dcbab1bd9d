import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { Dialog } from '../ui/Dialog.tsx';
import { HOME_PATH, loginPath } from '../paths.ts';
import { AccountModals } from '../account/AccountModals.tsx';
import { isCheckoutDocument } from '../checkout/useCheckoutDocument.ts';
import { showSessionDialog, type SessionDialog } from '../session/session-dialog.ts';
import { logOut } from '../session/sign-out.ts';
import { LOGIN_TOAST } from '../session/login-redirect.ts';
import { hasVisitorItems } from '../shopper/visitor-items-stored.ts';
import { showToast } from '../ui/toast.ts';
import styles from './SessionDialogs.module.css';
import { useSessionState } from '../session/session.ts';
import { popReturnPath } from '../session/return-path.ts';
import * as appWords from '../words/app.ts';
import * as cartPageWords from '../words/cart-page.ts';
import * as uiWords from '../words/ui.ts';

/** The dialogs about the session: the login, the confirmation of a logout, and the notice of an expired session. */
export function SessionDialogs({ dialog }: { dialog: SessionDialog }) {
  if (dialog === 'login') return <Login />;
  return dialog === 'logout' ? <LogoutQuestion /> : <Expired />;
}

/**
 * The login over one page. When the shopper closes the dialog, the return page is cleared, and a toast confirms that the
 * picked items are stored. Another page, or a login in another tab, closes the dialog.
 */
function Login() {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  const state = useSessionState();
  useEffect(() => {
    if (pathname !== openedAt.current || state === 'in') showSessionDialog(undefined);
  }, [pathname, state]);
  const close = () => {
    const isAsked = popReturnPath() !== undefined;
    showSessionDialog(undefined);
    // The toast that requested the login would report that nothing was added.
    if (isAsked && hasVisitorItems()) showToast(cartPageWords.savedForVisitor, { kind: 'success', cause: LOGIN_TOAST });
  };
  return <AccountModals onClose={close} />;
}

function LogoutQuestion() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const state = useSessionState();
  const [isLeaving, setIsLeaving] = useState(false);
  const stay = () => showSessionDialog(undefined);
  // A logout in another tab confirms this one.
  useEffect(() => {
    if (state === 'out') showSessionDialog(undefined);
  }, [state]);
  const leave = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    await logOut(client);
    stay();
    await navigate(HOME_PATH);
  };
  return (
    <Dialog open title={appWords.logOut} onClose={stay}>
      <p>{appWords.sureToLogOut}</p>
      <div className={styles.choices}>
        <button type="button" className="button button-quiet" onClick={stay}>
          {appWords.keepMeLoggedIn}
        </button>
        <button type="button" className="button" aria-busy={isLeaving} onClick={() => void leave()}>
          {appWords.logOut}
        </button>
      </div>
    </Dialog>
  );
}

/** The page that was open when the session expired: a page for shoppers redirects to the home page at the end of a session. */
function expiredPage({ pathname, search, state }: Location): string {
  const { leftPage }: { leftPage?: string } = Object(state);
  return leftPage ?? pathname + search;
}

function Expired() {
  const location = useLocation();
  const navigate = useNavigate();
  const goTo = (path: string) => {
    showSessionDialog(undefined);
    if (isCheckoutDocument()) window.location.assign(path);
    else void navigate(path);
  };
  const goHome = () => goTo(HOME_PATH);
  return (
    <Dialog open title={appWords.sessionHasExpired} onClose={goHome}>
      <p>{appWords.sessionHasExpiredHint}</p>
      {hasVisitorItems() && <p>{cartPageWords.savedForLogin}</p>}
      <div className={styles.choices}>
        <button type="button" className="button button-quiet" onClick={goHome}>
          {uiWords.backToHomePage}
        </button>
        <button type="button" className="button" onClick={() => goTo(loginPath(expiredPage(location)))}>
          {uiWords.login}
        </button>
      </div>
    </Dialog>
  );
}

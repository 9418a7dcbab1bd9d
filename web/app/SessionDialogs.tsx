import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '../ui/Dialog.tsx';
import { HOME_PATH } from '../paths.ts';
import { AccountModals } from '../account/AccountModals.tsx';
import { showSessionDialog, type SessionDialog } from '../session/session-dialog.ts';
import { logOut } from '../session/sign-out.ts';
import styles from './SessionDialogs.module.css';
import { useSessionState } from '../session/useSession.ts';
import { takePendingAction } from '../session/pending-action.ts';

/** What the session asks or tells over the page: the login, the logout's question, or that the session has expired. */
export function SessionDialogs({ dialog }: { dialog: SessionDialog }) {
  if (dialog === 'login') return <Login />;
  return dialog === 'logout' ? <LogoutQuestion /> : <Expired />;
}

/**
 * The login stands over one page: closed, or left by going back, it forgets what was wanted. A login in another tab is
 * this tab's as well.
 */
function Login() {
  const { pathname } = useLocation();
  const place = useRef(pathname);
  const state = useSessionState();
  useEffect(() => {
    if (pathname !== place.current || state === 'in') showSessionDialog(undefined);
  }, [pathname, state]);
  const close = () => {
    takePendingAction();
    showSessionDialog(undefined);
  };
  return <AccountModals onClose={close} />;
}

function LogoutQuestion() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const state = useSessionState();
  const [isLeaving, setIsLeaving] = useState(false);
  const stay = () => showSessionDialog(undefined);
  // Another tab may have logged out meanwhile: then there is nothing left to ask.
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
    <Dialog open title="Log out" onClose={stay}>
      <p>Are you sure you want to log out?</p>
      <div className={styles.choices}>
        <button type="button" className="button button-quiet" onClick={stay}>
          Stay
        </button>
        <button type="button" className="button" aria-busy={isLeaving} onClick={() => void leave()}>
          Log Out
        </button>
      </div>
    </Dialog>
  );
}

function Expired() {
  const navigate = useNavigate();
  const goHome = () => {
    showSessionDialog(undefined);
    void navigate(HOME_PATH);
  };
  return (
    <Dialog open title="Session has expired" onClose={goHome}>
      <p>You were away for a while, so we have logged you out. Log in again to see what is yours.</p>
      <div className={styles.choices}>
        <button type="button" className="button" onClick={goHome}>
          Back to the home page
        </button>
      </div>
    </Dialog>
  );
}

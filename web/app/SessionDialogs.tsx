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

/** The dialogs about the session: the login, the question before a logout, and that the session has expired. */
export function SessionDialogs({ dialog }: { dialog: SessionDialog }) {
  if (dialog === 'login') return <Login />;
  return dialog === 'logout' ? <LogoutQuestion /> : <Expired />;
}

/**
 * The login over one page. When the shopper closes the dialog, the pending action is removed. Another page, or a login in
 * another tab, closes the dialog.
 */
function Login() {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  const state = useSessionState();
  useEffect(() => {
    if (pathname !== openedAt.current || state === 'in') showSessionDialog(undefined);
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
  // A logout in another tab answers the question.
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

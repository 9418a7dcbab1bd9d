import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '../../platform/Dialog.tsx';
import { HOME_PATH } from '../../platform/links.ts';
import { AccountModals } from '../AccountModals.tsx';
import { put, type Question } from './asked.ts';
import { logOut } from './ends.ts';
import styles from './Questions.module.css';
import { useSessionState } from './session.ts';
import { recall } from './wishes.ts';

/** What the session asks or tells over the page: the login, the logout's question, or that the session has expired. */
export function Questions({ question }: { question: Question }) {
  if (question === 'login') return <Login />;
  return question === 'logout' ? <LogoutQuestion /> : <Expired />;
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
    if (pathname !== place.current || state === 'in') put(undefined);
  }, [pathname, state]);
  const close = () => {
    recall();
    put(undefined);
  };
  return <AccountModals onClose={close} />;
}

function LogoutQuestion() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const state = useSessionState();
  const [isLeaving, setIsLeaving] = useState(false);
  const stay = () => put(undefined);
  // Another tab may have logged out meanwhile: then there is nothing left to ask.
  useEffect(() => {
    if (state === 'out') put(undefined);
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
    put(undefined);
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

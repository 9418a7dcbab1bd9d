import { useEffect, useEffectEvent, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { SHOP } from '../../schema/shop.ts';
import { Head } from '../ui/Head.tsx';
import { accountPath, HOME_PATH, loginPath } from '../paths.ts';
import { cameByLink } from '../account/forgot/resetLink.ts';
import { parseNext, useLoginGate } from '../session/login-redirect.ts';
import { useSessionState } from '../session/session.ts';
import styles from './guards.module.css';

/**
 * Around the pages that are for visitors: who is logged in, or has just logged in, is led on. A mailed link to a new
 * password opens for everybody.
 */
export function GuestsOnly() {
  const state = useSessionState();
  const { pass } = useLoginGate();
  const location = useLocation();
  const navigate = useNavigate();
  const isLedOn = state === 'in' && !cameByLink(location);
  const cameAsGuest = useRef(false);
  const lead = useEffectEvent(() =>
    cameAsGuest.current ? pass() : navigate(parseNext(location.search) ?? HOME_PATH, { replace: true }),
  );
  useEffect(() => {
    if (state === 'out') cameAsGuest.current = true;
  }, [state]);
  useEffect(() => {
    if (isLedOn) void lead();
  }, [isLedOn]);
  return isLedOn ? <Frame title="Welcome" /> : <Outlet />;
}

/**
 * Around the pages that are a shopper's own: a visitor is led to the login page and back, and one whose session ends
 * is led home. The server, which knows no session, sends the frame only.
 */
export function ShoppersOnly() {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasIn = useRef(false);
  useEffect(() => {
    if (state === 'out') void navigate(wasIn.current ? HOME_PATH : loginPath(pathname + search), { replace: true });
    wasIn.current ||= state === 'in';
  }, [state, pathname, search, navigate]);
  return state === 'in' ? <Outlet /> : <Frame title="Your account" />;
}

/** A page's place while it isn't known whose page it is. */
function Frame({ title }: { title: string }) {
  return (
    <div className="page">
      <Head title={title} description={`Your account at ${SHOP.name}.`} path={accountPath()} robots="noindex" />
      <h1>{title}</h1>
      <div className={styles.waiting} aria-hidden="true" />
      <noscript>
        <p>Your account needs JavaScript, for only this browser knows that you are logged in.</p>
      </noscript>
    </div>
  );
}

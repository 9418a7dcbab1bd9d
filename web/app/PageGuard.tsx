import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { SHOP } from '../../schema/shop.ts';
import { cameByLink } from '../account/location-state.ts';
import { accountPath, HOME_PATH, loginPath } from '../paths.ts';
import { useLoginRedirect } from '../session/login-redirect.ts';
import type { PageHandle } from '../session/page-handle.ts';
import { nextIn, useSafePath } from '../session/safe-redirect.ts';
import { useSessionState } from '../session/useSession.ts';
import { Head } from '../ui/Head.tsx';
import css from './PageGuard.module.css';

/** Shows a page only to those whom its route allows: see `for` in `PageHandle`. */
export function PageGuard({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const handles = matches.map(({ handle }): PageHandle => Object(handle));
  const group = handles.findLast((handle) => handle.for)?.for;
  if (group === 'guests') return <GuestsOnly>{children}</GuestsOnly>;
  return group === 'shoppers' ? <ShoppersOnly>{children}</ShoppersOnly> : children;
}

/**
 * A page for visitors: redirects a shopper who is logged in or has just logged in. A mailed link to a new password opens for
 * everybody.
 */
function GuestsOnly({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const redirect = useLoginRedirect();
  const toSafePath = useSafePath();
  const location = useLocation();
  const navigate = useNavigate();
  const isRedirected = state === 'in' && !cameByLink(location);
  const cameAsGuest = useRef(false);
  const lead = useEffectEvent(() =>
    cameAsGuest.current ? redirect() : navigate(toSafePath(nextIn(location.search)) ?? HOME_PATH, { replace: true }),
  );
  useEffect(() => {
    if (state === 'out') cameAsGuest.current = true;
  }, [state]);
  useEffect(() => {
    if (isRedirected) void lead();
  }, [isRedirected]);
  return isRedirected ? <Frame title="Welcome" /> : children;
}

/**
 * A shopper's own page: leads a visitor to the login page and back, and a shopper whose session ends to the home page.
 * The server knows no session, so it sends the placeholder.
 */
function ShoppersOnly({ children }: { children: ReactNode }) {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasIn = useRef(false);
  useEffect(() => {
    if (state === 'out') void navigate(wasIn.current ? HOME_PATH : loginPath(pathname + search), { replace: true });
    wasIn.current ||= state === 'in';
  }, [state, pathname, search, navigate]);
  return state === 'in' ? children : <Frame title="Your account" />;
}

/** A placeholder while it is not known who is logged in. */
function Frame({ title }: { title: string }) {
  return (
    <div className="page">
      <Head title={title} description={`Your account at ${SHOP.name}.`} path={accountPath()} robots="noindex" />
      <h1>{title}</h1>
      <div className={css.waiting} aria-hidden="true" />
      <noscript>
        <p>Your account needs JavaScript, for only this browser knows that you are logged in.</p>
      </noscript>
    </div>
  );
}

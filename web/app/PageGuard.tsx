import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { AccountPlaceholder } from '../account/AccountPlaceholder.tsx';
import { cameByLink } from '../account/location-state.ts';
import { HOME_PATH, loginPath } from '../paths.ts';
import { useLoginRedirect } from '../session/login-redirect.ts';
import type { PageHandle } from '../session/page-handle.ts';
import { nextIn, useSafePath } from '../session/return-path.ts';
import { useSessionState } from '../session/session.ts';
import { showToast } from '../ui/toast.ts';
import * as appWords from '../words/app.ts';

/** Redirects visitors or shoppers that a page is not for: see `for` in `PageHandle`. */
export function PageGuard({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const handles = matches.map(({ handle }): PageHandle => Object(handle));
  const { for: group, loginWords } = handles.findLast((handle) => handle.for) ?? {};
  if (group === 'guests') return <GuestsOnly>{children}</GuestsOnly>;
  return group === 'shoppers' ? <ShoppersOnly loginWords={loginWords}>{children}</ShoppersOnly> : children;
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
  return isRedirected ? <AccountPlaceholder title={appWords.welcome} /> : children;
}

/**
 * A page for shoppers: redirects a visitor to the login page and back, and a shopper whose session ends to the home page. The
 * page shows a placeholder meanwhile. The server renders the placeholder too, because it knows no session.
 */
function ShoppersOnly({ loginWords, children }: { loginWords: string | undefined; children: ReactNode }) {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasIn = useRef(false);
  useEffect(() => {
    if (state === 'in') wasIn.current = true;
    if (state !== 'out') return;
    if (!wasIn.current && loginWords) showToast(loginWords, { kind: 'error', area: 'account', cause: 'login' });
    const page = pathname + search;
    if (wasIn.current) void navigate(HOME_PATH, { replace: true, state: { leftPage: page } });
    else void navigate(loginPath(page), { replace: true });
  }, [state, pathname, search, navigate, loginWords]);
  return children;
}

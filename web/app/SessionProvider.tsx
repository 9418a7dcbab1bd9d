import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, Suspense, useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PagesContext } from '../session/return-path.ts';
import { session, useSessionState, useShopperId } from '../session/session.ts';
import { showSessionDialog, useSessionDialog } from '../session/session-dialog.ts';
import { syncSession } from '../session/session-sync.ts';
import { Island } from '../ui/Island.tsx';
import { showLoadFailure } from '../ui/useDialog.ts';
import { followShopper, watchVisitorItems } from './shopper-summary.ts';

/**
 * Marks the page as hydrated. React hydrates the content of a Suspense after the rest, in small steps. A change before that,
 * such as a loaded session, would make React render the page in one long step.
 */
function HydrationMark() {
  useEffect(() => session.markHydrated(), []);
  return null;
}

const HYDRATION_MARK = (
  <Suspense fallback={null}>
    <HydrationMark />
  </Suspense>
);

/** Wraps all pages: follows the session and its shopper, and shows the session's dialogs over the page. */
export function SessionProvider({ pages, children }: { pages: RouteObject[]; children: ReactNode }) {
  return (
    <PagesContext value={pages}>
      {children}
      {HYDRATION_MARK}
      <SessionWatch />
    </PagesContext>
  );
}

function SessionWatch() {
  const client = useApolloClient();
  const isLoggedIn = useSessionState() === 'in';
  const shopper = useShopperId();
  const dialog = useSessionDialog();
  useEffect(() => syncSession(client), [client]);
  useEffect(() => watchVisitorItems(client), [client]);
  const fail = () => {
    showLoadFailure();
    showSessionDialog(undefined);
  };
  return (
    <>
      {isLoggedIn && <ShopperWatch key={shopper} />}
      {dialog && (
        <Island load={() => import('./SessionDialogs.tsx')} onFailed={fail}>
          {({ SessionDialogs }) => <SessionDialogs dialog={dialog} />}
        </Island>
      )}
    </>
  );
}

/** Follows one shopper's data while that shopper is logged in. */
function ShopperWatch() {
  const client = useApolloClient();
  useEffect(() => followShopper(client), [client]);
  return null;
}

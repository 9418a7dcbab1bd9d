import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, Suspense, useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PagesContext } from '../session/safe-redirect.ts';
import { session } from '../session/session.ts';
import { showSessionDialog, useSessionDialog } from '../session/session-dialog.ts';
import { syncSession } from '../session/session-sync.ts';
import { useSessionState, useShopperId } from '../session/useSession.ts';
import { useLazyModule } from '../ui/useLazyModule.ts';
import './pending-actions.ts';
import { followShopper } from './shopper-summary.ts';

/**
 * Says that the page has hydrated. React hydrates what stands in a Suspense after the rest, a little at a time; a change
 * before that, such as a session that is found, would make it render the page at one go.
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

/** Around all pages: follows the session and the shopper whose it is, and shows the session's dialogs over the page. */
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
  const dialogs = useLazyModule(
    dialog !== undefined,
    () => import('./SessionDialogs.tsx'),
    () => showSessionDialog(undefined),
  );
  return (
    <>
      {isLoggedIn && <ShopperWatch key={shopper} />}
      {dialogs && dialog && <dialogs.SessionDialogs dialog={dialog} />}
    </>
  );
}

/** Follows one shopper, for as long as it is that shopper's session. */
function ShopperWatch() {
  const client = useApolloClient();
  useEffect(() => followShopper(client), [client]);
  return null;
}

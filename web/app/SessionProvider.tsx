import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, Suspense, useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PagesContext } from '../session/safe-redirect.ts';
import { session } from '../session/session.ts';
import { showSessionDialog, useSessionDialog } from '../session/session-dialog.ts';
import { syncSession } from '../session/session-sync.ts';
import { useSessionState, useShopperId } from '../session/useSession.ts';
import { useLazyModule } from '../ui/useLazyModule.ts';
import { followShopper, watchVisitorItems } from './shopper-summary.ts';

/**
 * Marks the page as hydrated. React hydrates the content of a Suspense after the rest, in small steps. A change before that,
 * such as a session that is found, would make React render the page in one long step.
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

/** Around all pages: follows the session and its shopper, and shows the session's dialogs over the page. */
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

/** Follows one shopper's data for as long as that shopper is logged in. */
function ShopperWatch() {
  const client = useApolloClient();
  useEffect(() => followShopper(client), [client]);
  return null;
}

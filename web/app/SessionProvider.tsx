import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLazyModule } from '../ui/useLazyModule.ts';
import { SessionContext } from '../session/SessionContext.tsx';
import { showSessionDialog, useSessionDialog } from '../session/session-dialog.ts';
import { syncSession } from '../session/session-sync.ts';
import { session, useSessionState } from '../session/session.ts';
import { shelves, WISH } from '../session/storage.ts';

/**
 * Says that the page has come to life, as all does that has a Suspense around it: after the shell. React brings a page to
 * life a little at a time, but at one go where something around it changes meanwhile, such as who is there.
 */
function Arrival() {
  useEffect(() => session.wake(), []);
  return null;
}

const ARRIVAL = (
  <Suspense fallback={null}>
    <Arrival />
  </Suspense>
);

/** Tells the shell around the pages who is there, and puts the session's questions over it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const state = useSessionState();
  const question = useSessionDialog();
  useEffect(() => syncSession(client), [client]);
  const later = useLazyModule(
    question !== undefined,
    () => import('./SessionDialogs.tsx'),
    () => showSessionDialog(undefined),
  );
  return (
    <SessionContext value={{ state, logIn, logOut }}>
      {children}
      {ARRIVAL}
      {later && question && <later.SessionDialogs question={question} />}
    </SessionContext>
  );
}

/** Asks for the login and for nothing after it: an older wish is forgotten. */
function logIn(): void {
  shelves.tab.remove(WISH);
  showSessionDialog('login');
}

const logOut = () => showSessionDialog('logout');

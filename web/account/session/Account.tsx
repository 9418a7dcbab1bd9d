import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useLater } from '../../platform/data/later.ts';
import { AccountContext } from '../../platform/shell/AccountContext.tsx';
import { put, useQuestion } from './asked.ts';
import { followSession } from './follow.ts';
import { session, useSessionState } from './session.ts';
import { shelves, WISH } from './storage.ts';

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
export function Account({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const state = useSessionState();
  const question = useQuestion();
  useEffect(() => followSession(client), [client]);
  const later = useLater(
    question !== undefined,
    () => import('./Questions.tsx'),
    () => put(undefined),
  );
  return (
    <AccountContext value={{ state, logIn, logOut }}>
      {children}
      {ARRIVAL}
      {later && question && <later.Questions question={question} />}
    </AccountContext>
  );
}

/** Asks for the login and for nothing after it: an older wish is forgotten. */
function logIn(): void {
  shelves.tab.remove(WISH);
  put('login');
}

const logOut = () => put('logout');

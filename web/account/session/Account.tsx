import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLater } from '../../platform/data/later.ts';
import { AccountContext } from '../../platform/shell/AccountContext.tsx';
import { put, useQuestion } from './asked.ts';
import { followSession } from './follow.ts';
import { type SessionState, useSessionState } from './session.ts';
import { shelves, WISH } from './storage.ts';

/** Tells the shell around the pages who is there, and puts the session's questions over it. */
export function Account({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [state, setState] = useState<SessionState>('unknown');
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
      <Suspense fallback={null}>
        <Arrival tell={setState} />
      </Suspense>
      {later && question && <later.Questions question={question} />}
    </AccountContext>
  );
}

/**
 * Tells who is there once the page has come to life, as all does that has a Suspense around it: after the shell. React
 * brings a page to life a little at a time, but at one go where something around it changes meanwhile.
 */
function Arrival({ tell }: { tell: (state: SessionState) => void }) {
  const state = useSessionState();
  useEffect(() => tell(state), [tell, state]);
  return null;
}

/** Asks for the login and for nothing after it: an older wish is forgotten. */
function logIn(): void {
  shelves.tab.remove(WISH);
  put('login');
}

const logOut = () => put('logout');

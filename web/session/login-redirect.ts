import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HOME_PATH } from '../paths.ts';
import { dismissToast, showToast } from '../ui/toast.ts';
import { showSessionDialog } from './session-dialog.ts';
import { toSafePath } from './safe-redirect.ts';
import { session } from './session.ts';
import { runPendingAction, takePendingAction, savePendingAction, type Remembered } from './pending-action.ts';

/** What is asked at the gate: the login, and what for. */
export interface Ask extends Remembered {
  /** What the shopper reads in a toast, for example 'Please login to continue'. */
  words?: string;
}

/** The way through the login and back to what was wanted. */
export interface LoginGate {
  /**
   * Opens the login modal, with a toast if words are given, and remembers where to come back to and what to do then;
   * an action without `returnTo` comes back to this page.
   */
  ask: (wish?: Ask) => void;
  /**
   * Call it when a session has begun: leads to where the shopper wanted to go, else home, and does what was wished.
   * Called again for the same session it leads nowhere else.
   */
  pass: () => Promise<void>;
}

/** The toast that asks for a login; it goes once there is one. */
const ASKED = 'login';

/** Opens the login modal over the page at `place`, as `ask` does. */
export function askAt(place: string, { words, returnTo, action }: Ask = {}): void {
  savePendingAction({ returnTo: returnTo ?? (action && place), action });
  if (words) showToast(words, { kind: 'error', area: 'account', cause: ASKED });
  showSessionDialog('login');
}

/** The token of the session that was last led on in this tab. */
let passedWith: string | undefined;

/** The login gate of the page on screen. */
export function useLoginGate(): LoginGate {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const client = useApolloClient();
  return {
    ask: (wish) => askAt(pathname + search + hash, wish),
    async pass() {
      showSessionDialog(undefined);
      dismissToast(ASKED);
      if (passedWith === session.token()) return;
      passedWith = session.token();
      const { returnTo, action } = takePendingAction();
      const next = toSafePath(returnTo) ?? parseNext(search) ?? HOME_PATH;
      await navigate(next, { replace: pathname.startsWith('/account/') });
      if (action) await runPendingAction(action, client);
    },
  };
}

/** The page that the login page's own address leads to, if it is one of the shop's. */
export const parseNext = (search: string): string | undefined => toSafePath(new URLSearchParams(search).get('next'));

import { createContext, use } from 'react';

/** What the shell knows of the shopper, and asks for. */
export interface SessionActions {
  /** Whether somebody is logged in; 'unknown' on the server and until the page has come to life. */
  state: 'unknown' | 'in' | 'out';
  /** Opens the login over the page. */
  logIn: () => void;
  /** Asks whether to log out. */
  logOut: () => void;
}

/** Carries the account's facts to the shell, which knows nothing of accounts; the router provides it. */
export const SessionContext = createContext<SessionActions>({ state: 'unknown', logIn() {}, logOut() {} });

/** The account as the shell sees it. */
export const useSession = (): SessionActions => use(SessionContext);

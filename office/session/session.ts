import { useSyncExternalStore } from 'react';

/** Whether somebody is logged in; `unknown` until the session's cookie has been tried. */
export type OfficeSessionState = 'unknown' | 'in' | 'out';

let token: string | undefined;
let state: OfficeSessionState = 'unknown';
const listeners = new Set<() => void>();

function change(to: string | undefined): void {
  token = to;
  state = to === undefined ? 'out' : 'in';
  for (const listener of listeners) listener();
}

/** The session of this tab. Its access token is in memory only; the cookie of the session renews it. */
export const officeSession = {
  token: (): string | undefined => token,
  state: (): OfficeSessionState => state,
  /** Starts or continues the session with a new access token. */
  begin: (accessToken: string): void => change(accessToken),
  /** Ends the session in this tab. */
  end: (): void => change(undefined),
  /** Calls `listener` after each change. Returns a function that stops that. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The state of the session. */
export const useOfficeSession = (): OfficeSessionState =>
  useSyncExternalStore(officeSession.subscribe, officeSession.state);

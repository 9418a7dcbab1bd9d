import { useSyncExternalStore } from 'react';
import { shopperOf } from './access-token.ts';
import { saveReturnPath } from './return-path.ts';
import { session, type SessionState } from './session.ts';
import { showSessionDialog } from './session-dialog.ts';

/** Whether somebody is logged in: 'unknown' on the server and until the page has hydrated, then as storage says. */
export const useSessionState = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.state, () => 'unknown');

/** The id of the shopper who is logged in, in whichever tab; undefined for a visitor. */
export const useShopperId = (): string | undefined =>
  useSyncExternalStore(
    session.subscribe,
    () => shopperOf(session.token()),
    () => undefined,
  );

/** Opens the login dialog. The login leads home, wherever an older dialog wanted to return to. */
export function openLogin(): void {
  saveReturnPath(undefined);
  showSessionDialog('login');
}

/** Opens the question whether to log out. */
export const openLogout = (): void => showSessionDialog('logout');

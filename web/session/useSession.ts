import { useSyncExternalStore } from 'react';
import { shopperOf } from './access-token.ts';
import { savePendingAction } from './pending-action.ts';
import { session, type SessionState } from './session.ts';
import { showSessionDialog } from './session-dialog.ts';

/** Whether somebody is logged in: 'unknown' on the server and until the page has hydrated, then as storage says. */
export const useSessionState = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.state, () => 'unknown');

/** The id of the shopper whose session it is, also after a login in another tab; undefined for nobody. */
export const useShopperId = (): string | undefined =>
  useSyncExternalStore(
    session.subscribe,
    () => shopperOf(session.token()),
    () => undefined,
  );

/** Opens the login dialog, and does nothing after the login: an older pending action is removed. */
export function openLogin(): void {
  savePendingAction({});
  showSessionDialog('login');
}

/** Asks the shopper whether to log out. */
export const openLogout = (): void => showSessionDialog('logout');

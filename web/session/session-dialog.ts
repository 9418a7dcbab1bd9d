import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { saveReturnPath } from './return-path.ts';

/** The dialogs about the session: the login, the confirmation of a logout, and the notice of an expired session. */
export type SessionDialog = 'login' | 'logout' | 'expired';

/** The open dialog, outside of components. */
export const sessionDialog = makeVar<SessionDialog | undefined>(undefined);

/** Opens a dialog over the page, and replaces any other; undefined closes it. */
export const showSessionDialog = (dialog: SessionDialog | undefined): void => void sessionDialog(dialog);

/** The open dialog. */
export const useSessionDialog = (): SessionDialog | undefined => useReactiveVar(sessionDialog);

/** Opens the login dialog. The login leads home, whatever return page an older dialog had. */
export function openLogin(): void {
  saveReturnPath(undefined);
  showSessionDialog('login');
}

/** Opens the confirmation of a logout. */
export const openLogout = (): void => showSessionDialog('logout');

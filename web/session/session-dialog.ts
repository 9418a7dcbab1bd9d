import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';

/** The dialogs about the session: the login, the question before a logout, and that the session has expired. */
export type SessionDialog = 'login' | 'logout' | 'expired';

/** The dialog that is open now, outside of components. */
export const sessionDialog = makeVar<SessionDialog | undefined>(undefined);

/** Opens a dialog over the page, in place of any other; undefined closes it. */
export const showSessionDialog = (dialog: SessionDialog | undefined): void => void sessionDialog(dialog);

/** The dialog that is open now. */
export const useSessionDialog = (): SessionDialog | undefined => useReactiveVar(sessionDialog);

import * as accountWords from '../../words/account.ts';
import { onBroadcast, broadcast } from '../../session/cross-tab.ts';
import { useCompleteGoogleRedirect } from '../account.graphql.generated.ts';
import { showToast } from '../../ui/toast.ts';
import { settled } from '../../shopper/user-errors.ts';
import { LOGIN_TOAST } from '../../session/login-redirect.ts';
import { useSignInSuccess } from '../useSignInSuccess.ts';
import { session } from '../../session/session.ts';

/** The path of a login with Google; `popup` for one in a separate window. */
export const googlePath = (mode?: 'popup'): string => (mode ? `/auth/google-login?mode=${mode}` : '/auth/google-login');

/** The result of a login with Google. */
export type GoogleOutcome = 'done' | 'failed';

const CHANNEL = 'rangbandh.google';
const WINDOW = 'popup,width=480,height=680';

/** Sends the result to the page that opened this popup. */
export const notifyOpener = (outcome: GoogleOutcome): void => broadcast(CHANNEL, { outcome });

/** The interval in milliseconds at which this page checks whether the popup is closed. */
const LOOKS_EVERY = 500;

/**
 * Opens Google in a popup and calls `onEnd` with the outcome; 'failed' also if the popup is closed without one. If Google has cut the
 * popup's link to this page, the popup only seems closed: `onEnd` is then called again with its outcome. Returns a
 * function that stops listening, or null if the browser blocks the popup.
 */
export function openPopup(onEnd: (outcome: GoogleOutcome) => void): (() => void) | null {
  const popup = open(googlePath('popup'), 'rangbandh-google', WINDOW);
  if (!popup) return null;
  const stopWatching = onClosed(popup, () => onEnd('failed'));
  const stopListening = onBroadcast(CHANNEL, (message) => {
    const outcome = parseOutcome(message);
    if (!outcome) return;
    stop();
    onEnd(outcome);
  });
  const stop = () => {
    stopWatching();
    stopListening();
  };
  return stop;
}

/**
 * Calls `listener` once the popup is closed and the shopper is back on this page. It checks twice, so that it receives the popup's last
 * message first. Returns a function that stops.
 */
function onClosed(popup: Window, listener: () => void): () => void {
  let wasClosed = false;
  const timer = setInterval(() => {
    const isClosed = popup.closed && document.hasFocus();
    if (isClosed && wasClosed) {
      clearInterval(timer);
      listener();
    }
    wasClosed = isClosed;
  }, LOOKS_EVERY);
  return () => clearInterval(timer);
}

const parseOutcome = (message: unknown): GoogleOutcome | undefined => {
  if (typeof message !== 'object' || message === null || !('outcome' in message)) return undefined;
  return message.outcome === 'done' ? 'done' : 'failed';
};

/**
 * Ends a login with Google: fetches the session that Google's callback has created, and redirects. Shows 'Login failed' if
 * there is none and the shopper is not logged in: going back to Google's page opens this page once more. Returns whether it has
 * logged the shopper in. `goBack` goes back to the login page, which then redirects.
 */
export function useGoogleSession(): (outcome: GoogleOutcome, goBack?: () => void) => Promise<boolean> {
  const [complete] = useCompleteGoogleRedirect();
  const onSignIn = useSignInSuccess();
  return async (outcome, goBack) => {
    const { data } = outcome === 'done' ? await settled(complete()) : {};
    const token = data?.completeGoogleRedirect?.accessToken;
    if (token) await onSignIn(token, goBack);
    else if (!session.isLoggedIn())
      showToast(accountWords.loginFailed, { kind: 'error', area: 'account', cause: LOGIN_TOAST });
    return Boolean(token);
  };
}

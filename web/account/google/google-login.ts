import { onBroadcast, broadcast } from '../../session/broadcast.ts';

/** The path of a login with Google; `popup` for one in a window of its own. */
export const googlePath = (mode?: 'popup'): string => (mode ? `/auth/google-login?mode=${mode}` : '/auth/google-login');

/** How a login with Google ended. */
export type GoogleOutcome = 'done' | 'failed';

const CHANNEL = 'rangbandh.google';
const WINDOW = 'popup,width=480,height=680';

/** Tells the page that opened this popup how the login ended. */
export const notifyOpener = (outcome: GoogleOutcome): void => broadcast(CHANNEL, { outcome });

/** How often this page looks whether the popup is closed, in milliseconds. */
const LOOKS_EVERY = 500;

/**
 * Opens Google in a popup and calls `onEnd` with the outcome: 'failed' also when the popup is closed without one. A popup whose link
 * to this page Google has cut only seems closed: when it tells how the login ended, `onEnd` is called with that as well. Returns a
 * function that stops listening, or null where the browser allows no popup.
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
 * Calls `listener` once the popup is closed and the shopper is back on this page. It looks twice, so that what the popup said last is
 * heard before. Returns a function that stops.
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

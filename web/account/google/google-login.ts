import { onBroadcast, broadcast } from '../../session/broadcast.ts';

/** The path of a login with Google; `popup` for one in a window of its own. */
export const googlePath = (mode?: 'popup'): string => (mode ? `/auth/google-login?mode=${mode}` : '/auth/google-login');

/** How a login with Google ended. */
export type GoogleOutcome = 'done' | 'failed';

const CHANNEL = 'rangbandh.google';
const WINDOW = 'popup,width=480,height=680';

/** Tells the page that opened this popup how the login ended. */
export const notifyOpener = (outcome: GoogleOutcome): void => broadcast(CHANNEL, { outcome });

/**
 * Opens Google in a popup and calls `onEnd` once with the outcome. Returns a function that stops listening, or null where
 * the browser allows no popup. This page can't see that the popup is closed: Google's pages may cut the link between them.
 */
export function openPopup(onEnd: (outcome: GoogleOutcome) => void): (() => void) | null {
  const stop = onBroadcast(CHANNEL, (message) => {
    const outcome = parseOutcome(message);
    if (!outcome) return;
    stop();
    onEnd(outcome);
  });
  if (open(googlePath('popup'), 'rangbandh-google', WINDOW)) return stop;
  stop();
  return null;
}

const parseOutcome = (message: unknown): GoogleOutcome | undefined => {
  if (typeof message !== 'object' || message === null || !('outcome' in message)) return undefined;
  return message.outcome === 'done' ? 'done' : 'failed';
};

import { onBroadcast, broadcast } from '../../session/broadcast.ts';

/** Where the shop sends a browser on to Google; `popup` when it is a window of its own. */
export const googlePath = (mode?: 'popup'): string => (mode ? `/auth/google-login?mode=${mode}` : '/auth/google-login');

/** How a login with Google ended, as the page tells that Google leads back to. */
export type GoogleOutcome = 'done' | 'failed';

const CHANNEL = 'rangbandh.google';
const WINDOW = 'popup,width=480,height=680';

/** Tells the page that opened this popup how it ended. */
export const tellOpener = (outcome: GoogleOutcome): void => broadcast(CHANNEL, { outcome });

/**
 * Opens Google in a popup and calls `ended` once with its outcome. Returns what stops listening, or null where the
 * browser allows no popup. That the popup is closed can't be relied on: Google's pages may cut it off from this one.
 */
export function openPopup(ended: (outcome: GoogleOutcome) => void): (() => void) | null {
  const stop = onBroadcast(CHANNEL, (message) => {
    const outcome = parseOutcome(message);
    if (!outcome) return;
    stop();
    ended(outcome);
  });
  if (open(googlePath('popup'), 'rangbandh-google', WINDOW)) return stop;
  stop();
  return null;
}

const parseOutcome = (message: unknown): GoogleOutcome | undefined => {
  if (typeof message !== 'object' || message === null || !('outcome' in message)) return undefined;
  return message.outcome === 'done' ? 'done' : 'failed';
};

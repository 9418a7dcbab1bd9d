import { loginPath } from '../../paths.ts';
import { saveReturnPath, popReturnPath } from '../../session/return-path.ts';
import { tabStorage } from '../../session/storage.ts';
import { googlePath } from './google-login.ts';

/** The storage key of the history's length at the time when this tab went to Google. */
const BEGUN = 'rangbandh.googleBegun';
/** The maximum length of a history: at that length a browser drops the oldest entry at each new one. */
const LONGEST_HISTORY = 50;

/** Goes to Google from the login page. Stores that page's position in the history, and the login's target in its address. */
export function goToGoogle(): void {
  const next = popReturnPath();
  saveReturnPath(next);
  if (next !== undefined) history.replaceState(history.state, '', loginPath(next));
  // A new history entry drops the entries ahead, so that the history's length is its position. Google replaces that entry.
  history.pushState(history.state, '');
  tabStorage.set(BEGUN, `${history.length}`);
  location.replace(googlePath());
}

/**
 * Returns a function that goes back to the login page from which this tab went to Google, so that Google's pages are ahead and not
 * behind. It is returned once; undefined if the position is unknown, as for a link that was followed before its script had loaded.
 */
export function popWayBack(): (() => void) | undefined {
  const begun = Number(tabStorage.get(BEGUN));
  tabStorage.remove(BEGUN);
  const { length } = history;
  if (begun === 0 || length < begun || length >= LONGEST_HISTORY) return undefined;
  return () => {
    saveReturnPath(undefined);
    history.go(begun - length - 1);
  };
}

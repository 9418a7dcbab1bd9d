import { loginPath } from '../../paths.ts';
import { saveReturnPath, takeReturnPath } from '../../session/return-path.ts';
import { tabStorage } from '../../session/storage.ts';
import { googlePath } from './google-login.ts';

/** The name under which this tab stores how long its history was when it went to Google. */
const BEGUN = 'rangbandh.googleBegun';
/** The longest history: a browser that has reached it forgets the oldest step at each new one. */
const LONGEST_HISTORY = 50;

/** Goes to Google from the login page, and notes that page's place in the history, and in its address where the login leads to. */
export function goToGoogle(): void {
  const next = takeReturnPath();
  saveReturnPath(next);
  if (next !== undefined) history.replaceState(history.state, '', loginPath(next));
  // A step of its own drops those ahead, so that the history's length tells its place. Google takes that.
  history.pushState(history.state, '');
  tabStorage.set(BEGUN, `${history.length}`);
  location.replace(googlePath());
}

/**
 * A function that goes back to the login page from which this tab went to Google, so that Google's pages lie ahead and not behind. It
 * is given once; undefined where the place isn't known, as for a link that was followed before its script had come.
 */
export function takeWayBack(): (() => void) | undefined {
  const begun = Number(tabStorage.get(BEGUN));
  tabStorage.remove(BEGUN);
  const { length } = history;
  if (begun === 0 || length < begun || length >= LONGEST_HISTORY) return undefined;
  return () => {
    saveReturnPath(undefined);
    history.go(begun - length - 1);
  };
}

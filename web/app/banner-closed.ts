import { browserStorage } from '../session/storage.ts';

/** The name under which the browser stores that the banner was closed. It stays when the session ends. */
export const BANNER_KEY = 'banner-closed';

/** Closes the banner on this page and on all that come: `entry/start.ts` hides it there. */
export function closeBanner(): void {
  document.documentElement.dataset['banner'] = 'closed';
  browserStorage.set(BANNER_KEY, 'closed');
}

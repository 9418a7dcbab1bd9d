import { browserStorage } from '../session/storage.ts';

/** The name under which the browser stores that the banner was closed. It stays when the session ends. */
export const BANNER_KEY = 'banner-closed';

/**
 * Closes the banner on this page and on all that come, where `entry/start.ts` marks it as `hidden`. A line about old prices that lies
 * over it is closed with it, on this page.
 */
export function closeBanner(): void {
  document.documentElement.dataset['banner'] = 'closed';
  browserStorage.set(BANNER_KEY, 'closed');
}

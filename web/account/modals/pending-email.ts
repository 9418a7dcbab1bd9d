import { browserStorage } from '../../session/storage.ts';

const KEY = 'rangbandh.pendingEmail';
const DIGITS = 'rangbandh.pendingDigits';

/** The address that a code was mailed to and that was not entered yet. It survives a reload of the page. */
export const pendingEmail = {
  /** The address, or an empty text when none waits. */
  read: (): string => browserStorage.get(KEY) ?? '',
  /** How many digits its code has; undefined where the shop did not say. */
  digits: (): number | undefined => Number(browserStorage.get(DIGITS)) || undefined,
  write: (email: string, digits: number | null | undefined): void => {
    browserStorage.set(KEY, email);
    if (digits) browserStorage.set(DIGITS, String(digits));
    else browserStorage.remove(DIGITS);
  },
  remove: (): void => {
    browserStorage.remove(KEY);
    browserStorage.remove(DIGITS);
  },
};

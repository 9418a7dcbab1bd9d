import { shelves } from '../../session/storage.ts';

const KEY = 'rangbandh.pendingEmail';

/** The address that a code was mailed to and that still waits for it: it survives a reload of the page. */
export const pendingEmail = {
  /** The address, or an empty text when none waits. */
  read: (): string => shelves.browser.get(KEY) ?? '',
  write: (email: string): void => shelves.browser.set(KEY, email),
  forget: (): void => shelves.browser.remove(KEY),
};

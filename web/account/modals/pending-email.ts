import { browserStorage } from '../../session/storage.ts';

const KEY = 'rangbandh.pendingEmail';

/** The address that a code was mailed to and that was not entered yet. It survives a reload of the page. */
export const pendingEmail = {
  /** The address, or an empty text when none waits. */
  read: (): string => browserStorage.get(KEY) ?? '',
  write: (email: string): void => browserStorage.set(KEY, email),
  remove: (): void => browserStorage.remove(KEY),
};

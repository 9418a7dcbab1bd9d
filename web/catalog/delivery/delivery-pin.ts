import { useSyncExternalStore } from 'react';
import { session } from '../../session/session.ts';
import { browserStorage } from '../../session/storage.ts';

/** The name under which the browser stores the PIN code, until the logout. */
const KEY = 'rangbandh.pin';

/** The PIN code that this browser's shopper has asked about; empty for none. */
export const knownDeliveryPin = (): string => browserStorage.get(KEY) ?? '';

/** The same for a component, which follows the storage; empty on the server and while the page hydrates. */
export const useDeliveryPin = (): string => useSyncExternalStore(session.subscribe, knownDeliveryPin, () => '');

/** Keeps a PIN code for the pages to come. */
export function keepDeliveryPin(pinCode: string): void {
  browserStorage.set(KEY, pinCode);
  // The other tabs hear of it by themselves.
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

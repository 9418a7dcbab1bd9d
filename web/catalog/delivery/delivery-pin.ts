import { useSyncExternalStore } from 'react';
import { session } from '../../session/session.ts';
import { browserStorage } from '../../session/storage.ts';

/** The name under which the browser stores the PIN code, until the logout. */
const KEY = 'rangbandh.pin';

/** The PIN code that this browser's shopper has entered; empty for none. */
export const knownDeliveryPin = (): string => browserStorage.get(KEY) ?? '';

/** The same for a component, which follows the storage; empty on the server and during hydration. */
export const useDeliveryPin = (): string => useSyncExternalStore(session.subscribe, knownDeliveryPin, () => '');

/** Stores a PIN code for later pages. */
export function saveDeliveryPin(pinCode: string): void {
  browserStorage.set(KEY, pinCode);
  // The other tabs receive it from the browser.
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

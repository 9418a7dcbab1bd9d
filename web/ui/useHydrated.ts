import { useSyncExternalStore } from 'react';

/**
 * Whether scripts have taken this part of the page over: false on the server, and in a browser until what the server
 * sent has been found to be the same.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

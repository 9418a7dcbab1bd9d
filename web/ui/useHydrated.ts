import { useSyncExternalStore } from 'react';

/** Whether React has hydrated this part of the page: false on the server and in the first render of a browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

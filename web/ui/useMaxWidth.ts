import { useSyncExternalStore } from 'react';

/** Whether the window is at most this many CSS pixels wide. Follows changes of its size. */
export function useMaxWidth(pixels: number): boolean {
  const query = `(max-width: ${pixels}px)`;
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

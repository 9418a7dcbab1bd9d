import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from './toast.ts';

const UNREACHED = 'This could not be loaded. Please check your connection and try again.';

/** Says that a script could not be had. */
export const showLoadFailure = (): void => showToast(UNREACHED, { kind: 'error' });

/**
 * A script that is fetched when it is first wanted; undefined until it is there. Where it can't be had, the shopper is
 * told and `giveUp` is called, so that wanting it again tries again.
 */
export function useLazyModule<T>(isWanted: boolean, load: () => Promise<T>, giveUp: () => void): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const missing = loaded === undefined;
  const fetchIt = useEffectEvent(() => {
    load().then(
      (script) => setLoaded(() => script),
      () => {
        giveUp();
        showLoadFailure();
      },
    );
  });
  useEffect(() => {
    if (isWanted && missing) fetchIt();
  }, [isWanted, missing]);
  return loaded;
}

/** Something that opens over the page: its script, once it is there, for as long as it is open. */
export function useLazyDialog<T>(load: () => Promise<T>): {
  later: T | undefined;
  open: () => void;
  close: () => void;
} {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const later = useLazyModule(isOpen, load, close);
  return { later: isOpen ? later : undefined, open: () => setIsOpen(true), close };
}

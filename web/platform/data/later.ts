import { useEffect, useEffectEvent, useState } from 'react';
import { tell } from '../toast.ts';

const UNREACHED = 'This could not be loaded. Please check your connection and try again.';

/** Says that a script could not be had. */
export const tellUnreached = (): void => tell(UNREACHED, { kind: 'error' });

/**
 * A script that is fetched when it is first wanted; undefined until it is there. Where it can't be had, the shopper is
 * told and `giveUp` is called, so that wanting it again tries again.
 */
export function useLater<T>(isWanted: boolean, load: () => Promise<T>, giveUp: () => void): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  const missing = loaded === undefined;
  const fetchIt = useEffectEvent(() => {
    load().then(
      (script) => setLoaded(() => script),
      () => {
        giveUp();
        tellUnreached();
      },
    );
  });
  useEffect(() => {
    if (isWanted && missing) fetchIt();
  }, [isWanted, missing]);
  return loaded;
}

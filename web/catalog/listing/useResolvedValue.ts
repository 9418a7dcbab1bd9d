import { useEffect, useState } from 'react';

/** Returns a value, or the resolved value of a promise; undefined until then. */
export function useResolvedValue<T>(coming: T | Promise<T>): T | undefined {
  const [arrived, setArrived] = useState<{ coming: unknown; value: T }>();
  useEffect(() => {
    if (!(coming instanceof Promise)) return undefined;
    let isWanted = true;
    void coming.then((value) => isWanted && setArrived({ coming, value }));
    return () => {
      isWanted = false;
    };
  }, [coming]);
  if (!(coming instanceof Promise)) return coming;
  return arrived?.coming === coming ? arrived.value : undefined;
}

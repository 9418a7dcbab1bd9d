import { useEffect, useEffectEvent } from 'react';

/** Calls `back` whenever the shopper comes back to this tab: another may have changed things meanwhile. */
export function useReturn(back: () => void): void {
  const returned = useEffectEvent(back);
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && returned();
    addEventListener('focus', seen);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('focus', seen);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
}

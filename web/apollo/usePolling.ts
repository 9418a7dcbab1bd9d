import { useEffect, useEffectEvent, useState } from 'react';
import { backoffAfter } from './backoff.ts';
import { onReturn } from './on-return.ts';

/**
 * While `isActive`, calls `poll` after pauses that grow from one second on, and whenever the shopper comes back to this tab or is
 * online again. `poll` must not reject.
 */
export function usePolling(isActive: boolean, poll: () => Promise<unknown>): void {
  const [polls, setPolls] = useState(0);
  if (!isActive && polls > 0) setPolls(0);
  const pollOnce = useEffectEvent(() => void poll().finally(() => setPolls((count) => count + 1)));
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setTimeout(() => pollOnce(), backoffAfter(polls));
    const stopListening = onReturn(() => pollOnce());
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [isActive, polls]);
}

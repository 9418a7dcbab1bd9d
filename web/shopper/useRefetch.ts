import { useEffect, useEffectEvent, useState } from 'react';
import { backoffAfter, onReturn } from './retry.ts';

/**
 * While `isActive`, calls `poll` after pauses that increase from one second, and whenever the shopper returns to this tab or is
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

/**
 * Sends a query again. Never rejects: an error is reported, except that of Apollo Client when nothing shows the query any
 * longer, because the shopper has left the page.
 */
export const sendAgain = (refetch: () => Promise<unknown>): Promise<unknown> =>
  refetch().catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error);
  });

/** The state of a query. */
interface RefetchOptions {
  /** Whether the page has nothing to show. */
  isMissing: boolean;
  /** Whether a request is running. */
  isLoading: boolean;
  /** The reason why there is no data, while no request is running. */
  error?: unknown;
  /** Sends the query once more. */
  refetch: () => Promise<unknown>;
}

/** The state of a page without data. */
interface RefetchState {
  /** Whether the query has failed. It remains true while the query is sent again automatically. */
  hasFailed: boolean;
  /** The error of the last failure. */
  error: unknown;
  /** Sends the query again for the shopper, who sees that it is running. */
  retry: () => void;
}

/**
 * Sends a failed query again automatically: when the shopper returns to this tab or is online again, and in between after
 * increasing pauses. Until there is a response, the page continues to show that the query has failed.
 */
export function useRefetch({ isMissing, isLoading, error, refetch }: RefetchOptions): RefetchState {
  const [failed, setFailed] = useState(false);
  const [lastError, setLastError] = useState(error);
  const hasFailed = isMissing && (failed || !isLoading);
  if (failed !== hasFailed) setFailed(hasFailed);
  if (error !== undefined && error !== lastError) setLastError(error);
  const send = () => sendAgain(refetch);
  usePolling(hasFailed, async () => {
    if (document.visibilityState === 'visible') await send();
  });
  const retry = () => {
    void send();
    setFailed(false);
  };
  return { hasFailed, error: lastError, retry };
}

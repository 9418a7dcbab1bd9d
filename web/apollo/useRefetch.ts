import { useState } from 'react';
import { usePolling } from './usePolling.ts';

/** How a query stands. */
interface RefetchOptions {
  /** Whether the page has nothing to show. */
  isMissing: boolean;
  /** Whether an answer is on its way. */
  isLoading: boolean;
  /** Why there is nothing, while nothing is on its way. */
  error?: unknown;
  /** Asks once more. */
  refetch: () => Promise<unknown>;
}

/** What a page shows that has nothing to show. */
interface RefetchState {
  /** Whether the query has failed. It stays true while the query is sent again by itself. */
  hasFailed: boolean;
  /** The error of the last failure. */
  error: unknown;
  /** Sends the query again for the shopper, who sees that it is on its way. */
  retry: () => void;
}

/**
 * Sends a failed query again by itself: when the shopper comes back to this tab or is online again, and in between after
 * longer and longer pauses. Until there is an answer, the page goes on saying that the query has failed.
 */
export function useRefetch({ isMissing, isLoading, error, refetch }: RefetchOptions): RefetchState {
  const [failed, setFailed] = useState(false);
  const [lastError, setLastError] = useState(error);
  const hasFailed = isMissing && (failed || !isLoading);
  if (failed !== hasFailed) setFailed(hasFailed);
  if (error !== undefined && error !== lastError) setLastError(error);
  const send = () => refetch().catch(reportError);
  usePolling(hasFailed, async () => {
    if (document.visibilityState === 'visible') await send();
  });
  const retry = () => {
    void send();
    setFailed(false);
  };
  return { hasFailed, error: lastError, retry };
}

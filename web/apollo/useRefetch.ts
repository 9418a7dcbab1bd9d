import { useEffect, useEffectEvent, useState } from 'react';
import { onReturn } from './on-return.ts';
import { backoffAfter } from './backoff.ts';

/** What is asked for, and how that stands. */
interface RefetchOptions {
  /** Whether there is nothing to show. */
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
  /** Whether asking has failed, so that the page says so; also while it asks again by itself. */
  hasFailed: boolean;
  /** Why, as it was told last. */
  error: unknown;
  /** The shopper asks for another try, and is shown that it is on its way. */
  retry: () => void;
}

/**
 * Asks again by itself for what could not be had: when the shopper is back at this tab or on the line, and in between
 * after longer and longer pauses. What the page says meanwhile stands still.
 */
export function useRefetch({ isMissing, isLoading, error, refetch: again }: RefetchOptions): RefetchState {
  const [hasFailed, setFailed] = useState(false);
  const [reason, setReason] = useState(error);
  const [looks, setLooks] = useState(0);
  const isAway = isMissing && (hasFailed || !isLoading);
  if (hasFailed !== isAway) setFailed(isAway);
  if (error !== undefined && error !== reason) setReason(error);
  const ask = () => again().catch(reportError);
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void ask().finally(() => setLooks(looks + 1));
  });
  useEffect(() => {
    if (!isAway) return undefined;
    const timer = setTimeout(() => look(), backoffAfter(looks));
    const unhear = onReturn(() => look());
    return () => {
      clearTimeout(timer);
      unhear();
    };
  }, [isAway, looks]);
  const retry = () => {
    void ask();
    setFailed(false);
  };
  return { hasFailed: isAway, error: reason, retry };
}

import { setTimeout as pause } from 'node:timers/promises';

/** Where a host with the addition `catalogue-events` tells of changes of its catalogue. */
export const CATALOGUE_EVENTS_PATH = '/catalogue/events';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;
/** Milliseconds after which a host that tells of no changes is asked again. */
const REFUSED_MS = 5 * 60_000;
/** Milliseconds after which a stream counts as good: one that ends sooner is not opened again at once. */
const GOOD_STREAM_MS = 10_000;

/** What is done when the catalogue has changed. */
export interface CatalogueListener {
  /** What is sold, a name, a picture or a price is another, or may be. */
  onProducts: () => void;
  /** There are more or fewer pieces, or a rating is another. */
  onCounts: () => void;
}

/** Opens the host's stream and tells of it until it ends. Answers whether the host has none, or refuses it. Never rejects. */
type FollowOnce = (
  listener: { onOpen: () => void; onEvent: (data: string) => void },
  signal: AbortSignal,
) => Promise<boolean>;

/**
 * Hears of the changes of a host's catalogue until `signal` says that it is over. A stream that ends is opened again, after growing pauses; what
 * changed in between counts as everything. Never rejects.
 */
export async function followCatalogue(
  followOnce: FollowOnce,
  { onProducts, onCounts }: CatalogueListener,
  signal: AbortSignal,
): Promise<void> {
  const onEvent = (data: string) => (data.includes('"counts"') ? onCounts() : onProducts());
  let retryMs = FIRST_RETRY_MS;
  while (!signal.aborted) {
    const begunAt = performance.now();
    const isRefused = await followOnce({ onOpen: onProducts, onEvent }, signal);
    if (performance.now() - begunAt > GOOD_STREAM_MS) retryMs = FIRST_RETRY_MS;
    // All followers of a host that was away would come back at the same moment.
    const ms = (isRefused ? REFUSED_MS : retryMs) * (0.5 + Math.random());
    await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
    retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS);
  }
}

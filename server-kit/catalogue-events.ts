import { setTimeout as pause } from 'node:timers/promises';

/** The path at which a host with the addition `catalogue-events` reports changes of its catalogue. */
export const CATALOGUE_EVENTS_PATH = '/catalogue/events';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;
/** Milliseconds until the next request to a host that reports no changes. */
const REFUSED_MS = 5 * 60_000;
/** Milliseconds after which a stream counts as good. A stream that ends sooner is not reopened at once. */
const GOOD_STREAM_MS = 10_000;

/** Callbacks for changes of the catalogue. */
export interface CatalogueListener {
  /** The range of products, a name, a picture or a price has changed, or may have changed. */
  onProducts: () => void;
  /** The stock or a rating has changed. */
  onCounts: () => void;
  /** The settings of the shop have changed, or may have changed. */
  onSettings: () => void;
}

/**
 * Opens the host's stream and reports its events until it ends. Returns whether the host has no stream or refuses it.
 * Never rejects.
 */
type FollowOnce = (
  listener: { onOpen: () => void; onEvent: (data: string) => void },
  signal: AbortSignal,
) => Promise<boolean>;

/**
 * Follows the changes of a host's catalogue until `signal` aborts. A stream that ends is reopened after growing pauses;
 * everything counts as changed in between. Never rejects.
 */
export async function followCatalogue(
  followOnce: FollowOnce,
  { onProducts, onCounts, onSettings }: CatalogueListener,
  signal: AbortSignal,
): Promise<void> {
  const onEvent = (data: string) => {
    if (data.includes('"counts"')) onCounts();
    else if (data.includes('"settings"')) onSettings();
    else onProducts();
  };
  // Events may be lost before a stream opens.
  const onOpen = () => {
    onSettings();
    onProducts();
  };
  let retryMs = FIRST_RETRY_MS;
  while (!signal.aborted) {
    const begunAt = performance.now();
    const isRefused = await followOnce({ onOpen, onEvent }, signal);
    if (performance.now() - begunAt > GOOD_STREAM_MS) retryMs = FIRST_RETRY_MS;
    // A random pause: otherwise all followers of a host would return at the same moment.
    const ms = (isRefused ? REFUSED_MS : retryMs) * (0.5 + Math.random());
    await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
    retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS);
  }
}

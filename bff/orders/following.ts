import { setTimeout as pause } from 'node:timers/promises';
import type { paths } from '../../schema/generated/rest.ts';
import type { AuthenticatedRest } from '../platform/authenticated-rest.ts';
import type { HasCapability } from '../platform/host-capabilities.ts';
import { notificationsOf } from '../platform/notifications.ts';

const EVENTS_PATH = '/orders/events' satisfies keyof paths;
const FIRST_RETRY_MS = 500;
/** Milliseconds after which a stream of the host counts as good: one that ends sooner is not opened again at once. */
const GOOD_STREAM_MS = 10_000;

/**
 * Notifies as soon as changes of the shopper's orders are heard of, and whenever there may have been one: at each event of the
 * host and after each gap between its streams, or every `pollMs` milliseconds on a host without events. Ends when the host
 * refuses the token.
 */
export function followOrders(
  authenticated: AuthenticatedRest,
  has: HasCapability,
  pollMs: number,
): AsyncIterableIterator<undefined> {
  return notificationsOf(async (notify, signal) => {
    const wait = (milliseconds: number) => pause(milliseconds, undefined, { signal, ref: false });
    const followHost = async () => {
      let retryMs = FIRST_RETRY_MS;
      let begunAt = performance.now();
      while (!(await authenticated.follow(EVENTS_PATH, { onOpen: notify, onEvent: notify }, signal))) {
        if (performance.now() - begunAt > GOOD_STREAM_MS) retryMs = FIRST_RETRY_MS;
        // All followers of a host that was away would come back at the same moment.
        await wait(retryMs * (0.5 + Math.random()));
        retryMs = Math.min(2 * retryMs, pollMs);
        begunAt = performance.now();
        notify();
      }
    };
    if (has('order-events')) {
      await followHost();
      // The next look tells the client why the host refuses.
      return notify();
    }
    for (;;) {
      notify();
      await wait(pollMs);
    }
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import type { paths } from '../../schema/generated/rest.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import type { HasCapability } from '../host/capabilities.ts';
import { notificationsOf } from '../host/events.ts';

const EVENTS_PATH = '/orders/events' satisfies keyof paths;
const FIRST_RETRY_MS = 500;
/** Milliseconds after which a stream of the host counts as good: one that ends sooner is not reopened at once. */
const GOOD_STREAM_MS = 10_000;

/**
 * Notifies when the subscription to the shopper's orders is open, and whenever they may have changed: at each host
 * event and after each gap between streams, or every `pollMs` milliseconds on a host without events. Ends if the host
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
        // Random, so that the followers of a host that was away do not all return at the same moment.
        await wait(retryMs * (0.5 + Math.random()));
        retryMs = Math.min(2 * retryMs, pollMs);
        begunAt = performance.now();
        notify();
      }
    };
    if (has('order-events')) {
      await followHost();
      // The next read returns the host's refusal to the client.
      return notify();
    }
    for (;;) {
      notify();
      await wait(pollMs);
    }
  });
}

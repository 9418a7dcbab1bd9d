import { setTimeout as pause } from 'node:timers/promises';
import type { paths } from '../../schema/generated/rest.ts';
import type { AuthenticatedRest } from '../platform/authenticated-rest.ts';
import type { HasCapability } from '../platform/host-capabilities.ts';
import { notificationsOf } from '../platform/notifications.ts';

const EVENTS_PATH = '/orders/events' satisfies keyof paths;
const FIRST_RETRY_MS = 500;

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
      const onOpen = () => {
        retryMs = FIRST_RETRY_MS;
        notify();
      };
      while (!(await authenticated.follow(EVENTS_PATH, { onOpen, onEvent: notify }, signal))) {
        await wait(retryMs);
        retryMs = Math.min(2 * retryMs, pollMs);
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

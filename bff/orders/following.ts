import { setTimeout as pause } from 'node:timers/promises';
import type { paths } from '../../schema/generated/rest.ts';
import type { AuthenticatedRest } from '../platform/authenticated-rest.ts';
import type { HasCapability } from '../platform/host-capabilities.ts';
import { notificationsOf } from '../platform/notifications.ts';

const EVENTS_PATH = '/orders/events' satisfies keyof paths;
const FIRST_RETRY_MS = 500;

/**
 * Notifies whenever the shopper's orders may have changed: at each event of the host, after each gap between its streams, and
 * every `pollMs` milliseconds on a host without events. Ends when the host refuses the token.
 */
export function followOrders(
  authenticated: AuthenticatedRest,
  has: HasCapability,
  pollMs: number,
): AsyncIterableIterator<undefined> {
  return notificationsOf(async (notify, signal) => {
    const wait = (milliseconds: number) => pause(milliseconds, undefined, { signal, ref: false });
    for (let retryMs = FIRST_RETRY_MS; !signal.aborted; notify()) {
      if (!has('order-events')) {
        await wait(pollMs);
        continue;
      }
      const onOpen = () => {
        retryMs = FIRST_RETRY_MS;
        notify();
      };
      const isRefused = await authenticated.follow(EVENTS_PATH, { onOpen, onEvent: notify }, signal);
      if (isRefused) return notify();
      await wait(retryMs);
      retryMs = Math.min(2 * retryMs, pollMs);
    }
  });
}

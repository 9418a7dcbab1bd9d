import type { Caller } from '../platform/authentication.ts';
import type { Database } from '../platform/database.ts';
import type { EventStream, ServerEvent } from '../platform/event-stream.ts';
import { createLazyListener } from '../platform/lazy-listener.ts';
import { refuse } from '../platform/refusals.ts';

/** The channel that the triggers of orders notify, and those of sessions when a session ends. */
const CHANNEL = 'order_changes';
/** The prefix of a notification about a session, in place of an order's id. */
const SESSION_END = 'session:';
/** The maximum number of streams of one shopper in this process: a few devices with several pages each. */
const MOST_OF_SHOPPER = 50;
/** The maximum number of streams in this process, each with its own connection. */
const MOST = 5_000;
/** Seconds after which a shopper with too many streams may retry. */
const RETRY_AFTER = 30;

/** Notifies shoppers of changes of their orders that any process makes. */
export interface OrderFeed {
  /**
   * A stream of the changes of a shopper's orders, from now on until the access token or its session ends. Refuses with
   * RATE_LIMITED if the shopper has too many, and with UNAVAILABLE if this process has too many.
   */
  follow(caller: Pick<Caller, 'shopperId' | 'sessionId' | 'tokenEndsAt'>): Promise<EventStream>;
  /** Ends all streams. */
  close(): Promise<void>;
}

interface Follower {
  sessionId: string;
  send: (event: ServerEvent) => void;
  end: () => void;
}

/** Creates the feed. It listens to the database from the first stream on. */
export function createOrderFeed(database: Pick<Database, 'listen'>, now: () => Date): OrderFeed {
  const followers = new Map<string, Set<Follower>>();
  const notify = (some: Iterable<Follower>, orderId: string | null) => {
    for (const { send } of some) send({ event: 'order', data: { orderId } });
  };
  const onPayload = (payload: string) => {
    const [shopperId = '', what = ''] = payload.split(' ');
    const some = followers.get(shopperId) ?? new Set();
    if (!what.startsWith(SESSION_END)) return notify(some, what);
    for (const { sessionId, end } of some) if (what === SESSION_END + sessionId) end();
  };
  const onGap = () => {
    for (const some of followers.values()) notify(some, null);
  };
  let all = 0;
  const assertRoom = (shopperId: string) => {
    if ((followers.get(shopperId)?.size ?? 0) >= MOST_OF_SHOPPER) refuse('RATE_LIMITED', { retryAfter: RETRY_AFTER });
    if (all >= MOST) refuse('UNAVAILABLE');
  };
  const listener = createLazyListener(database, CHANNEL, { onPayload, onGap });
  const add = (shopperId: string, follower: Follower) => {
    const some = followers.get(shopperId) ?? new Set();
    followers.set(shopperId, some.add(follower));
    all++;
    return () => {
      if (!some.delete(follower)) return;
      all--;
      if (some.size === 0) followers.delete(shopperId);
    };
  };
  return {
    follow: async ({ shopperId, sessionId, tokenEndsAt }) => {
      await listener.start();
      assertRoom(shopperId);
      const maxMs = Math.max(0, tokenEndsAt.getTime() - now().getTime());
      return { maxMs, follow: (send, end) => add(shopperId, { sessionId, send, end }) };
    },
    close: async () => {
      for (const some of followers.values()) for (const { end } of some) end();
      await listener.stop();
    },
  };
}

import type { Database } from '../platform/database.ts';
import type { EventStream, ServerEvent } from '../platform/event-stream.ts';
import { createLazyListener } from '../platform/lazy-listener.ts';
import { refuse } from '../platform/refusals.ts';

/** The channel that the triggers of products, variants and sellers notify. */
const CHANNEL = 'catalogue_changes';
/** Milliseconds after which a stream ends. */
const STREAM_MS = 10 * 60_000;
/** The maximum number of streams in this process. Only gateways and storefronts follow, and there are few. */
const MOST = 200;

/** Reports changes of the catalogue that any process makes. */
export interface CatalogueFeed {
  /** A stream of the changes from now on. Refuses with UNAVAILABLE if this process has too many. */
  follow(): Promise<EventStream>;
  /** Ends all streams. */
  close(): Promise<void>;
}

interface Follower {
  send: (event: ServerEvent) => void;
  end: () => void;
}

/** Creates the feed. It listens to the database from the first stream on. */
export function createCatalogueFeed(database: Pick<Database, 'listen'>): CatalogueFeed {
  const followers = new Set<Follower>();
  const notify = (what: string) => {
    for (const { send } of followers) send({ event: 'catalogue', data: { what } });
  };
  // Notifications may be lost in a gap, so everything counts as changed.
  const listener = createLazyListener(database, CHANNEL, { onPayload: notify, onGap: () => notify('products') });
  return {
    follow: async () => {
      await listener.start();
      if (followers.size >= MOST) refuse('UNAVAILABLE');
      return {
        maxMs: STREAM_MS,
        follow: (send, end) => {
          const follower = { send, end };
          followers.add(follower);
          return () => void followers.delete(follower);
        },
      };
    },
    close: async () => {
      for (const { end } of followers) end();
      await listener.stop();
    },
  };
}

import { LRUCache } from 'lru-cache';
import { customerOf, isSharedAddress } from './client-address.ts';

/** The refusals of a client that are sent at once. */
const FREE_REFUSALS = 10;
/** Milliseconds that each further refusal waits longer than the one before. */
const STEP_MS = 100;
const MAX_MS = 2_000;
/** Milliseconds without a refusal after which a client starts again. */
const FORGET_MS = 10_000;
/** The most waiting refusals of one client, and of all clients; further ones are sent at once. */
const MAX_WAITING = { ofClient: 100, all: 2_000 } as const;
const MAX_CLIENTS = 20_000;

/** Delays the refusals of clients that go on after a refusal. So a connection cannot repeat a refused call without a pause. */
export interface RefusalPace {
  /**
   * Counts a refusal, and runs `send` when it may be sent: at once, or up to two seconds later. Each request of the
   * shop's own servers is sent at once.
   */
  send(client: string, send: () => void): void;
  /** Whether so many refusals of a client wait that its further requests are refused before they are read. */
  isFull(client: string): boolean;
}

/** The refusals of a client: their number, and how many of them wait. */
interface Refused {
  count: number;
  waiting: number;
}

/** The clock of a pace in milliseconds, and its timer. */
export interface RefusalTimes {
  now: () => number;
  wait: (send: () => void, ms: number) => void;
}

const PROCESS_TIMES: RefusalTimes = {
  now: () => performance.now(),
  wait: (send, ms) => void setTimeout(send, ms),
};

/** Creates the pace of a server's refusals. All networks of an IPv6 customer are one client. */
export function createRefusalPace({ now, wait }: RefusalTimes = PROCESS_TIMES): RefusalPace {
  const clients = new LRUCache<string, Refused>({
    max: MAX_CLIENTS,
    ttl: FORGET_MS,
    ttlResolution: 0,
    perf: { now },
  });
  let waiting = 0;
  const refusedOf = (client: string) => clients.get(client) ?? { count: 0, waiting: 0 };
  return {
    isFull: (client) => refusedOf(customerOf(client)).waiting >= MAX_WAITING.ofClient,
    send: (client, send) => {
      if (isSharedAddress(client)) return send();
      const name = customerOf(client);
      const refused = refusedOf(name);
      refused.count += 1;
      clients.set(name, refused);
      const ms = Math.min(MAX_MS, (refused.count - FREE_REFUSALS) * STEP_MS);
      if (ms <= 0 || refused.waiting >= MAX_WAITING.ofClient || waiting >= MAX_WAITING.all) return send();
      refused.waiting += 1;
      waiting += 1;
      wait(() => {
        refused.waiting -= 1;
        waiting -= 1;
        send();
      }, ms);
    },
  };
}

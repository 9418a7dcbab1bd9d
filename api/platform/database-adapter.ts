import type { Dialect } from 'kysely';
import type { PoolConfig } from 'pg';
import type { ConstructorOptions } from 'pg-boss';

/** The connection of the job queues, apart from that for requests. */
export type JobQueueConnection = Pick<
  ConstructorOptions,
  | 'db'
  | 'backend'
  | 'connectionString'
  | 'max'
  | 'connectionTimeoutMillis'
  | 'superviseIntervalSeconds'
  | 'monitorIntervalSeconds'
> &
  // What pg-boss hands on to its pool.
  Pick<PoolConfig, 'query_timeout' | 'keepAlive'>;

/** Hears the notifications of a channel. */
export interface NotificationListener {
  onPayload: (payload: string) => void;
  /** Runs when notifications may have been lost. */
  onGap: () => void;
}

/** The connections of a pool: those in use, the callers who wait for one, and the most that there can be. */
export interface ConnectionCounts {
  inUse: number;
  waiting: number;
  most: number;
}

/** What PostgreSQL and PGlite do in different ways. */
export interface DatabaseAdapter {
  dialect: Dialect;
  /** Resolves when the database answers; without it any statement tells. */
  ping?: () => Promise<void>;
  /** Whether the database has been silent for so long, or has ended, so that only a new start of the process may help. */
  isHopeless: () => boolean;
  /** The connections for requests as they are now; an embedded database has one, which nobody waits for here. */
  countConnections: () => ConnectionCounts;
  /** Runs several statements without values; when one fails, the transaction is rolled back and the error thrown. */
  runScript: (text: string) => Promise<void>;
  /** Runs `work` while no other process runs any under this lock of the database. */
  withExclusiveLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** The connection of the job queues. */
  jobQueueConnection: JobQueueConnection;
  /**
   * Hears every payload that any process notifies the channel of. After a broken connection it listens again by itself
   * and calls `onGap`: what came meanwhile is lost. Resolves once it listens, with the function that ends it.
   */
  listen: (channel: string, listener: NotificationListener) => Promise<() => Promise<void>>;
  /** All content, to start another embedded database from; throws on a server. */
  snapshot: () => Promise<Blob>;
  /** Releases what the adapter holds beside the dialect's connections. */
  release: () => Promise<void>;
}

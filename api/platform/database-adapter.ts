import type { Dialect } from 'kysely';
import type { PoolConfig } from 'pg';
import type { ConstructorOptions } from 'pg-boss';

/** The connection of the job queues, separate from the request connections. */
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
  // The options that pg-boss passes to its pool.
  Pick<PoolConfig, 'query_timeout' | 'keepAlive'>;

/** Receives the notifications of a channel. */
export interface NotificationListener {
  onPayload: (payload: string) => void;
  /** Runs when notifications may have been lost. */
  onGap: () => void;
}

/** The connections of a pool: the number in use, the callers waiting for one, and the maximum. */
export interface ConnectionCounts {
  inUse: number;
  waiting: number;
  most: number;
}

/** The operations that PostgreSQL and PGlite implement differently. */
export interface DatabaseAdapter {
  dialect: Dialect;
  /** Resolves when the database responds; without this function any statement can be used. */
  ping?: () => Promise<void>;
  /**
   * Whether the database has been silent for too long, or has ended, so that only a restart of the process may help.
   */
  isHopeless: () => boolean;
  /** The current request connections. An embedded database has one, for which nobody waits here. */
  countConnections: () => ConnectionCounts;
  /** Runs several statements without values. If one fails, the transaction is rolled back and the error thrown. */
  runScript: (text: string) => Promise<void>;
  /** Runs `work` under this lock of the database, which excludes all other processes. */
  withExclusiveLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** The connection of the job queues. */
  jobQueueConnection: JobQueueConnection;
  /**
   * Receives every payload that any process sends to the channel. After a broken connection it reconnects and calls
   * `onGap`, because notifications were lost. Resolves with the function that stops it, once it listens.
   */
  listen: (channel: string, listener: NotificationListener) => Promise<() => Promise<void>>;
  /** Releases the adapter's resources, except the dialect's connections. */
  release: () => Promise<void>;
}

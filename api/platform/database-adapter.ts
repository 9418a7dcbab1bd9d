import type { Dialect } from 'kysely';
import type { ConstructorOptions } from 'pg-boss';

/** The connection of the job queues, apart from that for requests. */
export type JobQueueConnection = Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>;

/** What PostgreSQL and PGlite do in different ways. */
export interface DatabaseAdapter {
  dialect: Dialect;
  /** Runs several statements without values; when one fails, the transaction is rolled back and the error thrown. */
  runScript: (text: string) => Promise<void>;
  /** Runs `work` while no other process runs any under this lock of the database. */
  withExclusiveLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** The connection of the job queues. */
  jobQueueConnection: JobQueueConnection;
  /** All content, to start another embedded database from; throws on a server. */
  snapshot: () => Promise<Blob>;
  /** Releases what the adapter holds beside the dialect's connections. */
  release: () => Promise<void>;
}

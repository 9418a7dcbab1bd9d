import { PGlite, type ExecProtocolOptions } from '@electric-sql/pglite';

/**
 * The embedded PostgreSQL. A server that can't write its log because the disk is full ends and restarts. The embedded
 * one would block the whole process at the next statement. So after such an end each statement fails, and nothing is
 * closed.
 */
export class EmbeddedPostgres extends PGlite {
  #hasPanicked = false;

  /** Whether it has ended, so that only a new process can open the database again. */
  get hasPanicked(): boolean {
    return this.#hasPanicked;
  }

  /** Every statement calls this method. Throws with the code of a crashed server (57P02) after the end. */
  override async execProtocolStream(message: Uint8Array, options?: ExecProtocolOptions) {
    if (this.#hasPanicked) throw new CrashedError();
    try {
      return await super.execProtocolStream(message, options);
    } catch (error) {
      this.#hasPanicked ||= error instanceof Error && 'severity' in error && error.severity === 'PANIC';
      throw error;
    }
  }

  override async close(): Promise<void> {
    if (!this.#hasPanicked) await super.close();
  }
}

class CrashedError extends Error {
  readonly code = '57P02';

  constructor() {
    super('The embedded database has ended; a new process can open it again.');
  }
}

import { PGlite, type ExecProtocolOptions } from '@electric-sql/pglite';

/**
 * The embedded PostgreSQL. A server that can't write its log any more, because the disk is full, ends and starts anew; this one would
 * block the whole process at its next statement. So after such an end each statement fails, and nothing is closed.
 */
export class EmbeddedPostgres extends PGlite {
  #hasPanicked = false;

  /** Whether it has ended and only a new process can open the database again. */
  get hasPanicked(): boolean {
    return this.#hasPanicked;
  }

  /** Runs what every statement runs through. Throws with the code of a crashed server (57P02) once it has ended. */
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

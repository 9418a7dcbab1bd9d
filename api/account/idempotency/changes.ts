import type { IdempotencyKey } from '../../platform/contract.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { createSessionLock, type SessionOwner } from '../sessions/session-lock.ts';
import { createIdempotencyRepository } from './repository.ts';

/** Milliseconds for which a response is stored for its key. */
const STORED_MS = 24 * 60 * 60_000;
/** The maximum number of stored responses of one shopper, so that keys cannot fill the database. */
const MAX_STORED_PER_SHOPPER = 1_000;

/** The shopper who makes a change, and the key under which the client sent it. A call of an operation is one. */
export interface Author extends SessionOwner {
  readonly idempotencyKey?: IdempotencyKey | undefined;
}

/**
 * Runs a change in its own transaction, one at a time for each shopper. A key that the shopper sent within a day, among
 * the last 1,000, changes nothing and returns the first response. With a different request it refuses with
 * ALREADY_EXISTS. A refused change is not stored: the same key tries again. If the session has ended while the change
 * waited, it refuses with UNAUTHENTICATED (TOKEN_REVOKED).
 */
export type RunChange = <Answer>(author: Author, work: (db: Db) => Promise<Answer>) => Promise<Answer>;

/** Creates the functions that run the changes of carts and wishlists. */
export function createChanges(db: Db, now: () => Date): { run: RunChange; runStatement: RunChange } {
  const withSessionLock = createSessionLock(db, now);
  const run = <Answer>(author: Author, work: (trx: Db) => Promise<Answer>) =>
    withSessionLock(author, async (trx) => {
      const { shopperId, idempotencyKey } = author;
      if (!idempotencyKey) return work(trx);
      const responses = createIdempotencyRepository<Answer>(trx);
      const found = await responses.findResponse(shopperId, idempotencyKey.key);
      if (found && found.request_hash !== idempotencyKey.requestHash)
        refuse('ALREADY_EXISTS', { field: 'idempotencyKey', message: KEY_REUSED });
      if (found) return found.answer;
      const response = await work(trx);
      await responses.insertResponse(shopperId, idempotencyKey, response, now());
      await responses.deleteAllBut(shopperId, MAX_STORED_PER_SHOPPER);
      return response;
    });
  // A single statement needs a transaction only if its response is stored with it.
  return { run, runStatement: (author, work) => (author.idempotencyKey ? run(author, work) : work(db)) };
}

const KEY_REUSED = 'This idempotencyKey was used for another change. Please use a new one for each change.';

/** Deletes the responses that clients no longer request. */
export async function deleteOldResponses(db: Db, now: Date): Promise<void> {
  await createIdempotencyRepository(db).deleteOlderThan(new Date(now.getTime() - STORED_MS));
}

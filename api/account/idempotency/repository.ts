import type { ColumnType } from 'kysely';
import type { IdempotencyKey } from '../../platform/contract.ts';
import type { Db } from '../../platform/database.ts';

type IdempotencyTables<Answer> = {
  idempotent_answers: {
    shopper_id: string;
    key: string;
    request_hash: string;
    answer: ColumnType<Answer, string, never>;
    created_at: Date;
  };
};

/** The stored responses of changes that shoppers sent under their own keys. */
export interface IdempotencyRepository<Answer> {
  /** The response under a key, and the hash of its request. */
  findResponse(shopperId: string, key: string): Promise<{ request_hash: string; answer: Answer } | undefined>;
  /** Stores a response; one without a value is stored as null. */
  insertResponse(shopperId: string, key: IdempotencyKey, response: Answer, now: Date): Promise<void>;
  deleteOlderThan(then: Date): Promise<void>;
  /** Deletes a shopper's responses except the `newest` newest ones. */
  deleteAllBut(shopperId: string, newest: number): Promise<void>;
}

/** Creates the repository of responses of one type. */
export function createIdempotencyRepository<Answer>(db: Db): IdempotencyRepository<Answer> {
  const tables = db.withTables<IdempotencyTables<Answer>>();
  return {
    findResponse(shopperId, key) {
      return tables
        .selectFrom('idempotent_answers')
        .select(['request_hash', 'answer'])
        .where('shopper_id', '=', shopperId)
        .where('key', '=', key)
        .executeTakeFirst();
    },

    async insertResponse(shopperId, { key, requestHash }, response, now) {
      await tables
        .insertInto('idempotent_answers')
        .values({
          shopper_id: shopperId,
          key,
          request_hash: requestHash,
          answer: JSON.stringify(response ?? null),
          created_at: now,
        })
        .execute();
    },

    async deleteOlderThan(then) {
      await tables.deleteFrom('idempotent_answers').where('created_at', '<=', then).execute();
    },

    async deleteAllBut(shopperId, newest) {
      const oldestToKeep = tables
        .selectFrom('idempotent_answers')
        .select('created_at')
        .where('shopper_id', '=', shopperId)
        .orderBy('created_at', 'desc')
        .offset(newest - 1)
        .limit(1);
      await tables
        .deleteFrom('idempotent_answers')
        .where('shopper_id', '=', shopperId)
        .where('created_at', '<', oldestToKeep)
        .execute();
    },
  };
}

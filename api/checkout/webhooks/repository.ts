import { sql } from 'kysely';
import type { OrdersTables } from '../../orders/tables.ts';
import type { Db } from '../../platform/database.ts';

/** The statements on the provider's webhooks; `db` may be a transaction. */
export function createWebhookRepository(db: Db) {
  return {
    /** Saves the id of a webhook. Returns whether it is new. */
    async insertIfNew(eventId: string, now: Date): Promise<boolean> {
      const inserted = await db
        .withTables<OrdersTables>()
        .insertInto('provider_events')
        .values({ id: eventId, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },

    /** Deletes webhooks from before `then`. */
    async deleteOlderThan(then: Date): Promise<void> {
      await sql`delete from provider_events where created_at < ${then}`.execute(db);
    },
  };
}

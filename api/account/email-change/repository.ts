import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { AccountTables, EmailChangeRow } from '../tables.ts';

/** The maximum number of tries of both codes together. */
const MAX_TRIES = 5;

/** The statements on changes of an account's email; `db` may be a transaction. */
export function createEmailChangeRepository(db: Db) {
  const tables = db.withTables<AccountTables>();
  return {
    /** Whether another account than the shopper's uses the mailbox of an address. */
    async isMailboxTaken(shopperId: string, email: string): Promise<boolean> {
      const { rows } = await sql`
        select 1 from shoppers where mailbox_of(email) = mailbox_of(${email}) and id <> ${shopperId} limit 1`.execute(
        db,
      );
      return rows.length > 0;
    },

    /** Saves a change and replaces the shopper's older one. */
    async upsertChange(change: Omit<EmailChangeRow, 'tries'>): Promise<void> {
      const fresh = { ...change, tries: 0 };
      await tables
        .insertInto('email_changes')
        .values(fresh)
        .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet(fresh))
        .execute();
    },

    /** Counts a try before the comparison. Returns the shopper's change; undefined when no try is left. */
    updateTries(shopperId: string, now: Date): Promise<EmailChangeRow | undefined> {
      return tables
        .updateTable('email_changes')
        .set({ tries: sql`tries + 1` })
        .where('shopper_id', '=', shopperId)
        .where('tries', '<', MAX_TRIES)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();
    },

    /** Deletes a change of the shopper; false when another call has just used it. */
    async deleteChange(shopperId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await tables
        .deleteFrom('email_changes')
        .where('shopper_id', '=', shopperId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /**
     * Gives the account its new, verified address, if it still has the old one and no other account uses the new
     * mailbox. Returns whether it did. Concurrent changes to one mailbox wait for each other.
     */
    async updateEmail({ shopper_id, old_email, new_email }: EmailChangeRow, now: Date): Promise<boolean> {
      await sql`select pg_advisory_xact_lock(hashtextextended(mailbox_of(${new_email}), 0))`.execute(db);
      const row = await tables
        .updateTable('shoppers')
        .set({ email: new_email, email_proven_at: now, updated_at: now })
        .where('id', '=', shopper_id)
        .where('email', '=', old_email)
        .where(
          sql<boolean>`not exists (select 1 from shoppers other
            where mailbox_of(other.email) = mailbox_of(${new_email}) and other.id <> ${shopper_id})`,
        )
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Removes the shopper's logins with Google. Google's next login with the new address adds one again. */
    async deleteIdentities(shopperId: string): Promise<void> {
      await tables.deleteFrom('identities').where('shopper_id', '=', shopperId).execute();
    },

    /** Deletes expired changes. */
    async deleteExpired(now: Date): Promise<void> {
      await tables.deleteFrom('email_changes').where('expires_at', '<=', now).execute();
    },
  };
}

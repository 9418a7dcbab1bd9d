import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { AccountTables } from '../tables.ts';

/** The statements on links and identity tokens, which verify an address. The database stores only hashes. */
export function createEmailVerificationRepository(db: Db) {
  const tables = db.withTables<AccountTables>();
  return {
    /** Saves the hash of a link. */
    async insertReset(reset: { hash: string; email: string; expires_at: Date }): Promise<void> {
      await tables.insertInto('password_resets').values(reset).execute();
    },

    /** Whether the link is valid for the address now. */
    async hasReset(hash: string, email: string, now: Date): Promise<boolean> {
      const row = await tables
        .selectFrom('password_resets')
        .select('hash')
        .where('hash', '=', hash)
        .where('email', '=', email)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Deletes all links of the address. Returns false if this one is not valid now. */
    async deleteResets(hash: string, email: string, now: Date): Promise<boolean> {
      const spent = await tables
        .deleteFrom('password_resets')
        .where('email', '=', email)
        .returning(['hash', 'expires_at'])
        .execute();
      return spent.some((reset) => reset.hash === hash && reset.expires_at > now);
    },

    /** Deletes all links of the address. */
    async deleteLinks(email: string): Promise<void> {
      await tables.deleteFrom('password_resets').where('email', '=', email).execute();
    },

    /** Saves a used identity token or code from Google. Returns false if it was used before. */
    async insertSpentProof(hash: string, expiresAt: Date): Promise<boolean> {
      const row = await tables
        .insertInto('spent_id_tokens')
        .values({ hash, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('hash')
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Deletes the data written to an account before its address was verified, and ends its open payment. The reconciler
     * settles that payment within a minute, so a payment made remains paid.
     */
    async deleteWritten(shopperId: string, now: Date): Promise<void> {
      await sql`delete from cart_items where shopper_id = ${shopperId}`.execute(db);
      await sql`delete from wishlist_items where shopper_id = ${shopperId}`.execute(db);
      await sql`delete from addresses where shopper_id = ${shopperId}`.execute(db);
      await sql`delete from idempotent_answers where shopper_id = ${shopperId}`.execute(db);
      await sql`delete from confirmation_codes where shopper_id = ${shopperId}`.execute(db);
      await sql`
        update orders set expires_at = least(expires_at, ${now}::timestamptz), check_at = ${now}
        where shopper_id = ${shopperId} and state = 'awaiting'`.execute(db);
    },

    /**
     * Deletes at most `most` accounts created before `since` whose address was never verified and that never had an
     * order.
     */
    async deleteUnproven(since: Date, most: number): Promise<void> {
      await sql`
        delete from shoppers where id in (
          select id from shoppers s where email_proven_at is null and created_at < ${since}
            and not exists (select 1 from orders o where o.shopper_id = s.id)
          limit ${most}::int for update skip locked
        )`.execute(db);
    },

    /** Deletes expired links and identity tokens. */
    async deleteExpired(now: Date): Promise<void> {
      await tables.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
      await tables.deleteFrom('spent_id_tokens').where('expires_at', '<=', now).execute();
    },
  };
}

import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { AccountTables } from '../tables.ts';

/** The maximum number of tries of a code. */
const MAX_TRIES = 5;

/** The statements on codes, links and identity tokens, which verify an address. The database has only hashes of them. */
export function createEmailVerificationRepository(db: Db) {
  const tables = db.withTables<AccountTables>();
  return {
    /** Saves a code and replaces the address's older one. */
    async upsertCode(code: { email: string; id: string; hash: string; expires_at: Date }): Promise<void> {
      const fresh = { ...code, tries: 0 };
      await tables
        .insertInto('one_time_codes')
        .values(fresh)
        .onConflict((conflict) => conflict.column('email').doUpdateSet(fresh))
        .execute();
    },

    /** Counts a try before the comparison, and answers the hash to compare with; undefined when no try is left. */
    updateCodeTries(email: string, now: Date): Promise<{ id: string; hash: string } | undefined> {
      return tables
        .updateTable('one_time_codes')
        .set({ tries: sql`tries + 1` })
        .where('email', '=', email)
        .where('tries', '<', MAX_TRIES)
        .where('expires_at', '>', now)
        .returning(['id', 'hash'])
        .executeTakeFirst();
    },

    /** Deletes a code; false when another call has just used it. */
    async deleteCode(id: string): Promise<boolean> {
      const row = await tables.deleteFrom('one_time_codes').where('id', '=', id).returning('id').executeTakeFirst();
      return row !== undefined;
    },

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

    /** Deletes all links of the address; false when this one isn't valid now. */
    async deleteResets(hash: string, email: string, now: Date): Promise<boolean> {
      const spent = await tables
        .deleteFrom('password_resets')
        .where('email', '=', email)
        .returning(['hash', 'expires_at'])
        .execute();
      return spent.some((reset) => reset.hash === hash && reset.expires_at > now);
    },

    /** Saves a used identity token or code of Google's; false when it was used before. */
    async insertSpentProof(hash: string, expiresAt: Date): Promise<boolean> {
      const row = await tables
        .insertInto('spent_id_tokens')
        .values({ hash, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('hash')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Deletes expired codes, links and identity tokens. */
    async deleteExpired(now: Date): Promise<void> {
      await tables.deleteFrom('one_time_codes').where('expires_at', '<=', now).execute();
      await tables.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
      await tables.deleteFrom('spent_id_tokens').where('expires_at', '<=', now).execute();
    },
  };
}

import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { AccountTables } from '../tables.ts';

/** The maximum number of tries of a code. */
const MAX_TRIES = 5;

/** A new code. */
interface NewCode {
  shopper_id: string;
  id: string;
  hash: string;
  purpose: string;
  expires_at: Date;
}

/** The statements on confirmation codes. The database stores only hashes. */
export function createConfirmationCodeRepository(db: Db) {
  const tables = db.withTables<AccountTables>();
  return {
    /** Saves a code and replaces the shopper's older one. */
    async upsertCode(code: NewCode): Promise<void> {
      const fresh = { ...code, tries: 0 };
      await tables
        .insertInto('confirmation_codes')
        .values(fresh)
        .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet(fresh))
        .execute();
    },

    /** Counts a try before the comparison. Returns the stored hash and the purpose; undefined when no try is left. */
    updateTries(shopperId: string, now: Date): Promise<Pick<NewCode, 'id' | 'hash' | 'purpose'> | undefined> {
      return tables
        .updateTable('confirmation_codes')
        .set({ tries: sql`tries + 1` })
        .where('shopper_id', '=', shopperId)
        .where('tries', '<', MAX_TRIES)
        .where('expires_at', '>', now)
        .returning(['id', 'hash', 'purpose'])
        .executeTakeFirst();
    },

    /** Deletes a code of the shopper; false when another call has just used it. */
    async deleteCode(shopperId: string, id: string): Promise<boolean> {
      const row = await tables
        .deleteFrom('confirmation_codes')
        .where('shopper_id', '=', shopperId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Deletes expired codes. */
    async deleteExpired(now: Date): Promise<void> {
      await tables.deleteFrom('confirmation_codes').where('expires_at', '<=', now).execute();
    },
  };
}

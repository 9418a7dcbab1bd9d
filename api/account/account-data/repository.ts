import { sql } from 'kysely';
import type { Role } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import type { AccountTables } from '../tables.ts';

/** The maximum number of proofs that a session may send until one is right. */
const MAX_TRIES = 10;

/** The values that a proof is compared with. */
export interface Credentials {
  id: string;
  email: string;
  name: string;
  password_hash: string | null;
  role: Role;
}

/** The statements that confirm a shopper's identity; `db` may be a transaction. */
export function createAccountDataRepository(db: Db) {
  const tables = db.withTables<AccountTables>();
  return {
    /** The shopper's address, name, password hash and role. */
    findCredentials(shopperId: string): Promise<Credentials | undefined> {
      return tables
        .selectFrom('shoppers')
        .select(['id', 'email', 'name', 'password_hash', 'role'])
        .where('id', '=', shopperId)
        .executeTakeFirst();
    },

    /** Whether the shopper logged in, or confirmed it, in this session after `since`. */
    async hasConfirmedSince(shopperId: string, sessionId: string, since: Date): Promise<boolean> {
      const row = await tables
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', sessionId)
        .where('shopper_id', '=', shopperId)
        .where(sql<boolean>`coalesce(confirmed_at, created_at) > ${since}`)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Counts a proof before it is compared. Returns false when the session has no tries left. */
    async updateTries(shopperId: string, sessionId: string): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('sessions')
        .set({ confirm_tries: sql`confirm_tries + 1` })
        .where('id', '=', sessionId)
        .where('shopper_id', '=', shopperId)
        .where('confirm_tries', '<', MAX_TRIES)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Records that the shopper has confirmed their identity, by password or by code. */
    async updateConfirmed(shopperId: string, sessionId: string, now: Date, byPassword: boolean): Promise<void> {
      await tables
        .updateTable('sessions')
        .set({ confirmed_at: now, confirm_tries: 0, ...(byPassword ? { password_shown_at: now } : {}) })
        .where('id', '=', sessionId)
        .where('shopper_id', '=', shopperId)
        .execute();
    },

    /** Sets the shopper's new password. */
    async updatePassword(shopperId: string, passwordHash: string, now: Date): Promise<void> {
      await tables
        .updateTable('shoppers')
        .set({ password_hash: passwordHash, updated_at: now })
        .where('id', '=', shopperId)
        .execute();
    },
  };
}

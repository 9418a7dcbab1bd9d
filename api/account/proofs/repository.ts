import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { AccountTables } from '../tables.ts';

/** How often a code may be compared. */
const MOST_TRIES = 5;

/** The statements on what proves an address: codes, links, identity tokens. Of none is more than a hash kept. */
export function proofsRepository(db: Db) {
  return { ...codes(db), ...resets(db), ...idTokens(db) };
}

function codes(db: Db) {
  const shop = db.withTables<AccountTables>();
  return {
    /** Keeps a code in place of the address's older one. */
    async putCode(code: { email: string; id: string; hash: string; expires_at: Date }): Promise<void> {
      const fresh = { ...code, tries: 0 };
      await shop
        .insertInto('one_time_codes')
        .values(fresh)
        .onConflict((conflict) => conflict.column('email').doUpdateSet(fresh))
        .execute();
    },

    /** Counts a try before anything is compared, and answers what to compare with; undefined when none is left. */
    tryCode(email: string, now: Date): Promise<{ id: string; hash: string } | undefined> {
      return shop
        .updateTable('one_time_codes')
        .set({ tries: sql`tries + 1` })
        .where('email', '=', email)
        .where('tries', '<', MOST_TRIES)
        .where('expires_at', '>', now)
        .returning(['id', 'hash'])
        .executeTakeFirst();
    },

    /** Uses a code up; false when another call just did. */
    async spendCode(id: string): Promise<boolean> {
      const row = await shop.deleteFrom('one_time_codes').where('id', '=', id).returning('id').executeTakeFirst();
      return row !== undefined;
    },
  };
}

function resets(db: Db) {
  const shop = db.withTables<AccountTables>();
  return {
    /** Keeps a link's hash. */
    async addReset(reset: { hash: string; email: string; expires_at: Date }): Promise<void> {
      await shop.insertInto('password_resets').values(reset).execute();
    },

    /** Whether the link is good for the address now. */
    async isReset(hash: string, email: string, now: Date): Promise<boolean> {
      const row = await shop
        .selectFrom('password_resets')
        .select('hash')
        .where('hash', '=', hash)
        .where('email', '=', email)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Uses the link up, and with it all others of the address; false when it isn't good now. */
    async spendReset(hash: string, email: string, now: Date): Promise<boolean> {
      const spent = await shop
        .deleteFrom('password_resets')
        .where('email', '=', email)
        .returning(['hash', 'expires_at'])
        .execute();
      return spent.some((reset) => reset.hash === hash && reset.expires_at > now);
    },
  };
}

function idTokens(db: Db) {
  const shop = db.withTables<AccountTables>();
  return {
    /** Uses an identity token up; false when it was used before. */
    async spendIdToken(hash: string, expiresAt: Date): Promise<boolean> {
      const row = await shop
        .insertInto('spent_id_tokens')
        .values({ hash, expires_at: expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('hash')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Removes codes, links and identity tokens that have run out. */
    async sweep(now: Date): Promise<void> {
      await shop.deleteFrom('one_time_codes').where('expires_at', '<=', now).execute();
      await shop.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
      await shop.deleteFrom('spent_id_tokens').where('expires_at', '<=', now).execute();
    },
  };
}

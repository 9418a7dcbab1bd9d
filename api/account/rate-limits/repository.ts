import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { AccountTables } from '../tables.ts';

/** The statements on counted attempts. */
export function createRateLimitRepository(db: Db) {
  const tables = db.withTables<AccountTables>();
  return {
    /**
     * Inserts an attempt unless the window that ends now has `most`, in one statement, so that concurrent calls can't
     * pass together; answers whether it was inserted.
     */
    async insertAttempt(key: string, most: number, windowMs: number, now: Date): Promise<boolean> {
      const [since, until] = [new Date(now.getTime() - windowMs), new Date(now.getTime() + windowMs)];
      const { rows } = await sql`
        insert into attempts as a (key, times, expires_at) values (${key}, array[${now}::timestamptz], ${until})
        on conflict (key) do update set
          times = array(select t from unnest(a.times) t where t > ${since}) || ${now}::timestamptz,
          expires_at = ${until}
        where (select count(*) from unnest(a.times) t where t > ${since}) < ${most}
        returning key`.execute(db);
      return rows.length > 0;
    },

    /** Deletes the last attempt. */
    async deleteLastAttempt(key: string): Promise<void> {
      await sql`update attempts set times = times[1 : cardinality(times) - 1] where key = ${key}`.execute(db);
    },

    /** The time of the oldest attempt within the window. */
    async findOldestAttempt(key: string, windowMs: number, now: Date): Promise<Date | undefined> {
      const since = new Date(now.getTime() - windowMs);
      const { rows } = await sql<{ at: Date | null }>`
        select min(t) as at from attempts a, unnest(a.times) t where a.key = ${key} and t > ${since}`.execute(db);
      return rows[0]?.at ?? undefined;
    },

    /** Deletes all attempts of a key. */
    async deleteAttempts(key: string): Promise<void> {
      await tables.deleteFrom('attempts').where('key', '=', key).execute();
    },

    /** Deletes attempts that no longer count. */
    async deleteExpired(now: Date): Promise<void> {
      await tables.deleteFrom('attempts').where('expires_at', '<=', now).execute();
    },
  };
}

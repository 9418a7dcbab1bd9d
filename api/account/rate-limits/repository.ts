import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { AccountTables } from '../tables.ts';

/** The statements on what is limited. */
export function createRateLimitRepository(db: Db) {
  const tables = db.withTables<AccountTables>();
  return {
    /**
     * Counts one more time unless there are `most` within the window that ends now, in one statement, so that calls at
     * once can't pass together; tells whether it was counted.
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

    /** Takes back the last one that was counted. */
    async deleteLastAttempt(key: string): Promise<void> {
      await sql`update attempts set times = times[1 : cardinality(times) - 1] where key = ${key}`.execute(db);
    },

    /** The oldest of the times that count now. */
    async findOldestAttempt(key: string, windowMs: number, now: Date): Promise<Date | undefined> {
      const since = new Date(now.getTime() - windowMs);
      const { rows } = await sql<{ at: Date | null }>`
        select min(t) as at from attempts a, unnest(a.times) t where a.key = ${key} and t > ${since}`.execute(db);
      return rows[0]?.at ?? undefined;
    },

    /** Forgets what was counted. */
    async deleteAttempts(key: string): Promise<void> {
      await tables.deleteFrom('attempts').where('key', '=', key).execute();
    },

    /** Removes what no longer counts. */
    async deleteExpired(now: Date): Promise<void> {
      await tables.deleteFrom('attempts').where('expires_at', '<=', now).execute();
    },
  };
}

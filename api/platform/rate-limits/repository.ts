import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** The tables of the rate limits. */
type RateLimitTables = {
  attempts: { key: string; times: Date[]; expires_at: Date };
  used_proofs: { id: string; expires_at: Date };
  address_logins: { address_hash: string; account_hash: string; last_at: Date };
};

/** The number of free points within a window. */
export interface Window {
  free: number;
  windowMs: number;
}

/** A window in which, after the free points, the wait before each further point doubles. */
export interface Pace extends Window {
  /** The wait after the last free point. */
  firstMs: number;
  /** The longest wait. */
  maxMs: number;
}

/** The statements on counted points, and on the accounts that log in from an address. */
export function createRateLimitRepository(db: Db) {
  const tables = db.withTables<RateLimitTables>();
  return {
    /**
     * Inserts points if the window has free ones and no wait is pending. Runs as one statement, so that concurrent
     * calls can't pass together. Returns the new points of the window; undefined if none were inserted.
     */
    async insertPoints(key: string, pace: Window | Pace, points: number, now: Date): Promise<number | undefined> {
      const [since, until] = [new Date(now.getTime() - pace.windowMs), new Date(now.getTime() + pace.windowMs)];
      const isDue = 'firstMs' in pace ? sql`max(t) + ${waitAfter(pace)} <= ${now}` : sql`false`;
      const added = sql`array_fill(${now}::timestamptz, array[${points}::int])`;
      const { rows } = await sql<{ count: number }>`
        insert into attempts as a (key, times, expires_at) values (${key}, ${added}, ${until})
        on conflict (key) do update set
          times = array(select t from unnest(a.times) t where t > ${since}) || ${added},
          expires_at = ${until}
        where (select count(*) < ${pace.free} or ${isDue} from unnest(a.times) t where t > ${since})
        returning cardinality(times) as count`.execute(db);
      return rows[0]?.count;
    },

    /** Returns when the next point at this pace is allowed; undefined if the window has none. */
    async findNextDue(key: string, pace: Pace, now: Date): Promise<Date | undefined> {
      const since = new Date(now.getTime() - pace.windowMs);
      const { rows } = await sql<{ at: Date | null }>`
        select max(t) + ${waitAfter(pace)} as at from attempts a, unnest(a.times) t
        where a.key = ${key} and t > ${since}`.execute(db);
      return rows[0]?.at ?? undefined;
    },

    /** Deletes the last points. */
    async deleteLastPoints(key: string, points: number): Promise<void> {
      await sql`update attempts set times = times[1 : cardinality(times) - ${points}::int] where key = ${key}`.execute(
        db,
      );
    },

    /** Returns the number of points within the window. */
    async countPoints(key: string, windowMs: number, now: Date): Promise<number> {
      const since = new Date(now.getTime() - windowMs);
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from attempts a, unnest(a.times) t
        where a.key = ${key} and t > ${since}`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** Deletes all points of a key. */
    async deletePoints(key: string): Promise<void> {
      await tables.deleteFrom('attempts').where('key', '=', key).execute();
    },

    /** Inserts a proof of work. Returns false if it was used before. */
    async insertUsedProof(id: string, expires_at: Date): Promise<boolean> {
      const row = await tables
        .insertInto('used_proofs')
        .values({ id, expires_at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Saves that an account has logged in from addresses. */
    async upsertLogins(addressHashes: readonly string[], account_hash: string, now: Date): Promise<void> {
      await tables
        .insertInto('address_logins')
        .values(addressHashes.map((address_hash) => ({ address_hash, account_hash, last_at: now })))
        .onConflict((conflict) => conflict.columns(['address_hash', 'account_hash']).doUpdateSet({ last_at: now }))
        .execute();
    },

    /** Returns the number of accounts that have logged in from an address since then. */
    async countAccounts(addressHash: string, since: Date): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from address_logins
        where address_hash = ${addressHash} and last_at > ${since}`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** Deletes points and proofs that no longer count, and logins from before `since`. */
    async deleteExpired(now: Date, since: Date): Promise<void> {
      await tables.deleteFrom('attempts').where('expires_at', '<=', now).execute();
      await tables.deleteFrom('used_proofs').where('expires_at', '<=', now).execute();
      await tables.deleteFrom('address_logins').where('last_at', '<=', since).execute();
    },
  };
}

/** The wait after as many points as the surrounding query counts. */
function waitAfter({ free, firstMs, maxMs }: Pace) {
  return sql`least(${maxMs}::float8, ${firstMs}::float8 * power(2, least(count(*) - ${free}, 40))) * interval '1 ms'`;
}

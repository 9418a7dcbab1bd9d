import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { AccountTables } from '../tables.ts';

/** How often something may be done: `free` times within the window, then each time only after a wait that doubles. */
export interface Pace {
  free: number;
  windowMs: number;
  /** The wait after the last free time. */
  firstMs: number;
  /** The longest wait. */
  maxMs: number;
  /** How many waits of the window a proof of work may take the place of; none by default. */
  bought?: number;
}

/** The statements on counted attempts, and on who logs in from where. */
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

    /** Inserts an attempt unless it comes before its wait is over, in one statement; answers whether it was inserted. */
    async insertPacedAttempt(key: string, pace: Pace, now: Date): Promise<boolean> {
      const [since, until] = [new Date(now.getTime() - pace.windowMs), new Date(now.getTime() + pace.windowMs)];
      const { rows } = await sql`
        insert into attempts as a (key, times, expires_at) values (${key}, array[${now}::timestamptz], ${until})
        on conflict (key) do update set
          times = array(select t from unnest(a.times) t where t > ${since}) || ${now}::timestamptz,
          expires_at = ${until}
        where (
          select count(*) < ${pace.free} or max(t) + ${waitAfter(pace)} <= ${now}
          from unnest(a.times) t where t > ${since}
        )
        returning key`.execute(db);
      return rows.length > 0;
    },

    /** When the next attempt at this pace is allowed; undefined when it is allowed now. */
    async findNextAttempt(key: string, pace: Pace, now: Date): Promise<Date | undefined> {
      const since = new Date(now.getTime() - pace.windowMs);
      const { rows } = await sql<{ at: Date | null }>`
        select max(t) + ${waitAfter(pace)} as at from attempts a, unnest(a.times) t
        where a.key = ${key} and t > ${since}`.execute(db);
      return rows[0]?.at ?? undefined;
    },

    /** Deletes the last attempt. */
    async deleteLastAttempt(key: string): Promise<void> {
      await sql`update attempts set times = times[1 : cardinality(times) - 1] where key = ${key}`.execute(db);
    },

    /** The number of attempts within the window. */
    async countAttempts(key: string, windowMs: number, now: Date): Promise<number> {
      const since = new Date(now.getTime() - windowMs);
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from attempts a, unnest(a.times) t
        where a.key = ${key} and t > ${since}`.execute(db);
      return rows[0]?.count ?? 0;
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

    /** Notes that a proof of work is used; false when it was used before. */
    async insertUsedProof(id: string, expires_at: Date): Promise<boolean> {
      const row = await tables
        .insertInto('used_proofs')
        .values({ id, expires_at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Saves that an account has logged in from an address. */
    async upsertAddressLogin(address_hash: string, account_hash: string, now: Date): Promise<void> {
      await tables
        .insertInto('address_logins')
        .values({ address_hash, account_hash, last_at: now })
        .onConflict((conflict) => conflict.columns(['address_hash', 'account_hash']).doUpdateSet({ last_at: now }))
        .execute();
    },

    /** The number of accounts that have logged in from an address since then. */
    async countAccounts(addressHash: string, since: Date): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from address_logins
        where address_hash = ${addressHash} and last_at > ${since}`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** Deletes attempts and proofs that no longer count, and logins from before `since`. */
    async deleteExpired(now: Date, since: Date): Promise<void> {
      await tables.deleteFrom('attempts').where('expires_at', '<=', now).execute();
      await tables.deleteFrom('used_proofs').where('expires_at', '<=', now).execute();
      await tables.deleteFrom('address_logins').where('last_at', '<=', since).execute();
    },
  };
}

/** The wait after as many attempts as the surrounding query counts. */
function waitAfter({ free, firstMs, maxMs }: Pace) {
  return sql`least(${maxMs}::float8, ${firstMs}::float8 * power(2, least(count(*) - ${free}, 40))) * interval '1 ms'`;
}

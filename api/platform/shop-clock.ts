import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Milliseconds between two looks at the database's clock, and those that a look may take to be believed. */
const [LOOK_EVERY_MS, MAX_LOOK_MS] = [10_000, 1_000];

/** The clock that decides when something is over: that of the database, for all apis alike. */
export interface ShopClock {
  now: () => Date;
  stop: () => void;
}

/**
 * Looks at the database's clock and follows it by the machine's steady one, which nobody can set. The clock of this machine may be
 * wrong or jump: nothing of the shop goes by it. Where a look fails, the steady clock goes on. Throws when the first look fails.
 */
export async function startShopClock(db: Db): Promise<ShopClock> {
  let aheadMs = 0;
  const look = async (isFirst: boolean) => {
    const from = performance.now();
    const at = await readTime(db);
    const tookMs = performance.now() - from;
    if (isFirst || tookMs <= MAX_LOOK_MS) aheadMs = at - (from + tookMs / 2);
  };
  await look(true);
  // A database that is away is told where it is missed.
  const timer = setInterval(() => void look(false).catch(() => undefined), LOOK_EVERY_MS).unref();
  return { now: () => new Date(performance.now() + aheadMs), stop: () => clearInterval(timer) };
}

/** Milliseconds since 1970. */
async function readTime(db: Db): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database has no clock.');
  return row.at;
}

import { sql } from 'kysely';
import type { Db } from './database.ts';

/** The interval between two readings of the database's clock, and the longest reading that is used, in milliseconds. */
const [LOOK_EVERY_MS, MAX_LOOK_MS] = [10_000, 1_000];

/** The clock for all expiry times: the database's, the same for all apis. */
export interface ShopClock {
  now: () => Date;
  stop: () => void;
}

/**
 * Reads the database's clock and follows it by the machine's monotonic clock, which cannot be set. The machine's own
 * clock may be wrong or jump, so the shop does not use it. If a reading fails, the monotonic clock continues. Throws if
 * the first reading fails.
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
  // Other code reports an unavailable database.
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

import { sql } from 'kysely';
import { deriveKey, hmacOf } from '../../api/platform/secrets.ts';
import { TEST_SECRET, type TestApi } from '../test-api.ts';

/** Counts this many points of a limit for a subject, now. */
export async function setPoints(
  { clock, database }: TestApi,
  limit: string,
  subject: string,
  points: number,
): Promise<void> {
  const key = hmacOf(deriveKey(TEST_SECRET, 'limits'), `${limit}\0${subject}`);
  const now = clock.now();
  await sql`
    insert into attempts (key, times, expires_at)
    select ${key}, array_agg(${now}::timestamptz), ${new Date(now.getTime() + 86_400_000)}
    from generate_series(1, ${points})
    on conflict (key) do update set times = excluded.times`.execute(database.db);
}

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openPooled } from '../embedded-pool.ts';

const startOf = async (database: Awaited<ReturnType<typeof openPooled>>) =>
  (await sql<{ at: Date }>`select pg_postmaster_start_time() as at`.execute(database.db)).rows[0]?.at;

it('a database in memory is used again, empty, by the next test', async () => {
  const first = await openPooled();
  const start = await startOf(first);
  await sql`insert into search_words (word) values ('saree')`.execute(first.db);
  await first.close();
  const next = await openPooled();
  expect(await startOf(next)).toEqual(start);
  expect((await sql`select from search_words`.execute(next.db)).rows).toEqual([]);
  await next.close();
});

it('one whose tables were changed is not', async () => {
  const changed = await openPooled();
  const start = await startOf(changed);
  await sql`alter table search_words add column odd text`.execute(changed.db);
  await changed.close();
  const next = await openPooled();
  expect(await startOf(next)).not.toEqual(start);
  await next.close();
});

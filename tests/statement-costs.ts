import { sql, type RawBuilder } from 'kysely';
import { expect } from 'vitest';
import { explain, type TestApi } from './test-api.ts';

/** The statements that begin and end a transaction. */
const BOUND = /^\s*(begin|start|commit|rollback|savepoint|release|set)\b/i;

/**
 * Expects a call to succeed with at most this number of statements, without the ends of transactions. None of their plans may
 * match `scanned`, such as `/Seq Scan on orders/`. Returns the response.
 */
export async function expectCheap<Answer extends { status: number }>(
  api: TestApi,
  most: number,
  scanned: RegExp,
  run: () => Promise<Answer>,
): Promise<Answer> {
  api.statements.length = 0;
  const response = await run();
  expect(response.status).toBe(200);
  const ran = api.statements.splice(0).filter(({ sql: text }) => !BOUND.test(text));
  expect(ran.length).toBeGreaterThan(0);
  expect(ran.length).toBeLessThanOrEqual(most);
  for (const statement of ran)
    expect(`${statement.sql}\n${await explain(api.database, statement)}`).not.toMatch(scanned);
  return response;
}

/**
 * Runs statements that fill tables, and analyzes all tables. It has no timeouts, unlike a statement of a request: on a busy
 * machine to fill a table takes long. The statements have no parameters: give their values with `sql.lit`.
 */
export async function fillTables({ database }: TestApi, statements: RawBuilder<unknown>[]): Promise<void> {
  const texts = statements.map((statement) => statement.compile(database.db).sql);
  await database.runScript([...texts, 'analyze'].join(';\n'));
}

/** The statement that inserts this number of shoppers, `s1@example.com` and so on. */
export function insertionOfShoppers({ clock }: TestApi, count: number): RawBuilder<unknown> {
  const now = sql.lit(clock.now().toISOString());
  return sql`insert into shoppers (id, email, name, created_at, updated_at)
    select 'sh-' || translate(lpad(n::text, 16, 'a'), '0189', 'bcde'), 's' || n || '@example.com', 'S', ${now}, ${now}
    from generate_series(1, ${sql.lit(count)}) n on conflict do nothing`;
}

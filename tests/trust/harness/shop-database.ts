import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A connection to a shop's database. */
export interface ShopDatabase {
  url: string;
  /** Runs one statement and returns its rows. */
  rows<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The number in the first column of a statement's result. */
  count(text: string, values?: unknown[]): Promise<number>;
  close(): Promise<void>;
}

/** Connects to a database; int8 is read as a number. */
export function connect(url: string): ShopDatabase {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 5_000 });
  // A killed server closes idle connections; the next statement opens another.
  pool.on('error', () => undefined);
  const rows = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await pool.query<Row>(text, values)).rows;
  return {
    url,
    rows,
    count: async (text, values) =>
      Number(Object.values((await rows<Record<string, unknown>>(text, values))[0] ?? {})[0]),
    close: () => pool.end(),
  };
}

/** Creates a database, empty or as a copy of `template`, which must not be in use; returns its address. */
export async function makeDatabase(server: string, template?: string): Promise<string> {
  const name = `trust_${randomUUID().replaceAll('-', '')}`;
  const source = template ? nameOf(template) : 'template1';
  await onServer(server, `create database ${name} template ${source}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Drops a database, even in use. */
export function dropDatabase(server: string, url: string): Promise<void> {
  return onServer(server, `drop database if exists ${nameOf(url)} with (force)`);
}

/** Replaces a database by a copy of `source`; neither may be used meanwhile. */
export async function restoreDatabase(server: string, url: string, source: string): Promise<void> {
  await emptyDatabase(server, source);
  await dropDatabase(server, url);
  await onServer(server, `create database ${nameOf(url)} template ${nameOf(source)}`);
}

/** Ends all connections to a database. */
export function emptyDatabase(server: string, url: string): Promise<void> {
  return onServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(url)}'`);
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

async function onServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

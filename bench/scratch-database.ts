import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Runs a measurement in a new database on a PostgreSQL server, and drops it: no data of a shop is changed. */
export async function withScratchDatabase(address: string, measure: (url: string) => Promise<void>): Promise<void> {
  const name = `rangbandh_bench_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client(address);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  try {
    await measure(url.href);
  } finally {
    await run(`drop database ${name} with (force)`);
  }
}

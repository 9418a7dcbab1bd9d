import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readApiConfig } from '../api/config.ts';
import { startApi } from '../api/server.ts';
import { readGatewayConfig } from '../bff/config.ts';
import { startGateway } from '../bff/server.ts';

import { COST_QUERIES, LOOKUP } from './cost-queries.ts';
import { withScratchDatabase } from './scratch-database.ts';

/**
 * What the costly fields of the graph cost over the real REST host and the samples, and as multiples of a product's lookup, which
 * counts as ten: the weights of `bff/platform/graphql/limits.ts` come from here. It takes an embedded database, and then a PostgreSQL server
 * where DATABASE_URL or TEST_DATABASE_URL names one, in a database of its own.
 */
const ROUNDS = 40;
const WARM_UP = 5;
const UNIT = 10;

/** Prints a table of the fields for each database. */
export async function benchCosts(): Promise<void> {
  console.log('  PGlite');
  await measureOn(undefined);
  const server = process.env['DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'];
  console.log(server ? '  PostgreSQL' : '  No PostgreSQL: DATABASE_URL or TEST_DATABASE_URL names one.');
  if (server) await withScratchDatabase(server, measureOn);
}

async function measureOn(databaseUrl: string | undefined): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rangbandh-costs-'));
  const ports = {
    API_PORT: '0',
    BFF_PORT: '0',
    OUTBOX_PORT: '0',
    SAMPLE_GOOGLE_PORT: '0',
    PAYMENT_SIMULATOR_PORT: '0',
  };
  const env = { ...ports, LOG_LEVEL: 'error', DATA_DIR: dataDir, ADDRESS_LIMIT: '1000000' };
  const api = await startApi(readApiConfig({ ...env, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }));
  const gateway = await startGateway(readGatewayConfig({ ...env, REST_URL: api.address }));
  try {
    const took = await measure(gateway.address);
    const lookup = took.get(LOOKUP) ?? 1;
    for (const [name, ms] of took)
      console.log(`    ${name.padEnd(34)} ${ms.toFixed(1).padStart(6)} ms ${Math.round((ms / lookup) * UNIT)}`);
  } finally {
    await gateway.close();
    await api.close();
    await rm(dataDir, { recursive: true });
  }
}

/** The quieter milliseconds of each query, one after another in every round; the gateway's own share is taken off. */
async function measure(address: string): Promise<Map<string, number>> {
  const times = new Map(['', ...Object.keys(COST_QUERIES)].map((name): [string, number[]] => [name, []]));
  for (let at = -WARM_UP; at < ROUNDS; at += 1) {
    for (const [name, all] of times) {
      const ms = await timeOf(address, COST_QUERIES[name]?.(at + WARM_UP) ?? '{ __typename }');
      if (at >= 0) all.push(ms);
    }
  }
  const quiet = (all: readonly number[]) => all.toSorted((one, other) => one - other)[ROUNDS / 4] ?? 0;
  const own = quiet(times.get('') ?? []);
  times.delete('');
  return new Map([...times].map(([name, all]) => [name, Math.max(0, quiet(all) - own)]));
}

async function timeOf(address: string, query: string): Promise<number> {
  const begun = performance.now();
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return performance.now() - begun;
}

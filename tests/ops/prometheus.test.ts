import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { startWholeShop, type WholeShop } from '../whole-shop.ts';
import { metricNamesIn, OPS, readExpressions } from './ops-files.ts';

const promtool = (...args: string[]) => promisify(execFile)('promtool', args, { cwd: join(OPS, 'prometheus') });

/** The parts of a Prometheus API response that this test reads. */
interface QueryResponse {
  status: string;
  error?: string;
  data: {
    result: { metric: Record<string, string>; value: [number, string] }[];
    activeTargets: { labels: { job: string }; health: string; lastError: string }[];
    groups: { rules: { name: string; health: string; lastError?: string }[] }[];
  };
}

let shop: WholeShop;
let folder: string;
let prometheus: ChildProcess;
let address: string;
beforeAll(async () => {
  shop = await startWholeShop({ METRICS_PORT: '0' });
  folder = await mkdtemp(join(tmpdir(), 'rangbandh-prometheus-'));
  await cp(join(OPS, 'prometheus/alerts.yml'), join(folder, 'alerts.yml'));
  await writeFile(join(folder, 'prometheus.yml'), await ownTargets());
  address = `http://127.0.0.1:${await anyPort()}`;
  prometheus = spawn(
    'prometheus',
    [
      `--config.file=${folder}/prometheus.yml`,
      `--storage.tsdb.path=${folder}/data`,
      `--web.listen-address=${address.slice(7)}`,
    ],
    { stdio: 'ignore' },
  );
  await once(prometheus, 'spawn');
});
afterAll(async () => {
  if (prometheus.exitCode === null) {
    const over = once(prometheus, 'exit');
    prometheus.kill('SIGTERM');
    await over;
  }
  await shop.close();
  await rm(folder, { recursive: true });
});

/** Returns the shop's own configuration, with this test's processes instead of containers, scraped each second. */
async function ownTargets(): Promise<string> {
  const config = parse(await readFile(join(OPS, 'prometheus/prometheus.yml'), 'utf8'));
  const { api, gateway, web } = shop.metrics;
  const places: Record<string, string> = { api, bff: gateway, web };
  const jobs = config.scrape_configs.map(({ job_name }: { job_name: string }) => ({
    job_name,
    static_configs: [{ targets: [new URL(places[job_name] ?? '').host] }],
  }));
  return stringify({
    ...config,
    global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
    scrape_configs: jobs,
  });
}

async function anyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (place === null || typeof place === 'string') throw new Error('No port.');
  return place.port;
}

const request = async (path: string): Promise<QueryResponse> => (await fetch(`${address}/api/v1/${path}`)).json();
const query = (expr: string) => request(`query?query=${encodeURIComponent(expr)}`);

describe('Prometheus', () => {
  it('takes the configuration and the alerts, and finds that each fires when it should', async () => {
    await promtool('check', 'config', 'prometheus.yml');
    await promtool('check', 'rules', 'alerts.yml');
    expect((await promtool('test', 'rules', 'alerts.test.yml')).stdout).toContain('SUCCESS');
  });

  it('reads all three layers', async () => {
    const health = async () => {
      const { data } = await request('targets?state=active');
      return data.activeTargets
        .map(({ labels, health, lastError }) => `${labels.job} ${health} ${lastError}`)
        .toSorted();
    };
    const well = ['api', 'bff', 'web'].map((job) => `${job} up `);
    await expect.poll(() => health().catch(() => []), { timeout: 30_000 }).toEqual(well);
  });

  it('has every metric of the alerts and dashboards, and evaluates all of their queries', async () => {
    const visit = async () => {
      await (await fetch(`${shop.web}/Saree`, { headers: { accept: 'text/html' } })).text();
      await (await fetch(`${shop.web}/%E0%A4%A`, { headers: { accept: 'text/html' } })).text();
    };
    const expressions = readExpressions();
    const names = [...new Set(expressions.flatMap(({ expr }) => metricNamesIn(expr)))];
    expect(names.length).toBeGreaterThan(25);
    const missing = async () => {
      await visit();
      const { data } = await query(`count by (__name__) ({__name__=~"${names.join('|')}"})`);
      const found = new Set(data.result.map(({ metric }) => metric['__name__']));
      return names.filter((name) => !found.has(name));
    };
    await expect.poll(missing, { timeout: 30_000, interval: 500 }).toEqual([]);
    for (const { where, expr } of expressions) {
      const { status, error } = await query(expr);
      expect([where, status, error]).toEqual([where, 'success', undefined]);
    }
  });

  it('evaluates all alerts, and none fires for a shop that is well', async () => {
    const { data } = await request('rules');
    const rules = data.groups.flatMap(({ rules }) => rules);
    expect(rules.length).toBeGreaterThan(15);
    expect(rules.filter(({ lastError }) => lastError)).toEqual([]);
    expect((await query('ALERTS{alertstate="firing"}')).data.result).toEqual([]);
  });
});

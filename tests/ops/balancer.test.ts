import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/ports.ts';
import { readWebConfig } from '../../web/config.ts';
import { openWeb } from '../../web/server.ts';
import { startWholeShop, type WholeShop } from '../whole-shop.ts';
import { OPS } from './ops-files.ts';

/** A second server beside each real one, which may be ready or not. */
interface Second {
  server: Server;
  port: number;
  isReady: boolean;
  /** The headers of what it was asked, but for its health. */
  asked: IncomingMessage['headers'][];
}

async function openSecond(): Promise<Second> {
  const server = createServer((request, response) => {
    if (request.url !== '/readyz') second.asked.push(request.headers);
    response.writeHead(second.isReady ? 200 : 503).end('the second');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const second: Second = { server, port, isReady: false, asked: [] };
  return second;
}

let shop: WholeShop;
let web: Awaited<ReturnType<typeof openWeb>>;
let second: Second;
let folder: string;
let balancer: ChildProcess;
let said = '';
const ports = { web: 0, bff: 0, api: 0 };
beforeAll(async () => {
  shop = await startWholeShop();
  second = await openSecond();
  for (const name of ['web', 'bff', 'api'] as const)
    ports[name] = await freePort(32_000 + Math.floor(Math.random() * 2_000), '127.0.0.1', Object.values(ports));
  const upstreams = {
    GATEWAY_URL: `http://127.0.0.1:${ports.bff}/graphql`,
    REST_URL: `http://127.0.0.1:${ports.api}`,
  };
  web = await openWeb({ ...readWebConfig({ LOG_LEVEL: 'silent', ...upstreams }), port: 0, pageSeconds: 0 });
  folder = await mkdtemp(join(tmpdir(), 'balancer-'));
  await writeFile(join(folder, 'haproxy.cfg'), await ownServers());
  balancer = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const output of [balancer.stdout, balancer.stderr]) output?.on('data', (text) => void (said += String(text)));
  await once(balancer, 'spawn');
});
afterAll(async () => {
  if (balancer.exitCode === null) {
    const over = once(balancer, 'exit');
    balancer.kill('SIGKILL');
    await over;
  }
  await web.close();
  await new Promise((resolve) => second.server.close(resolve).closeAllConnections());
  await shop.close();
  await rm(folder, { recursive: true });
});

/** The balancer's own configuration, with this test's ports, and its servers in the place of Docker's names. */
async function ownServers(): Promise<string> {
  const text = await readFile(join(OPS, 'haproxy/haproxy.cfg'), 'utf8');
  const real = { web: web.address, bff: shop.gateway, api: shop.api };
  const usual = { web: 3000, bff: 4000, api: 4001 };
  let config = text.replace(/^ {2}default-server (.*) resolvers docker init-addr none$/m, '  default-server $1');
  for (const name of ['web', 'bff', 'api'] as const) {
    const places = [new URL(real[name]).host, `127.0.0.1:${second.port}`];
    const servers = places.map((place, number) => `  server ${name}${number} ${place}\n`).join('');
    config = config
      .replace(`  bind :${usual[name]}\n`, `  bind 127.0.0.1:${ports[name]}\n`)
      .replace(`  server-template ${name} 6 ${name}:${usual[name]}\n`, servers);
  }
  return config;
}

const at = (floor: keyof typeof ports, path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${ports[floor]}${path}`, { headers }).then(
    async (answer) => ({ status: answer.status, text: await answer.text() }),
    () => ({ status: 0, text: '' }),
  );
const question = `/graphql?${new URLSearchParams({ query: '{ categories { name } }' })}`;

describe('the balancer', () => {
  it('passes requests of all three floors on to who is ready, and to nobody else', async () => {
    await expect.poll(async () => (await at('web', '/livez')).status, { timeout: 20_000 }).toBe(200);
    await expect.poll(async () => (await at('web', question)).text, { timeout: 20_000 }).toContain('Saree');
    await expect.poll(async () => (await at('bff', question)).text, { timeout: 20_000 }).toContain('Saree');
    await expect.poll(async () => (await at('api', '/categories')).status, { timeout: 20_000 }).toBe(200);
    // A server is taken for ready until it was asked.
    const left = () => ['web1', 'bff1', 'api1'].filter((name) => !said.includes(`/${name} is DOWN`));
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
    second.asked.length = 0;
    for (let time = 0; time < 10; time += 1) {
      expect((await at('web', '/Saree')).text).toContain('Saree');
      expect((await at('bff', question, { 'apollo-require-preflight': '1' })).text).toContain('Saree');
      expect((await at('api', '/categories')).status).toBe(200);
    }
    expect([second.asked, said.includes('ALERT')]).toEqual([[], false]);
  });

  it('takes in who has become ready, tells it whom it asks for, and lets go who leaves', async () => {
    second.asked.length = 0;
    second.isReady = true;
    const client = { 'x-forwarded-for': '203.0.113.9' };
    const reach = async () => {
      await at('web', '/robots.txt', client);
      return second.asked.length;
    };
    await expect.poll(reach, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(second.asked[0]?.['x-forwarded-for']).toBe('203.0.113.9, 127.0.0.1');
    second.isReady = false;
    const askMany = async () => {
      second.asked.length = 0;
      for (let time = 0; time < 10; time += 1) await at('web', '/robots.txt');
      return second.asked.length;
    };
    await expect.poll(askMany, { timeout: 20_000 }).toBe(0);
  });
});

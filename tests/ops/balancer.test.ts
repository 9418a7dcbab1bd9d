import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWebConfig } from '../../web/config.ts';
import { openWeb } from '../../web/server.ts';
import { startWholeShop, type WholeShop } from '../whole-shop.ts';
import { freePorts, startBalancer, type Balancer } from './start-balancer.ts';

/** A second server beside each real one, which may be ready or not. */
interface Second {
  server: Server;
  port: number;
  isReady: boolean;
  /** The headers of its requests, without health checks. */
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
let balancer: Balancer;
let ports: Awaited<ReturnType<typeof freePorts>>;
beforeAll(async () => {
  shop = await startWholeShop();
  second = await openSecond();
  ports = await freePorts();
  const upstreams = {
    GATEWAY_URL: `http://127.0.0.1:${ports.bff}/graphql`,
    REST_URL: `http://127.0.0.1:${ports.api}`,
  };
  web = await openWeb({ ...readWebConfig({ LOG_LEVEL: 'silent', ...upstreams }), port: 0, pageSeconds: 0 });
  const other = `http://127.0.0.1:${second.port}`;
  const servers = { web: [web.address, other], bff: [shop.gateway, other], api: [shop.api, other] };
  balancer = await startBalancer(ports, servers);
});
afterAll(async () => {
  await balancer[Symbol.asyncDispose]();
  await web.close();
  await new Promise((resolve) => second.server.close(resolve).closeAllConnections());
  await shop.close();
});

const at = (server: keyof typeof ports, path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${ports[server]}${path}`, { headers }).then(
    async (reply) => ({ status: reply.status, text: await reply.text() }),
    () => ({ status: 0, text: '' }),
  );
const question = `/graphql?${new URLSearchParams({ query: '{ categories { name } }' })}`;

describe('the balancer', () => {
  it('forwards requests of all three layers only to ready servers', async () => {
    await expect.poll(async () => (await at('web', '/livez')).status, { timeout: 20_000 }).toBe(200);
    await expect.poll(async () => (await at('web', question)).text, { timeout: 20_000 }).toContain('Saree');
    await expect.poll(async () => (await at('bff', question)).text, { timeout: 20_000 }).toContain('Saree');
    await expect.poll(async () => (await at('api', '/categories')).status, { timeout: 20_000 }).toBe(200);
    // A server counts as ready until its first health check.
    const left = () => ['web1', 'bff1', 'api1'].filter((name) => !balancer.output().includes(`/${name} is DOWN`));
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
    second.asked.length = 0;
    for (let time = 0; time < 10; time += 1) {
      expect((await at('web', '/Saree')).text).toContain('Saree');
      expect((await at('bff', question, { 'apollo-require-preflight': '1' })).text).toContain('Saree');
      expect((await at('api', '/categories')).status).toBe(200);
    }
    expect([second.asked, balancer.output().includes('ALERT')]).toEqual([[], false]);
  });

  it("adds a ready server, forwards the client's address to it, and removes a server that shuts down", async () => {
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
    const sendMany = async () => {
      second.asked.length = 0;
      for (let time = 0; time < 10; time += 1) await at('web', '/robots.txt');
      return second.asked.length;
    };
    await expect.poll(sendMany, { timeout: 20_000 }).toBe(0);
  });
});

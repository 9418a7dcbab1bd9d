import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveOneClickUnsubscribe } from '../../../bff/newsletter/one-click-unsubscribe.ts';
import { createRestHost } from '../../../bff/host/rest.ts';
import { createTestGateway, REST_LIMITS, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, sendJson, type TestHost } from '../../hosts/test-host.ts';
import { createBasicCatalogHost } from '../../hosts/basic-catalog-host.ts';
import { startShell } from '../../app/shop.ts';

const TOKEN = 'c2hvcHBlcg.c2VhbA';
const ONE_CLICK = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
};
const leave = (query: string) => `/newsletter/leave${query}`;

let host: TestHost;
let gateway: TestGateway;
let shop: Awaited<ReturnType<typeof startShell>>;
let status = 200;
const reported: Record<string, unknown>[] = [];
beforeAll(async () => {
  host = await createTestHost((path, { searchParams }, response, { headers }) => {
    if (path[0] === 'additions') return { additions: ['newsletter'] };
    reported.push(headers);
    const isRight = searchParams.get('token') === TOKEN;
    const [code, message] = isRight ? [status, 'secret words'] : [400, `${searchParams.get('token')} is wrong`];
    if (code === 0) return (response.socket?.destroy(), 'sent');
    if (code === 429) response.setHeader('retry-after', '90');
    return (sendJson(response, code, { message }), 'sent');
  });
  gateway = await createTestGateway(host.url);
  shop = await startShell({ gatewayUrl: `${gateway.address}/graphql` });
});
afterAll(async () => {
  await shop.close();
  await gateway.close();
  await host.close();
});
beforeEach(() => {
  status = 200;
  reported.length = 0;
  host.calls.length = 0;
});
const left = () => host.calls.filter((call) => call.startsWith('/newsletter'));

for (const [server, address] of Object.entries({ gateway: () => gateway.address, storefront: () => shop.address })) {
  describe(`leaving the newsletter by one click at the ${server}`, () => {
    const post = async (query: string, init: RequestInit = ONE_CLICK) => {
      const reply = await fetch(address() + leave(query), { redirect: 'manual', ...init });
      return { status: reply.status, text: await reply.text(), headers: reply.headers };
    };

    it('[NEWS-1] needs only the token of the address: no cookie, no script, no other page', async () => {
      const headers = {
        ...ONE_CLICK.headers,
        cookie: '__Host-rest.shop_refresh=secret',
        authorization: 'Bearer a.b.c',
        'x-forwarded-for': '203.0.113.7',
      };
      const done = await post(`?token=${TOKEN}&more=1`, { ...ONE_CLICK, headers });
      expect([done.status, done.text, done.headers.get('cache-control')]).toEqual([200, '', 'no-store']);
      expect(left()).toEqual([leave(`?token=${TOKEN}`)]);
      expect(JSON.stringify(reported)).not.toMatch(/secret|a\.b\.c/);
      expect(reported[0]).toMatchObject({ 'x-forwarded-for': '203.0.113.7' });
      expect((await post(`?token=${TOKEN}`, { method: 'POST' })).status).toBe(200);
    });

    it('reports a wrong token only by the status, and repeats no part of it', async () => {
      const many = `?token=${TOKEN}&token=${TOKEN}`;
      const wrong = ['', '?', '?token', '?token=', many, '?token[a]=1', `?token=${'x'.repeat(3_000)}`];
      for (const query of [...wrong, '?token=%00', '?token=%ff', '?token=%', '?token=<script>', '?token=forged']) {
        const refused = await post(query);
        expect([query, refused.status, refused.text]).toEqual([query, 400, '']);
      }
      expect(left().filter((call) => call.includes(TOKEN))).toEqual([]);
    });

    it('distinguishes too many requests from a failing host, which a mail program then tries again', async () => {
      const seen = [];
      for (status of [429, 403, 404, 500, 503, 0]) seen.push([status, await post(`?token=${TOKEN}`)] as const);
      expect(seen.map(([given, reply]) => [given, reply.status])).toEqual([
        [429, 429],
        [403, 400],
        [404, 400],
        [500, 503],
        [503, 503],
        [0, 503],
      ]);
      for (const [, reply] of seen) expect(reply.text).toBe('');
      expect(seen.map(([, reply]) => reply.headers.get('retry-after'))).toEqual(['90', null, null, null, null, null]);
    });
  });
}

describe('leaving the newsletter by a form without scripts', () => {
  const html = { ...ONE_CLICK, headers: { ...ONE_CLICK.headers, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
  const post = async (query: string, over = shop) => {
    const reply = await fetch(over.address + leave(query), { redirect: 'manual', ...html });
    return [reply.status, reply.headers.get('location'), await reply.text()];
  };

  it('[NEWS-1] leads to the page that shows whether it is done', async () => {
    expect(await post(`?token=${TOKEN}`)).toEqual([303, '/newsletter/leave?left=1', '']);
    expect(await post('?token=forged')).toEqual([303, '/newsletter/leave?left=0', '']);
    expect(await post('')).toEqual([303, '/newsletter/leave?left=0', '']);
    status = 503;
    expect(await post(`?token=${TOKEN}`)).toEqual([303, '/newsletter/leave?left=0', '']);
  });

  it('[GATE-5] reveals nothing about an unreachable gateway', async () => {
    const alone = await startShell({ gatewayUrl: 'http://127.0.0.1:9/graphql' });
    const plain = await fetch(alone.address + leave(`?token=${TOKEN}`), ONE_CLICK);
    const page = await post(`?token=${TOKEN}`, alone);
    await alone.close();
    expect([plain.status, await plain.text()]).toEqual([503, '']);
    expect(page).toEqual([303, '/newsletter/leave?left=0', '']);
  });
});

it('[GATE-3] a host without a newsletter has nothing to leave, and an unavailable one reports nothing', async () => {
  const older = await createBasicCatalogHost();
  const statuses = [];
  for (const url of [older.url, 'http://127.0.0.1:9']) {
    const over = await createTestGateway(url);
    statuses.push((await fetch(over.address + leave(`?token=${TOKEN}`), ONE_CLICK)).status);
    await over.close();
  }
  await older.close();
  expect(statuses).toEqual([404, 503]);
});

it('a forged token is not logged, a failing host is, and no token appears in the log', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  const rest = createRestHost({ url: host.url, ...REST_LIMITS, log: () => undefined });
  const detectCapabilities = async () => ({ has: () => true, isKnown: true, isBasic: false });
  serveOneClickUnsubscribe(app, { host: rest, detectCapabilities, deadlineMs: 1_000 });
  const post = async (token: string) =>
    (await app.inject({ method: 'POST', url: leave(`?token=${token}`) })).statusCode;
  expect([await post('forged'), await post('%00'), lines]).toEqual([400, 400, []]);
  status = 503;
  expect([await post(TOKEN), lines.length]).toEqual([503, 1]);
  expect(lines[0]).not.toContain(TOKEN.slice(0, 10));
  await app.close();
  await rest.close();
});

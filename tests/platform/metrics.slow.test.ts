import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGatewayConfig } from '../../bff/config.ts';
import { startGateway } from '../../bff/server.ts';
import { startWholeShop, type WholeShop } from '../whole-shop.ts';
import { parseSamples, sumOf } from './samples.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop({ METRICS_PORT: '0' });
});
afterAll(() => shop.close());

const textOf = async (address: string) => (await fetch(address)).text();
const request = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${shop.web}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).then((response) => response.text());

/** Methods that no route of the shop has. */
const METHODS = ['LOCK', 'PROPFIND', 'REPORT', 'SEARCH', 'PURGE', 'MKCOL', 'COPY'];

/** The names and labels of all samples, without those of the process itself. */
const seriesOf = (text: string) =>
  parseSamples(text)
    .filter(({ name }) => !/^(nodejs|process)_/.test(name))
    .map(({ name, labels }) => `${name} ${JSON.stringify(labels)}`);

describe('the metrics of a server', () => {
  it('are on a port of their own, and nowhere else', async () => {
    const servers = [
      [shop.api, shop.metrics.api],
      [shop.gateway, shop.metrics.gateway],
      [shop.web, shop.metrics.web],
    ];
    for (const [server = '', metrics = ''] of servers) {
      expect(new URL(metrics).port).not.toBe(new URL(server).port);
      const response = await fetch(metrics);
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
      const text = await response.text();
      for (const name of [
        'process_resident_memory_bytes',
        'nodejs_eventloop_lag_p99_seconds',
        'nodejs_heap_size_limit_bytes',
      ])
        expect(sumOf(text, name), name).toBeGreaterThan(0);
      expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404);
      const open = await fetch(`${server}/metrics`);
      expect(await open.text()).not.toContain('nodejs_heap');
      expect(open.status).toBe(404);
    }
  });

  it('are not served without METRICS_PORT', async () => {
    const gateway = await startGateway(readGatewayConfig({ BFF_PORT: '0', REST_URL: shop.api, LOG_LEVEL: 'silent' }));
    expect(gateway.metrics).toBeUndefined();
    await gateway.close();
  });

  it('of the storefront: pages by route and status, cached or not, and refusals', async () => {
    for (const path of ['/', '/Saree', '/Saree?page=1', '/no/such/page/at/all'])
      await (await fetch(shop.web + path, { headers: { accept: 'text/html' } })).text();
    await (await fetch(`${shop.web}/%E0%A4%A`, { headers: { accept: 'text/html' } })).text();
    const text = await textOf(shop.metrics.web);
    expect(sumOf(text, 'web_pages_total', { route: '/', status: '200', cached: 'no' })).toBe(1);
    expect(sumOf(text, 'web_pages_total', { route: '/:category', status: '200' })).toBe(2);
    const cachedPages = async () => {
      await (await fetch(`${shop.web}/Saree`)).text();
      return sumOf(await textOf(shop.metrics.web), 'web_pages_total', { route: '/:category', cached: 'yes' });
    };
    await expect.poll(cachedPages).toBeGreaterThan(0);
    expect(sumOf(text, 'web_pages_total', { route: '*', status: '404' })).toBe(1);
    expect(sumOf(text, 'web_render_duration_seconds_count', { route: '/:category' })).toBeGreaterThan(0);
    expect(sumOf(text, 'web_refusals_total', { status: '400' })).toBe(1);
  });

  it('of the gateway: operations by name and outcome, REST calls by route, circuits and refusals', async () => {
    const login =
      'mutation L { login(input: { email: "asha@example.com", password: "wrong one" }) { userErrors { code } } }';
    expect(await request({ query: login })).toContain('"code"');
    await request({ query: '{ nothing }' });
    const text = await textOf(shop.metrics.gateway);
    expect(
      sumOf(text, 'graphql_operations_total', { operation: 'shopFacts', type: 'query', outcome: 'ok' }),
    ).toBeGreaterThan(0);
    expect(
      sumOf(text, 'graphql_operations_total', { operation: 'other', type: 'mutation', outcome: 'userErrors' }),
    ).toBe(1);
    expect(sumOf(text, 'graphql_operations_total', { outcome: 'GRAPHQL_VALIDATION_FAILED' })).toBe(1);
    expect(sumOf(text, 'graphql_operation_duration_seconds_count', { operation: 'shopFacts' })).toBeGreaterThan(0);
    const call = { call: 'login', method: 'POST', route: '/user/login', outcome: '4xx' };
    expect(sumOf(text, 'rest_call_duration_seconds_count', call)).toBe(1);
    expect(sumOf(text, 'rest_calls', { group: 'catalog', state: 'in flight' })).toBe(0);
    expect(sumOf(text, 'rest_circuit_open', { group: 'catalog' })).toBe(0);
    expect(sumOf(text, 'graphql_refusals_total', { reason: 'cost-budget' })).toBe(0);
    expect(sumOf(text, 'graphql_subscriptions')).toBe(0);
    expect(sumOf(text, 'server_ready')).toBe(1);
  });

  it('of the api: requests by route and class of status, security events, statements and the state of the shop', async () => {
    const text = await textOf(shop.metrics.api);
    const route = { method: 'POST', route: '/user/login', status: '4xx' };
    expect(sumOf(text, 'http_request_duration_seconds_count', route)).toBe(1);
    expect(sumOf(text, 'security_events_total', { event: 'wrong-password' })).toBe(1);
    expect(sumOf(text, 'database_response_seconds_count')).toBeGreaterThan(10);
    expect(sumOf(text, 'shop_stock_pieces')).toBeGreaterThan(1_000);
    expect(sumOf(text, 'shop_held_pieces')).toBe(0);
    expect(sumOf(text, 'job_queue_jobs', { queue: 'mail', state: 'failed' })).toBe(0);
    expect(sumOf(text, 'server_ready')).toBe(1);
    for (const address of Object.values(shop.metrics))
      expect(sumOf(await textOf(address), 'metrics_read_failures_total') ?? 0).toBe(0);
  });

  it('get no new line by made-up input, and contain no personal data', async () => {
    let drawn = 0;
    const strange = async () => {
      const word = `canary${++drawn}x${Math.floor(Math.random() * 1e9)}`;
      await request({ query: `query ${word} { ${word}: __typename }`, operationName: word });
      await request({ query: `query ${word} { ${word} }` }, { 'apollographql-client-name': word });
      await request({
        query: `mutation { login(input: { email: "${word}@example.com", password: "wrong" }) { userErrors { code } } }`,
      });
      await request({ documentId: word });
      for (const server of [shop.web, shop.gateway, shop.api]) {
        await (await fetch(`${server}/${word}`, { headers: { accept: 'text/html' } })).text();
        await (await fetch(`${server}/${word}/a/b?${word}=1`, { method: METHODS[drawn] ?? 'LOCK' })).text();
      }
      await (await fetch(`${shop.api}/product/${word}/1`)).text();
    };
    await strange();
    const addresses = Object.values(shop.metrics);
    const before = await Promise.all(addresses.map(textOf));
    for (let round = 0; round < 5; round += 1) await strange();
    const after = await Promise.all(addresses.map(textOf));
    for (const [at, text] of after.entries()) {
      expect(text).not.toMatch(/canary|asha|@example/);
      expect(new Set(seriesOf(text)).difference(new Set(seriesOf(before[at] ?? '')))).toEqual(new Set());
    }
  });

  it('continue while the host is unavailable: the circuit is open, and the server is not ready', async () => {
    const lone = { BFF_PORT: '0', METRICS_PORT: '0', REST_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' };
    const gateway = await startGateway(readGatewayConfig(lone));
    const requestOne = async (_: unknown, at: number) => {
      const query = encodeURIComponent(`{ product(id: "p-${at}") { name } }`);
      const headers = { 'x-forwarded-for': `203.0.113.${at % 3}` };
      await (await fetch(`${gateway.address}/graphql?query=${query}`, { headers })).text();
    };
    const isOpen = async () => {
      await Promise.all(Array.from({ length: 12 }, requestOne));
      return sumOf(await textOf(gateway.metrics ?? ''), 'rest_circuit_open', { group: 'catalog' });
    };
    await expect.poll(isOpen).toBe(1);
    const text = await textOf(gateway.metrics ?? '');
    expect(sumOf(text, 'server_ready')).toBe(0);
    expect(sumOf(text, 'rest_call_duration_seconds_count', { outcome: 'UPSTREAM_UNAVAILABLE' })).toBeGreaterThan(0);
    await gateway.close();
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readWebConfig } from '../../web/config.ts';
import { openWeb } from '../../web/server.ts';
import { addToCart } from '../cart/shoppers.ts';
import { addProducts, productOf } from '../catalog/products.ts';
import { createBuyer, createCheckoutShop, paymentBodyOf, type Shop } from '../checkout/checkout-shop.ts';
import { createTestGateway, type TestGateway } from '../hosts/test-gateway.ts';
import type { Json } from '../json.ts';

let shop: Shop;
let gateway: TestGateway;
let web: Awaited<ReturnType<typeof openWeb>>;
const lines: Record<'web' | 'bff', string[]> = { web: [], bff: [] };
const logTo = (server: 'web' | 'bff') => ({ logTo: { write: (line: string) => void lines[server].push(line) } });
beforeAll(async () => {
  shop = await createCheckoutShop({ LOG_LEVEL: 'info' });
  await addProducts(shop.api.database, [productOf(1, { variants: [{ sku: 'I-0', color: 'Indigo', stock: 9 }] })]);
  const api = await shop.api.app.listen({ host: '127.0.0.1', port: 0 });
  const patient = { readTimeoutMs: 20_000, writeTimeoutMs: 20_000, deadlineMs: 25_000 };
  gateway = await createTestGateway(api, { ...patient, logLevel: 'info' }, logTo('bff'));
  const upstreams = { GATEWAY_URL: `${gateway.address}/graphql`, REST_URL: api };
  web = await openWeb({ ...readWebConfig({ LOG_LEVEL: 'info', ...upstreams }), port: 0, ...logTo('web') });
});
afterAll(async () => {
  await web.close();
  await gateway.close();
  await shop.close();
});
beforeEach(() => {
  lines.web.length = 0;
  lines.bff.length = 0;
});

const parseLines = (text: string): Json[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
/** The lines of a server with this id. */
const under = (server: 'web' | 'bff' | 'api', id: string) =>
  parseLines(server === 'api' ? shop.api.logged() : lines[server].join('')).filter(({ reqId }) => reqId === id);

let drawn = 0;
const newId = () => `edge-${process.pid}/${++drawn}`;

describe('the id of a request', () => {
  it.each([
    ['a page', (id: string) => fetch(`${web.address}/Saree?page=${drawn}`, { headers: { 'x-request-id': id } })],
    ['an operation', (id: string) => requestPage(id, '{ category(name: "Saree") { products { nodes { name } } } }')],
    [
      'an event of the payment provider',
      (id: string) =>
        fetch(`${web.address}/payment/webhook`, { method: 'POST', body: '{}', headers: { 'x-request-id': id } }),
    ],
  ])('is that of the edge in the logs of all layers, and is in the response: %s', async (_what, send) => {
    const id = newId();
    const response = await send(id);
    await response.text();
    expect(response.headers.get('x-request-id')).toBe(id);
    for (const server of ['web', 'bff', 'api'] as const)
      await expect.poll(() => under(server, id).length).toBeGreaterThan(0);
  });

  it('is one of our own if the edge sends no valid one, and the same in all layers', async () => {
    const headers = { 'x-request-id': 'two words' };
    const response = await fetch(`${web.address}/payment/webhook`, { method: 'POST', body: '{}', headers });
    await response.text();
    const id = response.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[\da-f-]{36}$/);
    for (const server of ['web', 'bff', 'api'] as const)
      await expect.poll(() => under(server, id).length).toBeGreaterThan(0);
    expect(lines.web.join('') + lines.bff.join('') + shop.api.logged()).not.toContain('two words');
  });

  it('is in the gateway’s lines of calls that failed', async () => {
    const own: string[] = [];
    const write = (line: string) => void own.push(line);
    const lone = await createTestGateway('http://127.0.0.1:9', { logLevel: 'warn' }, { logTo: { write } });
    const id = newId();
    const headers = { 'content-type': 'application/json', 'x-request-id': id };
    const body = JSON.stringify({ query: '{ category(name: "Saree") { products { nodes { name } } } }' });
    await (await fetch(`${lone.address}/graphql`, { method: 'POST', headers, body })).text();
    const failed = parseLines(own.join('')).filter(({ msg }) => msg === 'a REST call failed');
    expect(failed.some(({ reqId }) => reqId === id)).toBe(true);
    await lone.close();
  });

  it('is in the lines of the api’s services while they handle a call', async () => {
    const buyer = await createBuyer(shop.api);
    await addToCart(buyer, 'I-0');
    const body = await paymentBodyOf(buyer);
    const id = newId();
    shop.simulator.failNext('createOrder', 'error', 9);
    await buyer.post('/payment', body, { 'x-request-id': id });
    shop.simulator.failNext('createOrder', 'error', 0);
    expect(under('api', id).map(({ msg }) => msg)).toContainEqual(
      expect.stringMatching(/^A payment could not be started/),
    );
  });
});

function requestPage(id: string, query: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-request-id': id };
  return fetch(`${web.address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
}

import { buildSchema, findBreakingChanges, printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../../bff/schema.ts';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { withApi, type ApiWithGateways } from './over-api.ts';

const LISTING = '{ category(name: "Saree") { products { nodes { id name } } } }';
const APP = 'https://app.example';

let shop: ApiWithGateways;
let gateway: TestGateway;
withApi.beforeAll(async ({ overApi }) => {
  shop = overApi;
  gateway = await shop.open({ isProduction: true, corsOrigins: [APP] });
});

describe('the schema at /schema.graphql', () => {
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${gateway.address}/schema.graphql`, { method, headers });

  it('[GATE-7] is the one that runs, in production too, with descriptions and directives', async () => {
    const response = await get();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const text = await response.text();
    const served = buildSchema(text);
    expect(findBreakingChanges(served, createSchema())).toEqual([]);
    expect(printSchema(served).length).toBe(printSchema(createSchema()).length);
    for (const part of ['@cacheControl(maxAge: ', '@sensitive', '@public', '@cost(weight: ', '@listSize(assumedSize: '])
      expect(text).toContain(part);
  });

  it('is cached by caches and by clients that have it, and is readable by pages of named origins', async () => {
    const first = await get({ origin: APP });
    expect([first.headers.get('cache-control'), first.headers.get('access-control-allow-origin')]).toEqual([
      'public, max-age=300',
      APP,
    ]);
    const etag = first.headers.get('etag') ?? '';
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect((await get({}, 'HEAD')).headers.get('etag')).toBe(etag);
    const requested = { origin: APP, 'access-control-request-method': 'GET' };
    expect((await get({ ...requested, 'access-control-request-headers': 'if-none-match' }, 'OPTIONS')).status).toBe(
      204,
    );
  });

  it('is named where introspection is refused', async () => {
    const { errors, data } = await gateway.request('{ __schema { types { name } } }');
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toBe('Introspection is disabled here. The whole schema is at /schema.graphql.');
  });
});

describe('the cost of an operation', () => {
  const request = async (query: string, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const response = await fetch(`${gateway.address}/graphql`, { ...init, body: JSON.stringify({ query }) });
    return { status: response.status, ...(await response.json()) };
  };

  it('is returned with the limit only to a client that requests it by x-graphql-cost', async () => {
    const reported = await request(LISTING, { 'x-graphql-cost': '1' });
    expect(reported.extensions).toEqual({ cost: { requested: expect.any(Number), limit: 10_000 } });
    expect(reported.extensions.cost.requested).toBeGreaterThan(50);
    const more = await request(LISTING.replace('name }', 'name reviewCount }'), { 'x-graphql-cost': '1' });
    expect(more.extensions.cost.requested).toBeGreaterThan(reported.extensions.cost.requested);
    expect((await request(LISTING)).extensions).toBeUndefined();
    expect((await request(LISTING, { 'x-graphql-cost': '0' })).extensions).toBeUndefined();
  });

  it('is returned whenever an operation costs too much', async () => {
    const listing = 'products(page: 1) { nodes { reviews(first: 50) { nodes { id } } } }';
    const costly = `{ ${['Saree', 'Dress'].map((name, at) => `c${at}: category(name: "${name}") { ${listing} }`).join(' ')} }`;
    const { status, errors, extensions } = await request(costly);
    expect([status, errors[0].extensions.code]).toEqual([400, 'QUERY_TOO_COSTLY']);
    expect(extensions.cost.limit).toBe(10_000);
    expect(errors[0].message).toContain(`cost is ${extensions.cost.requested}`);
    expect(errors[0].message).toMatch(/Most expensive: c0\.products\.nodes costs \d+, c1\.products\.nodes costs \d+/);
  });

  it('allows cart and wishlist together, with everything that their pages show', async () => {
    const money = '{ amount display }';
    const product = `product { id name path price ${money} listPrice ${money} discountPercent rating reviewCount services { code name price ${money} } }`;
    const variant = `variant { id sku color size stock inStock images { url srcSet alt } ${product} }`;
    const cart = `cart { id itemCount items { id quantity available unitPrice ${money} lineTotal ${money} services { code name } ${variant} } bill { total ${money} subtotal ${money} } }`;
    const wishlist = `wishlist { id itemCount items { id ${variant} } }`;
    const payload = `moveToWishlist(input: { cartItemId: "x" }) { ${cart} ${wishlist} userErrors { code } }`;
    for (const query of [`{ me { id ${cart} ${wishlist} } }`, `mutation { ${payload} }`]) {
      const { errors = [], extensions } = await request(query, { 'x-graphql-cost': '1' });
      const codes = errors.map((error: { extensions: { code: string } }) => error.extensions.code);
      expect(codes).not.toContain('QUERY_TOO_COSTLY');
      expect(extensions.cost.requested).toBeLessThan(7_500);
    }
  });

  it('counts each key by which something is read, given beside the document or as a default within it', async () => {
    const ids = Array.from({ length: 50 }, (_, at) => `Order:x${at}`);
    const costOf = async (query: string) => (await request(query, { 'x-graphql-cost': '1' })).extensions.cost.requested;
    const given = await costOf(`{ nodes(ids: ${JSON.stringify(ids)}) { id __typename } }`);
    expect(given).toBeGreaterThan(ids.length * 10);
    const byDefault = `query ($ids: [ID!]! = ${JSON.stringify(ids)}) { nodes(ids: $ids) { id __typename } }`;
    expect(await costOf(byDefault)).toBe(given);
    const many = Array.from({ length: 20 }, (_, at) => `a${at}: nodes(ids: $ids) { id }`).join(' ');
    const { errors } = await request(`query ($ids: [ID!]! = ${JSON.stringify(ids)}) { ${many} }`);
    expect(errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
  });
});

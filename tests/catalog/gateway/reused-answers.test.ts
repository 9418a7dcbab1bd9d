import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readGatewayConfig } from '../../../bff/config.ts';
import { createGateway } from '../../../bff/gateway.ts';
import type { AnswerWay } from '../../../bff/platform/graphql/exchange.ts';
import { createMetrics, type Metrics } from '../../../schema/metrics.ts';
import { sumOf } from '../../platform/samples.ts';
import { createTestApi, DATABASE_KIND, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

const PRODUCT = productOf(1, { variants: [{ sku: 'R-A', color: 'Indigo', stock: 5 }] });
const QUERY = `query ($id: ID!) { product(id: $id) { name price { amount } variants { sku stock reviews(first: 2) { totalCount } } } }`;

let shop: TestApi;
let gateway: FastifyInstance;
let metrics: Metrics;
let calls: string[] = [];
beforeAll(async () => {
  shop = await createTestApi();
  await addProducts(shop.database, [PRODUCT]);
  const api = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  metrics = await createMetrics();
  const sharing = { joins: false, keeps: false, reuses: true };
  const onCall = (id: string) => void calls.push(id);
  const config = readGatewayConfig({ REST_URL: api, LOG_LEVEL: 'silent' });
  // Nothing is late on a slow machine.
  const patient = { ...config, sharing, deadlineMs: 25_000, readTimeoutMs: 25_000 };
  gateway = await createGateway(patient, { onCall, metrics });
});
beforeEach(async () => {
  for (let time = 0; time < 5; time++) await ask();
});
afterAll(async () => {
  await gateway.close();
  await shop.close();
});
const ask = async () => {
  const payload = { query: QUERY, variables: { id: PRODUCT.id } };
  const { data, extensions } = (await gateway.inject({ method: 'POST', url: '/graphql', payload })).json();
  return { data, extensions };
};
const countOf = async (way: AnswerWay) => sumOf(await metrics.text(), 'graphql_answers_total', { way }) ?? 0;

describe(`an answer that was made before (${DATABASE_KIND})`, () => {
  it('is sent again when the host, asked for all of it, says the same', async () => {
    const before = await countOf('reused');
    calls = [];
    const first = await ask();
    expect(calls.toSorted()).toEqual(['getProduct', 'getReviews']);
    expect(await ask()).toEqual(first);
    expect((await countOf('reused')) - before).toBe(2);
  });

  it.each([
    ['a price', sql`update products set show_price = show_price + 4200 where id = ${PRODUCT.id}`],
    ['the pieces', sql`update variants set stock = stock + 7 where sku = 'R-A'`],
    ['a name', sql`update products set name = name || ' again' where id = ${PRODUCT.id}`],
  ])('is made anew at once when %s changes beside the gateway', async (_, change) => {
    const before = await ask();
    await change.execute(shop.database.db);
    const reused = await countOf('reused');
    const after = await ask();
    expect(after.data).not.toEqual(before.data);
    expect(await countOf('reused')).toBe(reused);
    expect(await ask()).toEqual(after);
  });

  it('is no answer of the moment while the host is away, and is one again when it is back', async () => {
    const before = await ask();
    const reused = await countOf('reused');
    await sql`alter table products rename to products_away`.execute(shop.database.db);
    const meanwhile = await ask();
    await sql`alter table products_away rename to products`.execute(shop.database.db);
    expect(meanwhile).toEqual({ data: before.data, extensions: { stale: true } });
    expect(await countOf('reused')).toBe(reused);
    await expect.poll(ask).toEqual(before);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBasicCatalogHost } from '../../hosts/basic-catalog-host.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import type { TestHost } from '../../hosts/test-host.ts';
import { addProducts, productOf } from '../products.ts';

const QUERY = `{
  crafts { slug }
  craft(slug: "jaal") { name story }
  none: craft(slug: "ikat") { name }
  shop { sorts }
  products(filter: { crafts: ["jaal"] }, sort: DISCOUNT) {
    nodes { name craft { name } }
    craftCounts { filter value label input count }
  }
}`;

/** Long enough for a slow machine: these tests measure no time. */
const LONG_TIMEOUTS = { readTimeoutMs: 20_000, deadlineMs: 25_000 };

let [host, api, basic, rich]: [TestHost?, TestApi?, TestGateway?, TestGateway?] = [];
beforeAll(async () => {
  [host, api] = await Promise.all([createBasicCatalogHost(), createTestApi()]);
  await addProducts(api.database, [
    productOf(1, { name: 'Wave saree' }),
    productOf(2, { name: 'Net dupatta', craft: 'jaal' }),
    productOf(3, { name: 'Fine net dupatta', craft: 'jaal', showPrice: 50_000 }),
  ]);
  [basic, rich] = await Promise.all([
    createTestGateway(host.url, LONG_TIMEOUTS),
    createTestGateway(await api.app.listen({ port: 0, host: '127.0.0.1' }), LONG_TIMEOUTS),
  ]);
});
afterAll(async () => {
  for (const one of [basic, rich, host, api]) await one?.close();
});

describe('crafts', () => {
  it('have stories, products and counts, and the products can be sorted by discount', async () => {
    const { data, errors } = await rich!.request(QUERY);
    expect(errors).toBeUndefined();
    expect(data.craft.name).toBe('Jaal');
    expect(data.craft.story).toHaveLength(2);
    expect(data.none).toBeNull();
    expect(data.shop.sorts).toContain('DISCOUNT');
    expect(data.products.nodes).toEqual([
      { name: 'Fine net dupatta', craft: { name: 'Jaal' } },
      { name: 'Net dupatta', craft: { name: 'Jaal' } },
    ]);
    expect(data.products.craftCounts).toEqual([
      { filter: 'CRAFT', value: 'jaal', label: 'Jaal', input: '{"crafts":["jaal"]}', count: 2 },
      { filter: 'CRAFT', value: 'leheriya', label: 'Leheriya', input: '{"crafts":["leheriya"]}', count: 1 },
    ]);
  });

  it('are absent on a basic host, which ignores their filter and remains in its own order', async () => {
    const { data, errors } = await basic!.request(QUERY);
    expect(errors).toBeUndefined();
    expect([data.crafts, data.craft, data.products.craftCounts]).toEqual([[], null, null]);
    expect(data.shop.sorts).toEqual(['RELEVANCE', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'RATING']);
    expect(data.products.nodes.length).toBeGreaterThan(1);
    expect(data.products.nodes[0].craft).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POPULARITY_QUEUE } from '../../../api/orders/popularity/popularity-jobs.ts';
import { CATEGORIES } from '../../../schema/shop.ts';
import { createBasicCatalogHost } from '../../hosts/basic-catalog-host.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import type { TestHost } from '../../hosts/test-host.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

const QUERY = `query Q($text: String) {
  searchSuggestions(text: $text) { searches categories { name } crafts { slug } }
  shop { sorts }
  products(sort: POPULARITY) { totalCount }
}`;
const FACETS = `{
  products(search: { text: "saree" }, sort: POPULARITY) {
    totalCount
    filterCounts { value }
    colorCounts { value count }
    craftCounts { label }
    priceRange { lowest { amount } highest { amount } }
  }
}`;
const LONG_TIMEOUTS = { readTimeoutMs: 20_000, deadlineMs: 25_000 };

let [host, api, basic, rich]: [TestHost?, TestApi?, TestGateway?, TestGateway?] = [];
beforeAll(async () => {
  [host, api] = await Promise.all([createBasicCatalogHost(), createTestApi()]);
  await addProducts(api.database, [productOf(1), productOf(2, { category: 'Dupatta', showPrice: 50_000 })]);
  await api.work(POPULARITY_QUEUE.name);
  [basic, rich] = await Promise.all([
    createTestGateway(host.url, LONG_TIMEOUTS),
    createTestGateway(await api.app.listen({ port: 0, host: '127.0.0.1' }), LONG_TIMEOUTS),
  ]);
});
afterAll(async () => {
  for (const one of [basic, rich, host, api]) await one?.close();
});

describe('the suggestions of a search box', () => {
  it('are popular searches before typing, then searches, categories and crafts that begin so', async () => {
    const { data, errors } = await rich!.request(QUERY);
    expect(errors).toBeUndefined();
    expect(data.searchSuggestions.searches).toContain('Georgette saree');
    expect(data.searchSuggestions.categories).toHaveLength(CATEGORIES.length);
    expect(data.searchSuggestions.crafts.length).toBeGreaterThan(4);
    expect(data.shop.sorts).toContain('POPULARITY');
    const typed = await rich!.request(QUERY, { text: 'लहरिया du' });
    expect(typed.data.searchSuggestions).toEqual({
      searches: ['Leheriya dupatta'],
      categories: [{ name: 'Dupatta' }],
      crafts: [{ slug: 'leheriya' }],
    });
  });

  it('are only categories on a basic host, which remains in its own order', async () => {
    const { data, errors } = await basic!.request(QUERY, { text: 'sar' });
    expect(errors).toBeUndefined();
    expect(data.searchSuggestions).toEqual({ searches: [], categories: [{ name: 'Saree' }], crafts: [] });
    expect(data.shop.sorts).not.toContain('POPULARITY');
    expect(data.products.totalCount).toBeGreaterThan(1);
  });

  it('refuse a text that is too long', async () => {
    const { errors } = await rich!.request(QUERY, { text: 'x'.repeat(101) });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('the facets of a list', () => {
  it('have prices, colours and the names of crafts', async () => {
    const { data, errors } = await rich!.request(FACETS);
    expect(errors).toBeUndefined();
    expect(data.products.priceRange).toEqual({ lowest: { amount: 50_000 }, highest: { amount: 150_000 } });
    expect(data.products.craftCounts).toEqual([{ label: 'Leheriya' }]);
    expect(data.products.colorCounts).toEqual([{ value: 'Indigo', count: 2 }]);
  });
});

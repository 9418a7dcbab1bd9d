import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRichCatalogHost } from '../../hosts/rich-catalog-host.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, type TestHost } from '../../hosts/test-host.ts';
import { basicResponses, createBasicCatalogHost } from '../../hosts/basic-catalog-host.ts';
import { createSampleCatalogue } from '../../hosts/sample-products.ts';
import { passTime } from '../../advance-clock.ts';

const SEARCH = `query ($search: ProductSearchInput!, $filter: ProductFilterInput, $sort: ProductSort, $page: Int) {
  products(search: $search, filter: $filter, sort: $sort, page: $page) { nodes { productId price { amount } } pageInfo { totalPages } } }`;
const COUNTS = `{ category(name: "Saree") { products(filter: { inStock: true }) { nodes { id } filterCounts { filter value count } } } }`;
const { products } = createSampleCatalogue();

let host: TestHost;
let gateway: TestGateway;
const open = async (opening: Promise<TestHost>) => {
  host = await opening;
  gateway = await createTestGateway(host.url);
  await gateway.request('{ __typename }');
  host.calls.length = 0;
};
afterEach(async () => {
  vi.restoreAllMocks();
  await gateway.close();
  await host.close();
});
/** The ids of all pages of a search. */
const idsOf = async (requested: Record<string, unknown>): Promise<string[]> => {
  const ids: string[] = [];
  for (let [page, pages] = [1, 1]; page <= pages; page++) {
    const { data, errors } = await gateway.request(SEARCH, { search: {}, ...requested, page });
    expect(errors).toBeUndefined();
    ids.push(...data.products.nodes.map(({ productId }: { productId: string }) => productId));
    pages = data.products.pageInfo.totalPages;
  }
  return ids;
};

for (const [name, opening] of Object.entries({
  'our own host': createRichCatalogHost,
  'a basic host': createBasicCatalogHost,
})) {
  describe(`a search by tag or price on ${name}`, () => {
    beforeEach(() => open(opening()));

    it('[GATE-1] [REST-15] [CAT-3] finds the collection or occasion, alone or beside other filters', async () => {
      const featured = products.filter((one) => one.collections?.includes('Featured'));
      expect(featured.length).toBeGreaterThan(24);
      const all = await idsOf({ filter: { collections: ['FEATURED'] } });
      expect(all.toSorted()).toEqual(featured.map(({ productId }) => productId).toSorted());
      const party = featured.filter((one) => one.occasions?.includes('Party') && one.fabric === 'Silk');
      const some = await idsOf({ filter: { collections: ['FEATURED'], occasions: ['PARTY'], fabrics: ['Silk'] } });
      expect(some.toSorted()).toEqual(party.map(({ productId }) => productId).toSorted());
      expect(party.length).toBeGreaterThan(0);
    });

    it('has the range of prices of a list, whatever range the list itself is limited to', async () => {
      const range = 'priceRange { lowest { amount } highest { amount display } }';
      const { data, errors } = await gateway.request(`{
        all: products(sort: NEWEST) { ${range} }
        silk: products(search: { text: "silk" }, filter: { maxPrice: 100000, inStock: true }, soldOutLast: true) { ${range} }
        category(name: "Saree") { products(page: 2) { ${range} } cheap: products(filter: { maxPrice: 100 }) { nodes { id } ${range} } }
        none: products(search: { text: "qwxzzk" }) { ${range} }
        ids: products(ids: ["t-saree-2"]) { nodes { id } ${range} } }`);
      expect(errors).toBeUndefined();
      const rangeOf = (those: typeof products) => {
        const prices = those.map(({ showPrice }) => showPrice * 100);
        return {
          lowest: { amount: Math.min(...prices) },
          highest: { amount: Math.max(...prices), display: expect.stringMatching(/^₹/) },
        };
      };
      const sarees = products.filter(({ category }) => category === 'Saree');
      const silk = products.filter(
        ({ name: words, variants }) => /silk/i.test(words) && variants.some(({ stock }) => Number(stock) > 0),
      );
      expect(data).toMatchObject({
        all: { priceRange: rangeOf(products) },
        silk: { priceRange: rangeOf(silk) },
        category: { products: { priceRange: rangeOf(sarees) }, cheap: { nodes: [], priceRange: rangeOf(sarees) } },
        none: { priceRange: null },
        ids: { priceRange: null },
      });
    });

    it('[GATE-1] [REST-16] [CAT-3] finds a price range, the cheapest first, page by page', async () => {
      const within = products.filter(({ showPrice }) => showPrice >= 800 && showPrice <= 1_200);
      const found = await idsOf({ filter: { minPrice: 80_000, maxPrice: 120_000 }, sort: 'PRICE_ASC' });
      const prices = found.map((id) => products.find(({ productId }) => productId === id)?.showPrice);
      expect(prices).toEqual(within.map(({ showPrice }) => showPrice).toSorted((a, b) => a - b));
      expect(new Set(found).size).toBe(within.length);
      expect(await idsOf({ filter: { maxPrice: 100 }, sort: 'PRICE_ASC' })).toEqual([]);
    });
  });
}

describe('on a basic host', () => {
  it('[CAT-3] tags are counted beside what other filters leave', async () => {
    await open(createBasicCatalogHost());
    const { data, errors } = await gateway.request(COUNTS);
    expect(errors).toBeUndefined();
    const sarees = products.filter(({ category }) => category === 'Saree');
    const left = sarees.filter(({ variants }) => variants.some(({ stock }) => Number(stock) > 0));
    const reported = (value: string) =>
      data.category.products.filterCounts.find((one: { value: string }) => one.value === value)?.count;
    const festive = left.filter((one) => one.occasions?.includes('Festival')).length;
    const best = left.filter((one) => one.collections?.includes('Best Sellers')).length;
    expect([reported('FESTIVAL'), reported('BEST_SELLERS')]).toEqual([festive, best]);
    expect(festive).toBeGreaterThan(0);
  });

  it('[GATE-4] a range of prices costs only one call, and the tags of all products a few calls, which are cached', async () => {
    await open(createBasicCatalogHost());
    await gateway.request(SEARCH, { search: {}, filter: { maxPrice: 90_000 }, sort: 'PRICE_ASC', page: 2 });
    expect(host.calls).toEqual(['/product/getproduct/price?maxPrice=900&page=2']);
    host.calls.length = 0;
    for (let round = 0; round < 3; round++) await gateway.request(COUNTS);
    await idsOf({ filter: { occasions: ['WEDDING'] } });
    const ofTags = host.calls.filter((call) => call.startsWith('/product/getproduct/tag'));
    expect(new Set(ofTags).size).toBe(ofTags.length);
    expect(ofTags.filter((call) => call.endsWith('page=1'))).toHaveLength(8);
    expect(ofTags.length).toBeLessThanOrEqual(12);
    passTime(4 * 60_000);
    await gateway.request(COUNTS);
    expect(host.calls.filter((call) => call.startsWith('/product/getproduct/tag'))).toHaveLength(ofTags.length);
  });

  it('[GATE-4] reads at most twenty pages of a tag, whatever the host returns', async () => {
    const reply = basicResponses(createSampleCatalogue());
    await open(
      createTestHost((path, url, response, request) =>
        path[2] === 'tag' ? { products: [], totalPages: 1e9 } : reply(path, url, response, request),
      ),
    );
    expect(await idsOf({ filter: { occasions: ['WEDDING'] } })).toEqual([]);
    expect(host.calls.filter((call) => call.includes('tag='))).toHaveLength(8 * 20);
  });

  it('listings and other counts live on where the host fails at its tags, after one try', async () => {
    const reply = basicResponses(createSampleCatalogue());
    await open(
      createTestHost((path, url, response, request) =>
        path[2] === 'tag' ? (response.writeHead(500).end('{}'), 'sent') : reply(path, url, response, request),
      ),
    );
    const { data, errors } = await gateway.request(COUNTS);
    expect(errors).toBeUndefined();
    expect(data.category.products.filterCounts.length).toBeGreaterThan(2);
    expect(host.calls.filter((call) => call.includes('tag='))).toHaveLength(1);
    const requested = await gateway.request(SEARCH, { search: {}, filter: { occasions: ['WEDDING'] } });
    expect(requested.errors?.[0]?.extensions?.['code']).toMatch(/^UPSTREAM_/);
  });

  it('[SEARCH-1] still nothing is found by a search that has nothing to look for', async () => {
    await open(createBasicCatalogHost());
    for (const filter of [undefined, null, {}, { collections: [] }, { inStock: false }, { minPrice: null }]) {
      const { errors } = await gateway.request(SEARCH, { search: {}, filter });
      expect([filter, errors?.[0]?.extensions?.['code']]).toEqual([filter, 'BAD_USER_INPUT']);
    }
  });
});

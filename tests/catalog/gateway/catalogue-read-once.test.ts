import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBasicShopHost, type BasicShopHost } from '../../hosts/basic-shop-host.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';

describe('[GATE-4] a request over a basic host, whose responses are not cached', () => {
  let host: BasicShopHost;
  let gateway: TestGateway;
  beforeAll(async () => {
    host = await createBasicShopHost();
    gateway = await createTestGateway(host.url, { publicCacheCharacters: 0 });
    // The tags of the products are read once, and cached separately.
    await gateway.request('{ products(filter: { occasions: [WEDDING] }) { totalCount } }');
  });
  afterAll(async () => {
    await gateway.close();
    await host.close();
  });

  it('reads the whole catalogue once, whatever asks for it, sooner or later', async () => {
    host.calls.length = 0;
    const { data, errors } = await gateway.request(`{
      categories { name productCount products(sort: PRICE_DESC) { totalCount nodes { similarProducts(first: 2) { id } } } }
      search: products(filter: { inStock: true }) { totalCount filterCounts { value count } }
      variant(sku: "SAR-1002-0") { product { name similarProducts(first: 2) { name variants { sku } } } }
      products(ids: ["t-saree-2", "t-saree-3"]) { nodes { name } }
    }`);
    expect([errors, data.products.nodes.length]).toEqual([undefined, 2]);
    expect(host.calls.filter((call) => call === '/product')).toEqual(['/product']);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CATALOG_ADDITIONS, createRichCatalogHost } from '../../hosts/rich-catalog-host.ts';
import { createBasicCatalogHost } from '../../hosts/basic-catalog-host.ts';
import { createSampleCatalogue } from '../../hosts/sample-products.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import type { TestHost } from '../../hosts/test-host.ts';

const SIZES = Array.from({ length: 40 }, (_, at) => at + 1);
const LIST = '{ totalCount nodes { reviewId } pageInfo { hasNextPage hasPreviousPage } }';
const alias = (size: number, more = '') => `a${size}: reviews(first: ${size}${more}) ${LIST}`;

describe.each([
  ['has a call for a product with its reviews', [...CATALOG_ADDITIONS, 'reviewed-products']],
  ['has one for reviews alone', CATALOG_ADDITIONS],
])('reviews of one product in many sizes, on a host that %s', (_, additions) => {
  let host: TestHost;
  let plain: TestHost;
  let gateway: TestGateway;
  let reference: TestGateway;
  beforeAll(async () => {
    host = await createRichCatalogHost(createSampleCatalogue(), additions);
    plain = await createBasicCatalogHost();
    gateway = await createTestGateway(host.url, { publicCacheCharacters: 0 });
    reference = await createTestGateway(plain.url);
    await gateway.request('{ categories { name } }');
  });
  afterAll(() => Promise.all([gateway.close(), reference.close(), host.close(), plain.close()]));
  beforeEach(() => void (host.calls.length = 0));
  const callsOf = async (query: string) => {
    const { data, errors } = await gateway.request(query);
    expect(errors).toBeUndefined();
    expect(data).toEqual((await reference.request(query)).data);
    return host.calls.filter((path) => path.includes('reviews'));
  };
  const isWhole = additions.includes('reviewed-products');

  it('are one call of the largest size', async () => {
    const calls = await callsOf(`{ product(id: "t-saree-4") { name ${SIZES.map((size) => alias(size)).join(' ')} } }`);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain(isWhole ? 'reviews=41' : 'first=41');
  });

  it('are also one call if the product is requested as often', async () => {
    const products = SIZES.slice(0, 8).map((size) => `p${size}: product(id: "t-saree-4") { ${alias(size)} }`);
    expect(await callsOf(`{ ${products.join(' ')} }`)).toHaveLength(1);
  });

  it('are one call too from the end of the list, and beside those of its variants', async () => {
    const last = [1, 2, 5].map((size) => `l${size}: reviews(last: ${size}) ${LIST}`).join(' ');
    expect(await callsOf(`{ variant(sku: "SAR-1003-1") { sku ${last} } }`)).toHaveLength(1);
    const nested = `{ product(id: "t-saree-4") { ${alias(7)} variants { ${alias(3)} ${alias(2)} } } }`;
    host.calls.length = 0;
    expect(await callsOf(nested)).toHaveLength(1);
  });

  it('of two products are not read in the size of the other', async () => {
    const calls = await callsOf(
      `{ many: products(search: { text: "saree" }, first: 2) { nodes { ${alias(2)} ${alias(1)} } } }`,
    );
    expect(calls.every((path) => path.includes('first=3'))).toBe(true);
    host.calls.length = 0;
    const two = `{ variant(sku: "SAR-1003-1") { ${alias(2)} } other: variant(sku: "SAR-1001-1") { ${alias(9)} } }`;
    expect((await callsOf(two)).map((path) => /first=\d+/.exec(path)?.[0])).toEqual(
      expect.arrayContaining(['first=10', 'first=3']),
    );
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { CATALOG_ADDITIONS, createRichCatalogHost } from '../../hosts/rich-catalog-host.ts';
import { createSampleCatalogue } from '../../hosts/sample-products.ts';
import { createTestGateway, type Reply } from '../../hosts/test-gateway.ts';

const CARD = 'id name price { amount } reviewCount cover { sku inStock reviewCount }';
const QUERY = `{
  categories { name productCount }
  category(name: "Dress") { products(sort: PRICE_ASC) { nodes { ${CARD} } pageInfo { totalPages } } }
  products(search: { text: "leheriya" }, filter: { inStock: true }) { nodes { id } }
  a: product(id: "t-saree-8") { ${CARD} reviews(first: 2) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } }
  b: product(id: "t-saree-9") { ${CARD} }
  variant(sku: "SAR-1001-1") { sku color product { id name } }
  none: variant(sku: "nope") { sku }
}`;
/** Long enough for a slow machine: these tests measure no time. */
const LONG_TIMEOUTS = { readTimeoutMs: 20_000, deadlineMs: 25_000 };

const request = async (additions: string[]): Promise<Reply> => {
  const host = await createRichCatalogHost(createSampleCatalogue(), additions);
  const gateway = await createTestGateway(host.url, LONG_TIMEOUTS);
  try {
    return await gateway.request(QUERY);
  } finally {
    await gateway.close();
    await host.close();
  }
};

describe('a host that offers only some additions', () => {
  let all: Reply;
  beforeAll(async () => {
    all = await request(CATALOG_ADDITIONS);
  });

  it.each(CATALOG_ADDITIONS)('[GATE-3] returns the same with only %s', async (addition) => {
    const { data, errors } = await request([addition]);
    expect([all.errors, errors]).toEqual([undefined, undefined]);
    expect(data).toEqual(all.data);
  });

  it.each(CATALOG_ADDITIONS)('[GATE-3] returns the same without %s', async (addition) => {
    const { data, errors } = await request(CATALOG_ADDITIONS.filter((one) => one !== addition));
    expect([all.errors, errors]).toEqual([undefined, undefined]);
    expect(data).toEqual(all.data);
  });
});

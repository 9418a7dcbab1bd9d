import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, type TestHost } from '../../hosts/test-host.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

/** Long enough for a slow machine: these tests measure no time. */
const LONG_TIMEOUTS = { readTimeoutMs: 20_000, deadlineMs: 25_000 };
const MANY = 60;

/** The real api, a basic host with the same products, and a gateway over each. */
let api: TestApi;
let basicHost: TestHost;
let own: TestGateway;
let basic: TestGateway;
beforeAll(async () => {
  api = await createTestApi();
  await addProducts(
    api.database,
    Array.from({ length: MANY }, (_, at) => productOf(at)),
  );
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  basicHost = await createTestHost(async (path) => {
    if (path[0] !== 'product') return undefined;
    const { status, body } = await api.get(`/${path.map(encodeURIComponent).join('/')}`);
    return status === 404
      ? undefined
      : JSON.parse(JSON.stringify(body), (key, value) => (ADDED_FIELDS.has(key) ? undefined : value));
  });
  own = await createTestGateway(address, { ...LONG_TIMEOUTS, publicUrl: 'https://shop.example' });
  basic = await createTestGateway(basicHost.url, LONG_TIMEOUTS);
});
afterAll(async () => {
  for (const part of [own, basic, basicHost, api]) await part.close();
});
const ADDED_FIELDS = new Set(['updatedAt', 'brand', 'hsnCode', 'gtin', 'images']);

const FACTS = `{ product(id: "p-00007") { url updatedAt brand hsnCode weight weightGrams
  variants { sku gtin image { url width height alt small: width(width: 100) low: height(width: 100) } } } }`;

describe("a product's data for a feed", () => {
  it('has an address in a shop that is tried out too, whose storefront is known', async () => {
    const query = '{ product(id: "p-00007") { url } shop { url } }';
    expect((await basic.request(query)).data).toEqual({ product: { url: null }, shop: { url: null } });
    const trial = await createTestGateway(basicHost.url, { ...LONG_TIMEOUTS, trialUrl: 'http://127.0.0.1:3000' });
    expect((await trial.request(query)).data).toEqual({
      product: { url: 'http://127.0.0.1:3000/Saree/Leheriya-saree-7/p-00007' },
      shop: { url: 'http://127.0.0.1:3000' },
    });
    await trial.close();
  });

  it('is returned by our own host', async () => {
    const { data, errors } = await own.request(FACTS);
    expect(errors).toBeUndefined();
    expect(data.product).toEqual({
      url: 'https://shop.example/Saree/Leheriya-saree-7/p-00007',
      updatedAt: '2026-01-01T00:07:00.000Z',
      brand: 'Sanganer',
      hsnCode: '5407',
      weight: '407',
      weightGrams: 407,
      variants: [
        { sku: 'SK-7-A', gtin: '9520000700010', image: expect.objectContaining({ width: 480, height: 640 }) },
        { sku: 'SK-7-B', gtin: null, image: expect.objectContaining({ small: 160, low: 213 }) },
      ],
    });
  });

  it('is null if a basic host or an owner does not return it', async () => {
    const { data, errors } = await basic.request(FACTS);
    expect(errors).toBeUndefined();
    const image = { width: null, height: null, small: null, low: null };
    expect(data.product).toMatchObject({
      url: null,
      updatedAt: null,
      brand: null,
      hsnCode: null,
      weightGrams: 407,
      variants: [
        { gtin: null, image },
        { gtin: null, image },
      ],
    });
  });

  it('has the size that the picture at its address really has, in every width', async () => {
    const widths = [null, 1, 96, 97, 200, 300, 480, 700, 4_000];
    const fields = widths.map((width, at) => {
      const args = width === null ? '' : `(width: ${width})`;
      return `w${at}: width${args} h${at}: height${args} u${at}: url${args}`;
    });
    const { data } = await own.request(`{ variant(sku: "SK-3-A") { image { ${fields.join(' ')} } } }`);
    const { image } = data.variant;
    for (const at of widths.keys()) {
      const url = image[`u${at}`].replace('https://shop.example', '');
      const { rawPayload } = await api.app.inject({ url, headers: { accept: 'image/webp' } });
      const { width, height } = await sharp(rawPayload).metadata();
      expect([widths[at], image[`w${at}`], image[`h${at}`]]).toEqual([widths[at], width, height]);
    }
  });

  it('is omitted if a host sends invalid codes', async () => {
    const product = { productId: 'p-1', name: 'Mothra', category: 'Saree', price: 20, showPrice: 10 };
    const seller = { sellerId: 's-1', shopName: 'Bhuj Knots' };
    const variants = ['4006381333931', '4006381333930', '123', ''].map((gtin, at) => {
      return { sku: `S-${at}`, productId: 'p-1', image: '', stock: 1, gtin };
    });
    const more = { hsnCode: '50.07', brand: '', updatedAt: '2026-11-01 10:00:00' };
    const host = await createTestHost(([first]) =>
      first === 'product' ? { product: { ...product, ...more, seller, variants } } : undefined,
    );
    const gateway = await createTestGateway(host.url);
    const { data, errors } = await gateway.request(
      '{ product(id: "p-1") { brand hsnCode updatedAt variants { gtin } } }',
    );
    await gateway.close();
    await host.close();
    expect(errors).toBeUndefined();
    expect(data.product).toEqual({
      brand: null,
      hsnCode: null,
      updatedAt: '2026-11-01T10:00:00.000Z',
      variants: [{ gtin: '4006381333931' }, { gtin: null }, { gtin: null }, { gtin: null }],
    });
  });
});

describe('products and variants by their keys', () => {
  const BY_IDS =
    'query ($ids: [ID!]) { products(ids: $ids) { nodes { productId } totalCount pageInfo { hasNextPage } } }';
  const BY_SKUS = 'query ($skus: [ID!]!) { variants(skus: $skus) { sku product { productId } } }';
  const hosts = { 'our own host': () => own, 'a host of the specification alone': () => basic };

  it.each(Object.entries(hosts))(
    'come in the order of the request, by either kind of id, from %s',
    async (_, gateway) => {
      const ids = ['p-00031', 'Product:p-00002', 'nowhere', 'p-00011'];
      const { data, errors } = await gateway().request(BY_IDS, { ids });
      expect(errors).toBeUndefined();
      expect(data.products).toEqual({
        nodes: ['p-00031', 'p-00002', 'p-00011'].map((productId) => ({ productId })),
        totalCount: 3,
        pageInfo: { hasNextPage: false },
      });
      const found = await gateway().request(BY_SKUS, { skus: ['SK-9-B', 'nowhere', 'Variant:SK-1-A', '%'] });
      expect(found.errors).toBeUndefined();
      expect(found.data.variants).toEqual([
        { sku: 'SK-9-B', product: { productId: 'p-00009' } },
        null,
        { sku: 'SK-1-A', product: { productId: 'p-00001' } },
        null,
      ]);
    },
  );

  it.each(Object.entries(hosts))('are none for no keys, and at most 50, from %s', async (_, gateway) => {
    expect((await gateway().request(BY_IDS, { ids: [] })).data.products.nodes).toEqual([]);
    expect((await gateway().request(BY_SKUS, { skus: [] })).data.variants).toEqual([]);
    const fifty = Array.from({ length: 50 }, (_, at) => productOf(at).id);
    expect((await gateway().request(BY_IDS, { ids: fifty })).data.products.totalCount).toBe(50);
    for (const [query, name] of [
      [BY_IDS, 'ids'],
      [BY_SKUS, 'skus'],
    ] as const) {
      const { errors } = await gateway().request(query, { [name]: [...fifty, 'p-00050'] });
      expect(errors?.[0]).toMatchObject({
        message: `${name} must have from 0 to 50 entries.`,
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
  });

  it('cost one REST call each', async () => {
    api.statements.length = 0;
    const ids = Array.from({ length: 50 }, (_, at) => productOf(at).id);
    await own.request(BY_IDS, { ids });
    expect(api.statements).toHaveLength(1);
    basicHost.calls.length = 0;
    const fresh = await createTestGateway(basicHost.url, LONG_TIMEOUTS);
    await fresh.request(BY_IDS, { ids });
    await fresh.request(BY_SKUS, { skus: ids.map((_, at) => `SK-${at}-A`) });
    await fresh.close();
    expect(basicHost.calls.filter((call) => call.includes('/product'))).toHaveLength(1);
  });

  it.each(['first: 3', 'page: 2', 'sort: NEWEST', 'filter: { inStock: true }', 'search: { text: "silk" }'])(
    'are refused beside %s',
    async (other) => {
      const { errors } = await own.request(`{ products(ids: ["p-00001"], ${other}) { totalCount } }`);
      expect(errors?.[0]).toMatchObject({
        message: 'ids cannot be combined with other arguments.',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    },
  );
});

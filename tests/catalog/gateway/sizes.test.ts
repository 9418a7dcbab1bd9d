import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, type TestHost } from '../../hosts/test-host.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

/** Long enough for a slow machine: these tests measure no time. */
const LONG_TIMEOUTS = { readTimeoutMs: 20_000, deadlineMs: 25_000 };

const DRESS = productOf(1, {
  name: 'Leheriya maxi dress',
  category: 'Dress',
  size: 'XS, M, L',
  dimension: undefined,
  variants: [
    { sku: 'DR-CO-L', color: 'Coral', size: 'L', stock: 2 },
    { sku: 'DR-CO-XS', color: 'Coral', size: 'XS', stock: 0, pictureSku: 'DR-CO-L' },
    { sku: 'DR-CO-TALL', color: 'Coral', size: 'Tall', stock: 1, pictureSku: 'DR-CO-L' },
    { sku: 'DR-PT-M', color: 'Peacock Teal', size: 'M', stock: 0 },
    { sku: 'DR-IN', color: 'Indigo', stock: 4 },
    { sku: 'DR-IN-2', color: 'Indigo', stock: 4 },
  ],
});

/** The real api, a basic host with the same products, and a gateway over each. */
let api: TestApi;
let basicHost: TestHost;
let own: TestGateway;
let basic: TestGateway;
beforeAll(async () => {
  api = await createTestApi();
  await addProducts(api.database, [DRESS, productOf(2)]);
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  basicHost = await createTestHost(async (path) => {
    if (path[0] !== 'product') return undefined;
    const { status, body } = await api.get(`/${path.map(encodeURIComponent).join('/')}`);
    if (status === 404) return undefined;
    // The product's own size is a text; a variant's size is an addition.
    return JSON.parse(JSON.stringify(body), function (this: object, key, value) {
      return ('sku' in this && key === 'size') || key === 'images' ? undefined : value;
    });
  });
  own = await createTestGateway(address, LONG_TIMEOUTS);
  basic = await createTestGateway(basicHost.url, LONG_TIMEOUTS);
});
afterAll(async () => {
  for (const part of [own, basic, basicHost, api]) await part.close();
});

const CHOICE = `{ product(id: "p-00001") { size sizes cover { sku }
  colors { name inStock cover { sku } variants { sku size stock image { url } } }
  sizeChart { measures rows { size inches centimetres } note } } }`;

describe('colours and sizes', () => {
  it('are listed colour by colour, the smallest size first, with the values of each colour', async () => {
    const { data, errors } = await own.request(CHOICE);
    expect(errors).toBeUndefined();
    const { product } = data;
    expect(product.sizes).toEqual(['XS', 'M', 'L', 'Tall']);
    expect(product.cover).toEqual({ sku: 'DR-CO-L' });
    const [coral, teal, indigo, indigoToo] = product.colors;
    expect(coral).toMatchObject({ name: 'Coral', inStock: true, cover: { sku: 'DR-CO-L' } });
    expect(coral.variants.map(({ sku }: { sku: string }) => sku)).toEqual(['DR-CO-XS', 'DR-CO-L', 'DR-CO-TALL']);
    expect(new Set(coral.variants.map(({ image }: { image: { url: string } }) => image.url)).size).toBe(1);
    expect(teal).toMatchObject({ name: 'Peacock Teal', inStock: false, cover: { sku: 'DR-PT-M' } });
    expect([indigo, indigoToo].map(({ cover, variants }) => [cover.sku, variants.length, variants[0].size])).toEqual([
      ['DR-IN', 1, null],
      ['DR-IN-2', 1, null],
    ]);
  });

  it('are measured in inches and centimetres, only the sizes that the piece comes in', async () => {
    const { sizeChart } = (await own.request(CHOICE)).data.product;
    expect(sizeChart.measures).toEqual(['Bust', 'Waist', 'Hip', 'Length']);
    expect(sizeChart.rows).toEqual([
      { size: 'XS', inches: [32, 26, 35, 47], centimetres: [81.5, 66, 89, 119.5] },
      { size: 'M', inches: [36, 30, 39, 48], centimetres: [91.5, 76, 99, 122] },
      { size: 'L', inches: [38, 32, 41, 48.5], centimetres: [96.5, 81.5, 104, 123] },
    ]);
    expect((await own.request('{ product(id: "p-00002") { sizes sizeChart { note } } }')).data.product).toEqual({
      sizes: [],
      sizeChart: null,
    });
  });

  it('are only colours on a host without sizes: each variant can be chosen, and there is no chart', async () => {
    const { data, errors } = await basic.request(CHOICE);
    expect(errors).toBeUndefined();
    expect(data.product).toMatchObject({ size: 'XS, M, L', sizes: [], sizeChart: null });
    expect(data.product.colors.map(({ cover }: { cover: { sku: string } }) => cover.sku)).toEqual(
      DRESS.variants.map(({ sku }) => sku),
    );
  });

  it('are also returned by a variant itself', async () => {
    const { data } = await own.request('{ variant(sku: "DR-CO-XS") { color size } }');
    expect(data.variant).toEqual({ color: 'Coral', size: 'XS' });
  });
});

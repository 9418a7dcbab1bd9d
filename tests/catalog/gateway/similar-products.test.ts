import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, sendJson, type TestHost } from '../../hosts/test-host.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

/** Six georgette sarees, the fifth sold out, two silk ones, and a georgette dupatta. */
const FABRICS = ['Georgette', 'Georgette', 'Georgette', 'Georgette', 'Georgette', 'Georgette', 'Silk', 'Silk'];
const products = [
  ...FABRICS.map((fabric, at) =>
    productOf(at, { fabric, variants: [{ sku: `SK-${at}`, color: 'Indigo', stock: at === 4 ? 0 : 2 }] }),
  ),
  productOf(8, { category: 'Dupatta' }),
];

let api: TestApi;
let address: string;
let basicHost: TestHost;
let hasCatalogue = true;
beforeAll(async () => {
  api = await createTestApi();
  await addProducts(api.database, products);
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  basicHost = await createTestHost(async (path, _, response) => {
    if (path[0] !== 'product') return undefined;
    if (hasCatalogue || path.length > 1) return (await api.get(`/${path.map(encodeURIComponent).join('/')}`)).body;
    sendJson(response, 500, {});
    return 'sent';
  });
});
afterAll(async () => {
  await basicHost.close();
  await api.close();
});

const QUERY = `query ($id: ID!, $first: Int) {
  product(id: $id) { name similarProducts(first: $first) { productId } } }`;
const idOf = (at: number) => products[at]?.id ?? '';
const numberOf = ({ productId }: { productId: string }) => products.findIndex(({ id }) => id === productId);

describe.each(['our own host', 'a host of the basic calls'])('a similar product, over %s', (host) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway(host === 'our own host' ? address : basicHost.url, { deadlineMs: 25_000 });
  });
  afterAll(() => gateway.close());
  const similarTo = async (at: number, first?: number) => {
    const { data } = await gateway.request(QUERY, { id: idOf(at), first });
    return data.product.similarProducts.map(numberOf);
  };

  it('is of its category and fabric, in stock, never itself, and goes round', async () => {
    expect(await similarTo(8, 24)).toEqual([]);
    const next = await similarTo(1, 3);
    expect(new Set([...next, ...(await similarTo(1, 4))])).toEqual(new Set([0, 2, 3, 5]));
    const after = await similarTo(next[0], 4);
    expect(after.slice(0, 2)).toEqual(next.slice(1, 3));
    expect(after).toContain(1);
  });

  it('is of other fabrics if its own has too few; four are returned without a given number', async () => {
    const silk = await similarTo(6);
    expect(silk).toHaveLength(4);
    expect(silk[0]).toBe(7);
    expect(silk.slice(1).every((at: number) => FABRICS[at] === 'Georgette')).toBe(true);
    expect(new Set(await similarTo(6, 24))).toEqual(new Set([7, 0, 1, 2, 3, 5]));
  });

  it('is also shown for a sold out piece', async () => {
    const shown = await similarTo(4, 5);
    expect(new Set(shown)).toEqual(new Set([0, 1, 2, 3, 5]));
  });

  it.each([0, 25, -1])('is refused for %d of them', async (first) => {
    const { errors } = await gateway.request(QUERY, { id: idOf(1), first });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('first'),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

it('similar products without support of the host never cost the product itself', async () => {
  hasCatalogue = false;
  const gateway = await createTestGateway(basicHost.url);
  const { data, errors, extensions } = await gateway.request(QUERY, { id: idOf(1) });
  expect([errors, data.product]).toEqual([undefined, { name: 'Leheriya saree 1', similarProducts: null }]);
  expect(extensions).toMatchObject({ incomplete: [{ path: ['product', 'similarProducts'] }] });
  await gateway.close();
  hasCatalogue = true;
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, type TestHost } from '../../hosts/test-host.ts';

const PRODUCT = '{ product(id: "p-1") { name dimension weight size } }';
const UNKNOWN = { dimension: null, weight: null, size: null };
const KNOWN = { dimension: '5.5 x 1.1', weight: 640, size: 'Free size' };

let host: TestHost;
let gateway: TestGateway;
let measures: object = {};
beforeAll(async () => {
  host = await createTestHost(([first]) => {
    if (first !== 'product') return undefined;
    const seller = { sellerId: 's-1', shopName: 'Bhuj Knots' };
    const product = { productId: 'p-1', name: 'Mothra', category: 'Saree', price: 20, showPrice: 10, seller };
    return { product: { ...product, variants: [], ...measures } };
  });
});
afterAll(() => host.close());

describe('the measures of a product', () => {
  it.each([
    ['empty texts', { dimension: '', weight: '', size: '' }, UNKNOWN],
    ['nothing', {}, UNKNOWN],
    ['null', UNKNOWN, UNKNOWN],
    ['what they are', KNOWN, { ...KNOWN, weight: '640' }],
    ['a number as text', { ...KNOWN, weight: '640' }, { ...KNOWN, weight: '640' }],
  ])('[PDP-7] are absent if they are unknown: a host returns %s', async (_, sent, expected) => {
    measures = sent;
    gateway = await createTestGateway(host.url);
    const { data, errors } = await gateway.request(PRODUCT);
    await gateway.close();
    expect([errors, data.product]).toEqual([undefined, { name: 'Mothra', ...expected }]);
  });

  it.each([
    [640, 640],
    ['640', 640],
    ['640 g', 640],
    ['640gm.', 640],
    ['640 Grams', 640],
    ['1,200 g', 1_200],
    ['0.64 kg', 640],
    ['1.5Kgs', 1_500],
    ['0.6405 kg', 641],
    ['', null],
    ['light', null],
    ['600-700 g', null],
    ['about 640 g', null],
    ['640 g with blouse', null],
    ['1,2 kg', null],
    ['22 oz', null],
    ['0', null],
    ['-640', null],
    ['2000 kg', null],
  ])('a weight of %j is %j grams; words that are not clear are none', async (weight, weightGrams) => {
    measures = { weight };
    gateway = await createTestGateway(host.url);
    const { data, errors } = await gateway.request('{ product(id: "p-1") { weightGrams } }');
    await gateway.close();
    expect([errors, data.product]).toEqual([undefined, { weightGrams }]);
  });
});

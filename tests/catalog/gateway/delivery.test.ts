import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBasicCatalogHost } from '../../hosts/basic-catalog-host.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { addProducts, productOf } from '../products.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';

const PLACE = 'query ($code: String!) { pinCode(code: $code) { code city state } }';

const ESTIMATE = `query ($pinCode: String!, $skus: [ID!]!) { deliveryEstimate(pinCode: $pinCode, skus: $skus) {
  pinCode isServed message window { earliest latest } items { sku window { earliest latest } } } }`;

describe('a PIN code over the real api', () => {
  let api: TestApi;
  let gateway: TestGateway;
  beforeAll(async () => {
    api = await createTestApi();
    await addProducts(api.database, [productOf(1)]);
    gateway = await createTestGateway(await api.app.listen({ host: '127.0.0.1', port: 0 }));
  });
  afterAll(async () => {
    await gateway.close();
    await api.close();
  });
  const placeOf = async (code: string) => (await gateway.request(PLACE, { code })).data.pinCode;

  it('names its city and its state, also when it is typed with a space', async () => {
    const kochi = { code: '682001', city: 'Kochi', state: 'Kerala' };
    expect([await placeOf('682001'), await placeOf(' 682 001')]).toEqual([kochi, kochi]);
  });

  it('is null for an unknown one, and for an invalid text', async () => {
    for (const code of ['999999', '012345', '34200', 'Kochi', '', '../../user/profile']) {
      const { data, errors } = await gateway.request(PLACE, { code });
      expect([data.pinCode, errors]).toEqual([null, undefined]);
    }
  });

  it('has the days within which pieces come, by the clock of India', async () => {
    // The tests' clock is at 14:30 on Friday, 20 November 2026; the 24th is a holiday.
    expect(api.clock.now().toISOString()).toBe('2026-11-20T09:00:00.000Z');
    const skus = ['SK-1-A', 'Variant:SK-1-B', 'none'];
    const { data } = await gateway.request(ESTIMATE, { pinCode: '682 001', skus });
    const window = { earliest: '2026-11-30', latest: '2026-12-02' };
    expect(data.deliveryEstimate).toEqual({
      pinCode: '682001',
      isServed: true,
      message: null,
      window,
      items: [
        { sku: 'SK-1-A', window },
        { sku: 'SK-1-B', window },
      ],
    });
  });

  it('that is not served has a reason, and no days', async () => {
    const { data } = await gateway.request(ESTIMATE, { pinCode: '900001', skus: ['SK-1-A'] });
    expect(data.deliveryEstimate).toEqual({
      pinCode: '900001',
      isServed: false,
      message: 'We do not deliver to army post offices yet. Please choose another address.',
      window: null,
      items: [],
    });
  });

  it('that is unknown is reported as unknown, and has no days', async () => {
    for (const pinCode of ['100000', '899999']) {
      const { data } = await gateway.request(ESTIMATE, { pinCode, skus: ['SK-1-A'] });
      const message = 'We do not know this PIN code, so we can’t tell the delivery date. Please check it.';
      expect(data.deliveryEstimate).toEqual({ pinCode, isServed: true, message, window: null, items: [] });
    }
  });

  it('has no estimate for an invalid text, no window without a piece, and refuses too many', async () => {
    expect((await gateway.request(ESTIMATE, { pinCode: '34200', skus: ['SK-1-A'] })).data.deliveryEstimate).toBeNull();
    const { data } = await gateway.request(ESTIMATE, { pinCode: '342001', skus: ['none'] });
    expect(data.deliveryEstimate).toMatchObject({ isServed: true, window: null, items: [] });
    const skus = Array.from({ length: 51 }, (_, at) => `S-${at}`);
    const { errors } = await gateway.request(ESTIMATE, { pinCode: '342001', skus });
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  it('also reports without a piece whether the shop delivers there', async () => {
    const estimateOf = async (pinCode: string) =>
      (await gateway.request(ESTIMATE, { pinCode, skus: [] })).data?.deliveryEstimate;
    expect(await estimateOf('342001')).toMatchObject({ isServed: true, message: null, window: null, items: [] });
    expect(await estimateOf('744301')).toMatchObject({ isServed: false, message: expect.stringContaining('Nicobar') });
  });
});

describe('a PIN code over a basic host', () => {
  it('is null, without an error and without a call', async () => {
    const host = await createBasicCatalogHost();
    const gateway = await createTestGateway(host.url);
    const { data, errors } = await gateway.request(PLACE, { code: '682001' });
    expect([data.pinCode, errors]).toEqual([null, undefined]);
    const estimate = await gateway.request(ESTIMATE, { pinCode: '682001', skus: ['SAR-1001-0'] });
    expect([estimate.data.deliveryEstimate, estimate.errors]).toEqual([null, undefined]);
    expect(host.calls.filter((path) => path.startsWith('/delivery'))).toEqual([]);
    await gateway.close();
    await host.close();
  });
});

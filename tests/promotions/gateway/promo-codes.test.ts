import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../json.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createRecordingHost } from '../../hosts/recording-host.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createMisbehavingShop, type ChangeableResponse, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';

const CHECK = `query ($code: String!, $subtotal: Paise!) { promoCode(code: $code, subtotal: $subtotal) {
  code discount { amount } terms { percent } error { __typename code message ... on TryAgainError { retryAfterMs } } } }`;
const CART =
  '{ cart { totals(promoCode: "KNOT150") { promoDiscount { amount } total { amount } promoError { __typename code ... on TryAgainError { retryAfterMs } } } } }';

describe('a promo code', () => {
  let twisted: MisbehavingShop;
  let gateway: TestGateway;
  let asha: TestBrowser;
  let visitor: TestBrowser;
  let made = 0;
  beforeAll(async () => {
    twisted = await createMisbehavingShop();
  });
  afterAll(() => twisted.close());
  beforeEach(async () => {
    ({ gateway } = await twisted.open({ writeTimeoutMs: 300 }));
    visitor = createTestBrowser(gateway);
    asha = Object.assign(createTestBrowser(gateway), { token: `t.promo${++made}` });
    twisted.shop.setStock('SAR-1001-0', 5);
    await asha.request('mutation { addToCart(input: { sku: "SAR-1001-0" }) { userErrors { code } } }');
    twisted.host.calls.length = 0;
  });
  const promoCalls = () => twisted.host.calls.filter((call) => call.includes('promocode'));
  const twist = (change: (response: ChangeableResponse) => void | 'hangs') => {
    twisted.host.twist = (made, response) => (made.startsWith('POST /promocode') ? change(response) : undefined);
  };

  it('[GATE-1] [REST-28] is checked for a visitor, for any amount', async () => {
    const { data, errors } = await visitor.request(CHECK, { code: ' KNOT150', subtotal: 250_000 });
    expect(errors).toBeUndefined();
    expect(data.promoCode).toEqual({ code: 'KNOT150', discount: { amount: 15_000 }, terms: null, error: null });
    const none = await visitor.request(CHECK, { code: 'NONE', subtotal: 250_000 });
    expect(none.data.promoCode).toMatchObject({
      code: null,
      discount: { amount: 0 },
      error: { __typename: 'PlainUserError', code: 'INVALID_PROMO_CODE' },
    });
    const wrong = await visitor.request(CHECK, { code: 'KNOT150', subtotal: -1 });
    expect(wrong.errors?.[0]).toMatchObject({
      message: 'subtotal must not be negative.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const tooMuch = await visitor.request(CHECK, { code: 'KNOT150', subtotal: 10_000_000_001 });
    expect([tooMuch.data, tooMuch.errors?.[0]?.message]).toEqual([
      { promoCode: null },
      'subtotal must be at most 10000000000.',
    ]);
  });

  it('[REST-28] is requested by whole rupees, the rupees of the subtotal, and reduces no more than that', async () => {
    const host = await createRecordingHost((operation) => operation['x-addition'] === undefined);
    host.patch = () => ({ discount: 500 });
    const recorded = await createTestGateway(host.url);
    for (const subtotal of [0, 99, 100, 149_950, 149_999]) {
      const { data } = await recorded.request(CHECK, { code: 'KNOT150', subtotal });
      expect([subtotal, data.promoCode.discount.amount]).toEqual([subtotal, Math.min(subtotal, 50_000)]);
    }
    const sent = host.carried.filter(({ operationId }) => operationId === 'validatePromoCode');
    expect(sent.map(({ body }) => body.totalAmount)).toEqual([0, 0, 1, 1499, 1499]);
    await recorded.close();
    await host.close();
  });

  it('is one for an operation: two are refused before any call, with the reason', async () => {
    const two: [string, Record<string, unknown>?][] = [
      [
        '{ me { name cart { a: totals(promoCode: "A") { total { amount } } b: totals(promoCode: "B") { total { amount } } } } }',
      ],
      [
        'query ($a: String, $b: String) { me { cart { a: totals(promoCode: $a) { total { amount } } b: totals(promoCode: $b) { total { amount } } } } }',
        { a: 'A', b: 'B' },
      ],
      [
        'query ($a: String! = "A", $b: String! = "B") { a: promoCode(code: $a, subtotal: 1) { code } b: promoCode(code: $b, subtotal: 1) { code } }',
      ],
      ['{ a: promoCode(code: "A", subtotal: 1) { code } b: promoCode(code: "B", subtotal: 1) { code } }'],
      ['{ a: promoCode(code: "A", subtotal: 1) { code } b: promoCode(code: "a", subtotal: 1) { code } }'],
      [
        'query { ...Q promoCode(code: "A", subtotal: 1) { code } } fragment Q on Query { b: promoCode(code: "B", subtotal: 1) { code } }',
      ],
    ];
    for (const [query, variables] of two) {
      const { errors, data, status } = await asha.request(query, variables);
      expect([status, data, errors?.[0]?.extensions?.['code']]).toEqual([400, undefined, 'BAD_USER_INPUT']);
      expect(errors?.[0]?.message).toMatch(
        /^One operation may try one (code|promoCode)\. Send each in a separate request\.$/,
      );
    }
    expect(twisted.host.calls).toEqual([]);
    const same = await asha.request(
      'query ($none: String) { me { cart { a: totals(promoCode: "KNOT150") { total { amount } } b: totals(promoCode: " KNOT150") { total { amount } } c: totals(promoCode: $none) { total { amount } } d: totals { total { amount } } } } }',
    );
    expect([same.errors, promoCalls().length]).toEqual([undefined, 1]);
  });

  it('[CART-9] is sent as it was typed, without spaces around it: a host may distinguish upper and lower case', async () => {
    for (const [typed, code, error] of [
      [' Diwali24 ', 'Diwali24', null],
      ['DIWALI24', null, { code: 'INVALID_PROMO_CODE' }],
      ['diwali24', null, { code: 'INVALID_PROMO_CODE' }],
    ] as const) {
      const { data } = await visitor.request(CHECK, { code: typed, subtotal: 250_000 });
      expect([typed, data.promoCode]).toMatchObject([typed, { code, error }]);
    }
  });

  const OUTAGES: [string, (response: ChangeableResponse) => void | 'hangs', number | null][] = [
    ['is away', (response) => void Object.assign(response, { status: 503, body: {} }), 1_000],
    [
      'is asked too often',
      (response) =>
        void Object.assign(response, { status: 429, body: { message: 'Slow' }, headers: { 'retry-after': '7' } }),
      7_000,
    ],
    ['does not answer', () => 'hangs', null],
    ['makes no sense', (response) => void Object.assign(response, { body: 'Yes!' }), null],
  ];
  it.each(OUTAGES)(
    'is not reported as invalid while the shop %s: the cart has its price, and asks to try again',
    async (_, change, wait) => {
      twist(change);
      const { data, errors } = await asha.request(`{ me ${CART} }`);
      expect(errors).toBeUndefined();
      const { totals } = data.me.cart;
      expect(totals).toMatchObject({
        promoDiscount: { amount: 0 },
        promoError: { __typename: 'TryAgainError', code: 'UNAVAILABLE', retryAfterMs: wait },
      });
      const alone: Json = (await visitor.request(CHECK, { code: 'KNOT150', subtotal: 1_000 })).data.promoCode;
      expect(alone.error).toMatchObject({ code: 'UNAVAILABLE', retryAfterMs: wait });
    },
  );

  it('reduces nothing if the host returns a negative discount', async () => {
    const { data } = await visitor.request(CHECK, { code: 'VAST', subtotal: 1_000 });
    expect(data.promoCode).toMatchObject({ code: 'VAST', discount: { amount: 0 }, error: null });
  });

  it.each([401, 403, 404])('[GATE-5] is refused by a %d, and the cart is still returned', async (status) => {
    twist((response) => void Object.assign(response, { status, body: { message: 'Not for you' } }));
    const error = { code: 'INVALID_PROMO_CODE', message: 'Not for you' };
    const { data, errors } = await asha.request(
      '{ me { cart { totals(promoCode: "BIG") { promoCode total { amount } promoError { code message } } } } }',
    );
    expect([errors, data?.me?.cart?.totals]).toMatchObject([undefined, { promoCode: null, promoError: error }]);
    const alone = await visitor.request(CHECK, { code: 'BIG', subtotal: 1_000 });
    expect([alone.errors, alone.data.promoCode]).toMatchObject([
      undefined,
      { code: null, discount: { amount: 0 }, error },
    ]);
  });

  it.each([10.01, 2 ** 53 + 2, 1e300])(
    'reduces at most the subtotal if the host returns %d rupees',
    async (discount) => {
      twist((response) => void Object.assign(response, { body: { discount } }));
      const { data, errors } = await visitor.request(CHECK, { code: 'KNOT150', subtotal: 1_000 });
      expect(errors).toBeUndefined();
      expect(data.promoCode).toMatchObject({ discount: { amount: 1_000 }, error: null });
    },
  );
});

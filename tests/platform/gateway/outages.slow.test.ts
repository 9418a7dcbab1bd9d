import type { Json } from '../../json.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import {
  createMisbehavingShop,
  type ChangeableResponse,
  type MisbehavingHost,
  type MisbehavingShop,
} from '../../hosts/misbehaving-host.ts';

const product = (id: string) => `{ product(id: "${id}") { id name } }`;
const PAGES = [
  product('t-saree-1'),
  '{ categories { name productCount } }',
  '{ category(name: "Saree") { products { nodes { id price { amount } } pageInfo { totalPages } } } }',
  '{ products(search: { text: "silk" }) { nodes { id } } }',
  '{ product(id: "t-saree-4") { reviewCount reviews { nodes { id } } } }',
];
const CART = '{ me { cart { items { id } } } }';
/** Longer than any test: a response within the test did not wait for the host. */
const LONG = { readTimeoutMs: 60_000, deadlineMs: 60_000 };

let twisted: MisbehavingShop;
let shop: MisbehavingShop['shop'];
let host: MisbehavingHost;
let gateway: TestGateway;
let asha: TestBrowser;

const open = async (changes?: Parameters<MisbehavingShop['open']>[0]) => {
  ({ gateway, asha } = await twisted.open(changes));
};
beforeAll(async () => {
  twisted = await createMisbehavingShop();
  ({ shop, host } = twisted);
  shop.of('asha').lines.push({ id: 'c-1', sku: 'SAR-1001-0', quantity: 1 });
});
afterAll(() => twisted.close());
beforeEach(() => open());
const codeOf = ({ errors }: { errors?: readonly { extensions?: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions?.['code'];

describe('an address that the host cannot serve', () => {
  const wrong: [string, (response: ChangeableResponse) => void][] = [
    ['a wrong shape', (response) => (response.body = { product: 'none' })],
    ['a page', (response) => (response.body = '<html></html>')],
  ];
  for (const [what, spoil] of wrong) {
    it(`with ${what} does not affect other addresses, and is not requested again for a moment`, async () => {
      host.twist = (made, response) => (made === 'GET /product/t-saree-9' ? spoil(response) : undefined);
      for (let time = 0; time < 14; time++) {
        expect(codeOf(await gateway.request(product('t-saree-9')))).toBe('UPSTREAM_INVALID_RESPONSE');
      }
      expect(host.calls.filter((path) => path === '/product/t-saree-9').length).toBeLessThan(6);
      for (const page of PAGES) expect([page, (await gateway.request(page)).errors]).toEqual([page, undefined]);
    });

    it(`with ${what} once or twice is returned as soon as the host can, on a retry`, async () => {
      for (const slips of [1, 2, 1]) {
        let left = slips;
        host.twist = (made, response) =>
          made === 'GET /product/t-saree-8' && left-- > 0 ? spoil(response) : undefined;
        const codes = [];
        for (let time = 0; time <= slips; time++) codes.push(codeOf(await gateway.request(product('t-saree-8'))));
        expect(codes).toEqual([...Array.from({ length: slips }, () => 'UPSTREAM_INVALID_RESPONSE'), undefined]);
        await open();
      }
    });
  }

  it('of one shopper costs no other shopper anything', async () => {
    const ravi = Object.assign(createTestBrowser(gateway), { token: 't.ravi' });
    host.twist = (made, response, request) => {
      if (made === 'GET /cart' && request.headers.authorization === 'Bearer t.asha') response.status = 500;
    };
    for (let time = 0; time < 14; time++) expect(codeOf(await asha.request(CART))).toBe('UPSTREAM_INVALID_RESPONSE');
    expect((await ravi.request(CART)).errors).toBeUndefined();
  });

  it('of one shopper is refused for too many tries without costing others theirs', async () => {
    const ravi = Object.assign(createTestBrowser(gateway), { token: 't.ravi' });
    host.twist = (made, response, request) => {
      if (made === 'GET /cart' && request.headers.authorization === 'Bearer t.asha') response.status = 429;
    };
    for (let time = 0; time < 14; time++) expect(codeOf(await asha.request(CART))).toBe('RATE_LIMITED');
    expect((await ravi.request(CART)).errors).toBeUndefined();
  });
});

/** A browser at an address: the circuits count it as a client. */
const visitorAt = (address: string) =>
  Object.assign(createTestBrowser(gateway), { headers: () => ({ 'x-forwarded-for': address }) });

describe('a group of calls', () => {
  for (const status of [502, 503, 504, 429]) {
    it(`rests for a client after ten responses of ${status}`, async () => {
      const visitor = visitorAt('203.0.113.1');
      host.twist = (made, response) => void (made.startsWith('GET /product/t-') && (response.status = status));
      for (let at = 0; at < 10; at++) await visitor.request(product(`t-saree-${at + 1}`));
      host.calls.length = 0;
      expect([codeOf(await visitor.request(product('t-saree-20'))), host.calls]).toEqual(['UPSTREAM_UNAVAILABLE', []]);
    });
  }

  it('rests for the pages of the storefront after the failures of three browsers, and of no fewer', async () => {
    host.twist = (made, response) => void (made.startsWith('GET /product/t-') && (response.status = 503));
    for (let at = 0; at < 30; at++) await gateway.request(product(`t-saree-${at + 1}`));
    const sends = async (id: string) => {
      host.calls.length = 0;
      await gateway.request(product(id));
      return host.calls.length > 0;
    };
    expect(await sends('t-saree-31')).toBe(true);
    for (let at = 0; at < 12; at++) await visitorAt(`203.0.113.${at % 3}`).request(product(`t-saree-${at + 1}`));
    expect(await sends('t-saree-32')).toBe(false);
  });

  it('does not rest because a host of 1.2 s a call begins with 3 s', async () => {
    let first = true;
    host.twist = (_, response) => {
      response.delayMs = first ? 3_000 : 1_200;
      first = false;
    };
    const home = '{ categories { name showcase { id reviewCount } } recentReviews { rating } }';
    const { data, errors, extensions }: Json = await gateway.request(home);
    expect(errors).toBeUndefined();
    expect(data.categories[0].showcase).toHaveLength(4);
    // Late details are null, and available for the next request.
    const late: { code: string }[] = extensions?.['incomplete'] ?? [];
    expect(new Set(late.map(({ code }) => code)).difference(new Set(['UPSTREAM_TIMEOUT']))).toEqual(new Set());
    const second = async () => (await gateway.request(home)).extensions;
    await expect.poll(second, { timeout: 15_000 }).toBeUndefined();
  });
});

describe('the catalogue, after a first response,', () => {
  const failures: [string, MisbehavingHost['twist']][] = [
    ['hangs', () => 'hangs'],
    ['sends nonsense', (_, response) => void (response.body = '{"half":')],
  ];
  for (const [what, fail] of failures) {
    it(`is returned while the host ${what}, marked as old and uncacheable, and new when it is back`, async () => {
      await open({ deadlineMs: 60_000 });
      const before = [];
      for (const page of PAGES) before.push((await gateway.request(page)).data);
      await expireAll();
      host.twist = (made, response, request) =>
        made.startsWith('GET /product') ? fail(made, response, request) : undefined;
      for (const [at, page] of PAGES.entries()) {
        const { data, errors, extensions, headers } = await gateway.request(page);
        expect([page, data, errors, extensions]).toEqual([page, before[at], undefined, { stale: true }]);
        expect(headers.get('cache-control')).toBe('no-store');
      }
      host.twist = () => undefined;
      await expect
        .poll(async () => (await gateway.request(PAGES[0] ?? '')).extensions, { timeout: 9_000 })
        .toBe(undefined);
    });
  }

  it('is returned for thirty who ask at once for a hanging part, none of whom waits', async () => {
    await open(LONG);
    await gateway.request(PAGES[0] ?? '');
    host.twist = (made) => (made.startsWith('GET /product') ? 'hangs' : undefined);
    const replies = await Promise.all(Array.from({ length: 30 }, () => gateway.request(PAGES[0] ?? '')));
    expect(replies.map(({ extensions }) => extensions?.['stale'])).toEqual(replies.map(() => true));
  });

  it('is cached however often a change fails: no client can force a new read by that', async () => {
    await gateway.request(PAGES[1] ?? '');
    host.calls.length = 0;
    for (let time = 0; time < 3; time++) {
      await asha.request(
        'mutation { cancelOrderItem(input: { orderItemId: "none", reason: OTHER_REASON }) { userErrors { code } } }',
      );
      await asha.request(
        'mutation { verifyPayment(input: { paymentOrderId: "none", paymentId: "p", signature: "s" }) { userErrors { code } } }',
      );
      expect((await gateway.request(PAGES[1] ?? '')).errors).toBeUndefined();
    }
    expect(host.calls.filter((path) => path.startsWith('/product'))).toEqual([]);
  });

  it('replaces no personal data: a cart that cannot be read is an error', async () => {
    expect((await asha.request(CART)).errors).toBeUndefined();
    host.twist = (made, response) => void (made === 'GET /cart' && (response.status = 503));
    expect(codeOf(await asha.request(CART))).toBe('UPSTREAM_UNAVAILABLE');
  });

  it('leaves the gateway ready while the host is unavailable', async () => {
    host.twist = () => 'hangs';
    const ready = await fetch(`${gateway.address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', restHost: 'away' }]);
  });

  /** A payment may change any stock: earlier responses are no longer fresh. */
  async function expireAll() {
    const { data } = await asha.request(`{ me { cart { totals { total { amount } } } } }`);
    const address = `{ name: "Asha", address: "1 Road", city: "Jaipur", state: "Rajasthan", pinCode: "302001", phone: "9829012345", email: "asha@example.com" }`;
    await asha.request(
      `mutation { startPayment(input: { attemptId: "attempt-12345", shippingAddress: ${address}, expectedTotal: ${data.me.cart.totals.total.amount} }) { userErrors { message } } }`,
    );
  }
});

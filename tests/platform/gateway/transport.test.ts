import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseRetryAfter } from '../../../bff/host/host-errors.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { createMisbehavingShop, type MisbehavingHost, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';

const PRODUCT = '{ product(id: "t-saree-1") { productId name } }';
const CART = '{ me { cart { items { cartId } } } }';

let twisted: MisbehavingShop;
let shop: MisbehavingShop['shop'];
let host: MisbehavingHost;
let gateway: TestGateway;
let asha: TestBrowser;

beforeAll(async () => {
  twisted = await createMisbehavingShop();
  ({ shop, host } = twisted);
  shop.of('asha').lines.push({ id: 'c-1', sku: 'SAR-1001-0', quantity: 1 });
});
afterAll(() => twisted.close());
beforeEach(async () => {
  ({ gateway, asha } = await twisted.open());
});

describe('a host that compresses its responses', () => {
  it('is read in each encoding, on public and personal calls', async () => {
    for (const encoding of ['gzip', 'br', 'zstd', 'deflate', 'raw deflate'] as const) {
      ({ gateway, asha } = await twisted.open());
      host.twist = (_, reply) => void (reply.encoding = encoding);
      const product = await gateway.request(PRODUCT);
      expect([product.errors, product.data.product.productId]).toEqual([undefined, 't-saree-1']);
      const cart = await asha.request(CART);
      expect([cart.errors, cart.data.me.cart.items]).toEqual([undefined, [{ cartId: 'c-1' }]]);
      for (const headers of host.headers) expect(headers['accept-encoding']).toBe('zstd, br, gzip, deflate');
    }
  });

  it('is read when it names an encoding and has no body', async () => {
    for (const status of [200, 204]) {
      host.twist = (made, reply) => {
        if (made !== 'POST /wishlist') return;
        Object.assign(reply, { status, body: '' });
        reply.headers['content-encoding'] = 'gzip';
      };
      const sku = `SAR-100${status === 200 ? 1 : 2}-0`;
      const { data, errors } = await asha.request(
        `mutation { addToWishlist(input: { sku: "${sku}" }) { wishlistItem { variant { sku } } userErrors { code } } }`,
      );
      expect([errors, data]).toEqual([
        undefined,
        { addToWishlist: { wishlistItem: { variant: { sku } }, userErrors: [] } },
      ]);
    }
  });

  it('cannot exceed the length limit of a response, and broken bytes are refused', async () => {
    ({ gateway } = await twisted.open({ maxResponseBytes: 100_000 }));
    const bomb = (reply: Parameters<MisbehavingHost['twist']>[1]) =>
      Object.assign(reply, { encoding: 'gzip', body: { product: { name: 'x'.repeat(5_000_000) } } });
    const garbled = (reply: Parameters<MisbehavingHost['twist']>[1]) =>
      Object.assign(reply.headers, { 'content-encoding': 'br' });
    let at = 0;
    for (const wrong of [bomb, garbled]) {
      host.twist = (made, reply) => void (made.startsWith('GET /product/') && wrong(reply));
      const { errors } = await gateway.request(PRODUCT.replace('saree-1', `saree-${++at}`));
      expect(errors?.[0]?.extensions?.['code']).toBe('UPSTREAM_INVALID_RESPONSE');
    }
  });
});

describe('a redirect', () => {
  const redirect = (status: number, location: string) => {
    host.twist = (made, reply) => {
      if (!/^GET \/(product\/t-saree-1|cart)$/.test(made)) return;
      Object.assign(reply, { status, body: '' });
      reply.headers['location'] = location;
    };
  };

  it('on the same origin is followed with the token and the cookies that it sets, and on another never', async () => {
    redirect(301, '/cart?moved=1');
    const { twist } = host;
    host.twist = (made, reply, request) => {
      twist(made, reply, request);
      if (made === 'GET /cart') reply.headers['set-cookie'] = 'lb=node-7';
    };
    const { data, errors } = await asha.request('{ me { cart { itemCount } } }');
    expect([errors, data.me.cart.itemCount]).toEqual([undefined, expect.any(Number)]);
    const moved = host.headers[host.calls.indexOf('/cart?moved=1')];
    expect([moved?.authorization, moved?.cookie]).toEqual(['Bearer t.asha', 'lb=node-7']);
    redirect(301, 'https://elsewhere.example/cart');
    const lost = await asha.request('{ me { cart { itemCount } } }');
    expect(lost.errors?.[0]?.extensions?.['code']).toBe('UPSTREAM_INVALID_RESPONSE');
  });
});

describe('Retry-After', () => {
  it('is a number of seconds or a date', () => {
    const now = Date.parse('2026-11-22T10:00:00Z');
    const forms: [string | undefined, number | undefined][] = [
      ['7', 7_000],
      ['0', 0],
      ['Sun, 22 Nov 2026 10:00:30 GMT', 30_000],
      ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
      ['99999999999', 86_400_000],
      ['soon', undefined],
      ['-1', undefined],
      ['', undefined],
      [undefined, undefined],
    ];
    for (const [header, ms] of forms) expect([header, parseRetryAfter(header, now)]).toEqual([header, ms]);
  });

  it('as a date is returned to the client', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T10:00:00Z') });
    host.twist = (made, reply) => {
      if (!made.startsWith('GET /product/')) return;
      reply.status = 429;
      reply.headers['retry-after'] = 'Sun, 22 Nov 2026 10:00:30 GMT';
    };
    const { errors } = await gateway.request(PRODUCT);
    vi.useRealTimers();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterMs: 30_000 });
  });
});

describe('the ids by which logs are joined', () => {
  const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const send = async (query: string, headers: Record<string, string>) => {
    const response = await fetch(`${gateway.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer t.asha', ...headers },
      body: JSON.stringify({ query }),
    });
    await response.text();
    return response.headers.get('x-request-id');
  };

  it("are the caller's own, on every call to the host and in the response", async () => {
    await gateway.request('{ __typename }');
    host.headers.length = 0;
    const id = await send(`{ me { cart { items { id } } } product(id: "t-saree-1") { id } }`, {
      'x-request-id': 'caller-7.a',
      traceparent: TRACE,
    });
    expect(id).toBe('caller-7.a');
    expect(host.headers.length).toBeGreaterThanOrEqual(2);
    for (const headers of host.headers) {
      expect([headers['x-request-id'], headers['traceparent']]).toEqual(['caller-7.a', TRACE]);
    }
  });

  it("are the gateway's where the caller has none, or something else", async () => {
    await gateway.request('{ __typename }');
    for (const wrong of ['', 'a b', '<script>', 'x'.repeat(200)]) {
      host.headers.length = 0;
      const id = await send('{ me { cart { items { id } } } }', {
        'x-request-id': wrong,
        traceparent: wrong || '00-00000000000000000000000000000000-b7ad6b7169203331-01',
      });
      expect(id).toMatch(/^[\da-f-]{36}$/);
      for (const headers of host.headers) {
        expect(headers['x-request-id']).toBe(id);
        expect(headers['traceparent']).toMatch(/^00-(?!0{32})[\da-f]{32}-[\da-f]{16}-01$/);
      }
    }
  });
});

describe('a host whose ways to refuse an unknown call are its own', () => {
  for (const [what, status, body] of [
    ['401', 401, { message: 'Unauthorized' }],
    ['a page', 200, '<html>Home</html>'],
    ['405', 405, 'Not allowed'],
  ] as const) {
    it(`is recognised as without additions when it returns ${what}`, async () => {
      host.twist = (made, reply) => {
        if (made === 'GET /additions') Object.assign(reply, { status, body });
      };
      const { headers, errors } = await gateway.request(PRODUCT);
      expect([errors, headers.get('cache-control')]).toEqual([undefined, 'max-age=30, public']);
    });
  }
});

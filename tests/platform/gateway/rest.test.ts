import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RestHost, createRestHost } from '../../../bff/host/rest.ts';
import { createTrace } from '../../../bff/host/request-trace.ts';
import { RequestDeadline } from '../../../bff/host/deadline.ts';
import { createTestGateway, REST_LIMITS, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost } from '../../hosts/test-host.ts';
import { createBasicCatalogHost } from '../../hosts/basic-catalog-host.ts';
import { SECRET, createFaultyHost, type Fault, type FaultyHost } from '../../hosts/misbehaving-host.ts';
import { createSampleCatalogue } from '../../hosts/sample-products.ts';

const PRODUCT = '{ product(id: "t-saree-1") { productId name } }';
const WITH_REVIEWS = '{ product(id: "t-saree-2") { productId reviewCount reviews { totalCount } variants { sku } } }';
const leaks = (reply: unknown) => /hunter2|10\.0\.0\.7|127\.0\.0\.1|\/srv|\.ts:|stack/i.test(JSON.stringify(reply));

describe('the gateway over a REST host that misbehaves', () => {
  let host: FaultyHost;
  let gateway: TestGateway;
  beforeAll(async () => {
    host = await createFaultyHost();
  });
  afterAll(async () => host.close());
  const open = async (mischief: FaultyHost['faultOf'], changes = {}) => {
    host.faultOf = mischief;
    host.calls.length = 0;
    gateway = await createTestGateway(host.url, { readTimeoutMs: 10_000, maxResponseBytes: 2_000_000, ...changes });
    return gateway;
  };
  afterEach(async () => gateway.close());
  const onProduct = (wrong: Fault) => (path: string) => (path.startsWith('/product/') ? wrong : undefined);

  const cases: [Fault, string][] = [
    ['slow', 'UPSTREAM_TIMEOUT'],
    ['400', 'BAD_USER_INPUT'],
    ['429', 'RATE_LIMITED'],
    ['500', 'UPSTREAM_INVALID_RESPONSE'],
    ['503', 'UPSTREAM_UNAVAILABLE'],
    ['html', 'UPSTREAM_INVALID_RESPONSE'],
    ['cut', 'UPSTREAM_INVALID_RESPONSE'],
    ['shape', 'UPSTREAM_INVALID_RESPONSE'],
    ['redirect', 'UPSTREAM_INVALID_RESPONSE'],
    ['huge', 'UPSTREAM_INVALID_RESPONSE'],
    ['hangup', 'UPSTREAM_UNAVAILABLE'],
  ];
  for (const [wrong, code] of cases) {
    it(`[GATE-5] returns ${code} for '${wrong}', and no part of the host's message`, async () => {
      // Only a response that never comes needs a short timeout, however busy the machine is.
      const patience = wrong === 'slow' ? { readTimeoutMs: 150 } : {};
      const reply = await (await open(onProduct(wrong), patience)).request(PRODUCT);
      expect(reply.errors?.[0]?.extensions?.['code']).toBe(code);
      expect(reply.errors?.[0]?.extensions?.['requestId']).toBe(reply.headers.get('x-request-id'));
      expect(reply.headers.get('cache-control')).toBe('no-store');
      expect(leaks(reply)).toBe(false);
      expect(leaks(SECRET)).toBe(true);
      expect(host.calls.some((path) => path.includes('profile'))).toBe(false);
    });
  }

  it('[GATE-5] passes on the words of a refusal that are meant for a shopper', async () => {
    const reply = await (await open(onProduct('400'))).request(PRODUCT);
    expect(reply.errors?.[0]?.message).toBe('That is not how it is written.');
  });

  it('returns the time to retry after a refusal for too many requests', async () => {
    const reply = await (await open(onProduct('429'))).request(PRODUCT);
    expect(reply.errors?.[0]?.extensions?.['retryAfterMs']).toBe(7_000);
  });

  it('sells the product when its reviews are unavailable', async () => {
    const broken = (path: string) => (/^\/(reviews|ratings)/.test(path) ? '500' : undefined);
    const reply = await (await open(broken)).request(WITH_REVIEWS);
    expect(reply.data.product).toMatchObject({ productId: 't-saree-2', reviewCount: null, reviews: null });
    const code = 'UPSTREAM_INVALID_RESPONSE';
    expect([reply.errors, reply.extensions]).toEqual([
      undefined,
      {
        incomplete: expect.arrayContaining([
          { path: ['product', 'reviewCount'], code },
          { path: ['product', 'reviews'], code },
        ]),
      },
    ]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('tries a read a second time, and no third, when the host was unavailable for a moment', async () => {
    let tries = 0;
    await open((path) => (path.startsWith('/product/') && ++tries === 1 ? '503' : undefined));
    expect((await gateway.request(PRODUCT)).data.product.productId).toBe('t-saree-1');
    expect(tries).toBe(2);
  });

  it('stops calls of a failing group, returns for how long, and does not affect the others', async () => {
    await open((path) => (path.startsWith('/product') ? '503' : undefined));
    for (let time = 0; time < 10; time++) await gateway.request(PRODUCT);
    host.calls.length = 0;
    const reply = await gateway.request('{ product(id: "t-saree-1") { id } recentReviews { rating } }');
    expect(host.calls).toEqual(['/reviews/recent?minRating=4&first=12']);
    expect(reply.data.recentReviews.length).toBeGreaterThan(0);
    expect(reply.errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(reply.errors?.[0]?.extensions?.['retryAfterMs']).toBeGreaterThanOrEqual(1_000);
  });

  it('ends a request at its deadline, whatever is still under way', async () => {
    await open(onProduct('slow'), { readTimeoutMs: 60_000, deadlineMs: 200 });
    const began = performance.now();
    const reply = await gateway.request(PRODUCT);
    expect(reply.errors?.[0]?.extensions?.['code']).toBe('UPSTREAM_TIMEOUT');
    // The call itself would take a minute.
    expect(performance.now() - began).toBeLessThan(50_000);
  });

  it('cancels the call to the host when the client leaves', async () => {
    await open(onProduct('slow'), { readTimeoutMs: 60_000 });
    const before = host.load.left;
    const leaving = new AbortController();
    const requested = fetch(`${gateway.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: PRODUCT }),
      signal: leaving.signal,
    });
    await expect.poll(() => host.calls.filter((path) => path.startsWith('/product/')).length).toBe(1);
    leaving.abort();
    await expect(requested).rejects.toThrow('abort');
    await expect.poll(() => host.load.left).toBe(before + 1);
  });
});

it('shares one call between identical public reads that are under way at once', async () => {
  const host = await createBasicCatalogHost(createSampleCatalogue(), 500);
  const gateway = await createTestGateway(host.url);
  await gateway.request('{ __typename }');
  const replies = await Promise.all(Array.from({ length: 50 }, () => gateway.request(PRODUCT)));
  await gateway.close();
  await host.close();
  expect(replies.every(({ data }) => data.product.productId === 't-saree-1')).toBe(true);
  expect(host.calls.filter((path) => path === '/product/t-saree-1').length).toBeLessThanOrEqual(2);
});

it('sends a change again of which no byte was sent, and no other', async () => {
  const before = await createTestHost(() => ({}));
  await before.close();
  let calls = 0;
  let isSound = true;
  const server = createServer((_, response) => {
    calls++;
    if (isSound) response.end('{}');
    else response.socket?.destroy();
  });
  // The host comes back at the same address after the first try.
  const onSent = () => void (server.listening || server.listen(Number(new URL(before.url).port), '127.0.0.1'));
  const rest = createRestHost({ url: before.url, ...REST_LIMITS, log: () => undefined, onSent });
  const deadline = new RequestDeadline(createTrace(), 2_000);
  const add = () => {
    const caller = { headers: () => ({}), takeCookies: () => undefined };
    return rest.forRequest(deadline, caller)('addToCart', { body: { sku: 'A', quantity: 1 } });
  };
  await add();
  expect([calls, deadline.writes]).toEqual([1, 1]);
  isSound = false;
  await expect(add()).rejects.toThrow();
  expect([calls, deadline.writes]).toEqual([2, 2]);
  deadline.clear();
  await rest.close();
  server.close();
});

describe('calls for a shopper', () => {
  const callerBy = (authorization: string) => ({ headers: () => ({ authorization }), takeCookies: () => undefined });
  const seen: string[] = [];
  let rest: RestHost;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const host = await createTestHost((_path, _url, _response, { headers }) => {
      seen.push(String(headers.authorization));
      return { categories: [] };
    });
    rest = createRestHost({ url: host.url, ...REST_LIMITS, log: () => undefined });
    close = async () => {
      await rest.close();
      await host.close();
    };
  });
  afterAll(async () => close());

  it('carry the token, each by itself; public ones never do', async () => {
    const deadline = new RequestDeadline(createTrace(), 1_000);
    const mine = rest.forRequest(deadline, callerBy('Bearer mine'));
    const yours = rest.forRequest(deadline, callerBy('Bearer yours'));
    const calls = [mine, mine, yours, rest.publicForRequest(deadline, false)];
    await Promise.all(calls.map(async (call) => call('getCategories', {})));
    deadline.clear();
    expect(seen).toHaveLength(4);
    expect(new Set(seen)).toEqual(new Set(['Bearer mine', 'Bearer yours', 'undefined']));
  });
});

import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readGatewayConfig } from '../../../bff/config.ts';
import { createGateway } from '../../../bff/gateway.ts';
import type { ResponseWay } from '../../../bff/graphql/request-record.ts';
import { createResponseCache } from '../../../bff/graphql/response-cache.ts';
import { Failure } from '../../../bff/host/failures.ts';
import { createTrace } from '../../../bff/host/request-trace.ts';
import { RequestDeadline } from '../../../bff/host/deadline.ts';
import { createMetrics, type Metrics } from '../../../server-kit/metrics.ts';
import { createRecordingHost, type RecordingHost } from '../../hosts/recording-host.ts';
import { sumOf } from '../samples.ts';

describe('the response cache', () => {
  const RESPONSE = { body: '{"data":1}', cacheControl: 'max-age=30, public' };
  const deadline = () => new RequestDeadline(createTrace(), 60_000);
  let time = 1;
  const create = () => createResponseCache(() => time);
  /** A run that ends when the test decides, and the number of its starts. */
  const heldRun = () => {
    const held = Promise.withResolvers<typeof RESPONSE | undefined>();
    const run = Object.assign(async () => (run.times++, held.promise), { times: 0, end: held.resolve });
    return run;
  };

  it('runs an operation once for all requests that need it at the same time', async () => {
    const cache = create();
    const run = heldRun();
    const all = [1, 2, 3].map(() => cache.join('a', deadline(), run));
    const other = cache.join('b', deadline(), async () => RESPONSE);
    run.end(RESPONSE);
    expect((await Promise.all(all)).map(({ isJoined }) => isJoined)).toEqual([false, true, true]);
    expect([run.times, (await other).isJoined]).toEqual([1, false]);
    expect(await cache.join('a', deadline(), async () => undefined)).toEqual({ response: undefined, isJoined: false });
  });

  it('neither joins nor caches a failed run: each request runs the operation itself', async () => {
    const cache = create();
    const failing = heldRun();
    const first = cache.join('a', deadline(), failing);
    const others = [1, 2].map(() => cache.join('a', deadline(), async () => undefined));
    failing.end(undefined);
    for (const one of [first, ...others]) expect(await one).toEqual({ response: undefined, isJoined: false });
    expect(cache.find('a')).toBeUndefined();
    await expect(cache.join('a', deadline(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await cache.join('a', deadline(), async () => RESPONSE)).response).toEqual(RESPONSE);
  });

  it('lets no request wait longer than its own deadline', async () => {
    const cache = create();
    const endless = heldRun();
    const first = cache.join('a', deadline(), endless);
    const ended = deadline();
    const late = cache.join('a', ended, async () => undefined);
    ended.abort(new Failure('UPSTREAM_TIMEOUT'));
    expect(await late).toEqual({ response: undefined, isJoined: false });
    endless.end(RESPONSE);
    expect((await first).response).toEqual(RESPONSE);
  });

  it('stores a public response for its max-age, and returns its age', async () => {
    time = 1;
    const cache = create();
    await cache.join('a', deadline(), async () => RESPONSE);
    await cache.join('private', deadline(), async () => ({ ...RESPONSE, cacheControl: 'max-age=30, private' }));
    await cache.join('never', deadline(), async () => ({ ...RESPONSE, cacheControl: 'no-store' }));
    expect([cache.find('private'), cache.find('never')]).toEqual([undefined, undefined]);
    expect(cache.find('a')).toMatchObject({ ...RESPONSE, age: 0 });
    time = 30_000;
    expect(cache.find('a')).toMatchObject({ age: 29 });
    time = 30_002;
    expect(cache.find('a')).toBeUndefined();
  });

  it('drops all responses at a change, also those of runs that began before the change', async () => {
    time = 1;
    const cache = create();
    await cache.join('a', deadline(), async () => RESPONSE);
    const before = heldRun();
    const old = cache.join('b', deadline(), before);
    cache.clear();
    expect(cache.find('a')).toBeUndefined();
    expect(await cache.join('b', deadline(), async () => RESPONSE)).toEqual({ response: RESPONSE, isJoined: false });
    cache.clear();
    before.end(RESPONSE);
    await old;
    expect(cache.find('b')).toBeUndefined();
  });

  it('is bounded in bytes, its keys included', async () => {
    const cache = create();
    const text = 'x'.repeat(1_000_000);
    for (let nth = 0; nth < 20; nth++)
      await cache.join(`${nth}`, deadline(), async () => ({ ...RESPONSE, body: text }));
    const cached = Array.from({ length: 20 }, (_, nth) => nth).filter((nth) => cache.find(`${nth}`));
    expect(cached).toEqual([13, 14, 15, 16, 17, 18, 19]);
    for (let nth = 0; nth < 20; nth++) await cache.join(`${nth}${text}`, deadline(), async () => RESPONSE);
    expect([0, 4, 5, 19].map((nth) => cache.find(`${nth}${text}`) !== undefined)).toEqual([false, false, true, true]);
  });
});

describe('a gateway with a response cache', () => {
  const PRODUCT = 'query ($id: ID!) { product(id: $id) { id price { amount } } }';
  let host: RecordingHost;
  let app: FastifyInstance;
  let metrics: Metrics;
  beforeEach(async () => {
    host = await createRecordingHost(() => true);
    metrics = await createMetrics();
    app = await createGateway(readGatewayConfig(env()), { metrics });
  });
  afterEach(async () => {
    await app.close();
    await host.close();
  });
  const env = () => ({ REST_URL: host.url, LOG_LEVEL: 'silent', REQUEST_DEADLINE_MS: '60000' });
  const countOf = async (way: ResponseWay) => sumOf(await metrics.text(), 'graphql_responses_total', { way });
  const post = (query: string, variables: object = {}, headers: Record<string, string> = {}): InjectOptions => ({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query, variables }),
  });
  const send = async (...request: Parameters<typeof post>) => (await app.inject(post(...request))).json();

  it('shows a price at once that a seller changed through the gateway', async () => {
    const product = host.responses.get('getProduct').product;
    const variables = { id: product.productId };
    const sell = (showPrice: number) => {
      host.patch = (id, response) => (id === 'getProduct' ? { product: { ...product, showPrice } } : response);
    };
    const priceOf = async () => (await send(PRODUCT, variables)).data.product.price.amount;
    sell(100);
    for (let time = 0; time < 3; time++) expect(await priceOf()).toBe(100_00);
    sell(200);
    expect([await priceOf(), await countOf('cached')]).toEqual([100_00, 2]);
    const change = 'mutation ($input: SetPriceInput!) { setPrice(input: $input) { userErrors { code } } }';
    const input = { productId: product.productId, listPrice: 300_00, price: 200_00 };
    const changed = await send(change, { input }, { authorization: 'Bearer t.seller' });
    expect(changed.data.setPrice.userErrors).toEqual([]);
    expect(await priceOf()).toBe(200_00);
  });

  it('never shares personal data, and caches nothing for requests with credentials', async () => {
    const me = '{ me { name } }';
    const names = ['asha', 'ravi'];
    host.patch = (id, response) =>
      id === 'getProfile' ? { user: { ...response.user, name: `${host.calls.length}` } } : response;
    const responses = await Promise.all(
      [...names, ...names].map((name) => send(me, {}, { authorization: `Bearer t.${name}` })),
    );
    expect(new Set(responses.map(({ data }) => data.me.name)).size).toBe(4);
    const variables = { id: host.responses.get('getProduct').product.productId };
    const personal: Record<string, string>[] = [
      { authorization: 'Bearer t.asha' },
      { cookie: '__Host-rest.sid=1' },
      { 'x-graphql-cost': '1' },
    ];
    for (const headers of personal) for (let time = 0; time < 3; time++) await send(PRODUCT, variables, headers);
    expect([await countOf('cached'), await countOf('joined')]).toEqual([0, 0]);
    for (let time = 0; time < 3; time++) await send(PRODUCT, variables);
    expect(await countOf('cached')).toBeGreaterThan(0);
  });

  it('separates requests by their variables, also those that JSON writes alike', async () => {
    const list = 'query ($first: Int) { products(first: $first) { totalCount } }';
    for (let time = 0; time < 3; time++) expect((await send(list, { first: null })).data).toBeDefined();
    expect(await countOf('cached')).toBe(1);
    const tooLarge = (first: string) => ({
      ...post(''),
      payload: `{"query":"${list}","variables":{"first":${first}}}`,
    });
    for (const first of ['1e400', '-1e400', `[${'['.repeat(20_000)}null${']'.repeat(20_000)}, 1e400]`]) {
      const refused = (await app.inject(tooLarge(first))).json();
      expect(refused).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    }
  });

  it('makes one REST call for two equal requests, and at most two for 50 at once', async () => {
    const product = host.responses.get('getProduct').product;
    const ask50 = (id: string) => Promise.all(Array.from({ length: 50 }, () => send(PRODUCT, { id })));
    // The fast path knows an operation from its second request on.
    for (const id of ['no-such-product', 'nor-this-one']) await send(PRODUCT, { id });
    host.calls.length = 0;
    const responses = await ask50(product.productId);
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(responses[0]).toMatchObject({ data: { product: { id: expect.any(String) } } });
    expect(host.calls.length).toBeLessThanOrEqual(2);
    await send(PRODUCT, { id: product.productId });
    expect(host.calls.length).toBeLessThanOrEqual(2);
    expect(((await countOf('joined')) ?? 0) + ((await countOf('cached')) ?? 0)).toBeGreaterThan(40);
  });

  it('serves nothing old as soon as the gateway learns that the host offers other additions', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const rich = host.responses.get('getAdditions');
    host.responses.set('getAdditions', { additions: [] });
    const another = await createGateway(readGatewayConfig(env()), { metrics: await createMetrics() });
    onTestFinished(() => another.close());
    const cityOf = async () => (await another.inject(post('{ pinCode(code: "302001") { city } }'))).json().data.pinCode;
    for (let time = 0; time < 3; time++) expect(await cityOf()).toBeNull();
    host.responses.set('getAdditions', rich);
    vi.advanceTimersByTime(6 * 60_000);
    expect(await cityOf()).toBeNull();
    // Any operation that runs makes the gateway check the host again.
    await another.inject(post('{ categories { name } }'));
    await expect.poll(cityOf).toEqual({ city: expect.any(String) });
  });

  it('sends a cached response by the same bytes in each coding, and by 304', async () => {
    const query =
      '{ shop { name tagline description states homeSections claims { __typename } payment { __typename } } }';
    const get = (headers: Record<string, string>) =>
      app.inject({ method: 'GET', url: `/graphql?${new URLSearchParams({ query })}`, headers });
    for (const coding of ['br', 'gzip', 'identity']) {
      const responses = [];
      for (let time = 0; time < 4; time++) responses.push(await get({ 'accept-encoding': coding }));
      const [first, ...others] = responses.map(({ statusCode, headers, rawPayload }) => ({
        statusCode,
        payload: rawPayload.toString('base64'),
        headers: ['content-encoding', 'content-length', 'content-type', 'etag', 'vary'].map((name) => headers[name]),
      }));
      expect(first?.statusCode).toBe(200);
      for (const other of others) expect(other).toEqual(first);
    }
    const { headers } = await get({});
    const known = await get({ 'if-none-match': String(headers['etag']) });
    expect([known.statusCode, known.payload]).toEqual([304, '']);
    expect(await countOf('cached')).toBeGreaterThan(9);
  });
});

import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readGatewayConfig } from '../../../bff/config.ts';
import { createGateway } from '../../../bff/gateway.ts';
import type { AnswerWay } from '../../../bff/platform/graphql/exchange.ts';
import { createSharedAnswers, type SharingOptions } from '../../../bff/platform/graphql/shared-answers.ts';
import { Failure } from '../../../bff/platform/failures.ts';
import { createTrace } from '../../../bff/platform/request-trace.ts';
import { RequestDeadline } from '../../../bff/platform/upstream/request-deadline.ts';
import { createMetrics, type Metrics } from '../../../schema/metrics.ts';
import { createRecordingHost, type RecordingHost } from '../../hosts/recording-host.ts';
import { sumOf } from '../samples.ts';

describe('the shared answers', () => {
  const ANSWER = { body: '{"data":1}', cacheControl: 'max-age=30, public' };
  const deadline = () => new RequestDeadline(createTrace(), 60_000);
  let time = 0;
  const create = (options: Omit<SharingOptions, 'reuses'>) => createSharedAnswers({ ...options, now: () => time });
  /** A run that ends when it is told to, and how often it has begun. */
  const heldRun = () => {
    const held = Promise.withResolvers<typeof ANSWER | undefined>();
    const run = Object.assign(async () => (run.times++, held.promise), { times: 0, end: held.resolve });
    return run;
  };

  it('are one run for all who ask at once, and another for whoever asks later', async () => {
    const shared = create({ joins: true, keeps: false });
    const run = heldRun();
    const all = [1, 2, 3].map(() => shared.join('a', deadline(), run));
    const other = shared.join('b', deadline(), async () => ANSWER);
    run.end(ANSWER);
    expect((await Promise.all(all)).map(({ isJoined }) => isJoined)).toEqual([false, true, true]);
    expect([run.times, (await other).isJoined]).toEqual([1, false]);
    expect(await shared.join('a', deadline(), async () => undefined)).toEqual({ answer: undefined, isJoined: false });
  });

  it('are no errors: where the first run has none to share, each runs its own', async () => {
    const shared = create({ joins: true, keeps: true });
    const failing = heldRun();
    const first = shared.join('a', deadline(), failing);
    const others = [1, 2].map(() => shared.join('a', deadline(), async () => ANSWER));
    failing.end(undefined);
    expect(await first).toEqual({ answer: undefined, isJoined: false });
    expect(await Promise.all(others)).toEqual([1, 2].map(() => ({ answer: ANSWER, isJoined: false })));
    expect(shared.find('a')).toBeUndefined();
    await expect(shared.join('a', deadline(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await shared.join('a', deadline(), async () => ANSWER)).answer).toEqual(ANSWER);
  });

  it('keep nobody longer than its own time', async () => {
    const shared = create({ joins: true, keeps: false });
    const endless = heldRun();
    const first = shared.join('a', deadline(), endless);
    const ended = deadline();
    const late = shared.join('a', ended, async () => undefined);
    ended.abort(new Failure('UPSTREAM_TIMEOUT'));
    expect(await late).toEqual({ answer: undefined, isJoined: false });
    endless.end(ANSWER);
    expect((await first).answer).toEqual(ANSWER);
  });

  it('are kept as long as their hint says, and tell their age', async () => {
    time = 0;
    const shared = create({ joins: true, keeps: true });
    await shared.join('a', deadline(), async () => ANSWER);
    await shared.join('private', deadline(), async () => ({ ...ANSWER, cacheControl: 'max-age=30, private' }));
    await shared.join('never', deadline(), async () => ({ ...ANSWER, cacheControl: 'no-store' }));
    expect([shared.find('private'), shared.find('never')]).toEqual([undefined, undefined]);
    expect(shared.find('a')).toMatchObject({ ...ANSWER, age: 0 });
    time = 29_999;
    expect(shared.find('a')).toMatchObject({ age: 29 });
    time = 30_000;
    expect(shared.find('a')).toBeUndefined();
  });

  it('are dropped at a change, also those of runs that began before it', async () => {
    time = 0;
    const shared = create({ joins: true, keeps: true });
    await shared.join('a', deadline(), async () => ANSWER);
    const before = heldRun();
    const old = shared.join('b', deadline(), before);
    shared.clear();
    expect(shared.find('a')).toBeUndefined();
    expect(await shared.join('b', deadline(), async () => ANSWER)).toEqual({ answer: ANSWER, isJoined: false });
    shared.clear();
    before.end(ANSWER);
    await old;
    expect(shared.find('b')).toBeUndefined();
  });

  it('are bounded in bytes', async () => {
    const shared = create({ joins: true, keeps: true });
    const text = 'x'.repeat(1_000_000);
    for (let nth = 0; nth < 20; nth++) await shared.join(`${nth}`, deadline(), async () => ({ ...ANSWER, body: text }));
    const kept = Array.from({ length: 20 }, (_, nth) => nth).filter((nth) => shared.find(`${nth}`));
    expect(kept).toEqual([13, 14, 15, 16, 17, 18, 19]);
    for (let nth = 0; nth < 20; nth++) await shared.join(`${nth}${text}`, deadline(), async () => ANSWER);
    expect([0, 4, 5, 19].map((nth) => shared.find(`${nth}${text}`) !== undefined)).toEqual([false, false, true, true]);
  });
});

describe('a gateway that shares answers', () => {
  const PRODUCT = 'query ($id: ID!) { product(id: $id) { id price { amount } } }';
  let host: RecordingHost;
  let app: FastifyInstance;
  let metrics: Metrics;
  beforeEach(async () => {
    host = await createRecordingHost(() => true);
    metrics = await createMetrics();
    const env = { REST_URL: host.url, LOG_LEVEL: 'silent', KEEP_ANSWERS: 'on', REQUEST_DEADLINE_MS: '60000' };
    app = await createGateway(readGatewayConfig(env), { metrics });
  });
  afterEach(async () => {
    await app.close();
    await host.close();
  });
  const countOf = async (way: AnswerWay) => sumOf(await metrics.text(), 'graphql_answers_total', { way });
  const post = (query: string, variables: object = {}, headers: Record<string, string> = {}): InjectOptions => ({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query, variables }),
  });
  const ask = async (...request: Parameters<typeof post>) => (await app.inject(post(...request))).json();

  it('shows a price at once that was changed through it', async () => {
    const product = host.answers.get('getProduct').product;
    const variables = { id: product.productId };
    const sell = (showPrice: number) => {
      host.patch = (id, answer) => (id === 'getProduct' ? { product: { ...product, showPrice } } : answer);
    };
    const priceOf = async () => (await ask(PRODUCT, variables)).data.product.price.amount;
    sell(100);
    for (let time = 0; time < 3; time++) expect(await priceOf()).toBe(100_00);
    sell(200);
    expect([await priceOf(), await countOf('kept')]).toEqual([100_00, 2]);
    const change = 'mutation ($input: SetPriceInput!) { setPrice(input: $input) { userErrors { code } } }';
    const input = { productId: product.productId, listPrice: 300_00, price: 200_00 };
    const changed = await ask(change, { input }, { authorization: 'Bearer t.seller' });
    expect(changed.data.setPrice.userErrors).toEqual([]);
    expect(await priceOf()).toBe(200_00);
  });

  it('gives nobody what is another shopper’s, and no shopper what is kept', async () => {
    const me = '{ me { name } }';
    const names = ['asha', 'ravi'];
    host.patch = (id, answer) =>
      id === 'getProfile' ? { user: { ...answer.user, name: `${host.calls.length}` } } : answer;
    const answers = await Promise.all(
      [...names, ...names].map((name) => ask(me, {}, { authorization: `Bearer t.${name}` })),
    );
    expect(new Set(answers.map(({ data }) => data.me.name)).size).toBe(4);
    const variables = { id: host.answers.get('getProduct').product.productId };
    const personal: Record<string, string>[] = [
      { authorization: 'Bearer t.asha' },
      { cookie: '__Host-rest.sid=1' },
      { 'x-graphql-cost': '1' },
    ];
    for (const headers of personal) for (let time = 0; time < 3; time++) await ask(PRODUCT, variables, headers);
    expect([await countOf('kept'), await countOf('joined')]).toEqual([0, 0]);
    for (let time = 0; time < 3; time++) await ask(PRODUCT, variables);
    expect(await countOf('kept')).toBeGreaterThan(0);
  });

  it('gives nobody an answer to other variables, also where JSON would write them alike', async () => {
    const list = 'query ($first: Int) { products(first: $first) { totalCount } }';
    for (let time = 0; time < 3; time++) expect((await ask(list, { first: null })).data).toBeDefined();
    expect(await countOf('kept')).toBe(1);
    const tooLarge = (first: string) => ({
      ...post(''),
      payload: `{"query":"${list}","variables":{"first":${first}}}`,
    });
    for (const first of ['1e400', '-1e400', `[${'['.repeat(20_000)}null${']'.repeat(20_000)}, 1e400]`]) {
      const refused = (await app.inject(tooLarge(first))).json();
      expect(refused).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    }
  });

  it('answers a kept answer by the same bytes, in each coding, and by 304', async () => {
    const query =
      '{ shop { name tagline description states homeSections claims { __typename } payment { __typename } } }';
    const get = (headers: Record<string, string>) =>
      app.inject({ method: 'GET', url: `/graphql?${new URLSearchParams({ query })}`, headers });
    for (const coding of ['br', 'gzip', 'identity']) {
      const answers = [];
      for (let time = 0; time < 4; time++) answers.push(await get({ 'accept-encoding': coding }));
      const [first, ...others] = answers.map(({ statusCode, headers, rawPayload }) => ({
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
    expect(await countOf('kept')).toBeGreaterThan(9);
  });
});

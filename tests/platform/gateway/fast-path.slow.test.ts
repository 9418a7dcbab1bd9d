import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGatewayConfig, type GatewayConfig } from '../../../bff/config.ts';
import { createGateway } from '../../../bff/gateway.ts';
import { EXAMPLES } from '../../../bff/graphql/explorer.ts';
import type { ResponseWay } from '../../../bff/graphql/request-record.ts';
import { createSchema } from '../../../bff/schema.ts';
import { createMetrics, type Metrics } from '../../../server-kit/metrics.ts';
import { DOCUMENT_TEXTS } from '../../document-texts.ts';
import { createRecordingHost, type RecordingHost } from '../../hosts/recording-host.ts';
import { createRandom } from '../../trust/harness/random.ts';
import { sumOf } from '../samples.ts';
import { exampleDocuments, post, spoil, toRequest, variablesOf, type RequestCase } from './fast-path-requests.ts';

/** The environment variable SEED sets another seed. A failure names the seed. */
const SEED = Number(process.env['SEED'] ?? 17);
/** Long limits: nothing is late on a slow machine, and no stale response replaces another. */
const PATIENT = { deadlineMs: 60_000, readTimeoutMs: 60_000, writeTimeoutMs: 60_000, publicCacheCharacters: 0 };

interface Measured {
  app: FastifyInstance;
  metrics: Metrics;
}
let host: RecordingHost;
let [plain, short, caching]: Measured[] = [];
const open = async (changes: Partial<GatewayConfig>): Promise<Measured> => {
  const metrics = await createMetrics();
  const env = { REST_URL: host.url, LOG_LEVEL: 'silent', PUBLIC_URL: 'http://127.0.0.1', NODE_ENV: 'production' };
  const config = { ...readGatewayConfig(env), ...PATIENT, ...changes };
  return { app: await createGateway(config, { metrics }), metrics };
};
beforeAll(async () => {
  host = await createRecordingHost(() => true);
  plain = await open({ hasFastPath: false });
  short = await open({ hasFastPath: true, hasResponseCache: false });
  caching = await open({ hasFastPath: true, hasResponseCache: true });
});
afterAll(async () => {
  await plain?.app.close();
  await short?.app.close();
  await caching?.app.close();
  await host.close();
});

/** Returns a response without the parts that depend on the moment. */
async function send(to: Measured | undefined, request: InjectOptions) {
  const response = await to?.app.inject(request);
  const { date: _, age: __, ...headers } = response?.headers ?? {};
  return { status: response?.statusCode, headers, body: response?.rawPayload.toString('base64') };
}
const countOf = async (of: Measured | undefined, way: ResponseWay) =>
  sumOf((await of?.metrics.text()) ?? '', 'graphql_responses_total', { way }) ?? 0;

/**
 * Returns the responses to a request: first without the fast path, then of each other gateway; the caching one gets
 * it twice concurrently.
 */
async function responsesTo(request: InjectOptions) {
  const first = await send(plain, request);
  return [first, ...(await Promise.all([send(short, request), send(caching, request), send(caching, request)]))];
}

/** Sends a request three times to each gateway, whose responses must be equal: by the third time the fast path has compiled it. */
async function compare(request: InjectOptions): Promise<void> {
  for (let time = 1; time <= 3; time++) {
    let [first, ...others] = await responsesTo(request);
    // On a busy machine a host call may fail. A real difference between the ways repeats.
    if (others.some((other) => !isDeepStrictEqual(other, first))) [first, ...others] = await responsesTo(request);
    for (const other of others) expect({ time, request, ...other }).toEqual({ time, request, ...first });
  }
}

describe(`the fast path responds as Apollo Server does (seed ${SEED})`, () => {
  const schema = createSchema();
  const random = createRandom(SEED);
  const documents = [...Object.values(DOCUMENT_TEXTS), ...exampleDocuments()];

  it(`the ${documents.length} documents of the storefront and of the examples, with right and wrong variables`, async () => {
    const before = await countOf(short, 'fast-path');
    expect(documents.length).toBeGreaterThan(Object.keys(DOCUMENT_TEXTS).length + 5);
    for (const query of documents) {
      const variables = variablesOf(schema, query);
      await compare(toRequest({ query, variables }, random));
      await compare(toRequest({ query, variables: spoil(variables, random) }, random));
    }
    expect((await countOf(short, 'fast-path')) - before).toBeGreaterThan(documents.length / 3);
    expect(await countOf(caching, 'cached')).toBeGreaterThan(0);
  }, 600_000);

  it('an operation of a document with several, after a request by its name', async () => {
    const before = await countOf(short, 'fast-path');
    const query =
      'query One { shop { name } } query Two { categories { name } } mutation Three { logout { __typename } }';
    for (let time = 0; time < 3; time++)
      for (const operationName of ['One', 'Two', 'Three', 'Four']) await compare(post({ query, operationName }));
    await compare(post({ query }));
    expect((await countOf(short, 'fast-path')) - before).toBeGreaterThan(8);
  }, 600_000);

  it('a request that is wrong, costs too much or is no query', async () => {
    const before = await countOf(short, 'apollo');
    const searches = Array.from({ length: 20 }, (_, at) => `a${at}: products(search: { text: "s" }) { nodes { id } }`);
    const requested: RequestCase[] = [
      { query: '{ nothing }' },
      { query: '{' },
      { query: '{ __schema { types { name } } }' },
      { query: `{ ${searches.join(' ')} }` },
      { query: 'query A { __typename } query B { shop { name } }', operationName: 'B' },
      { query: 'query A { __typename }', operationName: 'A' },
      { query: 'subscription { orderChanged(id: "1") { id } }' },
      { query: 'mutation { logout { __typename } }' },
      { query: 'query($first: Int!) { products(first: $first) { nodes { id } } }', variables: { first: 100_000 } },
      { query: '{ promoCode(code: "A") { code } b: promoCode(code: "B") { code } }' },
      { query: EXAMPLES },
    ];
    for (const one of requested) for (let way = 0; way < 8; way++) await compare(toRequest(one, random));
    for (const payload of ['[]', '[{"query":"{ __typename }"}]', '"text"', '{}', '{"query":1}', '{'])
      await compare({
        method: 'POST',
        url: '/graphql',
        headers: { 'x-request-id': 'a', 'content-type': 'application/json' },
        payload,
      });
    for (const search of [
      'query={__typename}&query={__typename}',
      'query={__typename}&variables=x',
      'variables={}',
      '',
    ])
      await compare({ method: 'GET', url: `/graphql?${search}`, headers: { 'x-request-id': 'a' } });
    expect((await countOf(short, 'apollo')) - before).toBeGreaterThan(requested.length);
  }, 600_000);
});

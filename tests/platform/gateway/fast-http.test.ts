import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGatewayConfig, type GatewayConfig } from '../../../bff/config.ts';
import { createGateway, type GatewayOptions } from '../../../bff/gateway.ts';
import { FastConnection, type ConnectionParts } from '../../../bff/platform/fast-http/connection.ts';
import { createSchema } from '../../../bff/schema.ts';
import { drain } from '../../../schema/graceful-shutdown.ts';
import { createMetrics } from '../../../schema/metrics.ts';
import { sendWholeThenRead } from '../../raw-http.ts';
import { createTestHost, type TestHost } from '../../hosts/test-host.ts';
import { createRecordingHost, type RecordingHost } from '../../hosts/recording-host.ts';
import { createRandom } from '../../trust/harness/random.ts';
import { exampleDocuments, STOREFRONT_DOCUMENTS, toRequest, variablesOf } from './lane-requests.ts';
import {
  alike,
  answersIn,
  bytesOf,
  connectTo,
  converse,
  LAST,
  lasting,
  oddConnection,
  post,
  PROMO_CODE,
  QUERY,
} from './raw-connections.ts';
import { sumOf } from '../samples.ts';

/** The environment variable SEED sets another seed. A failure names the seed. */
const SEED = Number(process.env['SEED'] ?? 17);
/** How many connections with odd bytes are tried; ODD_CONNECTIONS sets another number. */
const ODD_CONNECTIONS = Number(process.env['ODD_CONNECTIONS'] ?? 400);

interface Opened {
  app: FastifyInstance;
  port: number;
  /** How many requests Node's server has read. */
  readByNode: () => number;
  lines: string[];
}
let host: RecordingHost;
const opened: FastifyInstance[] = [];

async function open(
  changes: Partial<GatewayConfig>,
  options: GatewayOptions = {},
  { url }: TestHost = host,
): Promise<Opened> {
  const env = { REST_URL: url, LOG_LEVEL: 'info', PUBLIC_URL: 'http://127.0.0.1', NODE_ENV: 'production' };
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const config = { ...readGatewayConfig(env), publicCacheCharacters: 0, ...changes };
  const app = await createGateway(config, { logTo, ...options });
  opened.push(app);
  let requests = 0;
  app.server.on('request', () => void requests++);
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  return { app, port: Number(port), readByNode: () => requests, lines };
}

beforeAll(async () => {
  host = await createRecordingHost(() => true);
});
afterAll(async () => {
  for (const app of opened) await app.close();
  await host.close();
});

describe(`what is read without Node's server is answered as what it reads (seed ${SEED})`, () => {
  let [fast, slow]: Opened[] = [];
  beforeAll(async () => {
    const limits = { requestMs: 1_000, deadlineMs: 60_000, readTimeoutMs: 60_000, writeTimeoutMs: 60_000 };
    fast = await open({ ...limits, hasFastHttp: true });
    slow = await open({ ...limits, hasFastHttp: false });
    for (const { app } of [fast, slow]) app.server.keepAliveTimeout = 1_000;
  });
  const both = async (parts: readonly Buffer[], right?: readonly Buffer[]) => {
    if (!fast || !slow) throw new Error('Both are open.');
    return Promise.all([converse(fast, parts, right), converse(slow, parts, right)]);
  };

  it('all documents of the storefront and of the examples, one after another on one connection', async () => {
    const [schema, random] = [createSchema(), createRandom(SEED)];
    const documents = [...Object.values(STOREFRONT_DOCUMENTS), ...exampleDocuments()];
    for (const query of documents) {
      const request = bytesOf(toRequest({ query, variables: variablesOf(schema, query) }, random));
      const [first, second] = await both([LAST], [request, request, request]);
      expect({ request: request.toString(), answers: first }).toEqual({ request: request.toString(), answers: second });
      expect(first).toHaveLength(4);
    }
    // The last request on each connection is Node's to read.
    expect(fast?.readByNode()).toBeLessThan((slow?.readByNode() ?? 0) / 2);
    const answered = ({ lines }: Opened) =>
      lines
        .filter((line) => line.includes('"answered"'))
        .map(lasting)
        .toSorted();
    if (fast && slow) expect(answered(fast)).toEqual(answered(slow));
  }, 600_000);

  it(`${ODD_CONNECTIONS} connections with odd bytes`, async () => {
    const random = createRandom(SEED);
    for (let done = 0; done < ODD_CONNECTIONS; done += 50) {
      const some = Array.from({ length: 50 }, () => oddConnection(random));
      const all = await Promise.all(some.map(async (parts) => ({ parts, answers: await both(parts) })));
      for (const { parts, answers } of all) {
        const [first, second] = alike(...answers);
        const sent = parts.map((part) => part.toString('latin1'));
        expect({ sent, answers: first }).toEqual({ sent, answers: second });
      }
    }
  }, 600_000);

  it.each([
    ['two lengths', post(QUERY, { 'content-length': '3' })],
    ['a length and chunks', post(QUERY, { 'transfer-encoding': 'chunked' })],
    ['a name with a blank', post(QUERY, { 'x-a ': 'b' })],
    ['a line of one sign', post(QUERY, { 'x-a': 'b\nx-c: d' })],
    ['a line that goes on', post(QUERY, { 'x-a': 'b\r\n c' })],
    ['two hosts', post(QUERY, { host: 'other.example' })],
    ['a prototype', post('{"query":"{ __typename }","__proto__":{"a":1}}')],
    ['a prototype by escapes', post('{"query":"{ __typename }","\\u005f_proto__":{"a":1}}')],
    ['no JSON', post('{"query":')],
    ['nothing', post('')],
    ['signs beyond ASCII', post('{"query":"{ __typename } # लहरिया"}')],
    [
      'bytes that are not UTF-8',
      Buffer.concat([
        Buffer.from(post('{"query":"{ __typename } # ee"}').toString().slice(0, -4)),
        Buffer.from([0xe9, 0xe9]),
        Buffer.from('"}'),
      ]),
    ],
    ['a type that is none', post(QUERY, { 'content-type': 'application/json;;' })],
    ['another type', post(QUERY, { 'content-type': 'text/plain' })],
    ['another charset', post(QUERY, { 'content-type': 'application/json; charset=utf-16' })],
    ['a body that is compressed', post(QUERY, { 'content-encoding': 'gzip' })],
    ['a body that is compressed by nothing', post(QUERY, { 'content-encoding': 'identity' })],
    ['an empty name of the operation', post('{"query":"{ __typename }","operationName":""}')],
    ['expectations', post(QUERY, { expect: '100-continue' })],
    ['another protocol', post(QUERY, { connection: 'upgrade', upgrade: 'h2c' })],
    ['another path', bytesOf({ method: 'GET', url: '/graphqlx?query={__typename}' })],
    ['another method', bytesOf({ method: 'DELETE', url: '/graphql' })],
    ['a GET with a body', bytesOf({ method: 'GET', url: '/graphql?query={__typename}', payload: QUERY })],
    ['an old version', Buffer.from(post(QUERY).toString().replace('HTTP/1.1', 'HTTP/1.0'))],
    ['a long head', post(QUERY, { 'x-a': 'b'.repeat(20_000) })],
    ['a long body', post(`{"query":"{ __typename }","extensions":{"a":"${'b'.repeat(90_000)}"}}`)],
    ['a body that is too long', post(`{"query":"{ __typename }","extensions":{"a":"${'b'.repeat(110_000)}"}}`)],
  ])('%s', async (_, request) => {
    const [first, second] = await both([request, LAST], [post(QUERY)]);
    expect(first).toEqual(second);
    expect(first[0]?.status).toBe(200);
  });

  it('who is believed about addresses: the same proxies', async () => {
    const chains = [
      '192.0.2.7',
      '192.0.2.7, 127.0.0.1',
      '127.0.0.1',
      'nonsense',
      '198.51.100.1, 192.0.2.7:81',
      '[2001:db8::1]:4',
    ];
    const told: (string | undefined)[] = [];
    const listening = await createTestHost((path, _, __, { headers }) => {
      if (path[0] === 'promocode') told.push(headers['x-forwarded-for']?.toString());
    });
    for (const hasFastHttp of [true, false]) {
      const to = await open({ hasFastHttp }, {}, listening);
      for (const chain of chains) await converse(to, [post(PROMO_CODE, { 'x-forwarded-for': chain }), LAST]);
      await to.app.close();
    }
    await listening.close();
    expect(told).toHaveLength(2 * chains.length);
    expect(new Set(told)).toEqual(new Set(['192.0.2.7', '127.0.0.1', '2001:db8::1']));
    expect(told.slice(0, chains.length)).toEqual(told.slice(chains.length));
  });
});

describe('a connection', () => {
  it('is closed with 408 when no request comes in time', async () => {
    const gateway = await open({ requestMs: 200 });
    const [answer] = await converse(gateway, []);
    expect(answer?.status).toBe(408);
  });

  it('on which a request comes slowly is read by Node, who counts slow senders', async () => {
    const gateway = await open({});
    const { socket, bytes } = connectTo(gateway);
    const request = post(QUERY);
    socket.write(request.subarray(0, -5));
    await expect.poll(() => gateway.readByNode()).toBe(1);
    socket.write(request.subarray(-5));
    await expect.poll(() => answersIn(bytes())).toHaveLength(1);
    socket.destroy();
  });

  it('that is idle is closed when its time is over', async () => {
    const gateway = await open({});
    gateway.app.server.keepAliveTimeout = 100;
    const { socket, bytes } = connectTo(gateway);
    socket.write(post(QUERY));
    await once(socket, 'close');
    expect(answersIn(bytes())).toHaveLength(1);
  });

  it('whose client reads nothing gets no second answer', async () => {
    let answered = 0;
    const server = createHttpServer().removeAllListeners('connection');
    const parts: ConnectionParts = {
      server,
      handOver: (socket) => void socket.destroy(),
      answer: (_, reply) => {
        answered++;
        reply.send('a'.repeat(20_000_000));
      },
      isLeaving: () => false,
      isClosing: () => false,
      requestMs: 60_000,
      usual: {},
    };
    server.on('connection', (socket) => new FastConnection(socket, parts, () => undefined));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    const count = () => new Promise<number>((counted) => server.getConnections((_, open) => counted(open)));
    client.pause().write(post(QUERY));
    await expect.poll(() => answered).toBe(1);
    await new Promise((sent) => client.write(post(QUERY), sent));
    // A connection that came later is answered, so the request before it has been looked at.
    const other = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    other.write(post(QUERY));
    await expect.poll(() => answered).toBe(2);
    client.resume();
    await expect.poll(() => answered).toBe(3);
    client.destroy();
    other.destroy();
    await expect.poll(count).toBe(0);
    server.close();
  });

  it.each([true, false])(
    'that its client leaves before the answer is logged as such (fast: %s)',
    async (hasFastHttp) => {
      const [hasCome, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const slowHost = await createTestHost(async (path) => {
        if (path[0] !== 'promocode') return;
        hasCome.resolve();
        await mayAnswer.promise;
      });
      const gateway = await open({ hasFastHttp }, {}, slowHost);
      const { socket } = connectTo(gateway);
      socket.write(post(PROMO_CODE));
      await hasCome.promise;
      socket.destroy();
      const statuses = () =>
        gateway.lines.filter((line) => line.includes('"answered"')).map((line) => JSON.parse(line).status);
      await expect.poll(statuses).toEqual([499]);
      mayAnswer.resolve();
      await slowHost.close();
    },
  );

  it('lets its client read why a body of megabytes is refused', async () => {
    const { port } = await open({});
    const body = 'x'.repeat(5_000_000);
    for (const path of ['/graphql', '/payment/webhook', '/newsletter/leave?token=a']) {
      const type = path === '/newsletter/leave?token=a' ? 'application/x-www-form-urlencoded' : 'application/json';
      const head = [`POST ${path} HTTP/1.1`, 'Host: a', `Content-Type: ${type}`, `Content-Length: ${body.length}`];
      const { status } = await sendWholeThenRead(`http://127.0.0.1:${port}`, head, body);
      expect([path, status]).toEqual([path, 413]);
    }
  });

  it('closes with the gateway: an idle one at once, one with a request after its answer', async () => {
    const [hasCome, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slowHost = await createTestHost(async (path) => {
      if (path[0] !== 'promocode') return undefined;
      hasCome.resolve();
      await mayAnswer.promise;
      return undefined;
    });
    const gateway = await open({}, {}, slowHost);
    const [idle, busy] = [connectTo(gateway), connectTo(gateway)];
    idle.socket.write(post(QUERY));
    await expect.poll(() => answersIn(idle.bytes())).toHaveLength(1);
    busy.socket.write(post(PROMO_CODE));
    await hasCome.promise;
    const gone = [once(idle.socket, 'close'), once(busy.socket, 'close')];
    const closed = gateway.app.close();
    await gone[0];
    mayAnswer.resolve();
    await gone[1];
    const [answer] = answersIn(busy.bytes());
    expect([answer?.status, answer?.headers]).toEqual([200, expect.arrayContaining(['connection: close'])]);
    await closed;
    await slowHost.close();
  });

  it('is closed after its answer once the gateway is about to leave', async () => {
    const gateway = await open({});
    const leaving = drain(gateway.app, 1);
    expect(await converse(gateway, [post(QUERY)])).toMatchObject([
      { status: 200, headers: expect.arrayContaining(['connection: close']) },
    ]);
    await leaving;
  });

  it('is measured as all others are', async () => {
    const metrics = await createMetrics();
    const gateway = await open({}, { metrics });
    const { socket, bytes } = connectTo(gateway);
    socket.write(post(QUERY));
    await expect.poll(() => answersIn(bytes())).toHaveLength(1);
    const text = await metrics.text();
    expect(sumOf(text, 'http_request_duration_seconds_count', { route: '/graphql', status: '2xx' })).toBe(1);
    expect(sumOf(text, 'graphql_operations_total', { outcome: 'ok' })).toBe(1);
    expect(sumOf(text, 'http_requests_in_flight', {})).toBe(0);
    expect(gateway.readByNode()).toBe(0);
    socket.destroy();
  });
});

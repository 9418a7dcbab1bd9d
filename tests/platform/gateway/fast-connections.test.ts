import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as soon, setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { FastConnection, type ConnectionParts } from '../../../bff/platform/fast-http/connection.ts';
import { serveFastHttp, type FastHttpParts } from '../../../bff/platform/fast-http/fast-http.ts';
import type { FastReply } from '../../../bff/platform/fast-http/reply.ts';
import { RequestReader } from '../../../bff/platform/fast-http/read-request.ts';
import { endConnection } from '../../../schema/http-requests.ts';
import { createMetrics, measureRequests } from '../../../schema/metrics.ts';
import { sumOf } from '../samples.ts';
import { answersIn, connectTo, converse, post, QUERY, type Client } from './raw-connections.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server whose connections are read here, and what it did. */
interface Served {
  port: number;
  server: Server;
  connections: FastConnection[];
  /** How many connections Node was to read. */
  handedOver: () => number;
}

async function serve(changes: Partial<ConnectionParts>): Promise<Served> {
  const server = createHttpServer().removeAllListeners('connection');
  const connections: FastConnection[] = [];
  let handedOver = 0;
  const parts: ConnectionParts = {
    server,
    handOver: (socket) => {
      handedOver++;
      socket.destroy();
    },
    answer: (_, reply) => void reply.send('{}'),
    isLeaving: () => false,
    isClosing: () => false,
    requestMs: 60_000,
    usual: {},
    ...changes,
  };
  server.on('clientError', (error, socket) => {
    if ('setTimeout' in socket) endConnection(error, socket as Parameters<typeof endConnection>[1], {});
  });
  server.on('connection', (socket) => connections.push(new FastConnection(socket, parts, () => undefined)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => new Promise((closed) => server.close(closed)));
  return { port: portOf(server), server, connections, handedOver: () => handedOver };
}

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A server that listens has a port.');
  return address.port;
}

/** A client whose connection the server has, and the server's end of it. */
async function clientOf({ port, server }: Served): Promise<Client & { far: Socket }> {
  const came = new Promise<Socket>((resolve) => server.once('connection', resolve));
  const client = connectTo({ port });
  return { ...client, far: await came };
}

/** How many connections a server has. */
const openAt = ({ server }: Served): Promise<number> =>
  new Promise((counted) => server.getConnections((_, open) => counted(open)));

describe('a request that is made to take time', () => {
  it('costs no more than its length: a line of blanks that ends oddly', () => {
    const head = Buffer.from(`POST /graphql HTTP/1.1\r\nHost: a\r\nX-A:${' '.repeat(8_000)}\u0001\r\n\r\n`);
    const begun = performance.now();
    for (let times = 0; times < 20; times++) expect(new RequestReader().read(head)).toBeUndefined();
    // Where it takes the square, each takes a tenth of a second.
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it('becomes Node’s when it comes in many pieces, which would be read again and again', async () => {
    const served = await serve({});
    const { socket } = await clientOf(served);
    const request = post(QUERY);
    for (let at = 0; at < request.length && !socket.destroyed; at++) {
      socket.write(request.subarray(at, at + 1));
      await soon();
    }
    await expect.poll(served.handedOver).toBe(1);
  });
});

describe('a connection that its answer closes', () => {
  it('serves no request that comes after it, nor waits for its client', async () => {
    let answered = 0;
    const mayAnswer = Promise.withResolvers<void>();
    const served = await serve({
      answer: (_, reply) => {
        answered++;
        void mayAnswer.promise.then(() => reply.send('{}'));
      },
      isLeaving: () => true,
    });
    const { socket, bytes } = await clientOf(served);
    const closed = once(socket, 'close');
    socket.write(post(QUERY));
    await expect.poll(() => answered).toBe(1);
    await new Promise((sent) => socket.write(post(QUERY), sent));
    mayAnswer.resolve();
    await closed;
    expect(answersIn(bytes())).toHaveLength(1);
    await expect.poll(() => openAt(served)).toBe(0);
    expect(answered).toBe(1);
  });

  it('serves none that comes when it was sent', async () => {
    let answered = 0;
    const answer: ConnectionParts['answer'] = (_, reply) => {
      answered++;
      reply.send('{}');
    };
    const served = await serve({ answer, isLeaving: () => true });
    const { socket } = await clientOf(served);
    socket.allowHalfOpen = true;
    socket.write(post(QUERY));
    await once(socket, 'end');
    socket.end(post(QUERY));
    await expect.poll(() => openAt(served)).toBe(0);
    expect(answered).toBe(1);
  });
});

describe('a client that leaves', () => {
  it.each([
    ['nothing', 0],
    ['some of its next request, in pieces', 3],
  ])('is known to have left when it has sent %s', async (_, pieces) => {
    const hasCome = Promise.withResolvers<FastReply>();
    const served = await serve({ answer: (__, reply) => hasCome.resolve(reply) });
    const { socket } = await clientOf(served);
    socket.write(post(QUERY));
    const reply = await hasCome.promise;
    const closed = new Promise<void>((resolve) => reply.once('close', resolve));
    for (let piece = 0; piece < pieces; piece++) {
      await new Promise((sent) => socket.write('P', sent));
      await pause(20);
    }
    socket.destroy();
    await closed;
    expect(reply.writableFinished).toBe(false);
  });

  it('may send no more of its next requests than is held for it', async () => {
    const served = await serve({ answer: () => undefined });
    const { socket, far } = await clientOf(served);
    socket.write(post(QUERY));
    await once(far, 'data');
    socket.write(Buffer.alloc(200_000));
    await expect.poll(() => far.isPaused()).toBe(true);
    far.destroy();
  });
});

describe('a part of a request', () => {
  it('is refused as Node does it when its client sends no more', async () => {
    const served = await serve({});
    const { socket, bytes } = await clientOf(served);
    socket.end(post(QUERY).subarray(0, -5));
    await once(socket, 'close');
    expect(answersIn(bytes())).toMatchObject([{ status: 400 }]);
  });

  it('is waited for when the server closes what is idle', async () => {
    const served = await serve({ isLeaving: () => true });
    const { socket, bytes, far } = await clientOf(served);
    const [connection] = served.connections;
    const request = post(QUERY);
    const came = once(far, 'data');
    socket.write(request.subarray(0, -5));
    await came;
    connection?.closeIfIdle();
    socket.write(request.subarray(-5));
    await once(socket, 'close');
    expect(answersIn(bytes())).toMatchObject([{ status: 200 }]);
  });
});

it('a head that comes again says the same again, whatever was done with it, and another body counts', () => {
  const reader = new RequestReader();
  const read = (name: string, headers: Record<string, string>) =>
    reader.read(post(JSON.stringify({ operationName: name }), headers));
  const first = read('A', { 'x-a': '1', cookie: 'a=1' });
  const asRead = structuredClone(first);
  if (typeof first === 'object') delete first.headers.cookie;
  expect(read('A', { 'x-a': '1', cookie: 'a=1' })).toEqual(asRead);
  expect(read('B', { 'x-a': '1', cookie: 'a=1' })).toMatchObject({
    body: { operationName: 'B' },
    headers: { cookie: 'a=1' },
  });
  expect(read('A', { 'x-a': '2', cookie: 'a=2' })).toMatchObject({ headers: { 'x-a': '2', cookie: 'a=2' } });
  expect(reader.read(Buffer.concat([post('{}'), Buffer.from(' ')]))).toBeUndefined();
});

it('what Node reads as the client’s wish about the connection is left to it', () => {
  expect(new RequestReader().read(post(QUERY, { 'proxy-connection': 'close' }))).toBeUndefined();
});

it('an answer that cannot be sent ends its connection, and not the process', async () => {
  const app = fastify();
  const parts: FastHttpParts = {
    answer: async (_, reply) => {
      reply.send('{}');
      throw new Error('too late');
    },
    answerError: (_, __, reply) => void reply.send('{}'),
    watchers: [],
    trustProxy: '',
    requestMs: 60_000,
    usualHeaders: {},
  };
  serveFastHttp(app, parts);
  await app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(() => app.close());
  await converse({ port: portOf(app.server) }, [post(QUERY)]);
  expect(app.server.listening).toBe(true);
});

it('a request that Node has read is over when its client leaves before the answer', async () => {
  const [app, metrics] = [fastify(), await createMetrics()];
  measureRequests(app, metrics);
  const hasCome = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  app.get('/', async () => {
    hasCome.resolve();
    await mayAnswer.promise;
    return '';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(() => app.close());
  const { socket } = connectTo({ port: portOf(app.server) });
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await hasCome.promise;
  expect(sumOf(await metrics.text(), 'http_requests_in_flight', {})).toBe(1);
  socket.destroy();
  await expect.poll(async () => sumOf(await metrics.text(), 'http_requests_in_flight', {})).toBe(0);
  expect(sumOf(await metrics.text(), 'http_request_duration_seconds_count', { status: '4xx' })).toBe(1);
  mayAnswer.resolve();
});

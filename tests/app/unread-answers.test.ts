import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import proxy from '@fastify/http-proxy';
import { afterEach, expect, it, vi } from 'vitest';
import type { Faults } from '../../web/server/faults.ts';
import { closeUnread } from '../../web/server/unread-answers.ts';
import { queueFor } from '../../web/server/upstream-slots.ts';
import { startShell } from './shop.ts';

/** More than the buffers between two sockets take. */
const LARGE = 16_000_000;
/** Refusals without a page. */
const NO_FAULTS: Faults = {
  send: async (_request, reply, status) => reply.code(status).send('refused'),
  answerUnreadable: async () => undefined,
  log: () => undefined,
};

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Sends GETs one behind the other on one connection, and reads nothing. */
async function pipeline(address: string, paths: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  ends.push(() => socket.destroy());
  await once(socket, 'connect');
  socket.pause();
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
  return socket;
}

async function listen(listener: RequestListener) {
  const server = createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A floor that passes `/below` on by few slots, and answers `/large` itself. `begun` has what has come below. */
async function startFloor(answer: RequestListener, mostOfOne: number) {
  const begun: string[] = [];
  const below = await listen((request, response) => {
    begun.push(request.url ?? '');
    answer(request, response);
  });
  const app: FastifyInstance = fastify({ forceCloseConnections: true });
  ends.push(() => app.close());
  closeUnread(app.server);
  app.get('/large', () => Buffer.alloc(LARGE));
  app.register(async (scope) => {
    queueFor(scope, NO_FAULTS, { most: mostOfOne, mostOfOne, mostWaiting: 100, waitMs: 200 });
    await scope.register(proxy, { prefix: '/below', rewritePrefix: '/below', upstream: below.address });
  });
  return { address: await app.listen({ port: 0, host: '127.0.0.1' }), begun };
}

it('lets nobody who sends requests and reads no answers keep others from theirs', async () => {
  const shop = await startShell();
  ends.push(() => shop.close());
  const flood = ['/', ...Array.from({ length: 900 }, () => '/graphql?query=%7B__typename%7D')];
  const sockets = await Promise.all(Array.from({ length: 6 }, () => pipeline(shop.address, flood)));
  const headers = { 'content-type': 'application/json' };
  const ask = () => fetch(`${shop.address}/graphql`, { method: 'POST', headers, body: '{"query":"{ __typename }"}' });
  for (let at = 0; at < 20; at++) expect((await ask()).status).toBe(200);
  for (const socket of sockets) if (!socket.resume().destroyed) await once(socket, 'close');
});

it('gives a slot back when the floor below has answered, though nobody reads', async () => {
  const { address, begun } = await startFloor((_, response) => response.end('here'), 2);
  await pipeline(address, ['/large', '/below/1', '/below/2']);
  await expect.poll(() => begun).toHaveLength(2);
  for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
    const answer = await fetch(`${address}/below/3`, { method });
    expect([answer.status, await answer.text()]).toEqual([200, method === 'GET' ? 'here' : '']);
  }
});

it('keeps a slot until the floor below has answered whole, or the client leaves', async () => {
  const { address, begun } = await startFloor((_, response) => response.write(Buffer.alloc(LARGE)), 1);
  const socket = await pipeline(address, ['/large', '/below/1']);
  await expect.poll(() => begun).toHaveLength(1);
  expect((await fetch(`${address}/below/2`)).status).toBe(503);
  socket.destroy();
  await expect
    .poll(async () => {
      const { status, body } = await fetch(`${address}/below/3`);
      await body?.cancel();
      return status;
    })
    .toBe(200);
});

it('closes a connection with more than sixteen requests under way, and asks nothing more for it', async () => {
  const { address, begun } = await startFloor((_, response) => response.end('here'), 100);
  const patient = await pipeline(address, ['/large', ...Array.from({ length: 15 }, (_, at) => `/below/${at}`)]);
  await expect.poll(() => begun).toHaveLength(15);
  expect(patient.destroyed).toBe(false);
  const socket = await pipeline(address, ['/large', ...Array.from({ length: 16 }, (_, at) => `/below/${at}`)]);
  await once(socket.resume(), 'close');
  expect((await fetch(`${address}/below/last`)).status).toBe(200);
  expect(begun.slice(15)).toEqual(['/below/last']);
});

it('closes a connection on which nothing goes out, and no other', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  ends.push(() => vi.useRealTimers());
  const { server, address } = await listen((request, response) => {
    if (request.url === '/small') response.end('here');
    else Readable.from(endless()).pipe(response);
  });
  const kept: Socket[] = [];
  server.on('connection', (socket: Socket) => kept.push(socket));
  closeUnread(server);
  const slow = await pipeline(address, ['/large']);
  for (const paths of [['/large'], ['/small'], ['/small', '/large']]) await pipeline(address, paths);
  for (let seconds = 0; seconds < 90; seconds += 15) {
    await read(slow, 2 * LARGE);
    vi.advanceTimersByTime(15_000);
  }
  expect(kept.map(({ destroyed }) => destroyed)).toEqual([false, true, false, true]);
});

function* endless() {
  const chunk = Buffer.alloc(50_000);
  for (;;) yield chunk;
}

async function read(socket: Socket, bytes: number): Promise<void> {
  for (let left = bytes; left > 0;) {
    const chunk: Buffer | null = socket.read();
    left -= chunk?.length ?? 0;
    if (!chunk) await once(socket, 'readable');
  }
}

import { connect } from 'node:net';
import { createServer as createSecureServer } from 'node:tls';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Cancellation } from '../../../../bff/platform/upstream/cancellation.ts';
import { HostConnection } from '../../../../bff/platform/upstream/http-client/connection.ts';
import {
  createHttpClient,
  type HttpClient,
  type HttpClientOptions,
} from '../../../../bff/platform/upstream/http-client/http-client.ts';
import { Failure } from '../../../../bff/platform/failures.ts';
import { passTime } from '../../../pass-time.ts';
import { attemptAt, ok, read, startRawHost, type RawHost, type Respond } from './raw-host.ts';
import { selfSigned } from './self-signed.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A host that answers so, and a client of it. */
async function open(respond: Respond, options: Partial<HttpClientOptions> = {}): Promise<[HttpClient, RawHost]> {
  const host = await startRawHost(respond);
  const client = createClient(host, options);
  return [client, host];
}

function createClient(host: RawHost, options: Partial<HttpClientOptions> = {}): HttpClient {
  const usual = { connections: 2, connectMs: 5_000, idleMs: 10_000, maxAnswerBytes: 1_000 };
  const client = createHttpClient(host.origin, { ...usual, ...options });
  closing.push(
    () => host.close(),
    () => client.close(),
  );
  return client;
}

/** What comes of a request on a connection to a host whose address nobody finds. */
async function neverOpen(connectMs: number): Promise<unknown> {
  const client = { connectMs, maxAnswerBytes: 1_000, idleMs: 1_000, onIdle: () => undefined, onEnd: () => undefined };
  const openSocket = () => connect({ host: 'a.example', port: 80, lookup: () => undefined });
  const connection = new HostConnection({ ...client, open: openSocket, openedEvent: 'connect' });
  const request = { head: '', body: undefined, isOver: false, connection: undefined };
  return new Promise((resolve) => {
    connection.send({ ...request, resolve, reject: (error) => resolve(error instanceof Error && error.message) });
  });
}

/** Resolves once the client has closed a connection. */
const isClosed = (host: RawHost, nth = 0) => vi.waitFor(() => expect(host.connections[nth]?.socket.closed).toBe(true));

describe('a request', () => {
  it('is sent as it is, with the host, and nothing that would end the connection', async () => {
    const [client, host] = await open((socket) => socket.write(ok()));
    expect(await read(client, '/product?page=1', { headers: { 'x-request-id': 'a' } })).toBe('200 ok');
    const head = `GET /product?page=1 HTTP/1.1\r\nhost: ${host.origin.host}\r\nconnection: keep-alive\r\nx-request-id: a\r\n\r\n`;
    expect(host.requests).toEqual([head]);
  });

  it('has the length of its body, in bytes', async () => {
    const [client, host] = await open((socket) => socket.write(ok()));
    await read(client, '/a', { method: 'POST', headers: {}, body: '{"name":"बंधेज"}' });
    await read(client, '/a', { method: 'POST', headers: {}, body: Buffer.from('{}') });
    await read(client, '/a', { method: 'DELETE', headers: {} });
    const ends = host.requests.map((request) =>
      Buffer.from(request.split('keep-alive\r\n')[1] ?? '', 'latin1').toString(),
    );
    expect(ends).toEqual([
      'content-length: 26\r\n\r\n{"name":"बंधेज"}',
      'content-length: 2\r\n\r\n{}',
      'content-length: 0\r\n\r\n',
    ]);
  });

  it.each([
    ['/a b', {}],
    ['/a\r\nx: y', {}],
    ['a', {}],
    ['/é', {}],
    ['/', { 'x-a': 'a\r\nx: y' }],
    ['/', { 'x-a': 'a\0' }],
    ['/', { 'x a': 'b' }],
  ])('is refused where it could be read as more: %j %j', async (path, headers) => {
    const [client, host] = await open((socket) => socket.write(ok()));
    expect(await read(client, path, { headers })).toMatch(/^TypeError/);
    expect(host.connections).toEqual([]);
  });
});

describe('a connection', () => {
  it('is used again, and by no more than one request at a time', async () => {
    const [client, host] = await open((socket) => socket.write(ok()));
    expect([await read(client), await read(client)]).toEqual(['200 ok', '200 ok']);
    expect(host.connections).toHaveLength(1);
    await Promise.all([read(client), read(client)]);
    expect(host.connections).toHaveLength(2);
  });

  it('is waited for, in order, where there are no more', async () => {
    const held: (() => void)[] = [];
    const [client, host] = await open((socket) => held.push(() => void socket.write(ok())));
    const paths = ['/a', '/b', '/c', '/d'];
    const answers = Promise.all(paths.map((path) => read(client, path)));
    for (let nth = 0; nth < paths.length; nth++) {
      await vi.waitFor(() => expect(held.length).toBeGreaterThan(nth));
      held[nth]?.();
    }
    expect(await answers).toEqual(paths.map(() => '200 ok'));
    expect(host.connections).toHaveLength(2);
    expect(host.requests.map((request) => request.slice(4, 6)).toSorted()).toEqual(paths);
  });

  it.each([
    ['says that it ends', 'Connection: close\r\n', ''],
    ['ends sooner than a request takes', 'Keep-Alive: timeout=1\r\n', ''],
    ['sends more than the answer', '', 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil'],
  ])('is not used again when its host %s', async (_, headers, more) => {
    const [client, host] = await open((socket) => socket.write(ok('ok', headers) + more));
    expect([await read(client), await read(client)]).toEqual(['200 ok', '200 ok']);
    expect(host.connections).toHaveLength(2);
    await isClosed(host);
  });

  it('is not used again when bytes come that nobody has asked for', async () => {
    const [client, host] = await open((socket) => socket.write(ok()));
    await read(client);
    host.connections[0]?.socket.write(ok('evil'));
    await isClosed(host);
    expect(await read(client)).toBe('200 ok');
    expect(host.connections).toHaveLength(2);
  });

  it('is not used again when its host has ended it', async () => {
    const [client, host] = await open((socket) => socket.write(ok()));
    await read(client);
    host.connections[0]?.socket.end();
    await isClosed(host);
    expect(await read(client)).toBe('200 ok');
    expect(host.connections).toHaveLength(2);
  });

  it('is not used again after it was idle for too long, or for all but a second of what its host says', async () => {
    const [client, host] = await open((socket, _, nth) =>
      socket.write(ok('ok', nth > 1 ? 'Keep-Alive: timeout=5\r\n' : '')),
    );
    await read(client);
    passTime(9_900);
    await read(client);
    expect(host.connections).toHaveLength(1);
    passTime(3_900);
    await read(client);
    expect(host.connections).toHaveLength(1);
    passTime(4_100);
    await read(client);
    expect(host.connections).toHaveLength(2);
  });

  it('is closed by itself when it was idle for too long', async () => {
    const [client, host] = await open((socket) => socket.write(ok()), { idleMs: 20 });
    await read(client);
    await vi.waitFor(() => expect(host.connections[0]?.socket.closed).toBe(true), { timeout: 10_000 });
  });

  it('is given up when it is not open in time', async () => {
    expect(await neverOpen(5)).toBe('CONNECT_TIMEOUT');
  });

  it('may take longer than that for its answer, once it is open', async () => {
    const [client, host] = await open(() => undefined, { connectMs: 100 });
    const answer = read(client);
    await vi.waitFor(() => expect(host.requests).toHaveLength(1));
    await neverOpen(100);
    host.connections[0]?.socket.write(ok());
    expect(await answer).toBe('200 ok');
  });

  it('is refused as the system says it', async () => {
    const [client, host] = await open(() => undefined);
    await host.close();
    expect(await read(client)).toBe('ECONNREFUSED');
  });

  it('fails with its host, and what waits goes on by another', async () => {
    const [client, host] = await open((socket, _, nth) => (nth === 1 ? socket.destroy() : socket.write(ok())), {
      connections: 1,
    });
    expect(await Promise.all([read(client), read(client)])).toEqual(['CLOSED', '200 ok']);
    expect(host.connections).toHaveLength(2);
  });

  it('is secured for https, by the certificate of its host', async () => {
    const { key, cert } = selfSigned();
    const host = await startRawHost((socket) => socket.write(ok()), createSecureServer({ key, cert }));
    const trusting = createClient(host, { tls: { ca: cert } });
    expect(await read(trusting)).toBe('200 ok');
    expect(await read(createClient(host))).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
  });
});

describe('a request that nobody waits for any longer', () => {
  const reason = new Failure('UPSTREAM_TIMEOUT');

  it('is not sent, when it has not been', async () => {
    const held: (() => void)[] = [];
    const [client, host] = await open((socket) => held.push(() => void socket.write(ok())), { connections: 1 });
    const [first, cancellation] = [read(client, '/a'), new Cancellation()];
    const second = client.send(attemptAt('/b', { cancellation }));
    cancellation.cancel(reason);
    await expect(second).rejects.toBe(reason);
    const third = read(client, '/c');
    await vi.waitFor(() => expect(held).toHaveLength(1));
    held[0]?.();
    await vi.waitFor(() => expect(held).toHaveLength(2));
    held[1]?.();
    expect([await first, await third]).toEqual(['200 ok', '200 ok']);
    expect(host.requests.map((request) => request.slice(4, 6))).toEqual(['/a', '/c']);
  });

  it('is not sent either when it was given up before', async () => {
    const [client, host] = await open((socket) => socket.write(ok()));
    const cancellation = new Cancellation();
    cancellation.cancel(reason);
    await expect(client.send(attemptAt('/a', { cancellation }))).rejects.toBe(reason);
    expect(host.connections).toEqual([]);
  });

  it('closes its connection, and whoever waited gets another', async () => {
    const [client, host] = await open((socket, _, nth) => nth > 1 && socket.write(ok()), { connections: 1 });
    const cancellation = new Cancellation();
    const first = client.send(attemptAt('/a', { cancellation }));
    const second = read(client, '/b');
    await vi.waitFor(() => expect(host.requests).toHaveLength(1));
    cancellation.cancel(reason);
    await expect(first).rejects.toBe(reason);
    expect(await second).toBe('200 ok');
    await isClosed(host);
  });

  it('ends nobody else’s when it is answered already', async () => {
    const held: (() => void)[] = [];
    const [client] = await open((socket, _, nth) =>
      nth === 1 ? socket.write(ok()) : held.push(() => void socket.write(ok('2'))),
    );
    const cancellation = new Cancellation();
    await client.send(attemptAt('/a', { cancellation }));
    const second = read(client);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    cancellation.cancel(reason);
    held[0]?.();
    expect(await second).toBe('200 2');
  });
});

describe('a client that is closed', () => {
  it('ends what is under way and what waits, and sends nothing more', async () => {
    const [client, host] = await open(() => undefined, { connections: 1 });
    const answers = [read(client), read(client)];
    await vi.waitFor(() => expect(host.requests).toHaveLength(1));
    client.close();
    expect(await Promise.all(answers)).toEqual(['CLOSED', 'CLOSED']);
    expect(await read(client)).toBe('CLOSED');
    await isClosed(host);
    expect(host.requests).toHaveLength(1);
  });
});

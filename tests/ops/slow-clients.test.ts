import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startShell } from '../app/shop.ts';
import { sendRaw } from '../raw-http.ts';
import { freePorts, startBalancer, type Balancer } from './start-balancer.ts';

/** An external client: the balancer accepts only 127.0.0.1 as a proxy. */
const WORLD = '127.0.0.2';
const QUERY = '{"query":"{ categories { name } }"}';
const HEAD = ['POST /graphql HTTP/1.1', 'Host: a', 'Content-Type: application/json'];

/** The requests that the gateway has received. It responds with an event stream if the client accepts one. */
const received: string[] = [];
const gateway = createServer(({ url = '', headers }, response) => {
  received.push(url);
  if (!headers.accept?.includes('event-stream')) response.end('{}');
  else response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
});
const leaving = new AbortController();
let shop: Awaited<ReturnType<typeof startShell>>;
let balancer: Balancer;
let port: number;
const open: Socket[] = [];
beforeAll(async () => {
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  const { port: gatewayPort } = gateway.address() as AddressInfo;
  shop = await startShell({ gatewayUrl: `http://127.0.0.1:${gatewayPort}/graphql` });
  const ports = await freePorts();
  port = ports.web;
  const servers = { web: [shop.address], bff: [shop.address], api: [shop.address] };
  balancer = await startBalancer(ports, servers, (config) =>
    config.replace('timeout http-request 15s', 'timeout http-request 3s').replaceAll('gt 1000', 'gt 100'),
  );
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(async () => {
  leaving.abort();
  await balancer[Symbol.asyncDispose]();
  await shop.close();
  gateway.close().closeAllConnections();
});

const get = (path: string, client = '203.0.113.1') =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': client } });
const request = (client: string) =>
  fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: QUERY,
  });

/** Opens a connection from an address of this machine, and sends this text. */
async function openFrom(localAddress: string, text: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  open.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Whether a new connection from an address gets a response; one beyond its share is closed at once. */
async function isServed(localAddress: string): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  socket.resume().write('GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await new Promise((closed) => socket.once('close', closed));
  return socket.bytesRead > 0;
}

describe('clients that send slowly', () => {
  it('reach no server before their body has arrived, and are disconnected after their timeout', async () => {
    received.length = 0;
    const unfinished = `${HEAD.join('\r\n')}\r\nContent-Length: 90000\r\n\r\n{`;
    const slow = await Promise.all(Array.from({ length: 90 }, () => openFrom(WORLD, unfinished)));
    const closed = slow.map((socket) => once(socket.resume(), 'close'));
    expect((await request('203.0.113.1')).status).toBe(200);
    expect(received).toEqual(['/graphql']);
    // The balancer's own page: the storefront would respond with JSON.
    const late = await sendRaw(`http://127.0.0.1:${port}`, [...HEAD, 'Content-Length: 9'], '{');
    expect([late.status, late.headers]).toEqual([408, expect.stringContaining('content-type: text/html')]);
    await Promise.all(closed);
  });

  it('with a header that never ends are disconnected with 408', async () => {
    const socket = await openFrom(WORLD, 'GET / HTTP/1.1\r\nHost: a\r\n');
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.[01] 408 /);
  });
});

describe('one client that opens many connections', () => {
  it('has no more than its share, and others are served', async () => {
    await Promise.all(Array.from({ length: 100 }, () => openFrom(WORLD, '')));
    // A connection is open before the balancer has accepted and counted it.
    await expect.poll(() => isServed(WORLD)).toBe(false);
    expect((await get('/livez')).status).toBe(200);
    for (const socket of open.splice(0)) socket.destroy();
    await expect.poll(() => isServed(WORLD)).toBe(true);
  });
});

describe('one client behind a proxy that has many requests open', () => {
  it('has no more than its share, and others are served', async () => {
    const follow = (client: string) =>
      fetch(`http://127.0.0.1:${port}/graphql`, {
        headers: { accept: 'text/event-stream', 'x-forwarded-for': client },
        signal: leaving.signal,
      });
    const statuses = (await Promise.all(Array.from({ length: 100 }, () => follow('203.0.113.7')))).map(
      ({ status }) => status,
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await follow('203.0.113.7');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    expect((await follow('203.0.113.8')).status).toBe(200);
  });
});

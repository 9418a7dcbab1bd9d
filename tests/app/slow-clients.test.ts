import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createUnfinishedLimit, limitSilentSockets } from '../../schema/unfinished-requests.ts';
import { createSlots } from '../../web/server/slots.ts';
import { sendRaw } from '../raw-http.ts';
import { startShell } from './shop.ts';

/** More than any pool of connections between two floors. */
const MANY = 300;
const QUERY = '{"query":"{ categories { name } }"}';

let shop: Awaited<ReturnType<typeof startShell>>;
const slow: Socket[] = [];
beforeAll(async () => {
  shop = await startShell();
});
afterEach(() => {
  for (const socket of slow.splice(0)) socket.destroy();
});
afterAll(() => shop.close());

/** Opens a connection with a request of which one byte of a hundred has come. */
async function sendSlowly(path: string, address: string): Promise<Socket> {
  const { hostname, port } = new URL(shop.address);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  slow.push(socket);
  await once(socket, 'connect');
  const head = [`POST ${path} HTTP/1.1`, 'Host: a', 'Content-Type: application/json', 'Content-Length: 100'];
  await new Promise((done) => socket.write(`${[...head, `X-Forwarded-For: ${address}`].join('\r\n')}\r\n\r\n{`, done));
  return socket;
}

const ask = (address: string) =>
  fetch(`${shop.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: QUERY,
  });

describe('clients that send slowly', () => {
  it('hold no connection to the gateway: others are answered meanwhile', async () => {
    shop.standIn.state.headers.length = 0;
    const paths = ['/graphql', '/payment/webhook', '/newsletter/leave'];
    for (const path of paths) {
      await Promise.all(Array.from({ length: MANY / 3 }, (_, at) => sendSlowly(path, `198.51.100.${at}`)));
    }
    expect((await ask('192.0.2.1')).status).toBe(200);
    const webhook = await fetch(`${shop.address}/payment/webhook`, { method: 'POST', body: '{}' });
    expect(webhook.status).toBe(404);
    expect(shop.standIn.state.headers).toHaveLength(2);
  });

  it('may have two hundred requests unfinished from one address, and no address suffers for another', async () => {
    await Promise.all(Array.from({ length: 200 }, () => sendSlowly('/graphql', '198.51.100.7')));
    await expect.poll(async () => (await ask('198.51.100.7')).status).toBe(429);
    const refused = await ask('198.51.100.7');
    expect([refused.headers.get('retry-after'), refused.headers.get('connection')]).toEqual(['10', 'close']);
    expect((await refused.json()).errors[0].extensions.code).toBe('RATE_LIMITED');
    expect((await ask('198.51.100.8')).status).toBe(200);
    for (const socket of slow) socket.destroy();
    await expect.poll(async () => (await ask('198.51.100.7')).status).toBe(200);
  });

  it('are one client for all addresses of one /64 network of IPv6', async () => {
    await Promise.all(Array.from({ length: 200 }, (_, at) => sendSlowly('/graphql', `2001:db8:1:1::${at}`)));
    await expect.poll(async () => (await ask('2001:db8:1:1:2:3:4:5')).status).toBe(429);
    expect((await ask('2001:db8:1:2::1')).status).toBe(200);
  });

  it('are cut off when their time is over, header or body, with 408 in the shop’s form', async () => {
    const strict = await startShell({ requestMs: 500 });
    const begun = performance.now();
    const head = ['POST /graphql HTTP/1.1', 'Host: a', 'Content-Type: application/json'];
    const answers = await Promise.all([
      sendRaw(strict.address, [...head, 'Content-Length: 9'], '{'),
      sendRaw(strict.address, [...head, 'Transfer-Encoding: chunked'], '1\r\n{\r\n'),
      new Promise<{ status: number; body: string }>((resolve) => {
        const { hostname, port } = new URL(strict.address);
        const socket = connect(Number(port), hostname);
        let text = '';
        socket.setEncoding('utf8').on('data', (part: string) => (text += part));
        socket.on('close', () =>
          resolve({ status: Number(text.split(' ')[1]), body: text.split('\r\n\r\n')[1] ?? '' }),
        );
        socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([408, 408, 408]);
    for (const { body } of answers)
      expect(JSON.parse(body).errors[0].message).toBe('The request took too long to arrive.');
    // Node looks once a second; its own look, every half minute, would leave them open far longer.
    expect(performance.now() - begun).toBeLessThan(20_000);
    await strict.close();
  });
});

it('closes silent connections beyond a number, and no others', async () => {
  const server = createServer((_, answer) => answer.end('here'));
  limitSilentSockets(server, 2);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const silent = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  const third = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(third, 'close');
  // One of the two sends its request, which makes room.
  silent[0]?.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(silent[0] as Socket, 'data');
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  for (const socket of silent) socket.destroy();
  server.close();
});

it('counts no request that has no body, or has come whole', () => {
  const take = createUnfinishedLimit(0);
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const request = (headers: object, complete = false) => Object.assign(Object.create(null), { headers, complete });
  expect(take('a', request({}), answer)).toBe(true);
  expect(take('a', request({ 'content-length': '5' }, true), answer)).toBe(true);
  expect(take('a', request({ 'content-length': '5' }), answer)).toBe(false);
  expect(take('a', request({ 'transfer-encoding': 'chunked' }), answer)).toBe(false);
});

describe('who waits for a slot', () => {
  const options = { most: 2, mostOfOne: 1, mostWaiting: 2, waitMs: 60_000 };

  it('gets it by turns: one who wants many keeps no other waiting', async () => {
    const slots = createSlots(options);
    const order: string[] = [];
    const work = async (owner: string) => {
      const release = await slots.take(owner);
      order.push(owner);
      return release;
    };
    const [a, b] = [await work('a'), await work('b')];
    const waiting = [work('a'), work('a'), work('c')];
    b?.();
    await waiting[2];
    a?.();
    a?.();
    (await waiting[0])?.();
    await waiting[1];
    expect(order).toEqual(['a', 'b', 'c', 'a', 'a']);
  });

  it('is refused when too many of the same owner wait, or when the wait is over', async () => {
    const slots = createSlots(options);
    await slots.take('a');
    const waiting = [slots.take('a'), slots.take('a')];
    expect(await slots.take('a')).toBeUndefined();
    expect(await slots.take('b')).toBeDefined();
    const brief = createSlots({ ...options, waitMs: 1 });
    const release = await brief.take('a');
    expect(await brief.take('a')).toBeUndefined();
    release?.();
    expect(await brief.take('a')).toBeDefined();
    expect(waiting).toHaveLength(2);
  });
});

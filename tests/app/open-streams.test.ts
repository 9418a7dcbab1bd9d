import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { STREAMS, takeStreamPlaces } from '../../web/server/open-streams.ts';
import { clientOf } from '../../web/server/upstream-slots.ts';
import { startShell } from './shop.ts';

/** A gateway that answers by a stream of events who asks for one, and else by JSON. `open` has the paths of its open streams. */
async function startGateway() {
  const open = new Set<string>();
  const server = createServer(({ url = '', headers }, response) => {
    if (!headers.accept?.includes('event-stream')) return response.end('{}');
    open.add(url);
    response.on('close', () => open.delete(url));
    return response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).write(':\n\n');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { open, url: `http://127.0.0.1:${port}/graphql`, close };
}

let gateway: Awaited<ReturnType<typeof startGateway>>;
let shop: Awaited<ReturnType<typeof startShell>>;
const left: AbortController[] = [];
beforeAll(async () => {
  gateway = await startGateway();
  shop = await startShell({ gatewayUrl: gateway.url });
});
afterEach(() => {
  for (const one of left.splice(0)) one.abort();
});
afterAll(async () => {
  await shop.close();
  gateway.close();
});

function ask(address: string, accept: string, path = '') {
  const leaving = new AbortController();
  left.push(leaving);
  const headers = { accept, 'x-forwarded-for': address };
  return fetch(`${shop.address}/graphql${path}`, { headers, signal: leaving.signal });
}
const follow = (address: string, path = '') => ask(address, 'text/event-stream', path);

it('gives one address, or one /64 network, so many open streams, and answers its queries all the same', async () => {
  const responses = await Promise.all(
    Array.from({ length: STREAMS.mostOfOne + 5 }, (_, at) => follow(`2001:db8:1:1::${at}`, `?at=${at}`)),
  );
  const refused = responses.filter(({ status }) => status === 429);
  expect([responses.filter(({ status }) => status === 200).length, refused.length]).toEqual([STREAMS.mostOfOne, 5]);
  expect([refused[0]?.headers.get('retry-after'), refused[0]?.headers.get('content-type')]).toEqual([
    '30',
    'application/json; charset=utf-8',
  ]);
  expect(await refused[0]?.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  // What is refused is not left open below.
  await expect.poll(() => gateway.open.size).toBe(STREAMS.mostOfOne);
  expect((await follow('2001:db8:1:2::1')).status).toBe(200);
  const queries = await Promise.all(Array.from({ length: 300 }, () => ask('2001:db8:1:1::1', 'application/json')));
  expect(new Set(queries.map(({ status }) => status))).toEqual(new Set([200]));
  left[responses.findIndex(({ status }) => status === 200)]?.abort();
  await expect.poll(async () => (await follow('2001:db8:1:1::1')).status).toBe(200);
});

it('counts requests of the shop’s own network each for itself: they may be for any of its visitors', () => {
  expect(['10.0.0.7', '127.0.0.1', '::1'].map((ip) => clientOf({ ip, id: 'r-1' }))).toEqual(
    Array(3).fill('request r-1'),
  );
  expect(clientOf({ ip: '203.0.113.7', id: 'r-1' })).toBe('203.0.113.7');
  expect(clientOf({ ip: '2001:db8:1:1::7', id: 'r-1' })).toBe('2001:db8:1:1::/64');
});

it('ends open streams in good order when the storefront closes', async () => {
  const own = await startShell({ gatewayUrl: gateway.url });
  const response = await fetch(`${own.address}/graphql`, { headers: { accept: 'text/event-stream' } });
  const text = response.text();
  const closing = own.close();
  expect(await text).toBe(':\n\n');
  await closing;
});

it('gives all together so many streams, and the next one when one of them ends', () => {
  const take = takeStreamPlaces({ most: 3, mostOfOne: 2 });
  const [first, second] = [take('a'), take('a')];
  expect([first, second].includes(undefined)).toBe(false);
  expect(take('a')).toBeUndefined();
  expect([take('b') === undefined, take('b')]).toEqual([false, undefined]);
  first?.();
  first?.();
  expect([take('b') === undefined, take('b')]).toEqual([false, undefined]);
});

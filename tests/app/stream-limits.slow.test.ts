import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { fairClientOf } from '../../server-kit/client-address.ts';
import { STREAMS } from '../../web/server/upstream-queue.ts';
import { startShell } from './shop.ts';
import { startStreamGateway } from './stream-gateway.ts';

let gateway: Awaited<ReturnType<typeof startStreamGateway>>;
let shop: Awaited<ReturnType<typeof startShell>>;
const left: AbortController[] = [];
beforeAll(async () => {
  gateway = await startStreamGateway();
  shop = await startShell({ gatewayUrl: gateway.url });
});
afterEach(() => {
  for (const one of left.splice(0)) one.abort();
});
afterAll(async () => {
  await shop.close();
  gateway.close();
});

function request(address: string, accept: string, path = '') {
  const leaving = new AbortController();
  left.push(leaving);
  const headers = { accept, 'x-forwarded-for': address };
  return fetch(`${shop.address}/graphql${path}`, { headers, signal: leaving.signal });
}
const follow = (address: string, path = '') => request(address, 'text/event-stream', path);

it('limits the open streams of one address, or one /64 network, and still serves its queries', async () => {
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
  // A refused stream is not left open on the server below.
  await expect.poll(() => gateway.open.size).toBe(STREAMS.mostOfOne);
  expect((await follow('2001:db8:1:2::1')).status).toBe(200);
  const queries = await Promise.all(Array.from({ length: 300 }, () => request('2001:db8:1:1::1', 'application/json')));
  expect(new Set(queries.map(({ status }) => status))).toEqual(new Set([200]));
  left[responses.findIndex(({ status }) => status === 200)]?.abort();
  await expect.poll(async () => (await follow('2001:db8:1:1::1')).status).toBe(200);
});

it('counts requests of the shop’s own servers each for itself: they may be for any of its visitors', () => {
  expect(fairClientOf({ ip: '10.0.0.7', id: 'r-1', isOfShop: true })).toBe('request r-1');
  expect(fairClientOf({ ip: '10.0.0.7', id: 'r-1' })).toBe('address 10.0.0.7');
  expect(fairClientOf({ ip: '2001:db8:1:1::7', id: 'r-1' })).toBe('address 2001:db8:1:1::/64');
});

it('ends open streams in good order when the storefront closes', async () => {
  const own = await startShell({ gatewayUrl: gateway.url });
  const response = await fetch(`${own.address}/graphql`, { headers: { accept: 'text/event-stream' } });
  const text = response.text();
  const closing = own.close();
  expect(await text).toBe(':\n\n');
  await closing;
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { STREAMS } from '../../web/server/upstream-queue.ts';
import { startShell } from './shop.ts';
import { startStreamGateway } from './stream-gateway.ts';

let gateway: Awaited<ReturnType<typeof startStreamGateway>>;
let shop: Awaited<ReturnType<typeof startShell>>;
const leaving = new AbortController();
beforeAll(async () => {
  gateway = await startStreamGateway();
  shop = await startShell({ gatewayUrl: gateway.url });
});
afterAll(async () => {
  leaving.abort();
  await shop.close();
  gateway.close();
});

/** All responses: fetch cancels the body of a response that is garbage, which would free its place. */
const followed: Response[] = [];
async function follow(address: string, path = ''): Promise<Response> {
  const response = await fetch(`${shop.address}/graphql${path}`, {
    headers: { accept: 'text/event-stream', 'x-forwarded-for': address },
    signal: leaving.signal,
  });
  followed.push(response);
  return response;
}

it('leaves a place to each other client when few clients have taken all', async () => {
  const open = Array.from({ length: STREAMS.most }, (_, at) => follow(`198.51.100.${at % 4}`, `?all=${at}`));
  expect(new Set((await Promise.all(open)).map(({ status }) => status))).toEqual(new Set([200]));
  const others = ['203.0.113.1', '203.0.113.2', '2001:db8:9::1'];
  for (const other of others) expect([other, (await follow(other)).status]).toEqual([other, 200]);
  expect((await follow('198.51.100.1')).status).toBe(429);
  await expect.poll(() => gateway.open.size).toBeLessThanOrEqual(STREAMS.most);
});

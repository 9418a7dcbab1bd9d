import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { setStock } from '../../cart/shoppers.ts';
import { createOrderShop, type OrderShop } from './order-shop.ts';

const ITEM = 'subscription ($id: ID!) { orderItem(id: $id) { id status } }';
const LIMITS = { subscriptions: 20, subscriptionsCost: 10_000, subscriptionsOfAddress: 100, allSubscriptions: 100 };

let shop: OrderShop;
let gateway: TestGateway;
let asha: TestBrowser;
let id: string;
beforeAll(async () => {
  shop = await createOrderShop();
  await setStock(shop.api, 'SK-1', 1_000);
});
afterAll(() => shop.close());
/** Holds the responses: a collected one ends its stream. */
const held: Response[] = [];
beforeEach(async () => {
  held.length = 0;
  asha = await shop.newShopper();
  [id = ''] = (await shop.placeOrder(asha)).itemIds;
  gateway = await createTestGateway(shop.address, {}, { streamLimits: LIMITS });
  return () => gateway.close();
});

/** Opens subscriptions to an item, each with these headers. `close` ends the first open one, or all. */
async function openAll(headers: Record<string, string>[], itemId = id) {
  const lefts: AbortController[] = [];
  const responses = await Promise.all(
    headers.map(async (one) => {
      const left = new AbortController();
      const response = await fetch(`${gateway.address}/graphql`, {
        method: 'POST',
        headers: { ...one, 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ query: ITEM, variables: { id: itemId } }),
        signal: left.signal,
      });
      held.push(response);
      if (response.status === 200) lefts.push(left);
      return response;
    }),
  );
  return {
    open: lefts.length,
    refused: responses.filter(({ status }) => status === 429),
    closeFirst: () => lefts[0]?.abort(),
    close: () => lefts.forEach((left) => left.abort()),
  };
}
const times = (count: number, headers: Record<string, string>) => Array.from({ length: count }, () => headers);

describe('the number of subscriptions', () => {
  it('of one token is limited, however its scheme is spelled, until one of them ends, also at the same moment', async () => {
    const headers = Array.from({ length: 60 }, (_, at) => ({
      ...asha.headers(),
      authorization: `${['Bearer', 'bearer', 'bEARER'][at % 3]} ${asha.token}`,
    }));
    const all = await openAll(headers);
    expect([all.open, all.refused.length]).toEqual([20, 40]);
    expect(all.refused[0]?.headers.get('retry-after')).toBe('30');
    expect(await all.refused[0]?.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    all.closeFirst();
    await expect.poll(async () => (await openAll([asha.headers()])).open).toBe(1);
    all.close();
  });

  it('of one account is no larger with many logins, and the next one is refused by the same 429', async () => {
    const { email } = (await asha.request('{ me { email } }')).data.me;
    const again = await shop.newShopper(email);
    const [first, second] = [await openAll(times(15, asha.headers())), await openAll(times(15, again.headers()))];
    expect([first.open, second.open, second.refused.length]).toEqual([15, 5, 10]);
    const next = await openAll([again.headers()]);
    expect(next.refused[0]?.headers.get('retry-after')).toBe('30');
    const extensions = { code: 'RATE_LIMITED', retryAfterMs: 30_000 };
    for (const one of [next.refused[0], second.refused[0]])
      expect(await one?.json()).toMatchObject({ errors: [{ extensions }] });
    const rohan = await shop.newShopper();
    const [other = ''] = (await shop.placeOrder(rohan)).itemIds;
    expect((await openAll(times(20, rohan.headers()), other)).open).toBe(20);
    first.close();
    await expect.poll(async () => (await openAll([again.headers()])).open).toBe(1);
  });

  it('of an account is not used up by a token that names it and that the host does not believe', async () => {
    const [, claims = ''] = asha.token?.split('.') ?? [];
    const madeUp = Array.from({ length: 30 }, (_, at) => ({
      authorization: `Bearer ${Buffer.from(JSON.stringify({ alg: 'HS256', at })).toString('base64url')}.${claims}.c2ln`,
    }));
    const [strangers, own] = await Promise.all([openAll(madeUp), openAll(times(20, asha.headers()))]);
    expect(own.open).toBe(20);
    strangers.close();
    own.close();
  });
});

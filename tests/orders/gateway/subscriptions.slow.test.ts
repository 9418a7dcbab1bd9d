import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type Client, type ExecutionResult } from 'graphql-sse';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBasicShopHost, type BasicShopHost } from '../../hosts/basic-shop-host.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { placeOrder } from '../../hosts/basic-host-orders.ts';
import type { Json } from '../../json.ts';
import { setStock } from '../../cart/shoppers.ts';
import { ADDRESS } from '../place-orders.ts';
import { createOrderShop, type OrderShop } from './order-shop.ts';
import { createBreakableProxy } from '../../hosts/breakable-proxy.ts';
import { sql } from 'kysely';

const ITEM = 'subscription ($id: ID!) { orderItem(id: $id) { id status refund { status amount { amount } } } }';
const ORDER = 'subscription ($id: ID!) { order(id: $id) { id items { status } moneyTrail { kept { amount } } } }';

let shop: OrderShop;
let asha: TestBrowser;
let clients: Client[];
beforeAll(async () => {
  shop = await createOrderShop();
  await setStock(shop.api, 'SK-1', 1_000);
});
afterAll(() => shop.close());
beforeEach(async () => {
  clients = [];
  asha = await shop.newShopper();
});
afterEach(() => {
  for (const client of clients) client.dispose();
});

/** Changes an item's status without the api, as another process would. */
const setStatus = (id: string, status: string) =>
  sql`update order_items set status = ${status}, dispatched_at = placed_at where id = ${id}`.execute(
    shop.api.database.db,
  );

/** Follows a subscription as a client with the library does. Its results are added to `heard`. */
function follow(browser: TestBrowser, query: string, id: string, address = shop.gateway.address) {
  const headers = browser.headers();
  const client = createClient({ url: `${address}/graphql`, headers, retryAttempts: 0 });
  clients.push(client);
  const reported = { heard: [] as ExecutionResult<Json, unknown>[], isComplete: false, error: undefined as unknown };
  client.subscribe<Json>(
    { query, variables: { id } },
    {
      next: (response) => void reported.heard.push(response),
      complete: () => void (reported.isComplete = true),
      error: (error) => void (reported.error = error),
    },
  );
  return reported;
}

/** The host at `address`, but each event stream ends as soon as it has responded with `status`. `opened` has the times. */
async function createClosingHost(address: string, status = 200) {
  const opened: number[] = [];
  const passOn = (requested: IncomingMessage, response: ServerResponse) => {
    const { method, headers } = requested;
    const onward = request(address + requested.url, { method, headers }, (responded) => {
      response.writeHead(responded.statusCode ?? 500, responded.headers);
      responded.pipe(response);
    });
    requested.pipe(onward);
  };
  const server = createServer((requested, response) => {
    if (requested.url !== '/orders/events') return passOn(requested, response);
    opened.push(performance.now());
    response.writeHead(status, { 'content-type': 'text/event-stream' }).end(':\n\n');
    return undefined;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
  return { address: `http://127.0.0.1:${port}`, opened, close };
}

describe('following an order over the real api', () => {
  it("sends the item's state, and then each change, once", async () => {
    const [id = ''] = (await shop.placeOrder(asha)).itemIds;
    const reported = follow(asha, ITEM, id);
    await expect.poll(() => reported.heard.length).toBe(1);
    expect(reported.heard[0]?.data?.orderItem).toMatchObject({ id: `OrderItem:${id}`, status: 'PLACED', refund: null });
    await asha.request(
      `mutation { cancelOrderItem(input: { orderItemId: "${id}", reason: CHANGED_MY_MIND }) { userErrors { code } } }`,
    );
    await expect.poll(() => reported.heard.at(-1)?.data?.orderItem.status).toBe('CANCELLED');
    const texts = reported.heard.map((response) => JSON.stringify(response));
    expect(new Set(texts).size).toBe(texts.length);
    expect(reported).toMatchObject({ isComplete: false, error: undefined });
  });

  it('also follows an order, and executes the query again each time', async () => {
    const { orderId, itemIds } = await shop.placeOrder(asha, { lines: [{ sku: 'SK-1' }, { sku: 'SK-2' }] });
    const reported = follow(asha, ORDER, orderId);
    await expect.poll(() => reported.heard.length).toBe(1);
    for (const id of itemIds) await setStatus(id, 'Dispatched');
    const statuses = () => reported.heard.at(-1)?.data?.order.items.map(({ status }: { status: string }) => status);
    await expect.poll(statuses).toEqual(['DISPATCHED', 'DISPATCHED']);
  });

  it('is null and complete for another shopper’s order, and an error for a visitor', async () => {
    const [id = ''] = (await shop.placeOrder(await shop.newShopper())).itemIds;
    const strange = follow(asha, ITEM, id);
    await expect.poll(() => strange.isComplete).toBe(true);
    expect(strange.heard).toEqual([{ data: { orderItem: null } }]);
    const visitor = follow(createTestBrowser(shop.gateway), ITEM, id);
    await expect.poll(() => visitor.isComplete).toBe(true);
    expect(visitor.heard[0]?.errors?.[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      reason: 'TOKEN_MISSING',
    });
  });

  it('ends with UNAUTHENTICATED once the session is over', async () => {
    const [id = ''] = (await shop.placeOrder(asha)).itemIds;
    const reported = follow(asha, ITEM, id);
    await expect.poll(() => reported.heard.length).toBe(1);
    shop.api.clock.move(11 * 60_000);
    await setStatus(id, 'Dispatched');
    await expect.poll(() => reported.isComplete).toBe(true);
    expect(reported.heard.at(-1)?.errors?.[0]?.extensions).toMatchObject({
      code: 'UNAUTHENTICATED',
      reason: 'TOKEN_EXPIRED',
    });
  });

  it('ends with UNAUTHENTICATED when the access token ends, though nothing changes', async () => {
    const [id = ''] = (await shop.placeOrder(asha)).itemIds;
    shop.api.clock.move(598_000);
    const reported = follow(asha, ITEM, id);
    await expect.poll(() => reported.heard.length).toBe(1);
    // The api’s clock is stopped in tests; the stream uses the two seconds that were left.
    shop.api.clock.move(2_000);
    await expect.poll(() => reported.isComplete).toBe(true);
    const { code, reason } = reported.heard.at(-1)?.errors?.[0]?.extensions ?? {};
    expect([code, reason]).toEqual(['UNAUTHENTICATED', 'TOKEN_EXPIRED']);
  });

  it('ends with UNAUTHENTICATED when its session is revoked, though nothing changes', async () => {
    const [id = ''] = (await shop.placeOrder(asha)).itemIds;
    const reported = follow(asha, ITEM, id);
    await expect.poll(() => reported.heard.length).toBe(1);
    await sql`update sessions set revoked_at = created_at
      where shopper_id = (select o.shopper_id from order_items i join orders o on o.id = i.order_id where i.id = ${id})
    `.execute(shop.api.database.db);
    await expect.poll(() => reported.isComplete, { timeout: 5_000 }).toBe(true);
    const { code, reason } = reported.heard.at(-1)?.errors?.[0]?.extensions ?? {};
    expect([code, reason]).toEqual(['UNAUTHENTICATED', 'TOKEN_REVOKED']);
  });

  it('returns the error of a wrong document, and the result of a query once', async () => {
    const wrong = follow(asha, 'subscription ($id: ID!) { orderItem(id: $id) { nothing } }', 'x');
    await expect.poll(() => wrong.isComplete).toBe(true);
    expect(wrong.heard[0]?.errors?.[0]?.extensions).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
    const query = follow(asha, 'query ($id: ID!) { me { orderItem(id: $id) { id } } }', 'x');
    await expect.poll(() => query.isComplete).toBe(true);
    expect(query.heard).toEqual([{ data: { me: { orderItem: null } } }]);
  });

  it('holds to the limits of every operation', async () => {
    const aliases = Array.from({ length: 60 }, (_, at) => `a${at}: id`).join(' ');
    const costly = follow(asha, `subscription ($id: ID!) { orderItem(id: $id) { ${aliases} } }`, 'x');
    await expect.poll(() => costly.isComplete).toBe(true);
    expect(costly.heard[0]?.errors?.[0]?.extensions).toMatchObject({ code: 'QUERY_TOO_COSTLY' });
  });

  it('informs a client that accepts no events how to send the request', async () => {
    const { status, errors } = await asha.request(ITEM, { id: 'x' });
    expect([status, errors?.[0]?.extensions?.['code']]).toEqual([406, 'BAD_REQUEST']);
    expect(errors?.[0]?.message).toContain('Accept: text/event-stream');
  });

  it('refuses conditions at its root, which graphql-js does not survive', async () => {
    const roots = [
      '@skip(if: true) { id } }',
      '@include(if: $yes) { id } }',
      '{ id } ...F @include(if: $yes) } fragment F on Subscription { ... { order(id: $id) { id } } }',
    ];
    for (const root of roots) {
      const reported = follow(asha, `subscription ($id: ID!, $yes: Boolean = true) { order(id: $id) ${root}`, 'x');
      await expect.poll(() => reported.isComplete).toBe(true);
      const [error] = reported.heard[0]?.errors ?? [];
      expect(error?.extensions).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
      expect(error?.message).toMatch(/^The root of a subscription must not have @(skip|include)\.$/);
    }
  });

  it('ends after the first response when the host reports that the shopper has too many streams', async () => {
    const [id = ''] = (await shop.placeOrder(asha)).itemIds;
    const host = await createClosingHost(shop.address, 429);
    const gateway = await createTestGateway(host.address);
    const browser = Object.assign(createTestBrowser(gateway), { token: asha.token, cookies: asha.cookies });
    const reported = follow(browser, ITEM, id, gateway.address);
    await expect.poll(() => reported.isComplete).toBe(true);
    expect([reported.heard.length, host.opened.length]).toEqual([1, 1]);
    expect(reported.heard[0]?.data?.orderItem.status).toBe('PLACED');
    await gateway.close();
    await host.close();
  });

  it('continues automatically after the host was unavailable, and misses nothing', async () => {
    const [id = ''] = (await shop.placeOrder(asha)).itemIds;
    const proxy = await createBreakableProxy(shop.address);
    const gateway = await createTestGateway(proxy.address);
    const browser = Object.assign(createTestBrowser(gateway), { token: asha.token, cookies: asha.cookies });
    const reported = follow(browser, ITEM, id, gateway.address);
    await expect.poll(() => reported.heard.length).toBe(1);
    proxy.cut();
    await setStatus(id, 'Dispatched');
    proxy.repair();
    await expect.poll(() => reported.heard.at(-1)?.data?.orderItem.status, { timeout: 20_000 }).toBe('DISPATCHED');
    expect(reported.heard.every(({ errors }) => errors === undefined)).toBe(true);
    await gateway.close();
    await proxy.close();
  });

  it('ends when the gateway closes', async () => {
    const [id = ''] = (await shop.placeOrder(asha)).itemIds;
    const gateway = await createTestGateway(shop.address);
    const browser = Object.assign(createTestBrowser(gateway), { token: asha.token, cookies: asha.cookies });
    const reported = follow(browser, ITEM, id, gateway.address);
    await expect.poll(() => reported.heard.length).toBe(1);
    await gateway.close();
    await expect.poll(() => reported.error ?? reported.isComplete).toBeTruthy();
  });
});

describe('following an order over a basic host', () => {
  let host: BasicShopHost;
  let gateway: TestGateway;
  beforeAll(async () => {
    host = await createBasicShopHost();
    gateway = await createTestGateway(host.url, { orderPollMs: 50 });
    await gateway.request('{ __typename }');
  });
  afterAll(async () => {
    await gateway.close();
    await host.close();
  });

  it('polls it, and sends the changes', async () => {
    const browser = Object.assign(createTestBrowser(gateway), { token: 't.follower' });
    const own = host.of('follower');
    const order = {
      shippingDetails: ADDRESS,
      billingDetails: ADDRESS,
      orderItems: [{ sku: 'SAR-1001-0', quantity: 1 }],
    };
    placeOrder(own, host.shopFor('follower'), { order, shppingbilling: true });
    const [item] = own.items;
    if (!item) throw new Error('Nothing was ordered.');
    const reported = follow(browser, ITEM, item.orderItemId, gateway.address);
    await expect.poll(() => reported.heard.at(-1)?.data?.orderItem?.status).toBe('PLACED');
    item.status = 'Dispatched';
    await expect.poll(() => reported.heard.at(-1)?.data?.orderItem.status).toBe('DISPATCHED');
    expect(reported.heard).toHaveLength(2);
  });
});

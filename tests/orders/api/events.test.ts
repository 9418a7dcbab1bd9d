import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createOrderFeed } from '../../../api/orders/order-feed.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createTestApi, DATABASE_KIND, type TestApi } from '../../test-api.ts';
import { logIn } from '../../account/people.ts';
import { operator } from '../../account/staff.ts';
import { createBuyer, itemOf, placeOrderOf, type Buyer } from './buyer.ts';
import { moveReturn, placeDelivered, requested } from './returning.ts';

let shop: TestApi;
let address: string;
const leaving: AbortController[] = [];
const openOrderApi = async () => {
  const api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1, { variants: [{ sku: 'O-A', color: 'Indigo', stock: 5_000 }] })]);
  return api;
};
beforeAll(async () => {
  shop = await openOrderApi();
  address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const one of leaving.splice(0)) one.abort();
});
afterAll(() => shop.close());

/** Follows the stream; returns its text as it arrives. */
async function follow(client: Pick<Buyer, 'token' | 'cookies'>, where = address) {
  const left = new AbortController();
  leaving.push(left);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers: Record<string, string> = client.token ? { authorization: `Bearer ${client.token}`, cookie } : {};
  const response = await fetch(`${where}/orders/events`, { headers, signal: left.signal });
  const received = { text: '', hasEnded: false };
  const read = async () => {
    for await (const chunk of response.body ?? []) received.text += Buffer.from(chunk).toString();
    received.hasEnded = true;
  };
  read().catch(() => undefined);
  return { response, heard: received, leave: () => left.abort() };
}
const now = () => new Date(0);
/** A session whose token ends after all tests. */
const session = { sessionId: 'se-1', tokenEndsAt: new Date(600_000) };
const eventOf = (orderId: string | null) => `event: order\ndata: ${JSON.stringify({ orderId })}\n\n`;

describe(`following one's orders (${DATABASE_KIND})`, () => {
  it('reports each change of the shopper’s orders, and of no others', async () => {
    const [asha, rohan] = [await createBuyer(shop), await createBuyer(shop)];
    const [order, other] = [await placeOrderOf(shop, asha), await placeOrderOf(shop, rohan)];
    const [ashas, rohans] = [await follow(asha), await follow(rohan)];
    expect(ashas.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(ashas.response.headers.get('cache-control')).toBe('no-store');
    const cancelled = await asha.patch('/order/cancel', {
      orderItemId: itemOf(order),
      canceled_reason: 'changed_my_mind',
    });
    expect(cancelled.status).toBe(200);
    await expect.poll(() => ashas.heard.text).toContain(eventOf(order.orderId));
    await sql`update order_items set status = 'Dispatched' where order_id = ${other.orderId}`.execute(shop.database.db);
    await expect.poll(() => rohans.heard.text).toContain(eventOf(other.orderId));
    expect(rohans.heard.text).not.toContain(order.orderId);
    expect(ashas.heard.text).not.toContain(other.orderId);
  });

  it('reports each step of a return', async () => {
    const [asha, staff] = [await createBuyer(shop), await operator(shop)];
    const order = await placeDelivered(shop, asha);
    const { heard } = await follow(asha);
    const count = () => heard.text.split(eventOf(order.orderId)).length - 1;
    const { returnId } = await requested(shop, asha, itemOf(order));
    await expect.poll(count).toBe(1);
    for (const [at, step] of (['approve', 'pick-up', 'receive'] as const).entries()) {
      await moveReturn(staff, returnId, [step]);
      await expect.poll(count).toBe(at + 2);
    }
  });

  it('reports when a refund is on its way', async () => {
    const asha = await createBuyer(shop);
    const order = await placeOrderOf(shop, asha);
    await asha.patch('/order/cancel', { orderItemId: itemOf(order), canceled_reason: 'changed_my_mind' });
    const { heard: received } = await follow(asha);
    await sql`update refunds set state = 'processed' where payment_id in
      (select id from payments where order_id = ${order.orderId})`.execute(shop.database.db);
    await expect.poll(() => received.text).toContain(eventOf(order.orderId));
  });

  it('[AUTH-11] lasts no longer than the access token, however much earlier that was given', async () => {
    const asha = await createBuyer(shop);
    // Two seconds of ten minutes are left.
    shop.clock.move(598_000);
    const { heard: received } = await follow(asha);
    await expect.poll(() => received.hasEnded).toBe(true);
    shop.clock.move(2_000);
    expect((await follow(asha)).response.status).toBe(401);
  });

  it('[AUTH-11] ends with its session, and no other session’s does', async () => {
    const asha = await createBuyer(shop);
    const phone = await logIn(shop, asha.email);
    const [here, there] = [await follow(asha), await follow(phone)];
    expect((await asha.delete('/user/sessions')).status).toBe(200);
    await expect.poll(() => there.heard.hasEnded).toBe(true);
    expect((await follow(phone)).response.status).toBe(401);
    const order = await placeOrderOf(shop, asha);
    await asha.patch('/order/cancel', { orderItemId: itemOf(order), canceled_reason: 'changed_my_mind' });
    await expect.poll(() => here.heard.text).toContain(eventOf(order.orderId));
    expect((await asha.post('/user/logout')).status).toBe(200);
    await expect.poll(() => here.heard.hasEnded).toBe(true);
  });

  it('requires a login', async () => {
    const { response } = await follow(shop.client());
    expect(response.status).toBe(401);
  });

  it('gives a shopper 50 streams, with whatever token, and more once one of them ends', async () => {
    const [asha, rohan] = [await createBuyer(shop), await createBuyer(shop)];
    const all = await Promise.all(Array.from({ length: 50 }, () => follow(asha)));
    expect(all.map(({ response }) => response.status)).toEqual(all.map(() => 200));
    const { response } = await follow(asha);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
    expect((await follow(rohan)).response.status).toBe(200);
    all[0]?.leave();
    await expect.poll(async () => (await follow(asha)).response.status).toBe(200);
  });

  it('is given to 5,000 at once, and to the next when one of them leaves', async () => {
    const feed = createOrderFeed({ listen: async () => async () => undefined }, now);
    const open = async (shopperId: string) => (await feed.follow({ shopperId, ...session })).follow(vi.fn(), vi.fn());
    const leave = await open('sh-0');
    for (let at = 1; at < 5_000; at++) await open(`sh-${at}`);
    await expect(open('sh-next')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    leave();
    await open('sh-next');
    leave();
    await expect(open('sh-after')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('still reports the next change to a page when another page of the same shopper leaves, even twice', async () => {
    let onPayload: (payload: string) => void = () => undefined;
    const feed = createOrderFeed(
      {
        listen: async (_, handlers) => {
          onPayload = handlers.onPayload;
          return async () => undefined;
        },
      },
      now,
    );
    const open = async () => {
      const received: unknown[] = [];
      return {
        heard: received,
        leave: (await feed.follow({ shopperId: 'sh-1', ...session })).follow(
          ({ data }) => received.push(data),
          vi.fn(),
        ),
      };
    };
    const [first, second] = [await open(), await open()];
    first.leave();
    onPayload('sh-1 or-1');
    second.leave();
    const third = await open();
    second.leave();
    onPayload('sh-1 or-2');
    expect([first, second, third].map(({ heard: received }) => received)).toEqual([
      [],
      [{ orderId: 'or-1' }],
      [{ orderId: 'or-2' }],
    ]);
  });

  it('reports to all clients that an event may be lost, and listens again after the database was unavailable', async () => {
    let onGap: () => void = () => undefined;
    let isReachable = false;
    const feed = createOrderFeed(
      {
        listen: async (_, handlers) => {
          if (!isReachable) throw new Error('No connection.');
          onGap = handlers.onGap;
          return async () => undefined;
        },
      },
      now,
    );
    await expect(feed.follow({ shopperId: 'sh-1', ...session })).rejects.toThrow('No connection.');
    isReachable = true;
    const received: unknown[] = [];
    for (const shopperId of ['sh-1', 'sh-2'])
      (await feed.follow({ shopperId, ...session })).follow(
        ({ event, data }) => received.push([shopperId, event, data]),
        vi.fn(),
      );
    onGap();
    expect(received).toEqual(['sh-1', 'sh-2'].map((shopperId) => [shopperId, 'order', { orderId: null }]));
  });

  it('ends when the api closes', async () => {
    const own = await openOrderApi();
    const asha = await createBuyer(own);
    const here = await own.app.listen({ host: '127.0.0.1', port: 0 });
    const { heard: received } = await follow(asha, here);
    await own.close();
    await expect.poll(() => received).toEqual({ text: ':\n\n', hasEnded: true });
  });

  // An embedded database has no connection that could break.
  const servers = DATABASE_KIND.startsWith('PostgreSQL') ? [DATABASE_KIND] : [];
  it.each(servers)(
    'listens again automatically after its connection broke, and reports that an event may be lost (%s)',
    async () => {
      const asha = await createBuyer(shop);
      const order = await placeOrderOf(shop, asha);
      const { heard: received } = await follow(asha);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like 'listens to %'`.execute(shop.database.db);
      await expect.poll(() => received.text).toContain(eventOf(null));
      await sql`update order_items set status = 'Dispatched' where order_id = ${order.orderId}`.execute(
        shop.database.db,
      );
      await expect.poll(() => received.text).toContain(eventOf(order.orderId));
    },
  );
});

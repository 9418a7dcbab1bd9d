import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCatalogueFeed } from '../../../api/catalog/catalogue-feed.ts';
import { createTestApi, DATABASE_KIND, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

let shop: TestApi;
let address: string;
const leaving: AbortController[] = [];
beforeAll(async () => {
  shop = await createTestApi();
  const variants = [{ sku: 'E-A', color: 'Indigo', stock: 5 }];
  await addProducts(shop.database, [productOf(1, { variants }), productOf(2)]);
  address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const one of leaving.splice(0)) one.abort();
});
afterAll(() => shop.close());

/** Follows the stream; returns its text as it arrives. */
async function follow() {
  const left = new AbortController();
  leaving.push(left);
  const response = await fetch(`${address}/catalogue/events`, { signal: left.signal });
  const received = { text: '' };
  const read = async () => {
    for await (const chunk of response.body ?? []) received.text += Buffer.from(chunk).toString();
  };
  read().catch(() => undefined);
  return { response, heard: received };
}
const eventOf = (what: string) => `event: catalogue\ndata: ${JSON.stringify({ what })}\n\n`;
const MARKS = {
  products: sql`update sellers set shop_name = shop_name || '.'`,
  counts: sql`update variants set stock = stock + 1`,
};
/** Returns the events before that of a change that is made now. */
async function receivedUntil(mark: keyof typeof MARKS, received: { text: string }): Promise<string[]> {
  await MARKS[mark].execute(shop.database.db);
  await expect.poll(() => received.text).toContain(eventOf(mark));
  return [...received.text.matchAll(/"what":"(\w+)"/g)].map(([, what = '']) => what).slice(0, -1);
}

describe(`following the catalogue (${DATABASE_KIND})`, () => {
  it.each([
    ['a price', 'products', sql`update products set show_price = show_price + 100 where id = ${productOf(1).id}`],
    ['a colour', 'products', sql`update variants set color = 'Madder' where sku = 'E-A'`],
    ['a product that goes', 'products', sql`delete from products where id = ${productOf(2).id}`],
    ['pieces', 'counts', sql`update variants set stock = stock - 1 where sku = 'E-A'`],
    ['a rating', 'counts', sql`update products set rating = 4.5, review_count = 3 where id = ${productOf(1).id}`],
  ])('reports %s', async (_, what, change) => {
    const { response, heard: received } = await follow();
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await change.execute(shop.database.db);
    await expect.poll(() => received.text).toContain(eventOf(what));
  });

  it('reports nothing for a change without effect, and many changes in a transaction once', async () => {
    const { heard: received } = await follow();
    await sql`update products set show_price = show_price`.execute(shop.database.db);
    expect(await receivedUntil('counts', received)).toEqual([]);
    const next = await follow();
    await shop.database.db.transaction().execute(async (transaction) => {
      await sql`update variants set stock = stock + 1`.execute(transaction);
      await sql`update variants set stock = stock + 1`.execute(transaction);
    });
    expect(await receivedUntil('products', next.heard)).toEqual(['counts']);
  });

  it('is open to 200 at once, to the next when one of them leaves, and to nobody while the database is unavailable', async () => {
    let isReachable = false;
    let onGap: () => void = () => undefined;
    const feed = createCatalogueFeed({
      listen: async (_, handlers) => {
        if (!isReachable) throw new Error('No connection.');
        onGap = handlers.onGap;
        return async () => undefined;
      },
    });
    await expect(feed.follow()).rejects.toThrow('No connection.');
    isReachable = true;
    const received: unknown[] = [];
    const end = vi.fn<() => void>();
    const open = async () => (await feed.follow()).follow(({ data }) => received.push(data), end);
    const leave = await open();
    for (let at = 1; at < 200; at++) await open();
    await expect(open()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    leave();
    leave();
    await open();
    await expect(open()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    onGap();
    expect(received).toEqual(Array.from({ length: 200 }, () => ({ what: 'products' })));
    await feed.close();
    expect(end).toHaveBeenCalledTimes(200);
  });
});

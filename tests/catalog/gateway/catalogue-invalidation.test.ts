import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestApi, DATABASE_KIND, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

const PRODUCT = productOf(1, { variants: [{ sku: 'K-A', color: 'Indigo', stock: 5 }] });
/** Only a price, and the pieces: both are cached for half a minute or longer. */
const PRICE = `query ($id: ID!) { product(id: $id) { price { amount } } }`;
const STOCK = `query ($id: ID!) { product(id: $id) { variants { stock } } }`;

let shop: TestApi;
let api: string;
let calls: string[];
const gateways: TestGateway[] = [];
const open = async () => {
  const onCall = (id: string) => void calls.push(id);
  const gateway = await createTestGateway(api, { hasResponseCache: true, deadlineMs: 25_000 }, { onCall });
  gateways.push(gateway);
  return gateway;
};
beforeAll(async () => {
  calls = [];
  shop = await createTestApi();
  await addProducts(shop.database, [PRODUCT]);
  api = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await shop.close();
});

describe(`the gateways' cache of the catalogue (${DATABASE_KIND})`, () => {
  it.each([
    ['a price', PRICE, sql`update products set show_price = show_price + 4200 where id = ${PRODUCT.id}`],
    ['the pieces', STOCK, sql`update variants set stock = stock + 7 where sku = 'K-A'`],
  ])('is dropped in all of them when %s changes beside them', async (_, query, change) => {
    const both = [await open(), await open()];
    const requestAll = async () =>
      Promise.all(both.map(async (gateway) => JSON.stringify((await gateway.request(query, { id: PRODUCT.id })).data)));
    const [before] = await requestAll();
    expect(before).toMatch(/\d/);
    // The same twice without a call: it is cached, and the gateways' event streams are open.
    await expect
      .poll(async () => {
        await requestAll();
        calls.length = 0;
        await requestAll();
        return calls;
      })
      .toEqual([]);
    await change.execute(shop.database.db);
    await expect.poll(async () => new Set(await requestAll()).has(before ?? '')).toBe(false);
  });
});

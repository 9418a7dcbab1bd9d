import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { admin } from '../../account/staff.ts';
import { addToCart } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, type ApiResponse, type Client, type Json } from '../../test-api.ts';
import { createBuyer, createCheckoutShop, paymentBodyOf, rowsOf, type Shop } from '../checkout-shop.ts';

/** On an embedded database, which has one connection, races are short. */
const MANY = DATABASE_KIND.startsWith('PostgreSQL') ? 24 : 6;
const STOCK = 100;
let shop: Shop;
let boss: Client;
let made = 0;
let id: string;
let sku: string;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const number = (made += 1);
  [id, sku] = [`p-${String(number).padStart(5, '0')}`, `RACE-${number}`];
  const variants = [{ sku, color: 'Indigo', stock: STOCK }];
  await addProducts(shop.api.database, [productOf(number, { variants })]);
  boss = await admin(shop.api, `boss-${number}@example.com`);
});

/** Buyers with the variant in their carts; each call starts the payment that the buyer saw. */
const createBuyers = async (count = MANY): Promise<(() => Promise<ApiResponse>)[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const who = await createBuyer(shop.api);
      await addToCart(who, sku, 2);
      const body = await paymentBodyOf(who);
      return () => who.post('/payment', body);
    }),
  );
/** The pieces of the variant that staff see, whether or not they are sold. */
const piecesOf = async (): Promise<number> => {
  const { product } = (await boss.get(`/admin/products/${id}`)).body;
  return product.variants[0].stock;
};
const heldPieces = async (): Promise<number> => {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(quantity), 0)::int as held from stock_holds where sku = ${sku}`.execute(shop.api.database.db);
  return rows[0]?.held ?? -1;
};
const setState = async (state: string) => {
  const { version } = (await boss.get(`/admin/products/${id}`)).body.product;
  return boss.put(`/admin/products/${id}/state`, { version, state });
};
const codesOf = (responses: ApiResponse[]) =>
  [...new Set(responses.filter(({ status }) => status !== 200).map(({ body }) => String(body.code)))].toSorted();
const opened = (responses: ApiResponse[]) => responses.filter(({ status }) => status === 200);
/** Lets `action` happen in the middle of all purchases. */
const amid = async (buyers: (() => Promise<ApiResponse>)[], action: () => Promise<ApiResponse>) => {
  const half = buyers.length / 2;
  const first = buyers.slice(0, half).map((buy) => buy());
  const done = action();
  const rest = buyers.slice(half).map((buy) => buy());
  return { done: await done, responses: await Promise.all([...first, ...rest]) };
};

describe(`staff and buyers at once (${DATABASE_KIND})`, () => {
  it('sells nothing of an archived product after the response, and loses no piece', async () => {
    const [buyers, late] = [await createBuyers(), await createBuyers(4)];
    const { done, responses } = await amid(buyers, () => setState('archived'));
    expect(done.status).toBe(200);
    const afterwards = await Promise.all(late.map((buy) => buy()));
    expect(opened(afterwards)).toEqual([]);
    expect(codesOf([...responses, ...afterwards])).toEqual(['OUT_OF_STOCK']);
    expect(await heldPieces()).toBe(2 * opened(responses).length);
    expect((await piecesOf()) + (await heldPieces())).toBe(STOCK);
    await setState('live');
    expect((await piecesOf()) + (await heldPieces())).toBe(STOCK);
  });

  it('opens each order at the price that the buyer saw, or refuses it', async () => {
    const buyers = await createBuyers();
    const { done, responses } = await amid(buyers, () =>
      boss.put(`/admin/products/${id}/price`, { showPrice: 1_600, price: 2_000 }),
    );
    expect(done.status).toBe(200);
    expect(codesOf(responses).filter((code) => code !== 'PRICE_CHANGED')).toEqual([]);
    const ids = new Set(opened(responses).map(({ body }) => body.id));
    const orders = (await rowsOf(shop.api, 'orders')).filter(({ provider_order_id }) => ids.has(provider_order_id));
    const items = await rowsOf(shop.api, 'order_items');
    expect(orders).toHaveLength(ids.size);
    for (const { id: orderId, subtotal, total, first_purchase_discount } of orders) {
      const item = items.find(({ order_id }: Json) => order_id === orderId);
      expect(subtotal).toBe(item.unit_price * item.quantity);
      expect(total).toBe(subtotal - first_purchase_discount);
      expect(item.unit_price).toBe(150_000);
    }
    const [fresh] = await createBuyers(1);
    expect((await fresh?.())?.status).toBe(200);
  });

  it('counts each movement of stock and each purchase', async () => {
    const buyers = await createBuyers();
    const move = (by: number) => boss.patch(`/admin/variants/${sku}/stock`, { by, reason: 'received' });
    const [responses, moves] = await Promise.all([
      Promise.all(buyers.map((buy) => buy())),
      Promise.all(Array.from({ length: MANY }, (_, at) => move(at % 2 === 0 ? 3 : -1))),
    ]);
    expect([...responses, ...moves].map(({ status }) => status)).toEqual(Array(2 * MANY).fill(200));
    expect((await piecesOf()) + (await heldPieces())).toBe(STOCK + MANY);
    const { movements } = (await boss.get(`/admin/variants/${sku}/movements`)).body;
    expect(STOCK + movements.reduce((sum: number, { by }: Json) => sum + by, 0)).toBe(await piecesOf());
  });

  it('sells an edited product under its old name or its new name, never refused for the edit', async () => {
    const buyers = await createBuyers();
    const { product } = (await boss.get(`/admin/products/${id}`)).body;
    const { version, category, fabric, craft } = product;
    const { done, responses } = await amid(buyers, () =>
      boss.put(`/admin/products/${id}`, { version, category, fabric, craft, name: 'Another name' }),
    );
    expect(done.status).toBe(200);
    expect(codesOf(responses)).toEqual([]);
    expect(await heldPieces()).toBe(2 * MANY);
  });
});

describe(`two members of staff at once (${DATABASE_KIND})`, () => {
  it('change one product once, whatever they change of it', async () => {
    const { version, category, fabric, craft } = (await boss.get(`/admin/products/${id}`)).body.product;
    const other = await admin(shop.api, `other-${made}@example.com`);
    const both = await Promise.all([
      boss.put(`/admin/products/${id}`, { version, category, fabric, craft, name: 'Another name' }),
      other.put(`/admin/products/${id}/state`, { version, state: 'archived' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('CHANGED_MEANWHILE');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCartRepository } from '../../../api/cart/repository.ts';
import { randomId } from '../../../api/platform/secrets.ts';
import { createWishlistRepository } from '../../../api/wishlist/repository.ts';
import { MAX_CART_LINES, MAX_WISHLIST_ITEMS } from '../../../schema/vocabulary.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, createTestApi, type ApiResponse, type Client, type TestApi } from '../../test-api.ts';
import { addToCart, cartOf, cartIdOf, setStock, createShopper, wishlistOf, wishlistIdOf } from '../shoppers.ts';

/** The runs of each race. An embedded database has one connection, so one run is enough. */
const ROUNDS = DATABASE_KIND.startsWith('PostgreSQL') ? 25 : 3;
let api: TestApi;
let asha: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  const variants = Array.from({ length: 80 }, (_, index) => ({ sku: `R-${index}`, color: 'Indigo', stock: 20 }));
  await addProducts(api.database, [productOf(1, { variants })]);
  asha = await createShopper(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  asha = await createShopper(api);
});

const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
const statuses = (responses: ApiResponse[]) =>
  responses.map(({ status }) => status).toSorted((one, other) => one - other);
const empty = async () => {
  for (const [sku] of await cartOf(asha)) await asha.delete(`/cart/${await cartIdOf(asha, sku)}`);
};

describe(`at the same time (${DATABASE_KIND})`, () => {
  it('[REST-22] two adds both count', async () => {
    for (const _ of rounds) {
      const responses = await Promise.all([
        addToCart(asha, 'R-1', 2),
        addToCart(asha, 'R-1', 3),
        addToCart(asha, 'R-1', 1),
      ]);
      expect(statuses(responses)).toEqual([200, 200, 200]);
      expect(await cartOf(asha)).toEqual([['R-1', 6]]);
      await empty();
    }
  });

  it('[CART-11] adds never come to more than ten, and one that would is refused in words', async () => {
    for (const _ of rounds) {
      const responses = await Promise.all([
        addToCart(asha, 'R-1', 6),
        addToCart(asha, 'R-1', 6),
        addToCart(asha, 'R-1', 6),
      ]);
      expect(statuses(responses)).toEqual([200, 400, 400]);
      expect(await cartOf(asha)).toEqual([['R-1', 6]]);
      await empty();
    }
  });

  it('[CART-11] adds never come to more than the stock', async () => {
    await setStock(api, 'R-2', 3);
    for (const _ of rounds) {
      const responses = await Promise.all([
        addToCart(asha, 'R-2', 2),
        addToCart(asha, 'R-2', 2),
        addToCart(asha, 'R-2', 2),
      ]);
      expect(statuses(responses)).toEqual([200, 409, 409]);
      expect(await cartOf(asha)).toEqual([['R-2', 2]]);
      await empty();
    }
  });

  it('[REST-22] adds of many products never come to more than fifty lines', async () => {
    const responses = await Promise.all(Array.from({ length: 70 }, (_, index) => addToCart(asha, `R-${index}`)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(responses.filter(({ body }) => body.code === 'INVALID_INPUT')).toHaveLength(20);
    expect(await cartOf(asha)).toHaveLength(50);
  });

  it('[REST-24] a removal and an add run one after the other: the line is removed, or new', async () => {
    for (const _ of rounds) {
      await addToCart(asha, 'R-3', 4);
      const id = await cartIdOf(asha, 'R-3');
      const responses = await Promise.all([asha.delete(`/cart/${id}`), addToCart(asha, 'R-3', 3)]);
      expect(statuses(responses)).toEqual([200, 200]);
      const { cartData } = (await asha.get('/cart')).body;
      if (cartData.length > 0) expect(cartData).toMatchObject([{ sku: 'R-3', quantity: 3 }]);
      expect(cartData.some(({ cartId }: { cartId: string }) => cartId === id)).toBe(false);
      await empty();
    }
  });

  it('[REST-24] two removals of one line: one finds it', async () => {
    for (const _ of rounds) {
      await addToCart(asha, 'R-4');
      const id = await cartIdOf(asha, 'R-4');
      const responses = await Promise.all([asha.delete(`/cart/${id}`), asha.delete(`/cart/${id}`)]);
      expect(statuses(responses)).toEqual([200, 404]);
    }
  });

  it('[CART-11] a quantity that is set and an add come one after the other', async () => {
    for (const _ of rounds) {
      await addToCart(asha, 'R-5', 2);
      const id = await cartIdOf(asha, 'R-5');
      const [set, added] = await Promise.all([asha.patch(`/cart/${id}`, { quantity: 9 }), addToCart(asha, 'R-5', 3)]);
      expect(set.status).toBe(200);
      expect([200, 400]).toContain(added.status);
      expect(await cartOf(asha)).toEqual([['R-5', 9]]);
      await empty();
    }
  });

  it('[CART-11] two shoppers may both have the last piece, because a cart does not reduce the stock', async () => {
    await setStock(api, 'R-6', 1);
    const rohan = await createShopper(api);
    const responses = await Promise.all([addToCart(asha, 'R-6'), addToCart(rohan, 'R-6')]);
    expect(statuses(responses)).toEqual([200, 200]);
    expect(await addToCart(asha, 'R-6')).toMatchObject({
      status: 409,
      body: { code: 'INSUFFICIENT_STOCK', available: 1 },
    });
    expect([await cartOf(asha), await cartOf(rohan)]).toEqual([[['R-6', 1]], [['R-6', 1]]]);
  });

  it('[REST-26] two hearts for one variant make one item', async () => {
    for (const round of rounds) {
      const sku = `R-${10 + round}`;
      const responses = await Promise.all([1, 2, 3].map(() => asha.post('/wishlist', { sku })));
      expect(statuses(responses)).toEqual([200, 200, 200]);
      expect(new Set(responses.map(({ body }) => body.data.wishlistId)).size).toBe(1);
      expect((await wishlistOf(asha)).filter((each) => each === sku)).toHaveLength(1);
    }
  });

  it('[REST-27] a line that two calls move is moved by one', async () => {
    for (const _ of rounds) {
      await addToCart(asha, 'R-7', 2);
      const id = await cartIdOf(asha, 'R-7');
      const responses = await Promise.all([asha.post(`/cart/${id}/wishlist`), asha.post(`/cart/${id}/wishlist`)]);
      expect(statuses(responses)).toEqual([200, 404]);
      expect([await cartOf(asha), await wishlistOf(asha)]).toEqual([[], ['R-7']]);
      const wish = await wishlistIdOf(asha, 'R-7');
      const back = await Promise.all([asha.post(`/wishlist/${wish}/cart`), asha.post(`/wishlist/${wish}/cart`)]);
      expect(statuses(back)).toEqual([200, 404]);
      expect([await cartOf(asha), await wishlistOf(asha)]).toEqual([[['R-7', 1]], []]);
      await empty();
    }
  });
});

describe(`the statements by themselves (${DATABASE_KIND})`, () => {
  const shopperId = async (): Promise<string> => (await asha.get('/user/profile')).body.user.id;

  it('[CART-11] put nothing in that does not fit', async () => {
    const carts = createCartRepository(api.database.db);
    const put = async (...lines: [sku: string, quantity: number][]) => {
      const made = lines.map(([sku, quantity]) => ({ id: randomId('ca'), sku, quantity }));
      return carts.upsertLines(await shopperId(), made, api.clock.now());
    };
    await setStock(api, 'R-8', 3);
    await put(['R-8', 2]);
    for (const wrong of [
      ['R-8', 2],
      ['nothing', 1],
      ['R-9', 11],
    ] as const)
      await put(['R-1', 1], [...wrong]);
    expect(await cartOf(asha)).toEqual([['R-8', 2]]);
    for (let index = 10; index < 9 + MAX_CART_LINES; index++) await put([`R-${index}`, 1]);
    expect((await put(['R-1', 1])).lines).toBe(MAX_CART_LINES + 1);
    expect(await cartOf(asha)).toHaveLength(MAX_CART_LINES);
  });

  it('[REST-26] put nothing on a full wishlist', async () => {
    const wishlists = createWishlistRepository(api.database.db);
    const variants = Array.from({ length: MAX_WISHLIST_ITEMS + 1 }, (_, index) => ({
      sku: `F-${index}`,
      color: 'Rust',
      stock: 1,
    }));
    await addProducts(api.database, [productOf(2, { variants })]);
    const found = [];
    for (const { sku } of variants)
      found.push(await wishlists.insertItem(await shopperId(), randomId('wi'), sku, api.clock.now()));
    expect(found.at(-1)).toEqual({ known: true, there: false, items: MAX_WISHLIST_ITEMS });
    expect(await wishlistOf(asha)).toHaveLength(MAX_WISHLIST_ITEMS);
  });
});

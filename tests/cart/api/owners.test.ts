import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { addToCart, cartOf, cartIdOf, createShopper, wishlistOf, wishlistIdOf } from '../shoppers.ts';

const SKUS = Array.from({ length: 8 }, (_, index) => `O-${index}`);
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ ADDRESS_LIMIT: '100000' });
  const variants = SKUS.map((sku) => ({ sku, color: 'Indigo', stock: 500 }));
  variants.push({ sku: 'O-few', color: 'Rust', stock: 1 });
  await addProducts(api.database, [productOf(1, { variants })]);
});
afterAll(() => api.close());

describe(`what is a shopper's own (${DATABASE_KIND})`, () => {
  const calls: [call: string, (client: Client, cartId: string, wishlistId: string) => ReturnType<Client['get']>][] = [
    ['DELETE /cart/{cartId}', (client, id) => client.delete(`/cart/${id}`)],
    ['PATCH /cart/{cartId}', (client, id) => client.patch(`/cart/${id}`, { quantity: 2 })],
    ['POST /cart/{cartId}/wishlist', (client, id) => client.post(`/cart/${id}/wishlist`)],
    ['DELETE /wishlist/{wishlistId}', (client, _, id) => client.delete(`/wishlist/${id}`)],
    ['POST /wishlist/{wishlistId}/cart', (client, _, id) => client.post(`/wishlist/${id}/cart`)],
  ];

  it.each(calls)("[REST-24] %s finds another shopper's as little as what is not there", async (_, call) => {
    const [asha, rohan] = [await createShopper(api), await createShopper(api)];
    await addToCart(asha, 'O-1', 1);
    await asha.post('/wishlist', { sku: 'O-2' });
    const [line, wish] = [await cartIdOf(asha, 'O-1'), await wishlistIdOf(asha, 'O-2')];
    const foreign = await call(rohan, line, wish);
    const absent = await call(rohan, 'ca-aaaaaaaaaaaaaaaa', 'wi-aaaaaaaaaaaaaaaa');
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(foreign.text).toBe(absent.text);
    expect([await cartOf(asha), await wishlistOf(asha)]).toEqual([[['O-1', 1]], ['O-2']]);
    expect([await cartOf(rohan), await wishlistOf(rohan)]).toEqual([[], []]);
    expect((await call(asha, line, wish)).status).toBe(200);
  });

  it('[REST-24] does not tell by a refusal for the stock that a line is there', async () => {
    const [asha, rohan] = [await createShopper(api), await createShopper(api)];
    await addToCart(asha, 'O-few', 1);
    const id = await cartIdOf(asha, 'O-few');
    expect((await asha.patch(`/cart/${id}`, { quantity: 2 })).status).toBe(409);
    expect((await rohan.patch(`/cart/${id}`, { quantity: 2 })).status).toBe(404);
  });

  it.each([
    ['GET', '/cart'],
    ['POST', '/cart'],
    ['POST', '/cart/items'],
    ['DELETE', '/cart/ca-aaaaaaaaaaaaaaaa'],
    ['PATCH', '/cart/ca-aaaaaaaaaaaaaaaa'],
    ['POST', '/cart/ca-aaaaaaaaaaaaaaaa/wishlist'],
    ['GET', '/wishlist'],
    ['POST', '/wishlist'],
    ['DELETE', '/wishlist/wi-aaaaaaaaaaaaaaaa'],
    ['POST', '/wishlist/wi-aaaaaaaaaaaaaaaa/cart'],
  ] as const)('[REST-23] %s %s asks a visitor to log in, and no cache keeps the answer', async (method, url) => {
    const answer = await api.client().call(method, url);
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('[REST-23] stays their own when fifty shoppers add, change and remove at the same time', async () => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const plans = fc.sample(
      fc.array(fc.tuple(fc.constantFrom(...SKUS), fc.integer({ min: 1, max: 3 })), { minLength: 4, maxLength: 10 }),
      { seed, numRuns: 50 },
    );
    const results = await Promise.all(plans.map((plan) => live(plan)));
    expect(
      results.map(({ seen }) => seen),
      `seed ${seed}`,
    ).toEqual(results.map(({ meant }) => meant));
  });

  /** Somebody puts in and takes out as planned; what the cart then has, and what it should. */
  async function live(plan: [sku: string, quantity: number][]) {
    const client = await createShopper(api);
    const meant = new Map<string, number>();
    for (const [sku, quantity] of plan) {
      const held = meant.get(sku) ?? 0;
      if (held + quantity > 6) {
        await client.delete(`/cart/${await cartIdOf(client, sku)}`);
        meant.delete(sku);
      } else {
        await addToCart(client, sku, quantity);
        meant.set(sku, held + quantity);
      }
    }
    return { seen: Object.fromEntries(await cartOf(client)), meant: Object.fromEntries(meant) };
  }
});

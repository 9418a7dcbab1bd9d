import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProducts, productOf } from '../../catalog/products.ts';
import { OPERATIONS, sampleOf } from '../../contract.ts';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { addToCart, cartOf, cartIdOf, createShopper, wishlistOf, wishlistIdOf } from '../shoppers.ts';

const SKUS = Array.from({ length: 8 }, (_, index) => `O-${index}`);
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  const variants = SKUS.map((sku) => ({ sku, color: 'Indigo', stock: 500 }));
  variants.push({ sku: 'O-few', color: 'Rust', stock: 1 });
  await addProducts(api.database, [productOf(1, { variants })]);
});
afterAll(() => api.close());

/** Ids that do not exist, one for each kind of object that a shopper has. */
const ABSENT: Readonly<Record<string, string>> = {
  cartId: 'ca-aaaaaaaaaaaaaaaa',
  wishlistId: 'wi-aaaaaaaaaaaaaaaa',
  noticeId: 'no-aaaaaaaaaaaaaaaa',
};
/** The contract's calls on a shopper's carts, wishlists and notices, and those that name one object by its id. */
const OWN = OPERATIONS.filter(({ tags, security }) => security && (tags.includes('cart') || tags.includes('wishlist')));
const idsOf = ({ parameters = [] }: (typeof OWN)[number]) => parameters.filter((one) => one.in === 'path');
const NAMING = OWN.filter((operation) => idsOf(operation).length > 0);

/** Sends a call with these ids and a sample of its body. */
function send(
  client: Client,
  { method, path, requestBody }: (typeof OWN)[number],
  ids: Readonly<Record<string, string>>,
) {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
  const schema = requestBody?.content['application/json'].schema;
  return client.call(method.toUpperCase() as 'GET', url, schema && sampleOf(schema));
}

describe(`personal data (${DATABASE_KIND})`, () => {
  it('is named by ids of these kinds, and by no other', () => {
    const kinds = OWN.flatMap((operation) => idsOf(operation).map(({ name }) => name));
    expect(new Set(kinds)).toEqual(new Set(Object.keys(ABSENT)));
  });

  it.each(NAMING)(
    "[REST-24] $operationId returns the same for another shopper's data as for missing data",
    async (operation) => {
      const [asha, rohan] = [await createShopper(api), await createShopper(api)];
      for (const each of [asha, rohan]) {
        await addToCart(each, 'O-1', 1);
        await each.post('/wishlist', { sku: 'O-2' });
      }
      const { body } = await asha.post('/notices', { sku: 'O-2', kind: 'price' });
      const own = {
        cartId: await cartIdOf(asha, 'O-1'),
        wishlistId: await wishlistIdOf(asha, 'O-2'),
        noticeId: body.notice.noticeId,
      };
      const foreign = await send(rohan, operation, own);
      const absent = await send(rohan, operation, ABSENT);
      expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(foreign.text).toBe(absent.text);
      for (const each of [asha, rohan]) {
        expect([await cartOf(each), await wishlistOf(each)]).toEqual([[['O-1', 1]], ['O-2']]);
      }
      expect((await send(asha, operation, own)).status).toBe(200);
    },
  );

  it('[REST-24] does not reveal by a refusal for the stock that a line exists', async () => {
    const [asha, rohan] = [await createShopper(api), await createShopper(api)];
    await addToCart(asha, 'O-few', 1);
    const id = await cartIdOf(asha, 'O-few');
    expect((await asha.patch(`/cart/${id}`, { quantity: 2 })).status).toBe(409);
    expect((await rohan.patch(`/cart/${id}`, { quantity: 2 })).status).toBe(404);
  });

  it.each(OWN)(
    '[REST-23] $operationId asks a visitor to log in, and no cache stores the response',
    async (operation) => {
      const response = await send(api.client(), operation, ABSENT);
      expect(response).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );

  it('[REST-23] stays separate when fifty shoppers add, change and remove at the same time', async () => {
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

  /** Adds and removes pieces as planned. Returns the cart, and the expected cart. */
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

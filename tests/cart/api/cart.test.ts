import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { addToCart, cartOf, cartIdOf, setStock, createShopper } from '../shoppers.ts';

let api: TestApi;
let asha: Client;
beforeAll(async () => {
  api = await createTestApi({ commissionRate: 0.07 });
  const stocked = (index: number, stock: number) =>
    productOf(index, { variants: [{ sku: `M-${index}`, color: 'Indigo', stock }] });
  const many = Array.from({ length: 60 }, (_, index) => stocked(100 + index, 20));
  await addProducts(api.database, [productOf(1), productOf(2), ...many]);
});
afterAll(() => api.close());
beforeEach(async () => {
  asha = await createShopper(api);
});

describe(`the cart (${DATABASE_KIND})`, () => {
  it('[REST-22] takes pieces of a variant, and a line of the same variant grows', async () => {
    const first = await addToCart(asha, 'SK-1-A', 2);
    expect(first.status).toBe(200);
    const again = await addToCart(asha, 'SK-1-A', 1);
    expect(again.body.data).toEqual({ ...first.body.data, quantity: 3 });
    expect(await cartOf(asha)).toEqual([['SK-1-A', 3]]);
    expect((await addToCart(asha, 'SK-2-A', 1)).body.data.sku).toBe('SK-2-A');
  });

  it('[REST-23] returns each line with its picture, stock and the price in the catalogue, the oldest first', async () => {
    await addToCart(asha, 'SK-2-A', 1);
    await addToCart(asha, 'SK-1-A', 2);
    await addToCart(asha, 'SK-2-A', 1);
    const { status, body, headers } = await asha.get('/cart');
    const { product } = (await api.get('/product/p-00001')).body;
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.cartData.map(({ sku }: { sku: string }) => sku)).toEqual(['SK-2-A', 'SK-1-A']);
    expect(body.cartData[1]).toEqual({
      cartId: expect.stringMatching(/^ca-[a-z2-7]{16}$/),
      sku: 'SK-1-A',
      quantity: 2,
      services: [],
      variant: {
        image: product.variants[0].image,
        color: 'Indigo',
        stock: 3,
        productId: 'p-00001',
        product: { name: 'Leheriya saree 1', category: 'Saree', showPrice: 1605, sellerId: 'se-1' },
      },
    });
    expect(product.showPrice).toBe(1605);
  });

  it('[REST-23] costs one statement beside the one for the session, however many lines there are', async () => {
    for (const index of [0, 1, 2, 3, 4]) await addToCart(asha, `M-${100 + index}`, 1);
    api.statements.length = 0;
    expect((await asha.get('/cart')).body.cartData).toHaveLength(5);
    expect(api.statements).toHaveLength(2);
  });

  it('[REST-24] removes a line; a removed line is not found, and nor is one that never existed', async () => {
    await addToCart(asha, 'SK-1-A', 1);
    await addToCart(asha, 'SK-2-A', 1);
    const id = await cartIdOf(asha, 'SK-1-A');
    expect(await asha.delete(`/cart/${id}`)).toMatchObject({
      status: 200,
      body: { message: 'Product removed from cart.' },
    });
    expect(await cartOf(asha)).toEqual([['SK-2-A', 1]]);
    const again = await asha.delete(`/cart/${id}`);
    expect(again).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await asha.delete('/cart/nothing')).text).toBe(again.text);
  });

  it.each([0, -1, 11, 1.5, 1e30, 'many', [], {}, ''])(
    '[CART-11] reports that a quantity of %j is invalid, and changes nothing',
    async (quantity) => {
      await addToCart(asha, 'M-100', 2);
      const id = await cartIdOf(asha, 'M-100');
      for (const response of [
        await asha.post('/cart', { sku: 'M-100', quantity }),
        await asha.patch(`/cart/${id}`, { quantity }),
      ]) {
        expect(response).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field: 'quantity' } });
        expect(response.body.message).toMatch(/quantity must be a(n integer| whole number)/i);
      }
      const several = await asha.post('/cart/items', { items: [{ sku: 'M-100', quantity }] });
      expect(several).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
      expect(await cartOf(asha)).toEqual([['M-100', 2]]);
    },
  );

  it('[CART-11] refuses more than the stock, counting the pieces already in the cart, and reports how many are left', async () => {
    const refused = (response: { body: object }) => response.body;
    expect(refused(await addToCart(asha, 'SK-1-B', 1))).toEqual({
      message: 'This item is out of stock.',
      code: 'OUT_OF_STOCK',
      available: 0,
    });
    expect(refused(await addToCart(asha, 'SK-1-A', 4))).toEqual({
      message: 'Only 3 items left.',
      code: 'INSUFFICIENT_STOCK',
      available: 3,
    });
    expect((await addToCart(asha, 'SK-1-A', 2)).status).toBe(200);
    expect(await addToCart(asha, 'SK-1-A', 2)).toMatchObject({
      status: 409,
      body: { message: 'Only 3 items left, and your cart has 2.', available: 3 },
    });
    expect(await cartOf(asha)).toEqual([['SK-1-A', 2]]);
  });

  it('[CART-11] refuses more than ten pieces of a kind, in one call or in several', async () => {
    expect((await addToCart(asha, 'M-100', 6)).status).toBe(200);
    expect(await addToCart(asha, 'M-100', 5)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', message: 'You can buy up to 10 of this item. Your cart already has 6.' },
    });
    expect((await addToCart(asha, 'M-100', 4)).status).toBe(200);
    expect(await cartOf(asha)).toEqual([['M-100', 10]]);
    expect((await addToCart(asha, 'M-101', 10)).status).toBe(200);
  });

  it('[REST-22] knows no variant by an unknown sku', async () => {
    for (const sku of ['nothing', '', "' or 1=1 --", 'sk-1-a']) {
      expect(await addToCart(asha, sku, 1)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', field: 'sku' } });
    }
    expect((await addToCart(asha, 'x'.repeat(201), 1)).status).toBe(400);
    expect(await cartOf(asha)).toEqual([]);
  });

  it('[REST-22] refuses the fifty-first product, though a line that is there still grows', async () => {
    const items = Array.from({ length: 50 }, (_, index) => ({ sku: `M-${100 + index}`, quantity: 1 }));
    expect((await asha.post('/cart/items', { items })).body.cartData).toHaveLength(50);
    expect(await addToCart(asha, 'M-150', 1)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', message: 'Your cart can have up to 50 different products.' },
    });
    expect((await addToCart(asha, 'M-149', 1)).status).toBe(200);
    expect(await cartOf(asha)).toHaveLength(50);
  });
});

describe(`a line's quantity (${DATABASE_KIND})`, () => {
  it('[CART-11] is replaced, at most by the stock', async () => {
    await addToCart(asha, 'SK-1-A', 1);
    const id = await cartIdOf(asha, 'SK-1-A');
    const response = await asha.patch(`/cart/${id}`, { quantity: 3 });
    expect(response).toMatchObject({ status: 200, body: { data: { cartId: id, sku: 'SK-1-A', quantity: 3 } } });
    expect(await asha.patch(`/cart/${id}`, { quantity: 4 })).toMatchObject({
      status: 409,
      body: { code: 'INSUFFICIENT_STOCK', message: 'Only 3 items left.', available: 3 },
    });
    expect((await asha.patch(`/cart/${id}`, { quantity: 1 })).body.data.quantity).toBe(1);
    expect(await cartOf(asha)).toEqual([['SK-1-A', 1]]);
  });

  it('[CART-11] stays the same when the variant is sold out, and can be reduced to the remaining stock', async () => {
    await addToCart(asha, 'SK-2-A', 3);
    const id = await cartIdOf(asha, 'SK-2-A');
    await setStock(api, 'SK-2-A', 0);
    expect((await asha.patch(`/cart/${id}`, { quantity: 1 })).body).toMatchObject({
      code: 'OUT_OF_STOCK',
      available: 0,
    });
    await setStock(api, 'SK-2-A', 1);
    expect((await asha.patch(`/cart/${id}`, { quantity: 2 })).body.message).toBe('Only 1 item left.');
    expect(await cartOf(asha)).toEqual([['SK-2-A', 3]]);
    expect((await asha.patch(`/cart/${id}`, { quantity: 1 })).status).toBe(200);
    await setStock(api, 'SK-2-A', 3);
  });

  it('[CART-11] of a removed line is not found', async () => {
    expect(await asha.patch('/cart/ca-aaaaaaaaaaaaaaaa', { quantity: 1 })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });
});

describe(`many at once (${DATABASE_KIND})`, () => {
  const several = (items: object[]) => asha.post('/cart/items', { items });

  it('[REST-22] are refused with the place of the one that is wrong in the list', async () => {
    const unknown = await several([
      { sku: 'M-102', quantity: 1 },
      { sku: 'M-102', quantity: 1 },
      { sku: 'nothing', quantity: 1 },
    ]);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', field: 'items[2].sku' } });
    const many = await several([
      { sku: 'M-102', quantity: 1 },
      { sku: 'M-102', quantity: 11 },
    ]);
    expect(many).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field: 'items[1].quantity' } });
    const together = await several([
      { sku: 'M-102', quantity: 6 },
      { sku: 'M-102', quantity: 5 },
    ]);
    expect(together.body.message).toBe('You can buy up to 10 of this item.');
    await setStock(api, 'M-158', 0);
    const soldOut = await several([
      { sku: 'M-102', quantity: 1 },
      { sku: 'M-158', quantity: 1 },
    ]);
    expect(soldOut).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK', field: 'items[1]', available: 0 } });
    expect(await cartOf(asha)).toEqual([]);
  });

  it('[REST-22] go in together, a variant that is named twice with both quantities', async () => {
    await addToCart(asha, 'M-101', 1);
    const { status, body } = await several([
      { sku: 'M-102', quantity: 2 },
      { sku: 'M-101', quantity: 1 },
      { sku: 'M-102', quantity: 3 },
    ]);
    expect(status).toBe(200);
    expect(body.cartData).toMatchObject([
      { sku: 'M-101', quantity: 2 },
      { sku: 'M-102', quantity: 5 },
    ]);
  });

  it.each([
    ['an unknown one', { sku: 'nothing', quantity: 1 }, 404, 'NOT_FOUND'],
    ['one that is sold out', { sku: 'SK-1-B', quantity: 1 }, 409, 'OUT_OF_STOCK'],
    ['more than are left', { sku: 'SK-1-A', quantity: 4 }, 409, 'INSUFFICIENT_STOCK'],
    ['too many of a kind', { sku: 'M-101', quantity: 10 }, 400, 'INVALID_INPUT'],
    ['no quantity', { sku: 'M-103', quantity: 0 }, 400, 'INVALID_INPUT'],
  ])('[REST-22] go in all or none: %s among them', async (_, wrong, status, code) => {
    await addToCart(asha, 'M-101', 1);
    const response = await several([{ sku: 'M-102', quantity: 1 }, wrong, { sku: 'M-101', quantity: 1 }]);
    expect(response).toMatchObject({ status, body: { code } });
    expect(await cartOf(asha)).toEqual([['M-101', 1]]);
  });

  it('[REST-22] are refused past fifty lines, and none or more than fifty are no call', async () => {
    const items = Array.from({ length: 50 }, (_, index) => ({ sku: `M-${100 + index}`, quantity: 1 }));
    await addToCart(asha, 'M-155', 1);
    expect(await several(items)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(await cartOf(asha)).toEqual([['M-155', 1]]);
    expect((await several([])).status).toBe(400);
    expect((await several([...items, { sku: 'M-156', quantity: 1 }])).status).toBe(400);
  });
});

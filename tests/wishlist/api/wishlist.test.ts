import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCart, cartOf, cartIdOf, setStock, createShopper, wishlistOf, wishlistIdOf } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';

let api: TestApi;
let asha: Client;
beforeAll(async () => {
  api = await createTestApi({ commissionRate: 0.07 });
  const variants = Array.from({ length: 210 }, (_, index) => ({ sku: `W-${index}`, color: 'Indigo', stock: 20 }));
  await addProducts(api.database, [productOf(1), productOf(2), productOf(3, { variants })]);
  await sql`update products set rating = 4.5 where id = 'p-00001'`.execute(api.database.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  asha = await createShopper(api);
});

const like = (sku: string) => asha.post('/wishlist', { sku });
/** Fills the list with this many of the 210 variants, in one statement. */
const fill = async (many: number) => {
  const { id } = (await asha.get('/user/profile')).body.user;
  await sql`insert into wishlist_items (id, shopper_id, sku, created_at)
    select 'wi-' || translate(lpad(n::text, 3, '0'), '0189', 'bcde') || substr(${id}, 4, 13), ${id}, 'W-' || n, now()
    from generate_series(0, ${many - 1}::int) n`.execute(api.database.db);
};

describe(`the wishlist (${DATABASE_KIND})`, () => {
  it('[REST-26] adds a variant, sold out or not; an existing item does not change', async () => {
    const first = await like('SK-1-B');
    expect(first).toMatchObject({ status: 200, body: { data: { variant: { sku: 'SK-1-B', stock: 0 } } } });
    await like('SK-2-A');
    const again = await like('SK-1-B');
    expect(again.text).toBe(first.text);
    expect(await wishlistOf(asha)).toEqual(['SK-1-B', 'SK-2-A']);
  });

  it('[REST-25] returns each item with picture, stock, stars and the prices in the catalogue, the oldest first', async () => {
    await like('SK-2-A');
    await like('SK-1-A');
    const { status, body, headers } = await asha.get('/wishlist');
    const { product } = (await api.get('/product/p-00001')).body;
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.wishListData[0].variant.sku).toBe('SK-2-A');
    expect(body.wishListData[1]).toEqual({
      wishlistId: expect.stringMatching(/^wi-[a-z2-7]{16}$/),
      variant: {
        sku: 'SK-1-A',
        productId: 'p-00001',
        image: product.variants[0].image,
        images: product.variants[0].images,
        color: 'Indigo',
        stock: 3,
        product: {
          name: 'Leheriya saree 1',
          category: 'Saree',
          showPrice: 1605,
          price: 2000,
          discount: product.discount,
          rating: 4.5,
        },
      },
    });
    expect(product.discount).toBe(20);
  });

  it('[REST-25] costs one statement beside the one for the session, however many items there are', async () => {
    await fill(15);
    api.statements.length = 0;
    expect((await asha.get('/wishlist')).body.wishListData).toHaveLength(15);
    expect(api.statements).toHaveLength(2);
  });

  it('[REST-27] removes an item; a removed item is not found, and nor is one that never existed', async () => {
    await like('SK-1-A');
    const id = await wishlistIdOf(asha, 'SK-1-A');
    expect(await asha.delete(`/wishlist/${id}`)).toMatchObject({
      status: 200,
      body: { message: 'Product removed from wishlist.' },
    });
    expect(await wishlistOf(asha)).toEqual([]);
    const again = await asha.delete(`/wishlist/${id}`);
    expect(again).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await asha.delete('/wishlist/nothing')).text).toBe(again.text);
  });

  it('[REST-26] knows no variant by an unknown sku', async () => {
    for (const sku of ['nothing', '', "' or 1=1 --"]) {
      expect(await like(sku)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', field: 'sku' } });
    }
    expect((await asha.post('/wishlist', {})).body).toMatchObject({ code: 'INVALID_INPUT', field: 'sku' });
  });

  it('[REST-26] refuses the item past 200; one that is there is still fine', async () => {
    await fill(200);
    expect(await like('W-205')).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect((await like('W-199')).status).toBe(200);
    expect(await wishlistOf(asha)).toHaveLength(200);
  });
});

describe(`moves between cart and wishlist (${DATABASE_KIND})`, () => {
  it('[REST-26] take a line out of the cart and put its variant on the wishlist', async () => {
    await addToCart(asha, 'W-1', 3);
    const { status, body } = await asha.post(`/cart/${await cartIdOf(asha, 'W-1')}/wishlist`);
    expect(status).toBe(200);
    expect(body.data).toEqual((await asha.get('/wishlist')).body.wishListData[0]);
    expect([await cartOf(asha), await wishlistOf(asha)]).toEqual([[], ['W-1']]);
  });

  it('[REST-26] leave an item alone that the wishlist has already', async () => {
    const { wishlistId } = (await like('W-1')).body.data;
    await addToCart(asha, 'W-1', 3);
    const { body } = await asha.post(`/cart/${await cartIdOf(asha, 'W-1')}/wishlist`);
    expect(body.data.wishlistId).toBe(wishlistId);
    expect([await cartOf(asha), await wishlistOf(asha)]).toEqual([[], ['W-1']]);
  });

  it('[REST-26] leave the line in the cart when the wishlist is full', async () => {
    await fill(200);
    await addToCart(asha, 'W-205', 2);
    const response = await asha.post(`/cart/${await cartIdOf(asha, 'W-205')}/wishlist`);
    expect(response).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(await cartOf(asha)).toEqual([['W-205', 2]]);
  });

  it('[REST-22] remove an item from the wishlist and put one piece into the cart, added to its quantity', async () => {
    for (const quantity of [1, 2]) {
      await like('W-2');
      const { status, body } = await asha.post(`/wishlist/${await wishlistIdOf(asha, 'W-2')}/cart`);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ sku: 'W-2', quantity });
      expect([await cartOf(asha), await wishlistOf(asha)]).toEqual([[['W-2', quantity]], []]);
    }
  });

  it('[REST-22] leave the item on the wishlist when the stock or the cart does not allow a piece more', async () => {
    await like('W-3');
    const move = async () => asha.post(`/wishlist/${await wishlistIdOf(asha, 'W-3')}/cart`);
    await setStock(api, 'W-3', 0);
    expect(await move()).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK', available: 0 } });
    await setStock(api, 'W-3', 1);
    await addToCart(asha, 'W-3', 1);
    expect(await move()).toMatchObject({ status: 409, body: { code: 'INSUFFICIENT_STOCK', available: 1 } });
    await setStock(api, 'W-3', 20);
    await addToCart(asha, 'W-3', 9);
    expect(await move()).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect([await cartOf(asha), await wishlistOf(asha)]).toEqual([[['W-3', 10]], ['W-3']]);
  });

  it('[REST-27] of removed items are not found', async () => {
    expect((await asha.post('/cart/ca-aaaaaaaaaaaaaaaa/wishlist')).status).toBe(404);
    expect((await asha.post('/wishlist/wi-aaaaaaaaaaaaaaaa/cart')).status).toBe(404);
  });
});

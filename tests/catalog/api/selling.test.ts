import { sql } from 'kysely';
import pLimit from 'p-limit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { createSellingRepository } from '../../../api/catalog/selling/repository.ts';
import { logIn } from '../../account/people.ts';
import { admin, operator, seller } from '../../account/staff.ts';
import { addToCart, cartOf } from '../../cart/shoppers.ts';
import { DATABASE_KIND, createTestApi, type Client, type Json, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

let api: TestApi;
let boss: Client;
let dyer: Client;
let made = 0;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await createCatalogRepository(api.database.db).insert({
    sellers: [{ id: 'se-2', shopName: 'Bhuj Knots' }],
    products: [],
  });
  await addProducts(api.database, [productOf(1), productOf(2, { sellerId: 'se-2' })]);
  boss = await admin(api, 'boss@example.com');
  dyer = await seller(api, 'dyer@example.com', 'se-1');
});
afterAll(() => api.close());
beforeEach(() => {
  made += 1;
});

const described = (change: object = {}): Json => ({
  name: 'Mothra turban cloth',
  category: 'Dupatta',
  fabric: 'Cotton Mulmul',
  price: 1_200,
  showPrice: 999,
  variants: [{ sku: `NEW-${made}-MR`, color: 'Madder Red', stock: 4 }],
  ...change,
});
const addProduct = (client: Client, change?: object) => client.post('/admin/addproduct', described(change));
const variant = (change: object) => ({ variants: [{ ...described().variants[0], ...change }] });

describe(`a new product (${DATABASE_KIND})`, () => {
  it('is refused with all fields that violate the contract, each once, at most 20 of them', async () => {
    const stocks = [{ ...described().variants[0], stock: -1, color: 'x'.repeat(41) }];
    const { status, body } = await addProduct(dyer, {
      name: 'x'.repeat(201),
      brand: 'x'.repeat(71),
      unknown: 1,
      variants: stocks,
    });
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    const errors: { field: string; message: string }[] = body.errors;
    expect(new Set(errors.map(({ field }) => field))).toEqual(
      new Set(['unknown', 'name', 'brand', 'variants[0].color', 'variants[0].stock']),
    );
    expect(errors).toHaveLength(5);
    expect(errors[0]).toEqual({ field: body.field, message: body.message });
    const many = Array.from({ length: 50 }, () => ({ ...described().variants[0], stock: -1 }));
    expect((await addProduct(dyer, { variants: many })).body.errors).toHaveLength(20);
    expect((await addProduct(dyer, { brand: 'x'.repeat(71) })).body).not.toHaveProperty('errors');
  });

  it('[REST-17] is in the shop at once: by its id, in its category, in the search, with a picture', async () => {
    const before = (await api.get('/product/Dupatta/1')).body.totalItems;
    const more = {
      pattern: 'Mothra',
      dimension: '2.5 x 1',
      blouse: 'none',
      weight: 310,
      size: 'Free size',
      brand: 'Neel Kothi',
      hsnCode: '621490',
      careGuide: 'By hand.\r\nIn the shade.',
      description: 'Crossed waves, with zari.',
      collections: ['Featured'],
      occasions: ['Wedding', 'Wedding'],
    };
    const { status, body } = await addProduct(dyer, more);
    expect(status).toBe(200);
    expect(body.product).toMatchObject({
      ...more,
      careGuide: 'By hand.\nIn the shade.',
      occasions: ['Wedding'],
      productId: expect.stringMatching(/^rb-[a-z2-7]{16}$/),
      name: 'Mothra turban cloth',
      price: 1_200,
      showPrice: 999,
      discount: 17,
      rating: 0,
      seller: { sellerId: 'se-1', shopName: 'Sanganer Dyers' },
      variants: [{ sku: `NEW-${made}-MR`, color: 'Madder Red', stock: 4 }],
    });
    const { productId, variants } = body.product;
    expect((await api.get(`/product/${productId}`)).body.product).toEqual(body.product);
    const page = (await api.get('/product/Dupatta/1')).body;
    expect([page.totalItems, page.products.at(-1).productId]).toEqual([before + 1, productId]);
    for (const text of ['turban', 'mothra turb', 'turbna']) {
      const found = (await api.get(`/search?text=${encodeURIComponent(text)}`)).body.products;
      expect(found.map((each: Json) => each.productId)).toContain(productId);
    }
    expect(variants[0].images).toHaveLength(2);
    expect((await api.app.inject({ url: variants[0].image })).statusCode).toBe(200);
    const asha = await logIn(api, 'asha@example.com');
    expect((await addToCart(asha, variants[0].sku, 4)).status).toBe(200);
    expect(await cartOf(asha)).toEqual([[variants[0].sku, 4]]);
  });

  it('[REST-17] is sold by the seller who adds it, or by the seller that an admin names', async () => {
    expect((await addProduct(dyer, { sellerId: 'se-1' })).body.product.seller.sellerId).toBe('se-1');
    expect(await addProduct(dyer, { sellerId: 'se-2' })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    made += 1;
    expect((await addProduct(boss, { sellerId: 'se-2' })).body.product.seller.sellerId).toBe('se-2');
    made += 1;
    for (const sellerId of [undefined, 'se-9', '']) {
      const refused = { status: 400, body: { code: 'INVALID_INPUT', field: 'sellerId' } };
      expect(await addProduct(boss, { sellerId })).toMatchObject(refused);
      expect(await addProduct(await operator(api), { sellerId })).toMatchObject(refused);
    }
  });

  it('[REST-17] has its own picture where it brings one, by https', async () => {
    const image = 'https://pictures.example.com/one.jpg';
    const { body } = await addProduct(dyer, variant({ image }));
    expect(body.product.variants[0]).toMatchObject({ image, images: [image] });
  });

  it('[REST-17] has a GTIN for each variant, which none of its other variants may have', async () => {
    const [one, other] = ['4006381333931', '9520000000011'].map((gtin, at) => {
      return { sku: `GTIN-${made}-${at}`, color: 'Madder Red', stock: 4, gtin };
    });
    const { body } = await addProduct(dyer, { variants: [one, other] });
    expect(body.product.variants.map(({ gtin }: Json) => gtin)).toEqual(['4006381333931', '9520000000011']);
    expect((await api.get(`/variants?sku=${one?.sku}`)).body.variants[0].gtin).toBe('4006381333931');
    const same = await addProduct(dyer, { variants: [one, { ...one, sku: `GTIN-${made}-2` }] });
    expect(same).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field: 'variants[1].gtin' } });
  });

  it('[REST-17] is refused when one of its skus is taken, and then leaves nothing behind', async () => {
    const taken = [
      { sku: `FREE-${made}`, color: 'Indigo', stock: 1 },
      { sku: 'SK-1-A', color: 'Indigo', stock: 1 },
    ];
    const name = `Nowhere ${made}`;
    const response = await addProduct(dyer, { name, variants: taken });
    expect(response).toMatchObject({ status: 409, body: { code: 'ALREADY_EXISTS', field: 'variants[1].sku' } });
    expect(response.body.message).toContain('SK-1-A');
    expect((await api.get(`/search?text=${encodeURIComponent(name)}`)).body.totalItems).toBe(0);
    expect((await addProduct(dyer, { variants: taken.slice(0, 1) })).status).toBe(200);
  });

  it.each([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['name', { name: 'a\u202Eb' }],
    ['category', { category: 'Turban' }],
    ['fabric', { fabric: 'x'.repeat(41) }],
    ['fabric', { fabric: undefined }],
    ['pattern', { pattern: 'x'.repeat(201) }],
    ['careGuide', { careGuide: 'x'.repeat(2_001) }],
    ['description', { description: 'x'.repeat(5_001) }],
    ['weight', { weight: 0 }],
    ['brand', { brand: 'x'.repeat(71) }],
    ['brand', { brand: 'a\u202Eb' }],
    ['hsnCode', { hsnCode: '62' }],
    ['hsnCode', { hsnCode: '62149' }],
    ['hsnCode', { hsnCode: '62 14' }],
    ['hsnCode', { hsnCode: '621490001' }],
    ['price', { price: 0 }],
    ['price', { price: 10_000_001 }],
    ['showPrice', { showPrice: 1_201 }],
    ['showPrice', { showPrice: 9.5 }],
    ['collections', { collections: ['Cheap'] }],
    ['occasions', { occasions: ['Monday'] }],
    ['variants', { variants: [] }],
    ['rating', { rating: 5 }],
  ])('[REST-17] is refused with a wrong %s', async (field, change) => {
    expect(await addProduct(dyer, change)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field } });
  });

  it.each([
    ['variants[0].sku', { sku: 'ab' }],
    ['variants[0].sku', { sku: 'new-1' }],
    ['variants[0].sku', { sku: 'A.B-1' }],
    ['variants[0].color', { color: ' ' }],
    ['variants[0].image', { image: 'http://pictures.example.com/one.jpg' }],
    ['variants[0].image', { image: 'javascript:alert(1)' }],
    ['variants[0].gtin', { gtin: '4006381333932' }],
    ['variants[0].gtin', { gtin: '400638133393' }],
    ['variants[0].gtin', { gtin: '4006381333931 ' }],
    ['variants[0].gtin', { gtin: '' }],
    ['variants[0].stock', { stock: -1 }],
    ['variants[0].stock', { stock: 100_001 }],
  ])('[REST-17] is refused with a variant of a wrong %s: %j', async (field, change) => {
    expect(await addProduct(dyer, variant(change))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', field },
    });
  });

  it('[REST-17] is refused with fifty-one variants, and with two of one sku', async () => {
    const many = (count: number, name: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => ({ sku: name(at), color: 'Indigo', stock: 1 }));
    const tooMany = await addProduct(dyer, { variants: many(51, (at) => `T-${made}-${at}`) });
    expect(tooMany.body).toMatchObject({ code: 'INVALID_INPUT', field: 'variants' });
    const same = await addProduct(dyer, { variants: many(2, () => `T-${made}`) });
    expect(same.body).toMatchObject({ code: 'INVALID_INPUT', field: 'variants[1].sku' });
    expect((await addProduct(dyer, { variants: many(50, (at) => `T-${made}-${at}`) })).status).toBe(200);
  });

  it('comes in colours and sizes, each with a stock of its own; the sizes of a colour share its pictures', async () => {
    const of = (color: string, size: string | undefined, stock: number) => ({
      sku: `Z-${made}-${color.slice(0, 1).toUpperCase()}${size ?? ''}`,
      color,
      stock,
      ...(size ? { size } : {}),
    });
    const variants = [of('Coral', 'S', 0), of('Coral', 'M', 3), of('Plum', 'M', 2), of('Ivory', undefined, 1)];
    const { status, body } = await addProduct(dyer, { category: 'Dress', variants });
    expect(status).toBe(200);
    const [small, medium, plum, plain] = body.product.variants;
    expect([small, medium, plum, plain].map(({ size, stock }) => [size, stock])).toEqual([
      ['S', 0],
      ['M', 3],
      ['M', 2],
      [undefined, 1],
    ]);
    expect(medium.images).toEqual(small.images);
    expect(new Set([small.image, plum.image, plain.image]).size).toBe(3);
    expect((await api.get(medium.image)).status).toBe(200);
    const again = await addProduct(dyer, { variants: [of('Rose', 'M', 1), { ...of('Rose', 'M', 1), sku: 'Z-OTHER' }] });
    expect(again.body).toMatchObject({ code: 'INVALID_INPUT', field: 'variants[1].size' });
    const long = await addProduct(dyer, { variants: [of('Rose', 'M'.repeat(21), 1)] });
    expect(long.body).toMatchObject({ code: 'INVALID_INPUT', field: 'variants[0].size' });
  });
});

describe(`prices and stock (${DATABASE_KIND})`, () => {
  const price = (client: Client, id: string, body: object) => client.put(`/admin/products/${id}/price`, body);
  const stock = (client: Client, sku: string, by: unknown) => client.patch(`/admin/variants/${sku}/stock`, { by });

  it('[REST-17] a new price is shown at once, in the shop and in a cart; the list price stays unless it is named', async () => {
    const asha = await logIn(api, `asha-${made}@example.com`);
    await addToCart(asha, 'SK-1-A');
    expect((await price(dyer, 'p-00001', { showPrice: 1_700 })).body.product).toMatchObject({
      price: 2_000,
      showPrice: 1_700,
    });
    expect((await api.get('/product/p-00001')).body.product).toMatchObject({ price: 2_000, showPrice: 1_700 });
    expect((await asha.get('/cart')).body.cartData[0].variant.product.showPrice).toBe(1_700);
    const byPrice = (await api.get('/product/getproduct/price?minPrice=1650&maxPrice=1750')).body;
    expect(byPrice.products.map(({ productId }: Json) => productId)).toContain('p-00001');
    expect((await price(boss, 'p-00001', { showPrice: 900, price: 1_000 })).body.product).toMatchObject({
      price: 1_000,
      showPrice: 900,
    });
  });

  it.each([
    [{ showPrice: 5_000_000 }, 'showPrice'],
    [{ showPrice: 500, price: 400 }, 'showPrice'],
    [{ showPrice: 0 }, 'showPrice'],
    [{ price: 400 }, 'showPrice'],
  ])('[REST-17] refuses the prices %j', async (body, field) => {
    const before = (await api.get('/product/p-00001')).body;
    expect(await price(boss, 'p-00001', body)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field } });
    expect((await api.get('/product/p-00001')).body).toEqual(before);
  });

  it('[REST-17] stock is changed by so many pieces, never below none, and shown at once', async () => {
    expect((await stock(dyer, 'SK-1-B', 5)).body.variant).toMatchObject({ sku: 'SK-1-B', stock: 5 });
    expect((await api.get('/variants?sku=SK-1-B')).body.variants[0].stock).toBe(5);
    expect((await stock(dyer, 'SK-1-B', -3)).body.variant.stock).toBe(2);
    const short = await stock(dyer, 'SK-1-B', -3);
    expect(short).toMatchObject({ status: 409, body: { code: 'INSUFFICIENT_STOCK', available: 2 } });
    expect((await stock(dyer, 'SK-1-B', -2)).body.variant.stock).toBe(0);
    for (const wrong of [1.5, 'some', 100_001, undefined])
      expect((await stock(dyer, 'SK-1-B', wrong)).status).toBe(400);
    expect((await api.get('/variants?sku=SK-1-B')).body.variants[0].stock).toBe(0);
  });

  it('[REST-17] has an upper limit of the stock', async () => {
    let response = await stock(dyer, 'SK-1-B', 100_000);
    for (let times = 0; times < 12 && response.status === 200; times++) response = await stock(dyer, 'SK-1-B', 100_000);
    expect(response).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field: 'by' } });
  });

  it("[REST-17] another seller's products and those that do not exist are not there alike", async () => {
    for (const id of ['p-00002', 'p-99999', '%']) {
      const response = await price(dyer, encodeURIComponent(id), { showPrice: 1 });
      expect(response).toMatchObject({ status: 404, body: { code: 'PRODUCT_NOT_FOUND' } });
    }
    for (const sku of ['SK-2-A', 'SK-99-A']) {
      expect(await stock(dyer, sku, 1)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    expect((await api.get('/product/p-00002')).body.product).toMatchObject({ showPrice: 1_500 });
  });

  it('[REST-17] fifty changes at once all count, and none goes below none', async () => {
    await addProduct(dyer, variant({ sku: 'RACE-1', stock: 30 }));
    const responses = await Promise.all(Array.from({ length: 50 }, () => stock(dyer, 'RACE-1', -1)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(responses.filter(({ body }) => body.code === 'INSUFFICIENT_STOCK')).toHaveLength(20);
    expect((await api.get('/variants?sku=RACE-1')).body.variants[0].stock).toBe(0);
    await Promise.all(Array.from({ length: 50 }, () => stock(dyer, 'RACE-1', 2)));
    expect((await api.get('/variants?sku=RACE-1')).body.variants[0].stock).toBe(100);
  });

  it('[REST-17] stock is changed while others review the variant, and none waits for another for ever', async () => {
    await addProduct(dyer, variant({ sku: 'STORM-1', stock: 500 }));
    const review = (index: number) =>
      api.database.db.transaction().execute(async (trx) => {
        await sql`
          insert into reviews (id, sku, rating, comment, created_at, user_name, user_email)
          values (${`rv-storm-${index}`}, 'STORM-1', 5, 'Good.', now(), 'A', 'a@example.com')`.execute(trx);
        await sql`update variants set review_count = review_count + 1 where sku = 'STORM-1'`.execute(trx);
      });
    const selling = createSellingRepository(api.database.db);
    const change = (index: number) => selling.updateStock(undefined, 'STORM-1', index % 2 === 0 ? 1 : -1);
    // At most as many at once as a slow machine can connect in time.
    const limit = pLimit(50);
    const all = Array.from({ length: 1_500 }, (_, index) =>
      limit<[], unknown>(() => (index % 3 === 0 ? review(index) : change(index))),
    );
    expect((await Promise.allSettled(all)).filter(({ status }) => status === 'rejected')).toEqual([]);
    expect((await api.get('/variants?sku=STORM-1')).body.variants[0].stock).toBe(500);
  });

  it('[REST-17] one of two sellers succeeds who add the same skus in another order', async () => {
    for (let round = 0; round < 10; round++) {
      const variants = ['A', 'B', 'C'].map((end) => ({ sku: `D-${made}-${round}-${end}`, color: 'Rust', stock: 1 }));
      const responses = await Promise.all([
        addProduct(dyer, { variants }),
        addProduct(dyer, { variants: variants.toReversed() }),
      ]);
      expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    }
  });
});

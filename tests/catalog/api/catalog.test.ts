import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { discountPercent, lowestSellerPaise, highestSellerPaise, shownRupees } from '../../../api/catalog/rules.ts';
import { DATABASE_KIND, createTestApi, type Json, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

let api: TestApi;
const ids = (body: Json): string[] => body.products.map(({ productId }: { productId: string }) => productId);

beforeAll(async () => {
  api = await createTestApi({ commissionRate: 0.07 });
  const sarees = Array.from({ length: 50 }, (_, index) => productOf(index + 1));
  const others = [
    productOf(101, {
      category: 'Kurti',
      name: '100% cotton_kurti \\ plain',
      fabric: 'Cotton',
      showPrice: 39_900,
      listPrice: 39_900,
      collections: ['New Arrivals'],
      variants: [{ sku: 'KU-1', color: 'Unheard Of', stock: 0 }],
    }),
    productOf(102, { category: 'Kurti', name: 'Shibori kurti', showPrice: 99_950, occasions: ['Wedding'] }),
    productOf(103, { category: 'Dress', name: 'Dress of SHIBORI', showPrice: 250_000, collections: ['Featured'] }),
  ];
  await addProducts(api.database, [...sarees, ...others]);
});
afterAll(() => api.close());
beforeEach(() => {
  api.statements.length = 0;
});

describe(`the catalogue's calls (${DATABASE_KIND})`, () => {
  it('[REST-11] return the whole catalogue with the number of products in each category', async () => {
    const { status, body } = await api.get('/product');
    expect(status).toBe(200);
    expect(body.products).toHaveLength(53);
    expect(body.categoryCounts).toEqual({ Saree: 50, Kurti: 2, Dress: 1 });
    expect(body.totalItems).toBe(53);
    expect(api.statements).toHaveLength(2);
  });

  it('[REST-12] return unknown measures as empty texts, in every list', async () => {
    const unknown = { dimension: undefined, weight: undefined, size: undefined, pattern: undefined };
    await addProducts(api.database, [productOf(199, { category: 'Lehanga', variants: [], ...unknown })]);
    const { product } = (await api.get('/product/p-00199')).body;
    const listed = (await api.get('/product/Lehanga/1')).body.products[0];
    for (const one of [product, listed]) expect(one).toMatchObject({ dimension: '', weight: '', size: '' });
    expect(product).not.toHaveProperty('pattern');
    await sql`delete from products where id = 'p-00199'`.execute(api.database.db);
  });

  it('[REST-12] return a product with its seller and variants, in rupees, without absent fields', async () => {
    const { status, body } = await api.get('/product/p-00007');
    expect(status).toBe(200);
    expect(body.product).toEqual({
      productId: 'p-00007',
      name: 'Leheriya saree 7',
      category: 'Saree',
      fabric: 'Georgette',
      pattern: 'Leheriya',
      craft: 'leheriya',
      dimension: '5.5 x 1.1',
      weight: 407,
      size: 'Free size',
      price: 2000,
      showPrice: 1605,
      discount: 20,
      rating: 0,
      reviewCount: 0,
      updatedAt: '2026-01-01T00:07:00.000Z',
      brand: 'Sanganer',
      hsnCode: '5407',
      seller: { shopName: 'Sanganer Dyers', sellerId: 'se-1' },
      variants: [
        expect.objectContaining({
          sku: 'SK-7-A',
          color: 'Indigo',
          stock: 3,
          productId: 'p-00007',
          gtin: '9520000700010',
        }),
        expect.objectContaining({ sku: 'SK-7-B', color: 'Mustard', stock: 0, productId: 'p-00007' }),
      ],
      collections: [],
      occasions: [],
    });
    expect(api.statements).toHaveLength(1);
    expect(await api.get('/product/nope')).toEqual({
      status: 404,
      body: { message: 'Product not found.', code: 'PRODUCT_NOT_FOUND' },
    });
  });

  it('[REST-14] return numbered pages of a category in the order of its creation, in one statement each', async () => {
    const first = await api.get('/product/Saree/1');
    expect(ids(first.body)).toEqual(Array.from({ length: 24 }, (_, index) => productOf(index + 1).id));
    expect(first.body).toMatchObject({ totalPages: 3, totalItems: 50 });
    expect(api.statements).toHaveLength(1);
    const last = await api.get('/product/Saree/3');
    expect(ids(last.body)).toEqual(['p-00049', 'p-00050']);
  });

  it('[REST-14] accept a category in any case of letters and return its stored spelling', async () => {
    expect((await api.get('/product/kURTI/1')).body.products[0].category).toBe('Kurti');
  });

  it('[REST-14] return a page without products after the last page, and a clear 404 for an unknown category', async () => {
    expect(await api.get('/product/Saree/4')).toEqual({
      status: 200,
      body: { products: [], totalPages: 3, totalItems: 50 },
    });
    expect((await api.get('/product/Dupatta/1')).body).toEqual({ products: [], totalPages: 0, totalItems: 0 });
    const unknown = await api.get('/product/Shoes/1');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'CATEGORY_NOT_FOUND' } });
    expect(unknown.body.message).toBe('Category not found.');
  });

  it.each(['0', '-1', 'x', '1e9', '1.5', '100001'])('[REST-14] refuse page %s and name it', async (page) => {
    for (const url of [`/product/Saree/${page}`, `/search?text=a&page=${page}`]) {
      const { status, body } = await api.get(url);
      expect(status).toBe(400);
      expect(body).toMatchObject({ field: 'page', code: 'BAD_INPUT', message: expect.stringContaining('page') });
    }
  });

  it.each([
    [`text=${'a'.repeat(101)}`, 'text must have at most 100 characters'],
    ['text=', 'text must not be empty'],
    ['text=a&page=0', 'page must be at least 1'],
    ['text=a&page=100001', 'page must be at most 100000'],
    ['text=a&page=1.5', 'page must be a whole number'],
    ['text=a&inStock=perhaps', 'inStock must be true or false'],
  ])('[REST-14] report the correct form of a search by ?%s', async (query, message) => {
    const { status, body } = await api.get(`/search?${query}`);
    expect([status, body.message]).toEqual([400, message]);
  });

  it('[REST-15] return the products with a tag, a collection or an occasion', async () => {
    expect(ids((await api.get('/product/getproduct/tag?tag=New%20Arrivals')).body)).toEqual(['p-00101']);
    expect(ids((await api.get('/product/getproduct/tag?tag=Wedding')).body)).toEqual(['p-00102']);
    expect((await api.get('/product/getproduct/tag?tag=Nothing')).body.totalItems).toBe(0);
    expect((await api.get('/product/getproduct/tag')).body).toMatchObject({ field: 'tag', message: 'tag is missing' });
  });

  it('[REST-16] return the products within shown prices, the cheapest first', async () => {
    // At 7 % the sellers' 399.00, 999.50 and 2,500.00 are shown as 427, 1,069 and 2,675.
    const { body } = await api.get('/product/getproduct/price?minPrice=427&maxPrice=1069');
    expect(body.products.map(({ showPrice }: { showPrice: number }) => showPrice)).toEqual([427, 1069]);
    expect((await api.get('/product/getproduct/price?minPrice=428&maxPrice=1068')).body.products).toEqual([]);
    expect((await api.get('/product/getproduct/price?maxPrice=0')).body.totalItems).toBe(0);
    expect((await api.get('/product/getproduct/price?minPrice=2675')).body.totalItems).toBe(1);
  });

  it('[SEARCH-1] find part of a name in any case, and match each character literally', async () => {
    expect(ids((await api.get('/search?text=shibori')).body)).toEqual(['p-00102', 'p-00103']);
    for (const text of ['100%', 'n_k', '\\', '% c']) {
      expect(ids((await api.get(`/search?text=${encodeURIComponent(text)}`)).body)).toEqual(['p-00101']);
    }
    expect((await api.get('/search?text=n%25k')).body.totalItems).toBe(0);
    expect((await api.get('/search?category=Kurti&fabric=Cotton')).body.totalItems).toBe(1);
    expect((await api.get('/search?category=kurti&fabric=Cotton')).body.totalItems).toBe(0);
    expect((await api.get('/search?category=Kurti&fabric=cotton')).body.totalItems).toBe(0);
    expect((await api.get('/search?text=shibori&category=Shoes')).body.totalItems).toBe(0);
  });

  it('filter and sort a search by all of its parameters', async () => {
    const found = async (query: string) => ids((await api.get(`/search?${query}`)).body);
    expect(await found('category=Kurti&inStock=true')).toEqual(['p-00102']);
    expect(await found('collection=Featured&collection=New%20Arrivals')).toEqual(['p-00101', 'p-00103']);
    expect(await found('occasion=Wedding&maxPrice=1069')).toEqual(['p-00102']);
    expect(await found('category=Kurti&sort=price_desc')).toEqual(['p-00102', 'p-00101']);
    expect((await found('sort=newest')).slice(0, 2)).toEqual(['p-00103', 'p-00102']);
    expect(api.statements.length).toBe(5);
  });

  it('return many products and many variants by their keys in one statement, without the unknown ones', async () => {
    const products = await api.get('/products?productId=p-00001&productId=nope&productId=p-00102');
    expect(ids(products.body).toSorted()).toEqual(['p-00001', 'p-00102']);
    const variants = await api.get('/variants?sku=SK-1-A&sku=KU-1&sku=nope');
    expect(variants.body.variants.map(({ sku }: { sku: string }) => sku).toSorted()).toEqual(['KU-1', 'SK-1-A']);
    expect(api.statements).toHaveLength(2);
    expect((await api.get('/categories')).body.categories).toContainEqual(
      expect.objectContaining({ name: 'Lehanga', productCount: 0 }),
    );
  });

  it('show a picture under the name that a variant returns, also of an unknown colour', async () => {
    const { body } = await api.get('/variants?sku=KU-1');
    const [whole] = body.variants[0].images;
    expect(body.variants[0].image).toBe(whole);
    const read = () => api.app.inject({ url: `${whole}?w=96`, headers: { accept: 'image/webp' } });
    const first = await read();
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
    });
    const etag = String(first.headers.etag);
    const again = { accept: 'image/webp', 'if-none-match': etag };
    expect((await api.app.inject({ url: `${whole}?w=96`, headers: again })).statusCode).toBe(304);
    const other = whole.replace(/[0-9a-f]{8}$/, '00000000');
    expect(await api.get(other)).toMatchObject({ status: 404, body: { code: 'PICTURE_NOT_FOUND' } });
  });
});

describe('the price rule', () => {
  const paise = fc.integer({ min: 0, max: 100_000_000 });
  const rate = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);

  it("adds the shop's share to the seller's price, rounded to the rupee, halves up", () => {
    expect([shownRupees(150_000, 0), shownRupees(5_000, 0.15), shownRupees(149, 0), shownRupees(150, 0)]).toEqual([
      1500, 58, 1, 2,
    ]);
  });

  it('never shows a more expensive piece as cheaper, and its bounds match exactly the shown prices', () => {
    fc.assert(
      fc.property(paise, paise, rate, (one, other, rate) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(shownRupees(low, rate)).toBeLessThanOrEqual(shownRupees(high, rate));
        const bound = shownRupees(other, rate);
        expect(one >= lowestSellerPaise(bound, rate)).toBe(shownRupees(one, rate) >= bound);
        expect(one <= highestSellerPaise(bound, rate)).toBe(shownRupees(one, rate) <= bound);
      }),
      { seed: 20_261_121, verbose: 1 },
    );
  });

  it('never gives a discount below 0 or above 100', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (listed, shown) => {
        const percent = discountPercent(listed, shown);
        expect(percent >= 0 && percent <= 100 && (shown < listed || percent === 0)).toBe(true);
      }),
      { seed: 20_261_121 },
    );
    expect([discountPercent(2000, 1605), discountPercent(0, 0), discountPercent(100, 120)]).toEqual([20, 0, 0]);
  });
});

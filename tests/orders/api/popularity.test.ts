import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POPULARITY_QUEUE } from '../../../api/orders/popularity/popularity-jobs.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { placeOrder } from '../place-orders.ts';
import { createBuyer } from './buyer.ts';

let api: TestApi;
const DAY = 86_400_000;

beforeAll(async () => {
  api = await createTestApi();
  const variants = (at: number, color: string) => [{ sku: `SK-${at}`, color, stock: 9 }];
  await addProducts(api.database, [
    productOf(0, { variants: variants(0, 'Indigo') }),
    productOf(1, { variants: variants(1, 'Rani') }),
    productOf(2, { category: 'Dupatta', fabric: 'Silk', variants: variants(2, 'Rani') }),
    productOf(3, {
      craft: 'bandhani',
      pattern: 'Bandhani',
      name: 'Moon bandhani saree',
      variants: variants(3, 'Maroon'),
    }),
    productOf(4, { category: 'Kurti', fabric: 'Mulmul', variants: [{ sku: 'SK-4', color: 'Black', stock: 0 }] }),
  ]);
  const { id: shopperId } = await createBuyer(api);
  const now = api.clock.now().getTime();
  await placeOrder(api.database, { shopperId, lines: [{ sku: 'SK-3', quantity: 2 }], at: new Date(now - DAY) });
  await placeOrder(api.database, { shopperId, lines: [{ sku: 'SK-2' }], at: new Date(now - DAY) });
  // Neither a cancelled piece nor one that was sold long ago counts.
  const cancelled = { status: 'Cancelled', at: new Date(now - DAY) } as const;
  await placeOrder(api.database, { shopperId, lines: [{ sku: 'SK-0', quantity: 5 }], ...cancelled });
  await placeOrder(api.database, { shopperId, lines: [{ sku: 'SK-0', quantity: 2 }], at: new Date(now - 91 * DAY) });
  await sql`
    insert into wishlist_items (id, shopper_id, sku, created_at)
    values ('wi-aaaaaaaaaaaaaaaa', ${shopperId}, 'SK-1', now())`.execute(api.database.db);
});
afterAll(() => api.close());

const suggestions = async (text?: string): Promise<string[]> =>
  (await api.get(`/search/suggestions${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`)).body.searches;

async function order(query: string): Promise<number[]> {
  const { body } = await api.get(`/search?sort=popularity&${query}`);
  return body.products.map(({ productId }: { productId: string }) => Number(productId.slice(2)));
}

describe('the popularity of products', () => {
  it('follows pieces sold in 90 days, then wishlists, and changes no product', async () => {
    expect(await order('')).toEqual([0, 1, 2, 3, 4]);
    expect(await suggestions()).toEqual([]);
    const { body: before } = await api.get('/product/p-00003');
    await api.work(POPULARITY_QUEUE.name);
    expect(await order('')).toEqual([3, 2, 1, 0, 4]);
    expect(await order('category=Saree')).toEqual([3, 1, 0]);
    expect(await order('inStock=true')).toEqual([3, 2, 1, 0]);
    expect(await order('text=leheriya')).toEqual([2, 1, 0, 4]);
    const { body: after } = await api.get('/product/p-00003');
    expect(after.product.updatedAt).toBe(before.product.updatedAt);
    const statements = api.statements.length;
    await api.work(POPULARITY_QUEUE.name);
    expect(api.statements.length - statements).toBe(2);
  });

  it('decides which searches are suggested before typing: at most two of a category, and only what is in stock', async () => {
    expect(await suggestions()).toEqual(['Georgette saree', 'Bandhani saree', 'Leheriya dupatta', 'Rani dupatta']);
  });

  it.each([
    ['ban', ['Bandhani saree']],
    ['bandhej s', ['Bandhani saree']],
    ['बांधनी', ['Bandhani saree']],
    ['saree rani', ['Rani saree']],
    ['du', ['Leheriya dupatta', 'Rani dupatta', 'Silk dupatta']],
    ['kurti', []],
    ['100%', []],
    ["'; drop", []],
  ])('completes %s', async (text, searches) => {
    expect(await suggestions(text)).toEqual(searches);
  });

  it('each suggested search finds products in stock', async () => {
    for (const text of await suggestions('s')) {
      const { body } = await api.get(`/search?inStock=true&text=${encodeURIComponent(text)}`);
      expect(body.totalItems, text).toBeGreaterThan(0);
    }
  });
});

describe('the facets of a search', () => {
  it('come with one call, the price range without the limits of the price', async () => {
    const { body } = await api.get('/search?text=leheriya&maxPrice=1&counts=true&craftCounts=true&priceRange=true');
    expect(body.totalItems).toBe(0);
    expect(body.priceRange.lowest).toBe(body.priceRange.highest);
    const all = await api.get('/search?priceRange=true&craftCounts=true&colorCounts=true');
    expect(all.body.priceRange.lowest).toBe(all.body.products[0].showPrice);
    expect(all.body.craftCounts).toContainEqual({ value: 'bandhani', label: 'Bandhani', count: 1 });
    expect((await api.get('/search?category=Dress&priceRange=true')).body.priceRange).toBeUndefined();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KIND, createTestApi, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

let api: TestApi;
const piece = (at: number, category: string, color: string, changes: { craft?: string; stock?: number } = {}) =>
  productOf(at, {
    category,
    craft: changes.craft ?? 'leheriya',
    variants: [{ sku: `SK-${at}`, color, stock: changes.stock ?? 2 }],
  });
beforeAll(async () => {
  api = await createTestApi();
  await addProducts(api.database, [
    piece(1, 'Dupatta', 'Madder'),
    piece(2, 'Kurti', 'Indigo'),
    piece(3, 'Dupatta', 'Turmeric'),
    piece(4, 'Dupatta', 'Indigo'),
    piece(5, 'Dupatta', 'Indigo', { craft: 'bandhani' }),
    piece(6, 'Dupatta', 'Indigo', { stock: 0 }),
    piece(7, 'Saree', 'Indigo'),
  ]);
});
afterAll(() => api.close());
const goesWith = async (at: number, first?: number) => {
  const path = `/products/p-0000${at}/goes-with${first === undefined ? '' : `?first=${first}`}`;
  const { products } = (await api.get(path)).body;
  return products.map(({ productId }: { productId: string }) => Number(productId.slice(2)));
};

describe(`the products that go with a product (${DATABASE_KIND})`, () => {
  it('are in stock, of its craft and of another category; those in its colour first, then those behind it', async () => {
    expect(await goesWith(2)).toEqual([4, 3, 1]);
  });

  it('are of every category that is worn with its own', async () => {
    expect(await goesWith(4)).toEqual([2]);
    expect(await goesWith(7)).toEqual([4, 2, 1, 3]);
  });

  it('are as many as requested, and none for an unknown product', async () => {
    expect(await goesWith(2, 1)).toEqual([4]);
    expect(await goesWith(9)).toEqual([]);
    expect((await api.get('/products/p-00002/goes-with?first=25')).status).toBe(400);
  });
});

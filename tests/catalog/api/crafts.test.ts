import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CRAFTS } from '../../../schema/crafts.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

const WARES: [name: string, craft: string, pattern: string | undefined, showPrice: number, stock: number][] = [
  ['Moon bandhani saree', 'bandhani', undefined, 200_000, 1],
  ['Chandrokhani saree', 'bandhani', 'Chandrokhani bandhej', 50_000, 1],
  // Its craft is unknown: it is only drawn as bandhani.
  ['Ikat saree', 'bandhani', 'Ikat', 150_000, 1],
  ['Wave saree', 'leheriya', 'Leheriya', 100_000, 0],
  ['Net dupatta', 'jaal', undefined, 150_000, 1],
];

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await addProducts(
    api.database,
    WARES.map(([name, craft, pattern, showPrice, stock], at) => {
      const variants = [{ sku: `SK-${at}`, color: 'Indigo', stock }];
      return productOf(at, { name, craft, pattern, listPrice: 200_000, showPrice, variants });
    }),
  );
});
afterAll(() => api.close());

async function search(query: string) {
  const { status, body } = await api.get(`/search?${query}`);
  expect(status).toBe(200);
  const numbers = body.products.map(({ productId }: { productId: string }) => Number(productId.slice(2)));
  return { numbers, body };
}

describe('crafts', () => {
  it('have a story of 60 to 120 words, each once', async () => {
    const { body } = await api.get('/crafts');
    expect(body.crafts).toEqual(CRAFTS);
    expect(new Set(CRAFTS.map(({ slug }) => slug)).size).toBe(CRAFTS.length);
    for (const { story } of CRAFTS) {
      const words = story.join(' ').split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(60);
      expect(words).toBeLessThanOrEqual(120);
    }
  });

  it('find the products of each, but none of which the craft is unknown', async () => {
    expect((await search('craft=bandhani')).numbers).toEqual([0, 1]);
    expect((await search('craft=bandhani&craft=jaal')).numbers).toEqual([0, 1, 4]);
    expect((await search('craft=leheriya&inStock=true')).numbers).toEqual([]);
    const { body } = await search('category=Saree');
    expect(body.products.map(({ craft }: { craft?: string }) => craft)).toEqual([
      'bandhani',
      'bandhani',
      undefined,
      'leheriya',
      'jaal',
    ]);
  });

  it('are counted with all other filters, but without their own', async () => {
    const counted = { leheriya: 1, jaal: 1, bandhani: 2 };
    const { body } = await search('craft=jaal&craftCounts=true');
    const rows = body.craftCounts.map(({ value, count }: { value: string; count: number }) => [value, count]);
    expect(Object.fromEntries(rows)).toEqual(counted);
    const inStock = await search('inStock=true&craftCounts=true');
    expect(inStock.body.craftCounts).toEqual([
      { value: 'bandhani', label: 'Bandhani', count: 2 },
      { value: 'jaal', label: 'Jaal', count: 1 },
    ]);
  });
});

describe('the order by discount', () => {
  it('has the highest discount first, and equal ones in the order of the catalogue', async () => {
    expect((await search('sort=discount')).numbers).toEqual([1, 3, 2, 4, 0]);
    expect((await search('sort=discount&soldOutLast=true')).numbers).toEqual([1, 2, 4, 0, 3]);
    expect((await search('sort=discount&inStock=true')).numbers).toEqual([1, 2, 4, 0]);
    expect((await search('sort=discount&text=saree')).numbers).toEqual([1, 3, 2, 0]);
  });
});

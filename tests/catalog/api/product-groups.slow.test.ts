import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import type { ProductFilter } from '../../../api/catalog/search/conditions-repository.ts';
import { COUNT_QUEUE, countProductGroups } from '../../../api/catalog/search/count-jobs.ts';
import { createProductGroupsRepository } from '../../../api/catalog/search/groups-repository.ts';
import { createSearchRepository, type SearchRepository } from '../../../api/catalog/search/repository.ts';
import { PAGE_SIZE } from '../../../schema/vocabulary.ts';
import { createTestApi, DATABASE_KIND, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

const MANY = 3_000;
const ORDER = { sort: 'catalogue' } as const;
const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;
const [CATEGORIES, FABRICS] = [
  ['Saree', 'Kurti'],
  ['Silk', 'Linen', 'Crepe'],
];
const [COLLECTIONS, OCCASIONS] = [
  ['Featured', 'New Arrivals'],
  ['Party', 'Wedding', 'Casual'],
];
let api: TestApi;
let search: SearchRepository;

const productsFrom = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index).map((n) =>
    productOf(n, {
      category: at(CATEGORIES, n),
      fabric: at(FABRICS, n * n),
      collections: n % 4 === 0 ? [at(COLLECTIONS, n / 4)] : [],
      occasions:
        n % 5 === 0
          ? []
          : [at(OCCASIONS, n), at(OCCASIONS, n + (n % 2))].filter((one, i, all) => all.indexOf(one) === i),
      variants: ['S', 'M'].map((size, i) => ({
        sku: `SK-${n}-${size}`,
        color: 'Indigo',
        stock: (n + i) % 3 ? 2 : 0,
        size,
      })),
    }),
  );
const count = (large = 1) => {
  const { db } = api.database;
  return countProductGroups(
    { catalog: createCatalogRepository(db), productGroups: createProductGroupsRepository(db) },
    large,
  );
};

beforeAll(async () => {
  api = await createTestApi();
  search = createSearchRepository(api.database.db);
  await addProducts(api.database, productsFrom(0, MANY));
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`truncate product_groups`.execute(api.database.db);
});

const some = (list: string[]) => fc.option(fc.subarray(list), { nil: undefined });
const filters: fc.Arbitrary<ProductFilter> = fc.record({
  category: fc.option(fc.constantFrom(...CATEGORIES), { nil: undefined }),
  fabric: some(FABRICS),
  collection: some(COLLECTIONS),
  occasion: some(OCCASIONS),
  tag: fc.option(fc.constantFrom(...COLLECTIONS, ...OCCASIONS), { nil: undefined }),
  inStock: fc.option(fc.boolean(), { nil: undefined }),
  maxSellerPaise: fc.option(fc.constant(150_000), { nil: undefined, freq: 8 }),
  size: fc.option(fc.constant(['M']), { nil: undefined, freq: 8 }),
});

describe(`the counts of alike products (${DATABASE_KIND})`, () => {
  it('[CAT-1] are those of the products themselves, for every filter', () =>
    fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        await sql`truncate product_groups`.execute(api.database.db);
        const [total, counts] = [await search.count(filter), await search.countByFilter(filter)];
        await count();
        expect([await search.count(filter), await search.countByFilter(filter)]).toEqual([total, counts]);
        expect((await search.listPage(filter, ORDER, 1, true)).totalItems).toBe(total.totalItems);
      }),
      { numRuns: 40 },
    ));

  it('[CAT-1] may be old, but not on the last page, nor after two minutes without a count', async () => {
    const filter = { category: 'Saree' };
    const { totalItems } = await search.count(filter);
    await count();
    const added = productsFrom(MANY, MANY + 200);
    await addProducts(api.database, added);
    expect((await search.listPage(filter, ORDER, 2, true)).totalItems).toBe(totalItems);
    const now = totalItems + 100;
    expect((await search.listPage(filter, ORDER, 2)).totalItems).toBe(now);
    expect((await search.listPage(filter, ORDER, Math.ceil(totalItems / PAGE_SIZE), true)).totalItems).toBe(now);
    expect((await search.listPage(filter, ORDER, 900, true)).totalItems).toBe(now);
    await sql`update product_groups set counted_at = now() - interval '121 seconds'`.execute(api.database.db);
    expect((await search.listPage(filter, ORDER, 2, true)).totalItems).toBe(now);
    expect((await search.countByFilter(filter)).find(({ value }) => value === 'Saree')?.count).toBe(now);
    await sql`delete from products where id = any(${added.map(({ id }) => id)}::text[])`.execute(api.database.db);
  });

  it('are there for a large shop alone, and forgotten with the last product of a category', async () => {
    const categories = async () =>
      (
        await sql<{ category: string }>`select distinct category from product_groups order by 1`.execute(
          api.database.db,
        )
      ).rows;
    await api.work(COUNT_QUEUE.name);
    expect(await categories()).toEqual([]);
    await addProducts(api.database, [productOf(9_000, { category: 'Dupatta' })]);
    await count();
    expect(await categories()).toEqual([{ category: 'Dupatta' }, { category: 'Kurti' }, { category: 'Saree' }]);
    await sql`delete from products where category = 'Dupatta'`.execute(api.database.db);
    await count();
    expect(await categories()).toEqual([{ category: 'Kurti' }, { category: 'Saree' }]);
    await count(MANY + 1);
    expect(await categories()).toEqual([]);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Statement } from '../../../api/platform/database.ts';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { countProductGroups } from '../../../api/catalog/search/count-jobs.ts';
import { createProductGroupsRepository } from '../../../api/catalog/search/groups-repository.ts';
import { createSearchRepository } from '../../../api/catalog/search/repository.ts';
import { createReviewRepository } from '../../../api/reviews/repository.ts';
import { CATEGORIES } from '../../../schema/shop.ts';
import { COLLECTIONS, OCCASIONS, PAGE_SIZE } from '../../../schema/vocabulary.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { expectCheap } from '../../statement-costs.ts';
import { DATABASE_KIND, explain, createTestApi, type TestApi } from '../../test-api.ts';

const MANY = 20_000;
const CRAFTS = ['Bandhani', 'Leheriya', 'Shibori', 'Mothra', 'Gharchola'];
const FABRICS = ['Georgette', 'Crepe', 'Mulmul', 'Silk', 'Rayon', 'Linen', 'Cotton Silk', 'Kanjivaram Silk'];
const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const products = Array.from({ length: MANY }, (_, index) => {
    const category = at(CATEGORIES, index * 7);
    return productOf(index, {
      category,
      name: `${at(CRAFTS, index)} ${category.toLowerCase()} number ${index} in ${at(FABRICS, index * 3)}`,
      fabric: at(FABRICS, index * 3),
      showPrice: 39_900 + ((index * 7_919) % 610_000),
      listPrice: 700_000,
      description:
        'Tied by hand in Sanganer, dyed twice, and washed in the river until the colour no longer runs. '.repeat(3),
      collections: index % 9 === 0 ? [at(COLLECTIONS, index / 9)] : [],
      occasions: [at(OCCASIONS, index), at(OCCASIONS, index * 3 + 1)],
    });
  });
  await addProducts(api.database, products);
  const reviews = createReviewRepository(api.database.db);
  const all = Array.from({ length: MANY }, (_, index) => ({
    id: `r-${index}`,
    sku: `SK-${(index * index) % 5_000}-A`,
    rating: 1 + (index % 5),
    comment: 'The colour held in the wash, and the dots are all tied by hand. '.repeat(2),
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    userEmail: `shopper${index}@example.com`,
  }));
  // In one statement, all of them would exceed the statement timeout on a slow machine.
  for (let first = 0; first < MANY; first += 1_000) await reviews.insert(all.slice(first, first + 1_000));
  await reviews.updateAllRatings();
  await addProducts(api.database, []);
  await api.database.runScript('vacuum (analyze) reviews');
  // Some searches also read which words are common: the first one of several words does.
  await api.get('/search?text=two%20words');
});
afterAll(() => api.close());
beforeEach(() => {
  api.statements.length = 0;
});

const keys = (name: string, make: (index: number) => string) =>
  Array.from({ length: 24 }, (_, index) => `${name}=${make(index * 31)}`).join('&');
const productKeys = keys('productId', (index) => productOf(index).id);

/** Calls, and the most statements of each. */
const CALLS: [url: string, most: number][] = [
  ['/product', 2],
  ['/product/p-00500', 1],
  ['/product/Saree/1', 1],
  ['/product/Saree/160', 1],
  ['/product/Saree/9999', 2],
  ['/product/getproduct/tag?tag=Wedding', 1],
  ['/product/getproduct/tag?tag=New%20Arrivals', 1],
  ['/product/getproduct/price?minPrice=500&maxPrice=700', 1],
  ['/product/getproduct/price', 1],
  ['/search', 1],
  ['/search?text=number%20777', 1],
  ['/search?text=shibori', 2],
  ['/search?text=shiburi', 4],
  ['/search?text=indigo%20saree', 5],
  ['/search?text=shibori&sort=price_asc&page=50', 2],
  ['/search?category=Saree&counts=true', 2],
  ['/search?category=Saree&fabric=Silk&inStock=true&counts=true', 2],
  ['/search?text=in&category=Kurti', 1],
  ['/search?category=Saree&sort=price_asc', 1],
  ['/search?category=Saree&sort=rating&inStock=true', 1],
  ['/search?sort=rating', 1],
  ['/search?fabric=Silk&fabric=Linen&maxPrice=1500', 1],
  ['/search?collection=Featured&occasion=Party', 1],
  ['/search?inStock=true', 1],
  ['/search?size=M', 1],
  ['/search?category=Kurti&size=M&size=L&counts=true', 2],
  ['/search?category=Kurti&color=Indigo&colorCounts=true', 2],
  ['/search?updatedSince=2026-01-14T20:00:00Z', 1],
  ['/categories', 1],
  [`/products?${productKeys}`, 1],
  [`/variants?${keys('sku', (index) => `SK-${index}-A`)}`, 1],
  ['/products/p-00777?reviews=51', 2],
  [`/ratings?${productKeys}`, 1],
  [`/reviews?first=10&${keys('sku', (index) => `SK-${index}-A`)}`, 1],
  ['/reviews?sku=SK-1-A&after=2026-01-02T00:00:00.000Z,r-5', 1],
  ['/product/variant/reviews/SK-1-A', 1],
  ['/reviews/product/p-00001', 2],
  ['/reviews/product/p-00001?sort=helpful&after=0,2026-01-02T00:00:00.000Z,r-5', 2],
  ['/reviews/product/p-00001?sort=lowest&stars=2', 2],
  ['/reviews/product/p-00001/summary', 1],
];

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/** Returns the rows that a statement reads from tables and indices, the rows that it sorts, and its pages of 8 kB. */
async function workOf(
  statement: Statement,
  database = api.database,
): Promise<{ read: number; sorted: number; pages: number }> {
  const plan: PlanNode = JSON.parse(await explain(database, statement, 'analyze, buffers, format json'))[0].Plan;
  const work = { read: 0, sorted: 0, pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
  const add = (node: PlanNode) => {
    const rows = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
    if (/^(Seq|Index|Bitmap Heap)\b.*Scan$/.test(node['Node Type'])) work.read += rows;
    if (node['Node Type'].endsWith('Sort')) work.sorted += node.Plans?.[0]?.['Actual Rows'] ?? 0;
    for (const child of node.Plans ?? []) add(child);
  };
  add(plan);
  return work;
}

describe(`the api's statements on ${MANY} products and reviews (${DATABASE_KIND})`, () => {
  const titled = CALLS.map(([url, most]) => ({ url, most, call: url.slice(0, 60) }));

  it.each(titled)('$call costs at most $most, and reads no table from end to end', async ({ url, most }) => {
    await expectCheap(api, most, /Seq Scan on (products|product_words|reviews)/, () => api.get(url));
  });

  it.each([
    ['/product/Saree/1', 'products_listed_shelf'],
    ['/search?category=Saree&sort=price_asc&page=90', 'products_listed_shelf_by_price'],
    ['/search?category=Saree&sort=rating&page=90', 'products_listed_shelf_by_rating'],
    ['/search?text=number%20777', 'products_by_text'],
    ['/search?sort=rating', 'products_by_rating'],
    ['/product/getproduct/price?minPrice=500&maxPrice=600', 'products_by_price'],
    ['/search?fabric=Linen', 'products_by_fabric'],
    ['/product/getproduct/tag?tag=Kept%20Back', 'products_by_collection'],
    ['/search?occasion=Kept%20Back', 'products_by_occasion'],
    ['/product/variant/reviews/SK-1-A', 'reviews_by_sku'],
  ])('%s finds its rows by %s', async (url, index) => {
    await api.get(url);
    const [statement] = api.statements;
    expect(await explain(api.database, statement!)).toContain(index);
  });

  it.each([
    'text=number',
    'text=saree&page=5',
    'text=mothra&sort=newest&page=3',
    'text=in&category=Kurti&inStock=true&sort=price_desc',
  ])('[SEARCH-1] %s returns the same again, without a second count of the very many', async (query) => {
    const [first, again] = [await api.get(`/search?${query}`), await api.get(`/search?${query}`)];
    expect(first.body.totalItems).toBeGreaterThan(1_000);
    expect(again).toEqual(first);
    // The words of the text are looked up each time.
    const [counting, uncounted] = api.statements.filter(({ sql }) => !/from search_words where word = any/.test(sql));
    expect(counting?.sql).toContain('count(');
    expect(uncounted?.sql).not.toContain('count(');
    expect(await explain(api.database, uncounted!)).not.toMatch(/Seq Scan on products/);
  });

  // Each page is requested twice: the first time it is counted.
  it.each([
    ['category=Saree&soldOutLast=true', 400],
    ['category=Saree&soldOutLast=true&sort=price_asc&page=3', 800],
    ['category=Kurti&inStock=true', 400],
    ['text=saree%20leheria', 400],
    ['text=saree', 400],
    ['category=Saree&soldOutLast=true&page=10', 1_200],
  ])(
    '[CAT-1] a page of very many products reads at most so many rows and sorts its own: %s, %i',
    async (query, most) => {
      await api.get(`/search?${query}`);
      api.statements.length = 0;
      await api.get(`/search?${query}`);
      const work = await workOf(api.statements.at(-1)!);
      expect(work.read).toBeLessThanOrEqual(most);
      expect(work.sorted).toBeLessThanOrEqual(PAGE_SIZE * 2);
    },
  );

  // A category has 4,000; one of two variants of each is in stock.
  it.each([
    'category=Saree&soldOutLast=true&page=160',
    'category=Saree&soldOutLast=true&sort=price_asc&page=160',
    'category=Saree&soldOutLast=true&sort=rating&page=160',
    'category=Saree&inStock=true&page=160',
    'soldOutLast=true&page=160',
  ])(
    '[CAT-1] a page far behind is found along an index, without the stock of the products before it: %s',
    async (query) => {
      await api.get(`/search?${query}`);
      api.statements.length = 0;
      expect((await api.get(`/search?${query}`)).body.products).toHaveLength(PAGE_SIZE);
      const work = await workOf(api.statements.at(-1)!);
      expect(work.pages).toBeLessThanOrEqual(500);
      expect(work.sorted).toBeLessThanOrEqual(PAGE_SIZE * 2);
    },
  );

  it.each([
    'category=Saree&fabric=Silk&occasion=Party&soldOutLast=true&page=2',
    'category=Saree&fabric=Silk&maxPrice=3000&soldOutLast=true&page=2',
    'category=Saree&fabric=Silk&sort=newest&page=2',
  ])(
    '[CAT-1] a page of a category in one fabric, and its number, read nothing of the other fabrics: %s',
    async (query) => {
      await api.get(`/search?${query}`);
      const plan = await explain(api.database, api.statements[0]!);
      expect(plan).toMatch(/Index Only Scan (Backward )?using products_listed_shelf_of_fabric/);
      expect(plan).not.toMatch(/using products_listed_shelf on|products_listed_shelf_by/);
    },
  );

  it('[HOME-1] the showcases read the products that they show, and no others of their pages', async () => {
    expect((await api.get('/showcases')).body.showcases).toHaveLength(CATEGORIES.length);
    expect(api.statements).toHaveLength(CATEGORIES.length);
    // It reads the index entries of a page, and the rows of only four products and two variants of each.
    for (const statement of api.statements.splice(0)) expect((await workOf(statement)).read).toBeLessThanOrEqual(80);
  });

  it('[REST-11] the whole catalogue is limited to its newest 2,000 products, with the total', async () => {
    const { products, totalItems, categoryCounts } = (await api.get('/product')).body;
    expect(products).toHaveLength(2_000);
    expect(products.at(-1).productId).toBe(productOf(MANY - 1).id);
    expect(products[0].productId).toBe(productOf(MANY - 2_000).id);
    expect(totalItems).toBe(MANY);
    expect(Object.values<number>(categoryCounts).reduce((sum, count) => sum + count, 0)).toBe(MANY);
  });

  it('[CAT-1] the counts of filters read the stock of only the found products, and not of the excluded ones', async () => {
    const search = createSearchRepository(api.database.db);
    await search.countByFilter({ category: 'Saree', fabric: ['Silk'], maxSellerPaise: 700_000 });
    const statement = api.statements.at(-1)!;
    await api.database.db.transaction().execute(async (trx) => {
      // The stock of a million products does not fit into memory either.
      await sql`set local work_mem = '64kB'`.execute(trx);
      // Each product is read once; the stock is read for 500 of them.
      expect((await workOf(statement, { ...api.database, db: trx })).read).toBeLessThanOrEqual(MANY + 1_000);
    });
  });

  it('[CAT-1] where alike products are counted, the first page of a filter and the counts of all filters count no product', async () => {
    const { db } = api.database;
    const parts = { catalog: createCatalogRepository(db), productGroups: createProductGroupsRepository(db) };
    await countProductGroups(parts, MANY);
    await sql`vacuum (analyze) product_groups`.execute(db);
    const search = createSearchRepository(db);
    const order = { sort: 'relevance', soldOutLast: true } as const;
    const category = 'Saree';
    for (const filter of [{ category }, { category, fabric: ['Silk', 'Linen'] }, { category, inStock: true }]) {
      api.statements.length = 0;
      expect((await search.listPage(filter, order, 2, true)).totalItems).toBeGreaterThan(500);
      await search.countByFilter(filter);
      expect(api.statements).toHaveLength(2);
      for (const statement of api.statements.splice(0)) {
        const { read, pages } = await workOf(statement);
        expect(read).toBeLessThanOrEqual(2_000);
        expect(pages).toBeLessThanOrEqual(1_500);
      }
    }
    await countProductGroups(parts, MANY + 1);
  });
});

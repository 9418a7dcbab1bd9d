import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KIND, createTestApi, type Json, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

/** So many that only their number is cached, not whole pages. */
const MANY = 710;
const priceOf = (at: number) => 100_000 + ((at * 7) % 50) * 1_000;
const isSoldOut = (at: number) => at % 5 === 0;
let api: TestApi;

const productsFrom = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index).map((at) =>
    productOf(at, {
      name: `Leheriya saree ${at % 2 === 0 ? 'madder' : 'indigo'} ${at}`,
      showPrice: priceOf(at),
      variants: [{ sku: `SK-${at}`, color: 'Indigo', stock: isSoldOut(at) ? 0 : 2 }],
    }),
  );

beforeAll(async () => {
  api = await createTestApi();
  await addProducts(api.database, productsFrom(0, MANY));
});
afterAll(() => api.close());

async function readPage(query: string, page: number): Promise<Json> {
  const { status, body } = await api.get(`/search?${query}&page=${page}`);
  expect(status).toBe(200);
  return body;
}

/** Returns the numbers of all products, page by page. */
async function readAll(query: string): Promise<number[]> {
  const found: number[] = [];
  for (let page = 1; ; page += 1) {
    const { products, totalItems } = await readPage(query, page);
    expect(totalItems).toBe(MANY);
    if (products.length === 0) return found;
    found.push(...products.map(({ productId }: { productId: string }) => Number(productId.slice(2))));
  }
}

const numbers = Array.from({ length: MANY }, (_, at) => at);
const inStockFirst = (sorted: number[]) => [
  ...sorted.filter((at) => !isSoldOut(at)),
  ...sorted.filter((at) => isSoldOut(at)),
];
const byPrice = numbers.toSorted((a, b) => priceOf(a) - priceOf(b) || a - b);

describe(`a listing of very many products (${DATABASE_KIND})`, () => {
  it.each([
    ['category=Saree', numbers],
    ['category=Saree&sort=newest', numbers.toReversed()],
    ['category=Saree&sort=price_asc', byPrice],
    ['category=Saree&soldOutLast=true', inStockFirst(numbers)],
    ['sort=price_asc&soldOutLast=true', inStockFirst(byPrice)],
    ['sort=newest&soldOutLast=true', inStockFirst(numbers.toReversed())],
    ['text=saree', numbers],
    ['text=saree&soldOutLast=true', inStockFirst(numbers)],
    ['text=saree%20leheriya&soldOutLast=true', inStockFirst(numbers)],
    ['text=leheriya&sort=price_asc&soldOutLast=true', inStockFirst(byPrice)],
  ])(
    '[CAT-1] has each product once, in its order, whether or not its number was counted before: %s',
    async (...row) => {
      const [query, expected] = row;
      expect(await readAll(query)).toEqual(expected);
      expect(await readAll(query)).toEqual(expected);
    },
  );

  it('reads a page without counting once more, and shows nothing sold out where that is left out', async () => {
    const query = 'category=Saree&inStock=true&soldOutLast=true';
    const first = await readPage(query, 3);
    api.statements.length = 0;
    expect(await readPage(query, 3)).toEqual(first);
    expect(api.statements).toHaveLength(1);
    expect(api.statements[0]?.sql).not.toMatch(/count\(\*\)::int/);
    const last = await readPage(query, Math.ceil((MANY * 4) / 5 / 24));
    expect(last.products.every(({ productId }: { productId: string }) => !isSoldOut(Number(productId.slice(2))))).toBe(
      true,
    );
  });

  it('finds the page among all matches if the pieces in stock are far behind', async () => {
    await api.database.runScript("update variants set stock = 0 where sku not in ('SK-701', 'SK-3')");
    try {
      const { products } = await readPage('text=saree&soldOutLast=true', 1);
      const found = products.map(({ productId }: { productId: string }) => Number(productId.slice(2)));
      expect(found).toEqual([3, 701, ...numbers.filter((at) => at !== 3 && at !== 701)].slice(0, 24));
    } finally {
      await api.database.runScript('update variants set stock = 2 where substr(sku, 4)::int % 5 <> 0');
    }
  });

  it('returns on its last page the current total, so that a reader who continues misses nothing', async () => {
    await readPage('fabric=Georgette', 1);
    await addProducts(api.database, productsFrom(MANY, MANY + 40));
    expect((await readPage('fabric=Georgette', 1)).totalItems).toBe(MANY);
    const last = await readPage('fabric=Georgette', Math.ceil(MANY / 24));
    expect(last).toMatchObject({ totalItems: MANY + 40, totalPages: Math.ceil((MANY + 40) / 24) });
    expect((await readPage('fabric=Georgette', last.totalPages)).products).toHaveLength((MANY + 40) % 24);
  });
});

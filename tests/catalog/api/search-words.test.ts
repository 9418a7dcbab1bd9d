import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewProduct } from '../../../api/catalog/tables.ts';
import { MIGRATIONS } from '../../../api/server.ts';
import { DATABASE_KIND, createTestApi, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

const WARES: [name: string, category: string, fabric: string, colours: string[]][] = [
  ['Morning over the lake', 'Saree', 'Art Silk', ['Sky Blue', 'Rose']],
  ['Gharchola with dots', 'Saree', 'Silk', ['Madder Red']],
  ['Evening at the ghat', 'Dupatta', 'Silk', ['Royal Blue', 'Madder Red']],
  ['Noon', 'Dress', 'Cotton', ['Peach']],
  ['Bluebell kurti', 'Kurti', 'Cotton', ['Ivory', 'Grey']],
  ['Green field saree', 'Saree', 'Crepe', ['Leaf Green']],
];

/** Additional data of some of them. */
const MORE: Record<number, Partial<NewProduct>> = {
  1: { pattern: 'Gharchola', occasions: ['Wedding', 'Festival'] },
  3: { pattern: 'Panetar', occasions: ['Office Wear'] },
};

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.runScript('truncate products, search_words cascade');
  await addProducts(
    api.database,
    WARES.map(([name, category, fabric, colours], at) => {
      const variants = colours.map((color, nth) => ({ sku: `SK-${at}-${nth}`, color, stock: 1 }));
      return productOf(at, { name, category, fabric, variants, ...(MORE[at] ?? { pattern: 'Ikat' }) });
    }),
  );
  api.statements.length = 0;
});

const run = (statement: string) => sql.raw(statement).execute(api.database.db);
async function find(text: string, more = ''): Promise<number[]> {
  const { status, body } = await api.get(`/search?text=${encodeURIComponent(text)}${more}`);
  expect(status).toBe(200);
  return body.products.map(({ productId }: { productId: string }) => Number(productId.slice(2)));
}

describe(`a text that no name has (${DATABASE_KIND})`, () => {
  it.each([
    ['red', [1, 2]],
    ['blue saree', [0]],
    ['Saree, BLUE', [0]],
    ['red silk dupatta', [2]],
    ['silk saree', [0, 1]],
    ['cotton dress', [3]],
    ['peach', [3]],
    ['gharchola red', [1]],
    ['crepe', [5]],
    ['wedding saree', [1]],
    ['a red saree for the wedding', [1]],
    ['panetar dress', [3]],
    ['office wear', [3]],
  ])(
    '[SEARCH-1] finds whatever has all of its words in name, category, fabric, pattern, occasions and colours: %s',
    async (text, found) => {
      expect(await find(text)).toEqual(found);
    },
  );

  it('[SEARCH-1] finds nothing else if the words are correct: neither longer words nor similar spellings', async () => {
    expect(await find('cotton green')).toEqual([4]);
    await run(`update variants set color = 'Green' where sku = 'SK-4-0'`);
    expect(await find('cotton green')).toEqual([4]);
    expect(await find('grey kurti')).toEqual([4]);
    expect(await find('green saree')).toEqual([5]);
  });

  it('[SEARCH-1] finds a mistyped word by the most similar words', async () => {
    expect(await find('blu sari')).toEqual([0]);
    expect(await find('coton dres')).toEqual([3]);
    expect(await find('red dupatas')).toEqual([2]);
    expect(await find('peache')).toEqual([3]);
    expect(await find('denim saree')).toEqual([]);
  });

  it('[SEARCH-1] is one that a name has, first of all', async () => {
    expect(await find('blue')).toEqual([4]);
    expect(await find('green')).toEqual([5]);
  });

  it('[SEARCH-1] searches only its words with any other filter', async () => {
    expect(await find('red silk', '&category=Saree')).toEqual([1]);
    expect(await find('blue saree', '&fabric=Silk')).toEqual([]);
    expect(await find('red', '&sort=newest')).toEqual([2, 1]);
  });

  it('costs five statements: which spellings, which names, which words, and which products', async () => {
    await find('blue saree');
    // One more for the first search of several words in this process: it reads which words are common.
    expect(api.statements.filter((one) => !one.sql.includes('pg_stats'))).toHaveLength(5);
  });
});

describe(`the words of a product (${DATABASE_KIND})`, () => {
  /** Returns the stored rows and the expected ones. */
  async function compare(): Promise<[stored: unknown[], meant: unknown[]]> {
    const stored = sql`select position, words from product_words order by position`;
    const meant = sql`
      select p.position, words_of(concat_ws(' ', p.name, p.category, p.fabric, p.pattern, array_to_string(p.occasions, ' '),
        (select string_agg(distinct v.color, ' ') from variants v where v.product_id = p.id))) as words
      from products p order by p.position`;
    return [(await stored.execute(api.database.db)).rows, (await meant.execute(api.database.db)).rows];
  }
  /** Returns words of products, including those with digits, that a search would not find. */
  async function listUnknown(): Promise<unknown[]> {
    const unknown = sql`
      select word from product_words, unnest(words) word where not exists (select from search_words s where s.word = word)`;
    return (await unknown.execute(api.database.db)).rows;
  }
  const colour = fc.constantFrom('Plum', 'Lac Magenta', 'Olive 2');
  const at = fc.nat(WARES.length - 1);
  const change = fc.oneof(
    fc
      .tuple(at, fc.constantFrom('name', 'category', 'fabric', 'pattern'), colour)
      .map(
        ([product, column, value]) =>
          `update products set ${column} = '${value}' where id = '${productOf(product).id}'`,
      ),
    fc
      .tuple(at, colour)
      .map(([product, value]) => `update variants set color = '${value}' where sku = 'SK-${product}-0'`),
    fc.tuple(at, at).map(
      ([one, other]) => `update variants set product_id = '${productOf(other).id}', position = position + 10 + ${one}
        where sku = 'SK-${one}-0' and exists (select from products where id = '${productOf(other).id}')`,
    ),
    at.map(
      (product) => `update products set occasions = occasions || array['Party'] where id = '${productOf(product).id}'`,
    ),
    at.map((product) => `delete from variants where sku = 'SK-${product}-0'`),
    at.map((product) => `delete from products where id = '${productOf(product).id}'`),
    at.map((product) => `update products set position = position + 1000 where id = '${productOf(product).id}'`),
    at.map(
      (product) => `insert into variants (sku, product_id, position, color, stock)
        select 'SK-${product}-0', id, 99, 'Coral', 1 from products where id = '${productOf(product).id}' on conflict do nothing`,
    ),
  );

  it('[SEARCH-1] follow each change of the product and its variants', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (statements) => {
        for (const statement of statements) await run(statement);
        const [stored, meant] = await compare();
        expect(stored).toEqual(meant);
        expect(await listUnknown()).toEqual([]);
      }),
      { seed: 20_261_128, numRuns: 30 },
    );
  });

  it('[SEARCH-1] exist for products from before the index, and do not change while these are stored', async () => {
    await run('delete from product_words where position % 2 = 0');
    await run('truncate search_words');
    const fill = readFileSync(join(MIGRATIONS, '0043_words_of_all_products.sql'), 'utf8');
    for (const statement of fill.split(';').slice(0, 2)) await run(statement);
    const [stored, meant] = await compare();
    expect(stored).toEqual(meant);
    await run(`update product_words set words = words || '{4711}' where position = 1`);
    const digits = readFileSync(join(MIGRATIONS, '0044_words_with_digits.sql'), 'utf8');
    await run(/^insert into search_words[^;]*/mu.exec(digits)?.[0] ?? '');
    expect(await listUnknown()).toEqual([]);
    expect(await find('blu saree')).toEqual([0]);
  });

  it('[SEARCH-1] are found when a shopper mistypes them', async () => {
    await run(`update variants set color = 'Pomegranate' where sku = 'SK-3-0'`);
    expect(await find('pomgranate')).toEqual([3]);
    await run(`update products set fabric = 'Chanderi' where id = '${productOf(3).id}'`);
    expect(await find('chandri')).toEqual([3]);
    await run(`update products set category = 'Stole' where id = '${productOf(3).id}'`);
    expect(await find('stoles')).toEqual([3]);
  });
});

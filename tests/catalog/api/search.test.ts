import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { similarityOf } from '../../../schema/matching.ts';
import { DATABASE_KIND, createTestApi, type Json, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

let api: TestApi;
const found = async (query: string): Promise<number[]> => {
  const { status, body } = await api.get(`/search?${query}`);
  expect(status).toBe(200);
  return body.products.map(({ productId }: { productId: string }) => Number(productId.slice(2)));
};
const forText = (text: string, more = '') => found(`text=${encodeURIComponent(text)}${more}`);

const WARES: [name: string, category: string, fabric: string][] = [
  ['Raw silken dupatta', 'Dupatta', 'Silk'],
  ['Artsilk bandhani saree', 'Saree', 'Art Silk'],
  ['Gharchola silk saree', 'Saree', 'Silk'],
  ['Leheriya georgette saree', 'Saree', 'Georgette'],
  ['Leheriya georgette dupatta', 'Dupatta', 'Georgette'],
  ['Bandhani mulmul kurti', 'Kurti', 'Mulmul'],
  ['Tie-dye tunic (50% off)', 'Kurti', 'Cotton'],
  ['Élan saree रेशम', 'Saree', 'Crepe'],
];

beforeAll(async () => {
  api = await createTestApi();
  const products = WARES.map(([name, category, fabric], at) =>
    productOf(at + 1, {
      pattern: 'Ikat',
      name,
      category,
      fabric,
      showPrice: 100_000 + at * 10_000,
      collections: at < 3 ? ['Featured'] : at === 3 ? ['Featured', 'New Arrivals'] : [],
      occasions: at % 2 === 0 ? ['Wedding'] : ['Party', 'Casual'],
      variants: [{ sku: `SK-${at + 1}`, color: 'Indigo', stock: at % 3 }],
    }),
  );
  await addProducts(api.database, products);
});
afterAll(() => api.close());
beforeEach(() => {
  api.statements.length = 0;
});

describe(`the search (${DATABASE_KIND})`, () => {
  it('[SEARCH-1] puts names with the whole word first, then those where a word begins so, then the others', async () => {
    expect(await forText('silk')).toEqual([3, 1, 2]);
    expect(await forText(' SILK ')).toEqual([3, 1, 2]);
    expect(await forText('silk', '&sort=newest')).toEqual([3, 2, 1]);
    expect(await forText('silk', '&sort=price_asc')).toEqual([1, 2, 3]);
  });

  it('[SEARCH-1] finds a fabric by its proper name, and by the way in which the specification spells it', async () => {
    expect(await found('fabric=Georagette')).toEqual(await found('fabric=Georgette'));
    expect(await found('fabric=Georagette')).toEqual([4, 5]);
    expect(await found('fabric=Crep&fabric=Georgette')).toEqual([4, 5, 8]);
  });

  it('[CAT-1] puts sold out products last, both parts in the requested order, on request', async () => {
    expect(await found('sort=newest')).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await found('sort=newest&soldOutLast=true')).toEqual([8, 6, 5, 3, 2, 7, 4, 1]);
    expect(await found('soldOutLast=true')).toEqual([2, 3, 5, 6, 8, 1, 4, 7]);
    expect(await forText('silk', '&soldOutLast=true')).toEqual([3, 2, 1]);
  });

  it('[SEARCH-1] folds letters beyond ASCII too, and finds words in other scripts', async () => {
    expect(await forText('éLAN')).toEqual([8]);
    expect(await forText('रेशम')).toEqual([8]);
    expect(await forText('रेशमी')).toEqual([]);
  });

  it('[SEARCH-1] takes a word that no name has for those most like it', async () => {
    expect(await forText('leheria')).toEqual([4, 5]);
    expect(await forText('bandani')).toEqual([2, 6]);
    expect(await forText('geogrette sari')).toEqual([4]);
    expect(await forText('dupata')).toEqual([1, 5]);
    expect(await forText('denim')).toEqual([]);
  });

  it('[SEARCH-1] finds the words of a text in any order, when no name has it as it stands', async () => {
    expect(await forText('saree silk')).toEqual([2, 3]);
    expect(await forText('saree ban')).toEqual([2]);
    expect(await forText('saree denim')).toEqual([]);
  });

  it('[SEARCH-1] does not correct a text that is part of a name, with any other filter', async () => {
    expect(await forText('silk', '&category=Kurti')).toEqual([]);
    expect(await forText('dupata', '&category=Kurti')).toEqual([]);
    expect(await forText('dupata', '&fabric=Silk')).toEqual([1]);
  });

  it.each(['5_%', '.*', '[a-z]', '\\', "'; drop table products; --", '(50% off) tunic(', '\u{1F457}'])(
    '[SEARCH-1] matches every character of %s literally',
    async (text) => {
      expect(await forText(text)).toEqual(text.includes('off') ? [7] : []);
    },
  );

  it('[SEARCH-1] knows the words of a name that was changed', async () => {
    const rename = async (name: string) =>
      api.database.runScript(`update products set name = '${name}' where id = 'p-00006'`);
    await rename('Kalamkari kurti');
    expect(await forText('kalamkri')).toEqual([6]);
    await rename('Bandhani mulmul kurti');
    expect(await forText('kalamkri')).toEqual([]);
  });

  it('costs one statement, and three more where it has to guess', async () => {
    await forText('silk');
    expect(api.statements).toHaveLength(1);
    api.statements.length = 0;
    await forText('duppetta');
    expect(api.statements).toHaveLength(4);
  });

  it('has trigrams as the database counts them', async () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
    const near = fc.tuple(word, word, fc.nat(12)).map(([one, other, at]) => [one, one.slice(0, at) + other] as const);
    await fc.assert(
      fc.asyncProperty(near, async ([one, other]) => {
        const { rows } = await sql<{ same: number }>`select similarity(${one}, ${other}) as same`.execute(
          api.database.db,
        );
        expect(Math.fround(similarityOf(one, other))).toBe(Math.fround(rows[0]?.same ?? -1));
      }),
      { seed: 20_261_121, verbose: 1 },
    );
  });
});

describe(`the counts of filters' values (${DATABASE_KIND})`, () => {
  const counts = async (query: string): Promise<Record<string, Record<string, number>>> => {
    const { body } = await api.get(`/search?counts=true&${query}`);
    const byFilter = Map.groupBy<string, Json>(body.counts, ({ filter }: Json) => filter);
    return Object.fromEntries(
      [...byFilter].map(([filter, all]) => [filter, Object.fromEntries(all.map(({ value, count }) => [value, count]))]),
    );
  };

  it('[CAT-3] count each value with all other filters applied, and omit values without products', async () => {
    expect(await counts('category=Saree')).toEqual({
      category: { Saree: 4, Dupatta: 2, Kurti: 2 },
      fabric: { 'Art Silk': 1, Silk: 1, Georgette: 1, Crepe: 1 },
      collection: { Featured: 3, 'New Arrivals': 1 },
      occasion: { Party: 3, Casual: 3, Wedding: 1 },
      inStock: { true: 3 },
    });
    expect(await counts('category=Saree&occasion=Wedding&inStock=true&maxPrice=1300')).toEqual({
      category: { Saree: 1 },
      fabric: { Silk: 1 },
      collection: { Featured: 1 },
      occasion: { Wedding: 1, Party: 1, Casual: 1 },
      inStock: { true: 1 },
    });
  });

  it('[CAT-3] count corrected searches, and nothing if nothing is found', async () => {
    expect(await counts('text=leheria&fabric=Georgette')).toMatchObject({ category: { Saree: 1, Dupatta: 1 } });
    expect(await counts('text=denim')).toEqual({});
  });

  it('[CAT-3] are returned in their order, in one more statement, and only on request', async () => {
    const { body } = await api.get('/search?counts=true&fabric=Silk');
    expect(body.counts.filter(({ filter }: Json) => filter === 'category')).toEqual([
      { filter: 'category', value: 'Dupatta', count: 1 },
      { filter: 'category', value: 'Saree', count: 1 },
    ]);
    expect(api.statements).toHaveLength(2);
    expect((await api.get('/search?fabric=Silk')).body).not.toHaveProperty('counts');
  });
});

import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partsOf } from '../../../api/catalog/search/text-words.ts';
import { foldText, wordsOf } from '../../../schema/matching.ts';
import { DATABASE_KIND, createTestApi, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

const COLOURS = ['madder', 'indigo', 'pista'];
const PRODUCTS = 300;
const nameOf = (at: number) => `Leheriya saree with ${COLOURS[at % 3]} mangoes ${at} 50%`;
const OTHERS = ['Mangoes 17 times', 'x17 50 sarees', 'Sareewith maddering', 'Café-Rose (लाल) stole', 'x_y% a\\b'];

describe(`a text and the words of names (${DATABASE_KIND})`, () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
    const names = [...Array.from({ length: PRODUCTS }, (_, at) => nameOf(at)), ...OTHERS];
    await addProducts(
      api.database,
      names.map((name, at) => productOf(at, { name })),
    );
    await sql`analyze products`.execute(api.database.db);
  });
  afterAll(() => api.close());
  const find = async (text: string): Promise<{ names: string[]; total: number }> => {
    const { status, body } = await api.get(`/search?text=${encodeURIComponent(text)}&sort=newest`);
    expect(status).toBe(200);
    return { names: body.products.map(({ name }: { name: string }) => name), total: body.totalItems };
  };

  it.each([
    ['mangoes 17', [17, 179, 178, 177, 176, 175, 174, 173, 172, 171, 170], ['Mangoes 17 times']],
    ['indigo mangoes 100 50%', [100], []],
    ['17 times', [], ['Mangoes 17 times']],
    ['es 17 tim', [], ['Mangoes 17 times']],
    ['é-ro', [], ['Café-Rose (लाल) stole']],
    ['लाल', [], ['Café-Rose (लाल) stole']],
    ['rose (', [], ['Café-Rose (लाल) stole']],
    ['x_', [], ['x_y% a\\b']],
    ['y% a\\', [], ['x_y% a\\b']],
    ['x17', [], ['x17 50 sarees']],
    ['saree with madder', Array.from({ length: 100 }, (_, at) => at * 3), []],
    ['ree with mad', Array.from({ length: 100 }, (_, at) => at * 3), []],
    ['sareewith', [], ['Sareewith maddering']],
    ['with madder', Array.from({ length: 100 }, (_, at) => at * 3), ['Sareewith maddering']],
  ] as const)('[SEARCH-1] finds the names that have all of it: %s', async (text, numbers, others) => {
    const expected = [...numbers.map(nameOf), ...others];
    const { names, total } = await find(text);
    expect(total).toBe(expected.length);
    expect(expected).toEqual(expect.arrayContaining(names));
  });

  it('[SEARCH-1] finds every part of a name', async () => {
    const name = fc.constantFrom(nameOf(3), nameOf(250), ...OTHERS);
    const cut = fc.tuple(name, fc.nat(50), fc.integer({ min: 2, max: 12 }));
    await fc.assert(
      fc.asyncProperty(cut, async ([whole, from, length]) => {
        const text = whole
          .slice(from % whole.length)
          .slice(0, length)
          .trim();
        fc.pre(text !== '');
        const { body } = await api.get(`/search?text=${encodeURIComponent(text)}&page=1`);
        const { rows } = await sql<{ many: number }>`
          select count(*)::int as many from products where strpos(folded, ${foldText(text)}) > 0`.execute(
          api.database.db,
        );
        expect([text, body.totalItems]).toEqual([text, rows[0]?.many]);
      }),
      { seed: 20_261_128, numRuns: 60 },
    );
  });
});

describe('the parts of a text', () => {
  it('[SEARCH-1] are words that every name with the text has', () => {
    const characters = fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', '-', 'é'), maxLength: 8 });
    fc.assert(
      fc.property(characters, characters, characters, (before, text, after) => {
        const words = wordsOf(before + text + after);
        for (const { run, is } of partsOf(text)) {
          const isPart = (word: string) =>
            is === 'the word'
              ? word === run
              : is === 'its beginning'
                ? word.startsWith(run)
                : is === 'its end'
                  ? word.endsWith(run)
                  : word.includes(run);
          expect(words.some(isPart), `${run} is ${is} of a word of ${words.join(', ')}`).toBe(true);
        }
      }),
    );
  });

  it('[SEARCH-1] go on only at either end of it', () => {
    const saying = (text: string) => partsOf(text).map(({ run, is }) => `${run}: ${is}`);
    expect(saying('ree silk kur')).toEqual(['ree: its end', 'silk: the word', 'kur: its beginning']);
    expect(saying('sil')).toEqual(['sil: within it']);
    expect(saying('(sil')).toEqual(['sil: its beginning']);
    expect(saying('sil)')).toEqual(['sil: its end']);
    expect(saying('लाल')).toEqual([]);
  });
});

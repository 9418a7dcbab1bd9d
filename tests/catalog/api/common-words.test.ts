import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findablePattern } from '../../../api/catalog/search/conditions-repository.ts';
import { DATABASE_KIND, createTestApi, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

const COLOURS = ['madder', 'indigo', 'pista'];
const PRODUCTS = 300;
const nameOf = (at: number) => `Leheriya saree with ${COLOURS[at % 3]} mangoes ${at} 50%`;

describe(`a text of common words and a rare one (${DATABASE_KIND})`, () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
    const names = [...Array.from({ length: PRODUCTS }, (_, at) => nameOf(at)), 'Mangoes 17 times', 'x17 50 sarees'];
    await addProducts(
      api.database,
      names.map((name, at) => productOf(at, { name })),
    );
    await sql`analyze products`.execute(api.database.db);
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.statements.length = 0;
  });

  const find = async (text: string): Promise<string[]> => {
    const { status, body } = await api.get(`/search?text=${encodeURIComponent(text)}&sort=newest`);
    expect(status).toBe(200);
    return body.products.map(({ name }: { name: string }) => name);
  };
  const patterns = () => api.statements.flatMap(({ parameters }) => parameters);

  it.each([
    ['mangoes 17', [17, 179, 178, 177, 176, 175, 174, 173, 172, 171, 170], ['Mangoes 17 times']],
    ['indigo mangoes 100 50%', [100], []],
    ['17 times', [], ['Mangoes 17 times']],
    ['es 17 tim', [], ['Mangoes 17 times']],
  ] as const)('[SEARCH-1] finds the names that have all of it: %s', async (text, numbers, others) => {
    expect(new Set(await find(text))).toEqual(new Set([...numbers.map(nameOf), ...others]));
  });

  it('[SEARCH-1] looks its products up by the rare one alone', async () => {
    await find('saree with indigo mangoes 17');
    expect(patterns()).toContain('%%%%% 17%');
    expect(patterns()).not.toContain('%saree with indigo mangoes 17%');
  });

  it('[SEARCH-1] guesses at a word that no name has beside a common one', async () => {
    expect(await find('saree mangos')).toHaveLength(24);
  });
});

describe('the pattern of a text', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '%', '_', '\\', '1'), maxLength: 5 });
  const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '));
  const isLike = (name: string, pattern: string) => {
    const parts = pattern.matchAll(/\\(.)|(%)|(_)|([^])/g);
    const source = [...parts].map(([, escaped, any, one, plain]) =>
      any ? '[^]*' : one ? '[^]' : `\\u{${(escaped ?? plain ?? '').codePointAt(0)?.toString(16)}}`,
    );
    return new RegExp(`^${source.join('')}$`, 'u').test(name);
  };

  it('[SEARCH-1] matches each name that has the text, whatever is common', () => {
    fc.assert(
      fc.property(words, words, words, fc.array(word, { maxLength: 4 }), (before, text, after, common) => {
        const pattern = findablePattern(text, new Set(common));
        fc.pre(pattern !== undefined);
        expect(isLike(`${before}${text}${after}`, pattern)).toBe(true);
      }),
    );
  });

  it('[SEARCH-1] is none where no word is common, or none is left', () => {
    const common = new Set(['silk', 'saree']);
    expect(['silk saree', 'pure mulmul', 'silk  '].map((text) => findablePattern(text, common))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(findablePattern('silk 50% saree', common)).toBe('%% 50\\% %%');
  });

  it('[SEARCH-1] removes the first and last letters of a rare word of four letters or more, and preserves the middle', () => {
    const common = new Set(['silk', 'saree']);
    expect(findablePattern('silk 4711', common)).toBe('%%4711%');
    expect(findablePattern('4711 silk', common)).toBe('%4711%%');
    expect(findablePattern('silk rani phool saree', common)).toBe('%%rani phool%%');
    expect(findablePattern('silk rani 12 saree', common)).toBe('%%rani 12 %%');
  });
});

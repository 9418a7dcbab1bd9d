import { describe, expect, it } from 'vitest';
import type { SearchRepository } from '../../../api/catalog/search/repository.ts';
import { createSearch } from '../../../api/catalog/search/search.ts';

/** A repository whose pages of a text wait until the test releases them. */
function slowRepository() {
  const waiting: (() => void)[] = [];
  const found = { products: [], totalItems: 0, bestMatches: 0 };
  const repository = {
    listCommonWords: async () => [],
    narrow: async (filter: object) => filter,
    listSimilarWords: async () => [],
    listPositionsOfSkus: async () => [],
    count: async () => found,
    listPage: async ({ text }: { text?: string }) => {
      if (text !== undefined) await new Promise<void>((resolve) => waiting.push(resolve));
      return found;
    },
  };
  return { waiting, search: createSearch(repository as unknown as SearchRepository) };
}
const textual = (at: number) =>
  ({ filter: { text: `word-${at}` }, order: { sort: 'relevance' }, page: 1, withCounts: false }) as const;

describe('searches for texts that come at once', () => {
  it('leave connections to everybody else: four run, the others wait for their turn', async () => {
    const { waiting, search } = slowRepository();
    const all = Array.from({ length: 20 }, (_, at) => search.find(textual(at)));
    await expect.poll(() => waiting.length).toBe(4);
    const listed = await search.find({ ...textual(0), filter: { category: 'Saree' } });
    expect([listed.totalItems, waiting.length]).toEqual([0, 4]);
    for (let done = 0; done < 20; done++) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.();
    }
    expect(await Promise.all(all)).toHaveLength(20);
  });

  it('are refused beyond those that could come to their turn in time', async () => {
    const { waiting, search } = slowRepository();
    const all = Array.from({ length: 68 }, (_, at) => search.find(textual(at)));
    await expect(search.find(textual(68))).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
    const ended = Promise.all(all);
    const letGo = setInterval(() => waiting.shift()?.(), 1);
    expect(await ended).toHaveLength(68);
    clearInterval(letGo);
    expect((await search.list({ category: 'Saree' }, { sort: 'catalogue' }, 1)).totalItems).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { createCategoryCounts } from '../../../api/catalog/category-counts.ts';
import { createCountCache } from '../../../api/catalog/search/count-cache.ts';

interface Numbered {
  many: number;
}

/** A cache with its own clock; numbers from 500 on are cached. */
function createTestCache() {
  let time = 0;
  const cache = createCountCache<Numbered>(
    ({ many }) => many >= 500,
    ({ many }) => ({ many }),
    () => time,
  );
  return { cache, pass: (seconds: number) => void (time += seconds * 1_000) };
}

const counting = (many: number) => async () => ({ many });
const never = () => Promise.reject(new Error('Nobody asked for a count.'));
/** Lets running work end; nothing here waits for a clock. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('numbers of very many products', () => {
  it('are cached for half a minute without a new count; small ones are not', async () => {
    const { cache, pass } = createTestCache();
    expect(await cache.read('many', never)).toBeUndefined();
    await cache.first('many', counting(500));
    await cache.first('few', counting(499));
    pass(29);
    expect(await cache.read('many', never)).toEqual({ many: 500 });
    expect(await cache.read('few', never)).toBeUndefined();
  });

  it('are returned at once when they are older, and are counted again meanwhile', async () => {
    const { cache, pass } = createTestCache();
    await cache.first('many', counting(500));
    pass(31);
    expect(await cache.read('many', counting(700))).toEqual({ many: 500 });
    await settle();
    expect(await cache.read('many', never)).toEqual({ many: 700 });
  });

  it('are forgotten when they have become few, when counting fails, and after five minutes', async () => {
    const { cache, pass } = createTestCache();
    for (const key of ['few', 'failed', 'old']) await cache.first(key, counting(500));
    pass(31);
    await cache.read('few', counting(3));
    await cache.read('failed', never);
    await settle();
    expect(await cache.read('few', never)).toBeUndefined();
    expect(await cache.read('failed', never)).toBeUndefined();
    pass(270);
    expect(await cache.read('old', never)).toBeUndefined();
  });

  it('are counted again two at a time at the most, each once', async () => {
    const { cache, pass } = createTestCache();
    const keys = ['a', 'b', 'c'];
    for (const key of keys) await cache.first(key, counting(500));
    pass(31);
    const counted: string[] = [];
    const slow = Promise.withResolvers<void>();
    const request = (key: string) =>
      cache.read(key, async () => {
        counted.push(key);
        await slow.promise;
        return { many: 600 };
      });
    for (const key of [...keys, ...keys]) await request(key);
    expect(counted).toEqual(['a', 'b']);
    slow.resolve();
    await settle();
    await request('c');
    expect(counted).toEqual(['a', 'b', 'c']);
  });

  it('are counted once for all concurrent requests; a waiting request counts after a failure', async () => {
    const { cache } = createTestCache();
    const slow = Promise.withResolvers<Numbered>();
    const first = cache.first('many', () => slow.promise);
    const second = cache.read('many', never);
    slow.resolve({ many: 900 });
    expect([await first, await second]).toEqual([{ many: 900 }, { many: 900 }]);
    const failing = cache.first('other', () => Promise.reject(new Error('The database is gone.')));
    const waiting = cache.read('other', never);
    await expect(failing).rejects.toThrow('The database is gone.');
    expect(await waiting).toBeUndefined();
  });
});

describe('the numbers of the categories', () => {
  it.each([
    [49_999, 2],
    [50_000, 1],
  ])('of %i products are counted for %i of two calls', async (count, times) => {
    let counted = 0;
    const read = createCategoryCounts({
      countByCategory: async () => {
        counted += 1;
        return [{ category: 'Saree', count }];
      },
    });
    expect([await read(), await read()]).toEqual([[{ category: 'Saree', count }], [{ category: 'Saree', count }]]);
    expect(counted).toBe(times);
  });
});

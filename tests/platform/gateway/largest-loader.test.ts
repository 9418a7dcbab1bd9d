import { describe, expect, it } from 'vitest';
import { createLargestLoader } from '../../../bff/host/batch.ts';

const create = (fails: ReadonlySet<number> = new Set()) => {
  const calls: [keys: string, size: number][] = [];
  const loader = createLargestLoader<string>(async (keys, size) => {
    calls.push([keys.join(), size]);
    if (fails.has(size)) throw new Error(`no ${size}`);
    return keys.map((key) => `${key}${size}`);
  }, 2);
  return { calls, loader };
};

describe('a loader of data in several sizes', () => {
  it('reads concurrent requests in the largest size, and keys of other sizes separately', async () => {
    const { calls, loader } = create();
    const loaded = [loader.load('a', 1), loader.load('b', 2), loader.load('a', 3), loader.load('a', 2)];
    expect(await Promise.all(loaded)).toEqual(['a3', 'b2', 'a3', 'a3']);
    expect(calls).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
  });

  it('reads as many keys at once as its limit allows', async () => {
    const { calls, loader } = create();
    expect(await Promise.all(['a', 'b', 'c'].map((key) => loader.load(key, 1)))).toEqual(['a1', 'b1', 'c1']);
    expect(calls).toEqual([
      ['a,b', 1],
      ['c', 1],
    ]);
  });

  it('reads once more for a larger size alone', async () => {
    const { calls, loader } = create();
    expect([await loader.load('a', 2), await loader.load('a', 1), await loader.load('a', 3)]).toEqual([
      'a2',
      'a2',
      'a3',
    ]);
    expect(calls).toEqual([
      ['a', 2],
      ['a', 3],
    ]);
  });

  it('fails only for the keys of one size', async () => {
    const { loader } = create(new Set([2]));
    const loaded = await Promise.allSettled([loader.load('a', 2), loader.load('b', 1)]);
    expect(loaded.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('uses known data, and not in place of a larger size', async () => {
    const { calls, loader } = create();
    loader.prime('a', 2, 'known');
    loader.prime('a', 1, 'smaller');
    expect([await loader.load('a', 1), await loader.load('a', 2), calls]).toEqual(['known', 'known', []]);
    expect(await loader.load('a', 3)).toBe('a3');
    loader.prime('b', 1, new Error('It is away.'));
    await expect(loader.load('b', 1)).rejects.toThrow('It is away.');
  });
});

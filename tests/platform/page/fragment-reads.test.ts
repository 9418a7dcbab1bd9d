import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCache } from '../../../web/apollo/client.ts';

const fragment = parse('fragment Card on Product { id name }');
const PRODUCTS = ['p1', 'p2', 'p3'];

/** A cache with products whose fragments are watched; `read` runs each time that one is told of. */
async function watchProducts(read: (name: unknown) => void = () => undefined) {
  const cache = createCache();
  const rename = (id: string, name: string) =>
    void cache.writeFragment({ fragment, data: { __typename: 'Product', id, name } });
  for (const id of PRODUCTS) rename(id, 'Saree');
  const names = new Map<string, unknown>();
  for (const id of PRODUCTS)
    cache.watchFragment<{ name: string }>({ fragment, from: { __typename: 'Product', id } }).subscribe(({ data }) => {
      names.set(id, data.name);
      read(data.name);
    });
  await expect.poll(() => names.size).toBe(PRODUCTS.length);
  return { rename, names };
}

describe('the fragments that a page shows', () => {
  it('are told of a change in a task after it, and of the last one alone', async () => {
    const told: unknown[] = [];
    const { rename, names } = await watchProducts((name) => told.push(name));
    rename('p2', 'Dupatta');
    rename('p2', 'Lehenga');
    expect(names.get('p2')).toBe('Saree');
    await expect.poll(() => names.get('p2')).toBe('Lehenga');
    expect(told).toEqual(['Saree', 'Saree', 'Saree', 'Lehenga']);
  });

  it('are read in tasks of their own', async () => {
    let task = 0;
    const tasks: number[] = [];
    const { rename } = await watchProducts(() => {
      tasks.push(task);
      // Runs when the task is over.
      queueMicrotask(() => void (task += 1));
    });
    rename('p1', 'Dupatta');
    rename('p2', 'Dupatta');
    await expect.poll(() => tasks).toEqual([0, 1, 2, 3, 4]);
  });

  it('are not read any more when they have left the page', async () => {
    const cache = createCache();
    const read: string[] = [];
    const watch = (id: string) =>
      cache.watch({ id: `Product:${id}`, query: parse('{ name }'), optimistic: true, callback: () => read.push(id) });
    const rename = (name: string) =>
      void cache.writeFragment({ fragment, data: { __typename: 'Product', id: 'p1', name } });
    // One leaves before its first reading, one before that of a change, and one before the change.
    watch('p1')();
    const [stopSecond, stopThird] = [watch('p2'), watch('p3')];
    watch('p4');
    await expect.poll(() => read).toEqual(['p2', 'p3', 'p4']);
    stopThird();
    rename('Saree');
    stopSecond();
    await expect.poll(() => read.slice(3)).toEqual(['p4']);
  });
});

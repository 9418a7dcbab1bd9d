import { describe, expect, it } from 'vitest';
import type { LoaderClient } from '../../../web/apollo/loader-client.ts';
import { loadHome } from '../../../web/catalog/loaders.ts';

/** A client that answers this, and notes what is taken out of its cache. */
function clientWith(answer: object) {
  const evicted: unknown[] = [];
  const cache = { evict: (what: unknown) => (evicted.push(what), true) };
  return { client: { query: async () => answer, cache } as unknown as LoaderClient, evicted };
}

describe('the data of the home page', () => {
  it('[PDP-10] fails as a page with 503 when the shop has no answer, and is asked for again at the next try', async () => {
    for (const data of [undefined, { categories: null, recentReviews: [] }]) {
      const { client, evicted } = clientWith({ data, error: new Error('away') });
      await expect(loadHome(client)()).rejects.toMatchObject({ init: { status: 503 } });
      expect(evicted).toEqual([{ id: 'ROOT_QUERY', fieldName: 'categories' }]);
    }
  });

  it('is good without what is beside it', async () => {
    const { client } = clientWith({ data: { categories: [], recentReviews: null }, error: new Error('away') });
    expect(await loadHome(client)()).toBeNull();
  });
});

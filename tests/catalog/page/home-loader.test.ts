import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loadHome } from '../../../web/catalog/loaders.ts';
import { contextOf, createPageSource } from '../../../web/data/page-source.ts';

/** Loads the home page from a gateway that returns this. */
function load(response: object) {
  const text = JSON.stringify({ errors: [{ message: 'away' }], ...response });
  const source = createPageSource(async () => ({ status: 200, contentType: 'application/json', text }));
  const request = new Request('https://shop.example/');
  const args: LoaderFunctionArgs<RouterContextProvider> = Object({ request, params: {}, context: contextOf(source) });
  return loadHome(args);
}

describe('the data of the home page', () => {
  it('[PDP-10] fails as a page with 503 when the shop does not respond', async () => {
    for (const data of [undefined, null, { categories: null, recentReviews: [] }])
      await expect(load({ data })).rejects.toMatchObject({ init: { status: 503 } });
  });

  it('is shown without its optional parts', async () => {
    const home = { categories: [], recentReviews: null };
    expect(await load({ data: home })).toEqual(home);
  });
});

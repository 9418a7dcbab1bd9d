import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUILD_DIR, buildWeb } from '../../web/build.ts';
import { openRenderer, type Renderer } from '../../web/server/renderer.ts';
import type { Filters } from '../../web/catalog/filters/filters.ts';
import { listingUrl } from '../../web/catalog/listing/listing-url.ts';
import { createStubGateway } from '../stub-gateway.ts';

type StandIn = Awaited<ReturnType<typeof createStubGateway>>;

let standIn: StandIn;
let renderer: Renderer;
/** Stands before the gateway, and may change what it says. */
let between: { url: string; twist: (answer: string) => string; close: () => Promise<unknown> };
beforeAll(async () => {
  await buildWeb();
  [standIn, renderer] = await Promise.all([createStubGateway(), openRenderer(BUILD_DIR)]);
  const app = fastify();
  app.post('/graphql', async ({ body }, reply) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(standIn.gatewayUrl, { method: 'POST', headers, body: JSON.stringify(body) });
    return reply.type('application/json').send(between.twist(await answer.text()));
  });
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
  between = { url, twist: (answer) => answer, close: () => app.close() };
});
afterAll(() => Promise.all([standIn.close(), between.close()]));

const render = async (path: string) => {
  const page = await renderer.render({ path, origin: 'https://rangbandh.example', gateway: between.url });
  return { ...page, html: page.html.replace(/"now":\d+/, '') };
};

const LISTINGS = [
  '/Saree',
  '/Saree?page=2',
  '/Dress',
  '/Saree?sort=price_asc',
  '/saree',
  '/Kurti?inStock=1',
  '/products',
];

it('renders a page the same, whichever parts other pages have left', async () => {
  const first = new Map<string, string>();
  for (const path of LISTINGS) first.set(path, (await render(path)).html);
  for (const path of LISTINGS.toReversed()) expect((await render(path)).html, path).toBe(first.get(path));
  const { html } = await render('/Saree');
  // The first cards of a page say so to the browser; another page has the same products elsewhere.
  expect(html.match(/<img /g)?.length).toBeGreaterThan(8);
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Saree<\/a>/);
  expect((await render('/Dress')).html).toMatch(/<a [^>]*aria-current="page"[^>]*>Dress<\/a>/);
  expect((await render('/products')).html).not.toMatch(
    /<nav class[^>]*aria-label="Categories">.*aria-current="page".*<\/nav>/,
  );
});

it('shows what the gateway says now, not what another page has said', async () => {
  await render('/Saree');
  const before = (await render('/Saree')).html.match(/<b>₹[\d,.]+<\/b>/g) ?? [];
  between.twist = (answer) => answer.replaceAll(/₹[\d,.]+/g, '₹7.77');
  const { html } = await render('/Saree');
  between.twist = (answer) => answer;
  expect(before.length).toBeGreaterThan(8);
  expect(html.match(/<b>₹[\d,.]+<\/b>/g)).toEqual(before.map(() => '<b>₹7.77</b>'));
  expect((await render('/Saree')).html.match(/<b>₹[\d,.]+<\/b>/g)).toEqual(before);
});

it('shows every part of a page without scripts, and no page as it never ends', async () => {
  const { all } = await renderer.listFixedPaths();
  for (const path of [...all, ...LISTINGS]) {
    const { html, problems, location } = await render(path);
    expect([path, problems]).toEqual([path, []]);
    // What React writes in the place of a part that has failed, and of one that waits.
    if (location === undefined) expect([path, /<!--\$[!?]-->/.exec(html)]).toEqual([path, null]);
  }
});

/** Every filter there is: one that comes new is a type error here. */
const ALL_FILTERS: Required<Filters> = {
  maxPrice: 900,
  collection: ['Featured'],
  fabric: ['Silk'],
  occasion: ['Wedding'],
  size: ['M'],
  inStock: true,
  sort: 'rating',
};

it.each([
  ['/Saree', []],
  ['/products', []],
  [
    '/search',
    [
      ['text', 'dots'],
      ['category', 'Saree'],
    ],
  ],
] satisfies [string, [string, string][]][])(
  'renders a page of its own for each filter, order and page of a listing: %s',
  async (path, fixedParams) => {
    const address = listingUrl({ path, fixedParams, search: null, defaultSortLabel: '' }, ALL_FILTERS, 2);
    expect(await renderer.keepReadParams(`${address}&utm_source=mail`)).toBe(address);
  },
);

it('keeps nothing of the pages that it has rendered', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const renderSome = async (many: number) => {
    for (let at = 0; at < many; at += 1) await render(`/Saree?maxPrice=${3_000 + (at % 50)}`);
  };
  await renderSome(100);
  const before = used();
  await renderSome(300);
  // Their texts and data would be 60 MB.
  expect(used() - before).toBeLessThan(6);
});

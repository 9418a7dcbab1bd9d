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
/** A proxy before the gateway that may change its responses. */
let between: { url: string; twist: (response: string) => string; close: () => Promise<unknown> };
beforeAll(async () => {
  await buildWeb();
  [standIn, renderer] = await Promise.all([createStubGateway(), openRenderer(BUILD_DIR)]);
  const app = fastify();
  app.post('/graphql', async ({ body }, reply) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(standIn.gatewayUrl, { method: 'POST', headers, body: JSON.stringify(body) });
    return reply.type('application/json').send(between.twist(await response.text()));
  });
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
  between = { url, twist: (response) => response, close: () => app.close() };
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

it('renders a page the same, whichever pages were rendered before', async () => {
  const first = new Map<string, string>();
  for (const path of LISTINGS) first.set(path, (await render(path)).html);
  for (const path of LISTINGS.toReversed()) expect((await render(path)).html, path).toBe(first.get(path));
  const { html } = await render('/Saree');
  // The first cards of a page have such a hint; on another page the same products are elsewhere.
  expect(html.match(/<img /g)?.length).toBeGreaterThan(8);
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>Saree<\/a>/);
  expect((await render('/Dress')).html).toMatch(/<a [^>]*aria-current="page"[^>]*>Dress<\/a>/);
  expect((await render('/products')).html).not.toMatch(
    /<nav class[^>]*aria-label="Categories">.*aria-current="page".*<\/nav>/,
  );
});

it('renders a page the same while all others are rendered, with no heading, card or dialog of another one', async () => {
  const { html: listing } = await render('/Saree');
  const products = [...listing.matchAll(/<a [^>]*href="(\/Saree\/[^"]+)"/g)].map(([, path = '']) => path);
  const paths = [...new Set(['/', '/Saree', '/Dress', '/login', '/cart', ...products.slice(0, 3)])];
  expect(paths.length).toBeGreaterThan(6);
  const alone = new Map<string, string>();
  for (const path of paths) alone.set(path, (await render(path)).html);
  const together = await Promise.all(paths.map(async (path) => [path, await render(path)] as const));
  for (const [path, { html }] of together) expect(html, path).toBe(alone.get(path));
  const [one, other] = products.map((path) => [path, alone.get(path) ?? ''] as const);
  expect(one?.[1]).toContain(`${one?.[0]}"`);
  expect(/<h1[^>]*>.*?<\/h1>/s.exec(one?.[1] ?? '')?.[0]).not.toBe(/<h1[^>]*>.*?<\/h1>/s.exec(other?.[1] ?? '')?.[0]);
});

it("shows the gateway's current data, not the data of another page", async () => {
  await render('/Saree');
  const before = (await render('/Saree')).html.match(/<b>₹[\d,.]+<\/b>/g) ?? [];
  between.twist = (response) => response.replaceAll(/₹[\d,.]+/g, '₹7.77');
  const { html } = await render('/Saree');
  between.twist = (response) => response;
  expect(before.length).toBeGreaterThan(8);
  expect(html.match(/<b>₹[\d,.]+<\/b>/g)).toEqual(before.map(() => '<b>₹7.77</b>'));
  expect((await render('/Saree')).html.match(/<b>₹[\d,.]+<\/b>/g)).toEqual(before);
});

it('shows every part of a page without scripts, and no page as it never ends', async () => {
  const { all } = await renderer.listFixedPaths();
  for (const path of [...all, ...LISTINGS]) {
    const { html, problems, location } = await render(path);
    expect([path, problems]).toEqual([path, []]);
    // React writes this in place of a part that failed or waits.
    if (location === undefined) expect([path, /<!--\$[!?]-->/.exec(html)]).toEqual([path, null]);
  }
});

/** All filters: a new one is a type error here. */
const ALL_FILTERS: Required<Filters> = {
  minPrice: 100,
  maxPrice: 900,
  collection: ['Featured'],
  fabric: ['Silk'],
  occasion: ['Wedding'],
  size: ['M'],
  color: ['Indigo'],
  craft: ['bandhani'],
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
    expect(await renderer.pickReadParams(`${address}&utm_source=mail`)).toBe(address);
  },
);

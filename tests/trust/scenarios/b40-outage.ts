import { setTimeout } from 'node:timers/promises';
import { createBreakableProxy } from '../../hosts/breakable-proxy.ts';
import { startFloors, type Floor, type Floors } from '../harness/floors.ts';
import { call, fillCarts, type Shopper } from '../harness/shoppers.ts';
import type { Scenario } from '../scenario.ts';

const SIZES = {
  full: { awayMs: 30_000, backMs: 3_000 },
  // Other work shares the machine then.
  short: { awayMs: 9_000, backMs: 8_000 },
  planted: { awayMs: 7_000, backMs: 8_000 },
};
const LINE = 'Prices and stock may be some minutes old.';
/** A page that nobody has seen before: there is nothing to show in its place. */
const UNSEEN = '/Kurti';
const CART = '{ me { cart { items { quantity } } } }';
const GIVE_UP_MS = 60_000;

/** B40: PostgreSQL is away, and shoppers look around. */
export const outage: Scenario = {
  id: 'B40',
  promise:
    'While PostgreSQL is away behind balancers, every page of the catalogue that was shown comes and says that it may be old, carts say what is wrong, gateways and storefronts stay ready; all is right within 3 s after it is back',
  alone: true,
  plantedBugs: [
    {
      words: 'an open circuit rests for half a minute',
      changes: [
        { file: 'bff/platform/upstream/circuit-breaker.ts', find: 'OPEN_MS = 1_000', replace: 'OPEN_MS = 30_000' },
      ],
    },
    {
      words: 'a gateway is ready only while its REST host is',
      changes: [
        {
          file: 'bff/gateway.ts',
          find: "app.get('/readyz', async () => (",
          replace: "app.get('/readyz', async (_, reply) => reply.code((await isHostReady(host)) ? 200 : 503).send(",
        },
      ],
    },
    {
      words: 'a page with old data does not say so',
      changes: [{ file: 'web/server/stale-line.ts', find: 'BODY + LINE', replace: 'BODY' }],
    },
  ],
  play: async ({ size, server, open, changes }) => {
    const { awayMs, backMs } = SIZES[size];
    const proxy = await createBreakableProxy(server.url);
    const log: string[] = [];
    try {
      await using shop = await open({ portForApis: proxy.port });
      await using floors = await startFloors({ shop, changes, env: {}, hear: (text) => void log.push(text) });
      const [shopper] = await shop.shoppers(1);
      if (!shopper) throw new Error('There is no shopper.');
      const [sku = ''] = await shop.addProducts(1, 10);
      await fillCarts(shop.database, [shopper], [{ sku, quantity: 1 }]);
      const pages = await lookAround(floors);
      proxy.cut();
      const seen = await lookDuring(floors, pages, shopper, awayMs);
      proxy.mend();
      const back = await untilWell(floors, pages, shopper);
      const lines = log
        .join('')
        .split('\n')
        .filter((line) => line.includes('"A request failed"'));
      const mostLines = Math.ceil((awayMs + 10_000) / 10_000) * 20;
      return {
        figures: `${awayMs / 1_000} s away: ${seen.pages} pages came, ${seen.old} of them said that they may be old, ${seen.carts} carts said what is wrong, ${seen.unseen} looks at a page that nobody had seen before failed; all right again after ${seconds(back)}; ${lines.length} lines in the storefronts' logs`,
        broken: [
          ...seen.broken,
          ...(seen.old > 0 ? [] : ['no page said that it may be old']),
          ...(back <= backMs ? [] : [`all was right after ${seconds(back)}, and ${seconds(backMs)} are promised`]),
          ...(lines.length > 0 && lines.length <= mostLines ? [] : [`the storefronts wrote ${lines.length} lines`]),
          ...(lines.some((line) => line.includes('canary')) ? ['a line has the query of an address'] : []),
        ],
      };
    } finally {
      await proxy.close();
    }
  },
};

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

async function look(floors: Floors, path: string): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(30_000);
  const headers = { accept: 'text/html' };
  try {
    const answer = await fetch(floors.address + path, { headers, signal });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

/** Looks at the catalogue's pages at both storefronts; answers their paths. */
async function lookAround(floors: Floors): Promise<string[]> {
  const { text } = await look(floors, '/Saree');
  const [, product = '/no-product'] = /href="(\/Saree\/[^"?]+)"/.exec(text) ?? [];
  const pages = ['/', '/Saree', '/products', product];
  for (const path of [...pages, ...pages, ...pages]) {
    const { status } = await look(floors, path);
    if (status !== 200) throw new Error(`${path} is answered with ${status} before anything has happened.`);
  }
  return pages;
}

async function readCart(floors: Floors, shopper: Shopper) {
  const headers = { authorization: `Bearer ${await shopper.token()}` };
  return call('POST', `${floors.address}/graphql`, headers, { query: CART });
}

/** What was seen while the database was away. */
interface Seen {
  pages: number;
  /** Those that said that they may be old. */
  old: number;
  carts: number;
  unseen: number;
  broken: string[];
}

async function lookDuring(floors: Floors, pages: readonly string[], shopper: Shopper, awayMs: number): Promise<Seen> {
  const seen: Seen = { pages: 0, old: 0, carts: 0, unseen: 0, broken: [] };
  const until = performance.now() + awayMs;
  while (performance.now() < until) {
    for (const path of pages) {
      const { status, text } = await look(floors, path);
      if (status === 200) seen.pages += 1;
      else seen.broken.push(`${path} was answered with ${status}`);
      if (text.includes(LINE)) seen.old += 1;
    }
    const { status } = await look(floors, `${UNSEEN}?token=canary`);
    if (status === 503) seen.unseen += 1;
    const { body } = await readCart(floors, shopper);
    const { message, extensions } = body.errors?.[0] ?? {};
    if (message && String(extensions?.code).startsWith('UPSTREAM_')) seen.carts += 1;
    seen.broken.push(...floors.floors.filter(({ name }) => name !== 'api').flatMap(whoIsDown));
    await setTimeout(200);
  }
  if (seen.carts === 0) seen.broken.push('no cart said what is wrong');
  return seen;
}

const whoIsDown = ({ name, processes, balancer }: Floor): string[] =>
  processes.flatMap(({ address }) => (balancer.isUp(address) ? [] : [`a ${name} said that it is not ready`]));

/** Milliseconds until both storefronts show every page as it is and every cart; gives up after a minute. */
async function untilWell(floors: Floors, pages: readonly string[], shopper: Shopper): Promise<number> {
  const from = performance.now();
  const isWell = async () => {
    for (const path of [UNSEEN, UNSEEN, ...pages, ...pages]) {
      const { status, text } = await look(floors, path);
      if (status !== 200 || text.includes(LINE)) return false;
    }
    const carts = [await readCart(floors, shopper), await readCart(floors, shopper)];
    return carts.every(({ body }) => body.data?.me?.cart.items.length === 1);
  };
  while (performance.now() - from < GIVE_UP_MS) {
    if (await isWell()) return performance.now() - from;
    await setTimeout(50);
  }
  return Infinity;
}

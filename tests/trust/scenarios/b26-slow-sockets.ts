import { setTimeout } from 'node:timers/promises';
import { openSlowSockets } from '../harness/slow-sockets.ts';
import { startStorefront } from '../harness/storefront.ts';
import type { Scenario } from '../scenario.ts';
import { askForJunk, type JunkedStorefront } from './junk-pages.ts';

const SIZES = {
  full: { sockets: 1_000, seconds: 30 },
  short: { sockets: 1_000, seconds: 12 },
  planted: { sockets: 1_000, seconds: 6 },
};
/** Milliseconds after which a shopper has left. */
const PATIENCE_MS = 5_000;
/** Milliseconds below which the machine's own unrest is all that is measured. */
const NOISE_MS = 25;
/**
 * What others may wait for a page while one client has as many rendered as it may, two at once, which share the processor with theirs: this
 * share of what that client waits.
 */
const MOST_SHARE_BESIDE_RENDERINGS = 0.1;
const QUERY = JSON.stringify({ query: '{ categories { name } product(id: "t-saree-1") { name } }' });

/** B26: a thousand connections send as slowly as they may. */
export const slowSockets: Scenario = {
  id: 'B26',
  promise:
    'While a thousand connections send as slowly as they can, or one address asks for pages with made-up parameters, others wait at most twice as long as usual',
  alone: true,
  plantedBugs: [
    {
      words: 'a body is passed on as it comes, over 64 connections to the gateway',
      changes: [
        {
          file: 'web/server/bodies.ts',
          find: "'*', { parseAs: 'buffer', bodyLimit }, ({ headers }, bytes, done) => {",
          replace:
            "'*', (_request, payload, done) => done(null, payload)); const never = { addContentTypeParser: () => 0 }; never.addContentTypeParser('*', {}, ({ headers }, bytes, done) => {",
        },
        {
          file: 'web/server/proxy.ts',
          find: 'const GRAPHQL = { most: 2_048,',
          replace: 'const GRAPHQL = { most: 64,',
        },
      ],
    },
    {
      words: 'a page is kept under its whole address, with what nobody reads',
      changes: [
        {
          file: 'web/server/pages.ts',
          find: 'const path = await renderer.keepReadParams(request.url);',
          replace: 'const path = request.url;',
        },
      ],
    },
    {
      words: 'one client may have all renderings',
      changes: [{ file: 'web/server/pages.ts', find: 'mostOfOne: 2,', replace: 'mostOfOne: 64,' }],
    },
  ],
  play: async ({ size, random, changes, say }) => {
    const { sockets, seconds } = SIZES[size];
    await using floors = await startStorefront(changes);
    await measure(floors.address, 3);
    const before = await measure(floors.address, seconds);
    const crowd = openSlowSockets(floors.address, sockets, random);
    await setTimeout(9_000);
    say(`${crowd.count()} slow connections are open`);
    const during = await measure(floors.address, seconds);
    const open = crowd.count();
    crowd.close();
    const after = await measure(floors.address, seconds);
    const junked = await askForJunk(floors, seconds, random);
    const usual = { p50: Math.max(before.p50, after.p50), p99: Math.max(before.p99, after.p99) };
    const slower = (['p50', 'p99'] as const).filter((part) => during[part] > Math.max(2 * usual[part], NOISE_MS));
    const words = ({ asked, failed, p50, p99 }: Waits) =>
      `${asked} requests, ${failed} failed, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
    return {
      figures: `usual: ${words(before)}, and ${words(after)} later; beside ${open} slow connections: ${words(during)}; ${crowd.ended()} were cut off; ${describeJunk(junked)}`,
      broken: [
        ...(open >= sockets * 0.9 ? [] : [`only ${open} of ${sockets} slow connections were open`]),
        ...(during.failed === 0 ? [] : [`${during.failed} of ${during.asked} requests of others failed`]),
        ...slower.map((part) => `the ${part} of others rose from ${usual[part]} to ${during[part]} ms`),
        ...brokenByJunk(junked, seconds),
      ],
    };
  },
};

function describeJunk({ usual, junk, read, attackerMs, answered, rendered }: JunkedStorefront): string {
  return `pages usually p50 ${usual.p50} ms; ${junk.p50} ms beside ${answered} pages with made-up parameters, which rendered ${rendered}; ${read.p50} ms beside pages of made-up prices, for which the attacker waits ${attackerMs} ms`;
}

function brokenByJunk(junked: JunkedStorefront, seconds: number): string[] {
  const { usual, junk, read, attackerMs, answered, rendered, failed } = junked;
  const most = Math.max(2 * usual.p50, NOISE_MS);
  return [
    ...(junk.p50 <= most
      ? []
      : [`the p50 of pages rose from ${usual.p50} to ${junk.p50} ms beside made-up parameters`]),
    // The neighbour asks for two listings, which are kept for five seconds.
    ...(rendered <= seconds ? [] : [`${answered} pages with made-up parameters made ${rendered} renderings`]),
    ...(read.p50 <= MOST_SHARE_BESIDE_RENDERINGS * attackerMs
      ? []
      : [`the p50 of pages is ${read.p50} ms beside one client's renderings, and that client waits ${attackerMs} ms`]),
    ...(failed === 0 ? [] : [`${failed} pages of others failed`]),
  ];
}

interface Waits {
  asked: number;
  failed: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Asks by GraphQL and for a page, by turns, one after another, for so many seconds. */
async function measure(web: string, seconds: number): Promise<Waits> {
  const until = performance.now() + seconds * 1_000;
  const waits: number[] = [];
  let failed = 0;
  for (let at = 0; performance.now() < until; at++) {
    const begun = performance.now();
    failed += (await isAnswered(web, at)) ? 0 : 1;
    waits.push(performance.now() - begun);
    await setTimeout(10);
  }
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return { asked: waits.length, failed, p50: at(0.5), p99: at(0.99) };
}

async function isAnswered(web: string, at: number): Promise<boolean> {
  const headers = { 'x-forwarded-for': '192.0.2.1', 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const isPage = at % 4 === 0;
  const asked = isPage
    ? fetch(`${web}/Saree`, { headers, signal })
    : fetch(`${web}/graphql`, { method: 'POST', headers, signal, body: QUERY });
  try {
    const answer = await asked;
    return answer.status === 200 && (await answer.text()).length > 0;
  } catch {
    return false;
  }
}

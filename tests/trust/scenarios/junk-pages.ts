import { setTimeout } from 'node:timers/promises';
import type { Random } from '../harness/random.ts';
import type { Storefront } from '../harness/storefront.ts';
import { percentilesOf, type Percentiles } from '../harness/waiting.ts';

const ATTACKER = '203.0.113.66';
const NEIGHBOUR = '198.51.100.7';
const LINES = 40;
/** Milliseconds between two junk pages of a connection: a hundred a second of all. A flood of kept pages is for a proxy to stop. */
const JUNK_PAUSE_MS = 400;
const PATIENCE_MS = 15_000;
/** The operation that a listing is rendered from. */
const LISTING = 'categoryPage';
const PAGES = ['/', '/Saree', '/Dress', '/Saree?page=2', '/search?text=saree'];

/** How others' pages came while one address asked for pages with parameters that nobody reads, or that make each page another. */
export interface JunkedStorefront {
  usual: Percentiles;
  /** While the parameters were ones that no page reads. */
  junk: Percentiles;
  /** While they were ones that a page reads, each time another. */
  read: Percentiles;
  failed: number;
  /** What the attacker waits on average for a page that it alone asks for, in milliseconds. */
  attackerMs: number;
  /** The attacker's junk pages that were answered, and how often the listing was rendered meanwhile. */
  answered: number;
  rendered: number;
}

/** Asks for a few pages as a neighbour, and meanwhile for many as an attacker, for so many seconds of each kind. */
export async function askForJunk(web: Storefront, seconds: number, random: Random): Promise<JunkedStorefront> {
  let failed = 0;
  const neighbour = async (forSeconds: number): Promise<Percentiles> => {
    const until = performance.now() + forSeconds * 1_000;
    const waits: number[] = [];
    for (let at = 0; performance.now() < until; at++) {
      const begun = performance.now();
      if ((await statusOf(web, PAGES[at % PAGES.length] ?? '/', NEIGHBOUR)) !== 200) failed += 1;
      waits.push(performance.now() - begun);
      await setTimeout(20);
    }
    return percentilesOf(waits);
  };
  const beside = async (pathOf: () => string, pauseMs: number) => {
    const until = performance.now() + seconds * 1_000;
    let answered = 0;
    const line = async () => {
      while (performance.now() < until) {
        if ((await statusOf(web, pathOf(), ATTACKER)) === 200) answered += 1;
        await setTimeout(pauseMs);
      }
    };
    const lines = Promise.all(Array.from({ length: LINES }, line));
    const waits = await neighbour(seconds);
    await lines;
    return { waits, answered };
  };
  await neighbour(2);
  const usual = await neighbour(seconds);
  const before = web.asked(LISTING);
  const junk = await beside(() => `/Saree?junk=${random.below(1e9)}`, JUNK_PAUSE_MS);
  const rendered = web.asked(LISTING) - before;
  const read = await beside(() => `/Saree?maxPrice=${random.below(1e9)}`, 0);
  const attackerMs = Math.round((LINES * seconds * 1_000) / Math.max(1, read.answered));
  return { usual, junk: junk.waits, read: read.waits, attackerMs, failed, answered: junk.answered, rendered };
}

/** The status of a page that came whole; 0 for one that did not come in time. */
async function statusOf({ address }: Storefront, path: string, client: string): Promise<number> {
  const headers = { 'x-forwarded-for': client };
  try {
    const answer = await fetch(address + path, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

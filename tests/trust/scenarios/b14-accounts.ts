import { provenGap, shownOf, enumerationProbes } from '../../account/enumeration-probes.ts';
import { createBrowser } from '../harness/browser.ts';
import type { FullAnswer } from '../harness/browser.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import { mapConcurrently } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';

const PAIRS = { full: 60, short: 16, planted: 12 };
const WARM_UP = 4;
/** Milliseconds by which a known address may take longer, or less long, in three pairs of four. */
const MOST_APART_MS = 5;
/** A machine that was busy with something else gets another chance. */
const CHANCES = 4;

type Call = (email: string) => Promise<FullAnswer>;

/** B14: somebody wants to know who has an account. */
export const accounts: Scenario = {
  id: 'B14',
  promise: 'No answer tells whether an address has an account: not by its bytes, and not by its time',
  alone: true,
  plantedBugs: [
    {
      words: 'no password is hashed for an address without an account',
      changes: [
        {
          file: 'api/account/passwords.ts',
          find: 'const known = kept ?? (await dummyHash);',
          replace: "if (typeof kept !== 'string') return false; const known = kept;",
        },
      ],
    },
  ],
  play: async ({ size, open }) => {
    await using shop = await open({ apis: 1 });
    const pairs = PAIRS[size] + WARM_UP;
    const calls = enumerationProbes((path, body) => createBrowser(shop.api).call('POST', path, body));
    await registerAll(shop, CHANCES * pairs);
    const results = [];
    for (const [name, call] of Object.entries(calls)) results.push({ name, ...(await compare(call, pairs)) });
    const words = results.map(({ name, gap }) => `${name} ${gap.toFixed(1)} ms`).join(', ');
    return {
      figures: `${pairs - WARM_UP} pairs of a known and an unknown address; gaps in three pairs of four: ${words}`,
      broken: [
        ...results
          .filter(({ gap }) => gap > MOST_APART_MS)
          .map(({ name, gap }) => `${name} tells by its time: ${gap.toFixed(1)} ms`),
        ...results.flatMap(({ name, differ }) => differ.map((what) => `${name} tells by its answer: ${what}`)),
      ],
    };
  },
};

const knownAt = (index: number) => `shopper-known-${index}@example.com`;
const unknownAt = (index: number) => `nobody-known-${index}@example.com`;

async function registerAll({ api }: TrialShop, count: number): Promise<void> {
  const register = enumerationProbes((path, body) => createBrowser(api).call('POST', path, body))['REST-7'];
  const numbers = Array.from({ length: count }, (_, index) => index);
  await mapConcurrently(2, numbers, async (index) => register?.(knownAt(index)));
}

/** The least gap of so many rounds, and the first answers that differ. */
async function compare(call: Call, pairs: number): Promise<{ gap: number; differ: string[] }> {
  const differ: string[] = [];
  let gap = Infinity;
  for (let chance = 0; chance < CHANCES && gap > MOST_APART_MS; chance += 1) {
    const gaps: number[] = [];
    for (let index = 0; index < pairs; index += 1) {
      const number = chance * pairs + index;
      const addresses = [knownAt(number), unknownAt(number)];
      const [answers, times]: [string[], number[]] = [[], []];
      for (const which of index % 2 === 0 ? [0, 1] : [1, 0]) {
        const { shown, ms } = await timed(call, addresses[which] ?? '');
        answers[which] = JSON.stringify(shown);
        times[which] = ms;
      }
      if (index >= WARM_UP) gaps.push((times[0] ?? 0) - (times[1] ?? 0));
      if (answers[0] !== answers[1]) differ.push(`${answers[0]} for a known one, ${answers[1]} for an unknown one`);
    }
    gap = Math.min(gap, provenGap(gaps));
  }
  return { gap, differ: differ.slice(0, 2) };
}

async function timed(call: Call, email: string) {
  const from = performance.now();
  const answer = await call(email);
  return { shown: shownOf(answer), ms: performance.now() - from };
}

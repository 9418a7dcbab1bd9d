import { startGateway } from '../harness/gateway.ts';
import { fuzz, type FuzzResult } from '../harness/odd-answers/fuzz.ts';
import { createBasicHost, createRichHost, type SoundHost } from '../harness/odd-answers/hosts.ts';
import { createReplayingHost } from '../harness/odd-answers/replaying-host.ts';
import { createRandom } from '../harness/random.ts';
import type { SourceChange } from '../harness/source-changes.ts';
import type { Scenario } from '../scenario.ts';

const SIZES = { full: 10_000, short: 400, planted: 200 };

/** B22: a host's answer has one to three values that make no sense. */
export const oddAnswers: Scenario = {
  id: 'B22',
  promise: 'An odd value in an answer of the REST host costs its own record at the most, and tells nobody a secret',
  plantedBugs: [
    {
      words: 'one record that makes no sense spoils the list that it is in',
      changes: [
        {
          file: 'bff/platform/upstream/parse.ts',
          find: 'const list: unknown[] = [];',
          replace: 'const list: unknown[] = value.map((each) => parse(each, odd)); if (list.length > 0) return list;',
        },
      ],
    },
  ],
  play: async ({ size, random, changes }) => {
    const seeds = [random.below(2 ** 31), random.below(2 ** 31)];
    const hosts = { 'section 7 alone': createBasicHost, 'all additions': createRichHost };
    const results = await Promise.all(
      Object.entries(hosts).map(async ([name, createSound], at) => {
        const found = await fuzzOver(await createSound(), { changes, seed: seeds[at] ?? 0, cases: SIZES[size] / 2 });
        found.broken = found.broken.map((words) => `over a host of ${name}, ${words}`);
        return found;
      }),
    );
    const sum = (key: Exclude<keyof FuzzResult, 'broken'>) => results.reduce((total, one) => total + one[key], 0);
    const broken = results.flatMap((one) => one.broken);
    return {
      figures:
        `${SIZES[size]} odd answers to ${sum('requests')} requests of ${sum('calls')} calls: ${sum('same')} answered ` +
        `as before, ${sum('other')} with something less, ${sum('failed')} failed where they had to; ` +
        `${broken.length} lost more than the record`,
      broken,
    };
  },
};

async function fuzzOver(
  sound: SoundHost,
  { changes, seed, cases }: { changes: readonly SourceChange[]; seed: number; cases: number },
): Promise<FuzzResult> {
  const host = await createReplayingHost(sound.url);
  const env = { PUBLIC_CACHE_CHARACTERS: '0', LOG_LEVEL: 'warn' };
  const gateway = await startGateway({ restUrl: host.url, changes, env });
  try {
    const found = await fuzz({
      address: gateway.address,
      readLog: createReader(() => gateway.said()),
      host,
      sound,
      random: createRandom(seed),
      cases,
    });
    if (gateway.crashes() > 0) found.broken.push('the gateway ended by itself');
    return found;
  } finally {
    await gateway.kill();
    await host.close();
    await sound.close();
  }
}

/** Reads what is new in a text of which only the end is kept. */
function createReader(read: () => string): () => string {
  let last = '';
  return () => {
    const text = read();
    const end = last.slice(-500);
    const at = end === '' ? -1 : text.lastIndexOf(end);
    last = text;
    return at < 0 ? text : text.slice(at + end.length);
  };
}

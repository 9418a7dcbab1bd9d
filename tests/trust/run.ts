import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { createRandom, type Random } from './harness/random.ts';
import { openServer } from './harness/server.ts';
import { mapConcurrently } from './harness/waiting.ts';
import { dropTemplates } from './harness/shop/database-template.ts';
import { openTrialShop } from './harness/shop/trial-shop.ts';
import type { PlantedBug, SourceChange } from './harness/source-changes.ts';
import { writeReport } from './report.ts';
import type { Line, PlayedPlant } from './report.ts';
import type { ScenarioResult, Scenario, Size, ScenarioContext } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';

/**
 * `npm run trust`: plays every scenario of money and stock on a real PostgreSQL with real processes, each as it is and
 * with each of its planted bugs, and writes the figures to docs/trust.md. `--short` plays them small and writes nothing;
 * `--scenarios 15` plays only so many, and `--bugs 4` plants only so many of their bugs, both drawn by the seed, for CI;
 * `--only B1,B3` takes some; `--plant B1` plays one with its bugs alone; `--seed 7` repeats the draws of an earlier run;
 * `--as-is` leaves out the planted bugs; `--at-once 2` plays two beside each other, but for those that want to be alone.
 */
const { values: asked } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    plant: { type: 'string' },
    seed: { type: 'string' },
    'as-is': { type: 'boolean', default: false },
    bugs: { type: 'string' },
    scenarios: { type: 'string' },
    'at-once': { type: 'string', default: '1' },
  },
});
const seed = asked.seed ? Number(asked.seed) : Math.floor(Math.random() * 2 ** 31);
const ids = (asked.plant ?? asked.only)?.split(',');
const unknown = ids?.filter((id) => !SCENARIOS.some((scenario) => scenario.id === id)) ?? [];
if (unknown.length > 0 || !Number.isInteger(seed)) {
  console.error(`No such scenario or seed: ${unknown.join(', ') || asked.seed}.`);
  process.exit(2);
}

const wanted = drawScenarios();
/** The bugs to plant; undefined for all. */
const drawn = asked.bugs === undefined ? undefined : drawBugs(Number(asked.bugs));

// All started processes end with this one.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const MOST_FACTS = 5;
/** Each has a shop of its own, and most of its time is waiting. */
const PLANTS_AT_ONCE = 2;
const began = performance.now();
const server = await openServer();
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, PostgreSQL ${server.version}`;
console.log(`The proof of money and stock (${asked.short ? 'short' : 'full'}; seed ${seed}; ${machine})\n`);
const lines: Line[] = [];
try {
  const [alone, others] = [wanted.filter((scenario) => scenario.alone), wanted.filter((scenario) => !scenario.alone)];
  const played = [
    ...(await mapConcurrently(Number(asked['at-once']), others, prove)),
    ...(await mapConcurrently(1, alone, prove)),
  ];
  lines.push(...wanted.flatMap(({ id }) => played.filter((line) => line.id === id)));
} finally {
  await dropTemplates(server.url);
  await server.close();
}
const failed = lines.filter((line) => !line.holds);
const minutes = Math.round((performance.now() - began) / 6_000) / 10;
if (!asked.short && wanted.length === SCENARIOS.length && !asked['as-is'] && !drawn)
  await writeReport({ lines, seed, machine, minutes });
console.log(`\n${lines.length - failed.length} passed, ${failed.length} failed (${minutes} minutes, seed ${seed})`);
process.exit(failed.length > 0 ? 1 : 0);

/** Plays a scenario as it is, which must pass, and with each of its planted bugs, which must fail. */
async function prove(scenario: Scenario): Promise<Line> {
  const { id, promise } = scenario;
  const tell = createTeller(`${id}  ${promise}`);
  const own = asked.plant ? undefined : await played(scenario, asked.short ? 'short' : 'full');
  if (own) tell(own.broken.length === 0 ? 'ok' : 'FAILED', own, own.broken);
  const plants = await mapConcurrently(
    PLANTS_AT_ONCE,
    bugsToPlant(scenario),
    async ({ words, changes }): Promise<PlayedPlant> => {
      const planted = await played(scenario, 'planted', changes);
      const isFound = planted.broken.length > 0 && !planted.crashed;
      tell(isFound ? 'found' : 'NOT FOUND', { ...planted, figures: `planted: ${words}` }, planted.broken);
      return { ...planted, words, isFound };
    },
  );
  tell.end();
  const holds = (own?.broken.length ?? 0) === 0 && plants.every(({ isFound }) => isFound);
  return { id, promise, own, plants, holds };
}

function bugsToPlant({ plantedBugs }: Scenario): Scenario['plantedBugs'] {
  return asked['as-is'] ? [] : plantedBugs.filter((bug) => drawn?.has(bug) ?? true);
}

/** The scenarios that are asked for, or so many of them. */
function drawScenarios(): readonly Scenario[] {
  const all = SCENARIOS.filter(({ id }) => ids?.includes(id) ?? true);
  if (asked.scenarios === undefined) return all;
  const some = new Set(createRandom(seed).shuffled(all).slice(0, Number(asked.scenarios)));
  return all.filter((scenario) => some.has(scenario));
}

/** So many of their planted bugs. */
function drawBugs(count: number): ReadonlySet<PlantedBug> {
  const all = wanted.flatMap(({ plantedBugs }) => plantedBugs);
  return new Set(createRandom(seed).shuffled(all).slice(0, count));
}

/** The draws of a scenario: the same seed gives the same ones, whichever others are played. */
function randomFor(id: string): Random {
  return createRandom(seed + Number(id.slice(1)));
}

/** Tells of a scenario: at once, or in one piece at its end where others are played beside it. */
function createTeller(heading: string) {
  const isAlone = Number(asked['at-once']) === 1;
  const kept: string[] = [];
  const write = (words: string) => (isAlone ? console.log(words) : kept.push(words));
  write(heading);
  const tell = (verdict: string, { figures, seconds }: { figures: string; seconds: number }, facts: string[]) => {
    write(`    ${verdict.padEnd(9)} ${figures} (${seconds.toFixed(1)} s)`);
    for (const fact of facts.slice(0, MOST_FACTS)) write(`              ${fact}`);
    if (facts.length > MOST_FACTS) write(`              and ${facts.length - MOST_FACTS} more`);
  };
  return Object.assign(tell, { end: () => kept.length > 0 && console.log(kept.join('\n')) });
}

async function played(
  scenario: Scenario,
  size: Size,
  changes: readonly SourceChange[] = [],
): Promise<ScenarioResult & { seconds: number; crashed: boolean }> {
  const from = performance.now();
  const end = (findings: ScenarioResult, crashed: boolean) => ({
    ...findings,
    crashed,
    seconds: (performance.now() - from) / 1_000,
  });
  try {
    return end(await scenario.play(stageFor(scenario, size, changes)), false);
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return end({ figures: 'could not be played', broken: [words] }, true);
  }
}

/** The gateway's and the storefront's own processes have the other changes, or whoever reads the files of operation. */
function isOfApi({ file }: SourceChange): boolean {
  return !/^(bff|web|package|ops|docker)/.test(file);
}

function stageFor({ id }: Scenario, size: Size, changes: readonly SourceChange[]): ScenarioContext {
  return {
    size,
    server,
    changes,
    random: randomFor(id),
    open: ({ changes: own = [], ...options } = {}) =>
      openTrialShop({ server: server.url, ...options, changes: [...changes.filter(isOfApi), ...own] }),
    say: (words) => console.log(`    …  ${id.padEnd(6)} ${words}`),
  };
}

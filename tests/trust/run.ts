import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { createRandom, type Random } from './harness/random.ts';
import { openServer } from './harness/server.ts';
import { mapConcurrently } from './harness/waiting.ts';
import { dropTemplates } from './harness/shop/database-template.ts';
import { openTestShop } from './harness/shop/test-shop.ts';
import type { PlantedBug, SourceChange } from './harness/source-changes.ts';
import { writeReport, type Line, type PlayedPlant } from './report.ts';
import type { ScenarioResult, Scenario, Size, ScenarioContext } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';

/**
 * `npm run trust`: runs every scenario of money and stock on a real PostgreSQL with real processes, each unchanged and
 * with each of its planted bugs. It writes the figures to docs/trust.md. `--short` runs them small and writes nothing;
 * `--bugs-each 1` plants only this number of bugs of each, drawn by the seed, for CI; `--only B1,B3` runs some scenarios;
 * `--plant B1` runs one only with its bugs; `--seed 7` repeats the draws of an earlier run; `--as-is` leaves out the
 * planted bugs; `--at-once 2` runs two at the same time, except those that must run separately.
 */
const { values: requested } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    plant: { type: 'string' },
    seed: { type: 'string' },
    'as-is': { type: 'boolean', default: false },
    'bugs-each': { type: 'string' },
    'at-once': { type: 'string', default: '1' },
  },
});
const seed = requested.seed ? Number(requested.seed) : Math.floor(Math.random() * 2 ** 31);
const ids = (requested.plant ?? requested.only)?.split(',');
const unknown = ids?.filter((id) => !SCENARIOS.some((scenario) => scenario.id === id)) ?? [];
if (unknown.length > 0 || !Number.isInteger(seed)) {
  console.error(`No such scenario or seed: ${unknown.join(', ') || requested.seed}.`);
  process.exit(2);
}

const wanted = SCENARIOS.filter(({ id }) => ids?.includes(id) ?? true);
/** The maximum number of bugs to plant in one scenario. */
const bugsEach = requested['as-is'] ? 0 : Number(requested['bugs-each'] ?? Infinity);

// All started processes end with this one.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const MOST_FACTS = 5;
/** Each has a separate shop, and most of its time is waiting. */
const PLANTS_AT_ONCE = 2;
const began = performance.now();
const server = await openServer();
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, PostgreSQL ${server.version}`;
console.log(`The proof of money and stock (${requested.short ? 'short' : 'full'}; seed ${seed}; ${machine})\n`);
const lines: Line[] = [];
try {
  const [alone, others] = [wanted.filter((scenario) => scenario.alone), wanted.filter((scenario) => !scenario.alone)];
  const played = [
    ...(await mapConcurrently(Number(requested['at-once']), others, prove)),
    ...(await mapConcurrently(1, alone, prove)),
  ];
  lines.push(...wanted.flatMap(({ id }) => played.filter((line) => line.id === id)));
} finally {
  await dropTemplates(server.url);
  await server.close();
}
const failed = lines.filter((line) => !line.holds);
const minutes = Math.round((performance.now() - began) / 6_000) / 10;
if (!requested.short && wanted.length === SCENARIOS.length && bugsEach === Infinity)
  await writeReport({ lines, seed, machine, minutes });
console.log(`\n${lines.length - failed.length} passed, ${failed.length} failed (${minutes} minutes, seed ${seed})`);
process.exit(failed.length > 0 ? 1 : 0);

/** Runs a scenario unchanged, which must pass, and with each of its planted bugs, which must fail. */
async function prove(scenario: Scenario): Promise<Line> {
  const { id, promise } = scenario;
  const report = createTeller(`${id}  ${promise}`);
  const own = requested.plant ? undefined : await played(scenario, requested.short ? 'short' : 'full');
  if (own) report(own.broken.length === 0 ? 'ok' : 'FAILED', own, own.broken);
  const plants = await mapConcurrently(
    PLANTS_AT_ONCE,
    bugsToPlant(scenario),
    async ({ words, changes }): Promise<PlayedPlant> => {
      const planted = await played(scenario, 'planted', changes);
      const isFound = planted.broken.length > 0 && !planted.crashed;
      report(isFound ? 'found' : 'NOT FOUND', { ...planted, figures: `planted: ${words}` }, planted.broken);
      return { ...planted, words, isFound };
    },
  );
  report.end();
  const holds = (own?.broken.length ?? 0) === 0 && plants.every(({ isFound }) => isFound);
  return { id, promise, own, plants, holds };
}

/** All bugs of a scenario, or this number of them, which the seed draws. */
function bugsToPlant({ id, plantedBugs }: Scenario): readonly PlantedBug[] {
  return bugsEach < plantedBugs.length ? randomFor(id).shuffled(plantedBugs).slice(0, bugsEach) : plantedBugs;
}

/** The draws of a scenario: the same seed gives the same ones, whichever others run. */
function randomFor(id: string): Random {
  return createRandom(seed + Number(id.slice(1)));
}

/** Reports the progress of a scenario: at once, or as one text at its end if others run at the same time. */
function createTeller(heading: string) {
  const isAlone = Number(requested['at-once']) === 1;
  const stored: string[] = [];
  const write = (words: string) => (isAlone ? console.log(words) : stored.push(words));
  write(heading);
  const report = (verdict: string, { figures, seconds }: { figures: string; seconds: number }, facts: string[]) => {
    write(`    ${verdict.padEnd(9)} ${figures} (${seconds.toFixed(1)} s)`);
    for (const fact of facts.slice(0, MOST_FACTS)) write(`              ${fact}`);
    if (facts.length > MOST_FACTS) write(`              and ${facts.length - MOST_FACTS} more`);
  };
  return Object.assign(report, { end: () => stored.length > 0 && console.log(stored.join('\n')) });
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

/** Whether an api must load the changed file. A gateway and a storefront apply each change of a file that they load. */
function isOfApi({ file }: SourceChange): boolean {
  return !/^(bff|web)\//.test(file);
}

function stageFor({ id }: Scenario, size: Size, changes: readonly SourceChange[]): ScenarioContext {
  return {
    size,
    server,
    changes,
    random: randomFor(id),
    open: ({ changes: own = [], ...options } = {}) =>
      openTestShop({ server: server.url, ...options, changes: [...changes.filter(isOfApi), ...own] }),
    say: (words) => console.log(`    …  ${id.padEnd(6)} ${words}`),
  };
}

import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { createRandom } from './harness/random.ts';
import { openServer } from './harness/server.ts';
import type { Server } from './harness/server.ts';
import { dropTemplates } from './harness/shop/database-template.ts';
import { openTrialShop } from './harness/shop/trial-shop.ts';
import { writeReport } from './report.ts';
import type { Line } from './report.ts';
import type { ScenarioResult, Scenario, Size, ScenarioContext } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';

/**
 * `npm run trust`: plays every scenario of money and stock on a real PostgreSQL with real processes, each as it is and
 * each with its planted bug, and writes the figures to docs/trust.md. `--short` plays them small, for CI, and writes
 * nothing; `--only B1,B3` takes some; `--plant B1` plays one with its bug alone; `--seed 7` repeats the draws of an
 * earlier run; `--as-is` leaves out the planted bugs.
 */
const { values: asked } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    plant: { type: 'string' },
    seed: { type: 'string' },
    'as-is': { type: 'boolean', default: false },
  },
});
const seed = asked.seed ? Number(asked.seed) : Math.floor(Math.random() * 2 ** 31);
const ids = (asked.plant ?? asked.only)?.split(',');
const unknown = ids?.filter((id) => !SCENARIOS.some((scenario) => scenario.id === id)) ?? [];
if (unknown.length > 0 || !Number.isInteger(seed)) {
  console.error(`No such scenario or seed: ${unknown.join(', ') || asked.seed}.`);
  process.exit(2);
}

// All started processes end with this one.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const MOST_FACTS = 5;
const began = performance.now();
const server = await openServer();
const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, PostgreSQL ${server.version}`;
console.log(`The proof of money and stock (${asked.short ? 'short' : 'full'}; seed ${seed}; ${machine})\n`);
const lines: Line[] = [];
try {
  for (const scenario of SCENARIOS.filter(({ id }) => ids?.includes(id) ?? true)) lines.push(await prove(scenario));
} finally {
  await dropTemplates(server.url);
  await server.close();
}
const failed = lines.filter((line) => !line.holds);
const minutes = Math.round((performance.now() - began) / 6_000) / 10;
if (!asked.short && !ids && !asked['as-is']) await writeReport({ lines, seed, machine, minutes });
console.log(`\n${lines.length - failed.length} passed, ${failed.length} failed (${minutes} minutes, seed ${seed})`);
process.exit(failed.length > 0 ? 1 : 0);

/** Plays a scenario as it is, which must pass, and with its planted bug, which must fail. */
async function prove(scenario: Scenario): Promise<Line> {
  const { id, promise, plantedBug: plant } = scenario;
  console.log(`${id}  ${promise}`);
  const own = asked.plant ? undefined : await played(scenario, asked.short ? 'short' : 'full');
  if (own) tell(own.broken.length === 0 ? 'ok' : 'FAILED', own, own.broken);
  const planted = asked['as-is'] ? undefined : await played(scenario, 'planted');
  const isFound = planted === undefined || (planted.broken.length > 0 && !planted.crashed);
  if (planted)
    tell(isFound ? 'found' : 'NOT FOUND', { ...planted, figures: `planted: ${plant.words}` }, planted.broken);
  return { id, promise, plant: plant.words, own, planted, holds: (own?.broken.length ?? 0) === 0 && isFound };
}

function tell(verdict: string, { figures, seconds }: { figures: string; seconds: number }, facts: string[]): void {
  console.log(`    ${verdict.padEnd(9)} ${figures} (${seconds.toFixed(1)} s)`);
  for (const fact of facts.slice(0, MOST_FACTS)) console.log(`              ${fact}`);
  if (facts.length > MOST_FACTS) console.log(`              and ${facts.length - MOST_FACTS} more`);
}

async function played(scenario: Scenario, size: Size): Promise<ScenarioResult & { seconds: number; crashed: boolean }> {
  const from = performance.now();
  const end = (findings: ScenarioResult, crashed: boolean) => ({
    ...findings,
    crashed,
    seconds: (performance.now() - from) / 1_000,
  });
  try {
    return end(await scenario.play(stageFor(scenario, size, server)), false);
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return end({ figures: 'could not be played', broken: [words] }, true);
  }
}

function stageFor({ id, plantedBug: plant }: Scenario, size: Size, server: Server): ScenarioContext {
  const changes = size === 'planted' ? plant.changes : [];
  return {
    size,
    server,
    changes,
    random: createRandom(seed + Number(id.slice(1))),
    open: ({ changes: own = [], ...options } = {}) =>
      openTrialShop({ server: server.url, ...options, changes: [...changes, ...own] }),
    say: (words) => console.log(`    …         ${words}`),
  };
}

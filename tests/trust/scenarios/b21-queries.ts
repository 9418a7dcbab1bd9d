import { API_LIMITS } from '../../../bff/platform/graphql/api-limits.ts';
import { BURST_SECONDS } from '../../../bff/platform/graphql/cost-budget.ts';
import { startEmbeddedApi } from '../harness/shop/embedded-api.ts';
import type { Scenario, ScenarioContext, ScenarioResult } from '../scenario.ts';
import { attackGateway, type AttackedGateway } from './costly-attack.ts';
import { sendGenerated, type GeneratedLoadResult } from './generated-load.ts';
import { findQueuePosition } from './queue-position.ts';

const SIZES = {
  full: { queries: 10_000, seconds: 20, costPerSecond: 30_000 },
  // A machine with other work to do never gets as far as the usual budget in so short a time.
  short: { queries: 900, seconds: 8, costPerSecond: 10_000 },
  planted: { queries: 90, seconds: 8, costPerSecond: 10_000 },
};
const MOST_P99_MS = 500;
/** How much slower a neighbour's answers may become, and below how many milliseconds only the machine's unrest is measured. */
const MOST_SLOWER = 3;
const NOISE_MS = 25;
/** How many calls of somebody who has many waiting may come before a neighbour's one. */
const MOST_BEFORE = 0;
/** How much memory the second half of the queries may add. */
const MOST_GROWTH = 1.25;

const NO_END = 100_000_000;
const withBudget = (costPerSecond: number) => ({ COST_PER_SECOND: String(costPerSecond) });

/** B21: queries that are within the limits, and somebody who sends the costliest of them. */
export const queries: Scenario = {
  id: 'B21',
  promise:
    'Queries within the limits are answered in half a second and leave no memory behind; whoever sends the costliest ones slows no other client',
  alone: true,
  plantedBugs: [
    {
      words: 'a search by words costs as much as a name',
      changes: [
        {
          file: 'bff/platform/graphql/limits.ts',
          find: 'const TEXT_SEARCH_COST = 500;',
          replace: 'const TEXT_SEARCH_COST = 1;',
        },
      ],
    },
    {
      words: 'a budget is looked at, and nothing is taken from it',
      changes: [
        {
          file: 'bff/platform/graphql/cost-budget.ts',
          find: 'purses.set(client, { left: left - cost, at });',
          replace: 'purses.set(client, { left: left - 0 * cost, at });',
        },
      ],
    },
    {
      words: 'calls of the REST host are sent in the order in which they come, whoever they are for',
      changes: [
        {
          file: 'bff/platform/upstream/bulkhead.ts',
          find: 'const turn = queue.enter(call.client);',
          replace: "const turn = queue.enter('everybody');",
        },
        {
          file: 'bff/platform/upstream/bulkhead.ts',
          find: 'queue.leave(call.client);',
          replace: "queue.leave('everybody');",
        },
      ],
    },
  ],
  play: async (stage) => {
    await using shop = await stage.open({ apis: 1 });
    const token = await (await shop.shoppers(1))[0]?.token();
    const results = [await playOver('PostgreSQL', shop.apis[0]?.address ?? '', stage, token)];
    if (stage.size === 'full') {
      await using api = await startEmbeddedApi();
      results.push(await playOver('PGlite', api.address, stage));
    }
    results.push(await playInTurns(shop.apis[0]?.address ?? '', stage));
    return {
      figures: results.map(({ figures }) => figures).join('; '),
      broken: results.flatMap(({ broken }) => broken),
    };
  },
};

async function playOver(
  name: string,
  restUrl: string,
  stage: ScenarioContext,
  token?: string,
): Promise<ScenarioResult> {
  const { size, changes, random, say } = stage;
  const { seconds, queries: count, costPerSecond } = SIZES[size];
  const own = { restUrl, changes };
  const generated = await sendGenerated({ ...own, random, count, token });
  say(`${name}: ${describeLoad(generated)}`);
  const attacked = await attackGateway({ ...own, env: withBudget(costPerSecond) }, { seconds, lines: 24 });
  say(`${name}: ${describeAttack(attacked)}`);
  const broken = [...brokenByLoad(generated, size === 'full'), ...brokenByAttack(attacked, costPerSecond)];
  return {
    figures: `${name}: ${describeLoad(generated)}; ${describeAttack(attacked)}`,
    broken: broken.map((fact) => `${name}: ${fact}`),
  };
}

/** Where no budget holds somebody back, turns do. */
async function playInTurns(restUrl: string, { changes }: ScenarioContext): Promise<ScenarioResult> {
  const { waiting, before } = await findQueuePosition({ restUrl, changes, env: withBudget(NO_END) });
  const figures = `${before} of ${waiting} calls of somebody that wait for the host come before a neighbour's`;
  return { figures, broken: before <= MOST_BEFORE ? [] : [figures] };
}

function brokenByLoad(load: GeneratedLoadResult, isLong: boolean): string[] {
  const {
    p99,
    faults,
    isTooCostlyRefused,
    memory: { half, end },
  } = load;
  return [
    ...(isTooCostlyRefused ? [] : ['38 searches by words in one query are answered']),
    ...[...faults].map(([fault, times]) => `${times} queries failed: ${fault}`),
    ...(p99 <= MOST_P99_MS ? [] : [`the p99 of queries within the limits is ${p99} ms`]),
    ...(!isLong || end <= half * MOST_GROWTH ? [] : [`memory grew from ${half} MB to ${end} MB`]),
  ];
}

function describeLoad({ count, cost, p50, p99, memory }: GeneratedLoadResult): string {
  return `${count} queries of ${cost} each: p50 ${p50} ms, p99 ${p99} ms, memory ${memory.half} MB and ${memory.end} MB in the end`;
}

function brokenByAttack(attacked: AttackedGateway, costPerSecond: number): string[] {
  const { usual, during, failed, cost, refused, seconds } = attacked;
  const most = Math.max(MOST_SLOWER * usual.p50, NOISE_MS);
  // The last operation may cost more than is left.
  const mostCost = costPerSecond * (BURST_SECONDS + seconds) + API_LIMITS.cost;
  return [
    ...(during.p50 <= most ? [] : [`the p50 of others rose from ${usual.p50} to ${during.p50} ms`]),
    ...(failed === 0 ? [] : [`${failed} requests of others failed`]),
    ...(cost <= mostCost ? [] : [`one address was answered ${cost} in ${seconds.toFixed(0)} s`]),
    ...(refused > 0 ? [] : ['the costliest queries of one address were never refused']),
  ];
}

function describeAttack({ usual, during, answered, refused, cost, seconds }: AttackedGateway): string {
  const attack = `${answered} of the costliest queries answered and ${refused} refused in ${seconds.toFixed(0)} s, ${cost} in all`;
  return `${attack}; others p50 ${usual.p50} ms and ${during.p50} ms meanwhile`;
}

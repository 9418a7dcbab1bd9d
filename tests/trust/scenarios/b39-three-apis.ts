import type { ShopDatabase } from '../harness/shop-database.ts';
import { waitUntil } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';

/** How often the hourly job, which comes each minute here, has to have run. */
const RUNS = { full: 6, short: 1, planted: 1 };
/** The seconds of one period of each job. */
const PERIODS = { sweep: 60, reconcile: 10 };
const PERIOD = 'floor(extract(epoch from created_on) / $2::int)';
const SINCE = `name = $1 and ${PERIOD} > floor($3::float8 / $2::int)`;
const EACH_MINUTE = {
  file: 'api/server.ts',
  find: "const HOURLY = '17 * * * *';",
  replace: "const HOURLY = '* * * * *';",
};

/** B39: three apis, and what has to be done now and then. */
export const threeApis: Scenario = {
  id: 'B39',
  promise:
    'What has to be done now and then is done once in each period over three apis, also when the one that did it last is killed',
  plantedBugs: [
    {
      words: 'each api keeps the timetable for itself',
      changes: [
        {
          file: 'api/platform/jobs.ts',
          find: 'schedule: async (queue, cron) => boss.schedule(queue, cron),',
          replace: 'schedule: async (queue, _) => void setInterval(() => void boss.send(queue, {}), 5_000),',
        },
      ],
    },
    {
      words: 'each api asks for what comes again and again',
      changes: [
        {
          file: 'api/platform/jobs.ts',
          find: 'boss.send(queue, {}, { singletonSeconds: seconds })',
          replace: 'boss.send(queue, {})',
        },
      ],
    },
  ],
  play: async ({ size, open }) => {
    await using shop = await open({
      apis: 3,
      changes: [EACH_MINUTE],
      env: { RECONCILE_SECONDS: `${PERIODS.reconcile}` },
    });
    const { database } = shop;
    const from = await database.count('select extract(epoch from now())');
    const broken: string[] = [];
    const isBroken = async () => {
      broken.push(...(await twiceSince(from, database)));
      return broken.length > 0;
    };
    const isOver = async () => (await isBroken()) || (await runsSince(from, database, 'sweep')) >= RUNS[size];
    // pg-boss looks for what is due every half minute.
    const isDone = await waitUntil(isOver, (RUNS[size] + 2) * 60_000, 500);
    // Another one would come now.
    await waitUntil(isBroken, 15_000, 500);
    if (broken.length === 0 && size !== 'planted') {
      await shop.apis[0]?.kill();
      const before = await runsSince(from, database, 'reconcile');
      const goesOn = await waitUntil(async () => (await runsSince(from, database, 'reconcile')) > before, 90_000, 500);
      if (!goesOn) broken.push('nothing was done any more when one of the apis was dead');
      await isBroken();
    }
    if (!isDone) broken.push('the hourly job did not come');
    const seconds = (await database.count('select extract(epoch from now())')) - from;
    const runs = await Promise.all(
      (['sweep', 'reconcile'] as const).map(async (name) => `${name} ${await runsSince(from, database, name)}`),
    );
    return { figures: `in ${Math.round(seconds)} s: ${runs.join(', ')} times`, broken };
  },
};

/** Each job of which there were several in one of the periods that began since then. */
async function twiceSince(from: number, database: ShopDatabase): Promise<string[]> {
  const found = Object.entries(PERIODS).map(async ([name, seconds]) => {
    const jobs = await database.rows<{ count: number }>(
      `select count(*) from jobs.job where ${SINCE} group by ${PERIOD} having count(*) > 1`,
      [name, seconds, from],
    );
    return jobs.map(({ count }) => `${name} came ${count} times in one period`);
  });
  return (await Promise.all(found)).flat();
}

/** How many of a job's runs are done, of the periods that began since then. */
function runsSince(from: number, database: ShopDatabase, name: keyof typeof PERIODS): Promise<number> {
  return database.count(`select count(*) from jobs.job where ${SINCE} and state = 'completed'`, [
    name,
    PERIODS[name],
    from,
  ]);
}

import type { ShopDatabase } from '../shop-database.ts';
import type { Provider } from '../simulator.ts';
import { waitUntil } from '../waiting.ts';

/** Lets this number of minutes pass for orders, refunds, jobs and counted attempts, by moving their times back. */
export async function passMinutes(database: ShopDatabase, minutes: number): Promise<void> {
  const ago = `${minutes} minutes`;
  await database.rows(
    `update orders set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval,
       check_at = check_at - $1::interval, closed_at = closed_at - $1::interval, paid_at = paid_at - $1::interval`,
    [ago],
  );
  await database.rows('update refunds set created_at = created_at - $1::interval, check_at = check_at - $1::interval', [
    ago,
  ]);
  await database.rows(
    `update attempts set expires_at = expires_at - $1::interval,
       times = array(select at - $1::interval from unnest(times) at)`,
    [ago],
  );
  await database.rows(
    `update jobs.job set start_after = start_after - $1::interval where state in ('created', 'retry')`,
    [ago],
  );
}

/** The parts that have to settle. */
interface SettleParts {
  database: ShopDatabase;
  provider: Provider;
}

const ROUNDS = 40;
/** Without a change in this number of rounds, most of them a day, nothing will change. */
const ROUNDS_ALIKE = 16;
const ROUND_MS = 6_000;
/** The timeout in milliseconds within which an api must have checked for due jobs by itself; in a trial it checks each second. */
const LOOK_MS = 30_000;
const A_QUARTER = 16;
const A_DAY = 24 * 60;

/** Lets days pass until no order is open, no refund is running and no mail is waiting; describes the rest. */
export async function settleAll({ database, provider }: SettleParts): Promise<string[]> {
  let still: string[] = [];
  let alike = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await provider.settled();
    if (!(await hasLooked(database))) return [`nobody looked for what is due for ${LOOK_MS / 1_000} s`];
    const isCalm = await waitUntil(async () => (await describeRunning(database)).length === 0, ROUND_MS);
    if (!isCalm) await ageRunningJobs(database);
    const former = still.join();
    still = [...(await describeRunning(database)), ...(await describeOpen(database))];
    if (still.length === 0) return [];
    alike = still.join() === former ? alike + 1 : 0;
    if (alike === ROUNDS_ALIKE) break;
    await passMinutes(database, round < 6 ? A_QUARTER : A_DAY);
  }
  return still.map((words) => `in the end ${words}`);
}

/** Waits until the reconciler has begun and ended a job; returns false if it doesn't. */
async function hasLooked(database: ShopDatabase): Promise<boolean> {
  const [now] = await database.rows<{ at: string }>('select clock_timestamp()::text as at');
  const ended = `select count(*) from jobs.job where name = 'reconcile' and state = 'completed' and started_on > $1`;
  return waitUntil(async () => (await database.count(ended, [now?.at])) > 0, LOOK_MS);
}

/** Lets an hour pass for jobs whose worker was killed. */
async function ageRunningJobs(database: ShopDatabase): Promise<void> {
  await database.rows(
    `update jobs.job set started_on = started_on - interval '1 hour'
     where state = 'active' and started_on < now() - interval '5 seconds'`,
  );
}

/** Describes running and due jobs, except the checks of each second. */
async function describeRunning(database: ShopDatabase): Promise<string[]> {
  const rows = await database.rows<{ name: string; jobs: number }>(
    `select name, count(*) as jobs from jobs.job
     where state in ('created', 'retry', 'active') and start_after <= now()
       and name <> 'reconcile' and name not like '\\_\\_%'
     group by name`,
  );
  return rows.map(({ name, jobs }) => `${jobs} jobs wait in ${name}`);
}

/** Describes orders, refunds and jobs that are not finished. */
async function describeOpen(database: ShopDatabase): Promise<string[]> {
  const orders = await database.count(`select count(*) from orders where state = 'awaiting' or check_at is not null`);
  const refunds = await database.count(`select count(*) from refunds where state in ('waiting', 'sent')`);
  const jobs = await database.count(`select count(*) from jobs.job where state = 'retry' and name not like '\\_\\_%'`);
  return [
    ...(orders > 0 ? [`${orders} orders are open or to be asked after`] : []),
    ...(refunds > 0 ? [`${refunds} refunds are under way`] : []),
    ...(jobs > 0 ? [`${jobs} jobs are to be tried again`] : []),
  ];
}

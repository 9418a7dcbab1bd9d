import type { PgBoss } from 'pg-boss';
import type { ShopDatabase } from '../shop-database.ts';
import type { Provider } from '../simulator.ts';
import { waitUntil } from '../waiting.ts';

/** Lets so many minutes pass for orders, refunds and jobs, by moving their times back. */
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
    `update jobs.job set start_after = start_after - $1::interval where state in ('created', 'retry')`,
    [ago],
  );
}

/** The queue of the reconciler's job. */
const RECONCILER = 'reconcile';

/** Runs the reconciler now. */
export async function reconcile(boss: PgBoss): Promise<void> {
  await boss.send(RECONCILER, {});
}

/** What has to settle. */
interface SettleParts {
  database: ShopDatabase;
  provider: Provider;
  boss: PgBoss;
}

const ROUNDS = 40;
const ROUND_MS = 6_000;
const A_QUARTER = 16;
const A_DAY = 24 * 60;

/** Lets days pass until no order is open, no refund under way and no mail waiting; describes what is left. */
export async function settleAll({ database, provider, boss }: SettleParts): Promise<string[]> {
  let still: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await provider.settled();
    await reconcile(boss);
    const isCalm = await waitUntil(async () => (await describeRunning(database)).length === 0, ROUND_MS);
    if (!isCalm) await recoverJobsOfKilled(database, boss);
    still = [...(await describeRunning(database)), ...(await describeOpen(database))];
    if (still.length === 0) return [];
    await passMinutes(database, round < 6 ? A_QUARTER : A_DAY);
  }
  return still.map((words) => `after ${ROUNDS} rounds: ${words}`);
}

/** Ends the time for which the queue waits for a job whose worker was killed. */
async function recoverJobsOfKilled(database: ShopDatabase, boss: PgBoss): Promise<void> {
  await database.rows(
    `update jobs.job set started_on = started_on - interval '1 hour'
     where state = 'active' and started_on < now() - interval '5 seconds'`,
  );
  await database.rows('update jobs.queue set monitor_claim_on = null');
  await boss.supervise();
}

/** Describes running and due jobs. */
async function describeRunning(database: ShopDatabase): Promise<string[]> {
  const rows = await database.rows<{ name: string; jobs: number }>(
    `select name, count(*) as jobs from jobs.job
     where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_%' group by name`,
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

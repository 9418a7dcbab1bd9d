import type { PgBoss } from 'pg-boss';
import type { ShopDatabase } from '../shop-database.ts';
import type { Provider } from '../simulator.ts';
import { until } from '../time.ts';

/** Lets so many minutes pass for orders, refunds and jobs: their times are moved back. */
export async function pass(database: ShopDatabase, minutes: number): Promise<void> {
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

/** Which job the shop runs each minute to look after what is open. */
const RECONCILER = 'reconcile';

/** Puts the reconciler to work now. */
export async function reconcile(boss: PgBoss): Promise<void> {
  await boss.send(RECONCILER, {});
}

/** What comes to rest. */
interface SettleParts {
  database: ShopDatabase;
  provider: Provider;
  boss: PgBoss;
}

const ROUNDS = 40;
const ROUND_MS = 6_000;
const A_QUARTER = 16;
const A_DAY = 24 * 60;

/** Lets days pass until no order is open, no refund under way and no mail waiting; answers what still is, in words. */
export async function settle({ database, provider, boss }: SettleParts): Promise<string[]> {
  let still: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await provider.settled();
    await reconcile(boss);
    const isCalm = await until(async () => (await busy(database)).length === 0, ROUND_MS);
    if (!isCalm) await takeFromTheDead(database, boss);
    still = [...(await busy(database)), ...(await open(database))];
    if (still.length === 0) return [];
    await pass(database, round < 6 ? A_QUARTER : A_DAY);
  }
  return still.map((words) => `after ${ROUNDS} rounds: ${words}`);
}

/** Lets the time pass that the queue waits before it takes a job for lost, whose worker was killed. */
async function takeFromTheDead(database: ShopDatabase, boss: PgBoss): Promise<void> {
  await database.rows(
    `update jobs.job set started_on = started_on - interval '1 hour'
     where state = 'active' and started_on < now() - interval '5 seconds'`,
  );
  await database.rows('update jobs.queue set monitor_claim_on = null');
  await boss.supervise();
}

/** What is being done or about to be, in words. */
async function busy(database: ShopDatabase): Promise<string[]> {
  const rows = await database.rows<{ name: string; jobs: number }>(
    `select name, count(*) as jobs from jobs.job
     where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_%' group by name`,
  );
  return rows.map(({ name, jobs }) => `${jobs} jobs wait in ${name}`);
}

/** What hasn't come to its end, in words. */
async function open(database: ShopDatabase): Promise<string[]> {
  const orders = await database.count(`select count(*) from orders where state = 'awaiting' or check_at is not null`);
  const refunds = await database.count(`select count(*) from refunds where state in ('waiting', 'sent')`);
  const jobs = await database.count(`select count(*) from jobs.job where state = 'retry' and name not like '\\_\\_%'`);
  return [
    ...(orders > 0 ? [`${orders} orders are open or to be asked after`] : []),
    ...(refunds > 0 ? [`${refunds} refunds are under way`] : []),
    ...(jobs > 0 ? [`${jobs} jobs are to be tried again`] : []),
  ];
}

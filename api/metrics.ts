import type { Metrics } from '../server-kit/metrics.ts';
import type { Tracing } from '../server-kit/tracing.ts';
import { ORDER_STATUSES } from '../schema/vocabulary.ts';
import { createHoldLimitRepository } from './checkout/holds/limits/repository.ts';
import { createRefundRepository } from './checkout/refunds/repository.ts';
import { createCheckoutRepository } from './checkout/repository.ts';
import { createOrderRepository } from './orders/repository.ts';
import { readBackupStatistics } from './platform/backup-statistics.ts';
import type { Database, DatabaseOptions, Db } from './platform/database.ts';
import { countJobs } from './platform/job-statistics.ts';
import { requestContext } from './platform/request-context.ts';
import { SECURITY_EVENTS } from './platform/security-log.ts';
import type { SecurityLog } from './platform/security-log.ts';

const DAY_MS = 86_400_000;
/** Days after which delivered and cancelled items are no longer counted. */
const COUNTED_DAYS = 30;

/** The measured parts of an api. */
export interface MeasuredApi {
  database: Database;
  securityLog: Pick<SecurityLog, 'counts'>;
  /** The names of the queues of jobs. */
  queues: readonly string[];
  now: () => Date;
}

/** Measures the api: its security log, its database, its queues of jobs, and the shop's state. */
export function measureApi(metrics: Metrics, { database, securityLog, queues, now }: MeasuredApi): void {
  measureSecurity(metrics, securityLog);
  measureDatabase(metrics, database);
  measureJobs(metrics, database.db, queues);
  measureBackups(metrics, database.db);
  measureHolds(metrics, database.db);
  measureOrders(metrics, database.db, now);
}

/** The maximum number of characters of a statement in a trace. */
const MAX_STATEMENT = 2_000;

/** Creates the listener for statements, if they are measured or traced. A statement outside a call is not traced. */
export function createQueryListener(
  metrics: Metrics | undefined,
  tracer: Tracing | undefined,
): DatabaseOptions['onQueryResult'] {
  if (!metrics && !tracer) return undefined;
  const responses = metrics?.histogram('database_response_seconds', 'Seconds from a statement to its result.');
  return (seconds, text) => {
    responses?.observe(seconds);
    const parent = requestContext()?.traceparent;
    const [verb = ''] = text.trimStart().split(/\s/, 1);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_STATEMENT) };
    tracer?.record(verb.toLowerCase(), parent, seconds, attributes);
  };
}

function measureSecurity(metrics: Metrics, securityLog: MeasuredApi['securityLog']): void {
  const events = metrics.counter('security_events_total', 'Lines of the security log, by event.', ['event']);
  metrics.beforeScrape('security', () => {
    const counts = securityLog.counts();
    events.reset();
    for (const event of SECURITY_EVENTS) events.inc({ event }, counts[event]);
  });
}

function measureDatabase(metrics: Metrics, database: Database): void {
  const connections = metrics.gauge(
    'database_connections',
    'Request connections in use, and callers waiting for one.',
    ['state'],
  );
  const most = metrics.gauge('database_connections_limit', 'The maximum number of request connections.');
  metrics.beforeScrape('connections', () => {
    const counts = database.countConnections();
    connections.set({ state: 'in use' }, counts.inUse);
    connections.set({ state: 'waiting' }, counts.waiting);
    most.set(counts.most);
  });
  const ready = metrics.gauge('server_ready', 'Whether the dependencies of the server respond: 1 or 0.');
  metrics.beforeScrape('readiness', async () => {
    const isReady = await database.ping().then(
      () => true,
      () => false,
    );
    ready.set(Number(isReady));
  });
}

function measureJobs(metrics: Metrics, db: Db, queues: readonly string[]): void {
  const jobs = metrics.gauge('job_queue_jobs', 'Jobs by queue and state; failed and completed ones of the last hour.', [
    'queue',
    'state',
  ]);
  const oldest = metrics.gauge('job_queue_oldest_seconds', 'Seconds since the oldest unfinished job was enqueued.', [
    'queue',
  ]);
  metrics.beforeScrape('jobs', async () => {
    for (const { queue, oldestSeconds, ...states } of await countJobs(db, queues)) {
      oldest.set({ queue }, oldestSeconds);
      for (const [state, count] of Object.entries(states)) jobs.set({ queue, state }, count);
    }
  });
}

function measureBackups(metrics: Metrics, db: Db): void {
  const age = metrics.gauge('backup_age_seconds', 'Seconds since the last good base backup; +Inf if none is known.');
  const failing = metrics.gauge(
    'backup_archive_failing_seconds',
    'Seconds for which PostgreSQL could not archive its write-ahead log; 0 while it can, or if archiving is off.',
  );
  metrics.beforeScrape('backups', async () => {
    const { ageSeconds, archiveFailingSeconds } = await readBackupStatistics(db);
    age.set(ageSeconds);
    failing.set(archiveFailingSeconds ?? 0);
  });
}

function measureHolds(metrics: Metrics, db: Db): void {
  const held = metrics.gauge('shop_held_pieces', 'Pieces that are held for shoppers who are paying.');
  const stock = metrics.gauge('shop_stock_pieces', 'Pieces that can be bought now, without held pieces.');
  const payments = metrics.gauge('shop_open_payments', 'Orders that await their payment.');
  const [holds, checkout] = [createHoldLimitRepository(db), createCheckoutRepository(db)];
  metrics.beforeScrape('holds', async () => {
    held.set(await holds.countHeld());
    stock.set(await holds.countStock());
    payments.set(await checkout.countAwaiting());
  });
}

function measureOrders(metrics: Metrics, db: Db, now: () => Date): void {
  const items = metrics.gauge(
    'shop_order_items',
    `Ordered items by status; delivered and cancelled ones of the last ${COUNTED_DAYS} days.`,
    ['status'],
  );
  const ordered = metrics.gauge('shop_orders_of_last_day', 'Orders of the last day.');
  const sales = metrics.gauge('shop_sales_of_last_day_paise', 'Sales of the last day, in paise.');
  const givenUp = metrics.gauge('shop_refunds_given_up', 'Refunds that were given up: a person must check each.');
  const [orders, refunds] = [createOrderRepository(db), createRefundRepository(db)];
  metrics.beforeScrape('orders', async () => {
    const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS);
    const counts = new Map((await orders.countByStatus(daysAgo(COUNTED_DAYS))).map((row) => [row.status, row.count]));
    for (const status of ORDER_STATUSES) items.set({ status }, counts.get(status) ?? 0);
    const lastDay = await orders.sumSales(daysAgo(1));
    ordered.set(lastDay.orders);
    sales.set(lastDay.paise);
    givenUp.set(await refunds.countGivenUp());
  });
}

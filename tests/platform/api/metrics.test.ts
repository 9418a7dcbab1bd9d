import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureApi } from '../../../api/metrics.ts';
import { openDatabase } from '../../../api/platform/database.ts';
import { createJobQueues, type JobQueues } from '../../../api/platform/jobs.ts';
import { migrate } from '../../../api/platform/migrations.ts';
import { createSecurityLog } from '../../../api/platform/security-log.ts';
import { MIGRATIONS } from '../../../api/server.ts';
import { createMetrics, type Metrics } from '../../../server-kit/metrics.ts';
import { addToCart } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import {
  createBuyer,
  createCheckoutShop,
  purchase,
  rowsOf,
  startPayment,
  type Shop,
} from '../../checkout/checkout-shop.ts';
import { createBreakableProxy } from '../../hosts/breakable-proxy.ts';
import { createOnServer, DATABASE_KIND, TEST_SECRET } from '../../test-api.ts';
import { sumOf } from '../samples.ts';

let shop: Shop;
let jobs: JobQueues;
let metrics: Metrics;
const securityLog = createSecurityLog({ secret: TEST_SECRET, log: { info: () => undefined } });
beforeAll(async () => {
  shop = await createCheckoutShop();
  const { database, clock } = shop.api;
  const variants = [{ sku: 'M-0', color: 'Indigo', stock: 100 }];
  await addProducts(database, [productOf(1, { variants })]);
  // A job that fails finally fails at once.
  const queues = { errands: { retryLimit: 0 }, mail: { retryLimit: 5, retryDelay: 3_600 } };
  jobs = await createJobQueues(database, { queues, onError: () => undefined, pollSeconds: 0.5 });
  metrics = await createMetrics();
  const measured = { database, securityLog, queues: Object.keys(queues), now: () => clock.now() };
  measureApi(metrics, measured);
});
afterAll(async () => {
  await jobs.close();
  await shop.close();
});

const read = async (name: string, labels?: Record<string, string>) => sumOf(await metrics.text(), name, labels);

describe(`the api’s metrics (${DATABASE_KIND})`, () => {
  it('show the held and available pieces, and the outcomes of orders', async () => {
    const [asha, meera] = [await createBuyer(shop.api), await createBuyer(shop.api)];
    await addToCart(asha, 'M-0', 2);
    await addToCart(meera, 'M-0', 3);
    expect((await startPayment(asha)).status).toBe(200);
    expect(await read('shop_held_pieces')).toBe(2);
    expect(await read('shop_stock_pieces')).toBe(98);
    expect(await read('shop_open_payments')).toBe(1);
    const { body } = await purchase(shop, meera);
    expect(body.payment.orders).toHaveLength(1);
    expect(await read('shop_held_pieces')).toBe(2);
    expect(await read('shop_order_items', { status: 'Placed' })).toBe(1);
    expect(await read('shop_order_items', { status: 'Cancelled' })).toBe(0);
    expect(await read('shop_orders_of_last_day')).toBe(1);
    expect(await read('shop_sales_of_last_day_paise')).toBe((await rowsOf(shop.api, 'payments'))[0].amount);
    expect(await read('shop_refunds_given_up')).toBe(0);
  });

  it('show how many jobs wait, retry and have failed permanently, and the age of the oldest', async () => {
    const { db } = shop.api.database;
    expect(await read('job_queue_oldest_seconds', { queue: 'errands' })).toBe(0);
    await jobs.enqueue(db, 'errands', {});
    await jobs.enqueue(db, 'mail', {});
    expect(await read('job_queue_jobs', { queue: 'errands', state: 'waiting' })).toBe(1);
    await expect.poll(() => read('job_queue_oldest_seconds', { queue: 'errands' })).toBeGreaterThan(0);
    const fail = async () => Promise.reject(new Error('not today'));
    await jobs.work('errands', fail);
    await jobs.work('mail', fail);
    await expect.poll(() => read('job_queue_jobs', { queue: 'errands', state: 'failed' })).toBe(1);
    await expect.poll(() => read('job_queue_jobs', { queue: 'mail', state: 'retrying' })).toBe(1);
    expect(await read('job_queue_oldest_seconds', { queue: 'errands' })).toBe(0);
    expect(await read('job_queue_oldest_seconds', { queue: 'mail' })).toBeGreaterThan(0);
  });

  it('show the age of the last good backup, endlessly old without one', async () => {
    expect(await metrics.text()).toContain('\nbackup_age_seconds +Inf\n');
    expect(await read('backup_archive_failing_seconds')).toBe(0);
    await shop.api.database.runScript(`insert into backups (label, kind, finished_at) values
      ('20261122-030000F', 'full', now() - interval '30 hours'), ('20261123-030000F_D', 'diff', now() - interval '6 hours')`);
    const age = await read('backup_age_seconds');
    expect(age).toBeGreaterThanOrEqual(6 * 3_600);
    expect(age).toBeLessThan(7 * 3_600);
  });

  it('count the lines of the security log since the start', async () => {
    securityLog.write('wrong-password');
    securityLog.write('wrong-password');
    expect(await read('security_events_total', { event: 'wrong-password' })).toBe(2);
    await metrics.text();
    expect(await read('security_events_total', { event: 'wrong-password' })).toBe(2);
    expect(await read('security_events_total', { event: 'webhook-forged' })).toBe(0);
  });

  it('show the connections of the database', async () => {
    expect(await read('database_connections_limit')).toBeGreaterThan(0);
    expect(await read('database_connections', { state: 'waiting' })).toBe(0);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('while the line to PostgreSQL is silent', () => {
  it('the metrics are still returned: the server is not ready, and the last numbers stay', async () => {
    const server = await createOnServer(process.env['TEST_DATABASE_URL'] ?? '');
    const proxy = await createBreakableProxy(server.url);
    const url = new URL(server.url);
    url.port = String(proxy.port);
    const database = await openDatabase({ url: url.href });
    await migrate(database, MIGRATIONS);
    const own = await createMetrics();
    measureApi(own, { database, securityLog, queues: [], now: () => new Date() });
    expect(sumOf(await own.text(), 'server_ready')).toBe(1);
    proxy.silence();
    const ready = async () => sumOf(await own.text(), 'server_ready');
    await expect.poll(ready, { timeout: 30_000 }).toBe(0);
    const text = await own.text();
    expect(sumOf(text, 'metrics_read_failures_total', { what: 'holds' })).toBeGreaterThan(0);
    expect(sumOf(text, 'shop_held_pieces')).toBe(0);
    proxy.repair();
    await expect.poll(ready, { timeout: 30_000 }).toBe(1);
    await database.close();
    await proxy.close();
    await server.drop();
  });
});

describe('a reading before the metrics are returned', () => {
  it('is never cached: a reader that fails or hangs is counted, and does not run twice at once', async () => {
    const own = await createMetrics();
    let runs = 0;
    const gauge = own.gauge('good', 'Is read.');
    own.beforeScrape('good', () => gauge.set(7));
    own.beforeScrape('broken', () => Promise.reject(new Error('away')));
    own.beforeScrape('silent', () => {
      runs += 1;
      return new Promise(() => undefined);
    });
    const [text] = await Promise.all([own.text(), own.text()]);
    expect(runs).toBe(1);
    expect(sumOf(text, 'good')).toBe(7);
    expect(sumOf(text, 'metrics_read_failures_total', { what: 'broken' })).toBeGreaterThan(0);
    expect(sumOf(text, 'metrics_read_failures_total', { what: 'silent' })).toBeGreaterThan(0);
    expect(sumOf(text, 'metrics_read_failures_total', { what: 'good' })).toBe(0);
  });
});

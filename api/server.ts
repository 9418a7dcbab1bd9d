import { fileURLToPath } from 'node:url';
import { drain, endOnSignals } from '../server-kit/graceful-shutdown.ts';
import { createMetrics, serveMetrics } from '../server-kit/metrics.ts';
import type { Metrics } from '../server-kit/metrics.ts';
import { createTracing } from '../server-kit/tracing.ts';
import { runStart, StartError, withFolder, withPort } from '../server-kit/start-errors.ts';
import { deleteExpiredAccountData } from './account/accounts.ts';
import { createGoogleClient } from './account/google.ts';
import { findSetupLink } from './account/roles/first-owner.ts';
import { createApi } from './app.ts';
import { IMPORT_QUEUE } from './catalog/csv/imports.ts';
import { COUNT_QUEUE } from './catalog/search/count-jobs.ts';
import { createRazorpay } from './checkout/provider/razorpay.ts';
import {
  MONEY_CHECK_QUEUE,
  OUTSIDE_REFUND_QUEUE,
  RECHECK_QUEUE,
  RECONCILE_QUEUE,
  SETTLE_QUEUE,
} from './checkout/queues.ts';
import { readApiConfig } from './config.ts';
import type { ApiConfig } from './config.ts';
import { createQueryListener } from './metrics.ts';
import { NEWSLETTER_QUEUE } from './newsletter/issues.ts';
import { deleteUnconfirmedSubscribers } from './newsletter/subscribers.ts';
import { deleteExpiredLookups } from './orders/lookup/lookups.ts';
import { createInvoices } from './orders/invoices/invoices.ts';
import { deleteExpiredExports } from './reports/exports/exports.ts';
import { EXPORT_QUEUE } from './reports/exports/queue.ts';
import { GOODWILL_QUEUE, INVOICE_QUEUE } from './orders/invoices/queue.ts';
import { REFUND_QUEUE } from './orders/refunds.ts';
import { createAuditRepository } from './platform/audit/repository.ts';
import { openDatabase, whyNotOpened } from './platform/database.ts';
import type { Database, DatabaseOptions, Db } from './platform/database.ts';
import { createJobQueues } from './platform/jobs.ts';
import { createDraftRepository } from './newsletter/draft-repository.ts';
import { startMailDelivery, createMailTransport } from './platform/mail/delivery.ts';
import { createEncryption } from './platform/encryption.ts';
import { MAIL_QUEUE, createMailQueue } from './platform/mail/mail-queue.ts';
import { migrate } from './platform/migrations.ts';
import { startShopClock } from './platform/shop-clock.ts';
import { loadOrCreateSecret } from './platform/secrets.ts';
import { reportSamples, seedSamples } from './shop-samples.ts';
import { startExternalServices } from './external-services.ts';
import { POPULARITY_QUEUE } from './orders/popularity/popularity-jobs.ts';
import { NOTICE_QUEUE } from './wishlist/notices/notice-jobs.ts';
import { deleteUnconfirmedNotices } from './wishlist/notices/notices.ts';

/** The folder of the migrations. */
export const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));

const CLEAN_UP = 'sweep';
const HOURLY = '17 * * * *';
const QUEUES = {
  [MAIL_QUEUE.name]: MAIL_QUEUE.settings,
  [SETTLE_QUEUE.name]: SETTLE_QUEUE.settings,
  [RECHECK_QUEUE.name]: RECHECK_QUEUE.settings,
  [REFUND_QUEUE.name]: REFUND_QUEUE.settings,
  [OUTSIDE_REFUND_QUEUE.name]: OUTSIDE_REFUND_QUEUE.settings,
  [INVOICE_QUEUE.name]: INVOICE_QUEUE.settings,
  [GOODWILL_QUEUE.name]: GOODWILL_QUEUE.settings,
  [RECONCILE_QUEUE.name]: RECONCILE_QUEUE.settings,
  [MONEY_CHECK_QUEUE.name]: MONEY_CHECK_QUEUE.settings,
  [NEWSLETTER_QUEUE.name]: NEWSLETTER_QUEUE.settings,
  [COUNT_QUEUE.name]: COUNT_QUEUE.settings,
  [IMPORT_QUEUE.name]: IMPORT_QUEUE.settings,
  [NOTICE_QUEUE.name]: NOTICE_QUEUE.settings,
  [POPULARITY_QUEUE.name]: POPULARITY_QUEUE.settings,
  [EXPORT_QUEUE.name]: EXPORT_QUEUE.settings,
  [CLEAN_UP]: { retryLimit: 0, deleteAfterSeconds: 3_600, expireInSeconds: 600 },
};

/** The running api. */
export interface RunningApi {
  /** For example `http://127.0.0.1:4001`. */
  address: string;
  /** The address of the metrics; undefined without METRICS_PORT. */
  metrics: string | undefined;
  /** The address of the trial's outbox; undefined with a real mail server. */
  outbox: string | undefined;
  /** The address of Google's stand-in in a trial; undefined with the real Google. */
  sampleGoogle: string | undefined;
  /** The address of the payment provider's stand-in in a trial; undefined with a real account. */
  paymentSimulator: string | undefined;
  /** The link that makes a person the first owner; undefined if the shop had an owner at the start. */
  setupLink: string | undefined;
  /** The address of the payment widget's script. */
  widgetUrl: string;
  /** Reports "not ready" to health checks, and continues to serve for this number of milliseconds. */
  drain(milliseconds: number): Promise<void>;
  /** Finishes running calls, then closes the ports, the database and the data folder. */
  close(): Promise<void>;
}

/** The parts of the shop that the delivery of mails calls. */
function createMailHooks(db: Db, now: () => Date) {
  const [invoices, drafts] = [createInvoices({ db, now }), createDraftRepository(db)];
  return {
    now,
    makeAttachment: (id: string) => invoices.makeInvoice(id),
    countDelivery: (issueId: string, isSent: boolean) => drafts.countDelivery(issueId, isSent),
  };
}

/** Opens the database, migrates it, inserts the samples of a trial when it is empty, and listens; throws when any of it fails. */
export async function startApi(config: ApiConfig): Promise<RunningApi> {
  // Everything that was opened is closed in reverse order: at the end, or at once if the start fails.
  await using opened = new AsyncDisposableStack();
  const metrics = config.metricsPort === undefined ? undefined : await createMetrics();
  const tracer = config.tracing && (await createTracing('api', config.tracing));
  const database = await openShopDatabase(config, opened, createQueryListener(metrics, tracer));
  const clock = await startShopClock(database.db);
  opened.defer(() => clock.stop());
  const secret =
    config.secret ?? (await withFolder('DATA_DIR', config.dataDir, () => loadOrCreateSecret(config.dataDir)));
  const externalServices = await startExternalServices(config, secret);
  opened.defer(() => externalServices.close());
  const transport = createMailTransport(externalServices.smtpUrl);
  opened.defer(() => transport.close());
  const jobs = await createJobQueues(database, { queues: QUEUES, onError: (words) => process.emitWarning(words) });
  opened.defer(() => jobs.close());
  const encryption = createEncryption(secret, 'mail');
  const mailQueue = createMailQueue(jobs, encryption, clock.now);
  const google = createGoogleClient(externalServices.google, clock.now);
  const provider = createRazorpay(externalServices.payment);
  opened.defer(() => provider.close());
  const paymentAccount = { ...externalServices.payment, provider };
  const measured = { metrics, tracer, now: clock.now, queues: Object.keys(QUEUES) };
  const app = await createApi({ database, config, secret, mailQueue, jobs, paymentAccount, google, ...measured });
  opened.defer(() => app.close());
  await reportSamples(database, config, app.log);
  const mailing = { jobs, encryption, transport, ...createMailHooks(database.db, clock.now) };
  await startMailDelivery({ ...mailing, from: config.mailFrom, log: app.log });
  await jobs.work(CLEAN_UP, () => deleteExpired(database.db, clock.now()));
  await jobs.schedule(CLEAN_UP, HOURLY);
  const address = await withPort('API_PORT', config, () => app.listen({ host: config.host, port: config.port }));
  const metricsAddress = metrics && (await openMetricsPort(metrics, config, opened));
  externalServices.setWebhookAddress(`${address}/payment/webhook`);
  const { outbox, sampleGoogle, paymentSimulator, payment } = externalServices;
  const setupLink = await findSetupLink(database.db, secret, config.shopUrl);
  const running = opened.move();
  const close = () => running.disposeAsync();
  const own = { metrics: metricsAddress, drain: (milliseconds: number) => drain(app, milliseconds), close };
  return { address, outbox, sampleGoogle, paymentSimulator, setupLink, widgetUrl: payment.widgetUrl, ...own };
}

async function deleteExpired(db: Database['db'], now: Date): Promise<void> {
  await deleteExpiredAccountData(db, now);
  await deleteUnconfirmedSubscribers(db, now);
  await deleteUnconfirmedNotices(db, now);
  await deleteExpiredLookups(db, now);
  await createAuditRepository(db).deleteOld(now);
  await deleteExpiredExports(db, now);
}

/** Opens the port of the metrics and returns its address. */
async function openMetricsPort(metrics: Metrics, config: ApiConfig, opened: AsyncDisposableStack): Promise<string> {
  const place = { host: config.host, port: config.metricsPort ?? 0 };
  const server = await withPort('METRICS_PORT', place, () => serveMetrics(metrics, place));
  opened.defer(() => server.close());
  return server.address;
}

async function openShopDatabase(
  config: ApiConfig,
  opened: AsyncDisposableStack,
  onQueryResult: DatabaseOptions['onQueryResult'],
): Promise<Database> {
  const open = async () => {
    const database = await openDatabase({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      onQueryResult,
      onConnectionLost: (error) => process.emitWarning(`A connection to the database broke: ${error.message}`),
    });
    opened.defer(() => database.close());
    await migrate(database, MIGRATIONS);
    await seedSamples(database, config);
    return database;
  };
  if (!config.databaseUrl) return withFolder('DATA_DIR', config.dataDir, open);
  return open().catch((error: unknown) => {
    const reason = whyNotOpened(error);
    throw reason === undefined ? error : new StartError(`DATABASE_URL: ${reason}`, { cause: error });
  });
}

if (import.meta.main) {
  await runStart('The api', async () => {
    const config = readApiConfig();
    const api = await startApi(config);
    process.stdout.write(`The api listens on ${api.address}\n`);
    if (api.metrics) process.stdout.write(`Metrics: ${api.metrics}\n`);
    if (api.outbox) process.stdout.write(`Mails of this trial: ${api.outbox}\n`);
    if (api.sampleGoogle) process.stdout.write(`The sample provider in place of Google: ${api.sampleGoogle}\n`);
    if (api.paymentSimulator) process.stdout.write(`The payment simulator: ${api.paymentSimulator}\n`);
    if (api.setupLink) process.stdout.write(`Become the first owner of the shop: ${api.setupLink}\n`);
    if (config.staffSecondFactor === 'offered')
      process.stdout.write('This is a trial: staff may log in without a second factor.\n');
    endOnSignals(api, config.drainMs);
  });
}

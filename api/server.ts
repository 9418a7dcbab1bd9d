import { fileURLToPath } from 'node:url';
import { CATEGORIES } from '../schema/shop.ts';
import { deleteExpiredAccountData } from './account/accounts.ts';
import { createGoogleClient } from './account/google.ts';
import { createApi } from './app.ts';
import { PICTURE_QUEUE } from './catalog/pictures/drawing-jobs.ts';
import { sampleCatalogue } from './catalog/seed.ts';
import { createRazorpay } from './checkout/provider/razorpay.ts';
import { RECONCILE_QUEUE, SETTLE_QUEUE } from './checkout/queues.ts';
import { readApiConfig } from './config.ts';
import type { ApiConfig } from './config.ts';
import { NEWSLETTER_QUEUE } from './newsletter/issues.ts';
import { deleteUnconfirmedSubscribers } from './newsletter/subscribers.ts';
import { REFUND_QUEUE } from './orders/refunds.ts';
import { isDatabaseUnavailable, openDatabase } from './platform/database.ts';
import type { Database } from './platform/database.ts';
import { createJobQueues } from './platform/jobs.ts';
import { startMailDelivery, createMailTransport } from './platform/mail/delivery.ts';
import { createEncryption } from './platform/mail/encryption.ts';
import { MAIL_QUEUE, createMailQueue } from './platform/mail/mail-queue.ts';
import { migrate } from './platform/migrations.ts';
import { loadOrCreateSecret } from './platform/secrets.ts';
import { samplePromoCodes } from './promotions/seed.ts';
import { sampleReviews } from './reviews/seed.ts';
import { seedOnce, samplesFor } from './seeding.ts';
import type { SampleData } from './seeding.ts';
import { startExternalServices } from './stand-ins/external-services.ts';

/** The folder of the migrations. */
export const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));

const CLEAN_UP = 'sweep';
const HOURLY = '17 * * * *';
const QUEUES = {
  [MAIL_QUEUE.name]: MAIL_QUEUE.settings,
  [SETTLE_QUEUE.name]: SETTLE_QUEUE.settings,
  [REFUND_QUEUE.name]: REFUND_QUEUE.settings,
  [RECONCILE_QUEUE.name]: RECONCILE_QUEUE.settings,
  [NEWSLETTER_QUEUE.name]: NEWSLETTER_QUEUE.settings,
  [PICTURE_QUEUE.name]: PICTURE_QUEUE.settings,
  [CLEAN_UP]: { retryLimit: 0, deleteAfterSeconds: 3_600, expireInSeconds: 600 },
};

/** The running api. */
export interface RunningApi {
  /** For example `http://127.0.0.1:4001`. */
  address: string;
  /** The address of the trial's outbox; undefined with a real mail server. */
  outbox: string | undefined;
  /** The address of Google's stand-in in a trial; undefined with the real Google. */
  sampleGoogle: string | undefined;
  /** The address of the payment provider's stand-in in a trial; undefined with a real account. */
  paymentSimulator: string | undefined;
  /** The address of the payment widget's script. */
  widgetUrl: string;
  /** Finishes running calls, then closes the ports, the database and the data folder. */
  close(): Promise<void>;
}

/** Opens the database, migrates it, inserts the samples when it is empty, and listens; throws when any of it fails. */
export async function startApi(config: ApiConfig): Promise<RunningApi> {
  // Everything that was opened is closed in reverse order: at the end, or at once when the start fails.
  await using opened = new AsyncDisposableStack();
  const database = await openShopDatabase(config, opened);
  const secret = config.secret ?? (await loadOrCreateSecret(config.dataDir));
  const externalServices = await startExternalServices(config, secret);
  opened.defer(() => externalServices.close());
  const transport = createMailTransport(externalServices.smtpUrl);
  opened.defer(() => transport.close());
  const jobs = await createJobQueues(database, { queues: QUEUES, onError: (words) => process.emitWarning(words) });
  opened.defer(() => jobs.close());
  const encryption = createEncryption(secret, 'mail');
  const [mailQueue, google] = [createMailQueue(jobs, encryption), createGoogleClient(externalServices.google)];
  const provider = createRazorpay(externalServices.payment);
  opened.defer(() => provider.close());
  const paymentAccount = { ...externalServices.payment, provider };
  const app = await createApi({ database, config, secret, mailQueue, jobs, paymentAccount, google });
  opened.defer(() => app.close());
  await startMailDelivery({ jobs, encryption, transport, from: config.mailFrom, log: app.log });
  await jobs.work(CLEAN_UP, () => deleteExpired(database.db, new Date()));
  await jobs.schedule(CLEAN_UP, HOURLY);
  const address = await app.listen({ host: config.host, port: config.port });
  externalServices.setWebhookAddress(`${address}/payment/webhook`);
  const { outbox, sampleGoogle, paymentSimulator, payment } = externalServices;
  const running = opened.move();
  const close = () => running.disposeAsync();
  return { address, outbox, sampleGoogle, paymentSimulator, widgetUrl: payment.widgetUrl, close };
}

async function deleteExpired(db: Database['db'], now: Date): Promise<void> {
  await deleteExpiredAccountData(db, now);
  await deleteUnconfirmedSubscribers(db, now);
}

async function openShopDatabase(config: ApiConfig, opened: AsyncDisposableStack): Promise<Database> {
  try {
    const database = await openDatabase({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      onConnectionLost: (error) => process.emitWarning(`A connection to the database broke: ${error.message}`),
    });
    opened.defer(() => database.close());
    await migrate(database, MIGRATIONS);
    await seedOnce(database, samples);
    return database;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    throw new Error(`The database does not answer (DATABASE_URL): ${reasonOf(error)}.`, { cause: error });
  }
}

/** The system's message. For a host name with several addresses Node has only a code and no message. */
function reasonOf(error: Error): string {
  return error.message || ('code' in error ? String(error.code) : error.name);
}

function samples(): SampleData {
  const catalogue = sampleCatalogue();
  const reviews = sampleReviews(catalogue.products);
  return samplesFor(CATEGORIES, { ...catalogue, reviews, promoCodes: samplePromoCodes() });
}

if (import.meta.main) {
  const api = await startApi(readApiConfig());
  process.stdout.write(`The api answers on ${api.address}\n`);
  if (api.outbox) process.stdout.write(`Mails of this trial: ${api.outbox}\n`);
  if (api.sampleGoogle) process.stdout.write(`A sample in Google's place: ${api.sampleGoogle}\n`);
  if (api.paymentSimulator) process.stdout.write(`A sample in the payment provider's place: ${api.paymentSimulator}\n`);
  const stop = () => void api.close().then(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

import { fileURLToPath } from 'node:url';
import { CATEGORIES } from '../schema/shop.ts';
import { openGoogle } from './account/google.ts';
import { sweepAccounts } from './account/sweep.ts';
import { createApi } from './app.ts';
import { openRazorpay } from './checkout/provider/razorpay.ts';
import { RECONCILE_QUEUE, SETTLE_QUEUE } from './checkout/work.ts';
import { sampleCatalogue } from './catalog/seed.ts';
import { readApiConfig } from './config.ts';
import type { ApiConfig } from './config.ts';
import { openNeighbours } from './neighbours/neighbours.ts';
import { NEWSLETTER_QUEUE } from './newsletter/issues.ts';
import { sweepNewsletter } from './newsletter/subscribers.ts';
import { REFUND_QUEUE } from './orders/refunds.ts';
import { isAway, openDatabase } from './platform/database.ts';
import type { Database } from './platform/database.ts';
import { openJobs } from './platform/jobs.ts';
import { deliver, openTransport } from './platform/mail/delivery.ts';
import { MAIL_QUEUE, openPost } from './platform/mail/post.ts';
import { openSeal } from './platform/mail/seal.ts';
import { migrate } from './platform/migrations.ts';
import { keptSecret } from './platform/secret.ts';
import { samplePromoCodes } from './promotions/seed.ts';
import { sampleReviews } from './reviews/seed.ts';
import { fillOnce, soldIn } from './seeding.ts';
import type { Samples } from './seeding.ts';

/** Where the migrations are. */
export const MIGRATIONS = fileURLToPath(new URL('migrations', import.meta.url));

const SWEEP = 'sweep';
const HOURLY = '17 * * * *';
const QUEUES = {
  [MAIL_QUEUE.name]: MAIL_QUEUE.settings,
  [SETTLE_QUEUE.name]: SETTLE_QUEUE.settings,
  [REFUND_QUEUE.name]: REFUND_QUEUE.settings,
  [RECONCILE_QUEUE.name]: RECONCILE_QUEUE.settings,
  [NEWSLETTER_QUEUE.name]: NEWSLETTER_QUEUE.settings,
  [SWEEP]: { retryLimit: 0, deleteAfterSeconds: 3_600, expireInSeconds: 600 },
};

/** The api, listening. */
export interface RunningApi {
  /** For example `http://127.0.0.1:4001`. */
  address: string;
  /** The page with the mails of a trial; undefined where a real mail server takes them. */
  outbox: string | undefined;
  /** Who takes Google's place in a trial; undefined where the shop is registered at Google. */
  sampleGoogle: string | undefined;
  /** Who takes the payment provider's place in a trial; undefined where the shop has keys of the provider. */
  paymentSimulator: string | undefined;
  /** The address of the payment widget's script. */
  widgetUrl: string;
  /** Answers what is under way, then lets go of the ports, the database and the data folder. */
  close(): Promise<void>;
}

/** Opens the database, brings it up to date, fills it when it is empty, and listens; throws when any of it fails. */
export async function openApi(config: ApiConfig): Promise<RunningApi> {
  // What has been opened closes in the opposite order: at the end, or at once when the rest fails.
  await using opened = new AsyncDisposableStack();
  const database = await openShopDatabase(config, opened);
  const secret = config.secret ?? (await keptSecret(config.dataDir));
  const neighbours = await openNeighbours(config, secret);
  opened.defer(() => neighbours.close());
  const transport = openTransport(neighbours.smtpUrl);
  opened.defer(() => transport.close());
  const jobs = await openJobs(database, { queues: QUEUES, onTrouble: (words) => process.emitWarning(words) });
  opened.defer(() => jobs.close());
  const seal = openSeal(secret, 'mail');
  const [post, google] = [openPost(jobs, seal), openGoogle(neighbours.google)];
  const provider = openRazorpay(neighbours.payment);
  opened.defer(() => provider.close());
  const till = { ...neighbours.payment, provider };
  const app = await createApi({ database, config, secret, post, jobs, till, google });
  opened.defer(() => app.close());
  await deliver({ jobs, seal, transport, from: config.mailFrom, log: app.log });
  await jobs.work(SWEEP, () => sweep(database.db, new Date()));
  await jobs.every(SWEEP, HOURLY);
  const address = await app.listen({ host: config.host, port: config.port });
  neighbours.sendPaymentEventsTo(`${address}/payment/webhook`);
  const { outbox, sampleGoogle, paymentSimulator, payment } = neighbours;
  const running = opened.move();
  const close = () => running.disposeAsync();
  return { address, outbox, sampleGoogle, paymentSimulator, widgetUrl: payment.widgetUrl, close };
}

async function sweep(db: Database['db'], now: Date): Promise<void> {
  await sweepAccounts(db, now);
  await sweepNewsletter(db, now);
}

async function openShopDatabase(config: ApiConfig, opened: AsyncDisposableStack): Promise<Database> {
  try {
    const database = await openDatabase({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      onBreak: (error) => process.emitWarning(`A connection to the database broke: ${error.message}`),
    });
    opened.defer(() => database.close());
    await migrate(database, MIGRATIONS);
    await fillOnce(database, samples);
    return database;
  } catch (error) {
    if (!isAway(error)) throw error;
    throw new Error(`The database does not answer (DATABASE_URL): ${reasonOf(error)}.`, { cause: error });
  }
}

/** What the system said; Node keeps one word for each address of a name, and then no sentence. */
function reasonOf(error: Error): string {
  return error.message || ('code' in error ? String(error.code) : error.name);
}

function samples(): Samples {
  const catalogue = sampleCatalogue();
  const reviews = sampleReviews(catalogue.products);
  return soldIn(CATEGORIES, { ...catalogue, reviews, promoCodes: samplePromoCodes() });
}

if (import.meta.main) {
  const api = await openApi(readApiConfig());
  process.stdout.write(`The api answers on ${api.address}\n`);
  if (api.outbox) process.stdout.write(`Mails of this trial: ${api.outbox}\n`);
  if (api.sampleGoogle) process.stdout.write(`A sample in Google's place: ${api.sampleGoogle}\n`);
  if (api.paymentSimulator) process.stdout.write(`A sample in the payment provider's place: ${api.paymentSimulator}\n`);
  const stop = () => void api.close().then(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

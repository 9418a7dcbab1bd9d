import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../server-kit/metrics.ts';
import type { Tracing } from '../server-kit/tracing.ts';
import { accountRoutes } from './account/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import type { ApiConfig } from './config.ts';
import { startCountJobs } from './catalog/search/count-jobs.ts';
import { deliveryRoutes } from './catalog/delivery/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { sellingRoutes } from './catalog/selling/routes.ts';
import { startCheckoutJobs } from './checkout/checkout.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { measureApi } from './metrics.ts';
import { startNewsletterJobs } from './newsletter/newsletter.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { createOrderFeed } from './orders/order-feed.ts';
import { createCatalogueFeed } from './catalog/catalogue-feed.ts';
import { startInvoiceJobs } from './orders/invoices/queue.ts';
import { invoiceRoutes } from './orders/invoices/routes.ts';
import { returnRoutes } from './orders/returns/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { mountContract, onEachResponse, readContract } from './platform/contract.ts';
import type { ResponseListener } from './platform/contract.ts';
import type { Database } from './platform/database.ts';
import { createFastify } from './platform/fastify.ts';
import type { JobQueues } from './platform/jobs.ts';
import { createServiceLog } from './platform/request-context.ts';
import { platformRoutes } from './platform/routes.ts';
import { createSecurityLog, logRefusals } from './platform/security-log.ts';
import type { SecurityLog } from './platform/security-log.ts';
import { promotionsRoutes } from './promotions/routes.ts';
import { reviewsRoutes } from './reviews/routes.ts';
import { createServices } from './services.ts';
import { followSettings } from './settings/follow-changes.ts';
import { settingsRoutes } from './settings/routes.ts';
import type { ServiceDependencies } from './services.ts';
import { startNoticeJobs } from './wishlist/notices/notice-jobs.ts';
import { noticeRoutes } from './wishlist/notices/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

/** The dependencies of the app. */
export interface ApiDependencies extends Omit<ServiceDependencies, 'db' | 'now' | 'log' | 'securityLog'> {
  database: Database;
  /** The queues for enqueuing and running jobs. */
  jobs: Pick<JobQueues, 'enqueue' | 'work' | 'schedule' | 'repeat'>;
  /** The clock of the shop; the system's own by default. */
  now?: (() => Date) | undefined;
  /** Receives each JSON response before it is serialized. If it throws, the call fails. */
  onResponse?: ResponseListener | undefined;
  /** The metrics of the api; none by default. */
  metrics?: Metrics | undefined;
  /** The traces of the calls; none by default. */
  tracer?: Tracing | undefined;
  /** The names of the queues that are measured. */
  queues?: readonly string[];
  /** Where log lines go; to the standard output by default. */
  logTo?: { write(line: string): void } | undefined;
}

/** The REST host as a Fastify app that serves the whole contract, by `inject` or when it listens. */
export async function createApi({
  onResponse,
  logTo,
  metrics,
  tracer,
  ...dependencies
}: ApiDependencies): Promise<FastifyInstance> {
  const { config, database, jobs, queues = [], now = () => new Date() } = dependencies;
  const app = createFastify({ ...config, logTo, metrics, tracer });
  const securityLog = openSecurityLog(app, config, dependencies.secret);
  if (metrics) measureApi(metrics, { database, securityLog, queues, now });
  const [log, contract] = [createServiceLog(app.log), readContract()];
  const services = createServices({ ...dependencies, db: database.db, now, log, securityLog });
  const [orderFeed, catalogueFeed] = [createOrderFeed(database, now), createCatalogueFeed(database)];
  // An open stream would block the close of the api.
  app.addHook('preClose', async () => void (await Promise.all([orderFeed.close(), catalogueFeed.close()])));
  if (onResponse) onEachResponse(app, onResponse);

  await mountContract(app, contract, services.authentication, (serve) => {
    platformRoutes(serve, { contract, database });
    settingsRoutes(serve, services);
    catalogRoutes(serve, { ...services, catalogueFeed });
    deliveryRoutes(serve, { db: database.db, now });
    sellingRoutes(serve, services);
    operatorRoutes(serve, { ...services, database });
    accountRoutes(serve, services);
    promotionsRoutes(serve, services);
    newsletterRoutes(serve, services);
    reviewsRoutes(serve, { ...services, db: database.db });
    wishlistRoutes(serve, services);
    noticeRoutes(serve, services);
    cartRoutes(serve, services);
    orderRoutes(serve, { ...services, orderFeed });
    returnRoutes(serve, services);
    invoiceRoutes(serve, services);
    checkoutRoutes(serve, services);
  });

  await followSettings(app, database, services.settings);
  await app.ready();
  await startJobs(jobs, services, config);
  return app;
}

/** Starts the workers of all queues, except those of mails. */
async function startJobs(
  jobs: ApiDependencies['jobs'],
  services: ReturnType<typeof createServices>,
  { reconcileSeconds }: ApiConfig,
): Promise<void> {
  await startCheckoutJobs(jobs, services.checkout, reconcileSeconds);
  await startInvoiceJobs(jobs, services.invoices);
  await startCountJobs(jobs, services);
  await startNewsletterJobs(jobs, services.newsletter);
  await startNoticeJobs(jobs, services);
}

/** The security log is written at every LOG_LEVEL except `silent`. `npm start` does without it in a trial. */
function openSecurityLog(app: FastifyInstance, { logLevel, logsSecurity }: ApiConfig, secret: string): SecurityLog {
  const level = logLevel === 'silent' || !logsSecurity ? 'silent' : 'info';
  const securityLog = createSecurityLog({ secret, log: app.log.child({ log: 'security' }, { level }) });
  logRefusals(app, securityLog);
  app.addHook('onClose', async () => securityLog.flush());
  return securityLog;
}
